import { beginPhase, goTo } from '@coinflict/kernel/rules'
import type { Game } from '@coinflict/kernel/state'

/** 6.4 */
export function redeployPhase(g: Game): void {
  beginPhase(g, 'redeploy', '6.4')
  goTo(g, 'commitment')
}
