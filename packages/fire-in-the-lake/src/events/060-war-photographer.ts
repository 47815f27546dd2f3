import { dual } from './verbs.ts'

export const card = dual(
  60,
  'War Photographer',
  'NVAU',
  {
    en: {
      unshaded: '3 US pieces from Out of Play to Available.',
      shaded:
        'NVA places 6 Troops outside the South and gets +6 Resources; if NVA is the executing faction it stays Eligible.',
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
