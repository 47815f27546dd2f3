import { capability, dual } from './verbs.ts'

export const card = dual(
  104,
  'Main Force Bns',
  'VNUA',
  {
    en: {
      unshaded:
        'A March into a space with Support or a LoC turns Guerrillas Active if moving pieces plus non-Base COIN pieces exceed 1 (instead of 3); applies to NVA as well.',
      shaded: 'In 1 space of each VC Ambush, 2 enemy pieces may be removed.',
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
  capability(104),
)
