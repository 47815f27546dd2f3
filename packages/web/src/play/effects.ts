import { pieceName } from '@coinflict/kernel/display'
import { isNumberWord, numberWord, type Piece, wordNumber } from '@coinflict/kernel/state'
import { language } from '../settings.ts'
import type { Draft, Given } from './draft.ts'
import { piecesChanged, standingChanged } from './outcome.ts'
import { withPick } from './plan.ts'

/** Numbers that lead to the same, and to what. */
export interface Effect {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** More numbers than this are not tried one by one. */
const MOST = 12

/** What depends on the number of pieces that move: who is shown, and how Control and the people change. What comes of any number is not told. */
export function effectsOf(
  draft: Draft,
  row: number,
  { question, key, nth }: Given,
  partsOf: (draft: Draft, row: number) => readonly string[] = effectTexts,
): readonly Effect[] {
  const numbers = question.answers.filter(isNumberWord).map(wordNumber)
  if (question.params?.to === undefined || numbers.length > MOST) return []
  const tried = numbers.map((n) => ({
    n,
    parts: partsOf(draft.revised(withPick(draft.plan, row, key, nth, numberWord(n))), row),
  }))
  const isAlways = (part: string) => tried.every(({ parts }) => parts.includes(part))
  const effects: Effect[] = []
  for (const { n, parts } of tried) {
    const text = parts.filter((part) => !isAlways(part)).join('; ')
    const last = effects.at(-1)
    if (last?.text === text) effects[effects.length - 1] = { ...last, to: n }
    else effects.push({ from: n, to: n, text })
  }
  return effects.filter(({ text }) => text !== '')
}

/** The pieces of a row that show another face than before: own ones, however many move, and those of others that are found. */
export function shownTexts(draft: Draft, row: number): readonly string[] {
  const { before, after, spaces } = draft.rows[row] ?? {}
  if (before === undefined || after === undefined || spaces === undefined) return []
  const { volume } = after
  const more = new Map<Piece, number>()
  for (const { piece, n } of piecesChanged(before, after, spaces)) more.set(piece, (more.get(piece) ?? 0) + n)
  return [...more].flatMap(([piece, n]) => {
    if (n <= 0) return []
    const isOwn = volume.factionOf[piece] === draft.by
    return [isOwn ? pieceName(volume, piece, language.value, 2) : `${n} ${pieceName(volume, piece, language.value, n)}`]
  })
}

/** Those, and how Control and the people change. */
function effectTexts(draft: Draft, row: number): readonly string[] {
  const { before, after, spaces } = draft.rows[row] ?? {}
  if (before === undefined || after === undefined || spaces === undefined) return []
  const standings = [...spaces].flatMap((space) =>
    standingChanged(before, after, space).map((text) => `${after.volume.spaces[space]?.name}: ${text}`),
  )
  return [...shownTexts(draft, row), ...standings]
}
