import { AVAILABLE, moveToBox } from '@coinflict/kernel/rules'
import { available, type Faction } from '@coinflict/kernel/state'
import { airStrikeAs } from '../activities/air-strike.ts'
import { CASUALTIES, US_TROOPS } from '../forces.ts'
import { isSouth } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R1, R6 } from '../nonplayers/conditions.ts'
import { improveTrail } from '../trail.ts'
import { dual, mustAct } from './verbs.ts'

/** The Trail is Degraded beside the hits. */
const strike = (by: Faction) => airStrikeAs({ by, most: 1, among: (s) => !isSouth(s), hits: 6, boxes: 2 })

export const card = dual(
  6,
  'Aces',
  'UNVA',
  ['jet', 'missile'],
  {
    en: {
      unshaded:
        'Free Air Strike in 1 space outside the South, with or without US or ARVN pieces. It Degrades the Trail 2 boxes.',
      shaded: '2 US Troops from Available to Casualties. Improve the Trail 2 boxes.',
    },
    es: {
      unshaded:
        'Ataque Aéreo gratuito en 1 casilla fuera del Sur, con o sin fichas de EE.\u00a0UU. o del ARVN. Degrada la Ruta 2 casillas.',
      shaded: '2 Tropas de EE.\u00a0UU. pasan de Disponibles a Bajas. Mejora la Ruta 2 casillas.',
    },
    pl: {
      unshaded:
        'Darmowy atak z powietrza na 1 pole poza Południem, z elementami USA lub ARVN albo bez nich. Pogarsza szlak o 2 pola.',
      shaded: '2 kostki wojska USA z dostępnych do strat. Ulepsz szlak o 2 pola.',
    },
  },
  {
    unshaded: (g, by) => mustAct(g, by, strike(by)),
    shaded(g) {
      moveToBox(g, US_TROOPS, AVAILABLE, CASUALTIES, Math.min(2, available(g, US_TROOPS)))
      improveTrail(g, 2)
    },
    editions: {
      '2nd': {
        en: {
          unshaded:
            'Free Air Strike with 6 hits in 1 space outside the South, with or without US or ARVN pieces. Degrade the Trail 2 boxes as well.',
          shaded: '2 US Troops from Available to Casualties. Improve the Trail 2 boxes.',
        },
        es: {
          unshaded:
            'Ataque Aéreo gratuito con 6 impactos en 1 casilla fuera del Sur, con o sin fichas de EE.\u00a0UU. o del ARVN. Además, Degrada la Ruta 2 casillas.',
          shaded: '2 Tropas de EE.\u00a0UU. pasan de Disponibles a Bajas. Mejora la Ruta 2 casillas.',
        },
        pl: {
          unshaded:
            'Darmowy atak z powietrza z 6 trafieniami na 1 pole poza Południem, z elementami USA lub ARVN albo bez nich. Do tego pogorsz szlak o 2 pola.',
          shaded: '2 kostki wojska USA z dostępnych do strat. Ulepsz szlak o 2 pola.',
        },
      },
    },
  },
)

export const nonPlayers: CardInstructions = {
  us: R6,
  arvn: R6,
  vc: R1,
}
