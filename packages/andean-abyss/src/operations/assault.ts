import { anySpace, nextSpace, payFor, whyNotPay, whyNotWithin } from '@coinflict/kernel/rules'
import {
  type Faction,
  type Game,
  inForce,
  type Operation,
  type OperationRules,
  type Reason,
  type Space,
  spacesWith,
  track,
  word,
} from '@coinflict/kernel/state'
import { because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import { GOVT, INSURGENTS, police, SENADO, troops } from '../forces.ts'
import { isAnyExposed, removeEnemies } from '../losses.ts'
import { isCity, isDepartment, isLoc, isMountain } from '../map.ts'
import { settleShipments } from '../shipments.ts'

export const ASSAULT = word('assault')

const REASONS = {
  madrid: because('why.madrid-donors', '5.4'),
  oneSpace: because('why.one-space', '5.3'),
  weak: because('why.assault-weak', '3.2.4'),
  none: because('why.assault-none', '3.2.4'),
}

/** Card 3 changes the cost. */
export const assaultCost = (g: Game): number => (inForce(g, CARD.tapias, 'unshaded') ? 1 : 3)

/** Card 42, shaded: the faction that executed it is not hit by Sweep or Assault. */
export const isProtected = (g: Game, f: Faction): boolean =>
  inForce(g, CARD.senadoCamara, 'shaded') && track(g, SENADO) === f + 1

/** Factions that Sweep and Assault may hit. */
export const unprotected = (g: Game): readonly Faction[] =>
  inForce(g, CARD.senadoCamara, 'shaded') ? INSURGENTS.filter((f) => !isProtected(g, f)) : INSURGENTS

/** Card 9, unshaded: a Mountain works like a city. */
const isLikeCity = (g: Game, s: Space): boolean =>
  isCity(s) || (isMountain(s) && inForce(g, CARD.highMountainBattalions, 'unshaded'))

/** How many pieces so many Troops and Police remove. */
export function strengthOf(g: Game, s: Space, t: number, p: number): number {
  if (isLikeCity(g, s) || isLoc(s)) return t + p
  if (!isMountain(s)) return t
  return Math.floor(t / (inForce(g, CARD.highMountainBattalions, 'shaded') ? 4 : 2))
}

export const assaultStrength = (g: Game, s: Space): number => strengthOf(g, s, troops(g, s), police(g, s))

/** Whether the cubes there can remove anything of those who may be hit. */
export function whyNotTargets(
  g: Game,
  s: Space,
  from = unprotected(g),
  strength = assaultStrength(g, s),
): Reason | undefined {
  if (!isAnyExposed(g, s, from)) return REASONS.none
  return strength > 0 ? undefined : REASONS.weak
}

export function whyNotAssault(g: Game, op: Operation, s: Space, strength = assaultStrength(g, s)): Reason | undefined {
  if (inForce(g, CARD.madridDonors, 'shaded') && isDepartment(s) && !isLikeCity(g, s)) return REASONS.madrid
  if (inForce(g, CARD.tapias, 'shaded') && op.spaces.length > 0) return REASONS.oneSpace
  return whyNotTargets(g, s, unprotected(g), strength) ?? whyNotPay(g, op, assaultCost(g))
}

/** Whether so many more Troops would make an Assault possible there. */
export const canAssaultWith = (g: Game, op: Operation, s: Space, more: number): boolean =>
  whyNotAssault(g, op, s, strengthOf(g, s, troops(g, s) + more, police(g, s))) === undefined

/** Whether an Assault is possible as things stand in another space than this one. */
export function canAssaultElsewhere(g: Game, op: Operation, s: Space): boolean {
  for (const other of spacesWith(g, GOVT)) {
    if (other !== s && whyNotWithin(op, other) === undefined && whyNotAssault(g, op, other) === undefined) return true
  }
  return false
}

/** 3.2.4 Assault: remove Active guerrillas, then bases left alone. */
export const assault: OperationRules = {
  word: ASSAULT,
  rule: '3.2.4',
  possible: (g, op) =>
    whyNotPay(g, op, assaultCost(g)) === undefined && anySpace(g, op, whyNotAssault, spacesWith(g, GOVT)),
  run(g, op) {
    for (;;) {
      const s = nextSpace(g, op, 'assault.where', whyNotAssault, spacesWith)
      if (s === undefined) return
      payFor(g, op, assaultCost(g))
      assaultIn(g, s)
    }
  },
}

/** One Assault in one space, with the Drug Bust (3.2.5). */
export function assaultIn(g: Game, s: Space, from = unprotected(g), strength = assaultStrength(g, s)): void {
  removeEnemies(g, GOVT, s, strength, from, 'exposed', '3.2.4')
  settleShipments(g, s, { assault: true })
}
