import { assaultAmidPatrol, movePatrols, type PatrolRules, payFor, reachable, whyNotPay } from '@coinflict/kernel/rules'
import { type Faction, type Game, type Operation, type OperationRules, type Space, word } from '@coinflict/kernel/state'
import { because } from '../ask.ts'
import { COALITION, cubes, isSabotaged } from '../forces.ts'
import { isLocOrCity, LOCS, LOCS_AND_CITIES, NEXT_TO_LOC_OR_CITY, near } from '../map.ts'
import { assaultIn, whyNotDuringTalks, whyNotTargets } from './assault.ts'
import { cubesOf, findGuerrillas, roadsideIeds } from './coin.ts'

export const PATROL = word('patrol')

/** The Government pays once for the whole Patrol, the Coalition nothing. */
const patrolCost = (f: Faction): number => (f === COALITION ? 0 : 3)

/** 3.2.2 Patrol: move cubes along roads and through Kabul, find guerrillas on every road, then Assault on one. */
export const patrol: OperationRules = {
  word: PATROL,
  rule: '3.2.2',
  possible: (g, op) => op.paid > 0 || whyNotPay(g, op, patrolCost(op.faction)) === undefined,
  run(g, op) {
    payFor(g, op, patrolCost(op.faction))
    movePatrols(g, op, MOVES)
    roadsideIeds(g, op)
    op.moved = undefined
    for (const loc of LOCS) findGuerrillas(g, op.faction, loc, cubes(g, loc), '3.2.2')
    assaultOnRoad(g, op)
  },
}

/** Spaces with a way to or from this one: on along roads and through Kabul, until cubes enter a Sabotaged road. */
export const connected = (g: Game, s: Space): Uint8Array =>
  reachable(g, s, near, (next) => isLocOrCity(next) && !isSabotaged(g, next))

const MOVES: PatrolRules = {
  kinds: (op) => cubesOf(op.faction),
  connected,
  ends: LOCS_AND_CITIES,
  isEnd: isLocOrCity,
  nextToEnd: NEXT_TO_LOC_OR_CITY,
  nobody: because('why.no-cubes-to-move', '3.2.2'),
  noWay: because('why.no-way', '3.2.2'),
}

/** The Assault that comes with a Patrol, on one road. Government cubes in a Coalition Assault cost nothing here either (ruling 41). */
const assaultOnRoad = (g: Game, op: Operation): void =>
  assaultAmidPatrol(g, op, {
    most: 1,
    lines: LOCS,
    whyNot: (loc) => whyNotDuringTalks(g, op) ?? whyNotTargets(g, op, loc),
    assault: (loc) => assaultIn(g, op, loc),
  })
