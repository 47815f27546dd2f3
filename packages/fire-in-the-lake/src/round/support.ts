import { beginPhase, goTo } from '@coinflict/kernel/rules'
import type { Game } from '@coinflict/kernel/state'

/** 6.3 */
export function supportPhase(g: Game): void {
  beginPhase(g, 'support', '6.3')
  goTo(g, 'redeploy')
}
