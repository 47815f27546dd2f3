import {
  allGuerrillas,
  type FreeActivityRules,
  isPossible,
  lacksMoney,
  leavesOperation,
  move,
  moveAmid,
  NEEDS_OPERATION,
  transfer,
} from '@coinflict/kernel/rules'
import { type Game, type Operation, type Reason, type Space, spacesWith, word } from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { GOVERNMENT, GOVERNMENT_TROOPS, governmentTroops, isSabotaged, WARLORDS } from '../forces.ts'
import { isAnyExposed } from '../losses.ts'
import { EVERY, isLoc, isLocOrCity, isPakistan, near } from '../map.ts'
import { ASSAULT } from '../operations/assault.ts'
import { PATROL } from '../operations/patrol.ts'
import { SWEEP } from '../operations/sweep.ts'
import { TRAIN } from '../operations/train.ts'
import { isSafeFrom } from './free.ts'

const REASONS = {
  noTroops: because('why.no-government-troops', '4.3.2'),
  noWay: because('why.no-road', '4.3.2'),
}

/** The spaces next to one, and the roads that lead away from it: lines, or from a line any space. */
const BESIDE = EVERY.map((from) => near(from).filter((s) => !isPakistan(s)))
const ROADS = EVERY.map((from) => near(from).filter((s) => !isPakistan(s) && (isLoc(from) || isLoc(s))))

export const OUT_OF_REACH = 99

/**
 * What the way to each space costs at least: a Resource for the Warlords for each space entered where guerrillas are. From its space the
 * group enters a line, goes on along lines and through Kabul, not beyond Sabotage, and may end in any space next to them; or it goes
 * straight into a space next to it.
 */
export function tolls(g: Game, from: Space): readonly number[] {
  const toll: number[] = EVERY.map(() => OUT_OF_REACH)
  const open: Space[] = []
  const enter = (spaces: readonly Space[], before: number): void => {
    for (const s of spaces) {
      const cost = before + (allGuerrillas(g, s) > 0 ? 1 : 0)
      if (s === from || cost >= (toll[s] as number)) continue
      toll[s] = cost
      if (isLocOrCity(s) && !isSabotaged(g, s)) open.push(s)
    }
  }
  enter(ROADS[from] as readonly Space[], 0)
  for (let i = 0; i < open.length; i++) {
    const at = open[i] as Space
    enter(BESIDE[at] as readonly Space[], toll[at] as number)
  }
  enter(BESIDE[from] as readonly Space[], 0)
  return toll
}

function drive(g: Game, from: Space, to: Space, n: number, toll: number): void {
  move(g, GOVERNMENT_TROOPS, from, to, n)
  transfer(g, GOVERNMENT, WARLORDS, toll)
}

/** Whether n Troops may go for the operation's sake: they leave it possible, or make it so (4.1). */
interface Test {
  readonly passes: (from: Space, to: Space, n: number, toll: number) => boolean
  /** The operation is not possible yet: if all Troops of a space do not make it so, fewer do not either. */
  readonly allOnly: boolean
}
const NEVER: Test = { passes: () => false, allOnly: true }
const ALWAYS: Test = { passes: () => true, allOnly: false }

/** Transport brings no money; an Assault that is not yet possible can become so where somebody is exposed. */
function testOf(g: Game, op: Operation | undefined): Test {
  if (op === undefined || op.spaces.length > 0) return ALWAYS
  const possible = isPossible(g, op)
  if (!possible && (op.rules.word !== ASSAULT || lacksMoney(g, op))) return NEVER
  return {
    passes: (from, to, n, toll) =>
      (toll === 0 && isSafeFrom(g, op, from)) ||
      ((possible || isAnyExposed(g, to)) && leavesOperation(g, op, (g) => drive(g, from, to, n, toll))),
    allOnly: !possible,
  }
}

/** Whether some number of Troops can go. */
function someNumber(g: Game, test: Test, from: Space, to: Space, toll: number): boolean {
  for (let n = governmentTroops(g, from); n > 0; n--) {
    if (test.passes(from, to, n, toll)) return true
    if (test.allOnly) return false
  }
  return false
}

function whyNotFrom(g: Game, test: Test, from: Space): Reason | undefined {
  if (governmentTroops(g, from) === 0) return REASONS.noTroops
  const beside = BESIDE[from] as readonly Space[]
  if (beside.length === 0) return REASONS.noWay
  if (test === ALWAYS) return undefined
  if (test === NEVER) return NEEDS_OPERATION
  // Most often the next space will do.
  for (const to of beside) if (allGuerrillas(g, to) === 0 && someNumber(g, test, from, to, 0)) return undefined
  const ways = tolls(g, from)
  for (const to of EVERY) {
    const toll = ways[to] as number
    if (toll !== OUT_OF_REACH && someNumber(g, test, from, to, toll)) return undefined
  }
  return NEEDS_OPERATION
}

function whyNotTransport(g: Game, op?: Operation): Reason | undefined {
  let reason: Reason = REASONS.noTroops
  let test: Test | undefined
  for (const s of spacesWith(g, GOVERNMENT)) {
    if (governmentTroops(g, s) === 0) continue
    test ??= testOf(g, op)
    const against = whyNotFrom(g, test, s)
    if (against === undefined) return undefined
    reason = against
  }
  return reason
}

/** 4.3.2 Transport: Government Troops of one space move along the roads, or next door, as one group; the Warlords let them pass for money. */
export const transport: FreeActivityRules = {
  word: word('transport'),
  rule: '4.3.2',
  accompanies: [TRAIN, PATROL, SWEEP, ASSAULT],
  whyNot: whyNotTransport,
  run(g, op) {
    const q = ask(g, GOVERNMENT, 'transport.from', '4.3.2')
    const test = testOf(g, op)
    const from = q.everySpace((s) => whyNotFrom(g, test, s), spacesWith(g, GOVERNMENT)).askSpace()
    const q2 = ask(g, GOVERNMENT, 'transport.to', '4.3.2', { space: from })
    const ways = tolls(g, from)
    q2.everySpace((s) => {
      const toll = ways[s] as number
      if (toll === OUT_OF_REACH) return REASONS.noWay
      return someNumber(g, test, from, s, toll) ? undefined : NEEDS_OPERATION
    })
    const to = q2.askSpace()
    const toll = ways[to] as number
    const q3 = ask(g, GOVERNMENT, 'move.how-many', '4.3.2', { piece: GOVERNMENT_TROOPS, space: from, to })
    for (let n = 1; n <= governmentTroops(g, from); n++) if (test.passes(from, to, n, toll)) q3.numbers(n, n)
    moveAmid(g, op, GOVERNMENT_TROOPS, from, to, q3.askNumber())
    transfer(g, GOVERNMENT, WARLORDS, toll)
  },
}
