import {
  anySpace,
  eachSpaceOf,
  enemies,
  enemiesOf,
  guerrillas,
  isSelected,
  payFor,
  whyNotPay,
} from '@coinflict/kernel/rules'
import {
  type ActivityRules,
  type Game,
  type Operation,
  type Reason,
  type Space,
  spacesWith,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { AUC, police } from '../forces.ts'
import { removeEnemies } from '../losses.ts'
import { TERROR, terrorCost, terrorIn, whyNotTerrorBy } from '../operations/terror.ts'
import { settleShipments } from '../shipments.ts'

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.4.2'),
  police: because('why.police', '4.4.2'),
  enemy: because('why.no-enemy', '4.4.2'),
}

function whyNotIn(g: Game, op: Operation, s: Space): Reason | undefined {
  if (!isSelected(op, s)) {
    const reason = whyNotTerrorBy(g, AUC, s) ?? whyNotPay(g, op, terrorCost(s))
    if (reason !== undefined) return reason
  }
  if (guerrillas(g, AUC, s) <= police(g, s)) return REASONS.police
  return enemies(g, AUC, s) === 0 ? REASONS.enemy : undefined
}

/** 4.4.2 Assassinate: any one enemy piece, guarded bases too, in up to three Terror spaces; Terror still to come follows at once. */
export const assassinate: ActivityRules = {
  word: word('assassinate'),
  rule: '4.4.2',
  accompanies: [TERROR],
  whyNot: (g, op) => (anySpace(g, op, whyNotIn, spacesWith(g, AUC)) ? undefined : REASONS.nowhere),
  run(g, op) {
    eachSpaceOf(
      g,
      () => ask(g, AUC, 'assassinate.where', '4.4.2'),
      () => (s) => whyNotIn(g, op, s),
      (s) => assassinateIn(g, op, s),
      { most: 3, among: () => spacesWith(g, AUC) },
    )
  },
}

function assassinateIn(g: Game, op: Operation, s: Space): void {
  const isYetToCome = !isSelected(op, s)
  if (isYetToCome) {
    op.spaces.push(s)
    payFor(g, op, terrorCost(s))
  }
  removeEnemies(g, AUC, s, 1, enemiesOf(g, AUC), 'any', '4.4.2')
  settleShipments(g, s, { taker: AUC })
  if (isYetToCome) terrorIn(g, AUC, s)
}
