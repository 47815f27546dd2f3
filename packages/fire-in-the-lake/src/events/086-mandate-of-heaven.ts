import { capability, dual } from './verbs.ts'

export const card = dual(
  86,
  'Mandate of Heaven',
  'AVNU',
  {
    en: {
      unshaded: 'In 1 space of each Govern, Aid may be transferred to Patronage without the shift.',
      shaded: 'ARVN Govern is limited to 1 space and ARVN may Pacify in at most 1 space.',
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
  capability(86),
)
