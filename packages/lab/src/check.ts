import { Game, seedDealer } from '@coinflict/kernel/questions'
import { flawsOf } from '@coinflict/kernel/rules'
import {
  type Decider,
  type Faction,
  GameRecord,
  keyOf,
  type Question,
  type Setup,
  type State,
  type Volume,
} from '@coinflict/kernel/state'
import {
  entryKey,
  type Journal,
  type Position,
  positionOf,
  readPosition,
  type Start,
  Table,
} from '@coinflict/kernel/table'
import { asFlaw, Flawed } from './flawed.ts'
import { Retelling } from './retelling.ts'
import type { Sentences } from './sentences.ts'

/** How much of a game is looked at, and where it begins if not with its scenario. */
export interface Checking {
  /** In how many places the journal is cut. */
  readonly cuts?: number
  /** One of how many positions is written down and read back. */
  readonly positionsEvery?: number
  readonly start?: Start
  /** Looks at what the game says; the same for many games, so that each sentence is looked at once. */
  readonly sentences?: Sentences
  /** What else is wrong with a position that was written down. */
  readonly flawsIn?: (position: Position) => readonly string[]
}

/** Which game it is. */
export const nameOf = (volume: Volume, { scenario, options, seats, seed }: Setup): string =>
  `${volume.id} ${scenario} ${JSON.stringify(options)} ${seats.map(({ kind }) => kind).join(' ')} seed ${seed}`

/** What a checked game came to. */
export interface Checked {
  readonly answers: number
  readonly journal: Journal
}

function isSame(a: State, b: State): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/**
 * Plays a whole game with a decider for each faction and checks it after every answer: nothing breaks an invariant, whatever is not offered has a
 * reason against it, the log tells what the state says, every sentence is whole in every language if they are looked at, every position (or one of so many) survives being written down and read back; at the end the journal plays out to the same states, cut anywhere, and undo restores.
 */
export function checkGame(
  volume: Volume,
  setup: Setup,
  deciders: readonly Decider[],
  { cuts = 3, positionsEvery = 1, start = (g) => volume.setUp(g), flawsIn = () => [], sentences }: Checking = {},
): Checked {
  const g = new Game(volume, setup)
  const keys = (): string[] => g.script.entries.map((entry) => entryKey(volume, entry))
  const fail = (what: string): never => {
    throw new Flawed(nameOf(volume, setup), what, keys())
  }
  const states: State[] = []
  g.script.isKept = true
  g.script.dealer = seedDealer(setup.seed)
  g.record = new GameRecord()
  let retelling: Retelling | undefined
  /** The events since the last question are heard and worded. */
  const listen = (where: string): void => {
    const log = g.log ?? []
    for (const event of log) {
      retelling?.hear(event)
      if (sentences !== undefined) requireNone(sentences.ofEvent(g, event), where)
    }
    log.length = 0
    retelling ??= new Retelling(g)
    requireNone(retelling.misfits(), where)
  }
  const requireNone = (flaws: readonly string[], where: string): void => {
    if (flaws.length > 0) fail(`${where}: ${flaws.slice(0, 5).join('; ')}`)
  }
  const copy = new Game(volume, setup)
  const watched: Decider = (game, q) => {
    // What has one answer only may be shown and not asked: then the next question stands at the same place.
    states[game.script.cursor] = game.n.slice()
    const where = `before answer ${game.script.cursor + 1} (${q.id})`
    requireNone(flawsOf(game), where)
    if (game === g) listen(where)
    const refused = q.refused.map((answer) => ({ answer, reason: q.whyNot(answer) }))
    const left = refused.find(({ reason }) => reason === undefined)
    if (left !== undefined)
      fail(`${keyOf(volume, left.answer)} was not offered in ${q.id}, and nothing stands against it`)
    if (sentences !== undefined) requireNone(sentences.ofQuestion(game, q, refused), where)
    if (game.script.cursor % positionsEvery === 0) {
      const position = positionOf(game)
      requireNone(flawsIn(position), `position ${where}`)
      readPosition(copy, JSON.parse(JSON.stringify(position)))
      if (!isSame(copy.n, game.n))
        fail(`position before answer ${game.script.cursor + 1} (${q.id}) is not the same when read back`)
    }
    const answer = (deciders[q.by] as Decider)(game, q)
    if (!q.isPossible(answer))
      fail(`answer ${game.script.cursor + 1} (${q.id}) is ${keyOf(volume, answer)}, which is not possible`)
    return answer
  }
  g.script.deciders = deciders.map(({ follows = false }) =>
    Object.assign((game: Game, q: Question) => watched(game, q), { follows }),
  )
  try {
    start(g)
    g.log = []
    listen('at the beginning')
    while (!g.isOver) g.runPhase()
    listen('at the end')
    for (const explanation of g.record.explanations)
      if (explanation !== undefined) requireNone(sentences?.ofExplanation(g, explanation) ?? [], 'in a reason')
  } catch (error) {
    throw asFlaw(error, nameOf(volume, setup), keys())
  }
  const { entries, outcomes } = g.script
  const journal: Journal = { entries, outcomes }
  const upTo = (length: number): Journal => ({
    entries: entries.slice(0, length),
    outcomes: outcomes.slice(0, g.record?.drawnBefore[length]),
  })
  // Without a seed: the journal has all that fell.
  const unseeded = { ...setup, seed: '' }
  const whole = new Table(volume, unseeded, [], { journal, start })
  if (!isSame(whole.game.n, g.n)) fail('the journal does not play out to the same end')
  checkExplanations(volume, setup, deciders, { journal, start }, fail)
  // A game can be won before anybody was asked: with nothing answered there is nothing to cut.
  for (let i = 1; i <= Math.min(cuts, entries.length); i++) {
    const at = Math.floor((entries.length * i) / (cuts + 1))
    checkCut(volume, unseeded, start, [upTo(at), upTo(at + 1)], states[at] as State, fail)
  }
  return { answers: entries.length, journal }
}

/** Shown the same questions again, a non-player gives the same answers and can say why. */
function checkExplanations(
  volume: Volume,
  setup: Setup,
  deciders: readonly Decider[],
  setting: { readonly journal: Journal; readonly start: Start },
  fail: (what: string) => never,
): void {
  if (deciders.every(({ follows }) => follows !== true)) return
  const table = new Table(volume, setup, deciders, setting)
  setting.journal.entries.forEach((_, at) => {
    const isNonPlayers = deciders[table.answeredBy[at] as Faction]?.follows === true
    if (isNonPlayers && table.explanations[at] === undefined) fail(`answer ${at + 1} is another one when asked again`)
  })
}

/** The journal cut short leads to the state it led to then; one answer more and undo leads back. */
function checkCut(
  volume: Volume,
  setup: Setup,
  start: Start,
  [cut, longer]: readonly [Journal, Journal],
  state: State,
  fail: (what: string) => never,
): void {
  const at = cut.entries.length
  const table = new Table(volume, setup, [], { journal: cut, start })
  if (!isSame(table.game.n, state)) fail(`cut at ${at} the journal leads to another state`)
  const more = new Table(volume, setup, [], { journal: longer, start })
  more.undo({ agreed: true })
  if (!isSame(more.game.n, state)) fail(`undo of answer ${at + 1} does not restore the state`)
}
