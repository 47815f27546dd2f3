import {
  currentCard,
  type Decider,
  type Game,
  isMenuWord,
  keyOf,
  type Question,
  type Volume,
  type Word,
} from '@coinflict/kernel/state'
import { playOut, type SetupWish } from '@coinflict/kernel/table'
import { randomPlayer } from '@coinflict/players'
import { proofSetup } from './setups.ts'

/** What exploring found. */
export interface Explored {
  readonly games: number
  /** Every way that was played, with how often. */
  readonly played: ReadonlyMap<string, number>
  /** Ways that some question offered or refused but no game played, and sides of events never executed. */
  readonly unreached: readonly string[]
}

/** An activity that never goes with the operation is no way (4.1.1). */
const NEVER = 'why.not-with-this'

/**
 * Plays games that lean toward what has been played least, until every side of every event and every way of every operation and
 * activity has been carried out or `most` games are over. A way is a question with a word of its menu; which space, piece or number is
 * no way of its own.
 */
export function explore(volume: Volume, wishes: readonly SetupWish[], most: number): Explored {
  const played = new Map<string, number>()
  const known = new Set<string>()
  for (const { number, dual, effect } of volume.cards) {
    if (effect === undefined) continue
    for (const side of dual ? ['unshaded', 'shaded'] : ['event']) known.add(`card ${number} ${side}`)
  }
  const nameOf = (g: Game, q: Question, w: Word): string => {
    const key = keyOf(volume, w)
    const card = currentCard(g)
    const isSide = q.id === 'event.side' || (key === 'event' && volume.cardByNumber[card]?.dual === false)
    return isSide ? `card ${card} ${key}` : `${q.id}: ${key}`
  }
  const decideFor = (seed: string): Decider => {
    const random = randomPlayer(seed)
    return (g, q) => {
      for (const w of q.refused) if (isMenuWord(w) && q.whyNot(w)?.id !== NEVER) known.add(nameOf(g, q, w))
      const ways = q.answers.filter(isMenuWord)
      const times = (w: Word): number => played.get(nameOf(g, q, w)) ?? 0
      for (const w of ways) known.add(nameOf(g, q, w))
      const rarest = ways.reduce<Word | undefined>(
        (a, b) => (a === undefined || times(b) < times(a) ? b : a),
        undefined,
      )
      const leans = rarest !== undefined && (times(rarest) === 0 || g.script.cursor % 3 === 0)
      const chosen = leans ? rarest : random(g, q)
      if (isMenuWord(chosen)) played.set(nameOf(g, q, chosen), times(chosen) + 1)
      return chosen
    }
  }
  const open = () => [...known].filter((name) => !played.has(name)).sort()
  let games = 0
  while (games < most && (games < wishes.length || open().length > 0)) {
    const wish = wishes[games % wishes.length] as SetupWish
    const setup = proofSetup(volume, { ...wish, seed: `explore ${games}` })
    const decide = decideFor(setup.seed)
    const deciders = volume.factions.map(() => decide)
    playOut(volume, setup, deciders)
    games++
  }
  return { games, played, unreached: open() }
}
