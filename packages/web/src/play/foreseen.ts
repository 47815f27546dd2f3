import { reasonText } from '@coinflict/kernel/display'
import { count, isNumberWord, resources, type Space, spaceWord } from '@coinflict/kernel/state'
import { signed } from '@coinflict/kernel/text'
import type { Foreseen } from '../board/carry-bubble.tsx'
import { language } from '../settings.ts'
import { isDraft, type Load } from './carry.ts'
import type { Draft } from './draft.ts'
import { effectsOf, shownTexts } from './effects.ts'
import { outcomeTexts } from './outcome.ts'
import type { Session } from './session.ts'

/** What would come of carrying pieces from one space to another, in words, and at which numbers it changes. */
export function foreseen(session: Session, from: Space, to: Space, load: Load): Foreseen | undefined {
  const seen = session.foresee(from, to, load)
  if (seen === undefined) return undefined
  const { game, volume } = session
  const title = `→ ${volume.spaces[to]?.name}`
  if (!isDraft(seen)) {
    return { isPossible: false, isOther: false, title, lines: [reasonText(game, seen, language.value, spaceWord(to))] }
  }
  const at = Math.max(seen.rowOf(from), seen.rowOf(to))
  const { before, after, given = [] } = seen.rows[at] ?? {}
  if (before === undefined || after === undefined) return { isPossible: true, isOther: false, title, lines: [] }
  const number = given.find(({ question, answer }) => isNumberWord(answer) && question.params?.piece === load.piece)
  const effects = number === undefined ? [] : effectsOf(seen, at, number, shownTexts)
  const { piece } = load
  return {
    isPossible: true,
    isOther: piece !== undefined && count(after, from, piece) >= count(before, from, piece),
    title: `${title} ${costText(seen, before, after)}`,
    lines: [
      ...outcomeTexts(before, after, [to]),
      ...effects.map(({ from: a, to: b, text }) => `${a === b ? a : `${a}–${b}`}: ${text}`),
    ],
  }
}

function costText({ by, game }: Draft, before: Draft['game'], after: Draft['game']): string {
  if (game.volume.purseOf[by] === -1) return ''
  const cost = resources(after, by) - resources(before, by)
  return cost === 0 ? '' : `(${signed(cost)})`
}
