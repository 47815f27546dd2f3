import {
  type FreeActivityRules,
  leavesOperation,
  NEEDS_OPERATION,
  remove,
  whyNotAnywhere,
} from '@coinflict/kernel/rules'
import { type Game, inForce, type Operation, type Piece, type Reason, type Space, word } from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import { GOVT, INSURGENTS, kinds } from '../forces.ts'
import { isAnyExposed, isWithinReach } from '../losses.ts'
import { isCity } from '../map.ts'
import { ASSAULT } from '../operations/assault.ts'
import { PATROL } from '../operations/patrol.ts'
import { SWEEP } from '../operations/sweep.ts'
import { settleShipments } from '../shipments.ts'
import { cannotOpen, isSafeFrom, whyNotFly } from './free.ts'

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.2.2'),
  city: because('why.not-city', '4.2.2'),
  none: because('why.strike-none', '4.2.2'),
  planColombia: because('why.plan-colombia', '5.4'),
}

const INSURGENT_PIECES: readonly Piece[] = INSURGENTS.flatMap(kinds)
const isTarget = (g: Game, s: Space, piece: Piece): boolean => isWithinReach(g, piece, s, 'exposed')

const keeps = (g: Game, op: Operation | undefined, s: Space, piece: Piece): boolean =>
  op === undefined || isSafeFrom(g, op, s) || leavesOperation(g, op, (g) => remove(g, piece, s))

function whyNotIn(g: Game, op: Operation | undefined, s: Space): Reason | undefined {
  if (isCity(s)) return REASONS.city
  const grounded = whyNotFly(g, op, s)
  if (grounded !== undefined) return grounded
  if (!isAnyExposed(g, s, INSURGENTS)) return REASONS.none
  return INSURGENT_PIECES.some((piece) => isTarget(g, s, piece) && keeps(g, op, s, piece)) ? undefined : NEEDS_OPERATION
}

function whyNotStrike(g: Game, op?: Operation): Reason | undefined {
  if (op !== undefined && inForce(g, CARD.planColombia, 'shaded')) return REASONS.planColombia
  return cannotOpen(g, op) ? NEEDS_OPERATION : whyNotAnywhere(g, (s) => whyNotIn(g, op, s), REASONS.nowhere)
}

/** 4.2.2 Air Strike: an Active guerrilla, or a base that no guerrilla of its faction guards; not in cities. */
export const airStrike: FreeActivityRules = {
  word: word('air-strike'),
  rule: '4.2.2',
  accompanies: [PATROL, SWEEP, ASSAULT],
  whyNot: whyNotStrike,
  run: strike,
}

function strike(g: Game, op?: Operation): void {
  const q = ask(g, GOVT, 'strike.where', '4.2.2')
  q.everySpace((s) => whyNotIn(g, op, s))
  const s = q.askSpace()
  const q2 = ask(g, GOVT, 'remove.which', '4.2.2', { space: s })
  for (const piece of INSURGENT_PIECES) {
    if (isTarget(g, s, piece)) q2.piece(piece, keeps(g, op, s, piece) ? undefined : NEEDS_OPERATION)
  }
  remove(g, q2.askPiece(), s)
  settleShipments(g, s)
}
