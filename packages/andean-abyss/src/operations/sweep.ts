import {
  type Approach,
  allGuerrillas,
  anySpace,
  askSpaceOf,
  move,
  nextSpace,
  noteArrival,
  offerAfterwards,
  payFor,
  undergroundOf,
  unmoved,
  whyNotPay,
  whyNotWithin,
} from '@coinflict/kernel/rules'
import {
  type Faction,
  type Game,
  inForce,
  type Operation,
  type OperationRules,
  type Piece,
  type Reason,
  type Space,
  spacesWith,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import { citiesAndDepartments, GOVT, isZone, POLICE, police, room, TROOPS, troops } from '../forces.ts'
import { approach, approachesTo, isDepartment, isForest, isLoc, S } from '../map.ts'
import { activateGuerrillas } from './activation.ts'
import { unprotected } from './assault.ts'

export const SWEEP = word('sweep')

const REASONS = {
  loc: because('why.not-loc', '3.2.3'),
  zone: because('why.farc-zone', '6.4.4'),
  madrid: because('why.madrid-donors', '5.4'),
  oneSpace: because('why.one-space', '5.3'),
  nothing: because('why.sweep-nothing', '3.2.3'),
  noTroops: because('why.no-troops-in-reach', '3.2.3'),
  full: because('why.stacking', '1.4.2'),
}

/** Card 2 changes the cost. */
export const sweepCost = (g: Game): number => (inForce(g, CARD.ospinaMora, 'unshaded') ? 1 : 3)

/** How many guerrillas the cubes in a space find: one each, half in Forest, none in Panamá; card 11 may count one kind only. */
export function sweepStrength(g: Game, s: Space, t = troops(g, s), p = police(g, s)): number {
  if (s === S.panama) return 0
  const n = inForce(g, CARD.defenseCouncil, 'shaded') ? Math.max(t, p) : t + p
  return isForest(s) ? n >> 1 : n
}

export function sweepFinds(g: Game, s: Space, from: readonly Faction[]): boolean {
  if (sweepStrength(g, s) === 0) return false
  for (const f of from) if (undergroundOf(g, f, s) > 0) return true
  return false
}

/** Why nobody may Sweep a space, whoever stands there or could come. */
export function whyNotEnter(g: Game, op: Operation, s: Space): Reason | undefined {
  if (isLoc(s)) return REASONS.loc
  if (isZone(g, s)) return REASONS.zone
  if (inForce(g, CARD.madridDonors, 'shaded') && isDepartment(s)) return REASONS.madrid
  return inForce(g, CARD.ospinaMora, 'shaded') && op.spaces.length > 0 ? REASONS.oneSpace : undefined
}

export function whyNotSweep(g: Game, op: Operation, s: Space): Reason | undefined {
  const closed = whyNotEnter(g, op, s)
  if (closed !== undefined) return closed
  if (!sweepFinds(g, s, unprotected(g)) && !canCome(g, op, s)) return REASONS.nothing
  return whyNotPay(g, op, sweepCost(g))
}

/** Whether Troops can come to a space, or Police with card 11. */
function canCome(g: Game, op: Operation, to: Space): boolean {
  if (room(g, TROOPS, to) === 0) return false
  const withPolice = inForce(g, CARD.defenseCouncil, 'unshaded')
  for (const way of approachesTo(to)) {
    const n = unmoved(g, op, way.from, TROOPS) + (withPolice ? unmoved(g, op, way.from, POLICE) : 0)
    if (n > 0 && isOpen(g, way)) return true
  }
  return false
}

/** Troops come from adjacent spaces, or over one adjacent line without guerrillas. */
function isOpen(g: Game, way: Approach): boolean {
  if (way.isAdjacent) return true
  for (const loc of way.lines) if (allGuerrillas(g, loc) === 0) return true
  return false
}

/** Why a kind of cube cannot come from one space to another. */
export function whyNotMove(g: Game, op: Operation, piece: Piece, from: Space, to: Space): Reason | undefined {
  if (unmoved(g, op, from, piece) === 0) return REASONS.noTroops
  const way = approach(from, to)
  if (way === undefined || !isOpen(g, way)) return REASONS.noTroops
  return room(g, piece, to) > 0 ? undefined : REASONS.full
}

/** Whether the cubes in another space than this one find somebody there if they Sweep, if money allows. */
export function canFindElsewhere(g: Game, op: Operation, s: Space): boolean {
  const from = unprotected(g)
  for (const other of spacesWith(g, GOVT)) {
    if (other === s || whyNotWithin(op, other) !== undefined || whyNotEnter(g, op, other) !== undefined) continue
    if (sweepFinds(g, other, from)) return true
  }
  return false
}

/** 3.2.3 Sweep: move Troops into the selected spaces, then show guerrillas there. */
export const sweep: OperationRules = {
  word: SWEEP,
  rule: '3.2.3',
  possible: (g, op) =>
    whyNotPay(g, op, sweepCost(g)) === undefined && anySpace(g, op, whyNotSweep, citiesAndDepartments(g)),
  run(g, op) {
    for (;;) {
      const s = nextSpace(g, op, 'sweep.where', whyNotSweep, citiesAndDepartments)
      if (s === undefined) break
      payFor(g, op, sweepCost(g))
      bringTroops(g, op, s)
    }
    op.moved = undefined
    for (const s of op.spaces) activateGuerrillas(g, s, sweepStrength(g, s), '3.2.3', unprotected(g))
    offerAfterwards(g, op)
  },
}

/** All Troops move before anybody is shown (ruling 147); each moves once. Card 11 lets one Police come along. */
function bringTroops(g: Game, op: Operation, to: Space): void {
  let policeLeft = inForce(g, CARD.defenseCouncil, 'unshaded') ? 1 : 0
  const whyNotFrom = (from: Space): Reason | undefined => {
    if (policeLeft > 0 && whyNotMove(g, op, POLICE, from, to) === undefined) return undefined
    return whyNotMove(g, op, TROOPS, from, to)
  }
  const put = () => ask(g, GOVT, 'sweep.from', '3.2.3', { space: to }).everySpace(whyNotFrom, spacesWith(g, GOVT))
  for (;;) {
    const from = askSpaceOf(g, op, put)
    if (from === undefined) return
    const hasTroops = whyNotMove(g, op, TROOPS, from, to) === undefined
    const hasPolice = policeLeft > 0 && whyNotMove(g, op, POLICE, from, to) === undefined
    const t = hasTroops ? askHowMany(g, op, TROOPS, from, to, hasPolice ? 0 : 1) : 0
    bring(g, op, TROOPS, from, to, t)
    if (policeLeft > 0 && whyNotMove(g, op, POLICE, from, to) === undefined) {
      const p = ask(g, GOVT, 'move.how-many', '5.3', { piece: POLICE, space: from, to })
        .numbers(t === 0 ? 1 : 0, Math.min(1, unmoved(g, op, from, POLICE)))
        .askNumber()
      bring(g, op, POLICE, from, to, p)
      policeLeft -= p
    }
  }
}

function askHowMany(g: Game, op: Operation, piece: Piece, from: Space, to: Space, least: number): number {
  return ask(g, GOVT, 'move.how-many', '3.2.3', { piece, space: from, to })
    .numbers(least, Math.min(unmoved(g, op, from, piece), room(g, piece, to)))
    .askNumber()
}

function bring(g: Game, op: Operation, piece: Piece, from: Space, to: Space, n: number): void {
  move(g, piece, from, to, n)
  noteArrival(g, op, to, piece, n)
}

/** A free Sweep in place, without moving, by an event. */
export function sweepInPlace(g: Game, s: Space, strength: number, from: readonly Faction[]): void {
  activateGuerrillas(g, s, strength, '3.2.3', from)
}
