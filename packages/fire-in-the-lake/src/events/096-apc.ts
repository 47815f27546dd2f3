import { dual } from './verbs.ts'

export const card = dual(
  96,
  'APC',
  'VUAN',
  {
    en: {
      unshaded:
        'US then ARVN Pacify at once as in a Support Phase (combined limit 4 spaces), cost 0, at most 1 level per space; Terror markers also go free.',
      shaded:
        'If Tet Offensive has been played, give the card back to VC. If it has not (also when the scenario does not use it), VC carries out Tet Offensive’s effect without using the card.',
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
