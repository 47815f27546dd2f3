import { dual } from './verbs.ts'

export const card = dual(
  39,
  'Oriskany',
  'NUVA',
  {
    en: {
      unshaded:
        'Remove 4 pieces from North Vietnam (untunneled Bases allowed), taking any shortfall from Laos once North Vietnam is empty. Degrade the Trail 2 boxes.',
      shaded:
        '1 Available US Troop goes Out of Play. Until the next Coup Round is over nothing may Degrade the Trail (so neither 6.2.2 nor the Reset step from 4 to 3 applies).',
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
    lasts: { shaded: 'momentum' },
  },
)
