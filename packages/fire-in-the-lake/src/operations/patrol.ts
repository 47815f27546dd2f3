import { rollDie } from '@coinflict/kernel/questions'
import {
  AVAILABLE,
  assaultAmidPatrol,
  movePatrols,
  type PatrolRules,
  payFor,
  reachable,
  remove,
  unmoved,
  whyNotPay,
} from '@coinflict/kernel/rules'
import {
  count,
  type Faction,
  type Game,
  inForce,
  type Operation,
  type OperationRules,
  type Piece,
  type Space,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import {
  areInsurgentsThere,
  CASUALTIES,
  COIN_CUBES,
  cubes,
  cubesOf,
  isSecondEdition,
  NVA,
  US,
  US_TROOPS,
} from '../forces.ts'
import { EVERY, isLocOrCity, LOCS, LOCS_AND_CITIES, NEXT_TO_LOC_OR_CITY, near } from '../map.ts'
import { assaultIn, beginAssault, whyNotByCard, whyNotTargets } from './assault.ts'
import { findGuerrillas } from './coin.ts'

export const PATROL = word('patrol')

/** The ARVN pay once for the whole Patrol, the US nothing; nobody with Body Count (card 72). */
export const patrolCost = (g: Game, f: Faction): number => (f === US || inForce(g, CARD.bodyCount, 'unshaded') ? 0 : 3)

/** 3.2.2 Patrol: move cubes along LoCs and through cities, find guerrillas on every LoC, then Assault on one. */
export const patrol: OperationRules = {
  word: PATROL,
  rule: '3.2.2',
  possible: (g, op) => op.paid > 0 || whyNotPay(g, op, patrolCost(g, op.faction)) === undefined,
  run(g, op) {
    payFor(g, op, patrolCost(g, op.faction))
    movePatrols(g, op, MOVES)
    if (!inForce(g, CARD.patton, 'shaded')) op.moved = undefined
    for (const loc of LOCS) findGuerrillas(g, op.faction, loc, cubes(g, op.faction, loc), '3.2.2')
    assaultOnLoc(g, op)
    ambushPatrol(g, op)
  },
}

/** Spaces with a way to or from this one: on along LoCs and through cities, until cubes enter a space with insurgents. */
export const connected = (g: Game, s: Space): Uint8Array =>
  reachable(g, s, near, (next) => isLocOrCity(next) && !areInsurgentsThere(g, next))

const MOVES: PatrolRules = {
  kinds: (op) => cubesOf(op.faction),
  connected,
  ends: LOCS_AND_CITIES,
  isEnd: isLocOrCity,
  nextToEnd: NEXT_TO_LOC_OR_CITY,
  nobody: because('why.no-cubes-to-move', '3.2.2'),
  noWay: because('why.no-way', '3.2.2'),
}

/** The Assault that comes with a Patrol, on one LoC, at no cost; the US may not add the ARVN. */
const assaultOnLoc = (g: Game, op: Operation): void =>
  assaultAmidPatrol(g, op, {
    most: 1,
    lines: LOCS,
    whyNot: (loc) => whyNotByCard(g, op) ?? whyNotTargets(g, op.faction, loc),
    assault: (loc) => assaultIn(g, op.faction, loc, beginAssault()),
  })

/** Cubes of a kind that came to a space in this Patrol and are still there. */
const arrived = (g: Game, op: Operation, s: Space, piece: Piece): number =>
  count(g, s, piece) - unmoved(g, op, s, piece)

/**
 * Card 14, shaded: after the Patrol the NVA on a 1 to 3 remove one of the cubes that moved; in the 2nd edition up to two without a roll.
 * The US ones are Casualties.
 */
function ambushPatrol(g: Game, op: Operation): void {
  const card = CARD.patton
  if (!inForce(g, card, 'shaded')) return
  const moved = (): readonly Space[] => EVERY.filter((s) => COIN_CUBES.some((piece) => arrived(g, op, s, piece) > 0))
  if (moved().length === 0) return
  g.cite('5.3', NVA)
  const most = isSecondEdition(g) ? 2 : rollDie(g, 3) <= 3 ? 1 : 0
  for (let taken = 0; taken < most; taken++) {
    const spaces = moved()
    if (spaces.length === 0) break
    const q = ask(g, NVA, 'patrol.patton', '5.3', { card })
    for (const s of spaces) q.space(s)
    const s = isSecondEdition(g) ? q.done().askSpaceOrDone() : q.askSpace()
    if (s === undefined) break
    const q2 = ask(g, NVA, 'remove.which', '5.3', { space: s })
    for (const piece of COIN_CUBES) if (arrived(g, op, s, piece) > 0) q2.piece(piece)
    if (q2.size === 0) continue
    const piece = q2.askPiece()
    remove(g, piece, s, 1, piece === US_TROOPS ? CASUALTIES : AVAILABLE)
  }
  g.cite(op.rules.rule, op.faction)
}
