import type { Game } from '@coinflict/kernel/state'

/** Where a game stands at a question, and what was answered since the phase began: what a plan depends on. */
export const placeOf = ({ n, script }: Game): string => `${script.cursor} ${script.trail.all.join()} ${n.join()}`
