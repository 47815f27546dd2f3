import { aDistantPlain } from '@coinflict/a-distant-plain'
import { andeanAbyss } from '@coinflict/andean-abyss'
import { BadInput, type Volume } from '@coinflict/kernel'

/** Every game there is. */
export const VOLUMES: readonly Volume[] = [andeanAbyss, aDistantPlain]

/** The volume of a name, or a sentence that names those there are. */
export function volumeOf(id: string | undefined): Volume {
  const volume = VOLUMES.find((v) => v.id === id)
  if (volume !== undefined) return volume
  const known = VOLUMES.map((v) => v.id).join(', ')
  const there = VOLUMES.length === 1 ? `there is only ${known}` : `there are ${known}`
  throw new BadInput('game', id === undefined ? `name a game: ${known}` : `there is no game "${id}"; ${there}`)
}
