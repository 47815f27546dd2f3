import {
  type CardFacts,
  currentCard,
  type Decider,
  type Faction,
  type Game,
  isMenuWord,
  keyOf,
  type Question,
  type Setup,
  type Side,
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

/** The sides of an event as they are named here. */
const sidesOf = ({ dual }: CardFacts): readonly string[] => (dual ? ['unshaded', 'shaded'] : ['event'])

/**
 * Plays games that lean toward what has been played least, until every side of every event in every edition and every way of every
 * operation and activity has been carried out or `most` games are over. A way is a question with a word of its menu; which space, piece or
 * number is no way of its own, but which card a question is about is.
 */
export function explore(volume: Volume, wishes: readonly SetupWish[], most: number): Explored {
  const played = new Map<string, number>()
  const known = new Set<string>()
  const timesOf = (name: string): number => played.get(name) ?? 0
  const count = (name: string): void => {
    played.set(name, timesOf(name) + 1)
  }
  const editionOf = ({ options }: Setup): string => volume.edition(options)
  const sideName = ({ number }: CardFacts, side: string, edition: string): string =>
    `card ${number} ${side}, ${edition}`
  const setups = wishes.map((wish) => proofSetup(volume, wish))
  for (const card of volume.cards) {
    if (card.effect === undefined) continue
    for (const side of sidesOf(card)) for (const setup of setups) known.add(sideName(card, side, editionOf(setup)))
  }
  const watched = volume.cards.map((card) => {
    const { effect } = card
    if (effect === undefined) return card
    return {
      ...card,
      effect: (g: Game, by: Faction, side: Side) => {
        count(sideName(card, card.dual ? side : 'event', editionOf(g.setup)))
        effect(g, by, side)
      },
    }
  })
  const eventful: Volume = {
    ...volume,
    cards: watched,
    cardByNumber: volume.cardByNumber.map((card) => watched.find((each) => each.number === card?.number)),
  }
  const wayOf = (q: Question, w: Word): string => {
    const { card } = q.params ?? {}
    const isTurn = q.id.startsWith('turn.')
    return `${q.id}${card === undefined || isTurn ? '' : ` card ${card}`}: ${keyOf(volume, w)}`
  }
  /** How often an answer was given; of an event, how often the side was executed that was executed least. */
  const times = (g: Game, q: Question, w: Word): number => {
    const key = keyOf(volume, w)
    const card = volume.cardByNumber[currentCard(g)]
    const sides = card === undefined ? [] : sidesOf(card)
    if (card === undefined || (key !== 'event' && q.id !== 'event.side')) return timesOf(wayOf(q, w))
    return Math.min(
      ...sides
        .filter((side) => key === 'event' || key === side)
        .map((side) => timesOf(sideName(card, side, editionOf(g.setup)))),
    )
  }
  const decideFor = (seed: string): Decider => {
    const random = randomPlayer(seed)
    return (g, q) => {
      const ways = q.answers.filter(isMenuWord)
      // The sides of an event are counted as they are carried out.
      const areWays = q.id !== 'event.side'
      if (areWays) {
        for (const w of q.refused) if (isMenuWord(w) && q.whyNot(w)?.id !== NEVER) known.add(wayOf(q, w))
        for (const w of ways) known.add(wayOf(q, w))
      }
      const rarest = ways.reduce<Word | undefined>(
        (a, b) => (a === undefined || times(g, q, b) < times(g, q, a) ? b : a),
        undefined,
      )
      const leans = rarest !== undefined && (times(g, q, rarest) === 0 || g.script.cursor % 3 === 0)
      const chosen = leans ? rarest : random(g, q)
      if (areWays && isMenuWord(chosen)) count(wayOf(q, chosen))
      return chosen
    }
  }
  const open = () => [...known].filter((name) => !played.has(name)).sort()
  let games = 0
  while (games < most && (games < setups.length || open().length > 0)) {
    const setup = { ...(setups[games % setups.length] as Setup), seed: `explore ${games}` }
    const decide = decideFor(setup.seed)
    playOut(
      eventful,
      setup,
      volume.factions.map(() => decide),
    )
    games++
  }
  return { games, played, unreached: open() }
}
