import type { Explanation } from '../state/explanation.ts'
import type { Word } from '../state/ids.ts'
import type { Volume } from '../state/model.ts'
import { isNumberWord, wordNumber } from '../state/words.ts'
import { capital, fill, type Language, message } from '../text/catalogue.ts'
import { answerTo, pieceName, wordText } from './describe.ts'

/** An answer as its question words it: a number with the pieces that it counts. */
export function explainedAnswer(
  volume: Volume,
  { question, params }: Pick<Explanation, 'question' | 'params'>,
  answer: Word,
  language: Language,
): string {
  const text = answerTo(volume, { id: question, params }, answer, language)
  const piece = params?.piece
  if (!isNumberWord(answer) || piece === undefined) return text
  return `${text} ${pieceName(volume, piece, language, wordNumber(answer))}`
}

/** More than these are counted, not named. */
const MOST_NAMED = 20

/** Why a non-player gave an answer, in sentences: the line, what it had to choose from, what narrowed that down, the dice. */
export function explanationText(volume: Volume, explanation: Explanation, language: Language): readonly string[] {
  const { line } = explanation
  const say = (id: string, params: Readonly<Record<string, string>>): string =>
    fill(message(volume.catalogues, language, id), params, language)
  const name = (answer: Word): string => explainedAnswer(volume, explanation, answer, language)
  const list = (words: readonly Word[]): string =>
    words.length > MOST_NAMED ? say('ground.many', { n: String(words.length) }) : words.map(name).join(', ')
  const text = line.text[language]
  const sentences = [
    line.heading === undefined
      ? say('ground.rule', { rule: line.rule, text })
      : say('ground.line', { heading: wordText(volume, line.heading, language), rule: line.rule, text }),
  ]
  if (explanation.candidates.length > 1)
    sentences.push(say('ground.candidates', { list: list(explanation.candidates) }))
  for (const { text: criterion, left } of explanation.breaks) {
    sentences.push(say('ground.break', { text: capital(criterion[language]), list: list(left) }))
  }
  if (explanation.dice.length > 0) {
    sentences.push(say('ground.dice', { dice: explanation.dice.join(', '), answer: name(explanation.answer) }))
  }
  if (explanation.declined !== undefined) {
    const { dice, lines } = explanation.declined
    const asked = lines.map((each) => say('ground.rule', { rule: each.rule, text: each.text[language] })).join(' ')
    sentences.push(say('ground.declined', { text: asked }))
    if (dice.length > 0) sentences.push(say('ground.declined-dice', { dice: dice.join(', ') }))
  }
  return sentences
}
