import { dual } from './verbs.ts'

export const card = dual(
  87,
  'Nguyen Chanh Thi',
  'AVNU',
  {
    en: {
      unshaded:
        'Place 3 ARVN pieces of any types in spaces within 3 spaces of Hue (not North Vietnam); each space that received any shifts 1 level toward Active Support once.',
      shaded: 'Replace 2 ARVN pieces within 2 spaces of Hue by 2 VC pieces of any types. Patronage +4 or −4.',
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
