import {
  currentCard,
  type Decider,
  isSpaceWord,
  keyOf,
  playOut,
  type SetupWish,
  setupOf,
  type Volume,
} from '@coinflict/kernel'
import { randomPlayer, SEAT_KINDS } from '@coinflict/players'

/** What exploring found. */
export interface Explored {
  readonly games: number
  /** Every way that was played, with how often. */
  readonly played: ReadonlyMap<string, number>
  /** Ways that questions knew of but that no game could play, and sides of events never executed. */
  readonly unreached: readonly string[]
}

/**
 * Plays games that prefer what has not been played yet, until every side of every event and every way of every operation and activity
 * has been carried out or `most` games are over. A way is a question with one of its answers; which space, piece or number does not
 * count as a way of its own.
 */
export function explore(
  volume: Volume,
  wishes: readonly SetupWish[],
  most: number,
  onGame: (games: number, open: number) => void = () => {},
): Explored {
  const played = new Map<string, number>()
  const known = new Set<string>()
  for (const card of volume.cards) {
    if (card.effect === undefined) continue
    for (const side of card.dual ? ['unshaded', 'shaded'] : ['event']) known.add(`card ${card.number} ${side}`)
  }
  const way = (question: string, key: string, card: number): string => {
    if (question === 'event.side') return `card ${card} ${key}`
    const facts = volume.cardByNumber[card]
    return key === 'event' && facts?.dual === false ? `card ${card} event` : `${question}: ${key}`
  }
  const isWay = (w: number): boolean => !isSpaceWord(w as never) && !/^\d+$/.test(keyOf(volume, w as never))
  const decideFor = (seed: string): Decider => {
    const random = randomPlayer(seed)
    return (g, q) => {
      const card = currentCard(g)
      const name = (w: number) => way(q.id, keyOf(volume, w as never), card)
      for (const w of [...q.answers, ...q.refused]) if (isWay(w)) known.add(name(w))
      const fresh = q.answers.find((w) => isWay(w) && !played.has(name(w)))
      const chosen = fresh ?? random(g, q)
      if (isWay(chosen)) played.set(name(chosen), (played.get(name(chosen)) ?? 0) + 1)
      return chosen
    }
  }
  const open = () => [...known].filter((name) => !played.has(name))
  let games = 0
  while (games < most) {
    const wish = wishes[games % wishes.length] as SetupWish
    const setup = setupOf(volume, { ...wish, seed: `explore ${games}` }, SEAT_KINDS)
    const decide = decideFor(setup.seed)
    playOut(
      volume,
      setup,
      volume.factions.map(() => decide),
    )
    games++
    onGame(games, open().length)
    if (games >= wishes.length && open().length === 0) break
  }
  return { games, played, unreached: open().sort() }
}
