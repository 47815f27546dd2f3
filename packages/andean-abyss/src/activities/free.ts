import {
  type ActivityRules,
  type Game,
  inForce,
  isPossible,
  type Operation,
  type Reason,
  type Space,
} from '@coinflict/kernel'
import { because } from '../ask.ts'
import { allGuerrillas, CARD, onMap } from '../forces.ts'
import { SWEEP } from '../operations/sweep.ts'

/** An activity that an event may also grant by itself, without an operation. */
export interface FreeActivityRules extends ActivityRules {
  whyNot(g: Game, op?: Operation): Reason | undefined
  run(g: Game, op?: Operation): void
}

const MISIL = because('why.misil', '5.4')

/** Card 27, shaded: spaces with guerrillas are off limits; an event that grants the activity beats it (5.1.2). */
export const whyNotFly = (g: Game, op: Operation | undefined, s: Space): Reason | undefined =>
  op !== undefined && inForce(g, CARD.misilAntiaereo, 'shaded') && allGuerrillas(g, s) > 0 ? MISIL : undefined

/** 4.1 An activity that comes first must leave the operation possible in at least one space. */
export const NEEDS_OPERATION = because('why.needs-operation', '4.1')

/**
 * Whether the Government's operation is not yet possible in a way that neither an Air Strike nor an Eradication can help: they bring no
 * money and expose nobody; only a Sweep may find its way or its guerrilla through them.
 */
export function cannotOpen(g: Game, op: Operation | undefined): boolean {
  if (op === undefined || op.spaces.length > 0 || isPossible(g, op)) return false
  return op.rules.word !== SWEEP || lacksMoney(g, op)
}

/** Whether money is all that the operation lacks to be possible. */
export const lacksMoney = (g: Game, op: Operation): boolean =>
  !isPossible(g, op) && op.rules.possible(g, { ...op, free: true })

/** Why an activity is possible in no space: for the operation's sake, if that is all that stands against it somewhere. */
export function whyNotAnywhere(
  g: Game,
  whyNotIn: (s: Space) => Reason | undefined,
  otherwise: Reason,
  among = onMap(g),
): Reason | undefined {
  let reason = otherwise
  for (let i = 0; i < among.length; i++) {
    const against = whyNotIn(among[i] as Space)
    if (against === undefined) return undefined
    if (against === NEEDS_OPERATION) reason = against
  }
  return reason
}
