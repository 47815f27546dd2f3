import { BadInput, type Volume } from '@coinflict/kernel/state'
import { VOLUMES } from '@coinflict/library/open'

export { VOLUMES }

/** The volume of a name, or a sentence that names those there are. */
export function volumeOf(id: string | undefined): Volume {
  const volume = VOLUMES.find((v) => v.id === id)
  if (volume !== undefined) return volume
  const known = VOLUMES.map((v) => v.id).join(', ')
  const there = VOLUMES.length === 1 ? `there is only ${known}` : `there are ${known}`
  throw new BadInput('game', id === undefined ? `name a game: ${known}` : `there is no game "${id}"; ${there}`)
}
