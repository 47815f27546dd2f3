import { dual } from './verbs.ts'

export const card = dual(
  42,
  'Chou En Lai',
  'NAUV',
  {
    en: {
      unshaded: 'NVA Resources −10. NVA rolls 1d6 and removes that many of its Troops from the map, its choice.',
      shaded: 'NVA Resources +10. VC Resources + Trail value.',
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
