import type { ActivityRules, Game, Operation, Reason, Space } from '@coinflict/kernel'
import { because } from '../ask.ts'
import { allGuerrillas, has, isOnMap } from '../forces.ts'

/** An activity that an event may also grant by itself, without an operation. */
export interface FreeActivityRules extends ActivityRules {
  whyNot(g: Game, op?: Operation): Reason | undefined
  run(g: Game, op?: Operation): void
}

const MISIL = because('why.misil', '5.4')

/** Card 27, shaded: spaces with guerrillas are off limits; an event that grants the activity beats it (5.1.2). */
export const whyNotFly = (g: Game, op: Operation | undefined, s: Space): Reason | undefined =>
  op !== undefined && has(g, 'misilAntiaereo', 'shaded') && allGuerrillas(g, s) > 0 ? MISIL : undefined

/** 4.1 An activity that comes first must leave the operation possible in at least one space. */
export const NEEDS_OPERATION = because('why.needs-operation', '4.1')

/** Why an activity is possible in no space: for the operation's sake, if that is all that stands against it somewhere. */
export function whyNotAnywhere(
  g: Game,
  whyNotIn: (s: Space) => Reason | undefined,
  otherwise: Reason,
): Reason | undefined {
  let reason = otherwise
  for (const s of g.volume.allSpaces) {
    if (!isOnMap(g, s)) continue
    const against = whyNotIn(s)
    if (against === undefined) return undefined
    if (against === NEEDS_OPERATION) reason = against
  }
  return reason
}
