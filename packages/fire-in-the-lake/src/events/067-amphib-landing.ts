import { dual } from './verbs.ts'

export const card = dual(
  67,
  'Amphib Landing',
  'AUVN',
  {
    en: {
      unshaded:
        'Executor names US or ARVN: that faction rearranges its Troops freely among coastal spaces, then makes a free Sweep and a free Assault in one coastal space (Monsoon no bar).',
      shaded:
        'VC relocates up to 3 of its pieces from one coastal space to any spaces. US and ARVN Ineligible through the next card.',
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
