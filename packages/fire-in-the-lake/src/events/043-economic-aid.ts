import { dual } from './verbs.ts'

export const card = dual(
  43,
  'Economic Aid',
  'NAUV',
  {
    en: {
      unshaded:
        'Move 2 ARVN Bases or 2 US Bases (not one each) from Out of Play to Available. Then either ARVN Resources +6 or Aid +12.',
      shaded: 'Trail up 1 box; after that a choice: the Trail up another box, or 10 Resources to NVA.',
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
