import type { Explanation } from '../state/explanation.ts'
import type { Word } from '../state/ids.ts'
import type { Entry, Game, Question } from '../state/model.ts'
import type { Recall } from './memory.ts'

/** What was said to a question, which its number and its place in the journal tell from all others. */
interface Said {
  readonly question: number
  readonly cursor: number
  readonly id: string
  readonly answer: Word
  readonly explanation: Explanation | undefined
}

/**
 * What a non-player was asked and said while it tried something out. If it then does what it tried, and everything comes as it came there,
 * it says the same again, and nothing is worked out twice. It ends where chance comes in: what falls in a trial does not fall at the table.
 */
export class Rehearsal {
  private readonly said: Said[] = []
  private entries: readonly Entry[] = []
  /** What the non-player remembered at its end, once it has ended. */
  recall: Recall | undefined
  /** How many questions there were when it began. */
  private begins = 0
  /** The run of the copy on which everything was carried out. */
  private run = 0

  constructor(
    /** The answers that begin at the table what is tried out, and the place in the journal of the first. */
    private readonly lead: readonly Word[],
    private readonly from: number,
  ) {}

  /** The trial goes on from where the game will be when that is answered. */
  begin({ script }: Game): void {
    script.cursor += this.lead.length
    script.questions += this.lead.length - 1
    this.begins = script.questions
  }

  note({ script }: Game, id: string, answer: Word, explanation: Explanation | undefined): void {
    this.said.push({ question: script.questions, cursor: script.cursor, id, answer, explanation })
  }

  end({ script }: Game, recall: Recall): void {
    this.entries = [...this.lead, ...script.trail.all]
    this.recall = recall
  }

  /** It was carried out on a copy from start to end. */
  endWith({ phaseRun }: Game): void {
    this.run = phaseRun
  }

  isWholeOf({ phaseRun }: Game): boolean {
    return this.run === phaseRun
  }

  /** Whether a game stands where it begins. */
  isBegunIn({ script }: Game): boolean {
    return script.questions === this.begins && script.cursor === this.from + this.lead.length && this.isLedTo(script)
  }

  /** Whether a game has come to its place in the same way. */
  private isLedTo({ cursor, trail }: Game['script']): boolean {
    const since = cursor - this.from
    for (let i = 0; i < since; i++) if (trail.last(since - i) !== this.entries[i]) return false
    return true
  }

  /** Whether the game has not come to its first question yet. */
  isAhead({ script }: Game): boolean {
    return script.questions <= this.begins
  }

  /** Whether the game is between its first question and its last. */
  isUnderWay({ script }: Game): boolean {
    return (
      script.questions > (this.said[0]?.question ?? this.begins) &&
      script.questions <= (this.said.at(-1)?.question ?? 0)
    )
  }

  isLast(said: Said): boolean {
    return said === this.said.at(-1)
  }

  /** What was said to this question, if the game came to it in the same way. */
  saidTo({ script }: Game, q: Question): Said | undefined {
    const said = this.said.find(({ question }) => question === script.questions)
    if (said === undefined || said.cursor !== script.cursor || said.id !== q.id) return undefined
    return this.isLedTo(script) && q.isPossible(said.answer) ? said : undefined
  }
}
