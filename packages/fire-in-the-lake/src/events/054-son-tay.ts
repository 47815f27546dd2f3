import { AVAILABLE, moveToBox } from '@coinflict/kernel/rules'
import { inBox } from '@coinflict/kernel/state'
import { CASUALTIES, NVA, OUT_OF_PLAY, US, US_TROOPS } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R37 } from '../nonplayers/conditions.ts'
import { dual, loseTurn, makeEligible, transferBoxes, US_PIECES } from './verbs.ts'

export const card = dual(
  54,
  'Son Tay',
  'NVUA',
  ['helicopter', 'prison'],
  {
    en: {
      unshaded:
        '2 US Troops from Casualties to Available. The NVA are ineligible through the next card. The US is eligible at once.',
      shaded: 'Any 2 US pieces from Casualties go Out of Play. The US is ineligible through the next card.',
    },
    es: {
      unshaded:
        '2 Tropas de EE.\u00a0UU. pasan de Bajas a Disponibles. El EVN es no elegible hasta el final de la próxima carta. EE.\u00a0UU. es elegible ya.',
      shaded:
        '2 fichas cualesquiera de EE.\u00a0UU. pasan de Bajas a fuera de juego. EE.\u00a0UU. es no elegible hasta el final de la próxima carta.',
    },
    pl: {
      unshaded:
        '2 kostki wojska USA ze strat do dostępnych. NVA jest nieuprawniona do końca następnej karty. USA od razu są uprawnione.',
      shaded: '2 dowolne elementy USA ze strat trafiają poza grę. USA są nieuprawnione do końca następnej karty.',
    },
  },
  {
    unshaded(g) {
      moveToBox(g, US_TROOPS, CASUALTIES, AVAILABLE, Math.min(2, inBox(g, CASUALTIES, US_TROOPS)))
      loseTurn(g, NVA)
      makeEligible(g, US)
    },
    shaded(g, by) {
      transferBoxes(g, by, 2, US_PIECES, CASUALTIES, OUT_OF_PLAY)
      loseTurn(g, US)
    },
  },
)

export const nonPlayers: CardInstructions = {
  nva: R37,
  vc: R37,
}
