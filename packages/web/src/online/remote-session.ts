import {
  type Asked,
  DONE,
  type Entry,
  type Explanation,
  type Faction,
  keyOf,
  type LogEvent,
  type Reason,
  type Word,
} from '@coinflict/kernel/state'
import { type JournalRange, newsFor, partsOf, type Table, type TurnReport } from '@coinflict/kernel/table'
import { complain, notice } from '../parts/notice.ts'
import { BY_HAND, LocalSession, type SessionOptions } from '../play/local-session.ts'
import type { Step } from '../play/step.ts'
import { say } from '../text/say.ts'
import type { FullBox } from '../volumes.ts'
import { Declined, type Reasons } from './api.ts'
import type { Known } from './line.ts'

/** Entries of the journal from one on, as the server has them now. */
export interface News {
  readonly revision: number
  readonly from: number
  readonly entries: readonly string[]
}

/** The table as the server has it. */
export interface Elsewhere {
  /** Does something there; done when it has it for good. */
  send(act: string, id: string, body: object): Promise<void>
  /** Asks for the reasons of some entries from one on; nothing where non-players are asked again here, since all is open. */
  readonly reasons: ((from: number) => Promise<Reasons>) | undefined
  /** Who plays a faction now; nothing if nobody is known to. */
  nameOf(faction: string): string | undefined
}

/** Over so many entries the server tells reasons at once. */
const REASONED = 200

/**
 * A game that is played on a server, with what its player may see. Own answers stand on the table at once and are sent one after the other;
 * one that ends a turn is sent when it is confirmed. What others do comes from the server and is shown step by step.
 */
export class RemoteSession extends LocalSession {
  /** Answers on the table that the server does not have yet, with the questions that they were given to. */
  private unsent: { readonly word: Word; readonly question: string | undefined }[] = []
  /** The act that the server has not acknowledged, by its id. */
  private sent: string | undefined
  /** Answers given here that the server has taken, and of which it has not told yet. */
  private acknowledged = 0
  /** What came meanwhile. */
  private heard: News[] = []
  private showsNews = false
  /** How long the journal was when reasons were last asked for, by the entry that they were asked from. */
  private readonly reasoned = new Map<number, number>()
  /** How often entries were taken back: reasons that come after that may be of others. */
  private cuts = 0

  constructor(
    id: string,
    box: FullBox,
    table: Table,
    options: SessionOptions,
    /** How much of the server's journal lies on the table. */
    public known: Known,
    private readonly elsewhere: Elsewhere,
  ) {
    super(id, box, table, options)
  }

  override get isOnline(): boolean {
    return true
  }

  override get isLive(): boolean {
    return this.isReplay && this.showsNews
  }

  /** Whoever is asked answers elsewhere by themselves. */
  override get addressee(): undefined {
    return undefined
  }

  override get awaited(): Faction | undefined {
    const by = this.isPresent && !this.isHeld ? this.table.pending?.by : undefined
    return by === undefined || this.isMine(by) ? undefined : by
  }

  override get question(): Asked | undefined {
    return this.isPresent && this.draft === undefined && this.awaited !== undefined ? undefined : super.question
  }

  /** Chance is the server's. */
  override get chance(): undefined {
    return undefined
  }

  override get isOver(): boolean {
    return super.isOver && this.unsent.length === 0
  }

  override get own(): readonly Faction[] {
    this.version.value
    return super.own.filter((f) => this.isMine(f))
  }

  override nameOf(faction: Faction): string {
    return this.elsewhere.nameOf(this.volume.factions[faction]?.id ?? '') ?? super.nameOf(faction)
  }

  private isMine(by: Faction): boolean {
    return this.isPerson(by) && !this.isElsewhere(this.table.setup.seats[by]?.player ?? '')
  }

  /** What happened since whoever sits here last had their say. */
  override get news(): readonly TurnReport[] {
    const own = this.own.find((f) => f === this.table.pending?.by) ?? this.own[0]
    return own === undefined ? super.news : newsFor(this.table, own)
  }

  /** The same, to be shown step by step. */
  override get lastTurns(): JournalRange | undefined {
    const from = this.table.answeredBy.findLastIndex((by) => this.isMine(by)) + 1
    return this.own.length > 0 && from < this.length ? { from, to: this.length } : super.lastTurns
  }

  override get step(): Step | undefined {
    const step = super.step
    for (const { entry } of step?.answers ?? []) this.wantReasons(entry)
    return step
  }

  override whyOf(event: LogEvent): readonly Explanation[] {
    if (event.by !== -1) this.wantReasons(event.at - 1)
    return super.whyOf(event)
  }

  /** Asks the server why an entry was given, and those beside it, unless it was asked before. */
  private wantReasons(entry: number): void {
    const { elsewhere, known, table } = this
    const by = table.answeredBy[entry]
    if (elsewhere.reasons === undefined || by === undefined || this.isMine(by)) return
    const place = entry + (table.record.drawnBefore[entry] ?? 0)
    const from = place - (place % REASONED)
    const reach = Math.min(known.length, from + REASONED)
    if (place >= known.length || (this.reasoned.get(from) ?? 0) >= reach) return
    this.reasoned.set(from, reach)
    const { cuts } = this
    elsewhere.reasons(from).then(
      (reasons) => {
        if (cuts === this.cuts) this.takeReasons(reasons)
      },
      // They are wanted again when the journal has gone on.
      () => this.reasoned.set(from, Math.max(0, reach - 1)),
    )
  }

  private takeReasons(reasons: Reasons): void {
    for (const { n, explanation } of reasons)
      if (n < this.known.length) this.table.record.explanations[partsOf(this.table.game, n).entries] = explanation
    this.refresh()
  }

  /** How many answers stood on the table before an entry of the server's journal. */
  answersBefore(place: number): number {
    return partsOf(this.table.game, place).entries
  }

  /** Non-players answer on the server. */
  protected override asksNonPlayer(): boolean {
    return false
  }

  protected override goOn(): void {}

  /** Whoever sits here has changed. */
  refresh(): void {
    this.version.value++
  }

  protected override put(word: Word): void {
    const question = this.table.pending?.id
    super.put(word)
    this.unsent.push({ word, question })
  }

  override get canUndo(): boolean {
    if (this.draft !== undefined) return true
    return this.isPresent && !this.table.isOver && this.table.answeredBy.some((by) => this.isMine(by))
  }

  /** What is not sent yet nobody has seen; for the rest the server asks the others where it must. */
  override whyNotUndo(): Reason | undefined {
    return undefined
  }

  override undo(): void {
    const held = this.unsent.length - (this.sent === undefined ? 0 : 1)
    if (this.draft !== undefined) super.undo()
    else if (this.isHeld && held > 0) {
      const { length } = this.table.entries
      super.undo(true)
      this.unsent.length -= length - this.table.entries.length
    } else this.ask('undo', {}).catch(complain)
  }

  override interject(by: Faction, verb: string, words: readonly string[]): void {
    const { entries, turnsDone } = this.table
    const { length } = entries
    // It must be possible as things stand; what comes of it the server says.
    this.table.interject(by, verb, words)
    this.table.rewind(length)
    if (this.table.turnsDone !== turnsDone) this.changes()
    const faction = this.volume.factions[by]?.id
    this.ask('interject', { words: [verb, ...words].join(' '), by: faction }).catch(complain)
  }

  override adjust(by: Faction, changes: readonly (readonly string[])[]): void {
    const faction = this.volume.factions[by]?.id
    const words = `hand ${changes.map((change) => change.join(' ')).join('; ')}`
    const { pending } = this.table
    const isCard = pending?.id === BY_HAND && this.isMine(pending.by)
    const done = changes.length === 0 ? Promise.resolve() : this.ask('interject', { words, by: faction })
    done.then(() => {
      if (isCard && this.table.pending?.id === BY_HAND) this.answer(DONE)
    }, complain)
  }

  /** Does something that is not on the table yet. */
  private async ask(act: string, body: object): Promise<void> {
    await this.isQuiet()
    await this.deliver(act, crypto.randomUUID(), body)
    this.catchUp()
  }

  /** Waits until all answers are sent. */
  private async isQuiet(): Promise<void> {
    while (this.sent !== undefined) await new Promise((resolve) => this.quiet.push(resolve))
  }

  private readonly quiet: ((done: unknown) => void)[] = []

  /** Sends one act; what comes meanwhile waits until it is known what became of it. */
  private async deliver(act: string, id: string, body: object): Promise<void> {
    this.sent = id
    try {
      await this.elsewhere.send(act, id, { revision: this.known.revision, ...body })
    } finally {
      this.sent = undefined
      this.quiet.shift()?.(undefined)
    }
  }

  /** Sends the next answer, unless it waits to be confirmed or there is news to be taken in first. */
  private async pump(): Promise<void> {
    const [next] = this.unsent
    if (next === undefined || this.isHeld || this.sent !== undefined || this.heard.length > 0) return
    const key = keyOf(this.volume, next.word)
    try {
      await this.deliver('answer', crypto.randomUUID(), { key })
      this.unsent.shift()
      this.acknowledged++
    } catch (error) {
      // Somebody was faster: if it is still an answer it is given again.
      const isOvertaken = error instanceof Declined && error.said === 'stale' && this.heard.length > 0
      if (!isOvertaken) {
        this.unsent = []
        this.heard.push({ revision: this.known.revision, from: this.known.length, entries: [] })
        complain(error, this.game)
      }
    }
    this.catchUp()
  }

  /** What is new on the server. */
  hear(news: News): void {
    this.heard.push(news)
    if (this.sent === undefined) this.catchUp()
  }

  private catchUp(): void {
    for (let news = this.heard.shift(); news !== undefined; news = this.heard.shift()) this.absorb(news)
    this.pump().catch(complain)
  }

  /** Lays what is new on the table, and the own answers again that are not sent yet; shows what others did. */
  private absorb({ revision, from, entries }: News): void {
    const { table } = this
    const before = [...table.entries]
    const plan = this.draft?.plan
    const isTakenBack = from < this.known.length
    if (isTakenBack) {
      this.cuts++
      this.reasoned.clear()
    }
    const given = this.ownAnswers(this.answersBefore(this.known.length)) + this.acknowledged
    table.follow(from, entries)
    this.known = { revision, length: from + entries.length }
    const told = this.ownAnswers(table.entries.length)
    // Answered in another window: what waits here was meant for a question that is over.
    if (told > given && !isTakenBack) this.giveUp(0)
    this.acknowledged = isTakenBack ? 0 : Math.max(0, given - told)
    const isHeld = this.putAgain()
    this.heldTurn = isHeld ? this.heldTurn : undefined
    const after = table.entries
    const same = sameUpTo(before, after)
    this.changes()
    if (same < before.length) {
      this.lookAt(this.length)
      if (isTakenBack && before.length > after.length) notice.value = { text: say('online.taken-back') }
    } else if (after.length > before.length) this.showFrom(before.length)
    if (plan !== undefined && this.canDraft) this.revise(plan)
  }

  /** Gives whether the turn still waits to be confirmed. */
  private putAgain(): boolean {
    const { table } = this
    let ended: number | undefined
    for (const [i, { word, question }] of this.unsent.entries()) {
      const key = keyOf(this.volume, word)
      const { pending, turnsDone } = table
      const by = pending?.by
      if (by === undefined || !this.isMine(by) || pending?.id !== question || table.whyNot(key) !== undefined) {
        // What waits for chance is given when the server has dealt.
        if (table.awaitsChance) break
        this.giveUp(i)
        return false
      }
      table.answer(by, key)
      ended = table.turnsDone > turnsDone ? turnsDone : undefined
    }
    if (this.heldTurn !== undefined && ended !== undefined) this.heldTurn = ended
    return this.heldTurn !== undefined && ended !== undefined
  }

  /** Takes answers back that are not sent, from one on, and says so. */
  private giveUp(from: number): void {
    if (from >= this.unsent.length) return
    this.unsent.length = from
    notice.value = { text: say('online.overtaken') }
  }

  /** How many of the first answers on the table are of whoever sits here; what somebody puts in unasked is none. */
  private ownAnswers(upTo: number): number {
    const { answeredBy, entries } = this.table
    return answeredBy.slice(0, upTo).filter((by, i) => typeof entries[i] === 'number' && this.isMine(by)).length
  }

  /** Shows what others did, unless somebody looks at something else. */
  private showFrom(from: number): void {
    if (this.isReplay) {
      if (this.isLive) this.replayUpTo = this.length
      return
    }
    const isOthers = this.table.answeredBy.slice(from).some((by) => !this.isMine(by))
    if (!this.isPresent || !isOthers) return
    if (!this.isInstant()) this.show(from)
    else if (this.question !== undefined) this.tellNews()
  }

  /** Tells what happened, if anything did, without having been asked. */
  tellNews(): void {
    if (!this.news.some(({ events }) => events.some(({ kind }) => kind !== 'phase'))) return
    this.newsTold = 'unasked'
    this.refresh()
  }

  /** Shows what came from an entry on, step by step. */
  show(from: number): void {
    if (from >= this.length) return
    this.watch({ from, to: this.length })
    this.showsNews = true
    this.refresh()
  }

  override watch(range: Parameters<LocalSession['watch']>[0]): void {
    this.showsNews = false
    super.watch(range)
  }

  protected override changes(): void {
    super.changes()
    this.pump().catch(complain)
  }
}

/** How many entries two journals have in common. */
function sameUpTo(one: readonly Entry[], other: readonly Entry[]): number {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  return same
}
