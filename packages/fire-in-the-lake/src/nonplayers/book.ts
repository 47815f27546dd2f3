import type { Criterion, NonPlayer } from '@coinflict/kernel/nonplayers'
import type { Game, Line, Sentence, Side, Word } from '@coinflict/kernel/state'
import type { FactionId } from '../forces.ts'
import type { Answers } from './answers.ts'
import type { Effect, SpaceQuestion } from './effects.ts'
import type { Prospects } from './prospect.ts'

/** What non-players do with a single card (8.4.1). */
export type CardInstructions = CardAnswers & {
  /** The instruction of a faction. */
  readonly [F in FactionId]?: Condition
}

export interface CardAnswers {
  /** What comes of the event in a space, by the question that asks for one. */
  readonly effects?: Readonly<Partial<Record<SpaceQuestion, Effect>>>
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
  /** The same by what the event would do, tried out. */
  isWorth?(np: NonPlayer, trial: Game): boolean
  /** The text that is used, if not the usual one (8.4.2). */
  side?(np: NonPlayer): Side | undefined
  /** What decides about spaces before anything else. */
  by?(at: Prospects): Criterion
  /** What the faction answers. */
  answers?(line: Line, book: EventBook): Answers
}

/** 8.4.1 An instruction for one card, as a line of the charts. */
export interface Instruction extends Condition {
  readonly line: Line
}

/** 8.4 The lines and priorities that events are carried out by. Cards are told of them, and say what is done with them. */
export interface EventBook {
  readonly lines: EventLines
  /** The space where most comes of an effect. */
  choose(np: NonPlayer, line: Line, effect: Effect): Word | undefined
}

export interface EventLines {
  /** 8.4.3 As many as possible. */
  readonly amount: Line
  /** 8.1.2 Which pieces. */
  readonly pieces: Line
  /** 8.1.2, 8.4.3 Where COIN pieces come from. */
  readonly boxes: Line
  /** 8.4.4 Who has the benefit. */
  readonly who: Line
  /** 8.4.4 Aid, Resources and Patronage. */
  readonly tracks: Line
  /** 8.4.4 Free operations and activities. */
  readonly free: Line
  /** 8.4.4 Which spaces. */
  readonly where: Line
  /** 8.4.5 Which spaces shift. */
  readonly shift: Line
  /** 8.4.7 Any other choice. */
  readonly chance: Line
}
