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
import { type Journal, positionOf, readPosition, Table } from '@coinflict/kernel/table'

/** What a checked game came to. */
export interface Checked {
  readonly answers: number
  readonly journal: Journal
}

/** A game that is not as it should be: where, and what. */
export class Flawed extends Error {
  override name = 'Flawed'
}

const isSame = (a: State, b: State): boolean => a.length === b.length && a.every((value, i) => value === b[i])

/**
 * Plays a whole game with a decider for each faction and checks it after every answer: nothing breaks an invariant, whatever is not offered has a
 * reason against it, every position (or one of so many) survives being written down and read back; at the end the journal plays out to the same states, cut anywhere, and undo restores.
 */
export function checkGame(
  volume: Volume,
  setup: Setup,
  deciders: readonly Decider[],
  { cuts = 3, positionsEvery = 1 }: { readonly cuts?: number; readonly positionsEvery?: number } = {},
): Checked {
  const fail = (what: string): never => {
    throw new Flawed(`${volume.id} ${setup.scenario} ${JSON.stringify(setup.options)} seed ${setup.seed}: ${what}`)
  }
  const states: State[] = []
  const g = new Game(volume, setup)
  g.script.isKept = true
  g.script.dealer = seedDealer(setup.seed)
  g.record = new GameRecord()
  const copy = new Game(volume, setup)
  const watched: Decider = (game, q) => {
    // What has one answer only may be shown and not asked: then the next question stands at the same place.
    states[game.script.cursor] = game.n.slice()
    const flaws = flawsOf(game)
    if (flaws.length > 0) fail(`before answer ${game.script.cursor + 1} (${q.id}): ${flaws.join('; ')}`)
    const left = q.refused.find((answer) => q.whyNot(answer) === undefined)
    if (left !== undefined) fail(`${keyOf(volume, left)} was not offered in ${q.id}, and nothing stands against it`)
    if (game.script.cursor % positionsEvery === 0) {
      readPosition(copy, JSON.parse(JSON.stringify(positionOf(game))))
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
  volume.setUp(g)
  while (!g.isOver) g.runPhase()
  const { entries, outcomes } = g.script
  const journal: Journal = { entries, outcomes }
  const upTo = (length: number): Journal => ({
    entries: entries.slice(0, length),
    outcomes: outcomes.slice(0, g.record?.drawnBefore[length]),
  })
  // Without a seed: the journal has all that fell.
  const unseeded = { ...setup, seed: '' }
  const whole = new Table(volume, unseeded, [], { journal })
  if (!isSame(whole.game.n, g.n)) fail('the journal does not play out to the same end')
  checkExplanations(volume, setup, deciders, journal, fail)
  // A game can be won before anybody was asked: with nothing answered there is nothing to cut.
  for (let i = 1; i <= Math.min(cuts, entries.length); i++) {
    const at = Math.floor((entries.length * i) / (cuts + 1))
    checkCut(volume, unseeded, [upTo(at), upTo(at + 1)], states[at] as State, fail)
  }
  return { answers: entries.length, journal }
}

/** Shown the same questions again, a non-player gives the same answers and can say why. */
function checkExplanations(
  volume: Volume,
  setup: Setup,
  deciders: readonly Decider[],
  journal: Journal,
  fail: (what: string) => never,
): void {
  if (deciders.every(({ follows }) => follows !== true)) return
  const table = new Table(volume, setup, deciders, { journal })
  journal.entries.forEach((_, at) => {
    const isNonPlayers = deciders[table.answeredBy[at] as Faction]?.follows === true
    if (isNonPlayers && table.explanations[at] === undefined) fail(`answer ${at + 1} is another one when asked again`)
  })
}

/** The journal cut short leads to the state it led to then; one answer more and undo leads back. */
function checkCut(
  volume: Volume,
  setup: Setup,
  [cut, longer]: readonly [Journal, Journal],
  state: State,
  fail: (what: string) => never,
): void {
  const at = cut.entries.length
  const table = new Table(volume, setup, [], { journal: cut })
  if (!isSame(table.game.n, state)) fail(`cut at ${at} the journal leads to another state`)
  const more = new Table(volume, setup, [], { journal: longer })
  more.undo({ agreed: true })
  if (!isSame(more.game.n, state)) fail(`undo of answer ${at + 1} does not restore the state`)
}
