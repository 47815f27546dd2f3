import {
  type Game,
  leavesOperation,
  move,
  type Operation,
  type Reason,
  resources,
  type Space,
  word,
} from '@coinflict/kernel'
import { ask, because } from '../ask.ts'
import { GOVT, has, INSURGENTS, isOnMap, room, TROOPS, troops } from '../forces.ts'
import { canReach } from '../losses.ts'
import { ASSAULT } from '../operations/assault.ts'
import { PATROL } from '../operations/patrol.ts'
import { SWEEP } from '../operations/sweep.ts'
import { TRAIN } from '../operations/train.ts'
import { type FreeActivityRules, whyNotFly } from './free.ts'

const REASONS = {
  noTroops: because('why.no-troops', '4.2.1'),
  entry: because('why.no-entry', '1.4.2'),
  nowhere: because('why.nowhere', '4.2.1'),
  operation: because('why.needs-operation', '4.1'),
}

/** 3 Troops; card 10 lifts the ceiling or lowers it to one. */
const ceiling = (g: Game): number => (has(g, 'blackhawks', 'unshaded') ? 99 : has(g, 'blackhawks', 'shaded') ? 1 : 3)

const whyNotOrigin = (g: Game, op: Operation | undefined, s: Space): Reason | undefined => {
  if (troops(g, s) === 0) return REASONS.noTroops
  return whyNotFly(g, op, s)
}

const whyNotDestination = (g: Game, op: Operation | undefined, from: Space, to: Space): Reason | undefined => {
  if (from === to || room(g, TROOPS, to) === 0) return REASONS.entry
  return whyNotFly(g, op, to)
}

const most = (g: Game, from: Space, to: Space): number => Math.min(ceiling(g), troops(g, from), room(g, TROOPS, to))

/** Whether some number of Troops can go so that the operation stays possible (4.1). */
function someNumber(g: Game, op: Operation | undefined, from: Space, to: Space): boolean {
  for (let n = most(g, from, to); n > 0; n--) if (keeps(g, op, from, to, n)) return true
  return false
}

const keeps = (g: Game, op: Operation | undefined, from: Space, to: Space, n: number): boolean =>
  op === undefined || leavesOperation(g, op, () => move(g, TROOPS, from, to, n))

const someDestination = (g: Game, op: Operation | undefined, from: Space): boolean =>
  g.volume.allSpaces.some(
    (to) => isOnMap(g, to) && whyNotDestination(g, op, from, to) === undefined && someNumber(g, op, from, to),
  )

/** The least that a space of Sweep or Assault costs now (cards 2 and 3). */
const cheapest = (g: Game): number => (has(g, 'ospinaMora', 'unshaded') || has(g, 'tapias', 'unshaded') ? 1 : 3)

/**
 * Whether Troops could make possible what is not yet: a Sweep, or an Assault on somebody exposed. The money for the operation does not
 * come by air.
 */
function mayOpen(g: Game, op: Operation): boolean {
  if (!op.free && resources(g, GOVT) < cheapest(g)) return false
  if (op.rules.word === SWEEP) return true
  const isExposed = (s: Space): boolean => INSURGENTS.some((f) => canReach(g, f, s, 'exposed'))
  return op.rules.word === ASSAULT && g.volume.allSpaces.some(isExposed)
}

function whyNotAirLift(g: Game, op?: Operation): Reason | undefined {
  const origins = g.volume.allSpaces.filter((s) => whyNotOrigin(g, op, s) === undefined)
  if (origins.length === 0) return REASONS.noTroops
  if (op !== undefined && !leavesOperation(g, op, () => {}) && !mayOpen(g, op)) return REASONS.operation
  return origins.some((s) => someDestination(g, op, s))
    ? undefined
    : op === undefined
      ? REASONS.nowhere
      : REASONS.operation
}

/** 4.2.1 Air Lift: up to 3 Troops from one space to another. */
export const airLift: FreeActivityRules = {
  word: word('air-lift'),
  rule: '4.2.1',
  accompanies: [TRAIN, PATROL, SWEEP, ASSAULT],
  whyNot: whyNotAirLift,
  opens: () => true,
  run: lift,
}

function lift(g: Game, op?: Operation): void {
  const q = ask(g, GOVT, 'lift.from', '4.2.1')
  for (const s of g.volume.allSpaces) {
    if (isOnMap(g, s)) q.space(s, whyNotOrigin(g, op, s) ?? (someDestination(g, op, s) ? undefined : REASONS.operation))
  }
  const from = q.askSpace()
  const q2 = ask(g, GOVT, 'lift.to', '4.2.1', { space: from })
  for (const s of g.volume.allSpaces) {
    if (isOnMap(g, s))
      q2.space(s, whyNotDestination(g, op, from, s) ?? (someNumber(g, op, from, s) ? undefined : REASONS.operation))
  }
  const to = q2.askSpace()
  const q3 = ask(g, GOVT, 'move.how-many', '4.2.1', { piece: TROOPS, space: from, to })
  for (let n = 1; n <= most(g, from, to); n++) if (keeps(g, op, from, to, n)) q3.numbers(n, n)
  move(g, TROOPS, from, to, q3.askNumber())
}
