import { rollDie } from '@coinflict/kernel/questions'
import {
  anySpace,
  bases,
  eachSpaceOf,
  guerrillas,
  isSelected,
  payFor,
  place,
  transfer,
  whyNotPay,
} from '@coinflict/kernel/rules'
import {
  type ActivityRules,
  available,
  type Faction,
  type Game,
  type Operation,
  type Reason,
  resources,
  type Space,
  spacesWith,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { AUC, base, CARTELS, FARC, GOVT, hasRoomForBase, police, room, shipments, underground } from '../forces.ts'
import { isCity, isLoc } from '../map.ts'
import { TERROR, terrorCost, terrorIn, whyNotTerrorBy } from '../operations/terror.ts'
import { handOver } from '../shipments.ts'

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.3.3'),
  where: because('why.kidnap-where', '4.3.3'),
  police: because('why.police', '4.3.3'),
}

/** A ransom that is money: the Cartels' Shipment there is taken instead of rolling. */
const paysMoney = (g: Game, victim: Faction, s: Space): boolean =>
  resources(g, victim) > 0 && !(victim === CARTELS && shipments(g, CARTELS, s) > 0)

/** The Government in cities and on lines, the Cartels where they have a base. Terror yet to come must be payable (3.1, 4.1). */
function whyNotVictim(g: Game, op: Operation, victim: Faction, s: Space): Reason | undefined {
  if (victim === GOVT ? !(isCity(s) || isLoc(s)) : bases(g, CARTELS, s) === 0) return REASONS.where
  if (isSelected(op, s) || paysMoney(g, victim, s)) return undefined
  return whyNotPay(g, op, terrorCost(s))
}

/** Terror was or can be in the space, and FARC guerrillas outnumber the Police. */
function whyNotTerrorists(g: Game, op: Operation, s: Space): Reason | undefined {
  const reason = isSelected(op, s) ? undefined : whyNotTerrorBy(g, FARC, s)
  return reason ?? (guerrillas(g, FARC, s) > police(g, s) ? undefined : REASONS.police)
}

function whyNotIn(g: Game, op: Operation, s: Space): Reason | undefined {
  const against = whyNotTerrorists(g, op, s)
  if (against !== undefined) return against
  const reason = whyNotVictim(g, op, GOVT, s)
  return reason === undefined ? undefined : whyNotVictim(g, op, CARTELS, s)
}

/** 4.3.3 Kidnap: ransoms in up to three Terror spaces; Terror that is still to come follows at once (ruling 82). */
export const kidnap: ActivityRules = {
  word: word('kidnap'),
  rule: '4.3.3',
  accompanies: [TERROR],
  whyNot: (g, op) => (anySpace(g, op, whyNotIn, spacesWith(g, FARC)) ? undefined : REASONS.nowhere),
  run(g, op) {
    eachSpaceOf(
      g,
      () => ask(g, FARC, 'kidnap.where', '4.3.3'),
      () => (s) => whyNotIn(g, op, s),
      (s) => kidnapIn(g, op, s),
      { most: 3, among: () => spacesWith(g, FARC) },
    )
  },
}

function kidnapIn(g: Game, op: Operation, s: Space): void {
  const q = ask(g, FARC, 'kidnap.whom', '4.3.3', { space: s })
  for (const f of [GOVT, CARTELS]) q.faction(f, whyNotTerrorists(g, op, s) ?? whyNotVictim(g, op, f, s))
  const roll = ransom(g, q.askFaction(), s)
  const isYetToCome = !isSelected(op, s)
  if (isYetToCome) {
    op.spaces.push(s)
    payFor(g, op, terrorCost(s))
  }
  if (roll === 6) avengers(g, s)
  if (isYetToCome) terrorIn(g, FARC, s)
}

/** Money by a roll, which it gives; or a Shipment without one. */
function ransom(g: Game, victim: Faction, s: Space): number {
  if (victim === CARTELS && shipments(g, CARTELS, s) > 0) {
    handOver(g, CARTELS, FARC, s)
    return 0
  }
  const roll = rollDie(g, undefined, s)
  transfer(g, victim, FARC, roll)
  return roll
}

/** A 6 brings AUC a piece of its choice. */
function avengers(g: Game, s: Space): void {
  const q = ask(g, AUC, 'kidnap.avenger', '4.3.3', { space: s })
  if (available(g, underground(AUC)) > 0 && room(g, underground(AUC), s) > 0) q.piece(underground(AUC))
  if (available(g, base(AUC)) > 0 && hasRoomForBase(g, AUC, s)) q.piece(base(AUC))
  if (q.size > 0) place(g, q.askPiece(), s)
}
