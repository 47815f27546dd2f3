import {
  askSpaceOf,
  type Game,
  inForce,
  moveSome,
  type Operation,
  type OperationRules,
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
import { allGuerrillas, CARD, cubes, GOVT, nearby, POLICE, TROOPS } from '../forces.ts'
import { isLoc, isLocOrCity, LOCS, NEXT_TO_LOC_OR_CITY } from '../map.ts'
import { activateGuerrillas } from './activation.ts'
import { assaultIn, whyNotTargets } from './assault.ts'

export const PATROL = word('patrol')

const NO_CUBES = because('why.no-cubes-to-move', '3.2.2')
const NO_WAY = because('why.no-way', '3.2.2')
const ASSAULTED = because('why.selected', '3.1')

/** 3.2.2 Patrol: move cubes along lines and cities, find guerrillas on every line, then Assault on one. */
export const patrol: OperationRules = {
  word: PATROL,
  rule: '3.2.2',
  possible: (g, op) => op.paid > 0 || whyNotPay(g, op, 3) === undefined,
  run(g, op) {
    payFor(g, op, 3)
    moveCubes(g, op)
    if (!inForce(g, CARD.planColombia, 'shaded'))
      for (const loc of LOCS) activateGuerrillas(g, loc, cubes(g, loc), '3.2.2')
    assaultOnLines(g, op)
  },
}

const movable = (g: Game, op: Operation, s: Space): number => unmoved(g, op, s, TROOPS) + unmoved(g, op, s, POLICE)

/** Spaces with a way to or from this one: on through lines and cities, until cubes enter one with guerrillas. */
export const connected = (g: Game, s: Space): Uint8Array =>
  reachable(
    g,
    s,
    (at) => nearby(g, at),
    (next) => isLocOrCity(next) && allGuerrillas(g, next) === 0,
  )

function moveCubes(g: Game, op: Operation): void {
  const target = (): Space | undefined => (op.limited ? op.spaces[0] : undefined)
  const put = (): Question => {
    const q = ask(g, GOVT, 'patrol.from', '3.2.2')
    const to = target()
    const origins = to === undefined ? NEXT_TO_LOC_OR_CITY : connected(g, to)
    const whyNot = (s: Space): Reason | undefined => {
      if (movable(g, op, s) === 0) return NO_CUBES
      return origins[s] === 1 ? undefined : NO_WAY
    }
    return q.everySpace(whyNot, spacesWith(g, GOVT))
  }
  for (;;) {
    const from = askSpaceOf(g, op, put)
    if (from === undefined) return
    const to = target() ?? askDestination(g, from)
    if (!op.spaces.includes(to)) op.spaces.push(to)
    const p = unmoved(g, op, from, POLICE)
    const t = moveSome(g, op, TROOPS, from, to, '3.2.2', p === 0 ? 1 : 0)
    moveSome(g, op, POLICE, from, to, '3.2.2', t === 0 ? 1 : 0)
  }
}

function askDestination(g: Game, from: Space): Space {
  const q = ask(g, GOVT, 'patrol.to', '3.2.2', { space: from })
  const open = connected(g, from)
  q.everySpace((s) => (open[s] === 1 && isLocOrCity(s) ? undefined : NO_WAY))
  return q.askSpace()
}

/**
 * The Assault that comes with a Patrol: on one line, or with card 13 on every line or none; in a LimOp at the destination. A LimOp
 * that moved nobody has still its one space to name.
 */
function assaultOnLines(g: Game, op: Operation): void {
  const done: Space[] = []
  const most = inForce(g, CARD.planMeteoro, 'shaded') ? 0 : inForce(g, CARD.planMeteoro, 'unshaded') ? LOCS.length : 1
  const put = (): Question => {
    const q = ask(g, GOVT, 'patrol.assault', '3.2.2')
    if (done.length === most) return q
    for (const loc of op.limited && op.spaces.length > 0 ? op.spaces.filter(isLoc) : LOCS) {
      q.space(loc, done.includes(loc) ? ASSAULTED : whyNotTargets(g, loc))
    }
    return q
  }
  for (;;) {
    const loc = askSpaceOf(g, op, put)
    if (loc === undefined) return
    done.push(loc)
    if (op.limited && op.spaces.length === 0) op.spaces.push(loc)
    assaultIn(g, loc)
  }
}
