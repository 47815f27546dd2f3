import {
  allGuerrillas,
  assaultAmidPatrol,
  movePatrols,
  type PatrolRules,
  payFor,
  reachable,
  whyNotPay,
} from '@coinflict/kernel/rules'
import { type Game, inForce, type Operation, type OperationRules, type Space, word } from '@coinflict/kernel/state'
import { because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import { CUBES, cubes, nearby } from '../forces.ts'
import { isLocOrCity, LOCS, LOCS_AND_CITIES, NEXT_TO_LOC_OR_CITY } from '../map.ts'
import { activateGuerrillas } from './activation.ts'
import { assaultIn, whyNotTargets } from './assault.ts'

export const PATROL = word('patrol')

/** 3.2.2 Patrol: move cubes along lines and cities, find guerrillas on every line, then Assault on one. */
export const patrol: OperationRules = {
  word: PATROL,
  rule: '3.2.2',
  possible: (g, op) => op.paid > 0 || whyNotPay(g, op, 3) === undefined,
  run(g, op) {
    payFor(g, op, 3)
    movePatrols(g, op, MOVES)
    op.moved = undefined
    if (!inForce(g, CARD.planColombia, 'shaded'))
      for (const loc of LOCS) activateGuerrillas(g, loc, cubes(g, loc), '3.2.2')
    assaultOnLines(g, op)
  },
}

/** Spaces with a way to or from this one: on through lines and cities, until cubes enter one with guerrillas. */
export const connected = (g: Game, s: Space): Uint8Array =>
  reachable(
    g,
    s,
    (at) => nearby(g, at),
    (next) => isLocOrCity(next) && allGuerrillas(g, next) === 0,
  )

const MOVES: PatrolRules = {
  kinds: () => CUBES,
  connected,
  ends: LOCS_AND_CITIES,
  isEnd: isLocOrCity,
  nextToEnd: NEXT_TO_LOC_OR_CITY,
  nobody: because('why.no-cubes-to-move', '3.2.2'),
  noWay: because('why.no-way', '3.2.2'),
}

/** The Assault that comes with a Patrol: on one line, or with card 13 on every line or none. */
const assaultOnLines = (g: Game, op: Operation): void =>
  assaultAmidPatrol(g, op, {
    most: inForce(g, CARD.planMeteoro, 'shaded') ? 0 : inForce(g, CARD.planMeteoro, 'unshaded') ? LOCS.length : 1,
    lines: LOCS,
    whyNot: (loc) => whyNotTargets(g, loc),
    assault: (loc) => assaultIn(g, loc),
  })
