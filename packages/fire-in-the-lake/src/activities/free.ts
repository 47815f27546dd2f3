import { isPossible, leavesOperation, move } from '@coinflict/kernel/rules'
import { type ActivityRules, type Game, inForce, type Operation, type Piece, type Space } from '@coinflict/kernel/state'
import { CARD } from '../events/lasting.ts'
import { ASSAULT, canAssaultElsewhere } from '../operations/assault.ts'
import { PATROL } from '../operations/patrol.ts'
import { hasTroops, SWEEP } from '../operations/sweep.ts'
import { canTrainElsewhere } from '../operations/train.ts'

/** What the COIN activities share. */

/** In how many spaces an activity may take place: in 1 with Typhoon Kate (card 115). */
export const mostSpaces = (g: Game, most: number): number =>
  inForce(g, CARD.typhoonKate, 'unshaded') ? Math.min(most, 1) : most

/** Whether the operation has not begun and is not possible as things stand. */
export const isNotYetPossible = (g: Game, op: Operation | undefined): boolean =>
  op !== undefined && op.spaces.length === 0 && !isPossible(g, op)

/** Pieces were moved or removed: what is possible is to be worked out again. */
export function changed(op: Operation | undefined): void {
  if (op !== undefined) op.lastPossible = undefined
}

/**
 * 4.1 Whether a COIN operation stays possible whatever an activity does to the pieces in one space: Patrols do not ask who stands where, a
 * Sweep needs Troops anywhere, Training and Assaults may be possible elsewhere.
 */
export function isSafeFrom(g: Game, op: Operation | undefined, s: Space): boolean {
  if (op === undefined || op.spaces.length > 0) return true
  if (!isPossible(g, op)) return false
  switch (op.rules.word) {
    case PATROL:
      return true
    case SWEEP:
      return hasTroops(g, op.faction)
    case ASSAULT:
      return canAssaultElsewhere(g, op, s)
    default:
      return canTrainElsewhere(g, op, s)
  }
}

/** 4.1 Whether the operation is possible after an effect on the pieces in a space. */
export const keeps = (g: Game, op: Operation | undefined, s: Space, effect: (trial: Game) => void): boolean =>
  op === undefined || isSafeFrom(g, op, s) || leavesOperation(g, op, effect)

/**
 * 4.1 A test of moves out of spaces while an operation is possible: whether it stays so. For one question: what a space can do without is worked
 * out once for all moves from there.
 */
export function staysPossible(g: Game, op: Operation): (piece: Piece, from: Space, to: Space, n: number) => boolean {
  let tested: Space | undefined
  let isSafe = false
  return (piece, from, to, n) => {
    if (from !== tested) {
      tested = from
      isSafe = isSafeFrom(g, op, from)
    }
    return isSafe || leavesOperation(g, op, (trial) => move(trial, piece, from, to, n))
  }
}

/** 4.1 Whether a Train is still possible if an activity takes place in these spaces and one more, which it then leaves out (4.2.1, 4.3.1). */
export const leavesTrain = (
  g: Game,
  op: Operation | undefined,
  activity: ActivityRules,
  chosen: readonly Space[],
  s: Space,
): boolean =>
  op === undefined ||
  op.spaces.length > 0 ||
  op.rules.word === PATROL ||
  op.rules.possible(g, { ...op, activity, activitySpaces: [...chosen, s] })

/** Pieces that have arrived somewhere in an activity and move no more. */
export class Arrivals {
  private readonly arrived = new Map<number, number>()

  private key(g: Game, s: Space, piece: Piece): number {
    return s * g.at.pieceKinds + piece
  }

  count(g: Game, s: Space, piece: Piece): number {
    return this.arrived.get(this.key(g, s, piece)) ?? 0
  }

  note(g: Game, s: Space, piece: Piece, n: number): void {
    this.arrived.set(this.key(g, s, piece), this.count(g, s, piece) + n)
  }
}
