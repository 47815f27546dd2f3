import type { Params, Question, Word } from '@coinflict/kernel/state'

/** One answer of a turn, with the question it was given to and what that was about. */
export interface Step {
  readonly id: string
  readonly answer: Word
  readonly params?: Params | undefined
}

/** All that one faction answers in a phase. Dice may lead elsewhere when it is played again, so it is a plan, not a record. */
export type Turn = readonly Step[]

/** What tells turns apart. */
export const keyOfTurn = (turn: Turn): string => turn.map(({ id, answer }) => `${id} ${answer}`).join()

/** A turn as it is played again: each question gets the next answer that was given to such a question and is still possible. */
export class Replay {
  private at = 0

  constructor(readonly turn: Turn) {}

  /** The answer of the turn; nothing where none fits. */
  answerTo(q: Question): Word | undefined {
    const { turn } = this
    for (let i = this.at; i < turn.length; i++) {
      const { id, answer } = turn[i] as Step
      if (id !== q.id || !q.isPossible(answer)) continue
      this.at = i + 1
      return answer
    }
    return undefined
  }
}
