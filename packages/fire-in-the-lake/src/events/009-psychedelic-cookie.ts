import { dual } from './verbs.ts'

export const card = dual(
  9,
  'Psychedelic Cookie',
  'UNVA',
  {
    en: {
      unshaded:
        'US moves up to 3 US Troops: either from Out of Play to Available and/or South Vietnam spaces, or from the map to Available.',
      shaded: 'US chooses 3 of its Troops on the map and sends them Out of Play.',
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
