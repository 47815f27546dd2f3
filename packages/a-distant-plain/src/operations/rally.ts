import {
  anySpace,
  askSpaceOf,
  flip,
  nextSpace,
  oneWayIn,
  payFor,
  tradeForBase,
  type WayIn,
  whyNotPay,
} from '@coinflict/kernel/rules'
import {
  available,
  type Faction,
  type Game,
  type Operation,
  type OperationRules,
  type Reason,
  resources,
  type Space,
  track,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import {
  active,
  activeOf,
  BACKING,
  base,
  bases,
  guerrillas,
  hasSupport,
  ISLAMABAD,
  isSecondPrinting,
  population,
  room,
  TALIBAN,
  TOLERANCE,
  underground,
  WARLORDS,
} from '../forces.ts'
import { isLoc, isPakistan, isPashtun } from '../map.ts'
import { bring, bringSome, placeable } from '../recall.ts'
import { conductSharia, whyNotShariaStep } from '../sharia.ts'

export const RALLY = word('rally')

const REASONS = {
  loc: because('why.not-loc', '3.3.1'),
  support: because('why.rally-support', '3.3.1'),
  pakistan: because('why.pakistan', '1.4.2'),
  posture: because('why.rally-posture', '6.6.1'),
  none: because('why.none-available', '1.4.1'),
  noBase: because('why.no-base', '1.4.1'),
  stacking: because('why.stacking', '1.4.2'),
  two: because('why.two-guerrillas', '3.3.1'),
  needsBase: because('why.needs-base', '3.3.1'),
  pashtun: because('why.pashtun', '3.3.1'),
  onlyOne: because('why.only-one-guerrilla', '3.3.1'),
  nobody: because('why.nobody-to-hide', '3.3.1'),
  mustRally: because('why.must-rally', '3.3.1'),
  notRallied: because('why.not-rallied', '3.3.1'),
}

const whyNotGuerrilla = (g: Game, f: Faction): Reason | undefined =>
  placeable(g, f, underground(f), 1) === 0 ? REASONS.none : undefined

/** Two guerrillas, of either state, make way for a base. */
function whyNotBase(g: Game, f: Faction, s: Space): Reason | undefined {
  if (guerrillas(g, f, s) < 2) return REASONS.two
  if (available(g, base(f)) === 0) return REASONS.noBase
  return room(g, base(f), s) > 0 ? undefined : REASONS.stacking
}

/** What only a base allows, and the Warlords' only outside Pashtun lands. */
function whyNotAtBase(g: Game, f: Faction, s: Space): Reason | undefined {
  if (bases(g, f, s) === 0) return REASONS.needsBase
  return f === WARLORDS && isPashtun(s) ? REASONS.pashtun : undefined
}

/** At a base: as many guerrillas as bases and population together. */
const mostGuerrillas = (g: Game, f: Faction, s: Space): number =>
  placeable(g, f, underground(f), bases(g, f, s) + population(g, s))

/** Where it comes to a single one, that way is open anyhow. */
const whyNotMany = (g: Game, f: Faction, s: Space): Reason | undefined =>
  whyNotAtBase(g, f, s) ?? whyNotGuerrilla(g, f) ?? (mostGuerrillas(g, f, s) > 1 ? undefined : REASONS.onlyOne)

/** How many guerrillas a Rally there can place. */
export const rallyPlaces = (g: Game, f: Faction, s: Space): number =>
  whyNotMany(g, f, s) === undefined ? mostGuerrillas(g, f, s) : Math.min(1, available(g, underground(f)))

/** At a base: all guerrillas there turn Underground. */
export const whyNotHide = (g: Game, f: Faction, s: Space): Reason | undefined =>
  whyNotAtBase(g, f, s) ?? (activeOf(g, f, s) > 0 ? undefined : REASONS.nobody)

/** 2nd printing: the Taliban may place and turn nobody at a base, to conduct Sharia there. */
function whyNotIdle(g: Game, f: Faction, s: Space): Reason | undefined {
  if (f !== TALIBAN || !isSecondPrinting(g)) return REASONS.mustRally
  return bases(g, f, s) === 0 ? REASONS.needsBase : whyNotShariaStep(g, f, s)
}

/** 3.3.1, 6.6.1 Where a faction is allowed to Rally at all. */
function whyNotWelcome(g: Game, f: Faction, s: Space): Reason | undefined {
  if (isLoc(s)) return REASONS.loc
  if (isPakistan(s)) {
    if (f === WARLORDS) return REASONS.pakistan
    return track(g, ISLAMABAD) < TOLERANCE ? REASONS.posture : undefined
  }
  return f === TALIBAN && hasSupport(g, s) && !isPashtun(s) ? REASONS.support : undefined
}

/** 3.3.1 Where a faction may Rally, its Resources aside. */
export function whyNotRally(g: Game, f: Faction, s: Space): Reason | undefined {
  const against = whyNotWelcome(g, f, s)
  if (against !== undefined) return against
  const noGuerrilla = whyNotGuerrilla(g, f)
  if (noGuerrilla === undefined || whyNotBase(g, f, s) === undefined) return undefined
  return whyNotHide(g, f, s) === undefined ? undefined : noGuerrilla
}

/** 6.6.1 At Backing and Sponsorship a Rally in Pakistan costs nothing. */
export const rallyCost = (g: Game, s: Space): number => (isPakistan(s) && track(g, ISLAMABAD) >= BACKING ? 0 : 1)

function whyNotPaid(g: Game, op: Operation, s: Space): Reason | undefined {
  const cost = rallyCost(g, s)
  const against = whyNotRally(g, op.faction, s)
  if (against !== undefined && !(against === REASONS.none && canIdle(g, op, s, cost))) return against
  return whyNotPay(g, op, cost)
}

/** Whether a space can be selected for Sharia alone: a step of it must be paid too, even if the Rally is free. */
const canIdle = (g: Game, op: Operation, s: Space, cost: number): boolean =>
  whyNotIdle(g, op.faction, s) === undefined && resources(g, op.faction) > (op.free ? 0 : cost)

/** 3.3.1 Rally: gather or hide guerrillas, or trade two of them for a base; the Taliban may conduct Sharia in one of the spaces. */
export const rally: OperationRules = {
  word: RALLY,
  rule: '3.3.1',
  possible: (g, op) => anySpace(g, op, whyNotPaid),
  run(g, op) {
    for (;;) {
      const s = nextSpace(g, op, 'rally.where', whyNotPaid)
      if (s === undefined) break
      payFor(g, op, rallyCost(g, s))
      rallyIn(g, op, s)
    }
    if (op.faction === TALIBAN) askSharia(g, op)
  },
}

const WAYS: readonly WayIn[] = [
  { word: word('guerrilla'), whyNot: whyNotGuerrilla, run: (g, f, s) => bring(g, f, underground(f), s) },
  {
    word: word('base'),
    whyNot: whyNotBase,
    run: (g, f, s) => tradeForBase(g, f, s, { underground: underground(f), active: active(f), base: base(f) }),
  },
  {
    word: word('many'),
    whyNot: whyNotMany,
    run: (g, f, s) => bringSome(g, f, underground(f), s, () => mostGuerrillas(g, f, s), '3.3.1'),
  },
  { word: word('hide'), whyNot: whyNotHide, run: (g, f, s) => flip(g, active(f), s, activeOf(g, f, s)) },
]

/** One way in each space; a special activity may come first. */
const rallyIn = (g: Game, op: Operation, s: Space): void =>
  oneWayIn(g, op, s, 'rally.how', WAYS, () => whyNotIdle(g, op.faction, s))

/** 3.3.1, 6.4.2 Sharia in one of the spaces with a Taliban base, whoever Controls it; it costs Resources even if the Rally was free. */
function askSharia(g: Game, op: Operation): void {
  const whyNot = (s: Space): Reason | undefined => {
    if (!op.spaces.includes(s)) return REASONS.notRallied
    return bases(g, TALIBAN, s) === 0 ? REASONS.needsBase : whyNotShariaStep(g, TALIBAN, s)
  }
  if (op.spaces.every((s) => whyNot(s) !== undefined)) return
  const put = () => ask(g, TALIBAN, 'rally.sharia', '3.3.1').everySpace(whyNot, op.spaces)
  const s = askSpaceOf(g, op, put)
  if (s !== undefined) conductSharia(g, TALIBAN, s)
}
