import {
  askSpaceOf,
  type Faction,
  type Game,
  movePatrols,
  type Operation,
  type OperationRules,
  offerAfterwards,
  type PatrolRules,
  payFor,
  type Question,
  reachable,
  type Space,
  whyNotPay,
  word,
} from '@coinflict/kernel'
import { ask, because } from '../ask.ts'
import { COALITION, cubes, isSabotaged } from '../forces.ts'
import { isLoc, isLocOrCity, LOCS, LOCS_AND_CITIES, NEXT_TO_LOC_OR_CITY, near } from '../map.ts'
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
  nextToEnd: NEXT_TO_LOC_OR_CITY,
  nobody: because('why.no-cubes-to-move', '3.2.2'),
  noWay: because('why.no-way', '3.2.2'),
}

/**
 * The Assault that comes with a Patrol, on one road; in a LimOp at the destination. A LimOp that moved nobody has still its one space to
 * name. Government cubes in a Coalition Assault cost nothing here either (ruling 41).
 */
function assaultOnRoad(g: Game, op: Operation): void {
  const roads = op.limited && op.spaces.length > 0 ? op.spaces.filter(isLoc) : LOCS
  const put = (): Question => {
    const q = ask(g, op.faction, 'patrol.assault', '3.2.2')
    for (const loc of roads) q.space(loc, whyNotDuringTalks(g, op) ?? whyNotTargets(g, op, loc))
    return q
  }
  const loc = askSpaceOf(g, op, put)
  if (loc === undefined) return
  if (op.limited && op.spaces.length === 0) op.spaces.push(loc)
  assaultIn(g, op, loc)
  offerAfterwards(g, op)
}
