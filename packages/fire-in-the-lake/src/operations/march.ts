import {
  activeOf,
  askSpaceOf,
  flip,
  hasSupport,
  isSelected,
  move,
  noteArrival,
  payFor,
  remove,
  unmoved,
  whyNotPay,
  whyNotStop,
  whyNotWithin,
} from '@coinflict/kernel/rules'
import {
  count,
  type Faction,
  type Game,
  inForce,
  isAdjacent,
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
import { ARVN, active, coinCubes, NVA, NVA_TROOPS, specialForcesOf, US, underground, VC } from '../forces.ts'
import { isLaosOrCambodia, isLoc, near } from '../map.ts'
import { MOST_TRAIL, trail } from '../trail.ts'

export const MARCH = word('march')

const REASONS = {
  nobody: because('why.nobody-to-march', '3.3.2'),
  nowhere: because('why.nowhere-to-march', '3.3.2'),
  notAdjacent: because('why.not-adjacent', '3.3.2'),
  oneGroup: because('why.one-group', '3.3.2'),
  oneSpace: because('why.limited', '2.3.5'),
  notFrom: because('why.event-not-here', '5.1'),
}

/** What a card says of the March that it grants: out of which spaces, and of whom. */
export interface MarchTerms {
  readonly from?: readonly Space[]
  readonly who?: readonly Piece[]
}

/** A March in progress: the groups that moved (origin and destination), and the destinations that are paid for. */
interface March {
  readonly op: Operation
  /** The spaces that pieces may leave, where a card says so. */
  readonly from: readonly Space[] | undefined
  /** Who Marches; a card may leave Troops out. */
  readonly who: readonly Piece[]
  readonly groups: number[]
  readonly paid: Space[]
}

const beginMarch = (op: Operation, { from, who = marchers(op.faction) }: MarchTerms): March => ({
  op,
  from,
  who,
  groups: [],
  paid: [],
})
const group = (g: Game, from: Space, to: Space): number => from * g.volume.layout.spaces + to

/** What Marches: the NVA have Troops too. */
export const marchers = (f: Faction): readonly Piece[] => (f === NVA ? NVA_MARCHERS : VC_MARCHERS)
const NVA_MARCHERS: readonly Piece[] = [NVA_TROOPS, underground(NVA), active(NVA)]
const VC_MARCHERS: readonly Piece[] = [underground(VC), active(VC)]

/** 3.3.2 At Trail 4 the NVA go into or out of Laos and Cambodia at no cost; LoCs cost nothing. */
export const marchCost = (g: Game, f: Faction, from: Space, to: Space): number =>
  isLoc(to) || (f === NVA && trail(g) === MOST_TRAIL && (isLaosOrCambodia(from) || isLaosOrCambodia(to))) ? 0 : 1

const ownCost = (g: Game, { op, paid }: March, from: Space, to: Space): number =>
  paid.includes(to) ? 0 : marchCost(g, op.faction, from, to)

/** Pieces of a kind that can still go; from Laos and Cambodia, while the Trail lets them, also those that Marched there. */
const ready = (g: Game, op: Operation, s: Space, piece: Piece): number =>
  mayGoOn(g, op, s) ? count(g, s, piece) : unmoved(g, op, s, piece)

/** 4.4.3 Pieces of a kind in a space that Marched there in this operation, as far as their player can mean it. */
export const marchedIn = (g: Game, op: Operation, s: Space, piece: Piece): number =>
  count(g, s, piece) - unmoved(g, op, s, piece)

const movable = (g: Game, { op, who }: March, s: Space): number => {
  let n = 0
  for (const piece of who) n += ready(g, op, s, piece)
  return n
}

function whyNotTo(g: Game, m: March, from: Space, to: Space): Reason | undefined {
  const { op, groups } = m
  if (op.spaces.length >= (op.limited ? 1 : op.most) && !isSelected(op, to)) return REASONS.oneSpace
  if (groups.length > 0 && groups.includes(group(g, from, to))) return REASONS.oneGroup
  return whyNotWithin(op, to) ?? whyNotPay(g, op, ownCost(g, m, from, to))
}

function whyNotFrom(g: Game, m: March, from: Space): Reason | undefined {
  if (m.from?.includes(from) === false) return REASONS.notFrom
  if (movable(g, m, from) === 0) return REASONS.nobody
  for (const to of near(from)) if (whyNotTo(g, m, from, to) === undefined) return undefined
  return REASONS.nowhere
}

/**
 * Whether the guerrillas of a group of so many pieces turn Active on arrival: on a LoC or at Support, where with the COIN cubes and special
 * forces there they are more than 3, more than 1 with Main Force Bns (card 104, unshaded).
 */
export function marchActivates(g: Game, to: Space, n: number): boolean {
  if (!isLoc(to) && !hasSupport(g, to)) return false
  const seen = n + coinCubes(g, to) + specialForcesOf(g, US, to) + specialForcesOf(g, ARVN, to)
  return seen > (inForce(g, CARD.mainForce, 'unshaded') ? 1 : 3)
}

/** 3.3.2 The NVA may March on from Laos and Cambodia while there is a Trail, but not in a LimOp. */
export const mayGoOn = (g: Game, op: Operation, to: Space): boolean =>
  op.faction === NVA && isLaosOrCambodia(to) && trail(g) > 0 && !op.limited

/** 3.3.2 March: groups of guerrillas and NVA Troops move to adjacent spaces; a large group is seen. A card may confine it. */
export const marchAs = (terms: MarchTerms): OperationRules => ({
  word: MARCH,
  rule: '3.3.2',
  possible(g, op) {
    const m = beginMarch(op, terms)
    for (const from of spacesWith(g, op.faction)) if (whyNotFrom(g, m, from) === undefined) return true
    return false
  },
  run(g, op) {
    const m = beginMarch(op, terms)
    const put = () =>
      ask(g, op.faction, 'march.from', '3.3.2').everySpace((s) => whyNotFrom(g, m, s), spacesWith(g, op.faction))
    for (;;) {
      const from = askSpaceOf(g, op, put, whyNotStop)
      if (from === undefined) return
      marchFrom(g, m, from)
    }
  },
})
export const march: OperationRules = marchAs({})

function marchFrom(g: Game, m: March, from: Space): void {
  const { op } = m
  const q = ask(g, op.faction, 'march.to', '3.3.2', { space: from })
  q.everySpace((to) => (isAdjacent(g, from, to) ? whyNotTo(g, m, from, to) : REASONS.notAdjacent), near(from))
  const to = q.askSpace()
  const cost = ownCost(g, m, from, to)
  payFor(g, op, cost)
  if (cost > 0) m.paid.push(to)
  if (!isSelected(op, to)) op.spaces.push(to)
  m.groups.push(group(g, from, to))
  marchGroup(g, op, from, to, m.who)
}

/** Which pieces go, as one group, at least one in all; guerrillas who are seen turn Active. */
export function marchGroup(g: Game, op: Operation, from: Space, to: Space, who = marchers(op.faction)): void {
  const f = op.faction
  const going = askMarchers(g, op, from, to, who)
  let total = 0
  for (const { n } of going) total += n
  const shows = marchActivates(g, to, total)
  let lost = false
  for (const { piece, n: wanted } of going) {
    const n = Math.min(wanted, ready(g, op, from, piece))
    move(g, piece, from, to, n)
    const turns = shows && piece === underground(f) && n > 0
    if (turns) {
      flip(g, piece, to, n)
      lost = claymores(g, f, to)
    }
    noteArrival(g, op, to, turns ? active(f) : piece, turns && lost ? n - 1 : n)
  }
}

/** How many of each kind go, at least one in all. */
function askMarchers(
  g: Game,
  op: Operation,
  from: Space,
  to: Space,
  who: readonly Piece[],
): readonly { piece: Piece; n: number }[] {
  const going = who.filter((piece) => ready(g, op, from, piece) > 0).map((piece) => ({ piece, n: 0 }))
  let total = 0
  for (const each of going) {
    const q = ask(g, op.faction, 'move.how-many', '3.3.2', { piece: each.piece, space: from, to })
    const least = each === going.at(-1) && total === 0 ? 1 : 0
    const most = ready(g, op, from, each.piece)
    // Some may have been moved by hand just now.
    each.n = most < least ? 0 : q.numbers(least, most).askNumber()
    total += each.n
  }
  return going
}

/** Card 17, unshaded: a group that turns Active loses a guerrilla. Tells whether it did. */
function claymores(g: Game, f: Faction, s: Space): boolean {
  if (!inForce(g, CARD.claymores, 'unshaded') || activeOf(g, f, s) === 0) return false
  remove(g, active(f), s)
  return true
}
