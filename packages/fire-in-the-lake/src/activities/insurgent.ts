import { isPossible, leavesOperation } from '@coinflict/kernel/rules'
import { type Game, inForce, type Operation, resources } from '@coinflict/kernel/state'
import { CARD } from '../events/lasting.ts'

/** What the special activities of the insurgents share. */

/** Whether an operation is under way: in a space, or as a Rally that only Improved the Trail (3.3.1). */
export const hasBegun = (op: Operation): boolean => op.spaces.length > 0 || op.paid > 0

/** 4.1 Whether the operation has not begun and is not possible as things stand. */
export const isNotYetPossible = (g: Game, op: Operation | undefined): boolean =>
  op !== undefined && !hasBegun(op) && !isPossible(g, op)

/** 4.1 Whether something leaves the operation possible, or makes it so. */
export const keeps = (g: Game, op: Operation | undefined, effect: (trial: Game) => void): boolean =>
  op === undefined || hasBegun(op) || leavesOperation(g, op, effect)

/**
 * 1.4.1, 4.1 Whether own pieces may be taken off the map for the activity: with a Resource left the operation stays possible where they come
 * to stand; without one it may need just those that would go.
 */
export const mayTakeUp = (g: Game, op: Operation | undefined): boolean =>
  op === undefined || hasBegun(op) || op.free || resources(g, op.faction) > 0

/** Card 115 leaves one space to every activity that it does not bar. */
export const mostSpaces = (g: Game, usual: number): number =>
  inForce(g, CARD.typhoonKate, 'unshaded') ? Math.min(1, usual) : usual
