import {
  anySpace,
  flip,
  guerrillas,
  hasSupport,
  mark,
  nextSpace,
  payFor,
  remove,
  shift,
  undergroundOf,
  whyNotPay,
} from '@coinflict/kernel/rules'
import {
  count,
  type Faction,
  type Game,
  inForce,
  markers,
  type Operation,
  type OperationRules,
  type Reason,
  type Space,
  spacesWith,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import { active, NVA, nvaTroops, SABOTAGE, TERROR as TERROR_MARKER, underground, VC } from '../forces.ts'
import { isLoc } from '../map.ts'

export const TERROR = word('terror')

const REASONS = {
  underground: because('why.no-underground', '3.3.4'),
  cadres: because('why.cadres-two', '5.3'),
}

/** Card 116, unshaded: Terror or Agitation costs the VC two guerrillas there. */
export const takesCadres = (g: Game, f: Faction): boolean => f === VC && inForce(g, CARD.cadres, 'unshaded')

export const terrorCost = (s: Space): number => (isLoc(s) ? 0 : 1)

/** 3.3.4 Where a faction may use Terror, its Resources aside: with an Underground guerrilla, the NVA also with Troops. */
export function whyNotTerror(g: Game, f: Faction, s: Space): Reason | undefined {
  if (undergroundOf(g, f, s) === 0 && !(f === NVA && nvaTroops(g, s) > 0)) return REASONS.underground
  return takesCadres(g, f) && guerrillas(g, f, s) < 2 ? REASONS.cadres : undefined
}

const whyNotPaid = (g: Game, op: Operation, s: Space): Reason | undefined =>
  whyNotTerror(g, op.faction, s) ?? whyNotPay(g, op, terrorCost(s))

/** 3.3.4 Terror: show a guerrilla, mark the space and turn its people; on LoCs Sabotage. */
export const terror: OperationRules = {
  word: TERROR,
  rule: '3.3.4',
  possible: (g, op) => anySpace(g, op, whyNotPaid, spacesWith(g, op.faction)),
  run(g, op) {
    for (;;) {
      const s = nextSpace(g, op, 'terror.where', whyNotPaid, spacesWith)
      if (s === undefined) return
      payFor(g, op, terrorCost(s))
      terrorIn(g, op.faction, s)
    }
  },
}

/** Terror in one space: no second marker comes, but the people turn all the same (ruling 108). */
export function terrorIn(g: Game, f: Faction, s: Space): void {
  if (undergroundOf(g, f, s) > 0) flip(g, underground(f), s)
  if (isLoc(s)) {
    mark(g, SABOTAGE, s)
  } else {
    if (markers(g, s, TERROR_MARKER) === 0) mark(g, TERROR_MARKER, s)
    if (f === VC) shift(g, s, -1)
    else if (hasSupport(g, s)) shift(g, s, -1)
  }
  if (takesCadres(g, f)) loseCadres(g, s)
}

/** Card 116, unshaded: two VC guerrillas go, of either state as the VC choose. */
export function loseCadres(g: Game, s: Space): void {
  const q = ask(g, VC, 'cadres.active', '5.3', { space: s, card: CARD.cadres })
  const n = Math.min(2, guerrillas(g, VC, s))
  const fromActive = q
    .numbers(Math.max(0, n - undergroundOf(g, VC, s)), Math.min(n, count(g, s, active(VC))))
    .askNumber()
  remove(g, active(VC), s, fromActive)
  remove(g, underground(VC), s, n - fromActive)
}
