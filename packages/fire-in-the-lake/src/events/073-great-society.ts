import { dual } from './verbs.ts'

export const card = dual(
  73,
  'Great Society',
  'ANUV',
  {
    en: {
      unshaded: 'Carry out a Commitment Phase now (US decides).',
      shaded: 'US moves 3 pieces of its choice (Bases allowed) from Available Out of Play.',
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
