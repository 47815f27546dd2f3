import {
  bases,
  eachSpaceOf,
  type FreeActivityRules,
  hasSupport,
  mark,
  markerRoom,
  NEEDS_OPERATION,
  NEUTRAL,
  setLevel,
  whyNotAnywhere,
} from '@coinflict/kernel/rules'
import { type Game, markers, type Reason, type Space, word } from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { isCoinControlled } from '../control.ts'
import { AID, COALITION, GOVERNMENT, PATRONAGE, population, RETURNEES, transferTrack } from '../forces.ts'
import { AFGHAN, isAfghan } from '../map.ts'
import { PATROL } from '../operations/patrol.ts'
import { TRAIN } from '../operations/train.ts'
import { isNotYetPossible } from './free.ts'

const RETURN = word('returnees')
const SIPHON = word('patronage')

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.3.1'),
  afghan: because('why.not-afghan', '4.3.1'),
  control: because('why.coin-control', '4.3.1'),
  support: because('why.govern-support', '4.3.1'),
  returned: because('why.returnees-here', '4.3.1'),
  noReturnees: because('why.no-returnees', '4.3.1'),
  noPeople: because('why.no-people', '4.3.1'),
  coalitionBase: because('why.coalition-base', '4.3.1'),
}

/** COIN-Controlled, at Support or without people. */
export function whyNotGovern(g: Game, s: Space): Reason | undefined {
  if (!isAfghan(s)) return REASONS.afghan
  if (!isCoinControlled(g, s)) return REASONS.control
  return hasSupport(g, s) || population(g, s) === 0 ? undefined : REASONS.support
}

export function whyNotReturn(g: Game, s: Space): Reason | undefined {
  if (markers(g, s, RETURNEES) > 0) return REASONS.returned
  return markerRoom(g, RETURNEES, s) > 0 ? undefined : REASONS.noReturnees
}

export function whyNotSiphon(g: Game, s: Space): Reason | undefined {
  if (population(g, s) === 0) return REASONS.noPeople
  return bases(g, COALITION, s) > 0 ? REASONS.coalitionBase : undefined
}

const whyNotIn = (g: Game, s: Space): Reason | undefined =>
  whyNotGovern(g, s) ?? (whyNotReturn(g, s) === undefined ? undefined : whyNotSiphon(g, s))

/** 4.3.1 Govern: refugees come home, or Aid becomes Patronage; in so many spaces. */
export const governIn = (mostSpaces: number): FreeActivityRules => ({
  word: word('govern'),
  rule: '4.3.1',
  accompanies: [TRAIN, PATROL],
  whyNot: (g, op) =>
    isNotYetPossible(g, op) ? NEEDS_OPERATION : whyNotAnywhere(g, (s) => whyNotIn(g, s), REASONS.nowhere, AFGHAN),
  run(g) {
    eachSpaceOf(
      g,
      () => ask(g, GOVERNMENT, 'govern.where', '4.3.1'),
      () => (s) => whyNotIn(g, s),
      (s) => governSpace(g, s),
      { most: mostSpaces, among: () => AFGHAN },
    )
  },
})

export const govern = governIn(2)

function governSpace(g: Game, s: Space): void {
  const q = ask(g, GOVERNMENT, 'govern.how', '4.3.1', { space: s })
  q.offer(RETURN, whyNotReturn(g, s)).offer(SIPHON, whyNotSiphon(g, s))
  if (q.answer() === RETURN) {
    mark(g, RETURNEES, s)
    return
  }
  transferTrack(g, AID, PATRONAGE, population(g, s))
  setLevel(g, s, NEUTRAL)
}
