import type { Volume } from '@coinflict/kernel/state'

/** A family at every faction it has a chart for, the newest at the others. */
export function seatsOfFamily(volume: Volume, family: string): Record<string, string> {
  const plays = volume.families.find(({ id }) => id === family)
  const newest = volume.families.at(-1)?.id ?? 'random'
  return Object.fromEntries(
    volume.factions.map(({ id }) => [id, plays?.factions.includes(id) === true ? family : newest]),
  )
}
