import { dual } from './verbs.ts'

export const card = dual(
  97,
  'Brinks Hotel',
  'VUAN',
  {
    en: {
      unshaded:
        'Either Aid +10 or transfer 4 from Patronage to ARVN Resources. Then turn the current RVN Leader card face down: its text no longer applies.',
      shaded:
        'A City with a VC piece shifts 2 levels toward Active Opposition and gets a Terror marker (even if it has one).',
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
