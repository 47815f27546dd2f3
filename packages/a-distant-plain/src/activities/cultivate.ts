import { type FreeActivityRules, guerrillas, isSelected, place, whyNotAnywhere } from '@coinflict/kernel/rules'
import {
  available,
  type Game,
  type Operation,
  type Reason,
  type Space,
  spacesWith,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { base, police, population, room, WARLORDS } from '../forces.ts'
import { isProvince } from '../map.ts'
import { MARCH } from '../operations/march.ts'
import { RALLY } from '../operations/rally.ts'

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.5.1'),
  where: because('why.cultivate-where', '4.5.1'),
  notSelected: because('why.not-operation-space', '4.5.1'),
  police: because('why.police', '4.5.1'),
  stacking: because('why.stacking', '1.4.2'),
  noBase: because('why.none-available', '1.4.1'),
}

function whyNotIn(g: Game, op: Operation | undefined, s: Space): Reason | undefined {
  if (!isProvince(s) || population(g, s) === 0) return REASONS.where
  if (op !== undefined && !isSelected(op, s)) return REASONS.notSelected
  if (guerrillas(g, WARLORDS, s) <= police(g, s)) return REASONS.police
  if (room(g, base(WARLORDS), s) === 0) return REASONS.stacking
  return available(g, base(WARLORDS)) === 0 ? REASONS.noBase : undefined
}

/** 4.5.1 Cultivate: a new base in a province of this Rally or March where the Warlords outnumber the Police. */
export const cultivate: FreeActivityRules = {
  word: word('cultivate'),
  rule: '4.5.1',
  accompanies: [RALLY, MARCH],
  whyNot: (g, op) => whyNotAnywhere(g, (s) => whyNotIn(g, op, s), REASONS.nowhere, spacesWith(g, WARLORDS)),
  run(g, op) {
    const q = ask(g, WARLORDS, 'cultivate.where', '4.5.1')
    q.everySpace((s) => whyNotIn(g, op, s), spacesWith(g, WARLORDS))
    place(g, base(WARLORDS), q.askSpace())
  },
}
