import {
  activeOf,
  answerUnlessGiven,
  anySpace,
  askSpaceOf,
  bases,
  flip,
  guerrillas,
  hasSupport,
  isSelected,
  offerAfterwards,
  oneWayIn,
  pay,
  payFor,
  tradeForBase,
  type WayIn,
  whyNotPay,
  whyNotStop,
  whyNotWithin,
} from '@coinflict/kernel/rules'
import {
  type Faction,
  type Game,
  inForce,
  NO,
  type Operation,
  type OperationRules,
  type Question,
  type Reason,
  resources,
  type Space,
  word,
  YES,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import { active, base, NVA, room, underground, VC } from '../forces.ts'
import { CITIES_AND_PROVINCES, isLoc, pop } from '../map.ts'
import { agitateIn, whyNotAgitateStep } from '../pacification.ts'
import { bring, bringSome, placeable } from '../recall.ts'
import type { Message } from '../text/messages.ts'
import { improveTrail, MOST_TRAIL, trail } from '../trail.ts'

export const RALLY = word('rally')
const TRAIL_COST = 2

const REASONS = {
  loc: because('why.not-loc', '3.3.1'),
  support: because('why.rally-support', '3.3.1'),
  selected: because('why.selected', '3.1'),
  none: because('why.none-available', '1.4.1'),
  noBase: because('why.no-base', '1.4.1'),
  stacking: because('why.stacking', '1.4.2'),
  two: because('why.two-guerrillas', '3.3.1'),
  needsBase: because('why.needs-base', '3.3.1'),
  onlyOne: because('why.only-one-guerrilla', '3.3.1'),
  nobody: because('why.nobody-to-hide', '3.3.1'),
  onlyVc: because('why.only-vc-hide', '3.3.1'),
  trailFull: because('why.trail-full', '3.3.1'),
  cost: because('why.cost', '3.3.1'),
  mcnamara: because('why.mcnamara', '5.4'),
  aaa: because('why.aaa-one-space', '5.3'),
}

const whyNotGuerrilla = (g: Game, f: Faction): Reason | undefined =>
  placeable(g, f, underground(f), 1) === 0 ? REASONS.none : undefined

/** Two guerrillas, of either state, make way for a base. */
export function whyNotBase(g: Game, f: Faction, s: Space): Reason | undefined {
  if (guerrillas(g, f, s) < 2) return REASONS.two
  if (placeable(g, f, base(f), 1) === 0) return REASONS.noBase
  return room(g, base(f), s) > 0 ? undefined : REASONS.stacking
}

/** At a base: as many guerrillas as bases and Population together for the VC, as bases and the Trail for the NVA. */
const mostGuerrillas = (g: Game, f: Faction, s: Space): number =>
  placeable(g, f, underground(f), bases(g, f, s) + (f === NVA ? trail(g) : pop(s)))

function whyNotMany(g: Game, f: Faction, s: Space): Reason | undefined {
  if (bases(g, f, s) === 0) return REASONS.needsBase
  return whyNotGuerrilla(g, f) ?? (mostGuerrillas(g, f, s) > 1 ? undefined : REASONS.onlyOne)
}

/** How many guerrillas a Rally there can place. */
export const rallyPlaces = (g: Game, f: Faction, s: Space): number =>
  whyNotMany(g, f, s) === undefined ? mostGuerrillas(g, f, s) : placeable(g, f, underground(f), 1)

/** At a base all VC guerrillas there turn Underground. */
export function whyNotHide(g: Game, f: Faction, s: Space): Reason | undefined {
  if (f !== VC) return REASONS.onlyVc
  if (bases(g, f, s) === 0) return REASONS.needsBase
  return activeOf(g, f, s) > 0 ? undefined : REASONS.nobody
}

/** 3.3.1 Where a faction may Rally, its Resources aside. */
export function whyNotRally(g: Game, f: Faction, s: Space): Reason | undefined {
  if (isLoc(s)) return REASONS.loc
  if (hasSupport(g, s)) return REASONS.support
  const noGuerrilla = whyNotGuerrilla(g, f)
  if (noGuerrilla === undefined || whyNotBase(g, f, s) === undefined) return undefined
  return whyNotHide(g, f, s) === undefined ? undefined : noGuerrilla
}

const whyNotPaid = (g: Game, op: Operation, s: Space): Reason | undefined =>
  whyNotRally(g, op.faction, s) ?? whyNotPay(g, op, 1)

/** 3.3.1 Whether the NVA may Improve the Trail with a Rally in so many spaces; it costs 2 even if the Rally is free. */
export function whyNotImprove(g: Game, spaces: number): Reason | undefined {
  if (inForce(g, CARD.mcnamaraLine, 'unshaded')) return REASONS.mcnamara
  if (trail(g) === MOST_TRAIL) return REASONS.trailFull
  if (spaces > 1 && inForce(g, CARD.aaa, 'unshaded')) return REASONS.aaa
  return resources(g, NVA) >= TRAIL_COST ? undefined : REASONS.cost
}

const canImprove = (g: Game, op: Operation): boolean =>
  op.faction === NVA && whyNotImprove(g, op.spaces.length) === undefined

/** 3.3.1 Rally: gather guerrillas, or trade two of them for a base; the VC hide, the NVA Improve the Trail. */
export const rally: OperationRules = {
  word: RALLY,
  rule: '3.3.1',
  possible: (g, op) => anySpace(g, op, whyNotPaid, CITIES_AND_PROVINCES) || canImprove(g, op),
  run(g, op) {
    const withBase = cadresRally(g) ? CITIES_AND_PROVINCES.filter((s) => bases(g, VC, s) > 0) : []
    for (let s = nextRally(g, op); s !== undefined; s = nextRally(g, op)) {
      payFor(g, op, 1)
      oneWayIn(g, op, s, 'rally.how', WAYS)
    }
    const isMore = op.faction === NVA ? mayImprove(g, op) : cadresAgitate(g, op, withBase)
    if (isMore) offerAfterwards(g, op)
  },
}

/** The next space; the NVA may Rally in no space at all, just to Improve the Trail. */
function nextRally(g: Game, op: Operation): Space | undefined {
  if (op.spaces.length >= (op.limited ? 1 : op.most)) return undefined
  const isAlone = (): boolean => op.spaces.length === 0 && canImprove(g, op)
  const whyNot = (s: Space): Reason | undefined =>
    isSelected(op, s) ? REASONS.selected : (whyNotWithin(op, s) ?? whyNotPaid(g, op, s))
  const put = (): Question => {
    const q = ask(g, op.faction, 'rally.where', '3.3.1').everySpace(whyNot, CITIES_AND_PROVINCES)
    return isAlone() ? q.remark('rally.or-improve' satisfies Message) : q
  }
  const s = askSpaceOf(g, op, put, (op) => (isAlone() ? undefined : whyNotStop(op)))
  if (s !== undefined) op.spaces.push(s)
  return s
}

const WAYS: readonly WayIn[] = [
  { word: word('guerrilla'), whyNot: whyNotGuerrilla, run: (g, f, s) => bring(g, f, underground(f), s) },
  {
    word: word('base'),
    whyNot: whyNotBase,
    run: (g, f, s) => tradeForBase(g, f, s, () => bring(g, f, base(f), s)),
  },
  {
    word: word('many'),
    whyNot: whyNotMany,
    run: (g, f, s) => bringSome(g, f, underground(f), s, () => mostGuerrillas(g, f, s), '3.3.1'),
  },
  { word: word('hide'), whyNot: whyNotHide, run: (g, f, s) => flip(g, active(f), s, activeOf(g, f, s)) },
]

/** The NVA must, if that is all they do. Tells whether they did. */
function mayImprove(g: Game, op: Operation): boolean {
  if (op.spaces.length > 0) {
    const q = ask(g, NVA, 'rally.trail', '3.3.1', { n: trail(g) })
    q.offer(YES, whyNotImprove(g, op.spaces.length)).offer(NO)
    if (answerUnlessGiven(g, q) === NO) return false
  }
  improve(g, op)
  return true
}

/** 2 Resources, one box; two with SA-2s (card 34, shaded). */
function improve(g: Game, op: Operation): void {
  pay(g, NVA, TRAIL_COST)
  op.paid += TRAIL_COST
  improveTrail(g, inForce(g, CARD.sa2s, 'shaded') ? 2 : 1)
}

const cadresRally = (g: Game): boolean => inForce(g, CARD.cadres, 'shaded')

/** Card 116, shaded: in one Rally space that had a VC Base before, the VC may Agitate (6.3.2), whoever Controls it. Tells whether they did. */
function cadresAgitate(g: Game, op: Operation, withBase: readonly Space[]): boolean {
  if (!cadresRally(g)) return false
  const whyNot = (s: Space): Reason | undefined =>
    withBase.includes(s) ? whyNotAgitateStep(g, VC, s) : REASONS.needsBase
  if (op.spaces.every((s) => whyNot(s) !== undefined)) return false
  const q = ask(g, VC, 'rally.agitate', '5.3', { card: CARD.cadres })
  for (const s of op.spaces) q.space(s, whyNot(s))
  const s = q.done().askSpaceOrDone()
  if (s !== undefined) agitateIn(g, s)
  return s !== undefined
}
