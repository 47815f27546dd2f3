import { capability, dual } from './verbs.ts'

export const card = dual(
  45,
  'PT-76',
  'NAUV',
  {
    en: {
      unshaded:
        'In each NVA Attack space, before resolving, remove 1 NVA Troop there (also when Guerrillas Attack or Ambush there; nothing if no Troop present).',
      shaded: 'In 1 space of each NVA Attack, Troops remove 1 enemy per Troop instead of 1 per 2.',
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
  capability(45),
)
