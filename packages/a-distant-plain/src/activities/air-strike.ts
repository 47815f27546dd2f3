import {
  canWorsen,
  eachSpaceOf,
  type FreeActivityRules,
  leavesOperation,
  NEEDS_OPERATION,
  remove,
  shift,
  whyNotAnywhere,
} from '@coinflict/kernel/rules'
import {
  count,
  DONE,
  type Game,
  type Operation,
  type Piece,
  type Reason,
  type Space,
  word,
  wordPiece,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD, inForce } from '../events/lasting.ts'
import { COALITION, INSURGENTS, kinds, shiftIslamabad, TALIBAN, underground } from '../forces.ts'
import { isWithinReach } from '../losses.ts'
import { isCity, isPakistan, isProvince } from '../map.ts'
import { ASSAULT } from '../operations/assault.ts'
import { PATROL } from '../operations/patrol.ts'
import { SWEEP } from '../operations/sweep.ts'
import { isCancelled, isNotYetPossible, isSafeFrom } from './free.ts'

const MOST_SPACES = 3

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.2.3'),
  city: because('why.not-city', '4.2.3'),
  none: because('why.strike-none', '4.2.3'),
}

const INSURGENT_PIECES: readonly Piece[] = INSURGENTS.flatMap(kinds)

/** An Air Strike under way: its spaces, the one left to a drone, and whether one space has lost two pieces. */
interface Strike {
  readonly spaces: Space[]
  drone: Space | undefined
  hasTakenTwo: boolean
}

/** Card 2, unshaded: the first Pakistan space is the drone's. */
const isDroneSpace = (g: Game, strike: Strike, s: Space): boolean =>
  isPakistan(s) && strike.drone === undefined && inForce(g, CARD.predators, 'unshaded')

/** An Active guerrilla, or a base that no guerrilla of its faction guards; a drone finds a hidden one too. */
const isTarget = (g: Game, s: Space, piece: Piece, byDrone: boolean): boolean =>
  isWithinReach(g, piece, s, 'exposed') || (byDrone && piece === underground(TALIBAN) && count(g, s, piece) > 0)

const keeps = (g: Game, op: Operation | undefined, s: Space, piece: Piece): boolean =>
  op === undefined || isSafeFrom(g, op, s) || leavesOperation(g, op, (g) => remove(g, piece, s))

function whyNotIn(g: Game, op: Operation | undefined, strike: Strike, s: Space): Reason | undefined {
  if (isCity(s)) return REASONS.city
  const byDrone = isDroneSpace(g, strike, s)
  let reason: Reason = REASONS.none
  for (const piece of INSURGENT_PIECES) {
    if (!isTarget(g, s, piece, byDrone)) continue
    if (keeps(g, op, s, piece)) return undefined
    reason = NEEDS_OPERATION
  }
  return reason
}

const noneYet = (): Strike => ({ spaces: [], drone: undefined, hasTakenTwo: false })

/** It exposes nobody and moves nobody: it cannot make an operation possible. */
function whyNotStrike(g: Game, op?: Operation): Reason | undefined {
  if (isNotYetPossible(g, op)) return NEEDS_OPERATION
  const strike = noneYet()
  return whyNotAnywhere(g, (s) => whyNotIn(g, op, strike, s), REASONS.nowhere)
}

/** 4.2.3 Air Strike: an exposed piece in up to three spaces outside Kabul; Pakistan takes it amiss. */
export const airStrike: FreeActivityRules = {
  word: word('air-strike'),
  rule: '4.2.3',
  accompanies: [PATROL, SWEEP, ASSAULT],
  whyNot: whyNotStrike,
  run(g, op) {
    if (isCancelled(g, op, airStrike)) return
    const strike = noneYet()
    eachSpaceOf(
      g,
      () => ask(g, COALITION, 'strike.where', '4.2.3'),
      () => (s) => whyNotIn(g, op, strike, s),
      (s) => strikeIn(g, op, strike, s),
      { most: MOST_SPACES },
    )
    // Card 2, shaded.
    const boxes = inForce(g, CARD.predators, 'shaded') ? 2 : 1
    if (strike.spaces.some((s) => isPakistan(s) && s !== strike.drone)) shiftIslamabad(g, boxes)
    mourn(g, strike.spaces)
  },
}

/** One piece; card 3, unshaded, lets a second go in one space of the Air Strike. */
function strikeIn(g: Game, op: Operation | undefined, strike: Strike, s: Space): void {
  let byDrone = isDroneSpace(g, strike, s)
  if (byDrone) strike.drone = s
  strike.spaces.push(s)
  const most = inForce(g, CARD.reapers, 'unshaded') && !strike.hasTakenTwo ? 2 : 1
  for (let taken = 0; taken < most; taken++) {
    const q = ask(g, COALITION, 'remove.which', '4.2.3', { space: s })
    for (const piece of INSURGENT_PIECES) {
      if (isTarget(g, s, piece, byDrone)) q.piece(piece, keeps(g, op, s, piece) ? undefined : NEEDS_OPERATION)
    }
    if (taken > 0) q.done()
    const answer = q.answer()
    if (answer === DONE) return
    const piece = wordPiece(answer)
    remove(g, piece, s)
    // A drone finds one hidden guerrilla, not two.
    if (piece === underground(TALIBAN)) byDrone = false
    if (taken > 0) strike.hasTakenTwo = true
  }
}

/** Card 3, shaded: the Taliban turn one of the provinces that lost a piece. */
function mourn(g: Game, struck: readonly Space[]): void {
  if (!inForce(g, CARD.reapers, 'shaded')) return
  const open = (): readonly Space[] => struck.filter((s) => isProvince(s) && canWorsen(g, s))
  if (open().length === 0) return
  const q = ask(g, TALIBAN, 'strike.shift', '5.3')
  for (const s of open()) q.space(s)
  if (q.size > 0) shift(g, q.askSpace(), -1)
}
