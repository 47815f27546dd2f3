import { reasonText } from '@coinflict/kernel/display'
import { BadInput, type Game } from '@coinflict/kernel/state'
import { Refused } from '@coinflict/kernel/table'
import { signal } from '@preact/signals'
import { language } from '../settings.ts'
import { type Message, say } from '../text/say.ts'

/** Something to say, and the rule it comes from. */
export interface Notice {
  readonly text: string
  readonly rule?: string
}

/** The last thing the app had to say that is no part of the game. */
export const notice = signal<Notice | undefined>(undefined)

const PROBLEMS: Readonly<Record<string, Message>> = {
  save: 'problem.save',
  journal: 'problem.journal',
  position: 'problem.position',
  link: 'problem.link',
  file: 'problem.file',
  game: 'problem.game',
  scenario: 'problem.setup',
  option: 'problem.setup',
  seat: 'problem.setup',
}

/** What went wrong, in a sentence or two. */
export function problemText(error: unknown, g?: Game): string {
  if (error instanceof Refused && g !== undefined) return reasonText(g, error.reason, language.value)
  if (!(error instanceof BadInput)) return say('problem.unknown', { text: String(error) })
  const known = PROBLEMS[error.code]
  const detail = error.textIn(language.value)
  return known === undefined ? detail : say(known, { text: detail })
}

export function noticeOf(error: unknown, g?: Game): Notice {
  const rule = error instanceof BadInput ? error.rule : undefined
  return { text: problemText(error, g), ...(rule === undefined ? {} : { rule }) }
}

/** Says what went wrong. */
export function complain(error: unknown, g?: Game): void {
  if (!(error instanceof BadInput)) console.error(error)
  notice.value = noticeOf(error, g)
}
