import type { CardText, Catalogues } from '../text/catalogue.ts'
import type { Details } from '../text/worded.ts'
import type { Asked, Params, Reason, WhyNotSpace } from './asked.ts'
import type {
  Emblem,
  FactionFacts,
  FamilyFacts,
  Goal,
  HolderFacts,
  Lasts,
  MarkerFacts,
  OptionFacts,
  Part,
  PieceFacts,
  Players,
  Provenance,
  ScenarioFacts,
  Secret,
  SpaceFacts,
  SupplyFacts,
  TrackFacts,
  Verdict,
} from './facts.ts'
import type { Faction, Marker, Piece, Side, Space, Supply, Track, Word } from './ids.ts'
import type { Layout, State } from './layout.ts'
import type { LogDetails, LogEvent, LogKind } from './log.ts'
import type { ChanceKind } from './luck.ts'
import type { GameRecord } from './record.ts'

/**
 * What the kernel is about, in one place because each speaks of the others: a game, the current question in it, the volume it is played
 * by, its operations and cards, and where answers and chance come from.
 */

/** Who sits at a faction: the kind of player, and a name where one player holds several factions (1.5). */
export interface Seat {
  readonly kind: string
  readonly player: string
  /** Run by the rule book's charts rather than by a player. */
  readonly nonPlayer: boolean
}

/** What a game is started with. */
export interface Setup {
  readonly scenario: string
  readonly options: Readonly<Record<string, string>>
  readonly seats: readonly Seat[]
  /** What its dealer deals by, where a seed is known; empty where somebody else deals. */
  readonly seed: string
  /** Whether the players turn their own cards and roll their own dice, and tell what came. */
  readonly ownDeck?: boolean
}

/** The spaces of a faction when they were last listed. */
export interface PresenceCache {
  readonly words: State
  spaces: readonly Space[]
}

/** Where chance comes from when the journal has no more of it. The same question gets the same answer, so after an undo the same comes again. */
export interface Dealer {
  /** A number from 0 to below `limit`, for the n-th chance of a kind. */
  draw(kind: ChanceKind, n: number, limit: number): number
  /** The n-th die (1 to 6) or card (its number) where it is prepared; nothing where chance decides. */
  ready?(kind: ChanceKind, n: number, g: Game): number | undefined
  /** Whether the n-th of a kind is for the players to tell: they have their own deck and dice. */
  leaves?(kind: ChanceKind, n: number): boolean
}

/** Something that chance brings, or that comes to light. */
export interface Chance {
  readonly kind: ChanceKind
  /** What is asked where it is for the players to tell, and what the question speaks of. */
  readonly asks: string
  readonly params?: Params | undefined
  /** Whose it is, if only one may know it. */
  readonly owner?: Faction | undefined
  /** The n-th of its kind; nothing where nobody can deal it. */
  deal(dealer: Dealer | undefined, n: number): Word | undefined
  /** All that it might be, and why one of them cannot have come. */
  among(): readonly Word[]
  whyNot(outcome: Word): Reason | undefined
}

/**
 * Answers a question put to a faction, at once. One that follows is shown its questions even where the journal answers them. One that thinks
 * elsewhere says whether it has come to an answer; until then the question stands.
 */
export interface Decider {
  (g: Game, q: Question): Word
  readonly follows?: boolean
  readonly isReady?: (g: Game) => boolean
  /** What it has carried out on a copy just as it is to be carried out now: the game may go on from there. */
  readonly rehearsed?: (g: Game) => Rehearsed | undefined
}

/** A copy on which an event or operation was carried out from start to end, and that operation. */
export interface Rehearsed {
  readonly game: Game
  readonly operation: Operation | undefined
}

/** An answer, or what somebody did out of turn (written out: `@1317 farc give auc resources 3`). */
export type Entry = number | string

/** A list that is written from its beginning again and again: it keeps its room. */
export class Trail<T> {
  private readonly room: T[] = []
  private size = 0

  push(each: T): void {
    this.room[this.size++] = each
  }

  clear(): void {
    this.size = 0
  }

  /** The n-th from the end. */
  last(n: number): T | undefined {
    return n > this.size ? undefined : this.room[this.size - n]
  }

  get all(): T[] {
    return this.room.slice(0, this.size)
  }
}

/**
 * Where answers and chance come from: two tapes in the order of play, then dealer and deciders. A journal is both tapes woven together
 * (journal.ts); how they lie to each other follows from the rules.
 */
export class Script {
  /** Answers and interjections, from the `base`-th of the game on, and the place in the game of the next one. */
  entries: Entry[] = []
  base = 0
  cursor = 0
  /** Up to which place the entries were played before from the same beginning: what was done out of turn there is not judged again. */
  played = 0
  /** What chance brought, and how much of it was taken. */
  outcomes: Word[] = []
  drawn = 0
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
  readonly trail = new Trail<Entry>()
  readonly trailOutcomes = new Trail<Word>()

  /** The entry that comes next; nothing when the tape is at its end. */
  get next(): Entry | undefined {
    const at = this.cursor - this.base
    return at < this.entries.length ? this.entries[at] : undefined
  }

  /** Takes a result of chance as read. */
  noteOutcome(outcome: Word): void {
    this.trailOutcomes.push(outcome)
    this.drawn++
  }
}

/** A game at one moment: the state, the script it plays by, and what it records for those who watch (game.ts). */
export interface Game {
  /** The state, and where things are in it. */
  n: State
  readonly at: Layout
  readonly volume: Volume
  readonly setup: Setup
  readonly q: Question
  readonly script: Script
  /** What happened in the words of the game, and what else is remembered for those who watch it. */
  log: LogEvent[] | undefined
  record: GameRecord | undefined
  /** The spaces of each faction as they were last listed. */
  readonly presenceCache: readonly PresenceCache[]
  /** How often a phase was begun or begun again, and the state at that point: a fork continues from there. */
  phaseRun: number
  readonly phaseStart: { readonly n: State; questions: number; cursor: number }
  lastQuestion: number
  /** The chance that the game waits for, where neither journal nor dealer has it; nothing where it waits for an answer. */
  awaited: Chance | undefined
  /** The operation being carried out. */
  operation: Operation | undefined
  /** The rule being carried out and the faction it is carried out for, for the log. */
  rule: string
  acting: Faction | -1
  /** Factions that carried out an operation or activity since the game, or the copy, was made; one bit each. */
  acted: number
  /** A game to try things out on, lent to one at a time (fork.ts). */
  spare: Game | undefined

  readonly isOver: boolean
  /** Opens a question. What others do out of turn before it is answered happens first, so its answers take it in. */
  ask(by: Faction, id: string, rule: string, params?: Params, card?: number): Question
  /**
   * What chance brings, or what comes to light: from the journal while it lasts, else it is dealt. Where nobody can deal it the game waits
   * for it.
   */
  chance(chance: Chance): Word
  /** Plays the phase that comes now to its end. */
  runPhase(): void
  /** Takes one entry of the journal as read. */
  remember(by: Faction, entry: Entry): void
  /** Names the rule that is being carried out, and for whom. */
  cite(rule: string, by?: Faction | -1): void
  write(kind: LogKind, details: LogDetails): void
}

/** Something that is carried out on a game. */
export type Deed = (g: Game) => void

/**
 * One question to one faction. A rule opens it (`g.ask`), offers answers with the reason that stands against each or none, and takes the
 * answer (question.ts). There is one such object per game, refilled for each question; what is kept of it is `asked`.
 */
export interface Question {
  by: Faction
  id: string
  rule: string
  readonly params: Params | undefined
  /** Whether only the player who is asked may know the answer. */
  isSecret: boolean
  /** The operation whose next space is asked for, if that is what is asked. */
  readonly operation: Operation | undefined
  /** How many answers are possible, and whether there are several. */
  readonly size: number
  readonly isOpen: boolean
  /** How many are known to be possible, all spaces among them; of others it may not be worked out yet. */
  readonly offered: number
  known(index: number): Word
  /** The possible answers, and those that have a reason against them. */
  readonly answers: readonly Word[]
  readonly refused: readonly Word[]
  open(by: Faction, id: string, rule: string, params: Params | undefined, card?: number): Question
  /** Adds a remark, as a message, to what is asked; it may name some of the answers. */
  remark(note: string, list?: readonly Word[]): Question
  /** The answer is for its player alone: `HIDDEN` on a table that has the journal of somebody else. */
  secretly(): Question
  /** Offers an answer, or shows why it is not possible. */
  offer(answer: Word, reason?: Reason): Question
  /** Offers an answer that begins something, such as an operation; and tells what, so that it can be tried out on a copy of the game. */
  begin(answer: Word, deed: Deed): Question
  deedOf(answer: Word): Deed | undefined
  /**
   * Offers answers that a non-player's chart may never ask for: whether each is possible is worked out when somebody wants to know. They are
   * no spaces.
   */
  offerLater(answers: readonly { readonly word: Word }[], whyNot: (i: number) => Reason | undefined): Question
  space(space: Space, reason?: Reason): Question
  /** Offers every space on the map, or shows why not. Where only some can be possible, those are enough to look at. */
  everySpace(whyNot: WhyNotSpace, among?: readonly Space[]): Question
  /** Offers every space that an operation may go into next, or shows why not, in the same way. */
  nextSpaces(op: Operation, whyNot: WhyNotIn, among: readonly Space[]): Question
  piece(piece: Piece, reason?: Reason): Question
  faction(faction: Faction, reason?: Reason): Question
  numbers(from: number, to: number): Question
  done(reason?: Reason): Question
  /** Takes an offer back: the table found what stands against it. */
  reject(answer: Word, reason: Reason): void
  /** One of the possible answers, counted from 0. */
  at(index: number): Word
  isPossible(answer: Word): boolean
  /** The reason against an answer, nothing if it is possible or was not thought of. */
  whyNot(answer: Word): Reason | undefined
  /** What is asked, as a value that stays; with the reasons against what is not possible if they are wanted. */
  asked(withReasons?: boolean): Asked
  /** Puts the question. A single possible answer is taken without asking. */
  answer(): Word
  /** Puts the question whatever the number of answers: with a single one, somebody is to do something before giving it. */
  put(): Word
  askSpace(): Space
  /** A space, or nothing when the answer was `done`. */
  askSpaceOrDone(): Space | undefined
  askPiece(): Piece
  askFaction(): Faction
  askNumber(): number
  /** One or more; none where nothing is left of what was asked about, taken off just now (1.4.1). */
  askSome(most: number): number
}

/** What a volume says of one of its operations. */
export interface OperationRules {
  readonly word: Word
  readonly rule: string
  /** Whether it could be carried out in at least one space as things stand (money included). */
  possible(g: Game, op: Operation): boolean
  run(g: Game, op: Operation): void
}

/** What a volume says of one of its special activities. */
export interface ActivityRules {
  readonly word: Word
  readonly rule: string
  /** The operations it may go with (4.1.1). */
  readonly accompanies: readonly Word[]
  /** Before the first space of the operation also: whether it leaves the operation possible (4.1). */
  whyNot(g: Game, op: Operation): Reason | undefined
  run(g: Game, op: Operation): void
  /** What still follows from it once its operation is over. */
  after?(g: Game, op: Operation): void
}

/** An operation while it is carried out. */
export interface Operation {
  readonly faction: Faction
  readonly rules: OperationRules
  /** One space only (2.3.5). */
  readonly limited: boolean
  /** The most spaces that may be selected, where an event says so. */
  readonly most: number
  /** Costs nothing (3.1.2). */
  readonly free: boolean
  /** The spaces it is confined to, its destinations where pieces move; anywhere if nothing is said. */
  readonly within: readonly Space[] | undefined
  /** The special activities it may be joined with; empty if none may. */
  readonly activities: readonly ActivityRules[]
  /** The activity that was carried out. */
  activity: ActivityRules | undefined
  /** Spaces selected so far, and those where its activity took place, where rules set the two apart. */
  readonly spaces: Space[]
  readonly activitySpaces: Space[]
  /** Resources paid so far. */
  paid: number
  /** Pieces that moved already: where of which kind, and how many, two numbers each (movement.ts). */
  moved: number[] | undefined
  /** Whether it was possible when it was last asked for, and after how many entries and questions that was. */
  lastPossible: { readonly cursor: number; readonly questions: number; readonly possible: boolean } | undefined
}

/** Why an operation, or an activity that goes with it, cannot be carried out in a space; nothing if it can. */
export type WhyNotIn = (g: Game, op: Operation, space: Space) => Reason | undefined

/** What a volume says of its sequence of play. */
export interface TurnRules {
  operationsOf(faction: Faction): readonly OperationRules[]
  activitiesOf(faction: Faction): readonly ActivityRules[]
  /** Whether this is the last event card before the final round: operations are limited, and some are barred. */
  isFinalEvent(g: Game): boolean
  /** Why a faction cannot choose an operation on this card, wherever it would be. */
  whyNot?(g: Game, faction: Faction, operation: Word): Reason | undefined
  /** What all must know while this card is played, as a message. */
  season?(g: Game): string | undefined
  /** Who puts an event of its own in the place of the card before anybody has acted on it, and has laid it there. */
  preempts?(g: Game): Faction | undefined
  /** The phase in which a card that brings a round has an effect of its own, also where no round follows (`beginRound`); none if it has none. */
  readonly roundCard?: string
  /** Whether a faction's limited operation may go into many spaces all the same. */
  limitedInManySpaces?(g: Game, faction: Faction): boolean
  /** Whether a limited operation is a full one with an activity for once, and what happens after each faction's say. */
  liftsLimit?(g: Game, faction: Faction): boolean
  afterTurn?(g: Game): void
  /** 8.1 What somebody decides for a non-player before it chooses, if anything: the event (`event`) or an operation (`operation`). */
  ruling?(g: Game, faction: Faction): Word | undefined
  /** What comes to light when the game ends. */
  atEnd?(g: Game): void
  /** Whether executing makes a faction ineligible for the next card, as it usually does. */
  makesIneligible(g: Game, faction: Faction): boolean
  /** The track that counts the cards that bring rounds, which of them is the last, and the phase a round begins with. */
  readonly rounds: Track
  finalRound(g: Game): number
  readonly round: string
  /** Whether a card that brings a round is played as soon as it is seen, before the event card just turned. */
  playsRoundsAtOnce?(g: Game): boolean
  /** Whether a side of a card is carried out by the players themselves, with the hand tools. */
  byHand?(g: Game, card: CardFacts, side: Side): boolean
  /** After an operation that stood by itself, and after an event, before what they did is recorded. */
  afterOperation?(g: Game, op: Operation): void
  afterEvent?(g: Game): void
  /** Where the rule book speaks of passing, of adjusting eligibility and of the next card. */
  readonly numbers: { readonly pass: string; readonly adjust: string; readonly next: string }
}

export interface CardFacts {
  readonly number: number
  readonly title: string
  /** Faction order, leftmost first; empty on the cards that bring a round. */
  readonly order: readonly string[]
  readonly emblem: Emblem
  readonly dual: boolean
  readonly lasts?: { readonly unshaded?: Lasts; readonly shaded?: Lasts } | undefined
  /** True for a card that brings a round (Propaganda, Coup). */
  readonly round?: boolean
  readonly text: CardText
  /** Texts of the editions whose card differs, by the edition option's value. */
  readonly editions?: Readonly<Record<string, CardText>> | undefined
  /** Where the sides come from, if the printed text is not known of all cards of the volume. */
  readonly provenance?: { readonly unshaded: Provenance; readonly shaded?: Provenance } | undefined
  /** Carries out one side for the executing faction. Lasting sides put themselves in force. */
  readonly effect?: (g: Game, by: Faction, side: Side) => void
}

/** Something that cannot be in a position: where (the path in the position, or a space), and what as a message. */
export interface Flaw {
  readonly where: string
  readonly id: string
  readonly params?: Details
}

/** A stretch of play between two checkpoints. All it needs to know is in the state, so it can be run again. */
export interface Phase {
  readonly id: string
  readonly run: (g: Game) => void
}

/** A thing that players may do out of turn (transfers, voluntary removal of pieces, manual corrections). */
export interface InterjectionRules {
  readonly rule: string
  /** Whether a game has it at all; every game does unless this says no. */
  readonly isInPlay?: (g: Game) => boolean
  /** What comes after the words so far; nothing when it is complete. */
  next(volume: VolumeFacts, words: readonly string[]): Part | undefined
  /** What may follow the words that are complete. */
  readonly more?: (volume: VolumeFacts, words: readonly string[]) => Part | undefined
  /** Why it cannot be done with another faction, whatever else is said; nothing where it is not done with one. */
  readonly whyNotWith?: (g: Game, by: Faction, other: Faction) => Reason | undefined
  whyNot(g: Game, by: Faction, words: readonly string[]): Reason | undefined
  carryOut(g: Game, by: Faction, words: readonly string[]): void
}

/** What stands on the cover of a volume: all that is needed to agree on a game of it, without its rules. */
export interface Cover {
  readonly id: string
  readonly title: string
  readonly factions: readonly FactionFacts[]
  readonly scenarios: readonly ScenarioFacts[]
  readonly options: readonly OptionFacts[]
  /** The option that says which edition or printing of the rules is played. */
  readonly editionOption: string
  /** The non-players that can sit at its factions. Their charts are kept apart, for those who play with them. */
  readonly families: readonly FamilyFacts[]
  /** The factions that its rule book gives to one person, or to a few, who play against non-players; the usual table first. */
  readonly tables: readonly (readonly string[])[]
  /** 1.5 How its rule book shares all factions out among players, where some hold several. */
  readonly shares: readonly Players[]
  readonly catalogues: Catalogues
  /** Why options or a scenario do not go together, or not with these players (if they are known), or nothing. */
  whyNotSetup(scenario: string, options: Readonly<Record<string, string>>, players?: Players): Reason | undefined
}

/** What a volume says about itself. `defineVolume` makes the indexes and the layout of its state from it. */
export interface VolumeFacts extends Cover {
  /** Raised when a fix makes old journals play out differently. */
  readonly rulesVersion: number
  readonly spaces: readonly SpaceFacts[]
  /** Who can control spaces, and the names of the levels of support, from opposition to support. */
  readonly holders: readonly HolderFacts[]
  readonly levels: readonly string[]
  readonly pieces: readonly PieceFacts[]
  readonly supplies: readonly SupplyFacts[]
  readonly markers: readonly MarkerFacts[]
  readonly pools: Readonly<Record<string, number>>
  readonly tracks: readonly TrackFacts[]
  /** Boxes beside the map that hold pieces, available first. */
  readonly boxes: readonly string[]
  readonly cards: readonly CardFacts[]
  readonly phases: readonly Phase[]

  /** Lays out the scenario: forces, tracks, deck, first phase. */
  setUp(g: Game): void
  /** A draw deck of so many cards as decks of this set-up are built, where only these were seen. */
  layUnseen(g: Game, seen: readonly number[], n: number): void
  /** How many more of this piece may stand in the space (stacking). */
  room(g: Game, piece: Piece, space: Space): number
  /** The spaces that are on the map now (events may open some). */
  onMap(g: Game): readonly Space[]
  /** Faction order on the current card as it is played (options may read it from another card). */
  order(g: Game): readonly Faction[]
  /** What the players see of the cards to come: none, the next card, or all up to the next event. */
  looksAhead(g: Game): 'none' | 'card' | 'event'
  /** How many people live in a space, as of now, and whether they can support or oppose. */
  population(g: Game, space: Space): number
  takesSides(g: Game, space: Space): boolean
  /** The figures of the edge track, by name. */
  totals(g: Game): Readonly<Record<string, number>>
  margin(g: Game, faction: Faction): number
  /** 7.2 What a faction needs to win: all of it. */
  goals(g: Game, faction: Faction): readonly Goal[]
  /** 1.5 The margin of a player with several factions, where it is not the lowest of theirs. */
  teamMargin?(g: Game, team: readonly Faction[]): number
  /** 7.1 Who comes first in a tie. */
  tieOrder(g: Game): readonly Faction[]
  /** 8 How a game with non-players ended for those who played, where the rule book has names for it. */
  verdict?(g: Game): Verdict | undefined
  readonly turn: TurnRules
  /** What players may do between a question and its answer, by verb. */
  readonly interjections: Readonly<Record<string, InterjectionRules>>
  /** What only the player of a faction may look at, where there is anything of the kind. It is in no position, save or log. */
  secrets?(g: Game, faction: Faction): readonly Secret[]
  /** What must hold in every position beyond the kernel's own checks: one flaw for each thing that does not. */
  flaws(g: Game): Flaw[]
}

export interface Volume extends VolumeFacts {
  /** The edition or printing that a game is played by, or that options ask for. */
  edition(options: Readonly<Record<string, string>>): string
  readonly layout: Layout
  readonly spaceIndex: ReadonlyMap<string, Space>
  readonly factionIndex: ReadonlyMap<string, Faction>
  readonly pieceIndex: ReadonlyMap<string, Piece>
  readonly supplyIndex: ReadonlyMap<string, Supply>
  readonly markerIndex: ReadonlyMap<string, Marker>
  readonly trackIndex: ReadonlyMap<string, Track>
  readonly phaseIndex: ReadonlyMap<string, number>
  readonly allSpaces: readonly Space[]
  readonly allFactions: readonly Faction[]
  readonly allPieces: readonly Piece[]
  readonly neighbours: readonly (readonly Space[])[]
  readonly factionOf: readonly Faction[]
  /** The kinds of piece of each faction. */
  readonly kindsOf: readonly (readonly Piece[])[]
  readonly supplyOf: readonly Supply[]
  /** The other side of a piece; the piece itself if it has one side only. */
  readonly flipOf: readonly Piece[]
  readonly entersAs: readonly Piece[]
  /** The kinds that come from the same supply as a piece. */
  readonly alike: readonly (readonly Piece[])[]
  readonly purseOf: readonly (Track | -1)[]
  readonly floorOf: readonly (Track | -1)[]
  readonly poolOf: readonly number[]
  readonly poolLimits: readonly number[]
  readonly cardByNumber: readonly (CardFacts | undefined)[]
  /** 1 for the cards that bring a round, by number. */
  readonly roundCards: Uint8Array
  readonly adjacency: Uint8Array
  /** Faction order by card number. */
  readonly orders: readonly (readonly Faction[])[]
}
