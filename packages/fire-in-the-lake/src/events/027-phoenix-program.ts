import { dual } from './verbs.ts'

export const card = dual(
  27,
  'Phoenix Program',
  'UVAN',
  {
    en: {
      unshaded:
        'Remove 3 VC pieces in all (Underground ones and untunneled Bases included) from COIN-Controlled spaces.',
      shaded:
        'In 2 spaces other than Saigon that have COIN Control and a VC piece: add a Terror marker and set to Active Opposition.',
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
