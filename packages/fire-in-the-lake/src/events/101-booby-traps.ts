import { capability, dual } from './verbs.ts'

export const card = dual(
  101,
  'Booby Traps',
  'VNUA',
  {
    en: {
      unshaded: 'VC and NVA Ambush are limited to 1 space.',
      shaded:
        'After each Sweep space VC rolls: 1-3 removes 1 Troop that Swept there (US to Casualties, ARVN to Available).',
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
  capability(101),
)
