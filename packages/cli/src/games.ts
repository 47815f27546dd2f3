import { type BadInput, badInput, type Volume } from '@coinflict/kernel/state'
import { VOLUMES } from '@coinflict/library/open'
import { complaint } from './text/say.ts'

export { VOLUMES }

/** The volume of a name, or a sentence that names those there are. */
export function volumeOf(id: string | undefined): Volume {
  const volume = VOLUMES.find((v) => v.id === id)
  if (volume !== undefined) return volume
  const list = VOLUMES.map((v) => v.id).join(', ')
  if (id === undefined) throw complaint('game', 'error.name-game', { list })
  throw badInput('game', 'error.no-game', { value: id, list })
}

export function noFaction({ title, factions }: Volume, code: string, value: string): BadInput {
  return badInput(code, 'error.faction', { title, value, list: factions.map(({ id }) => id).join(', ') })
}
