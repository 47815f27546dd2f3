import {
  type FreeActivityRules,
  isPossible,
  leavesOperation,
  move,
  moveAmid,
  NEEDS_OPERATION,
  pieces,
} from '@coinflict/kernel/rules'
import { count, type Game, type Operation, type Piece, type Reason, type Space, word } from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD, inForce } from '../events/lasting.ts'
import { COALITION, COALITION_TROOPS, GOVERNMENT_TROOPS } from '../forces.ts'
import { EVERY, isPakistan } from '../map.ts'
import { ASSAULT, areTargets, whyNotDuringTalks } from '../operations/assault.ts'
import { PATROL } from '../operations/patrol.ts'
import { hasTroops, SWEEP } from '../operations/sweep.ts'
import { TRAIN } from '../operations/train.ts'
import { isCancelled, isSafeFrom, reliesOnFlight } from './free.ts'

const MOST_SPACES = 3
const MOST_GOVERNMENT = 3

const REASONS = {
  noTroops: because('why.no-troops-to-lift', '4.2.2'),
  threeSpaces: because('why.three-spaces', '4.2.2'),
  here: because('why.already-here', '4.2.2'),
  pakistan: because('why.pakistan', '1.4.2'),
  isr: because('why.isr', '5.3'),
  sandstorms: because('why.sandstorms', '5.4'),
}

/** Spaces outside Pakistan. */
const FIELDS = EVERY.filter((s) => !isPakistan(s))

/** What has been flown so far: the spaces used, how many Government Troops, and who arrived where and flies no more. */
interface Flights {
  readonly spaces: Space[]
  government: number
  readonly arrived: Map<number, number>
}

const key = (g: Game, s: Space, piece: Piece): number => s * g.at.pieceKinds + piece

/** Up to 3 Government Troops in all; none with card 10, shaded. */
export const governmentSeats = (g: Game): number => (inForce(g, CARD.partneringPolicy, 'shaded') ? 0 : MOST_GOVERNMENT)

const seats = (g: Game, flights: Flights): number => governmentSeats(g) - flights.government

/** Troops of a kind that can still fly from a space. */
function ready(g: Game, flights: Flights, piece: Piece, s: Space): number {
  const n = Math.max(0, count(g, s, piece) - (flights.arrived.get(key(g, s, piece)) ?? 0))
  return piece === GOVERNMENT_TROOPS ? Math.min(n, seats(g, flights)) : n
}

function whyNotOrigin(g: Game, flights: Flights, s: Space): Reason | undefined {
  if (flights.spaces.length === MOST_SPACES && !flights.spaces.includes(s)) return REASONS.threeSpaces
  return ready(g, flights, COALITION_TROOPS, s) + ready(g, flights, GOVERNMENT_TROOPS, s) > 0
    ? undefined
    : REASONS.noTroops
}

function whyNotDestination(flights: Flights, from: Space, to: Space): Reason | undefined {
  if (from === to) return REASONS.here
  if (isPakistan(to)) return REASONS.pakistan
  return flights.spaces.length + isNew(flights, from) + isNew(flights, to) > MOST_SPACES
    ? REASONS.threeSpaces
    : undefined
}

/** 1 for a space that was not used so far. */
const isNew = (flights: Flights, s: Space): number => (flights.spaces.includes(s) ? 0 : 1)

/** Where lifts may end for the operation's sake, and whether one of so many Troops leaves it possible, or makes it so (4.1). */
interface Test {
  readonly ends: readonly Space[]
  readonly passes: (from: Space, to: Space, coalition: number, government: number) => boolean
  /** The operation is not possible yet: if the largest lift does not make it so, no smaller one does. */
  readonly largestOnly: boolean
}
const NEVER: Test = { ends: [], passes: () => false, largestOnly: true }
const ALWAYS: Test = { ends: FIELDS, passes: () => true, largestOnly: false }

/**
 * Training and Patrols do not ask where Troops stand. An Assault that is not yet possible needs Troops where its targets are; a Sweep, as
 * the Coalition then has no Troops on the map, Government Troops beside its Bases.
 */
function testOf(g: Game, op: Operation | undefined): Test {
  if (op === undefined || op.spaces.length > 0) return ALWAYS
  const possible = isPossible(g, op)
  if (op.rules.word === TRAIN || op.rules.word === PATROL) return possible ? ALWAYS : NEVER
  if (op.rules.word === SWEEP && hasTroops(g, COALITION)) return ALWAYS
  if (op.rules.word === ASSAULT && whyNotDuringTalks(g, op) !== undefined) return NEVER
  const helps = (to: Space): boolean =>
    op.rules.word === ASSAULT ? areTargets(g, op, to) : pieces(g, COALITION, to) > 0
  return {
    ends: possible ? FIELDS : FIELDS.filter(helps),
    passes: (from, to, coalition, government) =>
      isSafeFrom(g, op, from) ||
      leavesOperation(g, op, (g) => {
        move(g, COALITION_TROOPS, from, to, coalition)
        move(g, GOVERNMENT_TROOPS, from, to, government)
      }),
    largestOnly: !possible,
  }
}

/** Whether some number of Government Troops can go along with so many of the Coalition. */
function someGovernment(g: Game, flights: Flights, test: Test, from: Space, to: Space, coalition: number): boolean {
  for (let n = ready(g, flights, GOVERNMENT_TROOPS, from); n >= (coalition === 0 ? 1 : 0); n--) {
    if (test.passes(from, to, coalition, n)) return true
    if (test.largestOnly) return false
  }
  return false
}

/** Whether some Troops can go. */
function someTroops(g: Game, flights: Flights, test: Test, from: Space, to: Space): boolean {
  for (let n = ready(g, flights, COALITION_TROOPS, from); n >= 0; n--) {
    if (someGovernment(g, flights, test, from, to, n)) return true
    if (test.largestOnly) return false
  }
  return false
}

function someDestination(g: Game, flights: Flights, test: Test, from: Space): boolean {
  for (const to of test.ends) {
    if (whyNotDestination(flights, from, to) === undefined && someTroops(g, flights, test, from, to)) return true
  }
  return false
}

const noneYet = (): Flights => ({ spaces: [], government: 0, arrived: new Map() })

/** Cards 1 and 57 bar it, but not where an event grants it (5.1.2). */
function whyNotAllowed(g: Game, op: Operation | undefined): Reason | undefined {
  if (op === undefined) return undefined
  if (inForce(g, CARD.sandstorms, 'unshaded')) return REASONS.sandstorms
  return op.rules.word === SWEEP && inForce(g, CARD.isr, 'shaded') ? REASONS.isr : undefined
}

function whyNotAirLift(g: Game, op?: Operation): Reason | undefined {
  const barred = whyNotAllowed(g, op) ?? (reliesOnFlight(g, op) ? NEEDS_OPERATION : undefined)
  if (barred !== undefined) return barred
  const flights = noneYet()
  let test: Test | undefined
  for (const s of FIELDS) {
    if (whyNotOrigin(g, flights, s) !== undefined) continue
    test ??= testOf(g, op)
    if (someDestination(g, flights, test, s)) return undefined
  }
  return test === undefined ? REASONS.noTroops : NEEDS_OPERATION
}

/** 4.2.2 Air Lift: Coalition Troops and up to 3 Government Troops fly among three spaces. */
export const airLift: FreeActivityRules = {
  word: word('air-lift'),
  rule: '4.2.2',
  accompanies: [TRAIN, PATROL, SWEEP, ASSAULT],
  whyNot: whyNotAirLift,
  run(g, op) {
    if (isCancelled(g, op, airLift)) return
    const flights = noneYet()
    while (fly(g, op, flights)) {}
  },
}

/** One flight; returns whether there was one. Who has arrived stays: all that three spaces allow can be had so. */
function fly(g: Game, op: Operation | undefined, flights: Flights): boolean {
  const q = ask(g, COALITION, 'lift.from', '4.2.2')
  const test = testOf(g, op)
  q.everySpace(
    (s) => whyNotOrigin(g, flights, s) ?? (someDestination(g, flights, test, s) ? undefined : NEEDS_OPERATION),
    FIELDS,
  )
  if (flights.spaces.length > 0) q.done()
  const from = q.askSpaceOrDone()
  if (from === undefined) return false
  const q2 = ask(g, COALITION, 'lift.to', '4.2.2', { space: from })
  q2.everySpace(
    (s) => whyNotDestination(flights, from, s) ?? (someTroops(g, flights, test, from, s) ? undefined : NEEDS_OPERATION),
    test.ends,
  )
  const to = q2.askSpace()
  for (const s of [from, to]) if (!flights.spaces.includes(s)) flights.spaces.push(s)
  embark(g, op, flights, test, from, to)
  return true
}

/** How many of each go, at least one in all. */
function embark(g: Game, op: Operation | undefined, flights: Flights, test: Test, from: Space, to: Space): void {
  const q = ask(g, COALITION, 'move.how-many', '4.2.2', { piece: COALITION_TROOPS, space: from, to })
  for (let n = 0; n <= ready(g, flights, COALITION_TROOPS, from); n++) {
    if (someGovernment(g, flights, { ...test, largestOnly: false }, from, to, n)) q.numbers(n, n)
  }
  const chosen = q.askNumber()
  const q2 = ask(g, COALITION, 'move.how-many', '4.2.2', { piece: GOVERNMENT_TROOPS, space: from, to })
  // Some of them may have been moved by hand just now.
  const coalition = Math.min(chosen, ready(g, flights, COALITION_TROOPS, from))
  for (let n = coalition === 0 ? 1 : 0; n <= ready(g, flights, GOVERNMENT_TROOPS, from); n++) {
    if (test.passes(from, to, coalition, n)) q2.numbers(n, n)
  }
  const government = q2.askNumber()
  land(g, op, flights, COALITION_TROOPS, from, to, coalition)
  land(g, op, flights, GOVERNMENT_TROOPS, from, to, government)
  flights.government += government
}

function land(
  g: Game,
  op: Operation | undefined,
  flights: Flights,
  piece: Piece,
  from: Space,
  to: Space,
  n: number,
): void {
  moveAmid(g, op, piece, from, to, n)
  flights.arrived.set(key(g, to, piece), (flights.arrived.get(key(g, to, piece)) ?? 0) + n)
}
