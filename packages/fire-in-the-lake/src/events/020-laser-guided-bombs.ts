import { capability, dual } from './verbs.ts'

export const card = dual(
  20,
  'Laser Guided Bombs',
  'UAVN',
  {
    en: {
      unshaded: 'An Air Strike space from which exactly 1 piece was removed does not shift.',
      shaded: 'An Air Strike removes at most 4 pieces in total.',
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
  capability(20),
)
