import {
  adjust,
  bases,
  eachSpaceOf,
  type FreeActivityRules,
  leavesOperation,
  NEEDS_OPERATION,
  place,
  remove,
  shift,
  whyNotAnywhere,
} from '@coinflict/kernel/rules'
import { type Game, level, type Operation, type Reason, type Space, spacesWith, word } from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { isCoinControlled } from '../control.ts'
import { hearElders } from '../elders.ts'
import {
  AID,
  base,
  GOVERNMENT,
  governmentCubes,
  isSecondPrinting,
  PATRONAGE,
  TALIBAN,
  underground,
  WARLORDS,
} from '../forces.ts'
import { isPashtun, isProvince } from '../map.ts'
import { ASSAULT } from '../operations/assault.ts'
import { PATROL } from '../operations/patrol.ts'
import { TRAIN } from '../operations/train.ts'
import { isNotYetPossible, isSafeFrom } from './free.ts'

const MOST_SPACES = 2

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.3.3'),
  province: because('why.not-province', '4.3.3'),
  control: because('why.coin-control', '4.3.3'),
  cubes: because('why.no-government-cubes', '4.3.3'),
  noBase: because('why.no-warlords-base', '4.3.3'),
}

/** A Warlords base goes, guarded or not; the people turn away, and in Pashtun lands to the Taliban. */
function destroy(g: Game, s: Space): void {
  adjust(g, AID, 3)
  adjust(g, PATRONAGE, 1)
  remove(g, base(WARLORDS), s, Math.min(1, bases(g, WARLORDS, s)))
  shift(g, s, -1)
  if (isPashtun(s)) place(g, underground(TALIBAN), s)
}

/** The 1st printing does not ask for a base (ruling 74). */
function whyNotIn(g: Game, op: Operation | undefined, s: Space): Reason | undefined {
  if (!isProvince(s)) return REASONS.province
  if (!isCoinControlled(g, s)) return REASONS.control
  if (governmentCubes(g, s) === 0) return REASONS.cubes
  if (isSecondPrinting(g) && bases(g, WARLORDS, s) === 0) return REASONS.noBase
  return op === undefined || isSafeFrom(g, op, s) || leavesOperation(g, op, (g) => destroy(g, s))
    ? undefined
    : NEEDS_OPERATION
}

/** 4.3.3 Eradicate: Aid and Patronage for the Warlords' bases. */
export const eradicate: FreeActivityRules = {
  word: word('eradicate'),
  rule: '4.3.3',
  accompanies: [TRAIN, PATROL, ASSAULT],
  whyNot: (g, op) =>
    isNotYetPossible(g, op)
      ? NEEDS_OPERATION
      : whyNotAnywhere(g, (s) => whyNotIn(g, op, s), REASONS.nowhere, spacesWith(g, GOVERNMENT)),
  run(g, op) {
    eachSpaceOf(
      g,
      () => ask(g, GOVERNMENT, 'eradicate.where', '4.3.3'),
      () => (s) => whyNotIn(g, op, s),
      (s) => {
        const before = level(g, s)
        destroy(g, s)
        hearElders(g, s, before)
      },
      { most: MOST_SPACES, among: () => spacesWith(g, GOVERNMENT) },
    )
  },
}
