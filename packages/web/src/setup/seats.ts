import type { Volume } from '@coinflict/kernel'

/** Who plays each faction, by the faction's id: a kind of player, with a name after a colon where one player holds several. */
export type Seats = Readonly<Record<string, string>>

export const kindOf = (seat = 'person'): string => seat.split(':')[0] ?? ''

const isFamily = (volume: Volume, kind: string): boolean => volume.families.some(({ id }) => id === kind)

const hasChart = (volume: Volume, family: string, faction: string): boolean =>
  volume.families.some(({ id, factions }) => id === family && factions.includes(faction))

/** The family that came out last. */
const newestFamily = (volume: Volume): string => volume.families.at(-1)?.id ?? 'random'

/** The family that most of the non-players at the table are of; the newest if there are none. */
export function familyAtTable(volume: Volume, seats: Seats): string {
  const kinds = Object.values(seats).map(kindOf)
  const counts = volume.families.map(({ id }) => ({ id, n: kinds.filter((kind) => kind === id).length }))
  const most = Math.max(...counts.map(({ n }) => n))
  return counts.findLast(({ n }) => n === most)?.id ?? newestFamily(volume)
}

/** Some factions for people, all others for the non-players of a family. */
export const seatsFor = (volume: Volume, people: readonly string[], family: string): Seats =>
  Object.fromEntries(volume.factions.map(({ id }) => [id, people.includes(id) ? 'person' : family]))

/** One person against the newest non-players, at the faction that the rule book suggests first. */
export const usualSeats = (volume: Volume): Seats => seatsFor(volume, volume.tables[0] ?? [], newestFamily(volume))

/** Whether a family has a chart for every faction that these people leave. */
export const canFill = (volume: Volume, people: readonly string[], family: string): boolean =>
  volume.factions.every(({ id }) => people.includes(id) || hasChart(volume, family, id))

/** All non-players of another family, as far as it has charts for them. */
export const withFamily = (volume: Volume, seats: Seats, family: string): Seats =>
  Object.fromEntries(
    Object.entries(seats).map(([id, seat]) => [
      id,
      isFamily(volume, kindOf(seat)) && hasChart(volume, family, id) ? family : seat,
    ]),
  )

export const isSame = (a: Seats, b: Seats): boolean => Object.keys(a).every((id) => a[id] === b[id])

/** How many players there are; one who holds several factions counts once. */
export function countPlayers(volume: Volume, seats: Seats): number {
  const players = volume.factions.flatMap(({ id }) => {
    const seat = seats[id] ?? 'person'
    return isFamily(volume, kindOf(seat)) ? [] : [seat.includes(':') ? seat : id]
  })
  return new Set(players).size
}
