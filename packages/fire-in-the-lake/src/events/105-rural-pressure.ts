import { dual } from './verbs.ts'

export const card = dual(
  105,
  'Rural Pressure',
  'VNUA',
  {
    en: {
      unshaded: '4 Provinces with VC pieces each shift 1 level toward Active Support.',
      shaded:
        '3 Provinces holding Police go 1 level toward Active Opposition each; Patronage changes by 6, up or down.',
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
