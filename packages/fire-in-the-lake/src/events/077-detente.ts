import { dual } from './verbs.ts'

export const card = dual(
  77,
  'Détente',
  'ANVU',
  {
    en: {
      unshaded: 'Halve NVA Resources and VC Resources (round down). 5 Available NVA Troops go Out of Play.',
      shaded: 'NVA chooses Resources +9 or a free Infiltrate. Then VC free Rallies in up to 6 spaces.',
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
