import { controlledBy } from '@coinflict/kernel/rules'
import {
  count,
  declines,
  isNumberWord,
  isSpaceWord,
  numberWord,
  type Space,
  spaceWord,
  wordNumber,
  wordSpace,
} from '@coinflict/kernel/state'
import type { Draft } from './draft.ts'
import { withPick } from './plan.ts'
import { spacesNamed } from './step.ts'

/** So many places are tried to find who comes. */
const MOST_SOURCES = 4

/** Others' pieces in a space that can be found and are not, or that are. */
function others({ by, game }: Draft, at: Space, isFound: boolean): number {
  const { volume } = game
  return volume.allPieces.reduce((sum, piece) => {
    const { flip, active = false } = volume.pieces[piece] ?? {}
    const counts = flip !== undefined && active === isFound && volume.factionOf[piece] !== by
    return counts ? sum + count(game, at, piece) : sum
  }, 0)
}

/** A draft in which as few come to the space chosen last as find all who hide there, or as many of them as can be found. */
export function withEnough(draft: Draft): Draft {
  const row = draft.rows.length - 1
  const { space: at } = draft.rows[row]?.choice ?? {}
  if (at === undefined || draft.isOpen) return draft
  let now = draft
  while (others(now, at, false) > 0) {
    const next = withSource(now, row, at)
    if (next === undefined) return now
    now = next
  }
  return now
}

/** The same with those who come from one space more, if that finds anybody: rather from where Control stays as it is. */
function withSource(draft: Draft, row: number, at: Space): Draft | undefined {
  const asked = draft.rows[row]?.given.findLast(({ question }) => question.answers.some(isSpaceWord))
  if (asked === undefined || !declines(asked.answer)) return undefined
  const chosen = new Set(draft.rows.flatMap(({ spaces }) => [...spaces]))
  const sources = asked.question.answers
    .filter(isSpaceWord)
    .map(wordSpace)
    .filter((space) => !chosen.has(space))
    .toSorted((a, b) => ownAt(draft, b) - ownAt(draft, a))
  const found = others(draft, at, true)
  const ways = sources.slice(0, MOST_SOURCES).flatMap((from) => {
    const plan = withPick(draft.plan, row, asked.key, asked.nth, spaceWord(from))
    const all = draft.revised(plan)
    return others(all, at, true) > found ? [{ from, all }] : []
  })
  let first: Draft | undefined
  for (const { from, all } of ways.toSorted((a, b) => others(b.all, at, true) - others(a.all, at, true))) {
    const few = fewest(all, row, at, from)
    if (controlledBy(few.game, from) === controlledBy(draft.game, from)) return few
    first ??= few
  }
  return first
}

/** The same with as few of each kind from a space as find no fewer. */
function fewest(draft: Draft, row: number, at: Space, from: Space): Draft {
  const found = others(draft, at, true)
  let now = draft
  for (const { key, nth, answer, question } of draft.rows[row]?.given ?? []) {
    if (!isNumberWord(answer) || !spacesNamed(question).includes(from)) continue
    let [low, high] = [Math.min(...question.answers.map(wordNumber)), wordNumber(answer)]
    while (low < high) {
      const middle = (low + high) >> 1
      const tried = draft.revised(withPick(now.plan, row, key, nth, numberWord(middle)))
      if (others(tried, at, true) < found) low = middle + 1
      else [now, high] = [tried, middle]
    }
  }
  return now
}

const ownAt = ({ by, game }: Draft, space: Space): number =>
  (game.volume.kindsOf[by] ?? []).reduce((sum, kind) => sum + count(game, space, kind), 0)
