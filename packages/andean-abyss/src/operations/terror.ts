import {
  adjust,
  anySpace,
  flip,
  mark,
  nextSpace,
  payFor,
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
import { AID, AUC, FARC, SABOTAGE, TERROR as TERROR_MARKER, underground } from '../forces.ts'
import { isLoc } from '../map.ts'

export const TERROR = word('terror')

const NO_UNDERGROUND = because('why.no-underground', '3.3.4')

export const terrorCost = (s: Space): number => (isLoc(s) ? 0 : 1)

/** 3.3.4 Where a faction may use Terror, its Resources aside. */
export const whyNotTerrorBy = (g: Game, f: Faction, s: Space): Reason | undefined =>
  undergroundOf(g, f, s) === 0 ? NO_UNDERGROUND : undefined

export const whyNotTerror = (g: Game, op: Operation, s: Space): Reason | undefined =>
  whyNotTerrorBy(g, op.faction, s) ?? whyNotPay(g, op, terrorCost(s))

/** 3.3.4 Terror: show a guerrilla, mark the space and move its people; on lines Sabotage. */
export const terror: OperationRules = {
  word: TERROR,
  rule: '3.3.4',
  possible: (g, op) => anySpace(g, op, whyNotTerror, spacesWith(g, op.faction)),
  run(g, op) {
    for (;;) {
      const s = nextSpace(g, op, 'terror.where', whyNotTerror, spacesWith)
      if (s === undefined) break
      payFor(g, op, terrorCost(s))
      terrorIn(g, op.faction, s)
    }
    cutAid(g, op.faction, op.spaces.length)
  },
}

/** Terror in one space. FARC shifts toward Active Opposition, the others toward Neutral; the marker comes either way. */
export function terrorIn(g: Game, f: Faction, s: Space, markers = 1, shows = true): void {
  if (shows && undergroundOf(g, f, s) > 0) flip(g, underground(f), s)
  if (isLoc(s)) {
    mark(g, SABOTAGE, s)
    return
  }
  mark(g, TERROR_MARKER, s, markers)
  shift(g, s, f === FARC ? -1 : -Math.sign(level(g, s)))
}

/** 3.3.4 Aid Cut: AUC Terror costs the Government Aid, once an operation, by events too. */
export function cutAid(g: Game, f: Faction, spaces: number): void {
  if (f === AUC && spaces > 0) adjust(g, AID, spaces === 1 ? -3 : -5)
}
