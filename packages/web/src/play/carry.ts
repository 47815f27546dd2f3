import {
  isNumberWord,
  isSpaceWord,
  numberWord,
  type Piece,
  type Reason,
  type Space,
  spaceWord,
  wordSpace,
} from '@coinflict/kernel/state'
import type { Table } from '@coinflict/kernel/table'
import { Draft } from './draft.ts'
import { type Plan, withPick, withRow } from './plan.ts'
import { spacesNamed } from './step.ts'

/** Which pieces are carried, and how many; all if nothing is said. */
export interface Load {
  readonly piece?: Piece | undefined
  readonly n?: number | undefined
}

const NO_MOVE: Reason = { id: 'why.no-answer', rule: '' }

/**
 * A draft in which pieces also go from one space to another: from a chosen space to where it asks for, from where a chosen space may get
 * them, or to a chosen space where it is known who must go. Or why they do not.
 */
export function carried(table: Table, plan: Plan, from: Space, to: Space, load: Load): Draft | Reason {
  const draft = onTheWay(table, plan, from, to)
  return draft instanceof Draft ? loaded(table, draft, from, to, load) : draft
}

function onTheWay(table: Table, plan: Plan, from: Space, to: Space): Draft | Reason {
  const before = new Draft(table, plan)
  const { standing } = before
  if (standing === undefined || before.isOpen) return NO_MOVE
  if (standing.isPossible(spaceWord(from))) {
    const gone = new Draft(table, withRow(plan, from))
    const { wanted } = gone
    if (wanted === undefined) {
      if (gone.rows.at(-1)?.spaces.has(to) === true) return gone
    } else if (gone.standing?.isPossible(spaceWord(to)) === true) {
      return new Draft(table, withPick(gone.plan, wanted.row, wanted.key, wanted.nth, spaceWord(to)))
    } else return gone.standing?.whyNot(spaceWord(to)) ?? NO_MOVE
  }
  const known = before.rowOf(to)
  if (known === -1 && !standing.isPossible(spaceWord(to))) return standing.whyNot(spaceWord(from)) ?? NO_MOVE
  const come = known === -1 ? new Draft(table, withRow(plan, to)) : before
  if (standing.params?.space === from) return come
  const row = known === -1 ? come.rows.length - 1 : known
  const asked = come.rows[row]?.given.findLast(({ question }) => question.answers.some(isSpaceWord))
  if (asked === undefined) return standing.whyNot(spaceWord(from)) ?? NO_MOVE
  if (!asked.question.isPossible(spaceWord(from))) return asked.question.whyNot(spaceWord(from)) ?? NO_MOVE
  return new Draft(table, withPick(come.plan, row, asked.key, asked.nth, spaceWord(from)))
}

/** Where pieces of a space may be carried to. */
export function reachOf(table: Table, plan: Plan, from: Space): ReadonlySet<Space> {
  const { standing, rows, isOpen } = new Draft(table, plan)
  if (standing === undefined || isOpen) return new Set()
  if (standing.isPossible(spaceWord(from))) {
    const gone = new Draft(table, withRow(plan, from))
    const open = gone.isOpen ? (gone.standing?.answers ?? []).filter(isSpaceWord).map(wordSpace) : []
    if (open.length > 0) return new Set(open)
  }
  const goals = [...rows.map(({ choice }) => choice.space), ...standing.answers.filter(isSpaceWord).map(wordSpace)]
  return new Set(goals.filter((to) => to !== from && isDraft(onTheWay(table, plan, from, to))))
}

/** Only the pieces that are carried go: of other kinds none, if that is possible. Where those cannot go, whoever can does. */
function loaded(table: Table, draft: Draft, from: Space, to: Space, { piece, n }: Load): Draft {
  if (piece === undefined) return draft
  let now = draft
  const row = Math.max(draft.rowOf(from), draft.rowOf(to))
  if (!draft.rows[row]?.given.some(({ question }) => question.params?.piece === piece)) return draft
  // Each number may change what is asked next.
  for (let i = 0; i < (now.rows[row]?.given.length ?? 0); i++) {
    const given = now.rows[row]?.given[i]
    if (given === undefined || !isNumberWord(given.answer)) continue
    const named = spacesNamed(given.question)
    if (!named.includes(from) || !named.includes(to)) continue
    const isOther = given.question.params?.piece !== piece
    if (!isOther && n === undefined) continue
    now = new Draft(table, withPick(now.plan, row, given.key, given.nth, numberWord(isOther ? 0 : (n ?? 0))))
  }
  return now
}

/** Whether something is what came of it, not why nothing did. */
export const isDraft = (result: Draft | Reason): result is Draft => result instanceof Draft
