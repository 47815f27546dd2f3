import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import type { Line, Sentence, Side } from '@coinflict/kernel/state'
import type { FactionId } from '../forces.ts'
import type { Answers } from './answers.ts'

/** What non-players do with a single card (8.4.1). */
export type CardInstructions = CardAnswers & {
  /** What decides whether a faction takes the event at all, or by which text. */
  readonly [F in FactionId]?: Condition
}

export interface CardAnswers {
  /** A sentence for this card alone. In the charts it is the line `8.4.1/card-` and the number. */
  readonly line?: Sentence
  /** What the event asks for. */
  answers?(book: EventBook): Answers
}

/** 8.4.1 An instruction that several cards may share. */
export interface Condition {
  /** Of its line. */
  readonly mark: string
  readonly text: Sentence
  /** The event is taken only if this holds, whatever else speaks for it. */
  takes?(np: NonPlayer): boolean
  /** The text that is used, if not the usual one (8.4.2). */
  side?(np: NonPlayer): Side | undefined
}

/** 8.4 The lines and priorities that events are carried out by. Cards are told of them, and say what is done with them. */
export interface EventBook {
  readonly lines: EventLines
  /** The line of a card that has a sentence of its own. */
  lineOf(card: number): Line
}

export interface EventLines {
  /** 8.4.3 As many as possible. */
  readonly amount: Line
  /** 8.1.2 Which pieces. */
  readonly pieces: Line
  /** 8.4.4 Who has the benefit. */
  readonly who: Line
  /** 8.4.4 Free operations and activities. */
  readonly free: Line
  /** 8.4.4 Which spaces. */
  readonly where: Line
  /** 8.4.5 Which spaces shift. */
  readonly shift: Line
  /** 8.4.7 Any other choice. */
  readonly chance: Line
}
