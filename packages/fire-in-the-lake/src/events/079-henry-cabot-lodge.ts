import { adjust, takeOff } from '@coinflict/kernel/rules'
import { AID, ARVN, kinds, PATRONAGE } from '../forces.ts'
import { EVERY } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R78A } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import { dual, loseTurn } from './verbs.ts'

export const card = dual(
  79,
  'Henry Cabot Lodge',
  'ANVU',
  ['statesman', 'letter'],
  {
    en: {
      unshaded: 'Aid +20.',
      shaded:
        'Remove up to 3 ARVN pieces, Bases too; Patronage +2 for each. The ARVN are ineligible through the next card.',
    },
    es: {
      unshaded: 'Ayuda +20.',
      shaded:
        'Elimina hasta 3 fichas del ARVN, Bases incluidas; Patrocinio +2 por cada una. El ARVN es no elegible hasta el final de la próxima carta.',
    },
    pl: {
      unshaded: 'Wsparcie +20.',
      shaded:
        'Usuń do 3 elementów ARVN, także bazy; patronat +2 za każdy. ARVN jest nieuprawniona do końca następnej karty.',
    },
  },
  {
    unshaded(g) {
      adjust(g, AID, 20)
    },
    shaded(g, by) {
      adjust(g, PATRONAGE, 2 * takeOff(g, by, 3, kinds(ARVN), EVERY, true))
      loseTurn(g, ARVN)
    },
  },
)

export const nonPlayers: CardInstructions = {
  arvn: R78A,
  effects: {
    'event.remove-where': harming(1, kinds(ARVN)),
  },
}
