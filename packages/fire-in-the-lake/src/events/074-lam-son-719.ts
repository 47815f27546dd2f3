import { dual } from './verbs.ts'

export const card = dual(
  74,
  'Lam Son 719',
  'ANUV',
  {
    en: {
      unshaded:
        'Place up to 6 ARVN Troops in 1 Laos space; ARVN makes a free Limited Operation there; Degrade the Trail 2 boxes.',
      shaded: 'NVA Resources +6, and +1 more per ARVN piece in Laos.',
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
