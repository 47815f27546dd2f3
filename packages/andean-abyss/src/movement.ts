import { count, type Faction, type Game, move, type Operation, type Piece, type Space } from '@coinflict/kernel'
import { ask } from './ask.ts'
import { active, activeOf, room, underground, undergroundOf } from './forces.ts'
import { carryShipments } from './shipments.ts'

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

const arrivals = (g: Game, op: Operation, s: Space, piece: Piece): number =>
  op.moved === undefined ? 0 : (op.moved[s * g.volume.layout.pieceKinds + piece] as number)

/** Remembers that pieces arrived in this operation, so that they do not move again. */
export function noteArrival(g: Game, op: Operation, s: Space, piece: Piece, n: number): void {
  op.moved ??= new Uint8Array(g.volume.layout.spaces * g.volume.layout.pieceKinds)
  const at = s * g.volume.layout.pieceKinds + piece
  op.moved[at] = (op.moved[at] as number) + n
}

/** How many guerrillas of each state, and in all, could go; asked when each question stands. */
export interface Group {
  readonly underground: number
  readonly active: number
  readonly total: number
}

/** How many of each state go: underground first, then active; at least one in all. */
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
    const q = ask(g, by, 'move.how-many', rule, { piece, space: from, to })
    const left = limit()
    // They may have been taken off just now (1.4.1).
    return left < least ? 0 : q.numbers(least, left).askNumber()
  }
  const u = askState(underground(f), most().active === 0 ? 1 : 0, () => Math.min(most().underground, most().total))
  const a = askState(active(f), u === 0 ? 1 : 0, () => Math.min(most().active, most().total - u))
  // Some of them may have been taken off while the second question stood (1.4.1).
  return { underground: Math.min(u, most().underground), active: a }
}

/** Moves guerrillas with the Shipments they carry, as they are. */
export function moveGuerrillas(g: Game, f: Faction, from: Space, to: Space, u: number, a: number): void {
  move(g, underground(f), from, to, u)
  move(g, active(f), from, to, a)
  carryShipments(g, f, from, to)
}

/** Asks how many guerrillas of a faction go from one space to another, and moves them. Gives the number. */
export function relocateGuerrillas(
  g: Game,
  by: Faction,
  f: Faction,
  from: Space,
  to: Space,
  most: number,
  rule: string,
): number {
  const limits = (): Group => ({
    underground: undergroundOf(g, f, from),
    active: activeOf(g, f, from),
    total: Math.min(most, room(g, underground(f), to)),
  })
  const group = askGroup(g, by, f, from, to, limits, rule)
  moveGuerrillas(g, f, from, to, group.underground, group.active)
  return group.underground + group.active
}
