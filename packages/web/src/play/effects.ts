import { pieceName } from '@coinflict/kernel/display'
import { isNumberWord, numberWord, wordNumber } from '@coinflict/kernel/state'
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

/** What each number of pieces that move leads to: as which pieces they arrive, and how Control and the people change. */
export function effectsOf(
  draft: Draft,
  row: number,
  { question, key, nth }: Given,
  textOf: (draft: Draft, row: number) => string = effectText,
): readonly Effect[] {
  const numbers = question.answers.filter(isNumberWord).map(wordNumber)
  if (question.params?.to === undefined || numbers.length > MOST) return []
  const effects: Effect[] = []
  for (const n of numbers) {
    const text = textOf(draft.revised(withPick(draft.plan, row, key, nth, numberWord(n))), row)
    const last = effects.at(-1)
    if (last?.text === text) effects[effects.length - 1] = { ...last, to: n }
    else effects.push({ from: n, to: n, text })
  }
  return effects
}

/** As which pieces those of a row arrive. */
export function arrivalsText(draft: Draft, row: number): string {
  const { before, after, spaces } = draft.rows[row] ?? {}
  if (before === undefined || after === undefined || spaces === undefined) return ''
  const come = piecesChanged(before, after, spaces).filter(({ n }) => n > 0)
  const kinds = [...new Set(come.map(({ piece }) => piece))]
  return kinds.map((piece) => pieceName(after.volume, piece, language.value, 2)).join(', ')
}

/** That, and how Control and the people change. */
function effectText(draft: Draft, row: number): string {
  const { before, after, spaces } = draft.rows[row] ?? {}
  if (before === undefined || after === undefined || spaces === undefined) return ''
  const standings = [...spaces].flatMap((space) =>
    standingChanged(before, after, space).map((text) => `${after.volume.spaces[space]?.name}: ${text}`),
  )
  return [arrivalsText(draft, row), ...standings].join('; ')
}
