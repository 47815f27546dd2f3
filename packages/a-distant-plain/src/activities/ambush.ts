import { anySpace, eachSpaceOf, isSelected, payFor, undergroundOf, whyNotPay } from '@coinflict/kernel/rules'
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
import { CARD, inForce } from '../events/lasting.ts'
import { TALIBAN } from '../forces.ts'
import { ATTACK, ambushIn, whyNotAttack } from '../operations/attack.ts'

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.4.3'),
  resolved: because('why.attack-resolved', '4.4.3'),
  underground: because('why.no-underground', '4.4.3'),
}

/** Card 31, unshaded. */
export const mostAmbushes = (g: Game): number => (inForce(g, CARD.carBombs, 'unshaded') ? 1 : 3)

/** A guerrilla must be Underground; with card 31, shaded, one will do that is not. */
export const canSurprise = (g: Game, s: Space): boolean =>
  undergroundOf(g, TALIBAN, s) > 0 || inForce(g, CARD.carBombs, 'shaded')

function whyNotIn(g: Game, op: Operation, s: Space): Reason | undefined {
  if (isSelected(op, s)) return REASONS.resolved
  const against = whyNotAttack(g, TALIBAN, s)
  if (against !== undefined) return against
  return canSurprise(g, s) ? whyNotPay(g, op, 1) : REASONS.underground
}

/** 4.4.3 Ambush: in up to three Attack spaces not yet resolved success is certain and one guerrilla is shown instead of all. */
export const ambush: ActivityRules = {
  word: word('ambush'),
  rule: '4.4.3',
  accompanies: [ATTACK],
  whyNot: (g, op) => (anySpace(g, op, whyNotIn, spacesWith(g, TALIBAN)) ? undefined : REASONS.nowhere),
  run(g, op) {
    eachSpaceOf(
      g,
      () => ask(g, TALIBAN, 'ambush.where', '4.4.3'),
      () => (s) => whyNotIn(g, op, s),
      (s) => {
        op.spaces.push(s)
        payFor(g, op, 1)
        ambushIn(g, TALIBAN, s)
      },
      { most: mostAmbushes(g), among: () => spacesWith(g, TALIBAN) },
    )
  },
}
