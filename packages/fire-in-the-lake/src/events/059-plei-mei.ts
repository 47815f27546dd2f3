import { dual } from './verbs.ts'

export const card = dual(
  59,
  'Plei Mei',
  'NVAU',
  {
    en: {
      unshaded: 'Remove 3 NVA pieces from a single space that has, or is adjacent to, a COIN Base.',
      shaded:
        'NVA free Marches out of spaces outside the South (Trail multi-moves apply; Monsoon no bar), then makes a free Attack or Ambush in 1 space anywhere. The Ambush needs an NVA Guerrilla there but it need not have Marched nor be Underground.',
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
