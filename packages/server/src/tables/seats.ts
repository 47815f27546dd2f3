import type { Volume } from '@coinflict/kernel/state'
import { isPlainLine } from '@coinflict/kernel/text'
import type { ChairRow } from '../database/schema.ts'
import { hashOf, nameKey, newKey } from '../people/caller.ts'
import { Problem } from '../text/say.ts'
import { factionsOf, isForNonPlayer, NON_PLAYER } from './room.ts'

/** Letters of a name. */
const MOST_OF_A_NAME = 40

/** What stands where the name of somebody was who has deleted their account; pages say it in their own language. */
export const DELETED = 'deleted player'

/** What pages say for it: nobody else is called that. */
const RESERVED = [DELETED, 'jugador eliminado', 'usunięty gracz'].map(nameKey)

/** A name that can be shown, and written in a save. */
export function requireName(name: string, others: readonly (string | null)[]): string {
  const plain = name.trim().replace(/ +/g, ' ').normalize('NFC')
  const isReserved = RESERVED.includes(nameKey(plain))
  if (plain === '' || isReserved || plain.includes(':') || !isPlainLine(plain, MOST_OF_A_NAME))
    throw new Problem(400, 'name', 'bad-name', { n: MOST_OF_A_NAME })
  const same = (other: string | null) => other !== null && nameKey(other) === nameKey(plain)
  if (others.some(same)) throw new Problem(409, 'name', 'name-taken')
  return plain
}

/** A place that is laid for a person, its key where it goes by link, and the name of whoever it is kept for. */
export interface Laid {
  readonly chair: ChairRow
  readonly isMine: boolean
  readonly invites?: string
  readonly key?: string
}

/** Who sits where, as it was wished. */
export interface Seating {
  readonly laid: readonly Laid[]
  /** The non-players, by faction. */
  readonly seats: Readonly<Record<string, string>>
}

/** For whom an empty seat is: whoever has its link, anybody, or somebody with an account. */
const SEATS_FOR = ['link', 'open', 'person'] as const

/** What is said of an empty seat before the game: for whom it is, or that a non-player plays there. */
export const OFFERS = [...SEATS_FOR, NON_PLAYER] as const
export type Offer = (typeof OFFERS)[number]

const PEOPLE = ['me', ...SEATS_FOR]

/** The seats of a game with those who sit at its chairs: people, and the non-players that the host put there. */
export const seatsWith = (
  seats: Readonly<Record<string, string>>,
  chairs: readonly ChairRow[],
  nameOf: (chair: ChairRow) => string | number | null,
): Readonly<Record<string, string>> => ({
  ...seats,
  ...Object.fromEntries(
    chairs.flatMap((chair) => {
      const sitter = (isForNonPlayer(chair) ? chair.substitute : null) ?? `person:${nameOf(chair)}`
      return factionsOf(chair).map((faction) => [faction, sitter])
    }),
  ),
})

/** The kind of non-player that is wished for some factions, if there is one that can play them all; without a wish the usual one. */
export function nonPlayerFor(
  volume: Volume,
  factions: readonly string[],
  seats: Readonly<Record<string, string>>,
  wished: string | undefined,
  thinking: readonly string[] = [],
): string {
  const kind = wished ?? substituteFor(volume, factions, seats)
  const able = [...volume.families.filter((family) => plays(family, factions)).map(({ id }) => id), ...thinking]
  if (kind !== 'random' && !able.includes(kind))
    throw new Problem(400, 'seat', 'seat-kind', { value: kind, list: able.join(', ') })
  return kind
}

const plays = (family: Volume['families'][number], factions: readonly string[]): boolean =>
  factions.every((id) => family.factions.includes(id))

/**
 * The seats of a table: `me`, `link` (whoever has its link), `open` (anybody), `person:NAME` (kept for somebody with an account), a kind
 * of non-player or of player that thinks. Factions with the same label (`link:a`) go to one person, and so do all that are `me`.
 */
export function seating(
  table: string,
  volume: Volume,
  wish: Readonly<Record<string, string>>,
  thinking: readonly string[],
): Seating {
  const seats: Record<string, string> = {}
  const places = new Map<
    string,
    { readonly kind: string; readonly label: string | undefined; readonly factions: string[] }
  >()
  for (const { id } of volume.factions) {
    const wished = wish[id] ?? 'open'
    const [kind = '', label] = wished.split(':')
    const others = [...volume.families.map((family) => family.id), ...thinking]
    if (kind === 'random' || others.includes(wished)) seats[id] = wished
    else if (PEOPLE.includes(kind) && (kind !== 'person' || label !== undefined)) {
      const place = kind === 'me' ? 'me' : label === undefined ? `${kind} ${id}` : `${kind}:${nameKey(label)}`
      const known = places.get(place) ?? { kind, label, factions: [] }
      known.factions.push(id)
      places.set(place, known)
    } else {
      throw new Problem(400, 'seat', 'seat-kind', { value: wished, list: others.join(', ') })
    }
  }
  if (places.size === 0) throw new Problem(400, 'seat', 'no-people')
  const laid = [...places.values()].map(({ kind, label, factions }, chair): Laid => {
    const key = kind === 'link' || kind === 'me' ? newKey() : undefined
    return {
      isMine: kind === 'me',
      ...(kind === 'person' ? { invites: label ?? '' } : {}),
      ...(key === undefined ? {} : { key }),
      chair: {
        table_id: table,
        chair,
        factions: JSON.stringify(factions),
        kind: kind === 'me' ? 'open' : kind,
        invited: null,
        invited_name: null,
        name: null,
        person: null,
        key_hash: key === undefined ? null : hashOf(key),
        substitute: null,
        left_ms: null,
        joined_at: null,
      },
    }
  })
  return { laid, seats }
}

/** The kind of non-player that answers for somebody who is gone: of a family at the table, or else the newest that has a chart. */
export function substituteFor(
  volume: Volume,
  factions: readonly string[],
  seats: Readonly<Record<string, string>>,
): string {
  const able = volume.families.filter((family) => plays(family, factions))
  const here = able.find(({ id }) => Object.values(seats).includes(id))
  return (here ?? able.at(-1))?.id ?? 'random'
}
