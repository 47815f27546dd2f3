import { Game, seedDealer } from '@coinflict/kernel/questions'
import { ranking } from '@coinflict/kernel/rules'
import {
  type Decider,
  deckAt,
  type Faction,
  type Game as GameModel,
  type Question,
  type Setup,
} from '@coinflict/kernel/state'
import { setupOf } from '@coinflict/kernel/table'
import type { OpenBox } from '@coinflict/library'
import { chartsAt, Dice, Features, SEAT_KINDS } from '@coinflict/players'

/** Positions of games that charts played, as a net is told of them, and who won from there. */
export interface Lessons {
  readonly width: number
  readonly inputs: Float32Array
  readonly winners: Uint8Array
  /** The game of each position. */
  readonly games: Uint32Array
}

/** Of a hundred positions in which a card was just turned, so many are kept. */
const KEPT_PERCENT = 50
/**
 * In three games of four one faction gives so many of a hundred answers at random, few or many: who thinks does not play like a chart
 * either, and where one faction mostly wins the others are seen to win too.
 */
const ERRING_PERCENT = 75
const NOISES = [15, 40]

/** Games to learn from: of the charts of a family (the newest where it has none), alone or with one of them as a lone player. */
export interface Course {
  readonly seed: string
  readonly family: string
  readonly solo?: string | undefined
}

/** A table of charts; one of them sits as a lone player, if one is named. */
function tableOf({ volume }: OpenBox, { family, seed, solo }: Course, game: number): Setup {
  const { scenarios } = volume
  // Every other game is the first scenario's, the rest is shared out.
  const scenario = scenarios[game % 2 === 0 ? 0 : ((game - 1) / 2) % scenarios.length]?.id
  const able = (id: string): readonly string[] =>
    volume.families.filter(({ factions }) => factions.includes(id)).map((each) => each.id)
  const seats = Object.fromEntries(
    volume.factions.map(({ id }) => [
      id,
      id === solo ? 'search' : able(id).includes(family) ? family : (able(id).at(-1) ?? 'random'),
    ]),
  )
  return setupOf(volume, { scenario, seats, seed: `${seed}/${game}` }, SEAT_KINDS)
}

/** Some answers are chance. */
const erring = (chart: Decider, dice: Dice, percent: number): Decider =>
  Object.assign(
    (g: GameModel, q: Question) => {
      const own = chart(g, q)
      return dice.happens(percent) ? q.at(dice.below(q.size)) : own
    },
    { follows: true },
  )

/** Plays the games from one number up to another and takes down positions. */
export function lessonsOf(box: OpenBox, course: Course, start: number, end: number): Lessons {
  const { volume } = box
  const features = new Features(volume)
  const inputs: Float32Array[] = []
  const winners: number[] = []
  const from: number[] = []
  for (let game = start; game < end; game++) {
    const setup = tableOf(box, course, game)
    const dice = new Dice(`lessons:${setup.seed}`)
    const deciders = [...chartsAt(box, setup, seedDealer(`charts:${setup.seed}`))]
    if (dice.happens(ERRING_PERCENT)) {
      const f = dice.below(deciders.length)
      deciders[f] = erring(deciders[f] as Decider, dice, NOISES[dice.below(NOISES.length)] as number)
    }
    const g = new Game(volume, setup)
    g.script.dealer = seedDealer(setup.seed)
    g.script.deciders = deciders
    volume.setUp(g)
    const first = inputs.length
    for (let at = deckAt(g); !g.isOver; at = deckAt(g)) {
      g.runPhase()
      if (g.isOver || deckAt(g) === at || !dice.happens(KEPT_PERCENT)) continue
      const position = new Float32Array(features.size)
      features.read(g, position)
      inputs.push(position)
    }
    const winner = ranking(g).find(({ place }) => place === 1)?.faction ?? (0 as Faction)
    for (let i = first; i < inputs.length; i++) {
      winners.push(winner)
      from.push(game)
    }
  }
  return {
    width: features.size,
    inputs: joined(inputs),
    winners: Uint8Array.from(winners),
    games: Uint32Array.from(from),
  }
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Puts what was taken down together. */
export const addLessons = (parts: readonly Lessons[]): Lessons => ({
  width: parts[0]?.width ?? 0,
  inputs: joined(parts.map(({ inputs }) => inputs)),
  winners: Uint8Array.from(parts.flatMap(({ winners }) => [...winners])),
  games: Uint32Array.from(parts.flatMap(({ games }) => [...games])),
})
