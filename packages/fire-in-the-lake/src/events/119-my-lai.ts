import { dual } from './verbs.ts'

export const card = dual(
  119,
  'My Lai',
  'VANU',
  {
    en: {
      unshaded: '2 US Troops from Available Out of Play. Patronage +2.',
      shaded:
        'Choose a Province with US Troops: it becomes Active Opposition, VC adds a Base and a Guerrilla there, Aid falls 6.',
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
