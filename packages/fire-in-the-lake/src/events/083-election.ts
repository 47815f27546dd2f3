import { dual } from './verbs.ts'

export const card = dual(
  83,
  'Election',
  'AVUN',
  {
    en: {
      unshaded: '3 spaces at Passive Support become Active Support. Aid +10.',
      shaded: '2 Cities each shift 1 level toward Active Opposition. Aid −15.',
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
