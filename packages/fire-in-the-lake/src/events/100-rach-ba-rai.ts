import { dual } from './verbs.ts'

export const card = dual(
  100,
  'Rach Ba Rai',
  'VUAN',
  {
    en: {
      unshaded: 'From 1 Lowland with US Troops remove all VC pieces, or all NVA pieces other than Troops.',
      shaded:
        'Choose a Lowland with VC pieces: 1d6 COIN cubes there are removed (US ones become Casualties), then one VC piece of any type is placed there.',
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
