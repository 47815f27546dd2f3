import { expect } from 'vitest'
import type { FactionId } from '../src/forces.ts'
import { aDistantPlain } from '../src/index.ts'
import { type Board, event, type Scene, type SceneOptions, scene } from './kit.ts'

/** What the tests of non-players' events have in common. */

export type Family = 'adp' | 'arponen'
export const FAMILIES: readonly Family[] = ['adp', 'arponen']
/** Where the rules of a family speak of who, what and where. */
export const RULE = { adp: '8.4.4', arponen: '8.3.4' } as const
export const AMOUNT = { adp: '8.4.3/amount', arponen: '8.3.3/amount' } as const
export const OWN = { adp: '8.4.3/own', arponen: '8.3.5/own' } as const

export const IDS: readonly FactionId[] = ['coalition', 'government', 'taliban', 'warlords']
export const sideOf = (by: FactionId) => (by === 'coalition' || by === 'government' ? 'unshaded' : 'shaded')
/** Non-players at the named factions, people at the others. */
export const seatsOf = (family: Family, bots: readonly FactionId[]) =>
  Object.fromEntries(IDS.map((id) => [id, bots.includes(id) ? family : 'person']))

/** Lets non-players carry on until somebody is to take a turn, or a person is asked. If nothing is asked of them, that is a scene too. */
export function carriedOut(t: Scene): readonly string[] {
  const said: string[] = []
  while (!/^(turn|redeploy|over)/.test(t.question)) {
    const [next] = t.bots(1)
    if (next === undefined) break
    said.push(next)
  }
  if (said.length === 0) t.bots(0)
  return said
}

interface More extends SceneOptions {
  /** Who else is a non-player; nobody unless it is said. */
  readonly bots?: readonly FactionId[]
}

/** A faction executes an event: the table, and what the non-players answered, each with its line. */
export function execute(family: Family, by: FactionId, card: number, board: Board, { bots = [], ...more }: More = {}) {
  const isDual = aDistantPlain.cardByNumber[card]?.dual === true
  const seats = seatsOf(family, [by, ...bots])
  const t = event(card, isDual ? sideOf(by) : 'single', board, { eligible: [by], seats, ...more })
  return { t, said: carriedOut(t) }
}

/** One of Arponen's executes the event of the last card: what the non-players answered, each with its line, and the table. */
export function executeLast(
  by: FactionId,
  card: number,
  board: Board,
  { bots = [], ...more }: More = {},
): [string[], Scene] {
  const seats = seatsOf('arponen', [by, ...bots])
  const t = event(card, sideOf(by), board, { eligible: [by], draw: [], seats, ...more })
  return [t.bots(), t]
}
export const answersOf = (...how: Parameters<typeof executeLast>): string[] => executeLast(...how)[0]

/** Whom an event asks in which no non-player has a say. */
export function asked(...how: Parameters<typeof executeLast>): string {
  const [said, t] = executeLast(...how)
  expect(said).toEqual([])
  return `${t.by} ${t.question}`
}

/** What the rule book's Warlords, alone Eligible, begin their turn with. */
export const warlordsTurn = (card: number, more: SceneOptions = {}, board: Board = {}): string | undefined =>
  scene(board, { card, eligible: ['warlords'], ...more, seats: { warlords: 'adp', ...more.seats } }).bots()[0]

export const NO_BASES = { 'out-of-play': { 'coalition-bases': 6 } }
export const NONE_LEFT = { 'out-of-play': { 'taliban-guerrillas': 30 } }
