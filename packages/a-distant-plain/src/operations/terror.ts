import {
  anySpace,
  flip,
  mark,
  NEUTRAL,
  nextSpace,
  payFor,
  setLevel,
  shift,
  undergroundOf,
  whyNotPay,
} from '@coinflict/kernel/rules'
import {
  type Faction,
  type Game,
  level,
  type Operation,
  type OperationRules,
  type Reason,
  type Space,
  spacesWith,
  word,
} from '@coinflict/kernel/state'
import { because } from '../ask.ts'
import { hearElders } from '../elders.ts'
import { CARD, inForce } from '../events/lasting.ts'
import { police, SABOTAGE, TALIBAN, TERROR as TERROR_MARKER, underground } from '../forces.ts'
import { isCity, isLoc } from '../map.ts'

export const TERROR = word('terror')

const NO_UNDERGROUND = because('why.no-underground', '3.3.4')
const TWO_UNDERGROUND = because('why.two-underground', '5.3')

/** Card 30, shaded: Taliban Terror in Kabul costs nothing and shows nobody. */
const isUnseen = (g: Game, f: Faction, s: Space): boolean =>
  f === TALIBAN && isCity(s) && inForce(g, CARD.urbanSpecialists, 'shaded')

/** Whether Taliban Terror takes two guerrillas: on a line by card 23, with Police by 29, in Kabul by 30, all unshaded. */
function takesTwo(g: Game, f: Faction, s: Space): boolean {
  if (f !== TALIBAN) return false
  if (isLoc(s)) return inForce(g, CARD.roadsideIeds, 'unshaded')
  if (isCity(s) && inForce(g, CARD.urbanSpecialists, 'unshaded')) return true
  return inForce(g, CARD.nightLetters, 'unshaded') && police(g, s) > 0
}

/** How many guerrillas Terror needs Underground, and how many of them it shows. */
const needed = (g: Game, f: Faction, s: Space): number => (takesTwo(g, f, s) && !isUnseen(g, f, s) ? 2 : 1)
export const shown = (g: Game, f: Faction, s: Space): number => (isUnseen(g, f, s) ? 0 : needed(g, f, s))

export const terrorCost = (g: Game, f: Faction, s: Space): number => (isLoc(s) || isUnseen(g, f, s) ? 0 : 1)

/** 3.3.4 Where a faction may use Terror, its Resources aside. */
export function whyNotTerror(g: Game, f: Faction, s: Space): Reason | undefined {
  const hidden = undergroundOf(g, f, s)
  if (hidden === 0) return NO_UNDERGROUND
  return hidden < needed(g, f, s) ? TWO_UNDERGROUND : undefined
}

const whyNotPaid = (g: Game, op: Operation, s: Space): Reason | undefined =>
  whyNotTerror(g, op.faction, s) ?? whyNotPay(g, op, terrorCost(g, op.faction, s))

/** 3.3.4 Terror: show a guerrilla, mark the space and turn its people; on lines Sabotage. */
export const terror: OperationRules = {
  word: TERROR,
  rule: '3.3.4',
  possible: (g, op) => anySpace(g, op, whyNotPaid, spacesWith(g, op.faction)),
  run(g, op) {
    for (;;) {
      const s = nextSpace(g, op, 'terror.where', whyNotPaid, spacesWith)
      if (s === undefined) return
      payFor(g, op, terrorCost(g, op.faction, s))
      terrorIn(g, op.faction, s)
    }
  },
}

/** Terror in one space: the Taliban shift it toward Opposition, the Warlords set it to Neutral; the marker comes either way. */
export function terrorIn(g: Game, f: Faction, s: Space): void {
  flip(g, underground(f), s, Math.min(shown(g, f, s), undergroundOf(g, f, s)))
  if (isLoc(s)) {
    mark(g, SABOTAGE, s)
    return
  }
  mark(g, TERROR_MARKER, s)
  const before = level(g, s)
  if (f === TALIBAN) shift(g, s, -1)
  else setLevel(g, s, NEUTRAL)
  hearElders(g, s, before)
}
