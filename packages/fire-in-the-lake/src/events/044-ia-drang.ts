import { dual } from './verbs.ts'

export const card = dual(
  44,
  'Ia Drang',
  'NAUV',
  {
    en: {
      unshaded:
        'US free Air Lifts into 1 space that has an NVA piece, then free Sweeps and free Assaults there (each must be done with something; Monsoon no bar; ARVN Assault may be added free).',
      shaded:
        'Pick a Province with NVA Troops; roll 1d6; that many US Troops from it and its adjacent spaces go to Casualties.',
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
