import { beginPhase, endGame, goTo } from '@coinflict/kernel/rules'
import type { Game } from '@coinflict/kernel/state'
import { agendasSuffice } from '../deception.ts'
import { FACTIONS } from '../forces.ts'
import { endsGame, hasArponens, margin } from '../victory.ts'

/** 6.1 Victory phase: Hidden Agendas come to light if they win the check (7.3). */
export function victoryPhase(g: Game): void {
  beginPhase(g, 'victory', '6.1')
  if (endsGame(g) || (!hasArponens(g) && isWonInSecret(g))) endGame(g)
  else goTo(g, 'resources')
}

/** Whether a player meets the condition, with all factions (1.5), by Agendas that are still face down. */
const isWonInSecret = (g: Game): boolean =>
  FACTIONS.some((f) => {
    const player = g.setup.seats[f]?.player
    const own = FACTIONS.filter((other) => g.setup.seats[other]?.player === player)
    return agendasSuffice(g, f, (agendas) => own.every((each) => margin(g, each) + agendas > 0))
  })
