import type { Criterion, NonPlayer, Step } from '@coinflict/kernel/nonplayers'
import type { Line, Sentence, Word } from '@coinflict/kernel/state'
import type { Answers } from './answers.ts'
import type { Crossing } from './crossing.ts'
import type { Effect } from './effects.ts'
import type { Prospects } from './prospect.ts'

/** What a family brings to its events: the lines and priorities of its own rule. Cards are told of it, and say what is done with them. */
export interface EventBook {
  readonly lines: EventLines
  /** The line of a card that has a sentence of its own. */
  lineOf(card: number): Line
  /** What decides where an event takes place, by what would come of it. */
  by(np: NonPlayer, at: Prospects): readonly Criterion[]
  /** Which piece is removed or replaced. */
  removeWhich(np: NonPlayer): Word | undefined
  /** How many of so many Government cubes that leave Kabul are Troops. */
  troopsOf(np: NonPlayer, n: number): Word | undefined
  /** The operations of the COIN factions, in the order in which their charts try them. */
  readonly steps: Readonly<Record<number, readonly Step[]>>
  /** Where Taliban go who cross the border. */
  cross(crossing: Crossing): void
  /** How many pieces move where no event says more. */
  readonly howMany: Answers[keyof Answers] | undefined
}

/** The rule book's non-players also do by events what they do in a round. */
export interface RulebookEvents extends EventBook {
  /** The Government's Redeploy. */
  readonly redeploy: Answers
}

/** The lines that both families have in some form. */
export interface EventLines {
  readonly amount: Line
  readonly placed: Line
  readonly who: Line
  readonly free: Line
  readonly where: Line
  readonly shift: Line
  readonly own: Line
}

/** What non-players do with a single card: both families, and then each of them. */
export interface CardInstructions extends Instructions<EventBook> {
  /** What comes of the event in a space, by the question that asks for one. */
  readonly effects?: Readonly<Record<string, Effect>>
  readonly adp?: Instructions<RulebookEvents> & { readonly warlords?: Condition }
  readonly arponen?: Instructions<EventBook>
}

interface Instructions<Book> {
  /** A sentence for this card alone. In the charts it is the line `card-` and the number. */
  readonly line?: Sentence
  /** What the event asks for. */
  answers?(book: Book): Answers
}

/** 8.4.1 The event is taken only if this holds, whatever else speaks for it. */
export interface Condition {
  /** Of its line; cards with the same one share it. */
  readonly mark: string
  readonly text: Sentence
  takes(np: NonPlayer): boolean
}
