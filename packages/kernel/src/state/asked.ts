import type { Faction, Piece, Space, Word } from './ids.ts'

/** Why something is not possible: a message and the rule it comes from. */
export interface Reason {
  readonly id: string
  readonly rule: string
}

/** Why a space is not possible, or nothing if it is. */
export type WhyNotSpace = (space: Space) => Reason | undefined

/** What a message speaks of. */
export interface Params {
  readonly space?: Space
  readonly to?: Space
  readonly piece?: Piece
  readonly faction?: Faction
  readonly n?: number
  readonly card?: number
  readonly word?: Word
  /** Levels by which the space that is chosen shifts, or the level that it is set to. */
  readonly shift?: number
  readonly level?: number
  /** A message that the sentence takes in. */
  readonly note?: string
  /** Answers that the note names. */
  readonly list?: readonly Word[]
}

/** What is asked of all at the table: what chance brought, where it is for them to tell. */
export interface ChanceAsked {
  /** Whom it is for, if anybody. */
  readonly by: Faction | -1
  readonly id: string
  readonly rule: string
  readonly params: Params | undefined
  /** What it can be, and why something else cannot. */
  readonly answers: readonly Word[]
  whyNot(outcome: Word): Reason | undefined
}

/** What was asked, of whom, and what could be answered: a value that stays as it is. */
export class Asked {
  constructor(
    readonly by: Faction,
    readonly id: string,
    readonly rule: string,
    readonly params: Params | undefined,
    readonly answers: readonly Word[],
    private readonly against: ReadonlyMap<Word, Reason>,
    /** Whether only the player who is asked may know the answer. */
    readonly isSecret = false,
  ) {}

  /** The question as others see it who may not know the answer: that it is asked. */
  get fromOutside(): Asked {
    return new Asked(this.by, this.id, this.rule, this.params, [], new Map(), true)
  }

  get size(): number {
    return this.answers.length
  }

  /** Answers that have a reason against them. */
  get refused(): readonly Word[] {
    return [...this.against.keys()]
  }

  isPossible(answer: Word): boolean {
    return this.answers.includes(answer)
  }

  /** The reason against an answer, nothing if it is possible or was not thought of. */
  whyNot(answer: Word): Reason | undefined {
    return this.against.get(answer)
  }
}
