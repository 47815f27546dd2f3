import { Asked, type Params, type Reason, type WhyNotSpace } from '../state/asked.ts'
import { DeadEnd, JournalMismatch, Pending } from '../state/errors.ts'
import type { Faction, Piece, Space, Word } from '../state/ids.ts'
import type { Deed, Game, Operation, Question as QuestionModel, WhyNotIn } from '../state/model.ts'
import {
  DONE,
  factionWord,
  HIDDEN,
  keyOf,
  numberWord,
  pieceWord,
  spaceWord,
  wordFaction,
  wordNumber,
  wordPiece,
  wordSpace,
} from '../state/words.ts'

/** Answers of which it is worked out later whether they are possible. */
type Later = readonly { readonly word: Word }[]
type WhyNotLater = (i: number) => Reason | undefined
const NO_ANSWERS: Later = []
const mayBe: WhyNotLater = () => undefined
const POSSIBLE = Symbol('possible')

/** A space that an operation has already. */
const SELECTED: Reason = { id: 'why.selected', rule: '3.1' }
const NOT_HERE: Reason = { id: 'why.event-not-here', rule: '5.1' }

/**
 * One question to one faction. A rule opens it (`g.ask`), offers answers with the reason that stands against each or none,
 * and takes the answer. There is one such object per game, refilled for each question; what is kept of it is `asked`.
 */
export class Question implements QuestionModel {
  by = 0 as Faction
  id = ''
  rule = ''
  private given: Params | undefined
  /** The card that asks, until somebody reads what the question speaks of. */
  private card: number | undefined
  private note: string | undefined
  private list: readonly Word[] | undefined
  /** Whether only the player who is asked may know the answer. */
  isSecret = false
  /** How many answers are known to be possible. */
  offered = 0
  /** Answers offered at one place of the list of which it is worked out only when somebody wants to know whether they are possible. */
  private later: Later = NO_ANSWERS
  private laterAt = 0
  private laterRefused = 0
  private whyNotLater: WhyNotLater = mayBe
  private readonly verdicts: (Reason | typeof POSSIBLE | undefined)[] = []
  // The lists keep their room from question to question; only their beginnings count.
  private readonly possible: Word[] = []
  private readonly against: Word[] = []
  private readonly reasons: Reason[] = []
  private refusals = 0
  /** Why spaces are not possible, where the whole map was looked at: worked out when somebody wants to know. */
  private whyNotSpace: WhyNotSpace | undefined
  /** The same where the next space of an operation is asked for: of which. */
  operation: Operation | undefined
  private whyNotIn: WhyNotIn | undefined
  /** What some answers begin. */
  private deeds: Map<Word, Deed> | undefined

  constructor(private readonly g: Game) {}

  open(by: Faction, id: string, rule: string, params: Params | undefined, card?: number): this {
    this.by = by
    this.id = id
    this.rule = rule
    this.given = params
    this.card = card
    this.note = undefined
    this.list = undefined
    this.isSecret = false
    this.offered = 0
    this.later = NO_ANSWERS
    this.refusals = 0
    this.whyNotSpace = undefined
    this.operation = undefined
    this.deeds = undefined
    return this
  }

  /** Adds a remark, as a message, to what is asked; it may name some of the answers. */
  remark(note: string, list?: readonly Word[]): this {
    this.note = note
    this.list = list
    return this
  }

  /** The answer is for its player alone: in the journals of others it is `?`, and a table that has such a journal does not know it either. */
  secretly(): this {
    this.isSecret = true
    return this
  }

  /** What the question speaks of, the last remark included. */
  get params(): Params | undefined {
    if (this.card !== undefined) {
      this.given = { ...this.given, card: this.card }
      this.card = undefined
    }
    if (this.note === undefined) return this.given
    const { note, list } = this
    return list === undefined ? { ...this.given, note } : { ...this.given, note, list }
  }

  /** Offers an answer, or shows why it is not possible. */
  offer(answer: Word, reason?: Reason): this {
    if (reason === undefined) this.possible[this.offered++] = answer
    else {
      this.against[this.refusals] = answer
      this.reasons[this.refusals++] = reason
    }
    return this
  }

  begin(answer: Word, deed: Deed): this {
    this.deeds ??= new Map()
    this.deeds.set(answer, deed)
    return this.offer(answer)
  }

  deedOf(answer: Word): Deed | undefined {
    return this.isPossible(answer) ? this.deeds?.get(answer) : undefined
  }

  /**
   * Offers answers that a non-player's chart may never ask for: whether each is possible is worked out when somebody wants to know. They are
   * no spaces.
   */
  offerLater(answers: Later, whyNot: WhyNotLater): this {
    this.later = answers
    this.laterAt = this.offered
    this.laterRefused = this.refusals
    this.whyNotLater = whyNot
    for (let i = 0; i < answers.length; i++) this.verdicts[i] = undefined
    return this
  }

  private verdict(i: number): Reason | typeof POSSIBLE {
    const known = this.verdicts[i]
    if (known !== undefined) return known
    const verdict = this.whyNotLater(i) ?? POSSIBLE
    this.verdicts[i] = verdict
    return verdict
  }

  /** Works out what was left for later. */
  private settle(): void {
    if (this.later.length > 0) this.settleLater()
  }

  private settleLater(): void {
    const { later, laterAt, laterRefused } = this
    const offered = this.possible.slice(laterAt, this.offered)
    const against = this.against.slice(laterRefused, this.refusals)
    const reasons = this.reasons.slice(laterRefused, this.refusals)
    this.offered = laterAt
    this.refusals = laterRefused
    for (let i = 0; i < later.length; i++) {
      const verdict = this.verdict(i)
      this.offer((later[i] as Later[number]).word, verdict === POSSIBLE ? undefined : verdict)
    }
    this.later = NO_ANSWERS
    for (const answer of offered) this.offer(answer)
    against.forEach((answer, i) => {
      this.offer(answer, reasons[i])
    })
  }

  /** One of the answers known to be possible, counted from 0. */
  known(index: number): Word {
    return this.possible[index] as Word
  }

  /** How many answers are possible. */
  get size(): number {
    this.settle()
    return this.offered
  }

  /** Whether several answers are possible: of those left for later, no more are worked out than it takes to know. */
  get isOpen(): boolean {
    let possible = this.offered
    for (let i = 0; possible < 2 && i < this.later.length; i++) if (this.verdict(i) === POSSIBLE) possible++
    return possible > 1
  }

  space(space: Space, reason?: Reason): this {
    return this.offer(spaceWord(space), reason)
  }

  /** Offers every space on the map, or shows why not. Where only some can be possible, those are enough to look at. */
  everySpace(whyNot: WhyNotSpace, among: readonly Space[] = this.g.volume.onMap(this.g)): this {
    this.whyNotSpace = whyNot
    for (let i = 0; i < among.length; i++) {
      const space = among[i] as Space
      if (whyNot(space) === undefined) this.possible[this.offered++] = spaceWord(space)
    }
    return this
  }

  /** Offers every space that an operation may go into next, or shows why not, in the same way. */
  nextSpaces(op: Operation, whyNot: WhyNotIn, among: readonly Space[]): this {
    this.operation = op
    this.whyNotIn = whyNot
    for (let i = 0; i < among.length; i++) {
      const space = among[i] as Space
      if (this.whyNotNext(op, whyNot, space) === undefined) this.possible[this.offered++] = spaceWord(space)
    }
    return this
  }

  private whyNotNext(op: Operation, whyNot: WhyNotIn, space: Space): Reason | undefined {
    const { spaces } = op
    for (let i = 0; i < spaces.length; i++) if (spaces[i] === space) return SELECTED
    if (op.within !== undefined && !op.within.includes(space)) return NOT_HERE
    return whyNot(this.g, op, space)
  }

  piece(piece: Piece, reason?: Reason): this {
    return this.offer(pieceWord(piece), reason)
  }

  faction(faction: Faction, reason?: Reason): this {
    return this.offer(factionWord(faction), reason)
  }

  numbers(from: number, to: number): this {
    for (let n = from; n <= to; n++) this.possible[this.offered++] = numberWord(n)
    return this
  }

  done(reason?: Reason): this {
    return this.offer(DONE, reason)
  }

  /** Takes an offer back: the table found what stands against it. */
  reject(answer: Word, reason: Reason): void {
    this.settle()
    const at = this.possible.indexOf(answer)
    this.possible.copyWithin(at, at + 1, this.offered--)
    this.offer(answer, reason)
  }

  /** The possible answers. */
  get answers(): readonly Word[] {
    return this.possible.slice(0, this.size)
  }

  /** Answers that have a reason against them. */
  get refused(): readonly Word[] {
    this.settle()
    const isOfSpaces = this.whyNotSpace !== undefined || this.operation !== undefined
    const spaces = isOfSpaces ? this.g.volume.onMap(this.g) : []
    return [
      ...spaces.map(spaceWord).filter((space) => !this.isPossible(space)),
      ...this.against.slice(0, this.refusals),
    ]
  }

  /** One of the possible answers, counted from 0. */
  at(index: number): Word {
    this.settle()
    return this.possible[index] as Word
  }

  isPossible(answer: Word): boolean {
    for (let i = 0; i < this.offered; i++) if (this.possible[i] === answer) return true
    const { later } = this
    for (let i = 0; i < later.length; i++) if (later[i]?.word === answer) return this.verdict(i) === POSSIBLE
    return false
  }

  /** The reason against an answer, nothing if it is possible or was not thought of. */
  whyNot(answer: Word): Reason | undefined {
    this.settle()
    for (let i = 0; i < this.refusals; i++) if (this.against[i] === answer) return this.reasons[i]
    const space = wordSpace(answer)
    if (!this.g.volume.onMap(this.g).includes(space)) return undefined
    const { operation, whyNotIn } = this
    if (operation === undefined || whyNotIn === undefined) return this.whyNotSpace?.(space)
    return this.whyNotNext(operation, whyNotIn, space)
  }

  /** Puts the question. A single possible answer is taken without asking. */
  answer(): Word {
    if (this.isOpen || this.size === 0) return this.put()
    this.show()
    return this.at(0)
  }

  /** A non-player is shown a question with a single answer too: it knows then what was done, and its chart may not want to go there. */
  private show(): void {
    const { g } = this
    const { script } = g
    const nonPlayer = script.deciders[this.by] ?? script.followers[this.by]
    if (nonPlayer?.follows !== true) return
    nonPlayer(g, this)
    const explanations = g.record?.explanations
    if (explanations) explanations.length = Math.min(explanations.length, script.cursor)
  }

  /** What is asked, as a value that stays; with the reasons against what is not possible if they are wanted. */
  asked(withReasons = false): Asked {
    const against = new Map<Word, Reason>()
    if (withReasons) {
      for (const answer of this.refused) {
        const reason = this.whyNot(answer)
        if (reason !== undefined) against.set(answer, reason)
      }
    }
    return new Asked(this.by, this.id, this.rule, this.params, this.answers, against, this.isSecret)
  }

  /** Puts the question whatever the number of answers: with a single one, somebody is to do something before giving it. */
  put(): Word {
    const { g } = this
    const { record, script } = g
    if (this.offered === 0 && this.size === 0) throw new DeadEnd(this.id, this.rule)
    if (script.isOfVersion1 && script.next !== undefined && this.size === 1 && this.id !== 'event.by-hand')
      script.entries.splice(script.cursor, 0, this.at(0))
    const entry = script.next
    if (entry !== undefined) {
      if (typeof entry === 'string' || !this.isAnswer(entry as Word)) {
        const key = typeof entry === 'string' ? entry : keyOf(g.volume, entry as Word)
        throw new JournalMismatch(script.cursor, key, { question: this.id }, this.rule)
      }
      const follower = script.followers[this.by]
      if (follower !== undefined && follower(g, this) !== entry && record)
        record.explanations[script.cursor] = undefined
      record?.noteAsked(script.cursor, this)
      g.remember(this.by, entry)
      return entry as Word
    }
    const decider = script.deciders[this.by]
    if (decider === undefined || decider.isReady?.(g) === false) {
      g.awaited = undefined
      throw new Pending()
    }
    const chosen = decider(g, this)
    if (script.isKept) script.entries.push(chosen)
    record?.noteAsked(script.cursor, this)
    g.remember(this.by, chosen)
    return chosen
  }

  /** Whether an entry of the journal answers it. */
  private isAnswer(entry: Word): boolean {
    return this.isPossible(entry) || (this.isSecret && entry === HIDDEN)
  }

  askSpace(): Space {
    return this.answer() as number as Space
  }

  /** A space, or nothing when the answer was `done`. */
  askSpaceOrDone(): Space | undefined {
    const answer = this.answer()
    return answer === DONE ? undefined : (answer as number as Space)
  }

  askPiece(): Piece {
    return wordPiece(this.answer())
  }

  askFaction(): Faction {
    return wordFaction(this.answer())
  }

  askNumber(): number {
    return wordNumber(this.answer())
  }

  askSome(most: number): number {
    return most < 1 ? 0 : this.numbers(1, most).askNumber()
  }
}
