import type { LogEvent, Piece, Space, Volume } from '@coinflict/kernel/state'
import type { BoardLook } from '../board/look.ts'

/** Which pieces went where between two boards: as the log tells it, or as the boards themselves do. */

/** Where a piece can be: in a space, or in a box beside the map. */
export type Place = Space | string

/** Pieces that went from one place to another, or were turned over where they stand. */
export interface Journey {
  readonly n: number
  readonly from: Place
  readonly to: Place
  /** As what they left, and as what they arrived. */
  readonly was: Piece
  readonly is: Piece
}

type Kinds = Pick<Volume, 'boxes' | 'flipOf' | 'supplyOf'>

const AVAILABLE = 0

/** What the log tells: pieces that moved twice went from the first place to the last, those that flipped on the way arrive turned over. */
export function journeysIn({ boxes, flipOf }: Kinds, events: readonly LogEvent[]): readonly Journey[] {
  const available = boxes[AVAILABLE] ?? ''
  const journeys: Journey[] = []
  const go = (n: number, from: Place, was: Piece, to: Place, is: Piece): void => {
    let left = n
    // What has just come goes on first; what is in a box has come to rest.
    for (let i = journeys.length - 1; i >= 0 && left > 0; i--) {
      const before = journeys[i] as Journey
      if (typeof from === 'string' || before.to !== from || before.is !== was) continue
      const part = Math.min(left, before.n)
      left -= part
      const onward = [{ ...before, n: part, to, is }, ...(before.n > part ? [{ ...before, n: before.n - part }] : [])]
      journeys.splice(i, 1, ...onward)
    }
    if (left > 0) journeys.push({ n: left, from, to, was, is })
  }
  for (const { kind, piece, n = 1, space, to, text } of events) {
    if (piece === undefined || space === undefined) continue
    if (kind === 'place') go(n, available, piece, space, piece)
    else if (kind === 'remove') go(n, space, piece, text ?? available, piece)
    else if (kind === 'move' && to !== undefined) go(n, space, piece, to, piece)
    else if (kind === 'flip') go(n, space, flipOf[piece] as Piece, space, piece)
  }
  return journeys.filter(({ from, to, was, is }) => from !== to || was !== is)
}

/** How many more or fewer pieces of a kind stand in a space. */
interface Change {
  readonly space: Space
  readonly piece: Piece
  n: number
}

export function changesBetween(before: BoardLook, after: BoardLook): readonly Change[] {
  const changes: Change[] = []
  const known = new Map(before.map((look) => [look.space, look]))
  for (const look of after) {
    const was = known.get(look.space)
    if (was === look) continue
    const kinds = new Set([...(was?.stacks ?? []), ...look.stacks].map(({ piece }) => piece))
    for (const piece of kinds) {
      const nOf = (stacks: typeof look.stacks) => stacks.find((stack) => stack.piece === piece)?.n ?? 0
      const n = nOf(look.stacks) - nOf(was?.stacks ?? [])
      if (n !== 0) changes.push({ space: look.space, piece, n })
    }
  }
  return changes
}

/** Whether journeys lead from one board to the other. */
function explains(journeys: readonly Journey[], changes: readonly Change[]): boolean {
  const sums = new Map<string, number>()
  const add = (place: Place, piece: Piece, n: number) => {
    if (typeof place === 'string') return
    const key = `${place} ${piece}`
    sums.set(key, (sums.get(key) ?? 0) + n)
  }
  for (const { from, to, was, is, n } of journeys) {
    add(from, was, -n)
    add(to, is, n)
  }
  for (const { space, piece, n } of changes) add(space, piece, -n)
  return [...sums.values()].every((n) => n === 0)
}

/** What two boards tell by themselves: who is turned over, who can have come from where, and what goes from and to Available. */
export function journeysBetween({ boxes, flipOf, supplyOf }: Kinds, changes: readonly Change[]): readonly Journey[] {
  const available = boxes[AVAILABLE] ?? ''
  const left = changes.map((change) => ({ ...change }))
  const journeys: Journey[] = []
  const match = (fits: (loss: Change, gain: Change) => boolean): void => {
    for (const loss of left.filter(({ n }) => n < 0))
      for (const gain of left.filter((each) => each.n > 0 && fits(loss, each))) {
        const n = Math.min(-loss.n, gain.n)
        if (n === 0) break
        journeys.push({ n, from: loss.space, to: gain.space, was: loss.piece, is: gain.piece })
        loss.n += n
        gain.n -= n
      }
  }
  match((loss, gain) => loss.space === gain.space && flipOf[loss.piece] === gain.piece)
  match((loss, gain) => loss.piece === gain.piece)
  match((loss, gain) => supplyOf[loss.piece] === supplyOf[gain.piece])
  for (const { space, piece, n } of left) {
    if (n > 0) journeys.push({ n, from: available, to: space, was: piece, is: piece })
    if (n < 0) journeys.push({ n: -n, from: space, to: available, was: piece, is: piece })
  }
  return journeys
}

/** Who went where between two boards. Where the log does not lead from one to the other (undo, a look back), the boards tell. */
export function journeysOf(
  kinds: Kinds,
  before: BoardLook,
  after: BoardLook,
  events: readonly LogEvent[],
): readonly Journey[] {
  const changes = changesBetween(before, after)
  const told = journeysIn(kinds, events)
  return explains(told, changes) ? told : journeysBetween(kinds, changes)
}
