import { type Criterion, fewest, type NonPlayer, type Order } from '@coinflict/kernel/nonplayers'
import { DONE, type Faction, type Line, type Sentence, type Space, type Word } from '@coinflict/kernel/state'
import { guerrillaKinds } from '../forces.ts'
import { removal } from './general.ts'
import { firstThere, here, shipmentToTake } from './terms.ts'

/** Attacks and Ambushes: spaces that are picked before the first is struck, and who is hit there. */

/** 3.3.3 An Attack removes two pieces. */
const ATTACKED = 2

/** Whether there is somebody to strike: the owner of a Shipment that could be taken, or one of these factions. */
export const hasTarget = (np: NonPlayer, s: Space, targets: readonly Faction[]): boolean =>
  shipmentToTake(np, s, ATTACKED) !== undefined || firstThere(np, s, targets) !== undefined

/** Which piece goes next: guerrillas for the sake of a Shipment, then these factions in turn; nobody else's if that can be helped. */
export function strikeNext(np: NonPlayer, line: Line, targets: readonly Faction[]): Word | undefined {
  const owner = shipmentToTake(np, here(np), np.q.params?.n as number)
  if (owner !== undefined) {
    const carrier = np.firstPiece(line, guerrillaKinds(owner))
    if (carrier !== undefined) return carrier
  }
  for (const f of targets) {
    const piece = np.firstPiece(line, removal([f]))
    if (piece !== undefined) return piece
  }
  return np.firstOf(line, [DONE])
}

/** Up to so many spaces to strike, picked one after another, each with why. */
export function pickSpaces(
  np: NonPlayer,
  line: Line,
  among: readonly Space[],
  most: number,
  by: readonly Criterion[] = [],
): Order[] {
  const open = [...among]
  const picked: Order[] = []
  while (picked.length < most && open.length > 0) {
    const s = np.bestOf(line, open, by) as Space
    open.splice(open.indexOf(s), 1)
    picked.push({ from: s, to: s, pieces: [], line, explanation: np.reason })
  }
  return picked
}

/** Who would be hit there first: the owner of a Shipment to take, then these factions in turn. Who else is there does not matter. */
export const byTarget = (text: Sentence, targets: readonly Faction[]): Criterion =>
  fewest(text, (np, s) => (shipmentToTake(np, s, ATTACKED) === undefined ? rankOf(np, s, targets) : -1))

/** The place of the first faction there among some. */
export const rankOf = (np: NonPlayer, s: Space, among: readonly Faction[]): number => {
  const f = firstThere(np, s, among)
  return f === undefined ? among.length : among.indexOf(f)
}
