import { cardName, reasonText, withRule, wordText } from '@coinflict/kernel/display'
import { type BadInput, isSpaceWord, type Reason, spaceWord, type Word, wordOf } from '@coinflict/kernel/state'
import { Refused } from '@coinflict/kernel/table'
import { capital } from '@coinflict/kernel/text'
import { unbroken, wrap } from '../layout.ts'
import { matching, nameOf } from './answers.ts'
import type { Screen } from './screen.ts'

/** Every answer that is not possible, by reason; or one of them. */
export function why(screen: Screen, about: string): string[] {
  const q = screen.asked
  if (about === '') {
    return q.refused.length === 0
      ? [screen.say('why.all-possible')]
      : [screen.say('why.head'), ...refusedLines(screen, q.refused)]
  }
  const found = matching(screen, about, [...q.refused, ...q.answers])
  const refused = found.filter((word) => q.refused.includes(word))
  if (refused.length > 0) return refusedLines(screen, refused)
  if (found.length > 0) return found.map((word) => screen.say('why.possible', { text: nameOf(screen, word) }))
  const [space] = matching(screen, about, screen.volume.allSpaces.map(spaceWord))
  const known = space ?? wordOf(screen.volume, about.toLowerCase())
  return known === undefined
    ? [screen.say('why.unknown', { text: about })]
    : [screen.say('why.not-asked', { text: wordText(screen.volume, known, screen.language) })]
}

/** Reasons with their rules; answers that share one stand together. */
export function refusedLines(screen: Screen, words: readonly Word[]): string[] {
  const q = screen.asked
  const { width } = screen.view
  const groups = new Map<string, { reason: Reason; words: Word[] }>()
  for (const word of words) {
    const reason = q.whyNot(word)
    if (reason === undefined) continue
    const id = `${reason.id} ${reason.rule}`
    const group = groups.get(id)
    if (group === undefined) groups.set(id, { reason, words: [word] })
    else group.words.push(word)
  }
  return [...groups.values()].flatMap(({ reason, words: [first, ...others] }) => {
    if (first === undefined) return []
    const text = textOf(screen, reason, first)
    const names = (list: readonly Word[]): string => list.map((word) => unbroken(nameOf(screen, word))).join(', ')
    return saysWhich(screen, reason, first)
      ? [
          ...wrap(text, width, '    ', '  '),
          ...(others.length === 0
            ? []
            : wrap(screen.say('why.likewise', { text: names(others) }), width, '      ', '    ')),
        ]
      : wrap(`${names([first, ...others])}: ${text}`, width, '    ', '  ')
  })
}

/** Whether a reason names the answer that it stands against. */
export function saysWhich(screen: Screen, reason: Reason, about: Word): boolean {
  return isSpaceWord(about) && screen.volume.catalogues.en[reason.id]?.includes('{space}') === true
}

export function textOf(screen: Screen, reason: Reason, about: Word | undefined): string {
  return withRule(reasonText(screen.table.game, reason, screen.language, about), reason.rule)
}

export function refusal(screen: Screen, error: BadInput, refused: Word | undefined): string {
  const { card } = error.details
  if (error.id === 'error.card-not-now')
    return screen.say('deal.cannot', { card: cardName(screen.volume, Number(card)) })
  if (!(error instanceof Refused)) return capital(stopped(error.textIn(screen.language)))
  const text = textOf(screen, error.reason, refused)
  if (refused === undefined || saysWhich(screen, error.reason, refused)) return text
  return `${nameOf(screen, refused)}: ${text}`
}

/** Errors are worded to stand after a colon; by themselves they are sentences. */
const stopped = (text: string): string => (/[.!?…)]$/.test(text) ? text : `${text}.`)
