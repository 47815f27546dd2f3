import { fork } from '@coinflict/kernel/questions'
import {
  type Asked,
  available,
  count,
  DeadEnd,
  DONE,
  declines,
  type Faction,
  type Game,
  isNumberWord,
  isSpaceWord,
  numberWord,
  Pending,
  type Question,
  type Reason,
  type Space,
  spaceWord,
  type Word,
  wordNumber,
  wordSpace,
} from '@coinflict/kernel/state'
import type { Table } from '@coinflict/kernel/table'
import type { Choice, Picks, Plan } from './plan.ts'
import { whatOf } from './repeat.ts'
import { spacesNamed } from './step.ts'

/** Where an answer is picked: for what is asked, and when it comes for the so manieth time. */
export interface Place {
  readonly key: string
  readonly nth: number
}

/** An answer of the draft: to what, and where it can be picked. */
export interface Given extends Place {
  readonly question: Asked
  readonly answer: Word
}

/** A chosen space: what is answered about it, and the game before and after. */
export interface DraftRow {
  readonly choice: Choice
  readonly given: readonly Given[]
  readonly before: Game | undefined
  readonly after: Game | undefined
  /** The spaces it is about: the one chosen, and where pieces come from or go to. */
  readonly spaces: ReadonlySet<Space>
  /** How many answers of the run there are up to its end. */
  readonly end: number | undefined
  /** Why it is no longer possible. */
  readonly problem: Reason | undefined
}

const NO_ANSWER: Reason = { id: 'why.no-answer', rule: '' }
const NO_WAY_ON: Reason = { id: 'why.no-way-on', rule: '' }

/** So many ways are tried to find the one that is usual. */
const MOST_WAYS = 6

/**
 * A run of answers that was put together and not given yet, tried on a copy of the game. It begins at a question that asks for a space and
 * comes back (the root); what is asked about a space in between is answered as somebody picked, or as usual. Nothing here knows a rule.
 */
export class Draft {
  readonly rows: readonly DraftRow[]
  /** What is answered after the last space. */
  readonly after: readonly Given[]
  /** All answers, and how many of them come before the root is left. */
  readonly words: readonly Word[]
  readonly inRows: number
  /** What can be answered next: the root once more, or what a row still wants to know. */
  readonly standing: Asked | undefined
  /** Where the answer is to be picked that a row wants before anything else; nothing if all have what they want. */
  readonly wanted: (Place & { readonly row: number }) | undefined
  /** Whether the root was put again, and whether the run is the rest of the turn or comes to what chance decides. */
  readonly comesBack: boolean
  readonly endsTurn: boolean
  readonly meetsChance: boolean
  /** The game as it stands, and as it would. */
  readonly before: Game
  readonly game: Game
  readonly root: Asked

  constructor(
    private readonly table: Table,
    readonly plan: Plan,
  ) {
    this.root = table.pending as Asked
    this.before = fork(table.game)
    const broken = new Map<number, Reason>()
    let run = new Run(table, plan, this.root, broken)
    // A row that turns out to be impossible in its midst is left out from the beginning.
    while (run.play()) run = new Run(table, plan, this.root, broken)
    this.rows = plan.rows.map((choice, i) => run.rows.get(i) ?? unplayed(choice, broken.get(i)))
    this.after = run.after
    this.words = run.words
    this.inRows = run.inRows ?? run.words.length
    this.standing = run.standing
    this.wanted = run.wanted
    this.comesBack = run.comesBack
    this.endsTurn = run.endsTurn
    this.meetsChance = run.trial.awaited !== undefined
    this.game = run.trial
  }

  get isOpen(): boolean {
    return this.wanted !== undefined
  }

  get by(): Faction {
    return this.root.by
  }

  /** Whether there is anything to do. */
  get isReady(): boolean {
    return !this.isOpen && this.rows.some(({ after, problem }) => after !== undefined && problem === undefined)
  }

  /** Whether a space that is chosen settles everything: then no draft is needed. */
  get isPlain(): boolean {
    const mayGoOn = this.comesBack || this.root.isPossible(DONE) || this.root.whyNot(DONE) !== undefined
    const isSettled = !this.isOpen && this.rows.every(({ given }) => given.length === 0)
    return isSettled && (this.meetsChance || !mayGoOn)
  }

  /** The draft of another plan. */
  revised(plan: Plan): Draft {
    return new Draft(this.table, plan)
  }

  /** What is left of the plan after so many answers: the rows that were not begun, and the one that was not carried through. */
  restAfter(given: number): Plan {
    const rows = this.rows.filter(({ end }) => end === undefined || end > given).map(({ choice }) => choice)
    return { ...this.plan, rows, shown: 0 }
  }

  /** The row of a space that was chosen, the last if there are several. */
  rowOf(space: Space): number {
    return this.rows.findLastIndex(({ choice }) => choice.space === space)
  }

  /** The answers of a row as they can be picked for others. */
  answersOf(row: number): Picks {
    const answers = new Map<string, Word[]>()
    for (const { key, answer } of this.rows[row]?.given ?? []) answers.set(key, [...(answers.get(key) ?? []), answer])
    return answers
  }
}

const unplayed = (choice: Choice, problem: Reason | undefined): DraftRow => ({
  choice,
  given: [],
  before: undefined,
  after: undefined,
  spaces: new Set([choice.space]),
  end: undefined,
  problem,
})

/** A row while it is played. */
interface OpenRow {
  readonly choice: Choice
  readonly given: Given[]
  readonly before: Game
  after: Game | undefined
  readonly spaces: Set<Space>
  end: number | undefined
  readonly problem: undefined
}

/** One attempt to play a plan on a copy of the game. */
class Run {
  readonly trial: Game
  readonly words: Word[] = []
  readonly rows = new Map<number, OpenRow>()
  readonly after: Given[] = []
  standing: Asked | undefined
  inRows: number | undefined
  wanted: Draft['wanted']
  comesBack = false
  endsTurn = false
  private next = 0
  private row: OpenRow | undefined
  private isAgain = false

  constructor(
    private readonly table: Table,
    private readonly plan: Plan,
    private readonly root: Asked,
    private readonly broken: Map<number, Reason>,
  ) {
    const deciders = table.volume.allFactions.map((f) =>
      f === root.by ? (g: Game, q: Question) => this.decide(g, q) : undefined,
    )
    this.trial = fork(table.game, { answers: [], deciders })
  }

  /** Plays as far as the plan goes. Tells whether a row broke on the way, so that all is to be played again without it. */
  play(): boolean {
    try {
      this.trial.runPhase()
      this.endsTurn = true
    } catch (error) {
      if (error instanceof DeadEnd && this.row !== undefined) this.breaks(this.next - 1, NO_WAY_ON)
      else if (!(error instanceof Pending)) throw error
    }
    if (this.wanted === undefined) this.close(this.trial)
    return this.isAgain
  }

  private decide(g: Game, q: Question): Word {
    const answer = q.isSecret ? undefined : this.isRoot(q) ? this.nextRow(g, q) : this.followUp(g, q)
    if (answer === undefined) {
      g.awaited = undefined
      throw new Pending()
    }
    this.words.push(answer)
    return answer
  }

  private isRoot = (q: Question): boolean => q.by === this.root.by && whatOf(q) === whatOf(this.root)

  /** The next chosen space that is possible; after the last, whoever may stop does. */
  private nextRow(g: Game, q: Question): Word | undefined {
    this.close(g)
    if (this.inRows !== undefined) return undefined
    this.comesBack = this.rows.size > 0
    while (this.next < this.plan.rows.length) {
      const choice = this.plan.rows[this.next++] as Choice
      if (this.broken.has(this.next - 1)) continue
      const word = spaceWord(choice.space)
      if (q.isPossible(word)) {
        const spaces = new Set([choice.space, ...spacesNamed(q)])
        this.row = { choice, given: [], before: fork(g), after: undefined, spaces, end: undefined, problem: undefined }
        this.rows.set(this.next - 1, this.row)
        return word
      }
      this.broken.set(this.next - 1, q.whyNot(word) ?? NO_ANSWER)
    }
    this.standing = q.asked(true)
    this.inRows = this.words.length
    return q.isPossible(DONE) && this.rows.size > 0 ? DONE : undefined
  }

  private close(g: Game): void {
    if (this.row !== undefined) {
      this.row.after = fork(g)
      this.row.end = this.words.length
    }
    this.row = undefined
  }

  private breaks(row: number, reason: Reason): void {
    this.broken.set(row, reason)
    this.isAgain = true
  }

  private followUp(g: Game, q: Question): Word | undefined {
    const { row } = this
    const named = spacesNamed(q)
    if (row === undefined || !named.some((space) => row.spaces.has(space))) {
      this.close(g)
      return this.give(this.after, q, named, (key, nth) => this.answerAfter(g, q, named, key, nth))
    }
    const others = named.filter((space) => space !== row.choice.space)
    const answer = this.give(row.given, q, others, (key, nth) => this.answerIn(row, g, q, others, key, nth))
    if (answer !== undefined && isSpaceWord(answer)) row.spaces.add(wordSpace(answer))
    return answer
  }

  private give(
    among: Given[],
    q: Question,
    spaces: readonly Space[],
    answerTo: (key: string, nth: number) => Word | undefined,
  ): Word | undefined {
    const key = [whatOf(q), ...spaces].join(' ')
    const nth = among.filter((each) => each.key === key).length
    const answer = answerTo(key, nth)
    if (answer !== undefined) among.push({ question: q.asked(true), answer, key, nth })
    return answer
  }

  private answerIn(
    row: OpenRow,
    g: Game,
    q: Question,
    others: readonly Space[],
    key: string,
    nth: number,
  ): Word | undefined {
    const pick = row.choice.picks.get(key)?.[nth]
    if (pick !== undefined) {
      const near = isNumberWord(pick) ? nearest(q, pick) : pick
      if (q.isPossible(near)) return near
      this.breaks(this.next - 1, q.whyNot(pick) ?? NO_ANSWER)
      return undefined
    }
    const usual =
      soleAnswer(q) ??
      this.ready(
        g,
        q,
        this.remembered(q, others, key, nth) ?? this.shared(g, q) ?? usualAnswer(q, (words) => this.best(g, words)),
      )
    if (usual === undefined) {
      this.standing = q.asked(true)
      this.wanted = { row: this.next - 1, key, nth }
    }
    return usual
  }

  /** What was picked in another row; or the number that the player was content with last time, though more were possible. */
  private remembered(q: Question, others: readonly Space[], key: string, nth: number): Word | undefined {
    if (q.answers.some(isSpaceWord) || others.length > 0) return undefined
    const rows = this.plan.rows.slice(0, this.next - 1)
    const before = rows.map(({ picks }) => picks.get(key)?.[nth]).findLast((pick) => pick !== undefined)
    const pick = before ?? this.lastNumber(q)
    return pick === undefined || !q.isPossible(pick) ? undefined : pick
  }

  private lastNumber(q: Question): Word | undefined {
    const { entries, record } = this.table
    if (!q.answers.every(isNumberWord)) return undefined
    const at = record.asked.findLastIndex((asked) => asked?.by === q.by && whatOf(asked) === whatOf(q))
    const entry = entries[at]
    return typeof entry === 'number' && entry !== record.asked[at]?.answers.at(-1) ? (entry as Word) : undefined
  }

  /** After the last space only what was asked for is done; what follows from that is settled as usual. */
  private answerAfter(g: Game, q: Question, named: readonly Space[], key: string, nth: number): Word | undefined {
    const pick = this.plan.after.get(key)?.[nth]
    if (pick !== undefined && q.isPossible(pick)) return pick
    const ours = new Set([...this.rows.values()].flatMap(({ spaces }) => [...spaces]))
    const spaces = q.answers.filter(isSpaceWord)
    if (spaces.length > 0) {
      const last = this.after.at(-1)
      const follows = last !== undefined && this.plan.after.get(last.key)?.[last.nth] === last.answer
      const isOfOurs = spaces.length === q.size && spaces.every((word) => ours.has(wordSpace(word)))
      return follows && isOfOurs
        ? this.first(spaces, (word) => this.tried(g, word, (to) => margin(to, q.by)))
        : undefined
    }
    if (named.some((space) => ours.has(space))) return usualAnswer(q, (words) => words[0])
    return g.operation === undefined ? undefined : q.answers.find(declines)
  }

  /** Of several ways, the one that leaves most of the faction's own pieces on the map; the first of those. */
  private best(g: Game, words: readonly Word[]): Word | undefined {
    const ways = words.filter((word) => !isOfferedBy(this.root, word))
    if (ways.length < 2 || ways.length > MOST_WAYS) return ways[0] ?? words[0]
    return this.first(ways, (word) => this.tried(g, word, (to) => piecesOnMap(to, this.root.by)))
  }

  /** Of some words the first of those that are worth most. */
  private first(words: readonly Word[], worthOf: (word: Word) => number): Word | undefined {
    if (words.length < 2 || words.length > MOST_WAYS) return words[0]
    const worths = words.map(worthOf)
    return words[worths.indexOf(Math.max(...worths))]
  }

  /** What comes of an answer, settled quickly. */
  private tried(g: Game, word: Word, worth: (to: Game) => number): number {
    const trial = this.settled(g, word)
    return trial === undefined ? Number.NEGATIVE_INFINITY : worth(trial)
  }

  private settled = (g: Game, word: Word): Game | undefined =>
    this.answered(g, word, (then, q) => this.quickly(then, q))

  /** A number of pieces, or fewer if too few are Available for it: nobody is asked unbidden from where others are taken. */
  private ready(g: Game, q: Question, word: Word | undefined): Word | undefined {
    const { piece, to } = q.params ?? {}
    if (word === undefined || !isNumberWord(word) || piece === undefined || to !== undefined) return word
    if (wordNumber(word) <= available(g, piece)) return word
    const fewer = q.answers.filter((each) => isNumberWord(each) && each <= word)
    return fewer.findLast((each) => this.settled(g, each) !== undefined) ?? word
  }

  /** The game after an answer and those that follow from it; nothing if it leads nowhere, or to what somebody must say. */
  private answered(g: Game, word: Word, next: (g: Game, q: Question) => Word): Game | undefined {
    const deciders = g.volume.allFactions.map((f) => (f === this.root.by ? next : undefined))
    const trial = fork(g, { answers: [word], deciders })
    try {
      trial.runPhase()
    } catch (error) {
      if (error instanceof DeadEnd || error instanceof Unsettled) return undefined
      if (!(error instanceof Pending)) throw error
    }
    return trial
  }

  /** Of a number that two kinds of pieces share, two thirds are of the first kind. */
  private shared(g: Game, q: Question): Word | undefined {
    const { piece, space, to } = q.params ?? {}
    if (piece === undefined || to !== undefined || !q.answers.every(isNumberWord)) return undefined
    const most = mostOf(q)
    const part = Math.ceil((2 * most) / 3)
    let rest: number | undefined
    this.answered(g, numberWord(part), (_, next) => {
      if (next.id === q.id && next.params?.space === space && next.params?.piece !== piece) rest = mostOf(next)
      throw new Pending()
    })
    return rest !== undefined && rest > 0 && rest === most - part ? numberWord(part) : undefined
  }

  private quickly(g: Game, q: Question): Word {
    if (this.isRoot(q) || spacesNamed(q).length === 0) throw new Pending()
    const answer = this.ready(
      g,
      q,
      usualAnswer(q, (words) => words[0]),
    )
    if (answer === undefined) throw new Unsettled()
    return answer
  }
}

/** What is tried comes to a question that has no usual answer. */
class Unsettled extends Error {}

/** Whether the root offers a word too: it goes with all spaces, not with one. */
export const isOfferedBy = (root: Asked, word: Word): boolean =>
  root.isPossible(word) || root.whyNot(word) !== undefined

/** The only answer that there is, apart from doing nothing where that is none. */
const soleAnswer = (q: Question): Word | undefined => (q.size === 1 ? q.at(0) : undefined)

/** The most of a number; of spaces none if that is possible, else the only one; else one of the ways. Nothing if somebody must say. */
function usualAnswer(q: Question, choose: (words: readonly Word[]) => Word | undefined): Word | undefined {
  const { answers } = q
  const real = answers.filter((word) => !declines(word))
  if (answers.some(isSpaceWord)) return answers.find(declines) ?? (answers.length === 1 ? answers[0] : undefined)
  if (real.every(isNumberWord)) return real.at(-1) ?? answers[0]
  return choose(real)
}

const mostOf = (q: Pick<Question, 'answers'>): number => Math.max(...q.answers.map(wordNumber))

const margin = (g: Game, f: Faction): number => g.volume.margin(g, f)

function piecesOnMap(g: Game, f: Faction): number {
  const kinds = g.volume.kindsOf[f] ?? []
  return g.volume.onMap(g).reduce((sum, s) => sum + kinds.reduce((n, kind) => n + count(g, s, kind), 0), 0)
}

/** The possible number that comes nearest to another. */
function nearest(q: Question, pick: Word): Word {
  const numbers = q.answers.filter(isNumberWord)
  return numbers.reduce((best, n) => (Math.abs(n - pick) < Math.abs(best - pick) ? n : best), numbers[0] ?? pick)
}
