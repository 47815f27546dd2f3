import {
  type ActivityRules,
  flip,
  type Game,
  gain,
  leavesOperation,
  type Operation,
  type Reason,
  type Space,
  word,
} from '@coinflict/kernel'
import { ask, because } from '../ask.ts'
import { isOnMap, outnumbers, underground, undergroundOf } from '../forces.ts'
import { ATTACK } from '../operations/attack.ts'
import { MARCH } from '../operations/march.ts'
import { RALLY } from '../operations/rally.ts'
import { TERROR } from '../operations/terror.ts'
import { NEEDS_OPERATION, whyNotAnywhere } from './free.ts'

const REASONS = {
  underground: because('why.no-underground', '4.3.1'),
  majority: because('why.no-majority', '4.3.1'),
  selected: because('why.selected', '4.3.1'),
}

/** Show one guerrilla, take one Resource. */
function extortIn(g: Game, op: Operation, s: Space): void {
  flip(g, underground(op.faction), s)
  gain(g, op.faction, 1)
}

function whyNotIn(g: Game, op: Operation, s: Space): Reason | undefined {
  if (undergroundOf(g, op.faction, s) === 0) return REASONS.underground
  if (!outnumbers(g, op.faction, s)) return REASONS.majority
  return leavesOperation(g, op, () => extortIn(g, op, s)) ? undefined : NEEDS_OPERATION
}

/** 4.3.1, 4.4.1 Extort: a Resource from each chosen space that the faction dominates, lines too. */
export const extort: ActivityRules = {
  word: word('extort'),
  rule: '4.3.1',
  accompanies: [RALLY, MARCH, ATTACK, TERROR],
  whyNot: (g, op) => whyNotAnywhere(g, (s) => whyNotIn(g, op, s), REASONS.majority),
  run(g, op) {
    const done: Space[] = []
    for (;;) {
      const q = ask(g, op.faction, 'extort.where', '4.3.1')
      for (const s of g.volume.allSpaces) {
        if (isOnMap(g, s)) q.space(s, done.includes(s) ? REASONS.selected : whyNotIn(g, op, s))
      }
      if (done.length > 0) q.done()
      const s = q.askSpaceOrDone()
      if (s === undefined) return
      done.push(s)
      extortIn(g, op, s)
    }
  },
}
