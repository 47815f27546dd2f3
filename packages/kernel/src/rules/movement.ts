import type { Faction, Piece, Space } from '../state/ids.ts'
import type { Game, Operation } from '../state/model.ts'
import { count, isNonPlayer } from '../state/reading.ts'
import { activeKind, undergroundKind } from './counting.ts'
import { flip, move } from './forces.ts'

/** Pieces that move in an operation, each once, in groups as somebody chooses. */

/**
 * Pieces of a kind in a space that have not moved in this operation. One that arrived and was turned over since (by Extort, say) has
 * moved all the same.
 */
export function unmoved(g: Game, op: Operation, s: Space, piece: Piece): number {
  const here = count(g, s, piece)
  if (here === 0 || op.moved === undefined) return here
  const other = g.volume.flipOf[piece] as Piece
  const turned = other === piece ? 0 : Math.max(0, arrivals(g, op, s, other) - count(g, s, other))
  return Math.max(0, here - arrivals(g, op, s, piece) - turned)
}

/** Where a kind of piece in a space stands in the list of those that moved; -1 if none of it did. */
function placeOf(g: Game, moved: readonly number[], s: Space, piece: Piece): number {
  const key = s * g.at.pieceKinds + piece
  for (let i = 0; i < moved.length; i += 2) if (moved[i] === key) return i
  return -1
}

function arrivals(g: Game, op: Operation, s: Space, piece: Piece): number {
  if (op.moved === undefined) return 0
  const i = placeOf(g, op.moved, s, piece)
  return i === -1 ? 0 : (op.moved[i + 1] as number)
}

/** Remembers that pieces arrived in this operation, so that they do not move again. */
export function noteArrival(g: Game, op: Operation, s: Space, piece: Piece, n: number): void {
  op.moved ??= []
  const i = placeOf(g, op.moved, s, piece)
  if (i === -1) op.moved.push(s * g.at.pieceKinds + piece, n)
  else op.moved[i + 1] = (op.moved[i + 1] as number) + n
}

/**
 * How many of some pieces in a space have moved in this operation: where both are there, its player says which are meant. A non-player
 * means those that have not.
 */
function askMoved(g: Game, op: Operation, piece: Piece, s: Space, n: number, rule: string): number {
  const least = (): number => Math.max(0, n - unmoved(g, op, s, piece))
  const most = (): number => Math.min(n, count(g, s, piece) - unmoved(g, op, s, piece))
  if (op.moved === undefined || least() >= most() || isNonPlayer(g, op.faction)) return least()
  const q = g.ask(op.faction, 'moved.how-many', rule, { piece, space: s, n })
  // Some may have been taken off just now (1.4.1).
  return most() <= least() ? Math.max(0, most()) : q.numbers(least(), most()).askNumber()
}

/** Forgets that pieces arrived in a space. Gives of how many it was known. */
function forgetArrival(g: Game, op: Operation, s: Space, piece: Piece, n: number): number {
  const known = Math.min(n, arrivals(g, op, s, piece))
  if (known > 0) noteArrival(g, op, s, piece, -known)
  return known
}

/** A special activity takes pieces from one space to another in mid-operation: those that have moved do not move again. */
export function moveAmid(g: Game, op: Operation | undefined, piece: Piece, from: Space, to: Space, n: number): void {
  const moved = op === undefined || n === 0 ? 0 : askMoved(g, op, piece, from, n, g.rule)
  const going = Math.min(n, count(g, from, piece))
  if (op !== undefined && moved > 0) noteArrival(g, op, to, piece, forgetArrival(g, op, from, piece, moved))
  move(g, piece, from, to, going)
}

/** A special activity turns pieces over in mid-operation: those that have moved do not move again. */
export function flipAmid(g: Game, op: Operation | undefined, piece: Piece, s: Space, n = 1): void {
  const moved = op === undefined || n === 0 ? 0 : askMoved(g, op, piece, s, n, g.rule)
  const turning = Math.min(n, count(g, s, piece))
  if (op !== undefined && moved > 0)
    noteArrival(g, op, s, g.volume.flipOf[piece] as Piece, forgetArrival(g, op, s, piece, moved))
  flip(g, piece, s, turning)
}

/** How many pieces of a kind go from one space to another; none where too few are left, taken off just now (1.4.1). */
export function askHowMany(
  g: Game,
  by: Faction,
  rule: string,
  params: { readonly piece: Piece; readonly space: Space; readonly to: Space },
  least: number,
  most: () => number,
): number {
  const q = g.ask(by, 'move.how-many', rule, params)
  const left = most()
  return left < least ? 0 : q.numbers(least, left).askNumber()
}

/** Asks how many pieces of a kind that have not moved go from one space to another, and moves them. Gives the number. */
export function moveSome(
  g: Game,
  op: Operation,
  piece: Piece,
  from: Space,
  to: Space,
  rule: string,
  least: number,
  most: () => number = () => Number.POSITIVE_INFINITY,
): number {
  if (unmoved(g, op, from, piece) === 0) return 0
  const left = () => Math.min(unmoved(g, op, from, piece), most())
  const n = askHowMany(g, op.faction, rule, { piece, space: from, to }, least, left)
  move(g, piece, from, to, n)
  noteArrival(g, op, to, piece, n)
  return n
}

/** 1 for every space that can be reached from one, step by step; only from those that are open does one go on. */
export function reachable(
  g: Game,
  from: Space,
  near: (s: Space) => readonly Space[],
  isOpen: (s: Space) => boolean,
): Uint8Array {
  const found = new Uint8Array(g.volume.layout.spaces)
  const open: Space[] = [from]
  found[from] = 1
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of near(at)) {
      if (found[next] === 1) continue
      found[next] = 1
      if (isOpen(next)) open.push(next)
    }
  }
  found[from] = 0
  return found
}

/** How many guerrillas of each state, and in all, could go; asked when each question stands. */
export interface Group {
  readonly underground: number
  readonly active: number
  readonly total: number
}

/** How many guerrillas of a faction in each state go: underground first, then active; at least one in all. */
export function askGroup(
  g: Game,
  by: Faction,
  f: Faction,
  from: Space,
  to: Space,
  most: () => Group,
  rule: string,
): { underground: number; active: number } {
  const askState = (piece: Piece, least: number, limit: () => number): number => {
    if (limit() === 0) return 0
    return askHowMany(g, by, rule, { piece, space: from, to }, least, limit)
  }
  const u = askState(undergroundKind(g, f), most().active === 0 ? 1 : 0, () =>
    Math.min(most().underground, most().total),
  )
  const a = askState(activeKind(g, f), u === 0 ? 1 : 0, () => Math.min(most().active, most().total - u))
  // Some of them may have been taken off while the second question stood (1.4.1).
  return { underground: Math.min(u, most().underground), active: a }
}

/**
 * 3.3.2 Which guerrillas of a faction March on from one space to another, as it likes; those who are seen turn Active. None of them moves
 * again, unless it may go on.
 */
export function marchGroup(
  g: Game,
  op: Operation,
  from: Space,
  to: Space,
  how: {
    readonly isSeen: (n: number) => boolean
    readonly goesOn?: boolean
    /** Takes along what they carry, once they are there. */
    readonly carry?: () => void
  },
): void {
  const { faction } = op
  const hidden = undergroundKind(g, faction)
  const seen = activeKind(g, faction)
  const most = (): Group => ({
    underground: unmoved(g, op, from, hidden),
    active: unmoved(g, op, from, seen),
    total: g.volume.room(g, hidden, to),
  })
  const { underground: u, active: a } = askGroup(g, faction, faction, from, to, most, '3.3.2')
  const isSeen = how.isSeen(u + a)
  move(g, hidden, from, to, u)
  move(g, seen, from, to, a)
  if (isSeen) flip(g, hidden, to, u)
  if (!how.goesOn) {
    noteArrival(g, op, to, hidden, isSeen ? 0 : u)
    noteArrival(g, op, to, seen, isSeen ? u + a : a)
  }
  if (u + a > 0) how.carry?.()
}
