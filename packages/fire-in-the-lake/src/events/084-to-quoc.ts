import { dual } from './verbs.ts'

export const card = dual(
  84,
  'To Quoc',
  'AVUN',
  {
    en: {
      unshaded: 'Every South Vietnam space that has NVA pieces receives one ARVN Troop and one Police.',
      shaded:
        'In each space ARVN removes a third (round down) of its cubes, choosing which. Executor places a VC Guerrilla in 3 of the spaces that lost cubes.',
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
