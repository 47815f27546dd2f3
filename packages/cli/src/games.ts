import type { Box } from '@coinflict/kernel/display'
import { type BadInput, badInput, type Volume } from '@coinflict/kernel/state'
import { boxOf, GAME_IDS } from '@coinflict/library'
import { complaint } from './text/say.ts'

/** The box of the game that a command names. */
export function namedBox(id: string | undefined): Box {
  if (id === undefined) throw complaint('game', 'error.name-game', { list: GAME_IDS })
  return boxOf(id)
}

export function noFaction({ title, factions }: Volume, code: string, value: string): BadInput {
  return badInput(code, 'error.faction', { title, value, list: factions.map(({ id }) => id).join(', ') })
}
