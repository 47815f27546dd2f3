import { isPossible, pay } from '@coinflict/kernel/rules'
import {
  type ActivityRules,
  type Game,
  NO,
  type Operation,
  type Reason,
  resources,
  type Space,
  YES,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD, inForce } from '../events/lasting.ts'
import { TALIBAN } from '../forces.ts'
import { ASSAULT, canAssaultElsewhere } from '../operations/assault.ts'
import { hasTroops, SWEEP } from '../operations/sweep.ts'

const COST = because('why.cost', '5.4')
const MANPADS = 3

/** Whether the operation has not begun and is not possible as things stand. */
export const isNotYetPossible = (g: Game, op: Operation | undefined): boolean =>
  op !== undefined && op.spaces.length === 0 && !isPossible(g, op)

/**
 * 4.1 Whether a COIN operation stays possible whatever a free activity does to the pieces in one space: Training and Patrols do not ask
 * who stands where, a Sweep needs Troops anywhere, an Assault may be possible elsewhere.
 */
export function isSafeFrom(g: Game, op: Operation, s: Space): boolean {
  if (op.spaces.length > 0) return true
  if (!isPossible(g, op)) return false
  switch (op.rules.word) {
    case SWEEP:
      return hasTroops(g, op.faction)
    case ASSAULT:
      return canAssaultElsewhere(g, op, s)
    default:
      return true
  }
}

/** Card 26, shaded: the Taliban may pay to cancel a flight; not one that an event grants (5.1.2). */
const mayBeCancelled = (g: Game, op: Operation | undefined): boolean =>
  op !== undefined && inForce(g, CARD.manpadsScare, 'shaded') && resources(g, TALIBAN) >= MANPADS

/** Whether the operation is possible only if the flight is not cancelled: then it cannot come first (4.1). */
export const reliesOnFlight = (g: Game, op: Operation | undefined): boolean =>
  isNotYetPossible(g, op) && mayBeCancelled(g, op)

/** Asks the Taliban before spaces are selected. A cancelled flight is the activity of its operation all the same. */
export function isCancelled(g: Game, op: Operation | undefined, flight: ActivityRules): boolean {
  if (!mayBeCancelled(g, op)) return false
  const q = ask(g, TALIBAN, 'manpads.cancel', '5.4', { word: flight.word })
  const against: Reason | undefined = mayBeCancelled(g, op) ? undefined : COST
  if (q.offer(YES, against).offer(NO).answer() === NO) return false
  pay(g, TALIBAN, MANPADS)
  return true
}
