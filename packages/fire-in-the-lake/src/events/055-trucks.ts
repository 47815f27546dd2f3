import { dual } from './verbs.ts'

export const card = dual(
  55,
  'Trucks',
  'NVUA',
  {
    en: {
      unshaded:
        'Degrade the Trail 2 boxes. NVA chooses and removes 4 of its pieces from Laos and 4 from Cambodia (Bases count).',
      shaded:
        'NVA and VC Resources each + twice the Trail value. NVA may shift its untunneled Bases that are in Laos/Cambodia to any Laos/Cambodia spaces (stacking).',
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
