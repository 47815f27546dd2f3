import { dual } from './verbs.ts'

export const card = dual(
  118,
  'Korean War Arms',
  'VANU',
  {
    en: {
      unshaded:
        'From each space with 2 or more VC Guerrillas and no NVA Base, VC removes 1 VC Guerrilla (may be an Active one).',
      shaded: 'Place 1 VC piece of any type in each of 3 spaces.',
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
