import { AVAILABLE, adjust, mayOperate, moveToBox } from '@coinflict/kernel/rules'
import { inBox } from '@coinflict/kernel/state'
import { AID, CASUALTIES, OUT_OF_PLAY, US, US_TROOPS } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R37 } from '../nonplayers/conditions.ts'
import { COIN_OPERATIONS } from '../operations/index.ts'
import { askEvent, dual, inSeason, loseTurn, makeEligible, transferBoxes, US_PIECES } from './verbs.ts'

export const card = dual(
  103,
  'Kent State',
  'VNUA',
  ['crowd', 'rifle'],
  {
    en: {
      unshaded:
        '2 US pieces from Casualties to Available. The US carries out a free Limited Operation and is eligible at once.',
      shaded: 'Up to 3 US Troops from Casualties go Out of Play. Aid −6. The US is ineligible through the next card.',
    },
    es: {
      unshaded:
        '2 fichas de EE.\u00a0UU. pasan de Bajas a Disponibles. EE.\u00a0UU. ejecuta una Operación Limitada gratuita y es elegible ya.',
      shaded:
        'Hasta 3 Tropas de EE.\u00a0UU. pasan de Bajas a fuera de juego. Ayuda −6. EE.\u00a0UU. es no elegible hasta el final de la próxima carta.',
    },
    pl: {
      unshaded:
        '2 elementy USA ze strat do dostępnych. USA wykonują darmową operację ograniczoną i od razu są uprawnione.',
      shaded:
        'Do 3 kostek wojska USA ze strat trafia poza grę. Wsparcie −6. USA są nieuprawnione do końca następnej karty.',
    },
  },
  {
    unshaded(g, by) {
      transferBoxes(g, by, 2, US_PIECES, CASUALTIES, AVAILABLE)
      mayOperate(g, US, inSeason(g, COIN_OPERATIONS), { limited: true })
      makeEligible(g, US)
    },
    shaded(g, by) {
      const there = () => Math.min(3, inBox(g, CASUALTIES, US_TROOPS))
      if (there() > 0) {
        const q = askEvent(g, by, 'event.how-many', { piece: US_TROOPS })
        moveToBox(g, US_TROOPS, CASUALTIES, OUT_OF_PLAY, q.numbers(0, there()).askNumber())
      }
      adjust(g, AID, -6)
      loseTurn(g, US)
    },
  },
)

export const nonPlayers: CardInstructions = {
  nva: R37,
  vc: R37,
}
