import { dual } from './verbs.ts'

export const card = dual(
  114,
  'Tri Quang',
  'VAUN',
  {
    en: {
      unshaded: 'Set up to 3 Cities that are Neutral or at Opposition to Passive Support.',
      shaded:
        'Hue, Da Nang and Saigon each move 1 level toward Active Opposition; then a VC piece (Base allowed) goes to Saigon.',
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
