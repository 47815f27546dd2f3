import { capability, dual } from './verbs.ts'

export const card = dual(
  14,
  'M-48 Patton',
  'UANV',
  {
    en: {
      unshaded:
        'In up to 2 spaces of each US Assault that are not Lowland, remove 2 additional enemy pieces; who may be removed is governed as usual.',
      shaded:
        'After each US or ARVN Patrol, roll for NVA: on 1-3 NVA removes 1 cube that moved in that Patrol (US cube to Casualties, ARVN to Available).',
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
  capability(14),
)
