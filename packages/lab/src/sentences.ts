import { answerText, explanationText, logText, questionText, reasonText } from '@coinflict/kernel/display'
import {
  type Explanation,
  type Game,
  isMenuWord,
  keyOf,
  type LogEvent,
  type Params,
  type Question,
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

/** Renders everything that a game says in every language, each shape of a sentence once, and gives what has a hole. */
export class Sentences {
  private readonly seen = new Set<string>()

  private check(shape: string, render: (language: (typeof LANGUAGES)[number]) => string, found: string[]): void {
    if (this.seen.has(shape)) return
    this.seen.add(shape)
    for (const language of LANGUAGES) {
      const text = render(language)
      if (HOLES.some((hole) => hole.test(text))) found.push(`${shape} (${language}): “${text}”`)
    }
  }

  /** The sentences of a question, of its answers, and of what stands against others. */
  ofQuestion(g: Game, q: Question): readonly string[] {
    const { volume } = g
    const found: string[] = []
    const { params } = q
    this.check(`${volume.id} ${shapeOf(q.id, params)}`, (language) => questionText(g, q, language), found)
    const named = (w: Word): string => (isMenuWord(w) ? keyOf(volume, w) : 'one')
    for (const w of q.answers)
      this.check(`${volume.id} ${q.id} ${named(w)}`, (language) => answerText(g, q, w, language), found)
    for (const w of q.refused) {
      const reason = q.whyNot(w)
      if (reason !== undefined)
        this.check(`${volume.id} ${reason.id}`, (language) => reasonText(g, reason, language, w), found)
    }
    return found
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
