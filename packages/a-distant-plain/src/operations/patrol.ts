import {
  askSpaceOf,
  type Faction,
  type Game,
  moveSome,
  type Operation,
  type OperationRules,
  offerAfterwards,
  payFor,
  type Question,
  type Reason,
  reachable,
  type Space,
  spacesWith,
  unmoved,
  whyNotPay,
  word,
} from '@coinflict/kernel'
import { ask, because } from '../ask.ts'
import { COALITION, cubes, isSabotaged } from '../forces.ts'
import { isLoc, isLocOrCity, LOCS, LOCS_AND_CITIES, NEXT_TO_LOC_OR_CITY, near } from '../map.ts'
import { assaultIn, whyNotDuringTalks, whyNotTargets } from './assault.ts'
import { activateGuerrillas, cubesOf, roadsideIeds } from './coin.ts'

export const PATROL = word('patrol')

const NO_CUBES = because('why.no-cubes-to-move', '3.2.2')
const NO_WAY = because('why.no-way', '3.2.2')

/** The Government pays once for the whole Patrol, the Coalition nothing. */
const patrolCost = (f: Faction): number => (f === COALITION ? 0 : 3)

/** 3.2.2 Patrol: move cubes along roads and through Kabul, find guerrillas on every road, then Assault on one. */
export const patrol: OperationRules = {
  word: PATROL,
  rule: '3.2.2',
  possible: (g, op) => op.paid > 0 || whyNotPay(g, op, patrolCost(op.faction)) === undefined,
  run(g, op) {
    payFor(g, op, patrolCost(op.faction))
    moveCubes(g, op)
    roadsideIeds(g, op)
    for (const loc of LOCS) activateGuerrillas(g, op.faction, loc, cubes(g, loc), '3.2.2')
    assaultOnRoad(g, op)
  },
}

function isMovable(g: Game, op: Operation, s: Space): boolean {
  for (const piece of cubesOf(op.faction)) if (unmoved(g, op, s, piece) > 0) return true
  return false
}

/** Spaces with a way to or from this one: on along roads and through Kabul, until cubes enter a Sabotaged road. */
export const connected = (g: Game, s: Space): Uint8Array =>
  reachable(g, s, near, (next) => isLocOrCity(next) && !isSabotaged(g, next))

function moveCubes(g: Game, op: Operation): void {
  const target = (): Space | undefined => (op.limited ? op.spaces[0] : undefined)
  const put = (): Question => {
    const q = ask(g, op.faction, 'patrol.from', '3.2.2')
    const to = target()
    const origins = to === undefined ? NEXT_TO_LOC_OR_CITY : connected(g, to)
    const whyNot = (s: Space): Reason | undefined => {
      if (!isMovable(g, op, s)) return NO_CUBES
      return origins[s] === 1 ? undefined : NO_WAY
    }
    return q.everySpace(whyNot, spacesWith(g, op.faction))
  }
  for (;;) {
    const from = askSpaceOf(g, op, put)
    if (from === undefined) return
    const to = target() ?? askDestination(g, op.faction, from)
    if (!op.spaces.includes(to)) op.spaces.push(to)
    moveGroup(g, op, from, to)
  }
}

/** At least one cube in all: of the last kind there, one if none went before. */
function moveGroup(g: Game, op: Operation, from: Space, to: Space): void {
  let gone = 0
  const going = cubesOf(op.faction).filter((piece) => unmoved(g, op, from, piece) > 0)
  for (const piece of going) {
    const isLast = piece === going.at(-1)
    gone += moveSome(g, op, piece, from, to, '3.2.2', isLast && gone === 0 ? 1 : 0)
  }
}

function askDestination(g: Game, by: Faction, from: Space): Space {
  const q = ask(g, by, 'patrol.to', '3.2.2', { space: from })
  const open = connected(g, from)
  return q.everySpace((s) => (open[s] === 1 && isLocOrCity(s) ? undefined : NO_WAY), LOCS_AND_CITIES).askSpace()
}

/**
 * The Assault that comes with a Patrol, on one road; in a LimOp at the destination. A LimOp that moved nobody has still its one space to
 * name. Government cubes in a Coalition Assault cost as always (ruling 41).
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
