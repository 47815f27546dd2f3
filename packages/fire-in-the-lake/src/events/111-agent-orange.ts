import { dual } from './verbs.ts'

export const card = dual(
  111,
  'Agent Orange',
  'VAUN',
  {
    en: {
      unshaded:
        'All Guerrillas in Jungle spaces become Active. US makes a free Air Strike in up to 2 Jungle spaces, with no effect on the Trail.',
      shaded: 'Each Jungle and Highland Province with Insurgent pieces shifts 1 level toward Active Opposition.',
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
