import { dual } from './verbs.ts'

export const card = dual(
  65,
  'International Forces',
  'AUNV',
  {
    en: {
      unshaded: 'Place 4 US pieces from Out of Play onto the map.',
      shaded: 'US rolls 1d6 and moves that many of its pieces, its choice, from the map Out of Play.',
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
