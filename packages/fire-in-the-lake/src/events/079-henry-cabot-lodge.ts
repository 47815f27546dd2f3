import { dual } from './verbs.ts'

export const card = dual(
  79,
  'Henry Cabot Lodge',
  'ANVU',
  {
    en: {
      unshaded: 'Aid +20.',
      shaded:
        'Remove up to 3 ARVN pieces (Bases allowed); Patronage +2 for each. ARVN Ineligible through the next card.',
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
