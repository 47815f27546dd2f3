import {
  adjust,
  canPlace,
  cardMakers,
  eventVerbs,
  flip,
  gain,
  markerRoom,
  pickFaction,
  pickWay,
  pieces,
  place,
  remove,
  spacesWhere,
  undergroundOf,
  unmark,
} from '@coinflict/kernel/rules'
import { available, count, type Faction, type Game, type Piece, type Space, track } from '@coinflict/kernel/state'
import { FACTION_FACTS } from '../cover.ts'
import {
  AID,
  base,
  CARTELS,
  FARC,
  GOVT,
  guerrillaKinds,
  INSURGENTS,
  kinds,
  onMapWhere,
  room,
  SABOTAGE,
  shipment,
  shipments,
  underground,
} from '../forces.ts'
import { isCity, isDepartment, isForest, isMountain, PIPELINES } from '../map.ts'
import type { Message } from '../text/messages.ts'

/** The verbs that event cards are written with, beside the kernel's. */

export const { dual, single } = cardMakers(FACTION_FACTS)
export const { askEvent, pickSpace, maySpace, eachSpace, pickPiece } = eventVerbs<Message>()

export const departments = onMapWhere(isDepartment)
export const cities = onMapWhere(isCity)
export const forests = onMapWhere(isForest)
export const mountains = onMapWhere(isMountain)

/** Whether a base and n more pieces of a faction have room there, as far as they are available (cards 14, 34). */
export function takesAll(g: Game, f: Faction, piece: Piece, n: number, s: Space): boolean {
  const b = Math.min(1, available(g, base(f)))
  return room(g, base(f), s) >= b && room(g, piece, s) >= b + Math.min(n, available(g, piece))
}

/** Aid pays out, at most 20 and under Samper too (6.4.3); then it grows. */
export const payAid = (growth: number) => (g: Game) => {
  gain(g, GOVT, Math.min(20, track(g, AID)))
  adjust(g, AID, growth)
}

/** Pipelines that a Sabotage marker can still be laid on; none once all 40 are out (3.3.4). */
export const soundPipelines = (g: Game): readonly Space[] => PIPELINES.filter((s) => markerRoom(g, SABOTAGE, s) > 0)

/** So many pieces of a kind, wherever they are: space by space, how many there. Fewer if the card says "up to". */
export function bySpace(
  g: Game,
  by: Faction,
  id: Message,
  piece: Piece,
  most: number,
  effect: (s: Space, n: number) => void,
  upTo = false,
): void {
  const there = () => spacesWhere(g, (at) => count(g, at, piece) > 0)
  for (let left = most; left > 0; ) {
    const s = (upTo ? maySpace : pickSpace)(g, by, id, there)
    if (s === undefined) return
    const q = askEvent(g, by, 'event.how-many', { piece, space: s })
    // Its own may just have been taken off (1.4.1).
    if (count(g, s, piece) === 0) continue
    const n = q.askSome(Math.min(left, count(g, s, piece)))
    effect(s, n)
    left -= n
  }
}

/** Turns all guerrillas of a faction in a space Active. */
export const showAll = (g: Game, f: Faction, s: Space): void => flip(g, underground(f), s, undergroundOf(g, f, s))

/** Places a FARC base in one of the spaces, where it fits. */
export function placeFarcBase(g: Game, by: Faction, among: readonly Space[]): void {
  const open = () => among.filter((s) => canPlace(g, base(FARC), s))
  const s = pickSpace(g, by, 'event.place-where', open, { piece: base(FARC) })
  if (s !== undefined) place(g, base(FARC), s)
}

/** Takes up to three insurgent pieces, of any factions, off one space at a border. */
export function driveOut(g: Game, by: Faction, border: readonly Space[]): void {
  const insurgent = INSURGENTS.flatMap(kinds)
  const held = () => border.filter((s) => INSURGENTS.some((f) => pieces(g, f, s) > 0))
  const s = pickSpace(g, by, 'event.space', held)
  if (s === undefined) return
  for (let n = 0; n < 3; n++) {
    const piece = pickPiece(g, by, 'event.remove-which', s, insurgent, true)
    if (piece === undefined) return
    remove(g, piece, s)
  }
}

/** Cards 50 and 54: one decision for both pieces (ruling 105); replacing is possible only where somebody could take the place. */
export const choosesToReplace = (g: Game, by: Faction, couldReplace: () => boolean): boolean =>
  pickWay(g, by, () => (couldReplace() ? ['remove', 'replace'] : ['remove'])) === 'replace'

// Cards of the Cartels.

export const CARTELS_BASE = base(CARTELS)
export const CARTELS_GUERRILLAS = guerrillaKinds(CARTELS)

export const sum = (spaces: readonly Space[], value: (s: Space) => number): number =>
  spaces.reduce((total, s) => total + value(s), 0)

/** Places a Cartels base in each of n of the spaces, as far as there are bases and room; asks only where there is a choice. */
export function placeCartelsBases(g: Game, by: Faction, n: number, where: () => readonly Space[]): void {
  const built: Space[] = []
  const open = () =>
    built.length === n ? [] : where().filter((s) => !built.includes(s) && canPlace(g, CARTELS_BASE, s))
  while (open().length > Math.min(n - built.length, available(g, base(CARTELS)))) {
    const s = pickSpace(g, by, 'event.place-where', open, { piece: CARTELS_BASE })
    if (s === undefined) return
    place(g, CARTELS_BASE, s)
    built.push(s)
  }
  for (const s of open()) place(g, CARTELS_BASE, s)
}

/** The Cartels may pick up so many pieces of a kind, a group at a time, and put them down anywhere. */
export function relocate(g: Game, piece: Piece, most: number, put: (from: Space, to: Space, n: number) => void): void {
  g.cite('5.1', CARTELS)
  const standing = () => spacesWhere(g, (s) => count(g, s, piece) > 0)
  for (let left = most; left > 0; ) {
    const from = maySpace(g, CARTELS, 'event.move-from', standing)
    if (from === undefined) return
    const open = () => spacesWhere(g, (s) => s !== from && room(g, piece, s) > 0)
    const to = pickSpace(g, CARTELS, 'event.move-to', open, { space: from })
    if (to === undefined) return
    const q = askEvent(g, CARTELS, 'move.how-many', { piece, space: from, to })
    // Their owner may have taken them up in between (1.4.1).
    if (count(g, from, piece) === 0) continue
    const n = q.askSome(Math.min(left, count(g, from, piece), room(g, piece, to)))
    put(from, to, n)
    left -= n
  }
}

/** Who holds Shipments in a space. */
export const owners = (g: Game, s: Space): readonly Faction[] => INSURGENTS.filter((f) => shipments(g, f, s) > 0)

/** Removes n Shipments, whoever holds them, one by one; the executor may stop after the least number. */
export function removeShipments(g: Game, by: Faction, n: number, where: readonly Space[], least = n): void {
  const laden = () => where.filter((s) => owners(g, s).length > 0)
  for (let removed = 0; removed < n; removed++) {
    const s = (removed < least ? pickSpace : maySpace)(g, by, 'event.remove-shipment', laden)
    if (s === undefined) return
    removeShipment(g, by, s)
  }
}

export function removeShipment(g: Game, by: Faction, s: Space): void {
  const owner = pickFaction(g, by, () => owners(g, s))
  if (owner !== undefined) unmark(g, shipment(owner), s)
}
