import type { Explanation, Line, Sentence } from '../state/explanation.ts'
import type { Faction, Piece, Side, Space, Word } from '../state/ids.ts'
import type { LogEvent } from '../state/log.ts'
import type { Dealer, Decider, Deed, Game, Operation, Question, Setup, Volume } from '../state/model.ts'

/** What charts consist of, and the non-player that follows them. */

/** A line that selects spaces. */
export interface SpaceLine extends Line {
  /** Which spaces it speaks of. What the rules forbid need not be said again: only possible answers are considered. */
  where(np: NonPlayer, s: Space): boolean
  /** Whether the line applies at all. */
  when?(np: NonPlayer): boolean
  /** What decides among several, each narrowing what the one before left; the rest is chance. */
  readonly by?: readonly Criterion[]
  /** How many spaces it may select. */
  readonly most?: number
  /** What is done there, where the rules ask how. */
  readonly way?: Word
}

/** A line that leads to an operation. */
export interface Step extends Line {
  readonly operation: Word
  when(np: NonPlayer): boolean
  /** What is tried, one after another, if the operation cannot be carried out at all; then the faction passes. */
  readonly ifNone: readonly Word[]
}

/** What decides among equals: those with the highest score are kept. */
export interface Criterion {
  readonly text: Sentence
  score(np: NonPlayer, s: Space): number
}

/** What a chart says to each of some questions, by the question's id: an answer, or nothing if it does not speak of it. */
export type AnswersTo<Id extends string> = Readonly<Partial<Record<Id, (np: NonPlayer) => Word | undefined>>>
/** The same whatever the questions are. Volumes name theirs, so that a misspelt id does not compile. */
export type Answers = Readonly<Record<string, ((np: NonPlayer) => Word | undefined) | undefined>>

/** The chart of one faction, or what holds for all of a family. */
export interface Chart {
  readonly lines: readonly Line[]
  readonly answers: Answers
}

/** A family of non-players: the charts of one rule book. */
export interface Family {
  readonly id: string
  /** By the faction's id. A faction without a chart has no non-player in this family. */
  readonly charts: Readonly<Record<string, Chart>>
  /** What holds for all its factions; a faction's own chart comes first. */
  readonly general: Chart
  /** What the lines of a rule are about that belong to no operation or activity, by the rule's number. */
  readonly titles: Readonly<Record<string, Sentence>>
  /** Lines that every chart needs: it passes, it stops, it does another operation instead, no line speaks. */
  readonly common: {
    readonly pass: Line
    readonly stop: Line
    readonly ifNone: Line
    readonly otherwise: Line
  }
  /** Which of several equal spaces chance takes, by the family's tables and dice. */
  draw(np: NonPlayer, among: readonly Space[]): Space
}

/** Pieces that a chart sends from one space to another. */
export interface Order {
  readonly from: Space
  readonly to: Space
  readonly pieces: readonly (readonly [piece: Piece, n: number])[]
  readonly line: Line
  /** Why these go there, where the plan chose among several (`np.reason` after the choice). */
  readonly explanation?: Explanation | undefined
}

/** Who sits where, so that a non-player can guess how the others would answer when it tries something out. */
export interface ChartContext {
  readonly volume: Volume
  readonly families: readonly Family[]
  readonly setup: Setup
  /** Who rolls the non-players' dice; by default the seed, apart from the game's. */
  readonly dealer?: Dealer
  /** What the non-players' dice show first, for worked examples. */
  readonly dice?: number[]
}

/** A non-player, as its charts speak to it: the position and the question as they stand, and the vocabulary that lines are written with. */
export interface NonPlayer {
  readonly family: Family
  readonly me: Faction
  /** The game and the question as they stand. */
  readonly g: Game
  readonly q: Question
  /** Answers for its faction. */
  readonly decide: Decider

  /** The operation being carried out. */
  readonly op: Operation | undefined
  /** Whether the special activity was carried out. It comes last, unless a player who asks for advice began with it. */
  readonly isOver: boolean
  isPlayer(f: Faction): boolean
  /** Gives an answer for the sake of a line. */
  say(line: Line, answer: Word): Word
  /** Leaves the event, which none of these lines leads to; dice rolled for it are aside. */
  decline(...lines: readonly Line[]): undefined
  /** The first of some answers that is possible; nothing if none is. */
  firstOf(line: Line, answers: Iterable<Word>): Word | undefined
  /** The first of some pieces that can be chosen. */
  firstPiece(line: Line, pieces: readonly Piece[]): Word | undefined
  /** The possible number that is nearest to one, from below if there is such. */
  number(line: Line, n: number): Word | undefined
  /** As many as possible. */
  highest(line: Line): Word | undefined
  /** As few as possible. */
  lowest(line: Line): Word | undefined
  /** One of some answers, each as likely. */
  atRandom(line: Line, among: readonly Word[]): Word
  /** One of the possible spaces that fit, by the criteria and then by chance; nothing if none fits. */
  chooseSpace(line: Line, where: (np: NonPlayer, s: Space) => boolean, by?: readonly Criterion[]): Word | undefined
  /** The same among spaces that need not be answers, for a plan. */
  bestOf(line: Line, among: readonly Space[], by?: readonly Criterion[]): Space | undefined
  /** Why the last choice was made, for an order of a plan. */
  readonly reason: Explanation | undefined
  /**
   * The next space by the lines of a chart, each used up before the next. Nothing if no line has a space left, or `most` spaces were
   * selected in answer to this question.
   */
  select(lines: readonly SpaceLine[], most?: number): Word | undefined
  /** The spaces selected in answer to this question so far, by one line or by any. */
  selected(line?: Line, question?: string): readonly Space[]
  /** The line that selected a space last, or else the first of some that speaks of it. */
  lineAt(s: Space, lines: readonly SpaceLine[]): SpaceLine | undefined
  /** What the line that selected a space says to do there. */
  way(s: Space, lines: readonly SpaceLine[]): Word | undefined
  /** Nothing more that the chart asks for. */
  done(line?: Line): Word | undefined
  /** Nothing more that the chart asks for, where a question has a word of its own for that. */
  leave(answer: Word): Word | undefined
  /** What is being tried out leads to nothing that the chart asks for. At the table nothing is said. */
  fail(): undefined
  /** An activity that the rules allow now and for which the chart finds something to do; nothing otherwise. */
  join(line: Line, activity: Word): Word | undefined
  /** Whether the chart finds something to do in an activity that is offered with this question. */
  canJoin(activity: Word): boolean
  /** Whether the rules allow an operation now and the chart finds something to do in it. */
  canOperate(operation: Word): boolean
  /**
   * The same, with the copy on which it was tried out: where the operation asks for spaces, it may be left off when it has one. Then the
   * copy's operation is still in progress.
   */
  tryBeginning(operation: Word): Game | undefined
  /** An operation as the chart would carry it out now, on a copy; nothing if it finds nothing to do. */
  tryOperation(operation: Word): Game | undefined
  /** The first step whose condition is met; if it cannot be carried out, what it says to do instead; else the faction passes. */
  operate(steps: readonly Step[]): Word
  /** Something worked out once in an operation (or, outside of one, in a phase), and remembered until its end. */
  once<T>(key: string, make: () => T): T
  /** Notes something, in place of what was noted under this name before, until the operation (or phase) ends. */
  note<T>(key: string, value: T): void
  /** What was noted or worked out under a name. */
  noted<T>(key: string): T | undefined
  /** Something worked out once in a phase. */
  onceInPhase<T>(key: string, make: () => T): T
  /** Where the next order of a plan begins; nothing when all are given. */
  nextOrigin(make: () => Order[]): Word | undefined
  /** Gives one end of an order, with why the plan chose it. */
  give(order: Order, end: Space): Word
  /**
   * The other end of the order being given. Where the rules left no choice of the origin, they did not ask for it: then the order is the
   * plan's next one from there.
   */
  destination(make?: () => Order[]): Word | undefined
  /** How many of the piece asked for the order being given sends; nothing if none is given. */
  ordered(make?: () => Order[]): Word | undefined
  /**
   * A die of the non-player's own: rolled by the seed and the moment of the game, apart from the game's dice. One rolled for a moment of
   * its own (a number below 0) shows the same whenever it is rolled for that.
   */
  die(moment?: number): number
  /** What was rolled so far did not choose the answer that follows. */
  putDiceAside(): void
  /** A number from 0 to below a limit; it is noted as a throw from 1 to the limit. */
  below(limit: number, moment?: number): number
  /** Whether it answers only in what somebody tries out. */
  readonly isTrial: boolean
  /**
   * Carries something out on a copy of the game, answered as this chart and the others' charts would. Gives the copy, good until the
   * next attempt; nothing if it cannot be done. What happens is written into the log, if one is given.
   */
  attempt(deed: Deed, log?: LogEvent[]): Game | undefined
  /** Whether what an answer begins changes anything if the charts carry it out. */
  leadsOn(answer: Word): boolean
  /** The event of the card being played as it would be carried out now, on a copy; nothing if it cannot be. */
  tryEvent(side: Side, log?: LogEvent[]): Game | undefined
  /** Whether the event would change anything. */
  isEffective(side: Side): boolean
  /** Whether a trial differs from the game in anything but the dice it used up. */
  isChanged(trial: Game): boolean
  /**
   * How the phase would end if an answer were given to the question at hand, on a copy; nothing if it cannot be told. Only at the table:
   * in what is tried out itself nobody looks so far ahead.
   */
  tryAnswer(answer: Word): Game | undefined
  /** A copy of the game to scribble on, good until the next attempt. What falls on it nobody can know: it has dice of its own. */
  draft(): Game
}

/** The family that plays a faction, nothing for a player. */
export const familyAt = ({ families, setup }: ChartContext, faction: Faction): Family | undefined =>
  families.find(({ id }) => id === setup.seats[faction]?.kind)
