import { rollDie } from '@coinflict/kernel/questions'
import {
  type Approach,
  AVAILABLE,
  anySpace,
  askSpaceOf,
  moveSome,
  nextSpace,
  offerAfterwards,
  payFor,
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
  type Reason,
  type Space,
  spacesWith,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import {
  ARVN,
  ARVN_POLICE,
  ARVN_TROOPS,
  areInsurgentsThere,
  CASUALTIES,
  cubes,
  INSURGENTS,
  specialForcesOf,
  US,
  US_TROOPS,
  VC,
} from '../forces.ts'
import { isAnyWithinReach, removeEnemies } from '../losses.ts'
import { approach, approachesTo, CITIES_AND_PROVINCES, isJungle, isLoc, isNorthVietnam } from '../map.ts'
import { findGuerrillas, isAnyHidden } from './coin.ts'

export const SWEEP = word('sweep')
export const SWEEP_COST = 3

const REASONS = {
  loc: because('why.not-loc', '3.2.3'),
  north: because('why.north-vietnam', '1.4.2'),
  nothing: because('why.sweep-nothing', '3.2.3'),
  noTroops: because('why.no-troops-in-reach', '3.2.3'),
  twoSpaces: because('why.two-spaces', '5.3'),
  nothingActive: because('why.nothing-active', '5.3'),
  notFrom: because('why.event-not-here', '5.1'),
}

/** What a card says of the Sweep that it grants. */
export interface SweepTerms {
  /** Who moves and counts, cubes of both COIN factions perhaps; out of which spaces; as whose Sweep it counts. */
  readonly movers?: readonly Piece[]
  readonly from?: readonly Space[]
  readonly as?: Faction
  /** Where there is a point in it for what follows, though it brings and shows nobody. */
  readonly leadsOn?: (g: Game, s: Space) => boolean
}

export const troopsOf = (f: Faction): Piece => (f === US ? US_TROOPS : ARVN_TROOPS)
const US_MOVERS: readonly Piece[] = [US_TROOPS]
const ARVN_MOVERS: readonly Piece[] = [ARVN_TROOPS]
const moversBy = (f: Faction): readonly Piece[] => (f === US ? US_MOVERS : ARVN_MOVERS)

/** Cubes of the other COIN faction that Sweep along, where an event says so. */
function joiners(g: Game, by: Faction, s: Space, movers: readonly Piece[]): number {
  let n = 0
  for (const piece of movers) if (g.volume.factionOf[piece] !== by) n += count(g, s, piece)
  return n
}

/** How many guerrillas so many pieces find in a space. */
export const foundBy = (s: Space, n: number): number => (isJungle(s) ? Math.floor(n / 2) : n)

/** How many guerrillas a faction's Sweep finds: one for each cube and each of its special forces, in Jungle one for two. */
export function sweepStrength(g: Game, by: Faction, s: Space, movers: readonly Piece[] = []): number {
  return foundBy(s, cubes(g, by, s) + specialForcesOf(g, by, s) + joiners(g, by, s, movers))
}

/** Whether a Sweep would find somebody in a space as it is, or Cobras (card 13) see somebody there. */
export const sweepStrikes = (g: Game, by: Faction, s: Space, movers: readonly Piece[] = []): boolean =>
  (sweepStrength(g, by, s, movers) > 0 && isAnyHidden(g, s)) || cobrasStrike(g, by, s, movers)

/** Whether a faction has Troops anywhere: those can always Sweep into a space beside them. */
export function hasTroops(g: Game, f: Faction): boolean {
  for (const s of spacesWith(g, f)) if (count(g, s, troopsOf(f)) > 0) return true
  return false
}

export function whyNotSweep(
  g: Game,
  op: Operation,
  s: Space,
  movers: readonly Piece[] = moversBy(op.faction),
  { from, as = op.faction }: SweepTerms = {},
): Reason | undefined {
  if (isLoc(s)) return REASONS.loc
  if (isNorthVietnam(s)) return REASONS.north
  // Card 18, shaded.
  if (as === US && op.spaces.length > 1 && inForce(g, CARD.combinedActionPlatoons, 'shaded')) return REASONS.twoSpaces
  if (!sweepStrikes(g, as, s, movers) && !canCome(g, op, s, movers, from)) return REASONS.nothing
  return as === ARVN ? whyNotPay(g, op, SWEEP_COST) : undefined
}

/** Troops come from adjacent spaces, or over one adjacent LoC free of insurgents. */
export function isOpen(g: Game, way: Approach): boolean {
  if (way.isAdjacent) return true
  for (const loc of way.lines) if (!areInsurgentsThere(g, loc)) return true
  return false
}

function areUnmoved(g: Game, op: Operation, s: Space, movers: readonly Piece[]): boolean {
  for (const piece of movers) if (unmoved(g, op, s, piece) > 0) return true
  return false
}

function canCome(
  g: Game,
  op: Operation,
  to: Space,
  movers: readonly Piece[],
  origins: readonly Space[] | undefined,
): boolean {
  for (const way of approachesTo(to)) {
    if (areUnmoved(g, op, way.from, movers) && origins?.includes(way.from) !== false && isOpen(g, way)) return true
  }
  return false
}

/** 3.2.3 Sweep: move Troops into the selected spaces, then show guerrillas there. An event may change its terms. */
export function sweepAs(terms: SweepTerms): OperationRules {
  const moversOf = (op: Operation): readonly Piece[] => terms.movers ?? moversBy(op.faction)
  const whyNot = (g: Game, op: Operation, s: Space): Reason | undefined => {
    const against = whyNotSweep(g, op, s, moversOf(op), terms)
    return against === REASONS.nothing && terms.leadsOn?.(g, s) === true ? undefined : against
  }
  return {
    word: SWEEP,
    rule: '3.2.3',
    possible: (g, op) => anySpace(g, op, whyNot, CITIES_AND_PROVINCES),
    run(g, op) {
      const movers = moversOf(op)
      const as = terms.as ?? op.faction
      for (;;) {
        const s = nextSpace(g, op, 'sweep.where', whyNot, () => CITIES_AND_PROVINCES)
        if (s === undefined) break
        if (as === ARVN) payFor(g, op, SWEEP_COST)
        bringTroops(g, op, s, movers, terms.from)
      }
      op.moved = undefined
      for (const s of op.spaces) sweepIn(g, as, s, op.faction, movers)
      cobras(g, op.faction, op.spaces)
      offerAfterwards(g, op)
    },
  }
}
export const sweep: OperationRules = sweepAs({})

/** Shows guerrillas in a space, of whom who acts chooses; then the traps there (card 101). */
export function sweepIn(g: Game, f: Faction, s: Space, by = f, movers: readonly Piece[] = moversBy(f)): void {
  findGuerrillas(g, by, s, sweepStrength(g, f, s, movers), '3.2.3')
  boobyTraps(g, by, s, movers)
}

/** All Troops move before anybody is shown; each moves once. */
function bringTroops(
  g: Game,
  op: Operation,
  to: Space,
  movers: readonly Piece[],
  among: readonly Space[] | undefined,
): void {
  const whyNotFrom = (from: Space): Reason | undefined => {
    if (among?.includes(from) === false) return REASONS.notFrom
    const way = approach(from, to)
    return areUnmoved(g, op, from, movers) && way !== undefined && isOpen(g, way) ? undefined : REASONS.noTroops
  }
  const origins = (): readonly Space[] =>
    movers.length > 1 ? approachesTo(to).map(({ from }) => from) : spacesWith(g, op.faction)
  const put = () => ask(g, op.faction, 'sweep.from', '3.2.3', { space: to }).everySpace(whyNotFrom, origins())
  for (;;) {
    const from = askSpaceOf(g, op, put)
    if (from === undefined) return
    const going = movers.filter((piece) => unmoved(g, op, from, piece) > 0)
    let n = 0
    for (const piece of going) n += moveSome(g, op, piece, from, to, '3.2.3', n === 0 && piece === going.at(-1) ? 1 : 0)
  }
}

/** Card 101, shaded: after each Sweep space the VC roll, and on a 1 to 3 a Troop that Swept there is lost; US Troops are Casualties. */
function boobyTraps(g: Game, by: Faction, s: Space, movers: readonly Piece[]): void {
  const there = (): readonly Piece[] => movers.filter((piece) => piece !== ARVN_POLICE && count(g, s, piece) > 0)
  if (!inForce(g, CARD.boobyTraps, 'shaded') || there().length === 0) return
  const { rule } = g
  g.cite('5.3', VC)
  if (rollDie(g, 3, s) <= 3) {
    const q = ask(g, VC, 'remove.which', '5.3', { space: s })
    for (const piece of there()) q.piece(piece)
    const troops = q.size === 0 ? undefined : q.askPiece()
    if (troops !== undefined) remove(g, troops, s, 1, troops === US_TROOPS ? CASUALTIES : AVAILABLE)
  }
  g.cite(rule, by)
}

/** Card 13, unshaded: whether forces that Sweep a space meet a piece that is Active and not Tunneled. */
const cobrasStrike = (g: Game, f: Faction, s: Space, movers: readonly Piece[]): boolean =>
  inForce(g, CARD.cobras, 'unshaded') &&
  cubes(g, f, s) + specialForcesOf(g, f, s) + joiners(g, f, s, movers) > 0 &&
  isAnyWithinReach(g, s, INSURGENTS, 'assault')

/** Card 13, unshaded: after a Sweep an Active piece goes in up to two of its spaces: Troops, then guerrillas, then Bases. */
export function cobras(g: Game, by: Faction, swept: readonly Space[]): void {
  if (!inForce(g, CARD.cobras, 'unshaded')) return
  const done: Space[] = []
  const isOpenTo = (s: Space): boolean => !done.includes(s) && isAnyWithinReach(g, s, INSURGENTS, 'assault')
  while (done.length < 2 && swept.some(isOpenTo)) {
    const q = ask(g, by, 'sweep.cobras', '5.3', { card: CARD.cobras })
    for (const s of swept) q.space(s, isOpenTo(s) ? undefined : REASONS.nothingActive)
    const s = q.done().askSpaceOrDone()
    if (s === undefined) return
    done.push(s)
    removeEnemies(g, by, s, 1, 'assault', '5.3')
  }
}
