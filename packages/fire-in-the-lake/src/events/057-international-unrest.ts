import { dual } from './verbs.ts'

export const card = dual(
  57,
  'International Unrest',
  'NVAU',
  {
    en: {
      unshaded: '2 US Casualties of any type to Available.',
      shaded: '2 US Troops from Available Out of Play. NVA Resources +1d6.',
    },
    es: {
      unshaded: '',
      shaded: '',
    },
    pl: {
      unshaded: '',
      shaded: '',
    },
  },
  {
    unshaded() {},
    shaded() {},
  },
)
