import {
  anySpace,
  askSpaceOf,
  guerrillas,
  hasOpposition,
  hasSupport,
  isSelected,
  marchGroup,
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
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { AUC, active, cubes, FARC, nearby, room, underground } from '../forces.ts'
import { isLoc, S } from '../map.ts'
import { carryShipments } from '../shipments.ts'

export const MARCH = word('march')

const REASONS = {
  nobody: because('why.no-guerrillas-to-march', '3.3.2'),
  nowhere: because('why.nowhere-to-march', '3.3.2'),
  notAdjacent: because('why.not-adjacent', '3.3.2'),
  oneGroup: because('why.one-group', '3.3.2'),
  oneSpace: because('why.limited', '2.3.5'),
  full: because('why.stacking', '1.4.2'),
}

/** 1 for each city or department entered, however many groups come; lines are free. */
const marchCost = (op: Operation, to: Space): number => (isLoc(to) || isSelected(op, to) ? 0 : 1)

const movable = (g: Game, op: Operation, s: Space): number =>
  unmoved(g, op, s, underground(op.faction)) + unmoved(g, op, s, active(op.faction))

/** Groups that moved: origin and destination. */
type Groups = readonly number[]
const group = (g: Game, from: Space, to: Space): number => from * g.volume.layout.spaces + to

function whyNotTo(g: Game, op: Operation, groups: Groups, from: Space, to: Space): Reason | undefined {
  if (op.limited && op.spaces.length > 0 && op.spaces[0] !== to) return REASONS.oneSpace
  if (groups.length > 0 && groups.includes(group(g, from, to))) return REASONS.oneGroup
  // Guerrillas fill no other space.
  if (to === S.ecuador && room(g, underground(op.faction), to) === 0) return REASONS.full
  return whyNotPay(g, op, marchCost(op, to))
}

function whyNotFrom(g: Game, op: Operation, groups: Groups, from: Space): Reason | undefined {
  if (movable(g, op, from) === 0) return REASONS.nobody
  for (const to of nearby(g, from)) if (whyNotTo(g, op, groups, from, to) === undefined) return undefined
  return REASONS.nowhere
}

const NO_GROUPS: Groups = []
const whyNotFirst = (g: Game, op: Operation, from: Space): Reason | undefined => whyNotFrom(g, op, NO_GROUPS, from)

/** Whether a group of so many turns Active on arrival. */
export function marchActivates(g: Game, f: Faction, to: Space, n: number): boolean {
  const watched = isLoc(to) || hasSupport(g, to) || (f === AUC && hasOpposition(g, to))
  const watchers = cubes(g, to) + (f === AUC ? guerrillas(g, FARC, to) : 0)
  return watched && n + watchers > 3
}

/** 3.3.2 March: groups of guerrillas move to adjacent spaces; a large group is seen where people watch. */
export const march: OperationRules = {
  word: MARCH,
  rule: '3.3.2',
  possible: (g, op) => anySpace(g, op, whyNotFirst, spacesWith(g, op.faction)),
  run(g, op) {
    const groups: number[] = []
    const put = () =>
      ask(g, op.faction, 'march.from', '3.3.2').everySpace(
        (s) => whyNotFrom(g, op, groups, s),
        spacesWith(g, op.faction),
      )
    for (;;) {
      const from = askSpaceOf(g, op, put, whyNotStop)
      if (from === undefined) return
      marchFrom(g, op, groups, from)
    }
  },
}

function marchFrom(g: Game, op: Operation, groups: number[], from: Space): void {
  const f = op.faction
  const q = ask(g, f, 'march.to', '3.3.2', { space: from })
  q.everySpace(
    (to) => (isAdjacent(g, from, to) ? whyNotTo(g, op, groups, from, to) : REASONS.notAdjacent),
    nearby(g, from),
  )
  const to = q.askSpace()
  payFor(g, op, marchCost(op, to))
  if (!isSelected(op, to)) op.spaces.push(to)
  groups.push(group(g, from, to))
  marchGroup(g, op, from, to, {
    isSeen: (n) => marchActivates(g, f, to, n),
    carry: () => carryShipments(g, f, from, to),
  })
}
