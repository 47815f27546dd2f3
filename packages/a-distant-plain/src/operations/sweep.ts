import {
  type Approach,
  allGuerrillas,
  anySpace,
  askSpaceOf,
  moveSome,
  nextSpace,
  offerAfterwards,
  payFor,
  pieces,
  transfer,
  unmoved,
  whyNotPay,
} from '@coinflict/kernel/rules'
import {
  count,
  type Faction,
  type Game,
  type Operation,
  type OperationRules,
  type Piece,
  type Reason,
  type Space,
  spacesWith,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD, inForce } from '../events/lasting.ts'
import {
  COALITION,
  COALITION_TROOPS,
  cubes,
  GOVERNMENT,
  GOVERNMENT_TROOPS,
  governmentCubes,
  isSabotaged,
  WARLORDS,
} from '../forces.ts'
import { AFGHAN, approach, approachesTo, isLoc, isPakistan } from '../map.ts'
import { activateGuerrillas, findGuerrillas, isAnyHidden, roadsideIeds, whyNotMoreSpaces } from './coin.ts'

export const SWEEP = word('sweep')
const COST = 3
/** The Government pays for each space, the Coalition nothing. */
const sweepCost = (op: Operation): number => (op.faction === GOVERNMENT ? COST : 0)

const REASONS = {
  loc: because('why.not-loc', '3.2.3'),
  pakistan: because('why.pakistan', '1.4.2'),
  nothing: because('why.sweep-nothing', '3.2.3'),
  noTroops: because('why.no-troops-in-reach', '3.2.3'),
  nobodyHidden: because('why.nobody-hidden', '5.3'),
}

const troopsOf = (f: Faction): Piece => (f === COALITION ? COALITION_TROOPS : GOVERNMENT_TROOPS)

/** Whether a faction has Troops anywhere: those can always Sweep into a space beside them. */
export function hasTroops(g: Game, f: Faction): boolean {
  for (const s of spacesWith(g, f)) if (count(g, s, troopsOf(f)) > 0) return true
  return false
}

/** How many guerrillas a Sweep finds in a space: one for each Government cube; the Coalition, if it has a piece there, one for any cube. */
export function sweepStrength(g: Game, by: Faction, s: Space): number {
  if (by === GOVERNMENT) return governmentCubes(g, s)
  return pieces(g, COALITION, s) > 0 ? cubes(g, s) : 0
}

const sweepFinds = (g: Game, by: Faction, s: Space): boolean => sweepStrength(g, by, s) > 0 && isAnyHidden(g, s)

export function whyNotSweep(g: Game, op: Operation, s: Space): Reason | undefined {
  if (isLoc(s)) return REASONS.loc
  if (isPakistan(s)) return REASONS.pakistan
  const against = whyNotMoreSpaces(g, op)
  if (against !== undefined) return against
  if (!sweepFinds(g, op.faction, s) && !canCome(g, op, s)) return REASONS.nothing
  return whyNotPay(g, op, sweepCost(op))
}

/** Troops come from adjacent spaces, or over one adjacent road without Sabotage. */
export function isOpen(g: Game, way: Approach): boolean {
  if (way.isAdjacent) return true
  for (const loc of way.lines) if (!isSabotaged(g, loc)) return true
  return false
}

function canCome(g: Game, op: Operation, to: Space): boolean {
  const troops = troopsOf(op.faction)
  for (const way of approachesTo(to)) if (unmoved(g, op, way.from, troops) > 0 && isOpen(g, way)) return true
  return false
}

/** 3.2.3 Sweep: move Troops into the selected spaces, then show guerrillas there. */
export const sweep: OperationRules = {
  word: SWEEP,
  rule: '3.2.3',
  possible: (g, op) => whyNotPay(g, op, sweepCost(op)) === undefined && anySpace(g, op, whyNotSweep, AFGHAN),
  run(g, op) {
    const paying: Space[] = []
    for (;;) {
      const s = nextSpace(g, op, 'sweep.where', whyNotSweep, () => AFGHAN)
      if (s === undefined) break
      payFor(g, op, sweepCost(op))
      bringTroops(g, op, s, paying)
    }
    roadsideIeds(g, op)
    op.moved = undefined
    for (const s of op.spaces) findGuerrillas(g, op.faction, s, sweepStrength(g, op.faction, s), '3.2.3')
    if (op.faction === COALITION) lookFromAbove(g)
    // The roads are paid for last: the Sweep itself comes first (3.1), and who has nothing left pays nothing.
    else transfer(g, GOVERNMENT, WARLORDS, paying.length)
    offerAfterwards(g, op)
  },
}

/** All Troops move before anybody is shown; each moves once. `paying` gathers the roads that the Government pays the Warlords for. */
function bringTroops(g: Game, op: Operation, to: Space, paying: Space[]): void {
  const troops = troopsOf(op.faction)
  const whyNotFrom = (from: Space): Reason | undefined => {
    const way = approach(from, to)
    return unmoved(g, op, from, troops) > 0 && way !== undefined && isOpen(g, way) ? undefined : REASONS.noTroops
  }
  const put = () =>
    ask(g, op.faction, 'sweep.from', '3.2.3', { space: to }).everySpace(whyNotFrom, spacesWith(g, op.faction))
  const alongside = { isPaid: false }
  for (;;) {
    const from = askSpaceOf(g, op, put)
    if (from === undefined) return
    const n = moveSome(g, op, troops, from, to, '3.2.3', 1)
    if (op.faction === COALITION) takeAlong(g, op, from, to, n, alongside)
    else takeRoad(g, approach(from, to) as Approach, paying)
  }
}

/** Each Coalition cube may take one Government Troop along; the space then costs its price. Card 10, shaded, stops that. */
function takeAlong(g: Game, op: Operation, from: Space, to: Space, most: number, space: { isPaid: boolean }): void {
  if (inForce(g, CARD.partneringPolicy, 'shaded')) return
  const mayPay = (): boolean => space.isPaid || whyNotPay(g, op, COST) === undefined
  if (!mayPay()) return
  const n = moveSome(g, op, GOVERNMENT_TROOPS, from, to, '3.2.3', 0, () => (mayPay() ? most : 0))
  if (n === 0 || space.isPaid) return
  payFor(g, op, COST)
  space.isPaid = true
}

/**
 * The Government pays the Warlords for each road with guerrillas that its Troops enter, once however many. Where they must go by road
 * the map has but one.
 */
function takeRoad(g: Game, way: Approach, paying: Space[]): void {
  if (way.isAdjacent) return
  for (const loc of way.lines) if (allGuerrillas(g, loc) > 0 && !paying.includes(loc)) paying.push(loc)
}

/** Card 1, unshaded: after its Sweep the Coalition may show up to two guerrillas in any one space. */
function lookFromAbove(g: Game): void {
  if (!inForce(g, CARD.isr, 'unshaded')) return
  const s = ask(g, COALITION, 'sweep.isr', '5.3', { card: CARD.isr })
    .everySpace((s) => (isAnyHidden(g, s) ? undefined : REASONS.nobodyHidden))
    .done()
    .askSpaceOrDone()
  if (s !== undefined) activateGuerrillas(g, COALITION, s, 2, '5.3')
}
