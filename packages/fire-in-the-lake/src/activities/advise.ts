import {
  adjust,
  eachSpaceOf,
  type FreeActivityRules,
  flip,
  NEEDS_OPERATION,
  undergroundOf,
  whyNotAnywhere,
} from '@coinflict/kernel/rules'
import { type Game, NO, type Operation, type Reason, type Space, word, YES } from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import {
  AID,
  ARVN,
  areInsurgentsThere,
  arvnCubes,
  COIN,
  INSURGENTS,
  specialForcesOf,
  US,
  underground,
} from '../forces.ts'
import { isAnyWithinReach, removeEnemies } from '../losses.ts'
import { isLoc } from '../map.ts'
import { isMonsoon, whyNotMonsoon } from '../monsoon.ts'
import { assaultIn, beginAssault, whyNotTargets } from '../operations/assault.ts'
import { PATROL } from '../operations/patrol.ts'
import { cobras, sweepIn, sweepStrikes } from '../operations/sweep.ts'
import { TRAIN } from '../operations/train.ts'
import { isNotYetPossible, leavesTrain, mostSpaces } from './free.ts'

const MOST_SPACES = 2
const MOST_AID = 6
/** Enemies that special forces remove. */
export const REMOVED = 2

export const SWEEP_WAY = word('sweep')
export const ASSAULT_WAY = word('assault')
export const STRIKE = word('special-forces')

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.2.1'),
  trained: because('why.trained-here', '4.2.1'),
  loc: because('why.not-loc', '3.2.3'),
  noSweep: because('why.advise-sweep', '4.2.1'),
  noForces: because('why.no-special-forces', '4.2.1'),
  noEnemy: because('why.no-enemy', '4.2.1'),
  nothing: because('why.advise-nothing', '4.2.1'),
}

const whyNotSweepIn = (g: Game, s: Space): Reason | undefined =>
  whyNotMonsoon(g) ?? (isLoc(s) ? REASONS.loc : sweepStrikes(g, ARVN, s) ? undefined : REASONS.noSweep)

function whyNotStrikeIn(g: Game, s: Space): Reason | undefined {
  if (!COIN.some((f) => undergroundOf(g, f, s) > 0)) return REASONS.noForces
  return isAnyWithinReach(g, s, INSURGENTS, 'raid') ? undefined : REASONS.noEnemy
}

/** Whether anything can be done to the enemy in a space. */
const isAnyWay = (g: Game, s: Space): boolean =>
  areInsurgentsThere(g, s) &&
  (whyNotSweepIn(g, s) === undefined || whyNotTargets(g, ARVN, s) === undefined || whyNotStrikeIn(g, s) === undefined)

/** Whether ARVN forces could Sweep a space and find nobody: that will do for the Aid where nothing else can be done anywhere. */
const canSweepIdly = (g: Game, s: Space): boolean =>
  !isMonsoon(g) && !isLoc(s) && arvnCubes(g, s) + specialForcesOf(g, ARVN, s) > 0

function whyNotIn(
  g: Game,
  op: Operation | undefined,
  chosen: readonly Space[],
  s: Space,
  mayIdle = false,
): Reason | undefined {
  if (op?.rules.word === TRAIN && op.spaces.includes(s)) return REASONS.trained
  if (!isAnyWay(g, s) && !(mayIdle && canSweepIdly(g, s))) return REASONS.nothing
  return leavesTrain(g, op, advise, chosen, s) ? undefined : NEEDS_OPERATION
}

/** Whether something can be done to the enemy somewhere. */
const isOfUse = (g: Game, op: Operation | undefined): boolean =>
  whyNotAnywhere(g, (s) => whyNotIn(g, op, [], s), REASONS.nowhere) === undefined

/** 4.2.1 Advise: in up to two spaces the ARVN Sweep or Assault, or special forces strike, as the US says; then Aid. */
export const advise: FreeActivityRules = {
  word: word('advise'),
  rule: '4.2.1',
  accompanies: [TRAIN, PATROL],
  whyNot(g, op) {
    if (isNotYetPossible(g, op)) return NEEDS_OPERATION
    return isOfUse(g, op) ? undefined : whyNotAnywhere(g, (s) => whyNotIn(g, op, [], s, true), REASONS.nowhere)
  },
  run(g, op) {
    const swept: Space[] = []
    eachSpaceOf(
      g,
      () => ask(g, US, 'advise.where', '4.2.1'),
      (chosen) => {
        const mayIdle = chosen.length === 0 && !isOfUse(g, op)
        return (s) => whyNotIn(g, op, chosen, s, mayIdle)
      },
      (s) => {
        op?.activitySpaces.push(s)
        if (adviseIn(g, s) === SWEEP_WAY) swept.push(s)
      },
      { most: mostSpaces(g, MOST_SPACES) },
    )
    cobras(g, US, swept)
    if (ask(g, US, 'advise.aid', '4.2.1').offer(YES).offer(NO).answer() === YES) adjust(g, AID, MOST_AID)
  },
}

/** One of the three ways. Gives the one that was chosen. */
function adviseIn(g: Game, s: Space) {
  const how = ask(g, US, 'advise.how', '4.2.1', { space: s })
    .offer(SWEEP_WAY, isAnyWay(g, s) ? whyNotSweepIn(g, s) : undefined)
    .offer(ASSAULT_WAY, whyNotTargets(g, ARVN, s))
    .offer(STRIKE, whyNotStrikeIn(g, s))
    .answer()
  if (how === SWEEP_WAY) sweepIn(g, ARVN, s, US)
  else if (how === ASSAULT_WAY) assaultIn(g, ARVN, s, beginAssault(), US)
  else strikeIn(g, s)
  return how
}

/** An Irregular or a Ranger shows itself and removes two, hidden ones too. */
function strikeIn(g: Game, s: Space): void {
  const q = ask(g, US, 'advise.whom', '4.2.1', { space: s })
  for (const f of COIN) if (undergroundOf(g, f, s) > 0) q.piece(underground(f))
  if (q.size === 0) return
  flip(g, q.askPiece(), s)
  removeEnemies(g, US, s, REMOVED, 'raid', '4.2.1')
}
