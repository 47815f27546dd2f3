import { teamMargin } from '@coinflict/kernel/rules'
import type { Decider, Faction, Game } from '@coinflict/kernel/state'
import type { Table, Viewer } from '@coinflict/kernel/table'
import { byChart, byTurn } from '../search/candidates.ts'
import { Guesses, type Sight } from '../search/guesses.ts'
import { seedAt, type Turn } from '../search/index.ts'
import { Playouts, type Policy } from '../search/playouts.ts'
import { chartsAt } from '../search/table-model.ts'
import { hasWon } from '../search/value.ts'
import type { Analyst, Chances, Study } from './model.ts'
import { gameAt, requirePlayouts, sightFor } from './moment.ts'

/** A lead of so many in margins is worth a chance of 73 %. */
const SCALE = 8

/** The chance of each faction as a position stands: who has won has it all; else as the net of such tables says; without one, by the margins of the players. */
export function chancesIn(g: Game, { net }: Pick<Analyst, 'net'>): readonly number[] {
  if (g.isOver) return g.volume.allFactions.map((f) => hasWon(g, f))
  return net === undefined ? chancesByMargins(g) : Array.from(net.chances(g))
}

function chancesByMargins(g: Game): readonly number[] {
  const { allFactions } = g.volume
  const margins = allFactions.map((f) => teamMargin(g, f))
  const best = Math.max(...margins)
  const shares = margins.map((margin) => Math.exp((margin - best) / SCALE))
  const players = g.setup.seats.map(({ player }) => player)
  const all = shares.reduce((sum, share, f) => (players.indexOf(players[f] as string) === f ? sum + share : sum), 0)
  return shares.map((share) => share / all)
}

/** Chances by several guesses: their mean, and its standard error. */
export class Tally {
  private readonly seen: (readonly number[])[] = []
  private tried = 0

  /** Before anything is played, the chances are those of the position itself. */
  constructor(private readonly first: readonly number[]) {}

  /** Takes what came of a playout; nothing if it could not be played. */
  add(chances: readonly number[] | undefined): void {
    this.tried++
    if (chances !== undefined) this.seen.push(chances)
  }

  get chances(): Chances {
    const { first, seen, tried: playouts } = this
    const n = seen.length
    if (n === 0) return { chances: first, errors: first.map(() => 0.5), playouts }
    const chances = first.map((_, f) => seen.reduce((sum, each) => sum + (each[f] as number), 0) / n)
    const errors = chances.map((mean, f) => {
      const squares = seen.reduce((sum, each) => sum + ((each[f] as number) - mean) ** 2, 0)
      return n < 2 ? 0.5 : Math.sqrt(squares / (n - 1) / n)
    })
    return { chances, errors, playouts }
  }
}

/** What may become of a game that stands at a question, or waits for chance: the charts play on, or one faction first plays a turn. */
export class Outlook {
  private readonly playouts: Playouts
  private readonly chart: Decider
  private reached: readonly number[] = []

  constructor(mind: Analyst, g: Game, knows: Sight) {
    const guesses = new Guesses(seedAt(mind, g))
    const charts = chartsAt(mind, mind.setup, guesses)
    const me = g.awaited === undefined ? g.q.by : (0 as Faction)
    this.chart = charts[me] as Decider
    this.playouts = new Playouts(g, me, charts, guesses, knows, (end) => {
      this.reached = chancesIn(end, mind)
      return this.reached[me] as number
    })
  }

  /** The chances where the charts lead by the n-th guess. */
  byChart(guess: number): readonly number[] | undefined {
    return this.play(byChart(this.chart), guess)
  }

  byTurn(turn: Turn, guess: number): readonly number[] | undefined {
    return this.play(byTurn(this.chart, turn), guess)
  }

  private play(policy: Policy, guess: number): readonly number[] | undefined {
    return this.playouts.play(policy, guess) && this.reached
  }
}

/** A finished game leaves nothing open. */
export const finished = (g: Game): Chances => {
  const chances = g.volume.allFactions.map((f) => hasWon(g, f))
  return { chances, errors: chances.map(() => 0), playouts: 0 }
}

/** Each faction's chance to win from a moment of a game, as far as a viewer can tell. */
export function chancesAt(
  mind: Analyst,
  table: Table,
  viewer: Viewer,
  most: number,
  at = table.entries.length,
): Study<Chances> {
  requirePlayouts(most)
  const g = gameAt(table, at)
  if (g.isOver) return { step: () => false, result: finished(g) }
  const tally = new Tally(chancesIn(g, mind))
  const outlook = new Outlook(mind, g, sightFor(table, viewer))
  let guess = 0
  return {
    step() {
      if (guess < most) tally.add(outlook.byChart(guess++))
      return guess < most
    },
    get result() {
      return tally.chances
    },
  }
}
