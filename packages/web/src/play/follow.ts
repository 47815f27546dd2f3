import { isSpaceWord, type Word, wordSpace } from '@coinflict/kernel/state'
import type { Table } from '@coinflict/kernel/table'
import { Draft, type Place } from './draft.ts'
import { NO_PLAN, type Plan, withPick, withPickAfter, withRow } from './plan.ts'

/** The draft that gives some answers, as far as answers can be put together; nothing if they do not begin with a space. */
export function followed(table: Table, words: readonly Word[]): Draft | undefined {
  let draft: Draft | undefined
  for (;;) {
    const at = draft === undefined ? 0 : firstOther(draft, words)
    const word = words[at]
    const plan = word === undefined ? undefined : led(draft, at, word)
    const next = plan === undefined ? undefined : new Draft(table, plan)
    // Where a pick leads no farther, the rest is left to whoever asked.
    if (next === undefined || (draft !== undefined && firstOther(next, words) <= at)) return draft
    if (next.rows.some(({ problem }) => problem !== undefined)) return draft
    draft = next
  }
}

/** How many answers of a draft are as wished. */
function firstOther(draft: Draft, words: readonly Word[]): number {
  const at = words.findIndex((word, i) => draft.words[i] !== word)
  return at === -1 ? words.length : at
}

/** The plan in which an answer of the draft is another one; nothing if that is not for a plan to say. */
function led(draft: Draft | undefined, at: number, word: Word): Plan | undefined {
  if (draft === undefined) return isSpaceWord(word) ? withRow(NO_PLAN, wordSpace(word)) : undefined
  if (at === draft.inRows && draft.wanted === undefined)
    return isSpaceWord(word) ? withRow(draft.plan, wordSpace(word)) : undefined
  const place = placeOf(draft, at)
  if (place === undefined) return undefined
  const { row, key, nth } = place
  return row === undefined ? withPickAfter(draft.plan, key, nth, word) : withPick(draft.plan, row, key, nth, word)
}

/** Where an answer of the draft is picked, by its number. */
function placeOf(draft: Draft, at: number): (Place & { readonly row: number | undefined }) | undefined {
  if (at === draft.words.length) return draft.wanted
  const last = draft.words.length - draft.after.length
  const after = draft.after[at - last]
  if (after !== undefined) return { row: undefined, key: after.key, nth: after.nth }
  let from = 0
  for (const [row, { end = last, given }] of draft.rows.entries()) {
    const each = at < end ? given[at - from - 1] : undefined
    if (each !== undefined) return { row, key: each.key, nth: each.nth }
    from = end
  }
  return undefined
}
