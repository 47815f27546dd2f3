import { dual } from './verbs.ts'

export const card = dual(
  63,
  'Fact Finding',
  'AUNV',
  {
    en: {
      unshaded:
        'Either 2 US pieces from Out of Play into South Vietnam or transfer 1d6 from Patronage to ARVN Resources. Aid +6 in either case.',
      shaded:
        'One COIN-Controlled City other than Saigon drops its Support to Neutral. Then Patronage +4 or VC Resources +4.',
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
