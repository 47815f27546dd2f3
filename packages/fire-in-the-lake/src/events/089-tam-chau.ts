import { dual } from './verbs.ts'

export const card = dual(
  89,
  'Tam Chau',
  'AVNU',
  {
    en: {
      unshaded: 'Saigon shifts 1 level toward Passive Support (so down if at Active Support). Patronage +6.',
      shaded:
        'Place a VC piece (Base allowed) in Saigon; Saigon shifts 1 level toward Passive Opposition; Patronage −6.',
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
