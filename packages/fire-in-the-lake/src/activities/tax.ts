import {
  eachSpaceOf,
  type FreeActivityRules,
  flipAmid,
  gain,
  isPossible,
  leavesOperation,
  NEEDS_OPERATION,
  shift,
  undergroundOf,
  whyNotAnywhere,
} from '@coinflict/kernel/rules'
import { type Game, type Operation, type Reason, type Space, spacesWith, word } from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { isCoinControlled } from '../control.ts'
import { underground, VC } from '../forces.ts'
import { econ, isLoc, pop } from '../map.ts'
import { ATTACK } from '../operations/attack.ts'
import { MARCH } from '../operations/march.ts'
import { RALLY } from '../operations/rally.ts'
import { TERROR } from '../operations/terror.ts'
import { hasBegun, mostSpaces } from './insurgent.ts'

const MOST_SPACES = 4

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.5.1'),
  underground: because('why.no-underground', '4.5.1'),
  control: because('why.tax-control', '4.5.1'),
}

/** Where the VC hide and COIN does not Control; LoCs, Sabotaged ones too, nobody Controls. */
export function whyNotTax(g: Game, s: Space): Reason | undefined {
  if (undergroundOf(g, VC, s) === 0) return REASONS.underground
  return isCoinControlled(g, s) ? REASONS.control : undefined
}

/** What a space yields: the value of a LoC, or twice its Population. */
export const taxOf = (s: Space): number => (isLoc(s) ? econ(s) : 2 * pop(s))

/** One guerrilla shows itself and takes its due; the people turn toward Active Support. */
function taxIn(g: Game, op: Operation | undefined, s: Space): void {
  flipAmid(g, op, underground(VC), s)
  gain(g, VC, taxOf(s))
  if (!isLoc(s)) shift(g, s, 1)
}

/** March and Attack ask for nothing that a Tax takes away; Rally may lose its space to Support, Terror its guerrilla. */
const isSafe = (g: Game, op: Operation): boolean =>
  hasBegun(op) || ((op.rules.word === MARCH || op.rules.word === ATTACK) && isPossible(g, op))

function whyNotIn(g: Game, op: Operation | undefined, s: Space): Reason | undefined {
  const against = whyNotTax(g, s)
  if (against !== undefined || op === undefined || isSafe(g, op)) return against
  return leavesOperation(g, op, (trial) => taxIn(trial, op, s)) ? undefined : NEEDS_OPERATION
}

/** 4.5.1 Tax: Resources from up to four spaces where the VC hide. */
export const tax: FreeActivityRules = {
  word: word('tax'),
  rule: '4.5.1',
  accompanies: [RALLY, MARCH, ATTACK, TERROR],
  whyNot: (g, op) => whyNotAnywhere(g, (s) => whyNotIn(g, op, s), REASONS.nowhere, spacesWith(g, VC)),
  run(g, op) {
    eachSpaceOf(
      g,
      () => ask(g, VC, 'tax.where', '4.5.1'),
      () => (s) => whyNotIn(g, op, s),
      (s) => taxIn(g, op, s),
      { most: mostSpaces(g, MOST_SPACES), among: () => spacesWith(g, VC) },
    )
  },
}
