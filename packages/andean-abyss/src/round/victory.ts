import { beginPhase, endGame, goTo, isWon } from '@coinflict/kernel/rules'
import { type Game, track } from '@coinflict/kernel/state'
import { PROPAGANDA } from '../forces.ts'

/** 6.1 Victory phase; the Quick scenario has none in its first round. */
export function victoryPhase(g: Game): void {
  beginPhase(g, 'victory', '6.1')
  if (!(g.setup.scenario === 'quick' && track(g, PROPAGANDA) === 1) && isWon(g)) endGame(g)
  else goTo(g, 'control')
}
