import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { beginOperation, carryOut, type FreeActivityRules } from '@coinflict/kernel/rules'
import type { OperationRules } from '@coinflict/kernel/state'
import { airLift } from '../activities/air-lift.ts'
import { airStrike } from '../activities/air-strike.ts'
import { governIn } from '../activities/govern.ts'
import { surge } from '../activities/surge.ts'

/** 5.5 What events grant free. */

/** Activities that they grant by themselves. */
export const ACTIVITIES: readonly FreeActivityRules[] = [airLift, airStrike, surge, governIn(3)]

/** Whether an answer that begins something free leads to anything by the chart. */
export const leadsOn = (np: NonPlayer, deed: Parameters<NonPlayer['attempt']>[0]): boolean => {
  const trial = np.attempt(deed)
  return trial !== undefined && np.isChanged(trial)
}

/** A free operation in one space (2.3.5), if the chart finds something to do. */
export const leadsOnFreely = (np: NonPlayer, rules: OperationRules | undefined): boolean =>
  rules !== undefined &&
  leadsOn(np, (trial) => carryOut(trial, beginOperation(np.me, rules, { free: true, limited: true })))
