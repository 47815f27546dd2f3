import { badInput, type Volume } from '@coinflict/kernel/state'
import { kindsAt, SEARCH_KINDS } from '@coinflict/players'
import { complaint } from './text/say.ts'

/** A family at every faction it has a chart for, the newest at the others. */
export function seatsOfFamily(volume: Volume, family: string): Record<string, string> {
  const plays = volume.families.find(({ id }) => id === family)
  const newest = volume.families.at(-1)?.id ?? 'random'
  return Object.fromEntries(
    volume.factions.map(({ id }) => [id, plays?.factions.includes(id) === true ? family : newest]),
  )
}

/** Kinds of player that answer by themselves. */
export function needKinds(volume: Volume, seats: Readonly<Record<string, string>>): void {
  for (const [faction, wished] of Object.entries(seats)) {
    const [kind = ''] = wished.split(':')
    if (kind === 'person') throw badInput('seat', 'error.no-people')
    const kinds = [...kindsAt(volume, faction).filter((each) => each !== 'person'), ...Object.keys(SEARCH_KINDS)]
    if (!kinds.includes(wished) && !kinds.includes(kind)) {
      throw complaint('seat', 'error.sim-seat', { value: wished, faction, list: kinds.join(', ') })
    }
  }
}
