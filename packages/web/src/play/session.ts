import type {
  Asked,
  ChanceAsked,
  Explanation,
  Faction,
  Game,
  LogEvent,
  Reason,
  Space,
  Volume,
  Word,
} from '@coinflict/kernel/state'
import type { JournalRange, Move, Save, Table, Turn, TurnReport, Viewer } from '@coinflict/kernel/table'
import type { Advice } from '@coinflict/players'
import type { ReadonlySignal } from '@preact/signals'
import type { FullBox } from '../volumes.ts'
import type { Load } from './carry.ts'
import type { Draft } from './draft.ts'
import type { Plan } from './plan.ts'
import type { Step } from './step.ts'

/**
 * A game on the screen: played here, led by a guide or played elsewhere. Screens know it by this alone. An answer that ends a turn is held
 * until the person confirms it; meanwhile nothing that comes after the turn is shown. Non-players play step by step (`advance`), and so
 * does what a round brings by itself, unless they are to play at once.
 */
export interface Session extends Shown, Telling, Acts {
  readonly id: string
  readonly box: FullBox
  readonly volume: Volume
  /** Changes with every change of the game or of the moment shown. */
  readonly changed: ReadonlySignal<number>
  /** The saved game up to the moment shown, as far as somebody may know it, and as it is now whatever moment that is. */
  save(viewer?: Viewer): Save
  presentSave(): Save
  /** The game as it is sent to who is to answer. */
  move(): Move
}

/** A player that thinks before it answers. */
export interface Thinking {
  readonly by: Faction
  /** How far it is, from 0 to 1. */
  readonly share: ReadonlySignal<number>
  /** Whether it could not, so that it has to be asked again. */
  readonly isStuck: boolean
}

/** What there is to see. */
interface Shown {
  /** The game at the moment shown: another object after every change. */
  readonly game: Game
  /** The current question at that moment; now only one to a person. */
  readonly question: Asked | undefined
  /** What all at the table are asked now who have their own deck and dice, and how much they have told. */
  readonly chance: ChanceAsked | undefined
  readonly told: number
  /** Whether they have: then a printed board lies before them too. */
  readonly hasOwnDeck: boolean
  /** What happened up to that moment. */
  readonly log: readonly LogEvent[]
  /** The table as it stood at that moment, for who writes the game down. */
  readonly tableShown: Table
  /** How many entries the game has, and up to which it is shown. */
  readonly length: number
  readonly moment: number
  readonly isPresent: boolean
  /** A turn is over and waits to be confirmed. */
  readonly isHeld: boolean
  /** The end of a turn is shown, and nothing that comes after it. */
  readonly isAtTurnsEnd: boolean
  readonly isOver: boolean
  /** A turn of a non-player is being shown, now or once more. */
  readonly isWatched: boolean
  /** Turns are being shown again; or for the first time, since they were played elsewhere. */
  readonly isReplay: boolean
  readonly isLive: boolean
  /** The game is played on a server, where others answer and chance is dealt. */
  readonly isOnline: boolean
  /** The person to whom the move may be sent by a link; and the one who is waited for, since they answer elsewhere. */
  readonly addressee: Faction | undefined
  readonly awaited: Faction | undefined
  /** Who is asked, or whose answer is shown. */
  readonly actor: Faction | undefined
  /** The step that led to what is shown: of a non-player, or of anybody where turns are shown again. */
  readonly step: Step | undefined
  /** The part of a round that is shown. */
  readonly part: TurnReport | undefined
  /** The player that is waited for, since it thinks. */
  readonly thinking: Thinking | undefined
  /** Whether whoever plays a faction does so by a chart or by thinking, with reasons. */
  isAutomatic(faction: Faction): boolean
  /** Whether such players sit at the table, and whether any person does. */
  readonly hasNonPlayers: boolean
  readonly hasPeople: boolean
  /** The factions of those who sit before this screen: they may act out of turn. */
  readonly own: readonly Faction[]
  /** The name of who plays a faction. */
  nameOf(faction: Faction): string
}

/** What it tells of itself. */
interface Telling {
  /** The number of the turn that runs, and each turn by its number. */
  readonly turns: number
  turn(number: number): Turn
  /** What the turn did that runs or waits to be confirmed. */
  readonly deeds: readonly LogEvent[]
  /** The turns that non-players had last; nothing if they had none. */
  readonly lastTurns: JournalRange | undefined
  /** Where a person last had a turn; the beginning if nobody had one. */
  readonly lastOwnTurn: number
  /** What happened since the person asked last had their say; whether that is shown, and whether somebody asked for it. */
  readonly news: readonly TurnReport[]
  readonly tellsNews: 'asked' | 'unasked' | undefined
  showNews(isShown: boolean): void
  /** Why a non-player did what an event tells. */
  whyOf(event: LogEvent): readonly Explanation[]
  /** Why something is no answer now. */
  whyNot(word: Word): Reason | undefined
  /** The families that can be asked what they would answer now, the first if nobody says which. */
  readonly advisers: readonly string[]
  advise(family?: string): Advice
}

/** What can be done. */
interface Acts {
  answer(word: Word): void
  /** Tells what came from the players' own deck and dice. */
  tell(outcome: Word): void
  /** Chooses a space: for the draft where answers are put together first, else as the answer. */
  choose(space: Space): void
  /** Picks up in one space and puts down in another: the answers that come to that. Anything else is no move. */
  carry(from: Space, to: Space, load?: Load): void
  /** What would come of that, or why it is no move; nothing where answers are not put together first. */
  foresee(from: Space, to: Space, load: Load): Draft | Reason | undefined
  /** Where pieces of a space may be carried to, in the same way. */
  reach(from: Space): ReadonlySet<Space> | undefined
  /** The answers that are put together. While there is a draft, the game and its question are shown as they would be. */
  readonly draft: Draft | undefined
  /** Changes the draft, or drops it. */
  revise(plan: Plan | undefined): void
  /** Gives the answers of the draft. */
  doIt(): void
  /** Does what a non-player of a family would: gives its answer, and puts together what it would answer about spaces. */
  follow(family: string): void
  /** Answers as when this question was last put in this turn, and what followed from it, as far as that is possible now. */
  repeat(): void
  readonly canRepeat: boolean
  /** Does something out of turn. */
  interject(by: Faction, verb: string, words: readonly string[]): void
  /** Sets the board by hand, one entry for each change, as one thing to undo; and has done with a card that waited for it. */
  adjust(by: Faction, changes: readonly (readonly string[])[]): void
  /** Ends the turn for good; the other seats go on. */
  confirm(): void
  /** Undoes the last answer of a person; where others have built on it, only with their consent. */
  undo(agreed?: boolean): void
  readonly canUndo: boolean
  whyNotUndo(): Reason | undefined
  /** Redoes the answer that was undone last. */
  redo(): void
  readonly canRedo: boolean
  /**
   * One step on: what a round brings, the next step of a non-player, or from its end to what comes after it; where turns are shown again,
   * the next of their steps.
   */
  advance(): void
  /** Lets the non-players play to the next question of a person; where turns are shown again, back to the present. */
  finish(): void
  /** Whoever thinks is to play the best turn found so far; one that could not is to try again. */
  stopThinking(): void
  /** Leaves the end of a turn: the next faction is asked, and others may act before it answers. */
  leaveTurn(): void
  /** Looks at an earlier moment; at the end it is the present again. */
  lookAt(entries: number): void
  /** Shows a part of the game again, step by step. */
  watch(range: JournalRange): void
  replayLastTurns(): void
}
