import { capability, dual } from './verbs.ts'

export const card = dual(
  8,
  'Arc Light',
  'UNVA',
  {
    en: {
      unshaded:
        'Each Air Strike may take as 1 of its spaces a Province with no US or ARVN piece (North Vietnam, Laos and Cambodia included).',
      shaded:
        'An Air Strike space that loses 2 or more pieces (Bases count) shifts 2 levels toward Active Opposition instead of 1.',
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
  capability(8),
)
