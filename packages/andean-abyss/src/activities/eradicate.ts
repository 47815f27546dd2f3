import {
  ACTIVE_OPPOSITION,
  adjust,
  bases,
  type FreeActivityRules,
  leavesOperation,
  NEEDS_OPERATION,
  pieces,
  place,
  remove,
  shift,
  whyNotAnywhere,
} from '@coinflict/kernel/rules'
import { type Game, level, type Operation, type Reason, type Space, spacesWith, word } from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { AID, base, CARTELS, FARC, GOVT, isOnMap, underground } from '../forces.ts'
import { isDepartment, pop } from '../map.ts'
import { ASSAULT } from '../operations/assault.ts'
import { PATROL } from '../operations/patrol.ts'
import { SWEEP } from '../operations/sweep.ts'
import { TRAIN } from '../operations/train.ts'
import { cannotOpen, whyNotFly } from './free.ts'

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.2.3'),
  department: because('why.not-department', '4.2.3'),
  cartels: because('why.no-cartels', '4.2.3'),
}

/** Departments, this one or next to it, whose people can still turn toward Opposition. */
const angry = (g: Game, s: Space): readonly Space[] =>
  [s, ...(g.volume.neighbours[s] as readonly Space[])].filter(
    (d) => isDepartment(d) && isOnMap(g, d) && pop(d) > 0 && level(g, d) > ACTIVE_OPPOSITION,
  )

/** The Cartels' bases go; where nobody is left to turn, a FARC guerrilla comes instead. */
function spray(g: Game, s: Space): void {
  remove(g, base(CARTELS), s, bases(g, CARTELS, s))
  if (angry(g, s).length === 0) place(g, underground(FARC), s)
}

function whyNotIn(g: Game, op: Operation | undefined, s: Space): Reason | undefined {
  if (!isDepartment(s)) return REASONS.department
  if (pieces(g, CARTELS, s) === 0) return REASONS.cartels
  const grounded = whyNotFly(g, op, s)
  if (grounded !== undefined) return grounded
  return op === undefined || leavesOperation(g, op, (g) => spray(g, s)) ? undefined : NEEDS_OPERATION
}

function whyNotEradicate(g: Game, op?: Operation): Reason | undefined {
  return cannotOpen(g, op)
    ? NEEDS_OPERATION
    : whyNotAnywhere(g, (s) => whyNotIn(g, op, s), REASONS.nowhere, spacesWith(g, CARTELS))
}

/** 4.2.3 Eradicate: Aid for spraying away the Cartels' bases; the farmers turn to FARC. */
export const eradicate: FreeActivityRules = {
  word: word('eradicate'),
  rule: '4.2.3',
  accompanies: [TRAIN, PATROL, SWEEP, ASSAULT],
  whyNot: whyNotEradicate,
  run: carryOut,
}

function carryOut(g: Game, op?: Operation): void {
  const q = ask(g, GOVT, 'eradicate.where', '4.2.3')
  q.everySpace((s) => whyNotIn(g, op, s), spacesWith(g, CARTELS))
  const s = q.askSpace()
  adjust(g, AID, 4)
  spray(g, s)
  if (angry(g, s).length === 0) return
  const q2 = ask(g, GOVT, 'eradicate.shift', '4.2.3', { space: s })
  for (const d of angry(g, s)) q2.space(d)
  shift(g, q2.askSpace(), -1)
}
