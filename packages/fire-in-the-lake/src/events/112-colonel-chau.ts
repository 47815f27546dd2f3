import { dual } from './verbs.ts'

export const card = dual(
  112,
  'Colonel Chau',
  'VAUN',
  {
    en: {
      unshaded: 'Place 1 Police in each of 6 Provinces.',
      shaded: '3 Provinces with ARVN pieces each shift 1 level toward Active Opposition and receive a VC Guerrilla.',
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
