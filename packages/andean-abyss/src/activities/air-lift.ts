import {
  type FreeActivityRules,
  isPossible,
  lacksMoney,
  leavesOperation,
  move,
  moveAmid,
} from '@coinflict/kernel/rules'
import { type Game, inForce, type Operation, type Reason, type Space, spacesWith, word } from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import { GOVT, onMap, room, TROOPS, troops } from '../forces.ts'
import { ASSAULT, canAssaultWith } from '../operations/assault.ts'
import { PATROL } from '../operations/patrol.ts'
import { SWEEP } from '../operations/sweep.ts'
import { TRAIN } from '../operations/train.ts'
import { safetyOf, whyNotFly } from './free.ts'

const REASONS = {
  noTroops: because('why.no-troops', '4.2.1'),
  entry: because('why.no-entry', '1.4.2'),
  operation: because('why.needs-operation', '4.1'),
}

/** 3 Troops; card 10 lifts the ceiling or lowers it to one. */
export const liftCeiling = (g: Game): number =>
  inForce(g, CARD.blackhawks, 'unshaded') ? 99 : inForce(g, CARD.blackhawks, 'shaded') ? 1 : 3

const whyNotOrigin = (g: Game, op: Operation | undefined, s: Space): Reason | undefined => {
  if (troops(g, s) === 0) return REASONS.noTroops
  return whyNotFly(g, op, s)
}

const whyNotDestination = (g: Game, op: Operation | undefined, from: Space, to: Space): Reason | undefined => {
  if (from === to || room(g, TROOPS, to) === 0) return REASONS.entry
  return whyNotFly(g, op, to)
}

const most = (g: Game, from: Space, to: Space): number => Math.min(liftCeiling(g), troops(g, from), room(g, TROOPS, to))

/** Where lifts may end for the operation's sake, and whether one of n Troops leaves it possible, or makes it so (4.1). */
interface Test {
  readonly ends: readonly Space[]
  readonly passes: (from: Space, to: Space, n: number) => boolean
}
const NEVER: Test = { ends: [], passes: () => false }

/** Training and Patrols do not ask where Troops stand; an Assault that is not yet possible can only become so at the destination. */
function testOf(g: Game, op: Operation | undefined): Test {
  const always: Test = { ends: onMap(g), passes: () => true }
  if (op === undefined || op.spaces.length > 0) return always
  const possible = isPossible(g, op)
  if (op.rules.word === TRAIN || op.rules.word === PATROL) return possible ? always : NEVER
  if (!possible && op.rules.word === ASSAULT) {
    const ends = onMap(g).filter((to) => canAssaultWith(g, op, to, liftCeiling(g)))
    return { ends, passes: (_, to, n) => canAssaultWith(g, op, to, n) }
  }
  // Money does not come by air.
  if (lacksMoney(g, op)) return NEVER
  const isSafe = safetyOf(g, op)
  return {
    ends: onMap(g),
    passes: (from, to, n) => isSafe(from) || leavesOperation(g, op, (g) => move(g, TROOPS, from, to, n)),
  }
}

/** Whether some number of Troops can go. */
function someNumber(g: Game, test: Test, from: Space, to: Space): boolean {
  for (let n = most(g, from, to); n > 0; n--) if (test.passes(from, to, n)) return true
  return false
}

const someDestination = (g: Game, op: Operation | undefined, test: Test, from: Space): boolean =>
  test.ends.some((to) => whyNotDestination(g, op, from, to) === undefined && someNumber(g, test, from, to))

function whyNotAirLift(g: Game, op?: Operation): Reason | undefined {
  let test: Test | undefined
  for (const s of spacesWith(g, GOVT)) {
    if (whyNotOrigin(g, op, s) !== undefined) continue
    test ??= testOf(g, op)
    if (someDestination(g, op, test, s)) return undefined
  }
  return test === undefined ? REASONS.noTroops : REASONS.operation
}

/** 4.2.1 Air Lift: up to 3 Troops from one space to another. */
export const airLift: FreeActivityRules = {
  word: word('air-lift'),
  rule: '4.2.1',
  accompanies: [TRAIN, PATROL, SWEEP, ASSAULT],
  whyNot: whyNotAirLift,
  run: lift,
}

function lift(g: Game, op?: Operation): void {
  const q = ask(g, GOVT, 'lift.from', '4.2.1')
  const test = testOf(g, op)
  q.everySpace(
    (s) => whyNotOrigin(g, op, s) ?? (someDestination(g, op, test, s) ? undefined : REASONS.operation),
    spacesWith(g, GOVT),
  )
  const from = q.askSpace()
  const q2 = ask(g, GOVT, 'lift.to', '4.2.1', { space: from })
  q2.everySpace(
    (s) => whyNotDestination(g, op, from, s) ?? (someNumber(g, test, from, s) ? undefined : REASONS.operation),
    test.ends,
  )
  const to = q2.askSpace()
  const q3 = ask(g, GOVT, 'move.how-many', '4.2.1', { piece: TROOPS, space: from, to })
  for (let n = 1; n <= most(g, from, to); n++) if (test.passes(from, to, n)) q3.numbers(n, n)
  moveAmid(g, op, TROOPS, from, to, q3.askNumber())
}
