import { dual } from './verbs.ts'

export const card = dual(
  110,
  'No Contact',
  'VNAU',
  {
    en: {
      unshaded:
        'Put 2 Casualty pieces of any types on the map in any spaces where they may stack. Flip all Rangers and Irregulars Underground.',
      shaded: 'Flip all NVA and VC Guerrillas Underground.',
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
