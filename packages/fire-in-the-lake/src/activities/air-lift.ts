import { type FreeActivityRules, isPossible, moveAmid, NEEDS_OPERATION } from '@coinflict/kernel/rules'
import {
  count,
  type Game,
  inForce,
  type Operation,
  type Piece,
  type Reason,
  type Space,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import { ARVN, ARVN_TROOPS, active, US, US_TROOPS, underground } from '../forces.ts'
import { EVERY, isLoc, isNorthVietnam } from '../map.ts'
import { isMonsoon } from '../monsoon.ts'
import { ASSAULT, areTargets, canAssaultIn, whyNotByCard } from '../operations/assault.ts'
import { PATROL } from '../operations/patrol.ts'
import { SWEEP } from '../operations/sweep.ts'
import { TRAIN } from '../operations/train.ts'
import { Arrivals, changed, staysPossible } from './free.ts'

const MOST_SPACES = 4
/** 2.3.9 */
const MOST_IN_MONSOON = 2
/** ARVN Troops, Rangers and Irregulars together. */
export const MOST_OTHERS = 4

const REASONS = {
  noTroops: because('why.nobody-to-lift', '4.2.2'),
  spaces: because('why.lift-spaces', '4.2.2'),
  here: because('why.already-here', '4.2.2'),
  north: because('why.north-vietnam', '1.4.2'),
  elsewhere: because('why.event-not-here', '5.1'),
  medevac: because('why.medevac', '5.4'),
  typhoon: because('why.typhoon', '5.4'),
}

const FIELDS = EVERY.filter((s) => !isNorthVietnam(s))
/** Who flies, in the order in which they are asked for. */
const PASSENGERS: readonly Piece[] = [
  US_TROOPS,
  ARVN_TROOPS,
  underground(US),
  active(US),
  underground(ARVN),
  active(ARVN),
]

/** What an event says of the Air Lift that it grants: where it must lead. */
export interface LiftTerms {
  readonly into?: (s: Space) => boolean
}

/** What has been flown so far: the spaces used, how many others than US Troops, and who arrived where and flies no more. */
interface Flights {
  readonly terms: LiftTerms
  readonly spaces: Space[]
  others: number
  readonly arrived: Arrivals
}

const noneYet = (terms: LiftTerms): Flights => ({ terms, spaces: [], others: 0, arrived: new Arrivals() })

export const liftSpaces = (g: Game): number => (isMonsoon(g) ? MOST_IN_MONSOON : MOST_SPACES)

/** Pieces of a kind that can still fly from a space. */
function ready(g: Game, flights: Flights, piece: Piece, s: Space): number {
  const there = count(g, s, piece)
  if (there === 0) return 0
  const n = Math.max(0, there - flights.arrived.count(g, s, piece))
  return piece === US_TROOPS ? n : Math.min(n, MOST_OTHERS - flights.others)
}

const isNew = (flights: Flights, s: Space): boolean => !flights.spaces.includes(s)

function whyNotOrigin(g: Game, flights: Flights, s: Space): Reason | undefined {
  if (flights.spaces.length >= liftSpaces(g) && isNew(flights, s)) return REASONS.spaces
  for (const piece of PASSENGERS) if (ready(g, flights, piece, s) > 0) return undefined
  return REASONS.noTroops
}

function whyNotDestination(g: Game, flights: Flights, from: Space, to: Space): Reason | undefined {
  if (from === to) return REASONS.here
  if (isNorthVietnam(to)) return REASONS.north
  if (flights.terms.into?.(to) === false) return REASONS.elsewhere
  const used = flights.spaces.length + Number(isNew(flights, from)) + Number(isNew(flights, to))
  return used > liftSpaces(g) ? REASONS.spaces : undefined
}

/** Where lifts may end, and who may go, for the operation's sake (4.1). */
interface Test {
  readonly ends: readonly Space[]
  readonly who: readonly Piece[]
  readonly passes: (piece: Piece, from: Space, to: Space, n: number) => boolean
  /** The operation is not possible yet: if all of a kind do not make it so, fewer do not either. */
  readonly allOnly: boolean
}

const ALWAYS: Test = { ends: FIELDS, who: PASSENGERS, passes: () => true, allOnly: false }
const NEVER: Test = { ends: [], who: [], passes: () => false, allOnly: true }
/** Where US pieces make a Train possible, and which. */
const TRAINING = FIELDS.filter((s) => !isLoc(s))
const US_FORCES: readonly Piece[] = [US_TROOPS, underground(US), active(US)]

/**
 * Patrols do not ask where Troops stand. An Assault that is not yet possible needs US Troops where its targets are, a Train US pieces in a
 * City or Province.
 */
function testOf(g: Game, op: Operation | undefined): Test {
  if (op === undefined || op.spaces.length > 0) return ALWAYS
  if (isPossible(g, op)) return { ...ALWAYS, passes: staysPossible(g, op) }
  switch (op.rules.word) {
    case ASSAULT: {
      if (whyNotByCard(g, op) !== undefined) return NEVER
      const ends = FIELDS.filter((s) => areTargets(g, op.faction, s))
      return { ends, who: [US_TROOPS], passes: (_, __, to, n) => canAssaultIn(g, op, to, n), allOnly: true }
    }
    case TRAIN:
      return { ends: TRAINING, who: US_FORCES, passes: staysPossible(g, op), allOnly: true }
    default:
      return NEVER
  }
}

/** Whether some of a kind can go. */
function someOf(g: Game, flights: Flights, test: Test, piece: Piece, from: Space, to: Space): boolean {
  if (!test.who.includes(piece)) return false
  for (let n = ready(g, flights, piece, from); n > 0; n--) {
    if (test.passes(piece, from, to, n)) return true
    if (test.allOnly) return false
  }
  return false
}

function someGo(g: Game, flights: Flights, test: Test, from: Space, to: Space, among = PASSENGERS): boolean {
  for (const piece of among) if (someOf(g, flights, test, piece, from, to)) return true
  return false
}

function someDestination(g: Game, flights: Flights, test: Test, from: Space): boolean {
  for (const to of test.ends) {
    if (whyNotDestination(g, flights, from, to) === undefined && someGo(g, flights, test, from, to)) return true
  }
  return false
}

/** Cards 15 and 115 bar it, but not where an event grants it (5.1.2). */
function whyNotAllowed(g: Game, op: Operation | undefined): Reason | undefined {
  if (op === undefined) return undefined
  if (inForce(g, CARD.medevac, 'shaded')) return REASONS.medevac
  return inForce(g, CARD.typhoonKate, 'unshaded') ? REASONS.typhoon : undefined
}

function whyNotAirLift(g: Game, op: Operation | undefined, terms: LiftTerms): Reason | undefined {
  const barred = whyNotAllowed(g, op)
  if (barred !== undefined) return barred
  const flights = noneYet(terms)
  let test: Test | undefined
  for (const s of FIELDS) {
    if (whyNotOrigin(g, flights, s) !== undefined) continue
    test ??= testOf(g, op)
    if (someDestination(g, flights, test, s)) return undefined
  }
  return test === undefined ? REASONS.noTroops : op === undefined ? REASONS.elsewhere : NEEDS_OPERATION
}

/** 4.2.2 Air Lift: US Troops, and four ARVN Troops, Rangers or Irregulars, fly among four spaces, in Monsoon two. */
export const airLiftAs = (terms: LiftTerms): FreeActivityRules => ({
  word: word('air-lift'),
  rule: '4.2.2',
  accompanies: [TRAIN, PATROL, SWEEP, ASSAULT],
  whyNot: (g, op) => whyNotAirLift(g, op, terms),
  run(g, op) {
    const flights = noneYet(terms)
    while (fly(g, op, flights)) {}
  },
})

export const airLift = airLiftAs({})

/** One flight; returns whether there was one. Who has arrived stays: all that the spaces allow can be had so. */
function fly(g: Game, op: Operation | undefined, flights: Flights): boolean {
  const { into } = flights.terms
  const [only, other] = into === undefined ? [] : FIELDS.filter(into)
  const q = ask(g, US, 'lift.from', '4.2.2', only === undefined || other !== undefined ? {} : { to: only })
  const test = testOf(g, op)
  const otherwise = op === undefined ? REASONS.elsewhere : NEEDS_OPERATION
  q.everySpace(
    (s) => whyNotOrigin(g, flights, s) ?? (someDestination(g, flights, test, s) ? undefined : otherwise),
    FIELDS,
  )
  if (flights.spaces.length > 0 || q.size === 0) q.done()
  const from = q.askSpaceOrDone()
  if (from === undefined) return false
  const q2 = ask(g, US, 'lift.to', '4.2.2', { space: from })
  const test2 = testOf(g, op)
  q2.everySpace(
    (s) => whyNotDestination(g, flights, from, s) ?? (someGo(g, flights, test2, from, s) ? undefined : otherwise),
    test2.ends,
  )
  const to = q2.askSpace()
  for (const s of [from, to]) if (isNew(flights, s)) flights.spaces.push(s)
  embark(g, op, flights, from, to)
  return true
}

/** How many of each kind go, at least one in all. */
function embark(g: Game, op: Operation | undefined, flights: Flights, from: Space, to: Space): void {
  let gone = 0
  PASSENGERS.forEach((piece, i) => {
    if (ready(g, flights, piece, from) === 0) return
    const test = testOf(g, op)
    if (!someOf(g, flights, test, piece, from, to)) return
    const q = ask(g, US, 'move.how-many', '4.2.2', { piece, space: from, to })
    if (gone > 0 || someGo(g, flights, test, from, to, PASSENGERS.slice(i + 1))) q.numbers(0, 0)
    for (let n = 1; n <= ready(g, flights, piece, from); n++) if (test.passes(piece, from, to, n)) q.numbers(n, n)
    const n = q.askNumber()
    moveAmid(g, op, piece, from, to, n)
    changed(op)
    flights.arrived.note(g, to, piece, n)
    if (piece !== US_TROOPS) flights.others += n
    gone += n
  })
}
