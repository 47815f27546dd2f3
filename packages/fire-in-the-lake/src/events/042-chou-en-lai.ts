import { rollDie } from '@coinflict/kernel/questions'
import { gain } from '@coinflict/kernel/rules'
import { NVA, NVA_TROOPS, VC } from '../forces.ts'
import { EVERY } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R2 } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import { trail } from '../trail.ts'
import { dual, takeMany } from './verbs.ts'

export const card = dual(
  42,
  'Chou En Lai',
  'NAUV',
  ['statesman', 'star'],
  {
    en: {
      unshaded: 'NVA Resources −10. The NVA roll a die and remove that many of their Troops from the map.',
      shaded: 'NVA Resources +10. VC Resources rise by the Trail.',
    },
    es: {
      unshaded: 'Recursos del EVN −10. El EVN tira un dado y elimina del mapa ese número de sus Tropas.',
      shaded: 'Recursos del EVN +10. Recursos del VC + el valor de la Ruta.',
    },
    pl: {
      unshaded: 'Zasoby NVA −10. NVA rzuca kością i usuwa z mapy tyle kostek swojego wojska.',
      shaded: 'Zasoby NVA +10. Zasoby VC + wartość szlaku.',
    },
  },
  {
    unshaded(g) {
      gain(g, NVA, -10)
      g.cite('5.1', NVA)
      takeMany(g, NVA, rollDie(g), NVA_TROOPS, EVERY)
    },
    shaded(g) {
      gain(g, NVA, 10)
      gain(g, VC, trail(g))
    },
  },
)

export const nonPlayers: CardInstructions = {
  us: R2,
  effects: {
    'event.remove-where': harming(1, [NVA_TROOPS]),
  },
}
