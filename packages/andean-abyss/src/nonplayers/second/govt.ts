import type { Chart, NonPlayer } from '@coinflict/kernel/nonplayers'
import type { Word } from '@coinflict/kernel/state'
import { airLift } from '../../activities/air-lift.ts'
import { airStrike } from '../../activities/air-strike.ts'
import { assault } from '../../operations/assault.ts'
import { PATROL, patrol } from '../../operations/patrol.ts'
import { sweep } from '../../operations/sweep.ts'
import type { Answers } from '../answers.ts'
import { activities, howManyLift, specialActivity, strikeTarget } from './govt/activities.ts'
import { assaulting, assaultTarget, nextAssault } from './govt/assault.ts'
import { cubes } from './govt/cubes.ts'
import { foundOnLines, nextLine, ordered, patrolling } from './govt/patrol.ts'
import { howManyLeave, howManyRedeploy, redeploying } from './govt/redeploy.ts'
import { supporting } from './govt/support.ts'
import { foundInSweep, howManySweep, nextSweep, sweeping } from './govt/sweep.ts'
import { nextAdditional, nextPlacement, training } from './govt/train.ts'
import { turns } from './govt/turn.ts'

/** 8.8.3/2, 8.8.6/2, 8.8.7/1 Assault and Sweep begin with the special activity. */
const opening = (np: NonPlayer): Word | undefined => (np.op?.spaces.length === 0 ? specialActivity(np) : undefined)

/** How many cubes move, by what moves them. */
const HOW_MANY: Readonly<Record<string, (np: NonPlayer) => Word | undefined>> = {
  [patrol.rule]: ordered,
  [sweep.rule]: howManySweep,
  // Card 11 brings Police into a Sweep.
  '5.3': howManySweep,
  [airLift.rule]: howManyLift,
  '6.5.1': howManyRedeploy,
  '6.5.3': howManyRedeploy,
  '6.4.4': howManyLeave,
}

/** The questions on which several parts of the chart have a say. */
const answers: Answers = {
  'assault.where': (np) => opening(np) ?? nextAssault(np) ?? np.done(),
  // 8.8.4/4 Between the cubes and what comes of them.
  'train.where': (np) => nextPlacement(np) ?? specialActivity(np) ?? nextAdditional(np) ?? np.done(),
  // 8.8.5/7 Last of all.
  'patrol.assault': (np) => nextLine(np) ?? specialActivity(np) ?? np.done(),
  'sweep.where': (np) => opening(np) ?? nextSweep(np) ?? np.done(),
  'activity.after': (np) => (np.op?.rules.word === PATROL ? specialActivity(np) : undefined) ?? np.done(),
  'move.how-many': (np) => HOW_MANY[np.q.rule]?.(np),
  'remove.which': (np) =>
    np.q.rule === assault.rule ? assaultTarget(np) : np.q.rule === airStrike.rule ? strikeTarget(np) : undefined,
  'activate.whose': (np) => (np.op?.rules.word === PATROL ? foundOnLines(np) : foundInSweep(np)),
}

const PARTS: readonly Chart[] = [
  turns,
  assaulting,
  training,
  patrolling,
  sweeping,
  activities,
  supporting,
  redeploying,
  cubes,
]

/** 8.8 The Government of the 2nd edition. */
export const govt: Chart = {
  lines: PARTS.flatMap(({ lines }) => lines),
  answers: Object.assign({}, ...PARTS.map((part) => part.answers), answers) as Answers,
}
