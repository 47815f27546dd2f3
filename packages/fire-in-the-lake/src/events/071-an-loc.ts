import { dual } from './verbs.ts'

export const card = dual(
  71,
  'An Loc',
  'ANUV',
  {
    en: {
      unshaded:
        'Pick a South Vietnam space (LoCs included) with ARVN pieces: remove all NVA Troops there and place 3 ARVN Troops.',
      shaded:
        'NVA free Marches Troops into 1 City (Trail multi-moves apply; Monsoon no bar) and then makes 2 free Attacks there.',
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
