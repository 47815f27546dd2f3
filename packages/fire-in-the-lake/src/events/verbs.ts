import {
  AVAILABLE,
  adjust,
  announce,
  beginOperation,
  canChoose,
  canPlace,
  capability,
  cardMakers,
  carryOut,
  did,
  eventVerbs,
  type FreeActivityRules,
  hasSupport,
  move,
  moveToBox,
  NEUTRAL,
  NOTHING,
  pickFaction,
  place,
  putInForce,
  remove,
  STAYS_ELIGIBLE,
  setEligible,
  setLevel,
  setMark,
  shift,
  sitOut,
  takeOff,
} from '@coinflict/kernel/rules'
import {
  available,
  count,
  DONE,
  type Faction,
  type Game,
  inBox,
  isSpaceWord,
  level,
  type Operation,
  type OperationRules,
  type Piece,
  type Side,
  type Space,
  type Track,
  type Word,
  word,
  wordPiece,
  wordSpace,
} from '@coinflict/kernel/state'
import { because } from '../ask.ts'
import { FACTION_FACTS } from '../cover.ts'
import {
  ARVN,
  active,
  base,
  CASUALTIES,
  INSURGENTS,
  isCoin,
  kinds,
  OUT_OF_PLAY,
  tunneledBase,
  US,
  US_BASE,
  US_TROOPS,
  underground,
} from '../forces.ts'
import { EVERY, isCity, isLoc, isProvince, near, SOUTH } from '../map.ts'
import { isMonsoon } from '../monsoon.ts'
import { ASSAULT, assaultIn, beginAssault, whyNotTargets } from '../operations/assault.ts'
import { MARCH } from '../operations/march.ts'
import { cobras, SWEEP, sweepIn, sweepStrikes } from '../operations/sweep.ts'
import { bring, placeable } from '../recall.ts'
import type { Message } from '../text/messages.ts'

/** The verbs that event cards are written with, beside the kernel's. */

export { capability }
export const { dual, single } = cardMakers(FACTION_FACTS)
export const { askEvent, pickSpace, maySpace, eachSpace, pickPiece } = eventVerbs<Message>()

/** 5.4 Momentum: the side stays in force until the next Reset. */
export const momentum = (card: number, side: Side) => (g: Game) => putInForce(g, card, side)

/** 2.3.6 The executing faction stays Eligible; a faction is Ineligible through the next card. */
export const stayEligible = (g: Game, f: Faction): void => setMark(g, f, STAYS_ELIGIBLE)
export const loseTurn = (g: Game, f: Faction): void => sitOut(g, f)

/** Where cards speak of the South. */
export const SOUTHERN_PROVINCES: readonly Space[] = SOUTH.filter(isProvince)
export const SOUTHERN_CITIES: readonly Space[] = SOUTH.filter(isCity)

/** What cards call pieces: as they are placed, or as they stand on the map. Bases with Tunnels are never forced off (5.1.1). */
export const US_PIECES: readonly Piece[] = [US_TROOPS, underground(US), US_BASE]
export const guerrillaKinds = (f: Faction): readonly Piece[] => [underground(f), active(f)]
export const GUERRILLAS: readonly Piece[] = INSURGENTS.flatMap(guerrillaKinds)
export const removable = (f: Faction): readonly Piece[] => kinds(f).filter((piece) => piece !== tunneledBase(f))
export const INSURGENT_PIECES: readonly Piece[] = INSURGENTS.flatMap(removable)
/** The kinds in which pieces of a faction are placed: guerrillas and special forces Underground, Bases without a Tunnel. */
export const placed = (f: Faction): readonly Piece[] =>
  kinds(f).filter((piece) => piece !== active(f) && piece !== tunneledBase(f))
export const INSURGENT_BASES: readonly Piece[] = INSURGENTS.map(base)

/** Whether something holds in a space or in one adjacent to it; the space and those adjacent to it. */
export const isInOrNear = (s: Space, holds: (s: Space) => boolean): boolean => holds(s) || near(s).some(holds)
export const around = (s: Space): readonly Space[] => [s, ...near(s)]

/** Spaces within so many steps of one, itself included. */
export function within(from: Space, steps: number): readonly Space[] {
  let found: readonly Space[] = [from]
  for (let i = 0; i < steps; i++)
    found = EVERY.filter((s) => found.includes(s) || near(s).some((n) => found.includes(n)))
  return found
}

/** Where US pieces go that a card removes to Casualties; others become Available. */
export const toCasualties = (g: Game, piece: Piece): number =>
  g.volume.factionOf[piece] === US ? CASUALTIES : AVAILABLE

/** Takes n pieces of the kinds given off the spaces, one by one; the US ones become Casualties. Gives the number taken. */
export function takeLosses(
  g: Game,
  by: Faction,
  n: number,
  from: readonly Piece[],
  where: readonly Space[],
  upTo = false,
): number {
  const open = () => where.filter((s) => from.some((piece) => count(g, s, piece) > 0))
  for (let taken = 0; taken < n; taken++) {
    const s = (upTo ? maySpace : pickSpace)(g, by, 'event.remove-where', open)
    if (s === undefined) return taken
    const piece = pickPiece(g, by, 'event.remove-which', s, from)
    if (piece !== undefined) remove(g, piece, s, 1, toCasualties(g, piece))
  }
  return n
}

/**
 * Places n pieces of the kinds given, one by one, in the spaces given; fewer if the card says "up to". Who has none Available may take own
 * ones from elsewhere, but need not (1.4.1). Gives the spaces.
 */
export function placeAmong(
  g: Game,
  by: Faction,
  n: number,
  from: readonly Piece[],
  where: readonly Space[],
  upTo = false,
): readonly Space[] {
  const reached: Space[] = []
  const [only, another] = from
  const params = only !== undefined && another === undefined ? { piece: only } : undefined
  while (reached.length < n) {
    const open = () => where.filter((s) => from.some((piece) => canBring(g, by, piece, s)))
    const isBound = !upTo && where.some((s) => from.some((piece) => canPlace(g, piece, s)))
    const s = (isBound ? pickSpace : maySpace)(
      g,
      by,
      params === undefined ? 'event.space' : 'event.place-where',
      open,
      params,
    )
    if (s === undefined) break
    if (bringOneOf(g, by, s, from, false) !== undefined) reached.push(s)
  }
  return reached
}

/** Which of the kinds given lie in one of the boxes, and where. */
const inBoxes = (g: Game, from: readonly Piece[], boxes: readonly number[]): readonly Piece[] =>
  from.filter((piece) => boxes.some((box) => inBox(g, box, piece) > 0))

/** One of the pieces in the boxes, as the faction chooses; nothing if there is none, or if `mayStop` and it is done. */
export function pickFromBoxes(
  g: Game,
  by: Faction,
  from: readonly Piece[],
  boxes: readonly number[],
  mayStop = false,
): Piece | undefined {
  const there = () => inBoxes(g, from, boxes)
  if (there().length === 0) return undefined
  const q = askEvent(g, by, 'event.box-piece')
  for (const piece of there()) q.piece(piece)
  if (mayStop) q.done()
  const answer = q.answer()
  return answer === DONE ? undefined : wordPiece(answer)
}

/** Moves n pieces of the kinds given from one box to another, as the faction chooses; fewer if the card says "up to". Gives the number. */
export function transferBoxes(
  g: Game,
  by: Faction,
  n: number,
  from: readonly Piece[],
  source: number,
  target: number,
  upTo = false,
): number {
  for (let moved = 0; moved < n; moved++) {
    const piece = pickFromBoxes(g, by, from, [source], upTo)
    if (piece === undefined) return moved
    moveToBox(g, piece, source, target, 1)
  }
  return n
}

/** All pieces of the kinds given go from one box to another. */
export function emptyBox(g: Game, from: readonly Piece[], source: number, target: number): void {
  for (const piece of from) moveToBox(g, piece, source, target, inBox(g, source, piece))
}

/** Puts n pieces of the kinds given from a box onto the map, one by one, as the faction chooses. Gives the spaces they came to. */
export function placeFromBox(
  g: Game,
  by: Faction,
  n: number,
  from: readonly Piece[],
  box: number,
  where: readonly Space[],
  upTo = false,
): readonly Space[] {
  const reached: Space[] = []
  const fits = (piece: Piece, s: Space): boolean => inBox(g, box, piece) > 0 && g.volume.room(g, piece, s) > 0
  while (reached.length < n) {
    const open = () => where.filter((s) => from.some((piece) => fits(piece, s)))
    const s = (upTo ? maySpace : pickSpace)(g, by, 'event.space', open)
    if (s === undefined) break
    const q = askEvent(g, by, 'event.place-which', { space: s })
    for (const piece of from) if (fits(piece, s)) q.piece(piece)
    if (q.size === 0) continue
    const piece = q.askPiece()
    if (box !== AVAILABLE) moveToBox(g, piece, box, AVAILABLE, 1)
    place(g, piece, s)
    reached.push(s)
  }
  return reached
}

/** US pieces of any kind come from Out of Play onto the map. */
export const returnUs = (g: Game, by: Faction, n: number, where: readonly Space[], upTo = false): readonly Space[] =>
  placeFromBox(g, by, n, US_PIECES, OUT_OF_PLAY, where, upTo)

/** Support there drops to Neutral. */
export function endSupport(g: Game, s: Space): void {
  if (hasSupport(g, s)) setLevel(g, s, NEUTRAL)
}

/** n spaces shift by so many levels, where they can. */
export const shiftSpaces = (
  g: Game,
  by: Faction,
  n: number,
  where: (s: Space) => boolean,
  levels: number,
  upTo = false,
): readonly Space[] =>
  eachSpace(
    g,
    by,
    'event.shift-where',
    n,
    () => EVERY.filter((s) => where(s) && canShift(g, s, levels)),
    (s) => shift(g, s, levels),
    { upTo, params: { shift: levels } },
  )

/** n spaces are set to a level that is not theirs. */
export const setSpaces = (
  g: Game,
  by: Faction,
  n: number,
  where: (s: Space) => boolean,
  to: number,
  upTo = false,
): readonly Space[] =>
  eachSpace(
    g,
    by,
    'event.set-where',
    n,
    () => EVERY.filter((s) => where(s) && g.volume.takesSides(g, s) && level(g, s) !== to),
    (s) => setLevel(g, s, to),
    { upTo, params: { level: to } },
  )

/** Whether a space can shift that way at all. */
export const canShift = (g: Game, s: Space, levels: number): boolean =>
  g.volume.takesSides(g, s) && (levels > 0 ? level(g, s) < 2 : level(g, s) > -2)

/** 5.5 A faction carries out a special activity without an operation, if it can. */
export function mustAct(g: Game, f: Faction, activity: FreeActivityRules): void {
  if (activity.whyNot(g) !== undefined) return
  const { acting } = g
  announce(g, f, activity)
  activity.run(g)
  g.cite('5.1', acting)
}

/** The executor says which of some factions acts, where more than one can. */
export const chooseCoin = (g: Game, by: Faction): Faction => pickFaction(g, by, () => [US, ARVN]) as Faction

/** 1.4.1 Whether a faction can place a piece there: one that is Available, or one of its own from elsewhere. */
const canBring = (g: Game, by: Faction, piece: Piece, s: Space): boolean =>
  placeable(g, by, piece, 1) > 0 && g.volume.room(g, piece, s) > 0

/**
 * Places one of the pieces given there, as the faction chooses, and gives it; nothing if none can come. If none is Available it may take
 * one of its own from elsewhere, but need not (1.4.1), unless it chose the space for that.
 */
export function bringOneOf(g: Game, by: Faction, s: Space, from: readonly Piece[], mayLeave = true): Piece | undefined {
  const fits = (piece: Piece): boolean => canBring(g, by, piece, s)
  if (!from.some(fits)) return undefined
  const q = askEvent(g, by, 'event.place-which', { space: s })
  for (const piece of from.filter(fits)) q.piece(piece)
  if (mayLeave && !from.some((piece) => canPlace(g, piece, s))) q.done()
  const answer = q.answer()
  if (answer === DONE) return undefined
  const chosen = wordPiece(answer)
  bring(g, by, chosen, s)
  return chosen
}

const RAISE = word('raise')
const LOWER = word('lower')

/** A track goes up or down by so much, as the faction says; or stays, if the card leaves that open. */
export function raiseOrLower(g: Game, by: Faction, id: Message, t: Track, n: number, mayLeave = false): void {
  const q = askEvent(g, by, id, { n }).offer(RAISE).offer(LOWER)
  const answer = (mayLeave ? q.done() : q).answer()
  if (answer !== DONE) adjust(g, t, answer === RAISE ? n : -n)
}

/**
 * 5.5 In so many of the spaces, all of them if nothing is said, a COIN faction may Sweep without movement or Assault, free, as it decides
 * for each.
 */
export function sweepOrAssault(g: Game, f: Faction, among: readonly Space[], most = among.length): void {
  const { acting } = g
  const cards = beginAssault()
  const swept: Space[] = []
  const canSweep = (s: Space): boolean => !isLoc(s) && sweepStrikes(g, f, s)
  const canAssault = (s: Space): boolean => whyNotTargets(g, f, s, cards) === undefined
  const open = () => among.filter((s) => canSweep(s) || canAssault(s))
  const act = (s: Space): void => {
    const q = askEvent(g, f, 'event.operation-what', { space: s })
    if (canSweep(s)) q.offer(SWEEP)
    if (canAssault(s)) q.offer(ASSAULT)
    if (q.answer() === ASSAULT) {
      assaultIn(g, f, s, cards)
    } else {
      sweepIn(g, f, s)
      swept.push(s)
    }
  }
  g.cite('5.5', f)
  eachSpace(g, f, 'event.operation-where', most, open, act, { upTo: true })
  cobras(g, f, swept)
  g.cite('5.1', acting)
}

/** A space shifts 1 level toward the one named, from either side. */
export const shiftToward = (g: Game, s: Space, to: number): boolean => shift(g, s, Math.sign(to - level(g, s)))

/**
 * Places one of the pieces given in each of n of the spaces, all of them if they are no more; who has none Available may take own ones from
 * elsewhere, but need not (1.4.1).
 */
export function onePerSpace(g: Game, by: Faction, n: number, from: readonly Piece[], where: readonly Space[]): void {
  const reached: Space[] = []
  while (reached.length < n) {
    const left = where.filter((s) => !reached.includes(s))
    const ready = from.reduce((sum, piece) => sum + available(g, piece), 0)
    if (left.length <= Math.min(n - reached.length, ready)) {
      for (const s of left) bringOneOf(g, by, s, from)
      return
    }
    const [s] = placeAmong(g, by, 1, from, left)
    if (s === undefined) return
    reached.push(s)
  }
}

const NOT_HERE = because('why.event-not-here', '5.1')

/** A place where US Troops are or go: a box beside the map or a space. */
export type Place = { readonly box: number } | { readonly space: Space }
const BOX_WORDS: readonly Word[] = [word('available'), word('casualties'), word('out-of-play')]

/** Where the US takes one of its Troops from; nothing if none is there, or if `mayStop` and it is done. */
export function pickTroop(
  g: Game,
  boxes: readonly number[],
  spaces: readonly Space[],
  mayStop = false,
): Place | undefined {
  const isThere = (s: Space): boolean => spaces.includes(s) && count(g, s, US_TROOPS) > 0
  const open = () => boxes.filter((box) => inBox(g, box, US_TROOPS) > 0)
  if (open().length === 0 && !spaces.some(isThere)) return undefined
  const q = askEvent(g, US, 'event.troop-from')
  for (const box of open()) q.offer(BOX_WORDS[box] as Word)
  q.everySpace((s) => (isThere(s) ? undefined : NOT_HERE))
  return placeOf((mayStop ? q.done() : q).answer())
}

/** Where US Troops go: to Available or one of the spaces; nothing if `mayStop` and the US is done. */
export function pickGoal(g: Game, spaces: readonly Space[], mayStop = false): Place | undefined {
  const q = askEvent(g, US, 'event.troop-to').offer(BOX_WORDS[AVAILABLE] as Word)
  q.everySpace((s) => (spaces.includes(s) ? undefined : NOT_HERE))
  return placeOf((mayStop ? q.done() : q).answer())
}

const placeOf = (answer: Word): Place | undefined => {
  if (answer === DONE) return undefined
  return isSpaceWord(answer) ? { space: wordSpace(answer) } : { box: BOX_WORDS.indexOf(answer) }
}

/** US Troops go from one place to another. */
export function sendTroops(g: Game, from: Place, to: Place, n = 1): void {
  if (n === 0) return
  if ('space' in from) {
    if ('space' in to) move(g, US_TROOPS, from.space, to.space, n)
    else remove(g, US_TROOPS, from.space, n, to.box)
  } else if ('space' in to) {
    if (from.box !== AVAILABLE) moveToBox(g, US_TROOPS, from.box, AVAILABLE, n)
    place(g, US_TROOPS, to.space, n)
  } else moveToBox(g, US_TROOPS, from.box, to.box, n)
}

/**
 * 2.3.6 A faction becomes Eligible at once: it may still act on this card, if a slot is open. If it has acted, or executes this event, it
 * stays Eligible for the next.
 */
export function makeEligible(g: Game, f: Faction): void {
  if (did(g, f) === NOTHING) setEligible(g, f, true)
  else stayEligible(g, f)
}

type Grant = Omit<Parameters<typeof beginOperation>[2] & object, 'free'>

/** 2.3.9, 5.5 Of operations that a card grants without a name, those that the season allows. */
export const inSeason = (g: Game, from: readonly OperationRules[]): readonly OperationRules[] =>
  isMonsoon(g) ? from.filter(({ word }) => word !== SWEEP && word !== MARCH) : from

const openOperations = (g: Game, f: Faction, from: readonly OperationRules[], how: Grant): readonly Operation[] =>
  from.map((rules) => beginOperation(f, rules, { ...how, free: true })).filter((op) => canChoose(g, op))
const openActivities = (g: Game, from: readonly FreeActivityRules[]): readonly FreeActivityRules[] =>
  from.filter((activity) => activity.whyNot(g) === undefined)

/** Whether a faction could carry out one of these operations or special activities, free. */
export const canDo = (
  g: Game,
  f: Faction,
  operations: readonly OperationRules[],
  activities: readonly FreeActivityRules[],
  how: Grant = {},
): boolean => openActivities(g, activities).length > 0 || openOperations(g, f, operations, how).length > 0

/**
 * 5.5 A faction may carry out one of these operations or special activities, free. Tells whether it did. Cards override older Momentum
 * (5.1.2), and Monsoon in what they name (5.1.1).
 */
export function mayDo(
  g: Game,
  f: Faction,
  operations: readonly OperationRules[],
  activities: readonly FreeActivityRules[],
  how: Grant = {},
): boolean {
  if (!canDo(g, f, operations, activities, how)) return false
  const { acting } = g
  g.cite('5.5', f)
  const q = askEvent(g, f, 'event.choice')
  const ops = openOperations(g, f, operations, how)
  const acts = openActivities(g, activities)
  for (const { rules } of ops)
    q.begin(rules.word, (trial) => carryOut(trial, beginOperation(f, rules, { ...how, free: true })))
  for (const activity of acts) q.begin(activity.word, (trial) => activity.run(trial))
  const answer = q.done().answer()
  const op = ops.find(({ rules }) => rules.word === answer)
  const activity = acts.find((each) => each.word === answer)
  if (op !== undefined) carryOut(g, op)
  if (activity !== undefined) {
    announce(g, f, activity)
    activity.run(g)
  }
  g.cite('5.1', acting)
  return answer !== DONE
}

/** A faction removes n of its own pieces in the spaces given, as it chooses: a Base with a Tunnel only if it likes (5.1.1). */
export function giveUp(g: Game, f: Faction, n: number, where: readonly Space[]): void {
  const { acting } = g
  g.cite('5.1', f)
  for (let left = n; left > 0; left--) {
    if (!where.some((s) => removable(f).some((piece) => count(g, s, piece) > 0))) break
    if (takeOff(g, f, 1, kinds(f), where) === 0) break
  }
  g.cite('5.1', acting)
}

/**
 * Places n pieces of the kinds given in the spaces given, so many of a kind at a time. Who has none Available may take own ones from
 * elsewhere, but need not (1.4.1).
 */
export function placeGroups(g: Game, by: Faction, n: number, from: readonly Piece[], where: readonly Space[]): void {
  const ready = (): readonly Piece[] => from.filter((piece) => placeable(g, by, piece, 1) > 0)
  for (let left = n; left > 0; ) {
    const isBound = from.some((piece) => available(g, piece) > 0)
    const s = (isBound ? pickSpace : maySpace)(g, by, 'event.space', () => (ready().length > 0 ? where : []))
    if (s === undefined) return
    const q = askEvent(g, by, 'event.place-which', { space: s })
    for (const piece of ready()) q.piece(piece)
    if (q.size === 0) return
    const piece = q.askPiece()
    const q2 = askEvent(g, by, 'place.how-many', { piece, space: s })
    left -= bring(g, by, piece, s, q2.askSome(placeable(g, by, piece, left)))
  }
}

/** Whether US pieces are Out of Play. */
export const areUsOut = (g: Game): boolean => inBoxes(g, US_PIECES, [OUT_OF_PLAY]).length > 0

/** 5.1.1 The kinds given and, where Bases of the faction that says are among them, its Tunneled ones, which it may give up. */
export const orTunneled = (by: Faction, from: readonly Piece[]): readonly Piece[] =>
  isCoin(by) || !from.includes(base(by)) ? from : [...from, tunneledBase(by)]

/**
 * Takes n pieces of the kinds given off the spaces, one by one; Tunneled Bases only of the faction that says, and only if it likes (5.1.1).
 * Gives the number taken.
 */
export function takeAny(g: Game, by: Faction, n: number, bound: readonly Piece[], where: readonly Space[]): number {
  const open = orTunneled(by, bound)
  const having = (pieces: readonly Piece[]) => where.filter((s) => pieces.some((piece) => count(g, s, piece) > 0))
  let taken = 0
  while (taken < n) {
    const isBound = having(bound).length > 0
    const s = (isBound ? pickSpace : maySpace)(g, by, 'event.remove-where', () => having(open))
    if (s === undefined) break
    const piece = pickPiece(g, by, 'event.remove-which', s, open)
    if (piece === undefined) continue
    remove(g, piece, s)
    taken++
  }
  return taken
}

/** Takes all pieces of the kinds given off a space; the faction that says may give up its own Tunneled Bases there too (5.1.1). */
export function clearSpace(g: Game, by: Faction, from: readonly Piece[], s: Space): void {
  for (const piece of from) remove(g, piece, s, count(g, s, piece))
  takeOff(g, by, 2, orTunneled(by, from), [s], true)
}

/** Takes n pieces of one kind off the spaces, so many from each as the faction says; all of them unasked if there are no more. */
export function takeMany(
  g: Game,
  by: Faction,
  n: number,
  piece: Piece,
  where: readonly Space[],
  box = AVAILABLE,
): void {
  const open = () => where.filter((s) => count(g, s, piece) > 0)
  let left = n
  while (left > 0) {
    const all = open().reduce((sum, s) => sum + count(g, s, piece), 0)
    if (all <= left) {
      for (const s of open()) remove(g, piece, s, count(g, s, piece), box)
      return
    }
    const s = pickSpace(g, by, 'event.remove-where', open)
    if (s === undefined) return
    left -= takeSome(g, by, piece, s, left, box)
  }
}

/** Takes some pieces of one kind off a space, at least one and at most so many. Gives the number. */
export function takeSome(g: Game, by: Faction, piece: Piece, s: Space, most: number, box = AVAILABLE): number {
  const q = askEvent(g, by, 'event.remove-how-many', { piece, space: s })
  const there = Math.min(most, count(g, s, piece))
  const n = q.numbers(Math.min(1, there), there).askNumber()
  remove(g, piece, s, n, box)
  return n
}

/**
 * Moves pieces of one of the kinds from one of the spaces to another, at most so many, as the faction says and as they are. Gives the
 * number; 0 if none can move.
 */
export function moveGroup(
  g: Game,
  by: Faction,
  from: readonly Piece[],
  origins: () => readonly Space[],
  targets: () => readonly Space[],
  most = Number.POSITIVE_INFINITY,
): number {
  const open = (piece: Piece): readonly Space[] => targets().filter((s) => g.volume.room(g, piece, s) > 0)
  const movable = (s: Space) => from.filter((piece) => count(g, s, piece) > 0 && open(piece).length > 0)
  const origin = pickSpace(g, by, 'event.move-from', () => origins().filter((s) => movable(s).length > 0))
  const piece = origin === undefined ? undefined : pickPiece(g, by, 'event.move-which', origin, movable(origin))
  if (origin === undefined || piece === undefined) return 0
  const to = pickSpace(g, by, 'event.move-to', () => open(piece), { space: origin })
  if (to === undefined) return 0
  const q = askEvent(g, by, 'move.how-many', { piece, space: origin, to })
  const there = Math.min(most, count(g, origin, piece), g.volume.room(g, piece, to))
  const n = q.numbers(Math.min(1, there), there).askNumber()
  move(g, piece, origin, to, n)
  return n
}
