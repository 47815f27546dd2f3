import {
  activeOf,
  askSpaceOf,
  flip,
  guerrillas,
  isSelected,
  marchGroup,
  offerAfterwards,
  payFor,
  unmoved,
  whyNotPay,
  whyNotStop,
} from '@coinflict/kernel/rules'
import {
  type Faction,
  type Game,
  isAdjacent,
  type Operation,
  type OperationRules,
  type Reason,
  type Space,
  spacesWith,
  track,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD, inForce } from '../events/lasting.ts'
import { active, BACKING, cubes, HOSTILITY, INSURGENTS, ISLAMABAD, room, TALIBAN, underground } from '../forces.ts'
import { isLoc, isPakistan, isPashtun, near } from '../map.ts'

export const MARCH = word('march')

const REASONS = {
  nobody: because('why.no-guerrillas-to-march', '3.3.2'),
  nowhere: because('why.nowhere-to-march', '3.3.2'),
  notAdjacent: because('why.not-adjacent', '3.3.2'),
  oneGroup: because('why.one-group', '3.3.2'),
  oneSpace: because('why.limited', '2.3.5'),
  pakistan: because('why.pakistan', '1.4.2'),
  nobodyToHide: because('why.nobody-to-hide', '5.3'),
  hostility: because('why.hostility', '6.6.1'),
}

/** A March in progress: the groups that moved (origin and destination), and the destinations whose own cost is paid. */
interface March {
  readonly op: Operation
  readonly groups: number[]
  readonly paid: Space[]
}

const beginMarch = (op: Operation): March => ({ op, groups: [], paid: [] })
const group = (g: Game, from: Space, to: Space): number => from * g.volume.layout.spaces + to

/** 6.6.1 At Backing and Sponsorship the Taliban go to and from Pakistan at no cost. */
const isFree = (g: Game, f: Faction, from: Space, to: Space): boolean =>
  f === TALIBAN && track(g, ISLAMABAD) >= BACKING && (isPakistan(from) || isPakistan(to))

/** 6.6.1 At Hostility Taliban guerrillas in Pakistan are always Active. */
export const isHostile = (g: Game, s: Space): boolean => isPakistan(s) && track(g, ISLAMABAD) === HOSTILITY

/** What the first group that pays in a space pays: 1 to enter Kabul or a province. */
export const entryCost = (g: Game, f: Faction, from: Space, to: Space): number =>
  isLoc(to) || isFree(g, f, from, to) ? 0 : 1

/** What a group itself pays, unless one before it paid there (ruling 56). */
const ownCost = (g: Game, { op, paid }: March, from: Space, to: Space): number =>
  paid.includes(to) ? 0 : entryCost(g, op.faction, from, to)

/** Card 5, unshaded: each destination of the Taliban costs 1 more, lines and moves to or from Pakistan too. */
export const watchFee = (g: Game, f: Faction): number =>
  f === TALIBAN && inForce(g, CARD.aerostats, 'unshaded') ? 1 : 0
const watchCost = (g: Game, op: Operation, to: Space): number => (isSelected(op, to) ? 0 : watchFee(g, op.faction))

const marchCost = (g: Game, m: March, from: Space, to: Space): number =>
  ownCost(g, m, from, to) + watchCost(g, m.op, to)

const movable = (g: Game, op: Operation, s: Space): number =>
  unmoved(g, op, s, underground(op.faction)) + unmoved(g, op, s, active(op.faction))

function whyNotTo(g: Game, m: March, from: Space, to: Space): Reason | undefined {
  const { op, groups } = m
  if (op.limited && op.spaces.length > 0 && op.spaces[0] !== to) return REASONS.oneSpace
  if (groups.length > 0 && groups.includes(group(g, from, to))) return REASONS.oneGroup
  if (room(g, underground(op.faction), to) === 0) return REASONS.pakistan
  return whyNotPay(g, op, marchCost(g, m, from, to))
}

function whyNotFrom(g: Game, m: March, from: Space): Reason | undefined {
  if (movable(g, m.op, from) === 0) return REASONS.nobody
  for (const to of near(from)) if (whyNotTo(g, m, from, to) === undefined) return undefined
  return REASONS.nowhere
}

/** Whether a group of so many turns Active on arrival: outside its own people's lands, with others there to see it. */
export function marchActivates(g: Game, f: Faction, to: Space, n: number): boolean {
  const isWatched = isLoc(to) || (f === TALIBAN ? !isPashtun(to) : isPashtun(to))
  if (!isWatched) return false
  let watchers = f === TALIBAN ? cubes(g, to) : 0
  for (const other of INSURGENTS) if (other !== f) watchers += guerrillas(g, other, to)
  return n + watchers > 3
}

/** Taliban guerrillas may March on from a Pashtun destination, unless it storms (card 57). */
export const mayGoOn = (g: Game, f: Faction, to: Space): boolean =>
  f === TALIBAN && isPashtun(to) && !inForce(g, CARD.sandstorms, 'unshaded')

/** 3.3.2 March: groups of guerrillas move to adjacent spaces; a large group is seen among strangers. */
export const march: OperationRules = {
  word: MARCH,
  rule: '3.3.2',
  possible(g, op) {
    const m = beginMarch(op)
    return spacesWith(g, op.faction).some((from) => whyNotFrom(g, m, from) === undefined)
  },
  run(g, op) {
    const m = beginMarch(op)
    const put = () =>
      ask(g, op.faction, 'march.from', '3.3.2').everySpace((s) => whyNotFrom(g, m, s), spacesWith(g, op.faction))
    for (;;) {
      const from = askSpaceOf(g, op, put, whyNotStop)
      if (from === undefined) break
      marchFrom(g, m, from)
    }
    if (op.faction === TALIBAN && inForce(g, CARD.aerostats, 'shaded')) slipAway(g, op)
  },
}

function marchFrom(g: Game, m: March, from: Space): void {
  const { op } = m
  const f = op.faction
  const q = ask(g, f, 'march.to', '3.3.2', { space: from })
  q.everySpace((to) => (isAdjacent(g, from, to) ? whyNotTo(g, m, from, to) : REASONS.notAdjacent), near(from))
  const to = q.askSpace()
  const own = ownCost(g, m, from, to)
  payFor(g, op, own + watchCost(g, op, to))
  if (own > 0) m.paid.push(to)
  if (!isSelected(op, to)) op.spaces.push(to)
  m.groups.push(group(g, from, to))
  marchGroup(g, op, from, to, {
    isSeen: (n) => marchActivates(g, f, to, n) || isHostile(g, to),
    goesOn: mayGoOn(g, f, to),
  })
}

/** Card 5, shaded: after a March the Taliban may turn all their guerrillas in one space Underground. */
function slipAway(g: Game, op: Operation): void {
  const whyNot = (s: Space): Reason | undefined =>
    activeOf(g, TALIBAN, s) === 0 ? REASONS.nobodyToHide : isHostile(g, s) ? REASONS.hostility : undefined
  if (spacesWith(g, TALIBAN).every((s) => whyNot(s) !== undefined)) return
  const put = () => ask(g, TALIBAN, 'march.hide', '5.3').everySpace(whyNot, spacesWith(g, TALIBAN))
  const s = askSpaceOf(g, op, put)
  if (s === undefined) return
  flip(g, active(TALIBAN), s, activeOf(g, TALIBAN, s))
  offerAfterwards(g, op)
}
