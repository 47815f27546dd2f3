import type { Cover, FamilyFacts, Players } from '@coinflict/kernel/state'
import { SEAT_KINDS } from '@coinflict/players'

/** Who plays each faction, by the faction's id: a kind of player, with a name after a colon where one player holds several. */
export type Seats = Readonly<Record<string, string>>

export const kindOf = (seat = 'person'): string => (Object.hasOwn(SEAT_KINDS, seat) ? seat : (seat.split(':')[0] ?? ''))

export const isFamily = (volume: Cover, kind: string): boolean => volume.families.some(({ id }) => id === kind)

const hasChart = (volume: Cover, family: string, faction: string): boolean =>
  volume.families.some(({ id, factions }) => id === family && factions.includes(faction))

export type Options = Readonly<Record<string, string>>

export const usualOptions = (volume: Cover): Options =>
  Object.fromEntries(volume.options.map((option) => [option.id, option.default]))

/** The first family whose charts go with the options. */
export function usualFamily(volume: Cover, options: Options = usualOptions(volume)): string {
  const fits = ({ goesWith = {} }: FamilyFacts) =>
    Object.entries(goesWith).every(([id, value]) => options[id] === value)
  return volume.families.find(fits)?.id ?? volume.families[0]?.id ?? 'random'
}

/** The options that the charts of a family go with. */
export const goesWith = (volume: Cover, family: string): Options =>
  volume.families.find(({ id }) => id === family)?.goesWith ?? {}

/** The charts to face some factions with: those that go with the options if they have a chart for all others, or else, unless the options stay, the first that have. */
export function familyFacing(volume: Cover, people: readonly string[], options: Options, optionsStay: boolean): string {
  const others = volume.factions.map(({ id }) => id).filter((id) => !people.includes(id))
  const hasAll = (family: string): boolean => others.every((id) => hasChart(volume, family, id))
  const usual = usualFamily(volume, options)
  if (optionsStay || hasAll(usual)) return usual
  return volume.families.find(({ id }) => hasAll(id))?.id ?? usual
}

/** The family that most of the non-players at the table are of; the usual one if there are none. */
export function familyAtTable(volume: Cover, seats: Seats, options?: Options): string {
  const kinds = Object.values(seats).map(kindOf)
  const counts = volume.families.map(({ id }) => ({ id, n: kinds.filter((kind) => kind === id).length }))
  const most = Math.max(0, ...counts.map(({ n }) => n))
  return most === 0 ? usualFamily(volume, options) : (counts.find(({ n }) => n === most)?.id ?? '')
}

/** The family itself if it has a chart for a faction, or else the first that has. */
const familyFor = (volume: Cover, family: string, faction: string): string =>
  hasChart(volume, family, faction)
    ? family
    : (volume.families.find(({ factions }) => factions.includes(faction))?.id ?? 'random')

/** Some factions for people, all others for the non-players of a family, as far as it has charts for them. */
export const seatsFor = (volume: Cover, people: readonly string[], family: string, person = 'person'): Seats =>
  Object.fromEntries(
    volume.factions.map(({ id }) => [id, people.includes(id) ? person : familyFor(volume, family, id)]),
  )

/** Whether the rule book gives these factions to one person who plays alone. */
export const isForOne = ({ shares }: Cover, people: readonly string[]): boolean =>
  people.length === 1 ||
  shares.some(([own = [], ...others]) => others.length === 0 && own.toSorted().join() === people.toSorted().join())

/** A table that the rule book suggests: whoever has several factions alone has them under one name. */
export const suggestedSeats = (volume: Cover, people: readonly string[], family: string): Seats =>
  seatsFor(
    volume,
    people,
    family,
    people.length > 1 && isForOne(volume, people) ? `person:${people.join('+')}` : 'person',
  )

/** The factions of whoever plays on alone where people had some: the first that the rule book gives to one and people had, if there are any. */
export const usualAlone = (volume: Cover, people: readonly string[]): readonly string[] =>
  people.length === 0
    ? (volume.tables[0] ?? [])
    : (volume.tables.find((table) => isForOne(volume, table) && table.every((id) => people.includes(id))) ??
      people.slice(0, 1))

/** One person against the usual non-players, with what the rule book suggests first. */
export const usualSeats = (volume: Cover, options?: Options): Seats =>
  suggestedSeats(volume, volume.tables[0] ?? [], usualFamily(volume, options))

/** How many people sit at the table. */
export const peopleAt = (seats: Seats): number =>
  new Set(
    Object.entries(seats)
      .filter(([, seat]) => kindOf(seat) === 'person')
      .map(([id, seat]) => (seat === 'person' ? id : seat)),
  ).size

/** Another player at a faction; whoever had it with others keeps those, each on its own. */
export const reseated = (seats: Seats, faction: string, kind: string): Seats => ({
  ...Object.fromEntries(Object.entries(seats).map(([id, seat]) => [id, kindOf(seat)])),
  [faction]: kind,
})

/** All non-players of another family, as far as it has charts for them. */
export const withFamily = (volume: Cover, seats: Seats, family: string): Seats =>
  Object.fromEntries(
    Object.entries(seats).map(([id, seat]) => [
      id,
      isFamily(volume, kindOf(seat)) ? familyFor(volume, family, id) : seat,
    ]),
  )

export const isSame = (a: Seats, b: Seats): boolean => Object.keys(a).every((id) => a[id] === b[id])

/** The factions of each player; non-players have none. */
export function playersOf(volume: Cover, seats: Seats): Players {
  const players = new Map<string, string[]>()
  for (const { id } of volume.factions) {
    const seat = seats[id] ?? 'person'
    const kind = kindOf(seat)
    const player = seat === kind ? id : seat
    if (!isFamily(volume, kind) && SEAT_KINDS[kind]?.nonPlayer !== true)
      players.set(player, [...(players.get(player) ?? []), id])
  }
  return [...players.values()]
}
