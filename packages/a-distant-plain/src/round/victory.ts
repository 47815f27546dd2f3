import type { Game } from '@coinflict/kernel'

export function victoryPhase(_: Game): void {}
