import type { Game } from '@coinflict/kernel'

export function resourcesPhase(_: Game): void {}
