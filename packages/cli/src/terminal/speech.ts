import { cardName, cardsCalled, factionName, logText, wordText } from '@coinflict/kernel/display'
import {
  cardWord,
  type Entry,
  type Faction,
  isCardWord,
  type LogEvent,
  type Word,
  wordCard,
  wordOf,
} from '@coinflict/kernel/state'
import { simplify } from '@coinflict/kernel/text'
import { complaint } from '../text/say.ts'
import type { Screen } from './screen.ts'

/** What a word means of all that could have come, or could not. */
export function toldBy(screen: Screen, typed: string): Word {
  const isCard = screen.table.chanceAsked?.answers.some(isCardWord) === true
  if (!isCard) {
    const word = wordOf(screen.volume, typed.toLowerCase())
    if (word === undefined) throw complaint('unknown', 'hear.unknown', { text: typed })
    return word
  }
  const found = cardsCalled(screen.volume, typed).map(cardWord)
  const possible = found.filter((word) => screen.table.chanceAsked?.answers.includes(word))
  const [first, ...others] = possible.length > 0 ? possible : found
  if (first === undefined) throw complaint('unknown', 'told.no-card', { text: typed })
  if (others.length === 0) return first
  const list = [first, ...others].map((word) => cardName(screen.volume, wordCard(word))).join(', ')
  throw complaint('ambiguous', 'hear.ambiguous', { text: typed, list })
}

export function speaker(screen: Screen, name: string): Faction {
  const list = screen.volume.factions.map(({ id }) => id)
  const typed = simplify(name)
  const found = screen.volume.allFactions.filter(
    (f) =>
      (list[f] as string).startsWith(typed) ||
      simplify(factionName(screen.volume, f, screen.language)).startsWith(typed),
  )
  if (typed === '' || found.length !== 1) {
    throw complaint('faction', 'out-of-turn.faction', { text: name, list: list.join(', ') })
  }
  return found[0] as Faction
}

/** The id of a space, piece, faction, marker or track that begins so, if there is just one; else the word as it is. */
export function idOf(screen: Screen, word: string): string {
  const { spaces, pieces, factions, markers, tracks } = screen.volume
  const ids = [spaces, pieces, factions, markers, tracks].flatMap((list) => list.map(({ id }) => id))
  const typed = simplify(word)
  if (typed === '' || ids.some((id) => simplify(id) === typed)) return ids.find((id) => simplify(id) === typed) ?? word
  const found = ids.filter((id) => simplify(id).startsWith(typed))
  const root = found.find((id) => found.every((other) => other.startsWith(id)))
  return root ?? word
}

/** What is undone: the answer, how many others gave since, and what chance brought to light. */
export function takenBack(screen: Screen, [entry, ...others]: readonly Entry[], events: readonly LogEvent[]): string[] {
  const text =
    typeof entry === 'string'
      ? entry.split(' ').slice(1).join(' ')
      : wordText(screen.volume, entry as Word, screen.language)
  const done = screen.say('undo.done', { text, ...(others.length === 0 ? {} : { n: others.length }) })
  const revealed = events
    .filter(({ kind }) => kind === 'roll' || kind === 'card')
    .map((event) => logText(screen.volume, event, screen.language))
  return screen.wrapped(
    revealed.length === 0 ? done : `${done} ${screen.say('undo.revealed', { text: revealed.join(' ') })}`,
  )
}
