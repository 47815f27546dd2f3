import { rollDie } from '@coinflict/kernel/questions'
import {
  AVAILABLE,
  canWorsen,
  type FreeActivityRules,
  moveToBox,
  NEEDS_OPERATION,
  remove,
  shift,
  whyNotAnywhere,
} from '@coinflict/kernel/rules'
import {
  available,
  count,
  DONE,
  type Faction,
  type Game,
  inForce,
  NO,
  type Operation,
  type Piece,
  type Reason,
  type Space,
  word,
  wordPiece,
  YES,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import {
  areInsurgentsThere,
  base,
  CASUALTIES,
  INSURGENTS,
  isCoinThere,
  isSecondEdition,
  kinds,
  NVA,
  tunneledBase,
  US,
  US_TROOPS,
  VC,
} from '../forces.ts'
import { isWithinReach } from '../losses.ts'
import { isProvince, OUTSIDE_THE_SOUTH } from '../map.ts'
import { isMonsoon } from '../monsoon.ts'
import { ASSAULT } from '../operations/assault.ts'
import { PATROL } from '../operations/patrol.ts'
import { SWEEP } from '../operations/sweep.ts'
import { TRAIN } from '../operations/train.ts'
import type { Message } from '../text/messages.ts'
import { degradeTrail, isTrailSafe, trail } from '../trail.ts'
import { changed, isNotYetPossible, keeps, mostSpaces } from './free.ts'

const MOST_SPACES = 6
/** 2.3.9 */
const MOST_IN_MONSOON = 2
const MOST_PIECES = 6
/** What Degrading the Trail takes of a roll in the 2nd edition. */
const TRAIL_HITS = 2

const REASONS = {
  selected: because('why.selected', '4.1'),
  nowhere: because('why.activity-nowhere', '4.2.3'),
  noCoin: because('why.no-coin-pieces', '4.2.3'),
  arcLight: because('why.arc-light-used', '5.3'),
  none: because('why.strike-nothing', '4.2.3'),
  elsewhere: because('why.event-not-here', '5.1'),
  rollingThunder: because('why.no-air-strike', '5.4'),
  trailSafe: because('why.trail-safe', '5.4'),
  trailEnd: because('why.trail-end', '6.7'),
  aaa: because('why.aaa-trail', '5.3'),
  weasels: because('why.wild-weasels', '5.4'),
  hits: because('why.two-hits', '4.2.3'),
}

/** What an event says of the Air Strike that it grants. */
export interface StrikeTerms {
  /** Who chooses. */
  readonly by?: Faction
  /** In how many spaces, and in which, with or without COIN pieces. */
  readonly most?: number
  readonly among?: (s: Space) => boolean
  /** How many pieces of each space, in place of a number for all. */
  readonly perSpace?: number
  /** The hits of the 2nd edition, in place of a roll. */
  readonly hits?: number
  /** By how much it Degrades the Trail, in place of the usual and of the choice. */
  readonly boxes?: number
  readonly basesFirst?: boolean
}

/** An Air Strike under way. */
interface Strike {
  readonly terms: StrikeTerms
  readonly by: Faction
  readonly spaces: Space[]
  /** How many pieces it may still remove, and in the 2nd edition how many hits it has left; before the roll as many as could be. */
  pieces: number
  hits: number
}

const INSURGENT_PIECES: readonly Piece[] = INSURGENTS.flatMap(kinds)

/**
 * Six in all; fewer with Laser Guided Bombs (card 20, shaded), and in the 2nd edition one with Wild Weasels (card 5, shaded), but not where
 * an event says how many hits there are (5.1.2).
 */
function mostPieces(g: Game, { perSpace, hits }: StrikeTerms): number {
  if (perSpace !== undefined) return Number.POSITIVE_INFINITY
  const isSecond = isSecondEdition(g)
  if (isSecond && hits === undefined && inForce(g, CARD.wildWeasels, 'shaded')) return 1
  return inForce(g, CARD.laserGuidedBombs, 'shaded') ? (isSecond ? 2 : 4) : MOST_PIECES
}

const begin = (g: Game, terms: StrikeTerms): Strike => ({
  terms,
  by: terms.by ?? US,
  spaces: [],
  pieces: mostPieces(g, terms),
  hits: Number.POSITIVE_INFINITY,
})

/** In the 2nd edition a die says how many hits there are. */
function rollHits(g: Game, strike: Strike): void {
  if (isSecondEdition(g) && strike.terms.perSpace === undefined) strike.hits = strike.terms.hits ?? rollDie(g)
}

const strikeSpaces = (g: Game, { most }: StrikeTerms): number =>
  most ?? mostSpaces(g, isMonsoon(g) ? MOST_IN_MONSOON : MOST_SPACES)

const left = ({ pieces, hits }: Strike): number => Math.min(pieces, hits)

/** How many pieces can still go in all. */
const atMost = (g: Game, strike: Strike): number =>
  Math.min(
    left(strike),
    (strike.terms.perSpace ?? Number.POSITIVE_INFINITY) * (strikeSpaces(g, strike.terms) - strike.spaces.length),
  )

/** Arc Light (card 8, unshaded): one space may be a Province without COIN pieces. */
function whyNotPresence(g: Game, { spaces, terms }: Strike, s: Space): Reason | undefined {
  if (terms.among !== undefined) return terms.among(s) ? undefined : REASONS.elsewhere
  if (isCoinThere(g, s)) return undefined
  if (!isProvince(s) || !inForce(g, CARD.arcLight, 'unshaded')) return REASONS.noCoin
  for (const each of spaces) if (isProvince(each) && !isCoinThere(g, each)) return REASONS.arcLight
  return undefined
}

/** Active pieces, Bases once nothing else is there; or Bases first, where an event says so. */
function isTarget(g: Game, { terms }: Strike, s: Space, piece: Piece): boolean {
  if (terms.basesFirst !== true) return isWithinReach(g, piece, s, 'air-strike')
  if (count(g, s, base(NVA)) + count(g, s, base(VC)) === 0) return isWithinReach(g, piece, s, 'air-strike')
  return (piece === base(NVA) || piece === base(VC)) && count(g, s, piece) > 0
}

const mayGo = (g: Game, op: Operation | undefined, s: Space, piece: Piece): boolean =>
  keeps(g, op, s, (trial) => remove(trial, piece, s))

/** In the 1st edition a space may be struck, and shifts, though nothing is removed there (ruling 115). */
function whyNotIn(g: Game, op: Operation | undefined, strike: Strike, s: Space): Reason | undefined {
  const against = whyNotPresence(g, strike, s)
  if (against !== undefined) return against
  if (!isSecondEdition(g) && canWorsen(g, s)) return undefined
  let reason: Reason = REASONS.none
  if (!areInsurgentsThere(g, s)) return reason
  for (const piece of INSURGENT_PIECES) {
    if (!isTarget(g, strike, s, piece)) continue
    if (mayGo(g, op, s, piece)) return undefined
    reason = NEEDS_OPERATION
  }
  return reason
}

/** Why an Air Strike cannot Degrade the Trail: it lies at its end, or a card keeps it (31, 39), or the Air Strike did other things (5). */
function whyNotDegrade(g: Game, op: Operation | undefined, { terms, spaces, hits }: Strike): Reason | undefined {
  if (terms.boxes === 0) return REASONS.elsewhere
  if (terms.boxes === undefined && isTrailSafe(g)) return REASONS.trailSafe
  if (trail(g) === 0) return REASONS.trailEnd
  if (inForce(g, CARD.aaa, 'shaded') && trail(g) <= 2) return REASONS.aaa
  if (terms.boxes === undefined) {
    if (spaces.length > 0 && inForce(g, CARD.wildWeasels, 'shaded')) return REASONS.weasels
    if (hits < TRAIL_HITS) return REASONS.hits
  }
  return isSamFree(g, op) ? undefined : NEEDS_OPERATION
}

/** Whether an Air Strike that begins now may be in a space, whatever is there to hit. */
export const isStrikable = (g: Game, s: Space): boolean => whyNotPresence(g, begin(g, {}), s) === undefined

/** Whether an Air Strike that begins now could Degrade the Trail. */
export const canDegrade = (g: Game, op: Operation | undefined): boolean =>
  whyNotDegrade(g, op, begin(g, {})) === undefined

/** In how many spaces an Air Strike may be now, and how many pieces it may remove at most; in the 2nd edition a die says how many. */
export const strikeLimits = (g: Game): { readonly spaces: number; readonly pieces: number } => ({
  spaces: strikeSpaces(g, {}),
  pieces: mostPieces(g, {}),
})

/** Cards 10, 22 and 41 bar it, but not where an event grants it (5.1.2). */
const isBarred = (g: Game): boolean =>
  inForce(g, CARD.rollingThunder, 'shaded') ||
  inForce(g, CARD.daNang, 'shaded') ||
  inForce(g, CARD.bombingPause, 'unshaded')

/** It exposes nobody and moves nobody: it cannot make an operation possible. It may also just Degrade the Trail. */
function whyNotStrike(g: Game, op: Operation | undefined, terms: StrikeTerms): Reason | undefined {
  if (op !== undefined && isBarred(g)) return REASONS.rollingThunder
  if (isNotYetPossible(g, op)) return NEEDS_OPERATION
  const strike = begin(g, terms)
  if (whyNotDegrade(g, op, strike) === undefined) return undefined
  return whyNotAnywhere(g, (s) => whyNotIn(g, op, strike, s), REASONS.nowhere)
}

/** 4.2.3 Air Strike: up to six Active pieces in up to six spaces, which shift toward Opposition; then the Trail may be Degraded. */
export const airStrikeAs = (terms: StrikeTerms): FreeActivityRules => ({
  word: word('air-strike'),
  rule: '4.2.3',
  accompanies: [TRAIN, PATROL, SWEEP, ASSAULT],
  whyNot: (g, op) => whyNotStrike(g, op, terms),
  run(g, op) {
    const strike = begin(g, terms)
    rollHits(g, strike)
    while (strike.spaces.length < strikeSpaces(g, terms) && left(strike) > 0 && strikeNext(g, op, strike)) {}
    degrade(g, op, strike)
  },
})

export const airStrike = airStrikeAs({})

/** One space; returns whether there was one. None at all is enough if the Trail is to be Degraded. */
function strikeNext(g: Game, op: Operation | undefined, strike: Strike): boolean {
  const q = ask(g, strike.by, 'strike.where', '4.2.3', { n: atMost(g, strike) })
  q.everySpace((s) => (strike.spaces.includes(s) ? REASONS.selected : whyNotIn(g, op, strike, s)))
  if (strike.spaces.length > 0 || q.size === 0) q.done()
  else {
    const against = whyNotDegrade(g, op, strike)
    if (against === undefined) q.remark('strike.or-degrade' satisfies Message)
    q.done(against)
  }
  const s = q.askSpaceOrDone()
  if (s === undefined) return false
  strike.spaces.push(s)
  answerFor(g, s, removeFrom(g, op, strike, s))
  return true
}

/** Removes pieces one by one, as many as who strikes likes. Gives the number. */
function removeFrom(g: Game, op: Operation | undefined, strike: Strike, s: Space): number {
  const most = strike.terms.perSpace ?? Number.POSITIVE_INFINITY
  let taken = 0
  while (taken < most && left(strike) > 0) {
    const q = ask(g, strike.by, 'remove.which', '4.2.3', { space: s, n: Math.min(most - taken, left(strike)) })
    for (const piece of INSURGENT_PIECES) {
      if (isTarget(g, strike, s, piece)) q.piece(piece, mayGo(g, op, s, piece) ? undefined : NEEDS_OPERATION)
    }
    if (q.size === 0) break
    if (taken > 0 || (!isSecondEdition(g) && canWorsen(g, s))) q.done()
    const answer = q.answer()
    if (answer === DONE) break
    remove(g, wordPiece(answer), s)
    changed(op)
    taken++
    strike.pieces--
    strike.hits--
  }
  return taken
}

/** A space that was struck shifts: not if it lost a single piece to Laser Guided Bombs (card 20), twice if more to Arc Light (card 8, shaded). */
function answerFor(g: Game, s: Space, taken: number): void {
  if (taken === 1 && inForce(g, CARD.laserGuidedBombs, 'unshaded')) return
  shift(g, s, taken > 1 && inForce(g, CARD.arcLight, 'shaded') ? -2 : -1)
}

/** If who strikes likes, the Trail; that is all there is where no space was struck. With Top Gun by two boxes, or on a 4 to 6 only (card 4). */
function degrade(g: Game, op: Operation | undefined, strike: Strike): void {
  if (whyNotDegrade(g, op, strike) !== undefined) return
  if (strike.spaces.length > 0 && strike.terms.boxes === undefined) {
    const q = ask(g, strike.by, 'strike.degrade', '4.2.3', { n: trail(g) })
    if (q.offer(YES).offer(NO).answer() === NO) return
  }
  if (inForce(g, CARD.topGun, 'shaded') && rollDie(g) < 4) return
  const boxes = strike.terms.boxes ?? (inForce(g, CARD.topGun, 'unshaded') ? 2 : 1)
  degradeTrail(g, Math.min(boxes, trail(g) - (inForce(g, CARD.aaa, 'shaded') ? 2 : 0)))
  loseSams(g, op)
  losePlanes(g)
}

/** Card 34, unshaded: each time the US removes an NVA piece outside the South. */
function loseSams(g: Game, op: Operation | undefined): void {
  if (!inForce(g, CARD.sa2s, 'unshaded')) return
  const isOpen = (s: Space): boolean => SAM_PIECES.some((piece) => isSam(g, op, s, piece))
  if (!OUTSIDE_THE_SOUTH.some(isOpen)) return
  const q = ask(g, US, 'strike.sams', '5.3', { card: CARD.sa2s })
  const s = q.everySpace((s) => (isOpen(s) ? undefined : REASONS.none), OUTSIDE_THE_SOUTH).askSpace()
  const q2 = ask(g, US, 'remove.which', '5.3', { space: s })
  for (const piece of SAM_PIECES) if (isSam(g, op, s, piece)) q2.piece(piece)
  if (q2.size > 0) remove(g, q2.askPiece(), s)
  changed(op)
}

const SAM_PIECES: readonly Piece[] = kinds(NVA).filter((piece) => piece !== tunneledBase(NVA))

const isSam = (g: Game, op: Operation | undefined, s: Space, piece: Piece): boolean =>
  OUTSIDE_THE_SOUTH.includes(s) && count(g, s, piece) > 0 && mayGo(g, op, s, piece)

/** 4.1 Whether that leaves the operation possible: there is a piece that it can do without, or none to remove. */
function isSamFree(g: Game, op: Operation | undefined): boolean {
  if (!inForce(g, CARD.sa2s, 'unshaded')) return true
  const isThere = (s: Space): boolean => SAM_PIECES.some((piece) => count(g, s, piece) > 0)
  return (
    !OUTSIDE_THE_SOUTH.some(isThere) ||
    OUTSIDE_THE_SOUTH.some((s) => SAM_PIECES.some((piece) => isSam(g, op, s, piece)))
  )
}

/** Card 33, shaded: each time an Available US Troop becomes a Casualty, unless Top Gun (card 4, unshaded) is there. */
function losePlanes(g: Game): void {
  if (!inForce(g, CARD.migs, 'shaded') || inForce(g, CARD.topGun, 'unshaded')) return
  if (available(g, US_TROOPS) > 0) moveToBox(g, US_TROOPS, AVAILABLE, CASUALTIES, 1)
}
