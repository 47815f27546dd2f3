import type { Game } from '@coinflict/kernel'

export function shariaPhase(_: Game): void {}
