import { beginPhase, endGame, goTo } from '@coinflict/kernel/rules'
import type { Game } from '@coinflict/kernel/state'
import { isWonInSecret } from '../deception.ts'
import { endsGame } from '../victory.ts'

/** 6.1 Victory Phase: whoever has met its condition ends the game, also by Hidden Agendas that come to light with it (7.3). */
export function victoryPhase(g: Game): void {
  beginPhase(g, 'victory', '6.1')
  if (endsGame(g) || isWonInSecret(g)) endGame(g)
  else goTo(g, 'resources')
}
