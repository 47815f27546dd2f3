import { capability, dual } from './verbs.ts'

export const card = dual(
  18,
  'Combined Action Platoons',
  'UAVN',
  {
    en: {
      unshaded:
        'Each US Train may, free of charge, also place 1 Police (or bring 1 from elsewhere on the map) in any 1 space with US Troops.',
      shaded: 'US may choose at most 2 spaces per Sweep.',
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
  capability(18),
)
