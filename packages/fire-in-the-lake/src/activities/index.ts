import type { ActivityRules, Faction } from '@coinflict/kernel/state'
import { NVA, VC } from '../forces.ts'
import { ambush } from './ambush.ts'
import { bombard } from './bombard.ts'
import { infiltrate } from './infiltrate.ts'
import { subvert } from './subvert.ts'
import { tax } from './tax.ts'

/** 4.2-4.5 Each faction's special activities. */
const ACTIVITIES: Readonly<Record<number, readonly ActivityRules[]>> = {
  [NVA]: [infiltrate, bombard, ambush],
  [VC]: [tax, subvert, ambush],
}

export const activitiesOf = (f: Faction): readonly ActivityRules[] => ACTIVITIES[f] ?? []
