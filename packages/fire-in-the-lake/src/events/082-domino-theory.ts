import { dual } from './verbs.ts'

export const card = dual(
  82,
  'Domino Theory',
  'AVUN',
  {
    en: {
      unshaded:
        'Either up to 3 US or up to 6 ARVN pieces from Out of Play to Available, or ARVN Resources +9 and Aid +9.',
      shaded: '3 US Troops from Available Out of Play. Aid −9.',
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
