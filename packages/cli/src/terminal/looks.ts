import { alike, explanationText, factionName, factionNoun, wordText } from '@coinflict/kernel/display'
import { verbsInPlay } from '@coinflict/kernel/questions'
import { type Faction, spaceWord, wordSpace } from '@coinflict/kernel/state'
import { addresseeOf, isSecretMove, SPECTATOR } from '@coinflict/kernel/table'
import { message, numeral } from '@coinflict/kernel/text'
import { adviceAt, advisersAt, analystFor, chancesAt, consideredAt, workOut } from '@coinflict/players'
import { chancesLines, change, percent, type Sheet } from '../analysis.ts'
import { bothCards, briefLegend, oneCard } from '../board.ts'
import { wrap } from '../layout.ts'
import { aboutSpace } from '../space.ts'
import { lastTurns, logLines, reasonLines, storyLines } from '../story.ts'
import { matching, nameOf } from './answers.ts'
import type { Screen } from './screen.ts'

export function help(screen: Screen): string[] {
  const key = screen.volume.spaces[0]?.id ?? ''
  const verbs = verbsInPlay(screen.table.game)
  const ways = verbs.flatMap((verb) =>
    verb === 'hand' ? [screen.say('help.hand')] : waysOf(screen, verb, []).map((words) => [verb, ...words].join(' ')),
  )
  if (screen.volume.secrets !== undefined && verbs.includes('reveal')) ways.push(screen.say('help.secrets'))
  return [
    screen.say('help', { key, short: key.slice(0, 3) }),
    ...wrap(briefLegend(screen.view), screen.around.width(), '    ', '  '),
    screen.say('help.out-of-turn'),
    ...ways.map((text) => `  ${text}`),
  ]
}

/** The ways to say something out of turn: its own words as they are, a name for what stands for others. */
export function waysOf(screen: Screen, verb: string, words: readonly string[]): string[][] {
  const part = screen.volume.interjections[verb]?.next(screen.volume, words)
  if (part === undefined) return [[]]
  const [own, shown] = typeof part === 'object' ? [part, part] : [[''], [screen.say(`part.${part}`)]]
  return own.flatMap((word, i) => waysOf(screen, verb, [...words, word]).map((rest) => [shown[i] as string, ...rest]))
}

export function handHelp(screen: Screen): string[] {
  const { width } = screen.view
  const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(', ')
  const list = (id: 'hand.spaces' | 'hand.pieces' | 'hand.markers' | 'hand.tracks' | 'hand.levels', text: string) =>
    wrap(screen.say(id, { text }), width, '  ')
  return [
    screen.say('hand.help'),
    ...list('hand.spaces', ids(screen.volume.spaces)),
    ...list('hand.pieces', ids(screen.volume.pieces)),
    ...list('hand.markers', ids(screen.volume.markers)),
    ...list('hand.tracks', ids(screen.volume.tracks)),
    ...list('hand.levels', screen.volume.levels.join(', ')),
  ]
}

/** What only the player who is asked may see. */
export function showSecrets(screen: Screen): string[] {
  const { by } = screen.asked
  const secrets = screen.volume.secrets?.(screen.table.game, by) ?? []
  if (secrets.length === 0) return [screen.say('secrets.none')]
  const texts = secrets.map(({ id }) => message(screen.volume.catalogues, screen.language, id))
  return [`${factionName(screen.volume, by, screen.language)}: ${texts.join(', ')}`]
}

export function showCard(screen: Screen, what: string): string[] {
  if (what === '') return bothCards(screen.view)
  const card = /^\d{1,3}$/.test(what) ? screen.volume.cardByNumber[Number(what)] : undefined
  return card === undefined
    ? [screen.say('card.unknown', { text: what })]
    : oneCard(screen.view, card.number, screen.say('card.current'))
}

export function showSpace(screen: Screen, what: string): string[] {
  if (what === '') return [screen.say('space.name')]
  const [word, ...others] = matching(screen, what, screen.volume.allSpaces.map(spaceWord))
  if (word === undefined) return [screen.say('why.unknown', { text: what })]
  if (others.length === 0) return aboutSpace(screen.view, wordSpace(word))
  const list = [word, ...others].map((one) => wordText(screen.volume, one, screen.language)).join(', ')
  return screen.wrapped(screen.say('space.ambiguous', { text: what, list }))
}

export function showLog(screen: Screen, what: string): string[] {
  if (what !== '' && !/^\d{1,6}$/.test(what)) return [screen.say('log.number')]
  const n = what === '' ? 20 : Number(what)
  const lines = lastEvents(screen, n)
  return lines.length === 0 ? [screen.say('log.none')] : lines
}

export function lastEvents(screen: Screen, n: number): string[] {
  const events = n === 0 ? [] : alike(screen.log).slice(-n).flat()
  return logLines(screen.volume, events, screen.view)
}

/** What non-players did since a person's last turn began, with their reasons. */
export function showReasons(screen: Screen): string[] {
  const turns = screen.table.setup.seats.some(({ nonPlayer }) => nonPlayer) ? lastTurns(screen.table) : undefined
  const lines = turns === undefined ? [] : storyLines(screen.table, screen.view, turns.from, turns.to)
  return lines.length === 0 ? [screen.say('reasons.none')] : lines
}

/** So many playouts for advice and for chances, while somebody waits. */
const PLAYOUTS = { advice: 150, chances: 60 } as const
/** What is asked for where a player that thinks is to say what it would do. */
const SEARCH = 'search'

const analystAt = ({ around: { families, nets }, table, volume }: Screen) =>
  analystFor({ volume, families, nets }, table.setup)

const sheetOf = ({ view: { language, paint, width }, volume }: Screen): Sheet => ({ volume, language, paint, width })

/** Each faction's chance to win, as far as who is asked can tell. */
export function chances(screen: Screen, what: string): string[] {
  const { pending } = screen.table
  const n = what === '' ? PLAYOUTS.chances : /^\d{1,9}$/.test(what) ? Number(what) : Number.NaN
  const viewer = pending === undefined ? SPECTATOR : [pending.by]
  return chancesLines(sheetOf(screen), workOut(chancesAt(analystAt(screen), screen.table, viewer, n)))
}

/** What the charts say here and what a player that thinks would do; one of them where it is named, or a family of charts. */
export function hint(screen: Screen, wished: string): string[] {
  const { by } = screen.asked
  if (wished.toLowerCase() === SEARCH) return thought(screen, by)
  return wished === '' ? [...advice(screen, wished), ...thought(screen, by)] : advice(screen, wished)
}

/** What a player that thinks would answer, its turn, and why it is better than the chart's. */
function thought(screen: Screen, by: Faction): string[] {
  const { language, table } = screen
  const seen = workOut(consideredAt(analystAt(screen), table, [by], PLAYOUTS.advice))
  const [best] = seen.turns
  if (best === undefined) return []
  const sheet = sheetOf(screen)
  const text = screen.say('hint.search', {
    text: best.words.map((each) => each[language]).join(' · '),
    value: percent(sheet, best.value),
    error: numeral(best.error * 100, language, 1),
    n: seen.count,
  })
  const isChart = seen.chart === 0
  const compared = isChart
    ? screen.say('hint.agree')
    : screen.say('hint.over', { text: change(sheet, best.difference) })
  const reasons = isChart ? [] : best.tellings.map((each) => `${each.text[language]}.`)
  return [...screen.wrapped(text), ...reasonLines(screen.view, [compared, ...reasons])]
}

/** What a non-player would answer here, of the family at the table or of one that is named. */
function advice(screen: Screen, wished: string): string[] {
  const { by } = screen.asked
  const { families } = screen.around
  const known = advisersAt(screen.table, families).map(({ id }) => id)
  const family = wished === '' ? known[0] : wished.toLowerCase()
  if (family === undefined || !known.includes(family)) {
    const faction = factionNoun(screen.volume, by, screen.language)
    const list = known.length === 0 ? undefined : known.join(', ')
    return screen.wrapped(screen.say(family === undefined ? 'hint.nobody' : 'hint.none', { family, faction, list }))
  }
  const { answer, explanation } = adviceAt(screen.table, families, family)
  const text = screen.say('hint.answer', { family, text: nameOf(screen, answer) })
  return [
    ...screen.wrapped(text),
    ...(explanation === undefined
      ? []
      : reasonLines(screen.view, explanationText(screen.volume, explanation, screen.language))),
  ]
}

/** The link for who is to answer, if the game can go there without a secret. */
export function sendMove(screen: Screen, page: string): string[] {
  const to = addresseeOf(screen.table)
  const faction = to === undefined ? undefined : factionNoun(screen.volume, to, screen.language)
  if (isSecretMove(screen.table)) return screen.wrapped(screen.say('link.secret', { faction }))
  const link = screen.around.moveLink(page)
  return [...screen.wrapped(screen.say(faction === undefined ? 'link.over' : 'link.send', { faction })), link]
}
