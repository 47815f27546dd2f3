import type { ChairRow, TableRow } from '../database/schema.ts'
import { paceOf } from './pace.ts'
import { type Consent, factionsOf, isForNonPlayer, type Room } from './room.ts'

/** Whether a seat was kept for somebody who did not want it. */
export const isDeclined = ({ invited, kind, name }: ChairRow): boolean =>
  name === null && kind === 'person' && invited === null

/** What everybody may know of a table beside the game itself. */
export function infoOf(row: TableRow, all: readonly ChairRow[]) {
  const seats = JSON.parse(row.seats) as Record<string, string>
  // A non-player that the host put in a seat is one like the others once the game has begun.
  const chairs = row.status === 'open' ? all : all.filter((chair) => !isForNonPlayer(chair))
  const peopled = new Set(chairs.flatMap(factionsOf))
  const nonPlayers = Object.fromEntries(Object.entries(seats).filter(([id]) => !peopled.has(id)))
  return {
    id: row.id,
    name: row.name,
    game: row.volume,
    scenario: row.scenario,
    options: JSON.parse(row.options) as Record<string, string>,
    status: row.status,
    public: row.is_public === 1,
    pace: paceOf(row),
    gone: row.gone,
    rated: row.rated === 1,
    revision: row.revision,
    length: row.length,
    commitment: row.commitment,
    ...(row.status === 'finished' ? { secret: row.secret } : {}),
    chairs: chairs.map((chair) => ({
      chair: chair.chair,
      factions: factionsOf(chair),
      kind: chair.kind,
      name: chair.name,
      account: chair.person !== null,
      invited: chair.name === null ? chair.invited_name : null,
      declined: isDeclined(chair),
      substitute: chair.substitute,
      left: chair.left_ms,
    })),
    nonPlayers,
    asked: row.asked === null ? null : { chair: row.asked, since: row.asked_since, deadline: row.deadline },
    requests: (JSON.parse(row.requests) as Consent[]).map((each) => ({ ...each })),
    rematch: row.rematch,
    result: row.result === null ? null : (JSON.parse(row.result) as unknown[]),
    created: row.created_at,
    changed: row.changed_at,
    started: row.started_at,
    finished: row.finished_at,
  }
}

export type Info = ReturnType<typeof infoOf>

export const infoAt = (room: Room): Info => infoOf(room.row, room.chairs)
