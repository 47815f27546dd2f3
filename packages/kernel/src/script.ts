import type { Dealer } from './chance.ts'
import type { Word } from './ids.ts'
import type { Decider } from './question.ts'

/** An answer, or what somebody did out of turn (written out: `@1317 farc give auc resources 3`). */
export type Entry = number | string

/**
 * Where answers and chance come from: two tapes in the order of play, then dealer and deciders. A journal is both tapes woven together
 * (journal.ts); how they lie to each other follows from the rules.
 */
export class Script {
  /** Answers and interjections, from the `base`-th of the game on, and the place in the game of the next one. */
  entries: Entry[] = []
  base = 0
  cursor = 0
  /** What chance brought, and how much of it was taken. */
  outcomes: Word[] = []
  fallen = 0
  /** Questions opened since the game began, those included that were not put: with one possible answer, or none left. */
  questions = 0
  /** Whether what is answered and dealt is written on the tapes. */
  isKept = false
  /** Whether the tape is of the first version: a question with a single answer took none of its entries. */
  isOfVersion1 = false
  dealer: Dealer | undefined
  deciders: readonly (Decider | undefined)[] = []
  /** Seats that want to see their questions even where the journal answers, so that they know what they would have said. */
  followers: readonly (Decider | undefined)[] = []
  /** The tapes since the phase began, whether they are kept or not. */
  readonly trail: Entry[] = []
  readonly trailOutcomes: Word[] = []

  /** The entry that comes next; nothing when the tape is at its end. */
  get next(): Entry | undefined {
    return this.entries[this.cursor - this.base]
  }

  /** Takes a result of chance as read. */
  noteOutcome(outcome: Word): void {
    this.trailOutcomes.push(outcome)
    this.fallen++
  }
}
