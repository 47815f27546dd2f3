import type { ActivityRules, Game, Operation, Reason, Space } from '@coinflict/kernel'
import { because } from '../ask.ts'
import { allGuerrillas, has } from '../forces.ts'

/** An activity that an event may also grant by itself, without an operation. */
export interface FreeActivityRules extends ActivityRules {
  whyNot(g: Game, op?: Operation): Reason | undefined
  run(g: Game, op?: Operation): void
}

const MISIL = because('why.misil', '5.4')

/** Card 27, shaded: spaces with guerrillas are off limits; an event that grants the activity beats it (5.1.2). */
export const whyNotFly = (g: Game, op: Operation | undefined, s: Space): Reason | undefined =>
  op !== undefined && has(g, 'misilAntiaereo', 'shaded') && allGuerrillas(g, s) > 0 ? MISIL : undefined
