import { dual } from './verbs.ts'

export const card = dual(
  23,
  'Operation Attleboro',
  'UVNA',
  {
    en: {
      unshaded:
        'US picks 1 space with a Tunneled Base and there, free and in order: Air Lifts into it, Sweeps in it (Monsoon no bar), Assaults it treating Tunneled Bases as ordinary Bases. An ARVN Assault may be added at no cost.',
      shaded:
        'Pick a space with a Tunnel; roll 1d6; that many US Troops from it and its adjacent spaces go to Casualties.',
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
