import {
  adjust,
  bases,
  eachSpaceOf,
  type FreeActivityRules,
  gain,
  isPossible,
  leavesOperation,
  NEEDS_OPERATION,
  pieces,
  whyNotAnywhere,
} from '@coinflict/kernel/rules'
import { type Game, type Operation, type Reason, type Space, spacesWith, word } from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { isCoinControlled, isTalibanControlled } from '../control.ts'
import { CARD, inForce } from '../events/lasting.ts'
import { COALITION, PATRONAGE, TALIBAN, WARLORDS } from '../forces.ts'
import { MARCH } from '../operations/march.ts'
import { RALLY } from '../operations/rally.ts'
import { isNotYetPossible } from './free.ts'

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.5.2'),
  noBase: because('why.no-warlords-base', '4.5.2'),
  coalition: because('why.coalition-here', '4.5.2'),
}

export function whyNotTraffic(g: Game, s: Space): Reason | undefined {
  if (bases(g, WARLORDS, s) === 0) return REASONS.noBase
  return pieces(g, COALITION, s) > 0 ? REASONS.coalition : undefined
}

/** What so many bases in all bring; half with card 58, unshaded. */
export const proceeds = (g: Game, n: number): number => (inForce(g, CARD.counterNarc, 'unshaded') ? n >> 1 : n)

const basesIn = (g: Game, spaces: readonly Space[]): number => spaces.reduce((sum, s) => sum + bases(g, WARLORDS, s), 0)

/** Whether the operation is possible, or all that can still be trafficked pays for it (4.1). */
function isWithinMeans(g: Game, op: Operation | undefined, done: readonly Space[]): boolean {
  if (op === undefined || op.spaces.length > 0 || isPossible(g, op)) return true
  const before = basesIn(g, done)
  const all = basesIn(
    g,
    spacesWith(g, WARLORDS).filter((s) => done.includes(s) || whyNotTraffic(g, s) === undefined),
  )
  return leavesOperation(g, op, (g) => gain(g, WARLORDS, proceeds(g, all) - proceeds(g, before)))
}

/** 4.5.2 Traffic: Resources from the bases of any spaces without the Coalition; whoever Controls a space has a share. */
export const traffic: FreeActivityRules = {
  word: word('traffic'),
  rule: '4.5.2',
  accompanies: [RALLY, MARCH],
  whyNot(g, op) {
    const against = whyNotAnywhere(g, (s) => whyNotTraffic(g, s), REASONS.nowhere, spacesWith(g, WARLORDS))
    return against ?? (isWithinMeans(g, op, []) ? undefined : NEEDS_OPERATION)
  },
  run(g, op) {
    let sold = 0
    eachSpaceOf(
      g,
      () => ask(g, WARLORDS, 'traffic.where', '4.5.2'),
      (done) => {
        const lacking = isWithinMeans(g, op, done) ? undefined : NEEDS_OPERATION
        return (s) => whyNotTraffic(g, s) ?? lacking
      },
      (s) => {
        const more = sold + bases(g, WARLORDS, s)
        gain(g, WARLORDS, proceeds(g, more) - proceeds(g, sold))
        sold = more
        if (isTalibanControlled(g, s)) gain(g, TALIBAN, 1)
        if (isCoinControlled(g, s)) adjust(g, PATRONAGE, 1)
      },
      {
        among: () => spacesWith(g, WARLORDS),
        whyNotDone: () => (isNotYetPossible(g, op) ? NEEDS_OPERATION : undefined),
      },
    )
  },
}
