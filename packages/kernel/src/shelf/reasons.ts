import type { Ground } from '../state/ground.ts'
import type { Word } from '../state/ids.ts'
import type { Volume } from '../state/model.ts'
import { isNumberWord, wordNumber } from '../state/words.ts'
import { capital, fill, type Language, message } from '../text/catalogue.ts'
import { answerTo, pieceName, wordText } from './describe.ts'

/** An answer as its question words it: a number with the pieces that it counts. */
export function groundAnswer(volume: Volume, { question, params }: Ground, answer: Word, language: Language): string {
  const text = answerTo(volume, { id: question, params }, answer, language)
  const piece = params?.piece
  if (!isNumberWord(answer) || piece === undefined) return text
  return `${text} ${pieceName(volume, piece, language, wordNumber(answer))}`
}

/** Why a non-player gave an answer, in sentences: the line, what it had to choose from, what narrowed that down, the dice. */
export function groundText(volume: Volume, ground: Ground, language: Language): readonly string[] {
  const { line } = ground
  const say = (id: string, params: Readonly<Record<string, string>>): string =>
    fill(message(volume.catalogues, language, id), params, language)
  const name = (answer: Word): string => groundAnswer(volume, ground, answer, language)
  const list = (words: readonly Word[]): string => words.map(name).join(', ')
  const text = line.text[language]
  const sentences = [
    line.heading === undefined
      ? say('ground.rule', { rule: line.rule, text })
      : say('ground.line', { heading: wordText(volume, line.heading, language), rule: line.rule, text }),
  ]
  if (ground.candidates.length > 1) sentences.push(say('ground.candidates', { list: list(ground.candidates) }))
  for (const { text: criterion, left } of ground.breaks) {
    sentences.push(say('ground.break', { text: capital(criterion[language]), list: list(left) }))
  }
  if (ground.dice.length > 0) {
    sentences.push(say('ground.dice', { dice: ground.dice.join(', '), answer: name(ground.answer) }))
  }
  if (ground.declined !== undefined) {
    const { dice, lines } = ground.declined
    const asked = lines.map((each) => say('ground.rule', { rule: each.rule, text: each.text[language] })).join(' ')
    sentences.push(say('ground.declined', { text: asked }))
    if (dice.length > 0) sentences.push(say('ground.declined-dice', { dice: dice.join(', ') }))
  }
  return sentences
}
