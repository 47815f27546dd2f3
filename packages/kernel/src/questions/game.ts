import type { Params } from '../state/asked.ts'
import { EndlessPhase, JournalMismatch, Pending } from '../state/errors.ts'
import type { Faction, Word } from '../state/ids.ts'
import { type Layout, newState, OVER, PHASE, type State } from '../state/layout.ts'
import type { LogDetails, LogEvent, LogKind } from '../state/log.ts'
import { DIE, FACE_DOWN } from '../state/luck.ts'
import {
  type Chance,
  type Entry,
  type Game as GameModel,
  type Operation,
  type Phase,
  type PresenceCache,
  type Question as QuestionModel,
  Script,
  type Setup,
  type Volume,
} from '../state/model.ts'
import { emptyPresence } from '../state/presence.ts'
import type { GameRecord } from '../state/record.ts'
import { keyOf } from '../state/words.ts'
import { Question } from './question.ts'
import { interjectionOf, whyNotInterject } from './volume.ts'

/** So many questions a phase may open; the longest that are played open some hundred. */
const MOST_QUESTIONS = 5000

/** A game at one moment: the state, the script it plays by, and what it records for those who watch. */
export class Game implements GameModel {
  /** The state. */
  n: State
  /** Where things are in the state. */
  readonly at: Layout
  readonly q: QuestionModel
  readonly script = new Script()
  /** What happened in the words of the game, and what else is remembered for those who watch it. */
  log: LogEvent[] | undefined
  record: GameRecord | undefined
  /** The spaces of each faction as they were last listed. */
  readonly presenceCache: readonly PresenceCache[]
  /** How often a phase was begun or begun again, and the state at that point: a fork continues from there. */
  phaseRun = 0
  readonly phaseStart: { readonly n: State; questions: number; cursor: number }
  /** The question at which a phase has gone on for too long. */
  lastQuestion = Number.POSITIVE_INFINITY
  /** The chance that the game waits for, where neither journal nor dealer has it; nothing where it waits for an answer. */
  awaited: Chance | undefined
  /** The operation being carried out. */
  operation: Operation | undefined
  /** The rule being carried out and the faction it is carried out for, for the log. */
  rule = ''
  acting: Faction | -1 = -1
  /** Factions that carried out an operation or activity since the game, or the copy, was made; one bit each. */
  acted = 0
  /** A game to try things out on, lent to one at a time (fork.ts). */
  spare: GameModel | undefined

  constructor(
    readonly volume: Volume,
    readonly setup: Setup,
  ) {
    this.at = volume.layout
    this.n = newState(volume.layout)
    this.q = new Question(this)
    this.phaseStart = { n: newState(volume.layout), questions: 0, cursor: 0 }
    this.presenceCache = volume.allFactions.map(() => emptyPresence(volume.layout.presenceWords))
  }

  get isOver(): boolean {
    return this.n[this.at.sequence + OVER] !== 0
  }

  /** Opens a question, of a card if one asks it. What others do out of turn before it is answered happens first, so its answers take it in. */
  ask(by: Faction, id: string, rule: string, params?: Params, card?: number): QuestionModel {
    const { script } = this
    for (let entry = script.next; typeof entry === 'string'; entry = script.next) {
      // Whoever acts out of turn sees the question, as it stands when it is put.
      this.q.open(by, id, rule, params, card)
      if (!interject(this, entry)) break
    }
    if (++script.questions > this.lastQuestion) throw new EndlessPhase(id, rule)
    this.rule = rule
    return this.q.open(by, id, rule, params, card)
  }

  /**
   * What chance brings, or what comes to light: from the journal while it lasts, else it is dealt. Where nobody can deal it the game waits
   * for it.
   */
  chance(chance: Chance): Word {
    const { script } = this
    const { kind } = chance
    const n = this.n[this.at.dealt + kind] as number
    const isTold = script.dealer?.leaves?.(kind, n) === true
    let outcome: Word | undefined
    if (script.drawn < script.outcomes.length) {
      outcome = script.outcomes[script.drawn] as Word
      if (chance.whyNot(outcome) !== undefined) {
        const what = kind === DIE ? 'die' : kind === FACE_DOWN ? 'face-down' : 'card'
        throw new JournalMismatch(script.cursor, `!${keyOf(this.volume, outcome)}`, { chance: what }, this.rule)
      }
    } else {
      outcome = isTold ? undefined : chance.deal(script.dealer, n)
      if (outcome === undefined) {
        this.awaited = chance
        throw new Pending()
      }
      if (script.isKept) script.outcomes.push(outcome)
    }
    this.n[this.at.dealt + kind] = n + 1
    this.record?.noteOutcome(script.drawn, chance.owner, isTold)
    script.noteOutcome(outcome)
    return outcome
  }

  /** Plays the phase that comes now to its end. */
  runPhase(): void {
    this.phaseRun++
    this.operation = undefined
    this.phaseStart.n.set(this.n)
    this.phaseStart.questions = this.script.questions
    this.phaseStart.cursor = this.script.cursor
    this.lastQuestion = this.script.questions + MOST_QUESTIONS
    this.script.trail.clear()
    this.script.trailOutcomes.clear()
    ;(this.volume.phases[this.n[this.at.sequence + PHASE] as number] as Phase).run(this)
  }

  /** Takes one entry of the journal as read. */
  remember(by: Faction, entry: Entry): void {
    const { script } = this
    script.trail.push(entry)
    this.record?.noteEntry(script.cursor, by, script.drawn)
    script.cursor++
  }

  /** Names the rule that is being carried out, and for whom. */
  cite(rule: string, by: Faction | -1 = this.acting): void {
    this.rule = rule
    this.acting = by
  }

  write(kind: LogKind, details: LogDetails): void {
    this.log?.push({ ...details, kind, by: this.acting, rule: this.rule, at: this.script.cursor })
  }
}

/** Carries out an interjection if it was made at this very question. */
function interject(g: GameModel, entry: string): boolean {
  const [at, byId, verb, ...words] = entry.split(' ')
  if (at !== `@${g.script.questions}` || byId === undefined || verb === undefined) return false
  const by = g.volume.factionIndex.get(byId)
  const rules = interjectionOf(g.volume, verb)
  if (by === undefined || rules === undefined) return false
  const isNew = g.script.cursor >= g.script.played
  if (isNew && whyNotInterject(g, rules, by, words) !== undefined) return false
  g.remember(by, entry)
  const { acting, rule } = g
  g.cite(rules.rule, by)
  rules.carryOut(g, by, words)
  g.cite(rule, acting)
  return true
}
