import { rollDie } from '@coinflict/kernel/questions'
import { AVAILABLE, gain, moveToBox } from '@coinflict/kernel/rules'
import { available } from '@coinflict/kernel/state'
import { CASUALTIES, NVA, OUT_OF_PLAY, US_TROOPS } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R1 } from '../nonplayers/conditions.ts'
import { dual, transferBoxes, US_PIECES } from './verbs.ts'

export const card = dual(
  57,
  'International Unrest',
  'NVAU',
  ['crowd', 'banner'],
  {
    en: {
      unshaded: 'Any 2 US pieces from Casualties to Available.',
      shaded: '2 Available US Troops go Out of Play. Roll a die: NVA Resources rise by that number.',
    },
    es: {
      unshaded: '2 fichas cualesquiera de EE.\u00a0UU. pasan de Bajas a Disponibles.',
      shaded:
        '2 Tropas Disponibles de EE.\u00a0UU. pasan a fuera de juego. Tira un dado: los Recursos del EVN suben ese número.',
    },
    pl: {
      unshaded: '2 dowolne elementy USA ze strat do dostępnych.',
      shaded: '2 dostępne kostki wojska USA trafiają poza grę. Rzuć kością: zasoby NVA rosną o tyle.',
    },
  },
  {
    unshaded(g, by) {
      transferBoxes(g, by, 2, US_PIECES, CASUALTIES, AVAILABLE)
    },
    shaded(g) {
      moveToBox(g, US_TROOPS, AVAILABLE, OUT_OF_PLAY, Math.min(2, available(g, US_TROOPS)))
      gain(g, NVA, rollDie(g))
    },
  },
)

export const nonPlayers: CardInstructions = {
  vc: R1,
}
