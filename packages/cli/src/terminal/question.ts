import { factionName, factionNoun, questionText, withRule } from '@coinflict/kernel/display'
import {
  type Asked,
  type ChanceAsked,
  count,
  isCardWord,
  isNumberWord,
  isPieceWord,
  isSpaceWord,
  wordPiece,
  wordSpace,
} from '@coinflict/kernel/state'
import { cardText } from '@coinflict/kernel/text'
import { briefLegend, briefNote, spaceNote, valueNote } from '../board.ts'
import { columns, unbroken, wrap } from '../layout.ts'
import { type Choice, choices, numberRange } from './answers.ts'
import type { Screen } from './screen.ts'

/** Answers that are listed one below the other. */
const FEW = 12

/** What all at the table are asked, and what to type. */
export function chanceLines(screen: Screen, q: ChanceAsked): string[] {
  const { g, paint, width } = screen.view
  const by = q.by === -1 ? '' : `${factionName(screen.volume, q.by, screen.language)}: `
  const how = q.answers.some(isCardWord) ? 'told.card' : 'told.die'
  return [
    ...wrap(withRule(`${by}${questionText(g, q, screen.language)}`, q.rule), width).map(paint.strong),
    ...wrap(screen.say(how, { n: q.answers.length }), width, '  ', '  ').map(paint.faint),
  ]
}

/** The sentence, then the answers; put again, only how many there are. */
export function questionLines(screen: Screen, isRepeated = false): string[] {
  const q = screen.table.pending
  if (screen.table.chanceAsked !== undefined) return chanceLines(screen, screen.table.chanceAsked)
  if (q === undefined) return screen.wrapped(screen.say('over.prompt'))
  const { g, paint, width } = screen.view
  const names = screen.volume.catalogues.en[q.id]?.match(/\{by[:|}]/) != null
  const by = factionName(screen.volume, q.by, screen.language)
  const text = questionText(g, q, screen.language)
  const sentence = `${names ? text : `${by}: ${text}`} (${q.rule})`
  const asked = wrap(sentence, width).map(paint.strong)
  if (isVeiled(screen, q)) {
    const faction = factionNoun(screen.volume, q.by, screen.language)
    return [...asked, ...screen.wrapped(screen.say('ask.secret', { faction })).map(paint.faint)]
  }
  const refused = q.refused.length === 0 ? [] : [paint.faint(screen.say('ask.refused', { n: q.refused.length }))]
  const answers = isRepeated
    ? [paint.faint(screen.say('ask.list', { n: q.answers.length }))]
    : [...answerLines(screen), ...refused]
  return [...asked, ...answers]
}

/** Whether the answers are for the eyes of one player, who has not asked to see them, and others are at the screen. */
export function isVeiled(screen: Screen, q: Asked): boolean {
  return q.isSecret && screen.table.isShared && screen.shownTo !== q.by
}

export function answerLines(screen: Screen): string[] {
  const q = screen.asked
  const { paint } = screen.view
  const range = q.answers.some(isNumberWord) ? [`  ${screen.say('ask.number', numberRange(screen))}`] : []
  const offered = choices(screen).filter(({ word }) => !isNumberWord(word))
  const hasSpaces = offered.some(({ word }) => isSpaceWord(word))
  // Beside spaces, special activities are something else.
  const activities = hasSpaces ? screen.volume.turn.activitiesOf(q.by).map(({ word }) => word) : []
  const others = offered.filter(({ word }) => !activities.includes(word))
  const apart = offered.filter(({ word }) => activities.includes(word))
  const legend = hasSpaces && others.length > FEW ? wrap(briefLegend(screen.view), screen.view.width, '  ', '  ') : []
  return [
    ...range,
    ...listLines(screen, others),
    ...(apart.length === 0 ? [] : [paint.faint(`  ${screen.say('ask.activities')}`), ...listLines(screen, apart)]),
    ...legend.map(paint.faint),
  ]
}

/** Answers with what to type for them; a long list stands in two columns at least, in short signs. */
export function listLines(screen: Screen, choices: readonly Choice[]): string[] {
  const { width } = screen.view
  const longest = Math.max(0, ...choices.map(({ label }) => label.length))
  const labels = choices.map(({ label }) => `  ${label.padStart(longest)}  `)
  const indent = ' '.repeat(longest + 6)
  const isLong = choices.length > FEW
  const texts = choices.map((choice) => withNote(screen, choice, isLong))
  const isNoted = choices.some(({ word }) => isSpaceWord(word)) || texts.some((text) => text.length > width / 2)
  return isNoted && !isLong
    ? texts.flatMap((text, i) => wrap(text, width, indent, labels[i]))
    : columns(
        texts.map((text, i) => unbroken(labels[i] as string) + text),
        width,
        isLong ? 2 : 1,
        indent,
      )
}

/** An answer with what stands in the space, how many of the piece do, or what the side of the card says. */
export function withNote(screen: Screen, { word, key, name }: Choice, isBrief: boolean): string {
  const { g } = screen.view
  const card = screen.volume.cardByNumber[screen.asked.params?.card ?? -1]
  if (card !== undefined && (key === 'unshaded' || key === 'shaded')) {
    return `${name}: ${cardText(card, g.volume.edition(g.setup.options), screen.language)[key] ?? ''}`
  }
  if (isSpaceWord(word)) {
    const note = spaceNote(screen.view, wordSpace(word), screen.asked.by, isBrief)
    if (!isBrief)
      return `${note === '' ? name : `${name}: ${note}`} ${unbroken(` ${valueNote(screen.view, wordSpace(word))}`)}`
    const brief = briefNote(screen.view, wordSpace(word))
    const named = brief === '' ? name : `${name} (${unbroken(brief)})`
    return note === '' ? named : `${named}: ${note}`
  }
  const space = screen.asked.params?.space
  if (!isPieceWord(word) || space === undefined) return name
  const n = count(g, space, wordPiece(word))
  return n === 0 ? name : `${name} (${screen.say('ask.there', { n })})`
}
