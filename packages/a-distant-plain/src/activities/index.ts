import type { ActivityRules, Faction } from '@coinflict/kernel/state'
import { COALITION, GOVERNMENT, TALIBAN, WARLORDS } from '../forces.ts'
import { airLift } from './air-lift.ts'
import { airStrike } from './air-strike.ts'
import { ambush } from './ambush.ts'
import { cultivate } from './cultivate.ts'
import { eradicate } from './eradicate.ts'
import { extort } from './extort.ts'
import { govern } from './govern.ts'
import { infiltrate } from './infiltrate.ts'
import { suborn } from './suborn.ts'
import { surge } from './surge.ts'
import { traffic } from './traffic.ts'
import { transport } from './transport.ts'

/** 4.2-4.5 Each faction's special activities. */
const ACTIVITIES: Readonly<Record<number, readonly ActivityRules[]>> = {
  [COALITION]: [surge, airLift, airStrike],
  [GOVERNMENT]: [govern, transport, eradicate],
  [TALIBAN]: [extort, infiltrate, ambush],
  [WARLORDS]: [cultivate, traffic, suborn],
}

export const activitiesOf = (f: Faction): readonly ActivityRules[] => ACTIVITIES[f] ?? []
