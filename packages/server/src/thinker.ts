import { parentPort } from 'node:worker_threads'
import { loadSave, type Save } from '@coinflict/kernel/table'
import { boxOf, openBox } from '@coinflict/library'
import {
  levelOf,
  patience,
  SEAT_KINDS,
  type Searcher,
  seatSearcher,
  type ThoughtOut,
  thoughtOut,
} from '@coinflict/players'

/** A thread in which players of online tables think, so that the server answers others meanwhile. */

/** What is to be thought about: at which table, and the game up to the question. */
export interface ToThink {
  readonly id: number
  readonly table: string
  readonly save: Save
}

/** What came of it, or what went wrong. */
export type Thought =
  | { readonly id: number; readonly answers: readonly ThoughtOut[] }
  | { readonly id: number; readonly problem: string }

/** The longest that people wait for a turn, in seconds. */
const PATIENCE = 30
/** So many players are remembered with their plans: one that is asked again in a turn need not think again. */
const MOST_SEATED = 100

const seated = new Map<string, Searcher>()

async function answersTo({ table: name, save }: ToThink): Promise<readonly ThoughtOut[]> {
  const { volume, families, nets } = await openBox(boxOf(save.game), { charts: true, nets: true })
  const { table } = loadSave(save, [volume], SEAT_KINDS, () => [])
  const { by } = table.game.q
  const kind = table.setup.seats[by]?.kind ?? ''
  const level = levelOf(kind)
  if (table.pending === undefined || level === undefined) throw new Error('nobody who thinks is asked')
  const seat = `${name} ${by}`
  const known = seated.get(seat)
  const searcher =
    known ?? seatSearcher(volume, table.setup, families, { nets, patience: patience(PATIENCE) })(by, kind, level)
  seated.delete(seat)
  seated.set(seat, searcher)
  for (const oldest of seated.keys()) {
    if (seated.size <= MOST_SEATED) break
    seated.delete(oldest)
  }
  return thoughtOut(table, searcher.decide)
}

parentPort?.on('message', async (asked: ToThink) => {
  const { id } = asked
  const say = (thought: Thought) => parentPort?.postMessage(thought)
  try {
    say({ id, answers: await answersTo(asked) })
  } catch (error) {
    say({ id, problem: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
  }
})
