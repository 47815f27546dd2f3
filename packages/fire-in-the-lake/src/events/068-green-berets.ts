import { dual } from './verbs.ts'

export const card = dual(
  68,
  'Green Berets',
  'AUVN',
  {
    en: {
      unshaded:
        'One Province not under NVA Control receives either 3 Irregulars or 3 Rangers and becomes Active Support.',
      shaded: 'Remove 3 Irregulars from the map to Available and set 1 Province they were in to Active Opposition.',
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
