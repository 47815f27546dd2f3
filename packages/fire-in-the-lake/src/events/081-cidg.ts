import { dual } from './verbs.ts'

export const card = dual(
  81,
  'CIDG',
  'AVUN',
  {
    en: {
      unshaded:
        'Roll 1d6: replace that many VC Guerrillas in South Vietnam one for one with Rangers, Irregulars or Police.',
      shaded:
        'In 1 Highland Province replace all Rangers, Police and Irregulars together by 2 VC Guerrillas (Irregulars to Available).',
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
