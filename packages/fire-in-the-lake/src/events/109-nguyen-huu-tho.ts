import { dual } from './verbs.ts'

export const card = dual(
  109,
  'Nguyen Huu Tho',
  'VNAU',
  {
    en: {
      unshaded: 'Each City with VC pieces shifts 1 level toward Active Support.',
      shaded: 'Place a VC Base (if stacking allows) and a VC Guerrilla in Saigon. Executing faction stays Eligible.',
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
