import type { Game } from '@coinflict/kernel'

export function resetPhase(_: Game): void {}
