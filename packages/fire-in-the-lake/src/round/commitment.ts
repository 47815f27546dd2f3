import { beginPhase, goTo } from '@coinflict/kernel/rules'
import type { Game } from '@coinflict/kernel/state'

/** 6.5 */
export function commitmentPhase(g: Game): void {
  beginPhase(g, 'commitment', '6.5')
  goTo(g, 'reset')
}
