import {
  activeOf,
  type FreeActivityRules,
  isPossible,
  lacksMoney,
  moveAmid,
  NEEDS_OPERATION,
  turnAll,
} from '@coinflict/kernel/rules'
import {
  count,
  type Game,
  inForce,
  type Operation,
  type Piece,
  type Reason,
  type Space,
  spacesWith,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import { ARVN, ARVN_TROOPS, active, areInsurgentsThere, leads, underground } from '../forces.ts'
import { EVERY, isLoc, isLocOrCity, isNorthVietnam, LOCS, near } from '../map.ts'
import { ASSAULT, assaultIn, beginAssault, canAssaultIn, whyNotTargets } from '../operations/assault.ts'
import { PATROL } from '../operations/patrol.ts'
import { SWEEP } from '../operations/sweep.ts'
import { TRAIN } from '../operations/train.ts'
import { changed, staysPossible } from './free.ts'

export const MOST_PIECES = 6

const REASONS = {
  nobody: because('why.nobody-to-transport', '4.3.2'),
  noWay: because('why.no-road', '4.3.2'),
  north: because('why.north-vietnam', '1.4.2'),
  khanh: because('why.khanh', '2.4.1'),
  typhoon: because('why.typhoon', '5.4'),
  notThere: because('why.transported-elsewhere', '5.3'),
}

const RANGERS: readonly Piece[] = [underground(ARVN), active(ARVN)]
const PASSENGERS: readonly Piece[] = [ARVN_TROOPS, ...RANGERS]

/** Troops and Rangers; Rangers only with Armored Cavalry (card 61, shaded). */
export const passengers = (g: Game): readonly Piece[] =>
  inForce(g, CARD.armoredCavalry, 'shaded') ? RANGERS : PASSENGERS

function isAnybody(g: Game, s: Space): boolean {
  for (const piece of passengers(g)) if (count(g, s, piece) > 0) return true
  return false
}

/** A Transport under way: how many may still go, where some went, and with Khanh the LoCs of which one could have been the only one used. */
interface Convoy {
  left: number
  readonly ends: Space[]
  roads: readonly Space[]
}

const NO_ROAD = -1

/**
 * 1 for every space that a group can get to: next door, or onto a LoC, along LoCs and through Cities until it meets insurgents, and into any
 * space beside them. Where one LoC only may be used (or none), by that.
 */
function reach(g: Game, from: Space, only?: Space | typeof NO_ROAD): Uint8Array {
  const found = new Uint8Array(EVERY.length)
  const gone = new Uint8Array(EVERY.length)
  const open: Space[] = [from]
  gone[from] = 1
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at !== from && areInsurgentsThere(g, at)) continue
    const isOnRoad = at !== from || isLoc(from)
    for (const next of near(at)) {
      if (only !== undefined && isLoc(next) && next !== only) continue
      found[next] = 1
      if (gone[next] === 1 || !(isOnRoad ? isLocOrCity(next) : isLoc(next))) continue
      gone[next] = 1
      open.push(next)
    }
  }
  found[from] = 0
  return found
}

/** 2.4.1 Khanh: the LoCs of which one is enough to get to a space; nothing if none is needed. */
function roadsTo(g: Game, from: Space, to: Space): readonly Space[] | undefined {
  if (reach(g, from, NO_ROAD)[to] === 1) return undefined
  return LOCS.filter((loc) => reach(g, from, loc)[to] === 1)
}

/** Why a convoy cannot get to each space. */
function waysFrom(g: Game, convoy: Convoy, from: Space): (to: Space) => Reason | undefined {
  const open = reach(g, from)
  return (to) => {
    if (isNorthVietnam(to)) return REASONS.north
    if (open[to] === 0) return REASONS.noWay
    if (!leads(g, 'khanh')) return undefined
    const roads = roadsTo(g, from, to)
    return roads === undefined || roads.some((loc) => convoy.roads.includes(loc)) ? undefined : REASONS.khanh
  }
}

/** Where a convoy of which nobody has gone yet can get to from a space. */
export function inReach(g: Game, from: Space): readonly Space[] {
  const whyNotTo = waysFrom(g, noneYet(), from)
  return EVERY.filter((to) => whyNotTo(to) === undefined)
}

/** Whether n of a kind may go for the operation's sake: they leave it possible, or make it so (4.1). */
interface Test {
  readonly passes: (piece: Piece, from: Space, to: Space, n: number) => boolean
  /** The operation is not possible yet: if all of a kind do not make it so, fewer do not either. */
  readonly allOnly: boolean
}
const ALWAYS: Test = { passes: () => true, allOnly: false }
const NEVER: Test = { passes: () => false, allOnly: true }

/** Transport brings no money; an Assault that is not yet possible can only become so at the destination. */
function testOf(g: Game, op: Operation | undefined): Test {
  if (op === undefined || op.spaces.length > 0) return ALWAYS
  if (isPossible(g, op)) return { passes: staysPossible(g, op), allOnly: false }
  if (op.rules.word !== ASSAULT || lacksMoney(g, op)) return NEVER
  return { passes: (piece, _, to, n) => piece === ARVN_TROOPS && canAssaultIn(g, op, to, n), allOnly: true }
}

function someOf(g: Game, convoy: Convoy, test: Test, piece: Piece, from: Space, to: Space): boolean {
  for (let n = Math.min(convoy.left, count(g, from, piece)); n > 0; n--) {
    if (test.passes(piece, from, to, n)) return true
    if (test.allOnly) return false
  }
  return false
}

function someGo(g: Game, convoy: Convoy, test: Test, from: Space, to: Space, among = passengers(g)): boolean {
  for (const piece of among) if (someOf(g, convoy, test, piece, from, to)) return true
  return false
}

function whyNotFrom(g: Game, test: Test, from: Space): Reason | undefined {
  if (!isAnybody(g, from)) return REASONS.nobody
  if (test === NEVER) return NEEDS_OPERATION
  const convoy = noneYet()
  // Most often the next space will do, and needs no LoC.
  for (const to of near(from)) if (!isNorthVietnam(to) && someGo(g, convoy, test, from, to)) return undefined
  const whyNotTo = waysFrom(g, convoy, from)
  for (const to of EVERY) if (whyNotTo(to) === undefined && someGo(g, convoy, test, from, to)) return undefined
  return NEEDS_OPERATION
}

const noneYet = (): Convoy => ({ left: MOST_PIECES, ends: [], roads: LOCS })

function areRangersSeen(g: Game): boolean {
  for (const s of spacesWith(g, ARVN)) if (activeOf(g, ARVN, s) > 0) return true
  return false
}

/** Typhoon Kate (card 115) bars it, but not where an event grants it (5.1.2). It may be for the sake of Rangers only, and move nobody. */
function whyNotTransport(g: Game, op?: Operation): Reason | undefined {
  if (op !== undefined && inForce(g, CARD.typhoonKate, 'unshaded')) return REASONS.typhoon
  if (mayStay(g, op)) return undefined
  let reason: Reason = REASONS.nobody
  const test = testOf(g, op)
  for (const s of spacesWith(g, ARVN)) {
    const against = whyNotFrom(g, test, s)
    if (against === undefined) return undefined
    if (against === NEEDS_OPERATION) reason = against
  }
  return reason
}

/** Whether a Transport may move nobody: Rangers hide, and the operation is possible. */
const mayStay = (g: Game, op: Operation | undefined): boolean =>
  areRangersSeen(g) && (op === undefined || op.spaces.length > 0 || isPossible(g, op))

/** 4.3.2 Transport: up to six ARVN Troops and Rangers of one space move along LoCs, or next door; then all Rangers hide. */
export const transport: FreeActivityRules = {
  word: word('transport'),
  rule: '4.3.2',
  accompanies: [TRAIN, PATROL, SWEEP, ASSAULT],
  whyNot: whyNotTransport,
  run(g, op) {
    const ends = convoys(g, op)
    op?.activitySpaces.push(...ends)
    turnAll(g, active(ARVN))
    if (op === undefined) armoredCavalry(g, ends)
  },
  after: (g, op) => armoredCavalry(g, op.activitySpaces),
}

/** Groups go from one space, each to a space of its own. Gives where they went. */
function convoys(g: Game, op: Operation | undefined): readonly Space[] {
  const convoy = noneYet()
  const q = ask(g, ARVN, 'transport.from', '4.3.2')
  const test = testOf(g, op)
  q.everySpace((s) => whyNotFrom(g, test, s), spacesWith(g, ARVN))
  if (mayStay(g, op) || q.size === 0) q.done()
  const from = q.askSpaceOrDone()
  if (from === undefined) return []
  while (drive(g, op, convoy, from)) {}
  return convoy.ends
}

/** One group; returns whether there was one. */
function drive(g: Game, op: Operation | undefined, convoy: Convoy, from: Space): boolean {
  const isFirst = convoy.ends.length === 0
  if (!isFirst && (convoy.left === 0 || !isAnybody(g, from))) return false
  const q = ask(g, ARVN, 'transport.to', '4.3.2', { space: from, n: convoy.left })
  const test = testOf(g, op)
  const whyNotTo = waysFrom(g, convoy, from)
  q.everySpace((s) => whyNotTo(s) ?? (someGo(g, convoy, test, from, s) ? undefined : NEEDS_OPERATION))
  if (!isFirst || q.size === 0) q.done()
  const to = q.askSpaceOrDone()
  if (to === undefined) return false
  if (leads(g, 'khanh')) {
    const roads = roadsTo(g, from, to)
    if (roads !== undefined) convoy.roads = convoy.roads.filter((loc) => roads.includes(loc))
  }
  load(g, op, convoy, from, to)
  if (!convoy.ends.includes(to)) convoy.ends.push(to)
  return true
}

/** How many of each kind go, at least one in all. */
function load(g: Game, op: Operation | undefined, convoy: Convoy, from: Space, to: Space): void {
  const before = convoy.left
  const who = passengers(g)
  who.forEach((piece, i) => {
    if (count(g, from, piece) === 0) return
    const test = testOf(g, op)
    if (!someOf(g, convoy, test, piece, from, to)) return
    const q = ask(g, ARVN, 'move.how-many', '4.3.2', { piece, space: from, to })
    if (convoy.left < before || someGo(g, convoy, test, from, to, who.slice(i + 1))) q.numbers(0, 0)
    for (let n = 1; n <= Math.min(convoy.left, count(g, from, piece)); n++)
      if (test.passes(piece, from, to, n)) q.numbers(n, n)
    const n = q.askNumber()
    moveAmid(g, op, piece, from, to, n)
    changed(op)
    convoy.left -= n
  })
}

/** Armored Cavalry (card 61, unshaded): once all is done, a free Assault in one of the spaces where the Transport went. */
function armoredCavalry(g: Game, ends: readonly Space[]): void {
  const card = CARD.armoredCavalry
  if (!inForce(g, card, 'unshaded') || ends.every((s) => whyNotTargets(g, ARVN, s) !== undefined)) return
  const { rule } = g
  g.cite('5.3', ARVN)
  const q = ask(g, ARVN, 'transport.cavalry', '5.3', { card })
  const s = q
    .everySpace((s) => (ends.includes(s) ? whyNotTargets(g, ARVN, s) : REASONS.notThere), ends)
    .done()
    .askSpaceOrDone()
  if (s !== undefined) assaultIn(g, ARVN, s, beginAssault())
  g.cite(rule, ARVN)
}
