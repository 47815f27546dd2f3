import { dual } from './verbs.ts'

export const card = dual(
  21,
  'Americal',
  'UVNA',
  {
    en: {
      unshaded:
        'US takes up to 2 US Troops from the map and up to 2 from Out of Play and moves them all to one place: a single space, or Available.',
      shaded:
        'Pick 1 or 2 Provinces where US Troops stand; from each take off 1 VC piece (Guerrilla or untunneled Base), and the Province becomes Active Opposition. Provinces where both can happen must be picked first.',
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
