import {
  activeOf,
  canPlace,
  cardMakers,
  eventVerbs,
  flip,
  guerrillas,
  pieces,
  place,
  placeOneOf,
  putInForce,
  remove,
  replace,
  takeOff,
} from '@coinflict/kernel/rules'
import { available, type Faction, type Game, type Piece, type Side, type Space, track } from '@coinflict/kernel/state'
import { FACTION_FACTS } from '../cover.ts'
import {
  AID,
  active,
  base,
  canHide,
  cubes,
  FACTIONS,
  guerrillaKinds,
  isCoin,
  kinds,
  PATRONAGE,
  showHostility,
  TALIBAN,
  transferTrack,
  underground,
  WARLORDS,
} from '../forces.ts'
import { AFGHAN, isPashtun, isProvince, near } from '../map.ts'
import type { Message } from '../text/messages.ts'

/** The verbs that event cards are written with, beside the kernel's. */

export const { dual, single } = cardMakers(FACTION_FACTS)
export const { askEvent, pickSpace, maySpace, eachSpace, pickPiece } = eventVerbs<Message>()

/** 5.4 Momentum: the side stays in force until the next Reset. */
export const momentum = (card: number, side: Side) => (g: Game) => putInForce(g, card, side)

/** On cards a Province is one of Afghanistan; `PASHTUN` leaves out Pakistan too, and has Kabul. */
export const AFGHAN_PROVINCES: readonly Space[] = AFGHAN.filter(isProvince)
export const PASHTUN: readonly Space[] = AFGHAN.filter(isPashtun)
export const PASHTUN_PROVINCES: readonly Space[] = PASHTUN.filter(isProvince)
/** Whether something holds in a space or in one adjacent to it. */
export const isInOrNear = (s: Space, holds: (s: Space) => boolean): boolean => holds(s) || near(s).some(holds)

/** Places guerrillas of a faction; in Pakistan at Hostility they are Active (6.6.1). Gives the number placed. */
export function placeGuerrillas(g: Game, f: Faction, s: Space, n = 1): number {
  const placed = place(g, underground(f), s, n)
  showHostility(g)
  return placed
}

/** What the Warlords place where a card says pieces. */
export const WARLORD_PIECES: readonly Piece[] = [underground(WARLORDS), base(WARLORDS)]

/** Turns all guerrillas of a faction there Underground. */
export function hideAll(g: Game, f: Faction, s: Space): void {
  if (canHide(g, f, s)) flip(g, active(f), s, activeOf(g, f, s))
}

/** Places up to n pieces of a kind in a space, as many as the faction says. */
export function placeSome(g: Game, by: Faction, n: number, piece: Piece, s: Space): void {
  const q = askEvent(g, by, 'place.how-many', { piece, space: s })
  place(g, piece, s, q.numbers(0, Math.min(n, available(g, piece))).askNumber())
}

const BASES: readonly Piece[] = FACTIONS.map(base)

/**
 * Places up to n pieces of the kinds given, one by one, in the spaces given, at most one of them a Base; fewer if the faction likes.
 * Gives the spaces they came to.
 */
export function placeUpTo(
  g: Game,
  by: Faction,
  n: number,
  from: readonly Piece[],
  where: readonly Space[],
): readonly Space[] {
  const reached: Space[] = []
  let left = from
  while (reached.length < n) {
    const open = () => where.filter((s) => left.some((piece) => canPlace(g, piece, s)))
    const [piece, another] = left
    const s =
      piece !== undefined && another === undefined
        ? maySpace(g, by, 'event.place-where', open, { piece })
        : maySpace(g, by, 'event.space', open)
    const came = s === undefined ? undefined : placeOneOf(g, by, s, left)
    if (s === undefined || came === undefined) break
    showHostility(g)
    reached.push(s)
    if (BASES.includes(came)) left = left.filter((piece) => !BASES.includes(piece))
  }
  return reached
}

/** Takes up to n pieces of the kinds given off one space, one by one; fewer if the faction likes. Gives the number taken. */
export function takeUpTo(g: Game, by: Faction, n: number, s: Space, from: () => readonly Piece[]): number {
  for (let taken = 0; taken < n; taken++) {
    const piece = pickPiece(g, by, 'event.remove-which', s, from(), true)
    if (piece === undefined) return taken
    remove(g, piece, s)
  }
  return n
}

/** Takes up to three Taliban guerrillas off the spaces. */
export function driveOut(g: Game, by: Faction, where: readonly Space[]): void {
  takeOff(g, by, 3, guerrillaKinds(TALIBAN), where, true)
}

/** Replaces up to n pieces of the kinds given in one space, one by one; fewer if the faction likes. Gives the number replaced. */
export function replaceUpTo(
  g: Game,
  by: Faction,
  n: number,
  s: Space,
  from: readonly Piece[],
  substitute: Piece,
): number {
  for (let replaced = 0; replaced < n; replaced++) {
    const piece = pickPiece(g, by, 'event.replace-which', s, from, true)
    if (piece === undefined) return replaced
    replace(g, piece, s, substitute)
  }
  return n
}

/** Pieces of these factions, of which Bases are taken last: any cube guards those of both COIN factions. */
export const basesLast = (g: Game, factions: readonly Faction[], s: Space): readonly Piece[] =>
  factions.flatMap((f) => kinds(f).filter((piece) => piece !== base(f) || !isGuarded(g, f, s)))
const isGuarded = (g: Game, f: Faction, s: Space): boolean => (isCoin(f) ? cubes(g, s) > 0 : guerrillas(g, f, s) > 0)

/** Takes up to 2 pieces, in either state and Bases last, off one of the spaces. */
export function raid(g: Game, by: Faction, factions: readonly Faction[], among: () => readonly Space[]): void {
  const open = () => among().filter((s) => factions.some((f) => pieces(g, f, s) > 0))
  const s = pickSpace(g, by, 'event.remove-where', open)
  if (s !== undefined) takeUpTo(g, by, 2, s, () => basesLast(g, factions, s))
}

/** Asks how much of something is transferred, from nothing up to what there is. */
export const askAmount = (g: Game, by: Faction, id: Message, most: () => number): number =>
  most() === 0 ? 0 : askEvent(g, by, id).numbers(0, most()).askNumber()

/** Cards 40 and 50: Aid becomes Patronage; what it cannot hold is lost (ruling 16). Gives how much was taken. */
export function divertAid(g: Game, by: Faction, most: number): number {
  const n = askAmount(g, by, 'event.40.patronage', () => Math.min(most, track(g, AID)))
  transferTrack(g, AID, PATRONAGE, n)
  return n
}
