import {
  adjust,
  eachSpaceOf,
  type FreeActivityRules,
  hasSupport,
  NEEDS_OPERATION,
  shift,
  whyNotAnywhere,
} from '@coinflict/kernel/rules'
import {
  type Game,
  inForce,
  level,
  type Operation,
  type Reason,
  type Space,
  track,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { isCoinControlled } from '../control.ts'
import { CARD } from '../events/lasting.ts'
import { AID, ARVN, arvnCubes, leads, PATRONAGE, usTroops } from '../forces.ts'
import { PEOPLED, pop, S } from '../map.ts'
import { PATROL } from '../operations/patrol.ts'
import { TRAIN } from '../operations/train.ts'
import { isNotYetPossible, leavesTrain, mostSpaces } from './free.ts'

const MOST_SPACES = 2

export const RAISE = word('aid')
export const DIVERT = word('patronage')
/** Card 86, unshaded. */
export const DIVERT_QUIETLY = word('patronage-quietly')

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.3.1'),
  trained: because('why.trained-here', '4.3.1'),
  saigon: because('why.not-saigon', '4.3.1'),
  control: because('why.coin-control', '4.3.1'),
  support: because('why.no-support', '4.3.1'),
  cubes: because('why.us-troops-outnumber', '4.3.1'),
  mandate: because('why.mandate-used', '5.3'),
}

/** COIN-Controlled, at Support, not Saigon. */
export function whyNotGovern(g: Game, s: Space): Reason | undefined {
  if (s === S.saigon) return REASONS.saigon
  if (!isCoinControlled(g, s)) return REASONS.control
  return hasSupport(g, s) ? undefined : REASONS.support
}

/** More ARVN cubes than US ones must be there to divert Aid. */
export const whyNotDivert = (g: Game, s: Space): Reason | undefined =>
  arvnCubes(g, s) > usTroops(g, s) ? undefined : REASONS.cubes

function whyNotIn(g: Game, op: Operation | undefined, chosen: readonly Space[], s: Space): Reason | undefined {
  if (op?.rules.word === TRAIN && op.spaces.includes(s)) return REASONS.trained
  return whyNotGovern(g, s) ?? (leavesTrain(g, op, govern, chosen, s) ? undefined : NEEDS_OPERATION)
}

/** 4.3.1 Govern: in up to two spaces Aid for their people, or some of it becomes Patronage. In one with card 86, shaded. */
export const govern: FreeActivityRules = {
  word: word('govern'),
  rule: '4.3.1',
  accompanies: [TRAIN, PATROL],
  whyNot: (g, op) =>
    isNotYetPossible(g, op)
      ? NEEDS_OPERATION
      : whyNotAnywhere(g, (s) => whyNotIn(g, op, [], s), REASONS.nowhere, PEOPLED),
  run(g, op) {
    const mandate = { isUsed: !inForce(g, CARD.mandateOfHeaven, 'unshaded') }
    eachSpaceOf(
      g,
      () => ask(g, ARVN, 'govern.where', '4.3.1'),
      (chosen) => (s) => whyNotIn(g, op, chosen, s),
      (s) => {
        op?.activitySpaces.push(s)
        governIn(g, s, mandate)
      },
      {
        most: inForce(g, CARD.mandateOfHeaven, 'shaded') ? 1 : mostSpaces(g, MOST_SPACES),
        among: () => PEOPLED,
      },
    )
    youngTurks(g)
  },
}

/** 2.4.1 Under the Young Turks a Govern brings Patronage besides. */
function youngTurks(g: Game): void {
  if (!leads(g, 'young-turks')) return
  const { rule } = g
  g.cite('2.4.1', ARVN)
  adjust(g, PATRONAGE, 2)
  g.cite(rule, ARVN)
}

function governIn(g: Game, s: Space, mandate: { isUsed: boolean }): void {
  const q = ask(g, ARVN, 'govern.how', '4.3.1', { space: s, n: pop(s) })
  q.offer(RAISE).offer(DIVERT, whyNotDivert(g, s))
  if (inForce(g, CARD.mandateOfHeaven, 'unshaded'))
    q.offer(DIVERT_QUIETLY, mandate.isUsed ? REASONS.mandate : whyNotDivert(g, s))
  const how = q.answer()
  if (how === RAISE) {
    adjust(g, AID, 3 * pop(s))
    return
  }
  const n = Math.min(pop(s), track(g, AID))
  adjust(g, AID, -n)
  adjust(g, PATRONAGE, n)
  if (how === DIVERT_QUIETLY) mandate.isUsed = true
  else shift(g, s, -Math.sign(level(g, s)))
}
