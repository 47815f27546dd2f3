import type { ActivityRules, Faction } from '@coinflict/kernel/state'
import { AUC, CARTELS, FARC, GOVT } from '../forces.ts'
import { airLift } from './air-lift.ts'
import { airStrike } from './air-strike.ts'
import { ambush } from './ambush.ts'
import { assassinate } from './assassinate.ts'
import { bribe } from './bribe.ts'
import { cultivate } from './cultivate.ts'
import { eradicate } from './eradicate.ts'
import { extort } from './extort.ts'
import { kidnap } from './kidnap.ts'
import { process } from './process.ts'

/** 4.2-4.5 Each faction's special activities. */
const ACTIVITIES: Readonly<Record<number, readonly ActivityRules[]>> = {
  [GOVT]: [airLift, airStrike, eradicate],
  [FARC]: [extort, ambush, kidnap],
  [AUC]: [extort, ambush, assassinate],
  [CARTELS]: [cultivate, process, bribe],
}

export const activitiesOf = (f: Faction): readonly ActivityRules[] => ACTIVITIES[f] ?? []
