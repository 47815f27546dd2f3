import { dual } from './verbs.ts'

export const card = dual(
  51,
  '301st Supply Bn',
  'NVUA',
  {
    en: {
      unshaded: 'Remove 6 Insurgent pieces that are not Bases from outside the South.',
      shaded: 'Improve the Trail 2 boxes; NVA Resources +1d6.',
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
