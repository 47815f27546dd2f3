import { dual } from './verbs.ts'

export const card = dual(
  48,
  'Nam Dong',
  'NAVU',
  {
    en: {
      unshaded: 'Pick a Province with a COIN Base: remove up to 3 Guerrillas there and set it to Active Support.',
      shaded:
        'Pick a Province holding at most 2 COIN cubes: one COIN Base in it is removed (a US one becomes a Casualty) and the Province goes to Active Opposition.',
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
