import { capability, dual } from './verbs.ts'

export const card = dual(
  19,
  'CORDS',
  'UAVN',
  {
    en: {
      unshaded: 'US Train may Pacify in 2 of its selected spaces instead of 1.',
      shaded: 'US Train may Pacify no higher than Passive Support.',
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
  capability(19),
)
