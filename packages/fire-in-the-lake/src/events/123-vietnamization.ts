import { single } from './verbs.ts'

export const card = single(
  123,
  'Vietnamization',
  'AUNV',
  {
    en: {
      unshaded:
        'ARVN Resources +12; Aid +12; all ARVN pieces Out of Play become Available; then place 4 ARVN cubes anywhere.',
    },
    es: {
      unshaded: '',
    },
    pl: {
      unshaded: '',
    },
  },
  () => {},
)
