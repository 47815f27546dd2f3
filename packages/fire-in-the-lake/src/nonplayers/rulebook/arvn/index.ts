import type { Chart, NonPlayer, Step } from '@coinflict/kernel/nonplayers'
import type { Word } from '@coinflict/kernel/state'
import { arvnTroops, police } from '../../../forces.ts'
import { PATROL } from '../../../operations/patrol.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { ordered } from '../coin.ts'
import { instructionsOf } from '../events.ts'
import { LOSE } from '../general.ts'
import { turnAnswers } from '../turn.ts'
import { ASSAULT_STEP, assaultAnswers, assaultLines, assaultWhere, hitInAssault } from './assault.ts'
import { governAnswers, governLines } from './govern.ts'
import { pacifyAnswers, pacifyLines } from './pacify.ts'
import { joinAfterPatrol, PATROL_STEP, patrolAnswers, patrolLines } from './patrol.ts'
import { hitInRaid, howManyRaid, joinRaidOrTransport, raidAnswers, raidLines } from './raid.ts'
import { redeployAnswers, redeployLines } from './redeploy.ts'
import { SWEEP_STEP, sweepAnswers, sweepLines, sweepWhere } from './sweep.ts'
import { TRAIN_STEP, trainAnswers, trainLines } from './train.ts'
import { howManyTransport, transportAnswers, transportLines } from './transport.ts'

/** 8.7 The ARVN: Train, Patrol if roads are cut, Assault if it is worth it, otherwise Sweep. */
const STEPS: readonly Step[] = [TRAIN_STEP, PATROL_STEP, ASSAULT_STEP, SWEEP_STEP]

/** 8.1.2 Troops among n cubes that are lost: by turns, the kind with more first. */
function troopsLost(n: number, troops: number, policemen: number): number {
  const first = Math.ceil(n / 2)
  const share = troops >= policemen ? first : n - first
  return Math.max(n - policemen, Math.min(share, troops))
}
const loseTroops = (np: NonPlayer, n: number): Word | undefined =>
  np.number(LOSE, troopsLost(n, arvnTroops(np.g, here(np)), police(np.g, here(np))))

export const arvn: Chart = {
  lines: [
    ...trainLines,
    ...governLines,
    ...transportLines,
    ...patrolLines,
    ...assaultLines,
    ...raidLines,
    ...sweepLines,
    ...pacifyLines,
    ...redeployLines,
  ],
  answers: {
    ...turnAnswers({
      side: 'unshaded',
      instructions: instructionsOf('arvn'),
      steps: STEPS,
      low: 3,
    }),
    ...trainAnswers,
    ...governAnswers,
    ...transportAnswers,
    ...patrolAnswers,
    ...assaultAnswers,
    ...raidAnswers,
    ...sweepAnswers,
    ...pacifyAnswers,
    ...redeployAnswers,
    'assault.where': (np) => joinRaidOrTransport(np) ?? assaultWhere(np),
    'sweep.where': (np) => joinRaidOrTransport(np) ?? sweepWhere(np),
    'activity.after': (np) => (np.op?.rules.word === PATROL ? joinAfterPatrol(np) : undefined) ?? np.done(),
    'move.how-many': (np) => howManyRaid(np) ?? howManyTransport(np) ?? ordered(np),
    'remove.which': (np) => (np.q.rule === '4.3.3' ? hitInRaid(np) : hitInAssault(np)),
    'train.base-troops': (np) => loseTroops(np, 3),
    'coup.desert': (np) => loseTroops(np, np.q.params?.n ?? 0),
  } satisfies Answers,
}
