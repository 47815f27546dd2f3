import { activate, flip, remove, search, undergroundOf, unmoved } from '@coinflict/kernel/rules'
import {
  count,
  type Faction,
  type Game,
  type Operation,
  type Piece,
  type Reason,
  type Space,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD, inForce } from '../events/lasting.ts'
import {
  CASUALTIES,
  COALITION,
  COALITION_TROOPS,
  CUBES,
  GOVERNMENT_CUBES,
  INSURGENTS,
  TALIBAN,
  underground,
  WARLORDS,
} from '../forces.ts'

/** What the COIN operations share. */

const TWO_SPACES = because('why.two-spaces', '5.4')
const NO_TRAP = because('why.no-trap', '5.3')

const COALITION_CUBES: readonly Piece[] = [COALITION_TROOPS]
const HIDDEN = INSURGENTS.map(underground)

/** The cubes of a COIN faction. */
export const cubesOf = (f: Faction): readonly Piece[] => (f === COALITION ? COALITION_CUBES : GOVERNMENT_CUBES)

/** Card 17, shaded: the Coalition Trains, Sweeps or Assaults in two spaces at most. */
export const whyNotMoreSpaces = (g: Game, op: Operation): Reason | undefined =>
  op.faction === COALITION && op.spaces.length > 1 && inForce(g, CARD.nato, 'shaded') ? TWO_SPACES : undefined

/** Turns up to n underground guerrillas Active, one by one as the acting faction chooses (1.4.1, ruling 11). */
export const activateGuerrillas = (g: Game, by: Faction, s: Space, n: number, rule: string): void =>
  activate(g, by, s, n, HIDDEN, rule)

/** 3.1 The same in a Sweep or Patrol: who acts may spare a faction, also one that is alone there. */
export const findGuerrillas = (g: Game, by: Faction, s: Space, n: number, rule: string): void =>
  search(g, by, s, n, HIDDEN, rule)

/** Whether anybody hides in a space. */
export const isAnyHidden = (g: Game, s: Space): boolean =>
  undergroundOf(g, TALIBAN, s) > 0 || undergroundOf(g, WARLORDS, s) > 0

/** Cubes of a kind that came to a space in this operation and are still there. */
const arrived = (g: Game, op: Operation, s: Space, piece: Piece): number =>
  count(g, s, piece) - unmoved(g, op, s, piece)

/**
 * Card 23, shaded: once the cubes of a Patrol or Sweep have moved, the Taliban may show a guerrilla in one space they came to and remove
 * one of them.
 */
export function roadsideIeds(g: Game, op: Operation): void {
  if (!inForce(g, CARD.roadsideIeds, 'shaded')) return
  const card = CARD.roadsideIeds
  const whyNot = (s: Space): Reason | undefined =>
    undergroundOf(g, TALIBAN, s) > 0 && CUBES.some((piece) => arrived(g, op, s, piece) > 0) ? undefined : NO_TRAP
  const s = ask(g, TALIBAN, 'ied.where', '5.3', { card }).everySpace(whyNot).done().askSpaceOrDone()
  if (s !== undefined) blowUp(g, op, s)
  g.cite(op.rules.rule, op.faction)
}

function blowUp(g: Game, op: Operation, s: Space): void {
  const q = ask(g, TALIBAN, 'ied.which', '5.3', { space: s, card: CARD.roadsideIeds })
  for (const piece of CUBES) if (arrived(g, op, s, piece) > 0) q.piece(piece)
  const piece = q.askPiece()
  flip(g, underground(TALIBAN), s)
  if (piece === COALITION_TROOPS) remove(g, piece, s, 1, CASUALTIES)
  else remove(g, piece, s)
}
