import { beginPhase, endGame, goTo } from '@coinflict/kernel/rules'
import type { Game } from '@coinflict/kernel/state'
import { isWonInSecret } from '../deception.ts'
import { endsGame, hasArponens } from '../victory.ts'

/** 6.1 Victory phase: Hidden Agendas come to light if they win the check (7.3). */
export function victoryPhase(g: Game): void {
  beginPhase(g, 'victory', '6.1')
  if (endsGame(g) || (!hasArponens(g) && isWonInSecret(g))) endGame(g)
  else goTo(g, 'resources')
}
