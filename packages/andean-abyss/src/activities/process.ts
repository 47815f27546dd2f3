import {
  bases,
  gain,
  guerrillas,
  isPossible,
  leavesOperation,
  mark,
  markerRoom,
  NEEDS_OPERATION,
  remove,
  whyNotAnywhere,
} from '@coinflict/kernel/rules'
import {
  type ActivityRules,
  type Faction,
  type Game,
  type Operation,
  type Reason,
  type Space,
  spacesWith,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { base, CARTELS, INSURGENTS, shipment } from '../forces.ts'
import { MARCH } from '../operations/march.ts'
import { RALLY } from '../operations/rally.ts'

const CASH = word('cash')
const SHIP = word('ship')

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.5.2'),
  noBase: because('why.needs-base', '4.5.2'),
  noShipment: because('why.no-shipment', '4.5.3'),
  noCarrier: because('why.no-carrier', '4.5.3'),
}

function cashIn(g: Game, s: Space, n: number): void {
  remove(g, base(CARTELS), s, n)
  gain(g, CARTELS, 3 * n)
}

const keeps = (g: Game, op: Operation, s: Space, n: number): boolean => leavesOperation(g, op, (g) => cashIn(g, s, n))

function whyNotCashIn(g: Game, op: Operation, s: Space): Reason | undefined {
  if (bases(g, CARTELS, s) === 0) return REASONS.noBase
  return keeps(g, op, s, 1) || keeps(g, op, s, bases(g, CARTELS, s)) ? undefined : NEEDS_OPERATION
}

const whyNotCash = (g: Game, op: Operation): Reason | undefined =>
  whyNotAnywhere(g, (s) => whyNotCashIn(g, op, s), REASONS.noBase, spacesWith(g, CARTELS))

/** Shipments go under guerrillas, of any faction, in spaces with Cartels bases. */
function whyNotLoad(g: Game, f: Faction, s: Space): Reason | undefined {
  if (bases(g, CARTELS, s) === 0) return REASONS.noBase
  if (guerrillas(g, f, s) === 0) return REASONS.noCarrier
  return markerRoom(g, shipment(f), s) > 0 ? undefined : REASONS.noShipment
}

const whyNotLoadIn = (g: Game, s: Space): Reason | undefined => {
  let reason: Reason | undefined
  for (const f of INSURGENTS) {
    reason = whyNotLoad(g, f, s)
    if (reason === undefined) return undefined
  }
  return reason
}

/** Shipments bring no money at once: they may come first only with an operation that is possible anyway (4.1). */
function whyNotShip(g: Game, op: Operation): Reason | undefined {
  if (op.spaces.length === 0 && !isPossible(g, op)) return NEEDS_OPERATION
  return spacesWith(g, CARTELS).some((s) => whyNotLoadIn(g, s) === undefined) ? undefined : REASONS.noCarrier
}

/** 4.5.2 Process: cash bases in at 3 Resources each, or prepare one or two Shipments. */
export const process: ActivityRules = {
  word: word('process'),
  rule: '4.5.2',
  accompanies: [RALLY, MARCH],
  whyNot(g, op) {
    const cash = whyNotCash(g, op)
    const ship = cash && whyNotShip(g, op)
    if (ship === undefined) return undefined
    return cash === NEEDS_OPERATION || ship === NEEDS_OPERATION ? NEEDS_OPERATION : REASONS.nowhere
  },
  run(g, op) {
    const how = ask(g, CARTELS, 'process.how', '4.5.2')
      .offer(CASH, whyNotCash(g, op))
      .offer(SHIP, whyNotShip(g, op))
      .answer()
    if (how === CASH) cash(g, op)
    else prepare(g)
  },
}

function cash(g: Game, op: Operation): void {
  for (let first = true; ; first = false) {
    const q = ask(g, CARTELS, 'process.where', '4.5.2')
    q.everySpace((s) => whyNotCashIn(g, op, s), spacesWith(g, CARTELS))
    if (!first) q.done()
    const s = q.askSpaceOrDone()
    if (s === undefined) return
    const q2 = ask(g, CARTELS, 'process.how-many', '4.5.2', { space: s })
    for (let n = 1; n <= bases(g, CARTELS, s); n++) if (keeps(g, op, s, n)) q2.numbers(n, n)
    cashIn(g, s, q2.askNumber())
  }
}

function prepare(g: Game): void {
  for (let n = 0; n < 2; n++) {
    const q = ask(g, CARTELS, 'process.ship-where', '4.5.2')
    q.everySpace((s) => whyNotLoadIn(g, s), spacesWith(g, CARTELS))
    if (n > 0) q.done()
    const s = q.askSpaceOrDone()
    if (s === undefined) return
    loadShipment(g, CARTELS, s, '4.5.2')
  }
}

/** Lays a Shipment under a guerrilla there; the faction chooses whose. */
export function loadShipment(g: Game, by: Faction, s: Space, rule: string): void {
  const q = ask(g, by, 'shipment.under', rule, { space: s })
  for (const f of INSURGENTS) if (guerrillas(g, f, s) > 0) q.faction(f)
  mark(g, shipment(q.askFaction()), s)
}
