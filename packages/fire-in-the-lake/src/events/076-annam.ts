import { dual } from './verbs.ts'

export const card = dual(
  76,
  'Annam',
  'ANVU',
  {
    en: {
      unshaded: 'NVA and VC each lose 1 Resource per space holding both NVA and VC pieces. Patronage +2.',
      shaded: 'Hue, Da Nang and 1 Province adjacent to either drop Support to Neutral.',
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
