import { AVAILABLE, mayAct, moveToBox } from '@coinflict/kernel/rules'
import { available, inBox } from '@coinflict/kernel/state'
import { airStrikeAs } from '../activities/air-strike.ts'
import { CASUALTIES, US_TROOPS } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R1 } from '../nonplayers/conditions.ts'
import { dual } from './verbs.ts'

export const card = dual(
  40,
  'PoWs',
  'NUVA',
  ['prison', 'jet'],
  {
    en: {
      unshaded: 'A free Air Strike, as you direct. 2 US Troops from Casualties become Available.',
      shaded: '3 Available US Troops become Casualties.',
    },
    es: {
      unshaded: 'Un Ataque Aéreo gratuito que diriges tú. 2 Tropas de EE.\u00a0UU. pasan de Bajas a Disponibles.',
      shaded: '3 Tropas Disponibles de EE.\u00a0UU. pasan a Bajas.',
    },
    pl: {
      unshaded: 'Darmowy atak z powietrza, którym kierujesz. 2 kostki wojska USA wracają ze strat do dostępnych.',
      shaded: '3 dostępne kostki wojska USA trafiają do strat.',
    },
  },
  {
    unshaded(g, by) {
      mayAct(g, by, airStrikeAs({ by }))
      moveToBox(g, US_TROOPS, CASUALTIES, AVAILABLE, Math.min(2, inBox(g, CASUALTIES, US_TROOPS)))
    },
    shaded(g) {
      moveToBox(g, US_TROOPS, AVAILABLE, CASUALTIES, Math.min(3, available(g, US_TROOPS)))
    },
  },
)

export const nonPlayers: CardInstructions = {
  arvn: R1,
  vc: R1,
}
