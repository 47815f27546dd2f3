import { dual } from './verbs.ts'

export const card = dual(
  113,
  'Ruff Puff',
  'VAUN',
  {
    en: {
      unshaded: 'Place up to 8 Police anywhere in South Vietnam, LoCs included.',
      shaded:
        'Replace 5 Police outside Cities one for one with VC pieces; at most 1 of those may be a Base, the rest Guerrillas.',
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
