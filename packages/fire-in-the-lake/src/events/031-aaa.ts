import { capability, dual } from './verbs.ts'

export const card = dual(
  31,
  'AAA',
  'NUAV',
  {
    en: {
      unshaded: 'A Rally that also Improves the Trail may select only 1 space.',
      shaded: 'An Air Strike cannot Degrade the Trail below 2.',
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
  capability(31),
)
