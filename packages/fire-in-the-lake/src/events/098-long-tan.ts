import { dual } from './verbs.ts'

export const card = dual(
  98,
  'Long Tan',
  'VUAN',
  {
    en: {
      unshaded:
        'Either place 2 US Troops from Out of Play in 1 Province (not North Vietnam), or remove all Guerrillas from every Jungle space with US Troops.',
      shaded: 'In 1 Jungle space with at least 2 VC Guerrillas: 1 US Base and 1 US Troop to Casualties.',
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
