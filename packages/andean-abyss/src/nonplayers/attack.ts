import {
  type Criterion,
  DONE,
  type Faction,
  first,
  type Line,
  type NonPlayer,
  type Order,
  type Space,
  type Word,
} from '@coinflict/kernel'
import { AUC, active, CARTELS, FARC, GOVT, pieces, underground } from '../forces.ts'
import { removal } from './general.ts'
import { firstThere, here, shipmentToTake } from './terms.ts'

/** Attacks and Ambushes: spaces that are picked before the first is struck, and who is hit there. */

/** 3.3.3 An Attack removes two pieces, an Assassination (4.4.2) one. */
export const ATTACKED = 2
export const ASSASSINATED = 1

/** Whether there is somebody to strike: the owner of a Shipment that could be taken, or one of these factions. */
export const hasTarget = (np: NonPlayer, s: Space, targets: readonly Faction[]): boolean =>
  shipmentToTake(np, s, ATTACKED) !== undefined || firstThere(np, s, targets) !== undefined

/** Which piece goes next: guerrillas for the sake of a Shipment, then these factions in turn; nobody else's if that can be helped. */
export function strikeNext(np: NonPlayer, line: Line, targets: readonly Faction[], removals: number): Word | undefined {
  const owner = shipmentToTake(np, here(np), removals)
  if (owner !== undefined) {
    const carrier = np.firstPiece(line, [underground(owner), active(owner)])
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
    picked.push({ from: s, to: s, pieces: [], line, ground: np.reason })
  }
  return picked
}

/** Where there is a Shipment to take, or somebody of a faction to hit. */
export const shipmentFirst: Criterion = first(
  { en: 'with a Shipment to take', es: 'con un Envío por tomar', pl: 'z dostawą do przejęcia' },
  (np, s) => shipmentToTake(np, s, ATTACKED) !== undefined,
)
export const farcFirst: Criterion = first(
  { en: 'with FARC pieces', es: 'con fichas de las FARC', pl: 'z FARC' },
  (np, s) => isThere(np, s, FARC),
)
export const aucFirst: Criterion = first({ en: 'with AUC pieces', es: 'con fichas de las AUC', pl: 'z AUC' }, (np, s) =>
  isThere(np, s, AUC),
)
export const govtFirst: Criterion = first(
  { en: 'with Government pieces', es: 'con fichas del Gobierno', pl: 'z siłami rządu' },
  (np, s) => isThere(np, s, GOVT),
)
export const cartelsFirst: Criterion = first(
  { en: 'with Cartels pieces', es: 'con fichas de los Cárteles', pl: 'z kartelami' },
  (np, s) => isThere(np, s, CARTELS),
)
const isThere = (np: NonPlayer, s: Space, f: Faction): boolean => pieces(np.g, f, s) > 0
