import { allGuerrillas, isPossible, lacksMoney } from '@coinflict/kernel/rules'
import { type Game, inForce, type Operation, type Reason, type Space } from '@coinflict/kernel/state'
import { because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import { ASSAULT, canAssaultElsewhere } from '../operations/assault.ts'
import { canFindElsewhere, SWEEP } from '../operations/sweep.ts'

const MISIL = because('why.misil', '5.4')

/** Card 27, shaded: spaces with guerrillas are off limits; an event that grants the activity beats it (5.1.2). */
export const whyNotFly = (g: Game, op: Operation | undefined, s: Space): Reason | undefined =>
  op !== undefined && inForce(g, CARD.misilAntiaereo, 'shaded') && allGuerrillas(g, s) > 0 ? MISIL : undefined

/**
 * Whether the Government's operation is not yet possible in a way that neither an Air Strike nor an Eradication can help: they bring no
 * money and expose nobody; only a Sweep may find its way or its guerrilla through them.
 */
export function cannotOpen(g: Game, op: Operation | undefined): boolean {
  if (op === undefined || op.spaces.length > 0 || isPossible(g, op)) return false
  return op.rules.word !== SWEEP || lacksMoney(g, op)
}

/**
 * 4.1 Whether a Sweep or an Assault stays possible whatever an Air Lift or an Air Strike takes from one space, as it is possible in another
 * as things stand: Troops that come there do no harm.
 */
export function isSafeFrom(g: Game, op: Operation, s: Space): boolean {
  if (op.spaces.length > 0) return true
  if (!isPossible(g, op)) return false
  if (op.rules.word === SWEEP) return canFindElsewhere(g, op, s)
  return op.rules.word === ASSAULT && canAssaultElsewhere(g, op, s)
}

/** The same for many moves, worked out once for those from one space while a question stands. */
export function safetyOf(g: Game, op: Operation): (from: Space) => boolean {
  let tested: Space | undefined
  let question = -1
  let isSafe = false
  return (from) => {
    if (from !== tested || g.script.questions !== question) {
      tested = from
      question = g.script.questions
      isSafe = isSafeFrom(g, op, from)
    }
    return isSafe
  }
}
