import { beginPhase, goTo } from '@coinflict/kernel/rules'
import type { Game } from '@coinflict/kernel/state'

/** 6.2 */
export function resourcesPhase(g: Game): void {
  beginPhase(g, 'resources', '6.2')
  goTo(g, 'support')
}
