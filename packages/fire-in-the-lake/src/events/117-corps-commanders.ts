import { dual } from './verbs.ts'

export const card = dual(
  117,
  'Corps Commanders',
  'VANU',
  {
    en: {
      unshaded:
        'ARVN takes 3 ARVN Troops from Out of Play and/or Available, sets them in one space or in a pair of adjacent ones, and free Sweeps where it did.',
      shaded:
        'Roll 1d6 and remove that many ARVN pieces from 1 space or 2 adjacent spaces. ARVN Ineligible through the next card.',
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
