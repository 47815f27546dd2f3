import type { Faction } from '@coinflict/kernel/state'
import type { ChairRow } from '../database/schema.ts'
import type { Caller, Person } from '../people/caller.ts'
import { Problem } from '../text/say.ts'
import { infoAt } from './info.ts'
import { factionsOf, isPeopled, type Room } from './room.ts'

export const seatOf = (caller: Caller, name: string) => ({ name, person: caller.person?.id ?? null })

export const NOT_KEPT = { invited: null, invited_name: null } as const

export const keptFor = ({ id, name }: Person) => ({ kind: 'person', invited: id, invited_name: name }) as const

/** Whether an empty seat is kept for somebody. */
export const isKeptFor = ({ invited, name }: ChairRow, { person }: Caller): boolean =>
  name === null && person !== undefined && invited === person.id

/** Whether the link that somebody came by leads to an empty seat. */
const isLinkedTo = ({ key_hash, name }: ChairRow, { keyHash }: Caller): boolean =>
  name === null && key_hash !== null && key_hash === keyHash

/** Whether anybody may sit down there. */
export const isFree = ({ kind, name }: ChairRow): boolean => kind === 'open' && name === null

export const noKey = () => new Problem(401, 'no-key', 'no-key')

export const youAt = (room: Room, caller: Caller) => {
  const chair = room.chairOf(caller)
  return {
    chair: chair?.chair ?? null,
    factions: chair === undefined ? [] : factionsOf(chair),
    host: room.isHost(caller),
    invited: room.chairs.find((each) => isKeptFor(each, caller))?.chair ?? null,
    linked: room.chairs.find((each) => isLinkedTo(each, caller))?.chair ?? null,
  }
}

/** A table as the caller is shown it, without the game. */
export const tableFor = (room: Room, caller: Caller) => ({ table: infoAt(room), you: youAt(room, caller) })

export function chairAt(room: Room, caller: Caller): ChairRow {
  const chair = room.chairOf(caller)
  if (chair === undefined) throw noKey()
  return chair
}

export function runningAt(room: Room) {
  const { running } = room
  if (running === undefined) throw new Problem(409, 'status', 'not-running')
  return running
}

export const holds = ({ box }: Room, chair: ChairRow, faction: Faction): boolean =>
  factionsOf(chair).includes(box.volume.factions[faction]?.id as string)

/** The other people, who have a say. */
export const othersThan = (room: Room, chair: ChairRow): readonly ChairRow[] =>
  room.chairs.filter((other) => other.chair !== chair.chair && isPeopled(other))

/** The place of an answer in the written journal. */
export const placeOf = ({ table }: Room, entry: number): number => entry + (table?.record.drawnBefore[entry] ?? 0)
