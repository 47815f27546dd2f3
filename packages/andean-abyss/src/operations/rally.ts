import {
  anySpace,
  beginOperation,
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
  count,
  type Faction,
  type Game,
  isSpaceWord,
  type Operation,
  type OperationRules,
  type Reason,
  type Space,
  spacesWith,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import {
  AUC,
  active,
  activeOf,
  allBases,
  base,
  bases,
  FARC,
  guerrillas,
  hasOpposition,
  hasSupport,
  room,
  underground,
} from '../forces.ts'
import { isLoc, pop } from '../map.ts'
import { relocateGuerrillas } from '../movement.ts'
import { bring, bringSome, placeable } from '../recall.ts'
import { settleShipments } from '../shipments.ts'

export const RALLY = word('rally')

const REASONS = {
  loc: because('why.not-loc', '3.3.1'),
  support: because('why.support', '3.3.1'),
  opposition: because('why.opposition', '3.3.1'),
  none: because('why.none-available', '1.4.1'),
  noBase: because('why.no-base', '1.4.1'),
  stacking: because('why.stacking', '1.4.2'),
  two: because('why.two-guerrillas', '3.3.1'),
  needsBase: because('why.needs-base', '3.3.1'),
  nobody: because('why.nobody-to-regroup', '3.3.1'),
  nothing: because('why.rally-nothing', '3.3.1'),
}

function whyNotGuerrilla(g: Game, f: Faction, s: Space): Reason | undefined {
  if (placeable(g, f, underground(f), 1) === 0) return REASONS.none
  return room(g, underground(f), s) > 0 ? undefined : REASONS.stacking
}

/** Two guerrillas, of either state, make way for a base. */
function whyNotBase(g: Game, f: Faction, s: Space): Reason | undefined {
  if (guerrillas(g, f, s) < 2) return REASONS.two
  if (available(g, base(f)) === 0) return REASONS.noBase
  return allBases(g, s) < 2 ? undefined : REASONS.stacking
}

/** With a base: as many guerrillas as bases and population together. */
const mostGuerrillas = (g: Game, f: Faction, s: Space): number =>
  placeable(g, f, underground(f), Math.min(bases(g, f, s) + pop(s), room(g, underground(f), s)))

function whyNotMany(g: Game, f: Faction, s: Space): Reason | undefined {
  if (bases(g, f, s) === 0) return REASONS.needsBase
  return mostGuerrillas(g, f, s) > 1 ? undefined : (whyNotGuerrilla(g, f, s) ?? REASONS.none)
}

/** With a base: bring guerrillas from anywhere and hide all that are there. */
function whyNotRegroup(g: Game, f: Faction, s: Space): Reason | undefined {
  if (bases(g, f, s) === 0) return REASONS.needsBase
  if (activeOf(g, f, s) > 0) return undefined
  if (room(g, underground(f), s) === 0) return REASONS.stacking
  return spacesWith(g, f).some((from) => from !== s && guerrillas(g, f, from) > 0) ? undefined : REASONS.nobody
}

/** 3.3.1 Where a faction may Rally, its Resources aside. */
export function whyNotRally(g: Game, f: Faction, s: Space): Reason | undefined {
  if (isLoc(s)) return REASONS.loc
  if (f === FARC && hasSupport(g, s)) return REASONS.support
  if (f === AUC && hasOpposition(g, s)) return REASONS.opposition
  if (whyNotGuerrilla(g, f, s) === undefined || whyNotBase(g, f, s) === undefined) return undefined
  return whyNotRegroup(g, f, s) === undefined ? undefined : (whyNotGuerrilla(g, f, s) ?? REASONS.nothing)
}

const whyNotPaid = (g: Game, op: Operation, s: Space): Reason | undefined =>
  whyNotRally(g, op.faction, s) ?? whyNotPay(g, op, 1)

/** 3.3.1 Rally: gather or hide guerrillas, or trade two of them for a base. */
export const rally: OperationRules = {
  word: RALLY,
  rule: '3.3.1',
  possible: (g, op) => anySpace(g, op, whyNotPaid),
  run(g, op) {
    for (;;) {
      const s = nextSpace(g, op, 'rally.where', whyNotPaid)
      if (s === undefined) return
      payFor(g, op, 1)
      rallyIn(g, op, s)
    }
  },
}

/** A Rally in one space by an event or the elites, at no cost. */
export function freeRally(g: Game, f: Faction, s: Space): void {
  const op = beginOperation(f, rally, { free: true, limited: true })
  op.spaces.push(s)
  g.cite('3.3.1', f)
  rallyIn(g, op, s)
}

const WAYS: readonly WayIn[] = [
  { word: word('guerrilla'), whyNot: whyNotGuerrilla, run: (g, f, s) => bring(g, f, underground(f), s) },
  { word: word('base'), whyNot: whyNotBase, run: buildBase },
  {
    word: word('many'),
    whyNot: whyNotMany,
    run: (g, f, s) => bringSome(g, f, underground(f), s, () => mostGuerrillas(g, f, s), '3.3.1'),
  },
  { word: word('regroup'), whyNot: whyNotRegroup, run: regroup },
]

/** One way in each space; a special activity may come first (ruling 63). */
const rallyIn = (g: Game, op: Operation, s: Space): void => oneWayIn(g, op, s, 'rally.how', WAYS)

function buildBase(g: Game, f: Faction, s: Space): void {
  tradeForBase(g, f, s, { underground: underground(f), active: active(f), base: base(f) })
  settleShipments(g, s)
}

function regroup(g: Game, f: Faction, s: Space): void {
  for (;;) {
    const q = ask(g, f, 'rally.from', '3.3.1', { space: s })
    if (room(g, underground(f), s) > 0) {
      for (const from of spacesWith(g, f)) if (from !== s && guerrillas(g, f, from) > 0) q.space(from)
    }
    const answer = q.done().answer()
    if (!isSpaceWord(answer)) break
    relocateGuerrillas(g, f, f, answer as number as Space, s, 99, '3.3.1')
  }
  flip(g, active(f), s, count(g, s, active(f)))
}
