import { dual } from './verbs.ts'

export const card = dual(
  22,
  'Da Nang',
  'UVNA',
  {
    en: {
      unshaded:
        'US places up to 6 US Troops in Da Nang; at most 3 of them from Out of Play, the others from Available.',
      shaded: 'Da Nang and every space adjacent to it drop any Support to Neutral. No Air Strike until Coup.',
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
    lasts: { shaded: 'momentum' },
  },
)
