import { dual } from './verbs.ts'

export const card = dual(
  102,
  'Cu Chi',
  'VNUA',
  {
    en: {
      unshaded: 'Choose a space having both a Tunnel and COIN Control: every Guerrilla there is removed.',
      shaded:
        'Choose a Province: each Insurgent Base there gets a Tunnel marker, and one Guerrilla of each Insurgent faction is placed in it.',
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
