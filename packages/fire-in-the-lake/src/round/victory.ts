import { beginPhase, goTo } from '@coinflict/kernel/rules'
import type { Game } from '@coinflict/kernel/state'

/** 6.1 */
export function victoryPhase(g: Game): void {
  beginPhase(g, 'victory', '6.1')
  goTo(g, 'resources')
}
