import type { Game } from '@coinflict/kernel'

export function supportPhase(_: Game): void {}
