import { dual } from './verbs.ts'

export const card = dual(
  92,
  'SEALORDS',
  'VUNA',
  {
    en: {
      unshaded:
        'ARVN, then US, in each space adjacent to Can Tho (the 3 Mekong LoCs included) free Sweeps in place or free Assaults, each faction deciding per space.',
      shaded:
        'Executor names NVA or VC: it moves any of its pieces, untunneled Bases included, out of Cambodia and Tay Ninh into spaces adjacent to Can Tho.',
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
