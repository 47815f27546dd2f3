import type { Game } from '@coinflict/kernel'

export function redeployPhase(_: Game): void {}
