import { dual } from './verbs.ts'

export const card = dual(
  58,
  'Pathet Lao',
  'NVAU',
  {
    en: {
      unshaded: 'NVA removes 6 of its pieces in all (Bases count) from North Vietnam and Laos.',
      shaded:
        'If no COIN cube is in Laos, Improve the Trail 2 boxes. Otherwise US and ARVN move their cubes there to Vietnam: ARVN Troops to Cities without NVA Control, COIN Bases in South Vietnam or Saigon; Police to LoCs or COIN-Controlled spaces of South Vietnam; US Troops anywhere in South Vietnam.',
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
