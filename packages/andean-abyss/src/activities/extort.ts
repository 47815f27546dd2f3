import {
  eachSpaceOf,
  flipAmid,
  gain,
  isPossible,
  lacksMoney,
  leavesOperation,
  NEEDS_OPERATION,
  outnumbers,
  undergroundOf,
  whyNotAnywhere,
} from '@coinflict/kernel/rules'
import {
  type ActivityRules,
  type Game,
  type Operation,
  type Reason,
  type Space,
  spacesWith,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { underground } from '../forces.ts'
import { ATTACK } from '../operations/attack.ts'
import { MARCH } from '../operations/march.ts'
import { RALLY } from '../operations/rally.ts'
import { TERROR } from '../operations/terror.ts'

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.3.1'),
  underground: because('why.no-underground', '4.3.1'),
  majority: because('why.no-majority', '4.3.1'),
}

/** Show one guerrilla, take one Resource. */
function extortIn(g: Game, op: Operation, s: Space): void {
  flipAmid(g, op, underground(op.faction), s)
  gain(g, op.faction, 1)
}

/** Whether extorting in a space leaves the operation possible (4.1). */
type Test = (s: Space) => boolean
const ALWAYS: Test = () => true
const NEVER: Test = () => false

/** Money for the first space comes with it; only Terror can also lose the guerrilla it needs. */
function testOf(g: Game, op: Operation): Test {
  if (op.spaces.length > 0) return ALWAYS
  if (op.rules.word === TERROR) return (s) => leavesOperation(g, op, (g) => extortIn(g, op, s))
  return isPossible(g, op) || lacksMoney(g, op) ? ALWAYS : NEVER
}

function whyNotIn(g: Game, op: Operation, test: Test, s: Space): Reason | undefined {
  if (undergroundOf(g, op.faction, s) === 0) return REASONS.underground
  if (!outnumbers(g, op.faction, s)) return REASONS.majority
  return test(s) ? undefined : NEEDS_OPERATION
}

/** 4.3.1, 4.4.1 Extort: a Resource from each chosen space that the faction dominates, lines too. */
export const extort: ActivityRules = {
  word: word('extort'),
  rule: '4.3.1',
  accompanies: [RALLY, MARCH, ATTACK, TERROR],
  whyNot(g, op) {
    const test = testOf(g, op)
    return whyNotAnywhere(g, (s) => whyNotIn(g, op, test, s), REASONS.nowhere, spacesWith(g, op.faction))
  },
  run(g, op) {
    eachSpaceOf(
      g,
      () => ask(g, op.faction, 'extort.where', '4.3.1'),
      () => {
        const test = testOf(g, op)
        return (s) => whyNotIn(g, op, test, s)
      },
      (s) => extortIn(g, op, s),
      { among: () => spacesWith(g, op.faction) },
    )
  },
}
