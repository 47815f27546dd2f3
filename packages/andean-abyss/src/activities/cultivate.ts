import {
  bases,
  guerrillas,
  lacksMoney,
  leavesOperation,
  move,
  NEEDS_OPERATION,
  place,
  whyNotAnywhere,
} from '@coinflict/kernel/rules'
import {
  type ActivityRules,
  available,
  type Game,
  type Operation,
  type Reason,
  type Space,
  spacesWith,
  spaceWord,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { base, CARTELS, hasRoomForBase, police } from '../forces.ts'
import { isDepartment, isLoc, pop } from '../map.ts'
import { MARCH } from '../operations/march.ts'
import { RALLY } from '../operations/rally.ts'

const NEW = word('new')

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.5.1'),
  where: because('why.cultivate-where', '4.5.1'),
  police: because('why.police', '4.5.1'),
  stacking: because('why.stacking', '1.4.2'),
  noBase: because('why.no-base-to-move', '4.5.1'),
  rally: because('why.cultivate-rally', '4.5.1'),
}

/** A new base only in a department selected for this Rally. */
function whyNotNew(g: Game, op: Operation, s: Space): Reason | undefined {
  if (!isDepartment(s) || op.rules.word !== RALLY || !op.spaces.includes(s)) return REASONS.rally
  return available(g, base(CARTELS)) === 0 ? REASONS.noBase : undefined
}

function whyNotFrom(g: Game, op: Operation, from: Space, to: Space): Reason | undefined {
  if (from === to || bases(g, CARTELS, from) === 0) return REASONS.noBase
  return leavesOperation(g, op, (g) => move(g, base(CARTELS), from, to)) ? undefined : NEEDS_OPERATION
}

function whyNotIn(g: Game, op: Operation, s: Space): Reason | undefined {
  if (isLoc(s) || pop(s) === 0) return REASONS.where
  if (guerrillas(g, CARTELS, s) <= police(g, s)) return REASONS.police
  if (!hasRoomForBase(g, CARTELS, s)) return REASONS.stacking
  if (whyNotNew(g, op, s) === undefined) return undefined
  return whyNotAnywhere(g, (from) => whyNotFrom(g, op, from, s), REASONS.noBase, spacesWith(g, CARTELS))
}

/** 4.5.1 Cultivate: a base moves to where the Cartels outnumber the Police, or a new one where they Rally. */
export const cultivate: ActivityRules = {
  word: word('cultivate'),
  rule: '4.5.1',
  accompanies: [RALLY, MARCH],
  whyNot(g, op) {
    if (op.spaces.length === 0 && lacksMoney(g, op)) return NEEDS_OPERATION
    return whyNotAnywhere(g, (s) => whyNotIn(g, op, s), REASONS.nowhere, spacesWith(g, CARTELS))
  },
  run(g, op) {
    const q = ask(g, CARTELS, 'cultivate.where', '4.5.1')
    q.everySpace((s) => whyNotIn(g, op, s), spacesWith(g, CARTELS))
    const to = q.askSpace()
    const q2 = ask(g, CARTELS, 'cultivate.from', '4.5.1', { space: to })
    // The place may have been filled just now, by hand.
    const full = hasRoomForBase(g, CARTELS, to) ? undefined : REASONS.stacking
    q2.offer(NEW, full ?? whyNotNew(g, op, to))
    for (const from of spacesWith(g, CARTELS)) {
      if (bases(g, CARTELS, from) > 0 && from !== to) q2.offer(spaceWord(from), full ?? whyNotFrom(g, op, from, to))
    }
    const answer = q2.answer()
    if (answer === NEW) place(g, base(CARTELS), to)
    else move(g, base(CARTELS), answer as number as Space, to)
  },
}
