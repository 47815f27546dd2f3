import { answerText, explanationText, logText, questionText, reasonText } from '@coinflict/kernel/display'
import {
  type Explanation,
  type Game,
  isMenuWord,
  keyOf,
  type LogEvent,
  type Params,
  type Question,
  type Reason,
  type Word,
} from '@coinflict/kernel/state'
import { LANGUAGES } from '@coinflict/kernel/text'

/** Signs that something is missing from a sentence: a place left open, a word of the program, nothing between two signs, a bare message id. */
const HOLES = [
  /[{}[\]]/,
  /undefined|NaN|\bnull\b|\[object/,
  / {2}/,
  /“”|«»|„”|\(\)/,
  / [.,;:!?](?= |$)/,
  /^\s*$/,
  /\b(?:why|log|word|flaw|error|piece|track|box|phase|marker|level|note)\.[a-z]/,
  /#\d+ \?/,
]

/** What a message speaks of; numbers only as far as languages bend words by them. */
const shapeOf = (id: string, params: Params | LogEvent = {}): string =>
  `${id} ${Object.entries(params)
    .map(([name, value]) => (name === 'n' ? `n${Math.min(Number(value), 25)}` : name === 'note' ? value : name))
    .sort()
    .join(' ')}`

/** An answer that is not offered, and what stands against it. */
export interface Refused {
  readonly answer: Word
  readonly reason: Reason | undefined
}

/** Renders everything that a game says in every language, each shape of a sentence once, and gives what has a hole. */
export class Sentences {
  private readonly seen = new Set<string>()
  /** Answers by the question, and reasons, that were looked at: asked so often that not even their shape is made again. */
  private readonly answers = new Map<string, Set<Word>>()
  private readonly reasons = new Set<Reason>()

  private check(shape: string, render: (language: (typeof LANGUAGES)[number]) => string, found: string[]): void {
    if (this.seen.has(shape)) return
    this.seen.add(shape)
    for (const language of LANGUAGES) {
      const text = render(language)
      if (HOLES.some((hole) => hole.test(text))) found.push(`${shape} (${language}): “${text}”`)
    }
  }

  /** The sentences of a question, of its answers, and of what stands against others. */
  ofQuestion(g: Game, q: Question, refused: readonly Refused[]): readonly string[] {
    const { volume } = g
    const found: string[] = []
    this.check(`${volume.id} ${shapeOf(q.id, q.params)}`, (language) => questionText(g, q, language), found)
    const answers = this.answersTo(`${volume.id} ${q.id}`)
    for (const w of q.answers) {
      if (answers.has(w)) continue
      answers.add(w)
      const named = isMenuWord(w) ? keyOf(volume, w) : 'one'
      this.check(`${volume.id} ${q.id} ${named}`, (language) => answerText(g, q, w, language), found)
    }
    for (const { answer, reason } of refused) {
      if (reason === undefined || this.reasons.has(reason)) continue
      this.reasons.add(reason)
      this.check(`${volume.id} ${reason.id}`, (language) => reasonText(g, reason, language, answer), found)
    }
    return found
  }

  private answersTo(question: string): Set<Word> {
    const known = this.answers.get(question)
    if (known !== undefined) return known
    const fresh = new Set<Word>()
    this.answers.set(question, fresh)
    return fresh
  }

  ofEvent({ volume }: Game, event: LogEvent): readonly string[] {
    const found: string[] = []
    const { kind, text = '', track = '', piece = '' } = event
    const shape = `${volume.id} ${shapeOf(`log.${kind} ${kind === 'hand' ? '' : text} ${track} ${piece}`, event)}`
    this.check(shape, (language) => logText(volume, event, language), found)
    return found
  }

  /** Why a non-player answered as it did. */
  ofExplanation({ volume }: Game, explanation: Explanation): readonly string[] {
    const found: string[] = []
    const { family, line, candidates, breaks, dice, declined } = explanation
    const parts = [candidates.length > 1, ...breaks.map(({ text }) => text.en), dice.length > 0, declined?.lines.length]
    const shape = `${volume.id} ${family} ${line.id} ${parts.join(' ')}`
    this.check(shape, (language) => explanationText(volume, explanation, language).join(' '), found)
    return found
  }
}
