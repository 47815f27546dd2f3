import { capability, dual } from './verbs.ts'

export const card = dual(
  116,
  'Cadres',
  'VANU',
  {
    en: {
      unshaded:
        'To Terror or Agitate in a space VC must remove 2 VC Guerrillas from it (impossible with fewer than 2 there).',
      shaded:
        'In 1 space of each VC Rally where VC already had a Base, VC may Agitate as in the Support Phase (normal cost) even under COIN Control.',
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
  capability(116),
)
