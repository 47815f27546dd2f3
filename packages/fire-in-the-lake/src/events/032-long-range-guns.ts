import { capability, dual } from './verbs.ts'

export const card = dual(
  32,
  'Long Range Guns',
  'NUAV',
  {
    en: {
      unshaded: 'NVA Bombard is limited to 1 space.',
      shaded: 'NVA Bombard may hit up to 3 spaces.',
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
  capability(32),
)
