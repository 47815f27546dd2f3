import { dual } from './verbs.ts'

export const card = dual(
  24,
  'Operation Starlite',
  'UVNA',
  {
    en: {
      unshaded:
        'Pick 1 coastal Province that has, or is adjacent to, US Troops: remove all VC pieces there (Tunneled Bases stay).',
      shaded: 'In up to 3 Provinces flip every VC Guerrilla Underground. Executing faction stays Eligible.',
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
