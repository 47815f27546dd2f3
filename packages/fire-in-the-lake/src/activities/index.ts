import type { ActivityRules, Faction } from '@coinflict/kernel/state'
import { ARVN, US } from '../forces.ts'
import { advise } from './advise.ts'
import { airLift } from './air-lift.ts'
import { airStrike } from './air-strike.ts'
import { govern } from './govern.ts'
import { raid } from './raid.ts'
import { transport } from './transport.ts'

/** 4.2-4.5 Each faction's special activities. */
const ACTIVITIES: Readonly<Record<number, readonly ActivityRules[]>> = {
  [US]: [advise, airLift, airStrike],
  [ARVN]: [govern, transport, raid],
}

export const activitiesOf = (f: Faction): readonly ActivityRules[] => ACTIVITIES[f] ?? []
