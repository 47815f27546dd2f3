import type { ActivityRules, Faction } from '@coinflict/kernel/state'
import { ARVN, NVA, US, VC } from '../forces.ts'
import { advise } from './advise.ts'
import { airLift } from './air-lift.ts'
import { airStrike } from './air-strike.ts'
import { ambush } from './ambush.ts'
import { bombard } from './bombard.ts'
import { govern } from './govern.ts'
import { infiltrate } from './infiltrate.ts'
import { raid } from './raid.ts'
import { subvert } from './subvert.ts'
import { tax } from './tax.ts'
import { transport } from './transport.ts'

/** 4.2-4.5 Each faction's special activities. */
const ACTIVITIES: Readonly<Record<number, readonly ActivityRules[]>> = {
  [US]: [advise, airLift, airStrike],
  [ARVN]: [govern, transport, raid],
  [NVA]: [infiltrate, bombard, ambush],
  [VC]: [tax, subvert, ambush],
}

export const activitiesOf = (f: Faction): readonly ActivityRules[] => ACTIVITIES[f] ?? []
