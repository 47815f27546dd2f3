import type { Word } from '../ids.ts'
import type { Ground } from '../nonplayer/ground.ts'
import type { Volume } from '../volume.ts'
import { fill, type Language, message } from './catalogue.ts'
import { wordText } from './describe.ts'

/** Why a non-player gave an answer, in sentences: the line, what it had to choose from, what narrowed that down, the dice. */
export function groundText(volume: Volume, ground: Ground, language: Language): readonly string[] {
  const { line } = ground
  const say = (id: string, params: Readonly<Record<string, string>>): string =>
    fill(message(volume.catalogues, language, id), params, language)
  const list = (words: readonly Word[]): string => words.map((w) => wordText(volume, w, language)).join(', ')
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
    const answer = wordText(volume, ground.answer, language)
    sentences.push(say('ground.dice', { dice: ground.dice.join(', '), answer }))
  }
  return sentences
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
