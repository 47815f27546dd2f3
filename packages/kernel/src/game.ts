import type { Faction } from './ids.ts'
import { type Layout, OVER, PHASE } from './layout.ts'
import type { LogDetails, LogEvent, LogKind } from './log.ts'
import type { Ground } from './nonplayer/ground.ts'
import type { Operation } from './operation.ts'
import { type Decider, type Params, Question } from './question.ts'
import { interjectionOf, type Phase, type Volume } from './volume.ts'
import { noWhereabouts, type Whereabouts } from './whereabouts.ts'

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
  readonly seed: string
}

/** An entry of the journal: an answer, or what somebody did out of turn (written out, see interjection.ts). */
export type Entry = number | string

/** A game at one moment: the state, and where its answers come from. */
export class Game {
  n: Int32Array
  /** A second board for trying things out. */
  readonly scratch: Int32Array
  /** Where things stand in the state. */
  readonly at: Layout
  readonly q: Question
  /** The spaces of each faction as they were last listed. */
  readonly whereabouts: readonly Whereabouts[]
  journal: Entry[] = []
  /** Who gave each entry, and how much chance had been used before it. */
  answeredBy: Faction[] = []
  chanceBefore: number[] = []
  /** Answers taken so far. */
  cursor = 0
  /** Questions opened since the game began, those included that were not put: with one possible answer, or none left. */
  questions = 0
  chanceUsed = 0
  keepsJournal = false
  deciders: readonly (Decider | undefined)[] = []
  /** Seats that want to see their questions even where the journal answers, so that they know what they would have said. */
  followers: readonly (Decider | undefined)[] = []
  /** How often a phase was begun, anew or again; how things stood then, and what was answered since, if non-players want to know. */
  phaseRun = 0
  phaseStart: { readonly n: Int32Array; questions: number } | undefined
  readonly trail: Entry[] = []
  /** The operation being carried out. */
  operation: Operation | undefined
  /** Why non-players gave their answers, by place in the journal, if somebody wants to know. */
  grounds: (Ground | undefined)[] | undefined
  log: LogEvent[] | undefined
  /** The rule being carried out and the faction it is carried out for, for the log. */
  rule = ''
  acting: Faction | -1 = -1

  constructor(
    readonly volume: Volume,
    readonly setup: Setup,
  ) {
    this.at = volume.layout
    this.n = new Int32Array(volume.layout.size)
    this.scratch = new Int32Array(volume.layout.size)
    this.q = new Question(this)
    if (setup.seats.some(({ nonPlayer }) => nonPlayer))
      this.phaseStart = { n: new Int32Array(volume.layout.size), questions: 0 }
    this.whereabouts = volume.allFactions.map(() => noWhereabouts(volume.layout.presenceWords))
  }

  get isOver(): boolean {
    return this.n[this.at.sequence + OVER] !== 0
  }

  option(id: string): string | undefined {
    return this.setup.options[id]
  }

  /** Opens a question. What others do out of turn before it is answered happens first, so its answers take it in. */
  ask(by: Faction, id: string, rule: string, params?: Params): Question {
    while (this.cursor < this.journal.length) {
      const entry = this.journal[this.cursor]
      if (typeof entry !== 'string') break
      // Whoever acts out of turn sees the question, as it stands when it is put.
      this.q.open(by, id, rule, params)
      if (!this.interject(entry)) break
    }
    this.questions++
    this.rule = rule
    return this.q.open(by, id, rule, params)
  }

  /** Plays the phase that comes now to its end. */
  runPhase(): void {
    this.phaseRun++
    this.operation = undefined
    if (this.phaseStart !== undefined) {
      this.phaseStart.n.set(this.n)
      this.phaseStart.questions = this.questions
      this.trail.length = 0
    }
    ;(this.volume.phases[this.n[this.at.sequence + PHASE] as number] as Phase).run(this)
  }

  /** Takes one entry of the journal as read. */
  remember(by: Faction, entry: Entry): void {
    if (this.phaseStart !== undefined) this.trail.push(entry)
    if (this.keepsJournal) {
      this.answeredBy[this.cursor] = by
      this.chanceBefore[this.cursor] = this.chanceUsed
    }
    this.cursor++
  }

  /** Names the rule that is being carried out, and for whom. */
  cite(rule: string, by: Faction | -1 = this.acting): void {
    this.rule = rule
    this.acting = by
  }

  write(kind: LogKind, details: LogDetails): void {
    this.log?.push({ ...details, kind, by: this.acting, rule: this.rule, at: this.cursor })
  }

  /** Carries out an interjection if it was made at this very question. */
  private interject(entry: string): boolean {
    const [at, byId, verb, ...words] = entry.split(' ')
    if (at !== `@${this.questions}` || byId === undefined || verb === undefined) return false
    const by = this.volume.factionIndex.get(byId)
    const rules = interjectionOf(this.volume, verb)
    if (by === undefined || rules === undefined || rules.whyNot(this, by, words) !== undefined) return false
    this.remember(by, entry)
    const { acting, rule } = this
    this.cite(rules.rule, by)
    rules.carryOut(this, by, words)
    this.cite(rule, acting)
    return true
  }
}
