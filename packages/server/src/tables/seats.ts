import type { Volume } from '@coinflict/kernel/state'
import { isPlainLine } from '@coinflict/kernel/text'
import type { ChairRow } from '../database/schema.ts'
import { hashOf, newKey } from '../people/caller.ts'
import { Problem } from '../text/say.ts'

/** Letters of a name. */
const MOST_OF_A_NAME = 40

/** A name that can be shown, and written in a save. */
export function requireName(name: string, others: readonly (string | null)[]): string {
  const plain = name.trim().normalize('NFC')
  if (plain === '' || plain.includes(':') || !isPlainLine(plain, MOST_OF_A_NAME))
    throw new Problem(400, 'name', 'bad-name', { n: MOST_OF_A_NAME })
  const same = (other: string | null) => other?.toLocaleLowerCase('en') === plain.toLocaleLowerCase('en')
  if (others.some(same)) throw new Problem(409, 'name', 'name-taken')
  return plain
}

/** A place that is laid for a person, and its key where it goes by link. */
export interface Laid {
  readonly chair: ChairRow
  readonly isMine: boolean
  readonly key?: string
}

/** Who sits where, as it was wished. */
export interface Seating {
  readonly laid: readonly Laid[]
  /** The non-players, by faction. */
  readonly seats: Readonly<Record<string, string>>
}

const PEOPLE = ['me', 'link', 'open']

/**
 * The seats of a table: `me`, `link` (whoever has its link), `open` (anybody), or a kind of non-player. Factions with the same label
 * (`link:a`) go to one person, and so do all that are `me`.
 */
export function seating(table: string, volume: Volume, wish: Readonly<Record<string, string>>): Seating {
  const seats: Record<string, string> = {}
  const places = new Map<string, { readonly kind: string; readonly factions: string[] }>()
  for (const { id } of volume.factions) {
    const wished = wish[id] ?? 'open'
    const [kind = '', label] = wished.split(':')
    if (kind === 'random' || volume.families.some((family) => family.id === wished)) seats[id] = wished
    else if (PEOPLE.includes(kind)) {
      const place = kind === 'me' ? 'me' : label === undefined ? `${kind} ${id}` : wished
      const known = places.get(place) ?? { kind, factions: [] }
      known.factions.push(id)
      places.set(place, known)
    } else {
      const list = volume.families.map((family) => family.id).join(', ')
      throw new Problem(400, 'seat', 'seat-kind', { value: wished, list })
    }
  }
  if (places.size === 0) throw new Problem(400, 'seat', 'no-people')
  const laid = [...places.values()].map(({ kind, factions }, chair): Laid => {
    const key = kind === 'open' ? undefined : newKey()
    return {
      isMine: kind === 'me',
      ...(key === undefined ? {} : { key }),
      chair: {
        table_id: table,
        chair,
        factions: JSON.stringify(factions),
        kind: kind === 'link' ? 'link' : 'open',
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
  const able = volume.families.filter((family) => factions.every((id) => family.factions.includes(id)))
  const here = able.find(({ id }) => Object.values(seats).includes(id))
  return (here ?? able.at(-1))?.id ?? 'random'
}
