import { dual } from './verbs.ts'

export const card = dual(
  26,
  'LRRP',
  'UVAN',
  {
    en: {
      unshaded:
        'US places 3 Irregulars in Laos/Cambodia spaces, then makes a free Air Strike in any legal spaces, in which Bases are removed first rather than last.',
      shaded: '3 Irregulars on the map go to Casualties; each space one left shifts 1 level toward Active Opposition.',
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
