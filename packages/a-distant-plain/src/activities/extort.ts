import {
  bases,
  eachSpaceOf,
  enemies,
  type FreeActivityRules,
  flipAmid,
  gain,
  isPossible,
  leavesOperation,
  NEEDS_OPERATION,
  pieces,
  transfer,
  undergroundOf,
  whyNotAnywhere,
} from '@coinflict/kernel/rules'
import { type Game, type Operation, type Reason, type Space, spacesWith, word } from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { isSabotaged, TALIBAN, underground, WARLORDS } from '../forces.ts'
import { econ, isLoc } from '../map.ts'
import { ATTACK } from '../operations/attack.ts'
import { MARCH } from '../operations/march.ts'
import { RALLY } from '../operations/rally.ts'
import { TERROR } from '../operations/terror.ts'
import { isNotYetPossible } from './free.ts'

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.4.1'),
  underground: because('why.no-underground', '4.4.1'),
  majority: because('why.no-majority', '4.4.1'),
}

/** Show one guerrilla; take 2 from the Warlords for each of their bases, or the value of a line without Sabotage, or 1. */
function extortIn(g: Game, op: Operation | undefined, s: Space): void {
  flipAmid(g, op, underground(TALIBAN), s)
  const farms = bases(g, WARLORDS, s)
  if (farms > 0) transfer(g, WARLORDS, TALIBAN, 2 * farms)
  else gain(g, TALIBAN, isLoc(s) && !isSabotaged(g, s) ? econ(s) : 1)
}

/** Where the Taliban hide and are more than all enemies together, Pakistan and lines too. */
export function whyNotExtort(g: Game, s: Space): Reason | undefined {
  if (undergroundOf(g, TALIBAN, s) === 0) return REASONS.underground
  return pieces(g, TALIBAN, s) > enemies(g, TALIBAN, s) ? undefined : REASONS.majority
}

/** Whether extorting in a space leaves the operation possible, or what else can be extorted after it does (4.1). */
type Test = (s: Space) => boolean
const ALWAYS: Test = () => true
const NEVER: Test = () => false

/** Only Terror can lose the guerrilla it needs; to any other operation all that can be extorted is of help. */
function testOf(g: Game, op: Operation | undefined, done: readonly Space[]): Test {
  if (op === undefined || op.spaces.length > 0) return ALWAYS
  if (op.rules.word === TERROR) return (s) => leavesOperation(g, op, (g) => extortIn(g, op, s))
  if (isPossible(g, op)) return ALWAYS
  const left = spacesWith(g, TALIBAN).filter((s) => !done.includes(s) && whyNotExtort(g, s) === undefined)
  const extortAll = (trial: Game): void => {
    for (const s of left) extortIn(trial, op, s)
  }
  return leavesOperation(g, op, extortAll) ? ALWAYS : NEVER
}

const whyNotIn = (g: Game, test: Test, s: Space): Reason | undefined =>
  whyNotExtort(g, s) ?? (test(s) ? undefined : NEEDS_OPERATION)

/** 4.4.1 Extort: Resources from every chosen space that the Taliban dominate. */
export const extort: FreeActivityRules = {
  word: word('extort'),
  rule: '4.4.1',
  accompanies: [RALLY, MARCH, ATTACK, TERROR],
  whyNot(g, op) {
    const test = testOf(g, op, [])
    return whyNotAnywhere(g, (s) => whyNotIn(g, test, s), REASONS.nowhere, spacesWith(g, TALIBAN))
  },
  run(g, op) {
    eachSpaceOf(
      g,
      () => ask(g, TALIBAN, 'extort.where', '4.4.1'),
      (done) => {
        const test = testOf(g, op, done)
        return (s) => whyNotIn(g, test, s)
      },
      (s) => extortIn(g, op, s),
      {
        among: () => spacesWith(g, TALIBAN),
        whyNotDone: () => (isNotYetPossible(g, op) ? NEEDS_OPERATION : undefined),
      },
    )
  },
}
