import { anySpace, isSelected, payFor, undergroundOf, whyNotPay } from '@coinflict/kernel/rules'
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
import { ATTACK, ambushIn, whyNotAttack } from '../operations/attack.ts'

const NOWHERE = because('why.activity-nowhere', '4.3.2')
const RESOLVED = because('why.attack-resolved', '4.3.2')
const UNDERGROUND = because('why.no-underground', '4.3.2')

function whyNotIn(g: Game, op: Operation, s: Space): Reason | undefined {
  if (isSelected(op, s)) return RESOLVED
  if (undergroundOf(g, op.faction, s) === 0) return UNDERGROUND
  return whyNotAttack(g, op.faction, s) ?? whyNotPay(g, op, 1)
}

/** 4.3.2, 4.4.1 Ambush: in one Attack space not yet resolved success is certain and one guerrilla is shown instead of all. */
export const ambush: ActivityRules = {
  word: word('ambush'),
  rule: '4.3.2',
  accompanies: [ATTACK],
  whyNot: (g, op) => (anySpace(g, op, whyNotIn, spacesWith(g, op.faction)) ? undefined : NOWHERE),
  run(g, op) {
    const q = ask(g, op.faction, 'ambush.where', '4.3.2')
    q.everySpace((s) => whyNotIn(g, op, s), spacesWith(g, op.faction))
    const s = q.askSpace()
    op.spaces.push(s)
    payFor(g, op, 1)
    ambushIn(g, op.faction, s)
  },
}
