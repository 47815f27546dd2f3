import { seedDealer } from '@coinflict/kernel/questions'
import { isUsed, setTrack, shownValue } from '@coinflict/kernel/rules'
import { type ChanceKind, type Dealer, FACE_DOWN, type Faction, type Game, type Track } from '@coinflict/kernel/state'

/** Guesses of what lies face down have numbers that no game comes to. */
const FACE_DOWN_FROM = 1 << 20

/** Whether somebody knows what lies face down before a faction. */
export type Sight = (owner: Faction) => boolean

/** A faction knows what its player's factions have. */
export const sightOf =
  ({ setup: { seats } }: Pick<Game, 'setup'>, me: Faction): Sight =>
  (owner) =>
    seats[owner]?.player === seats[me]?.player

/**
 * What a seat cannot know, guessed: the deck, the dice, the charts' dice, what lies face down before others. All turns are judged by the
 * same guesses, so that luck does not tell them apart.
 */
export class Guesses implements Dealer {
  private readonly dealers: Dealer[] = []
  private dealer: Dealer

  constructor(private readonly seed: string) {
    this.dealer = this.dealerOf(0)
  }

  private dealerOf(n: number): Dealer {
    const dealer = this.dealers[n] ?? seedDealer(`${this.seed}/${n}`)
    this.dealers[n] = dealer
    return dealer
  }

  /** Turns to the n-th guess. */
  turnTo(n: number): void {
    this.dealer = this.dealerOf(n)
  }

  draw(kind: ChanceKind, n: number, limit: number): number {
    return this.dealer.draw(kind, n, limit)
  }

  /** Puts a guess in the place of what lies face down and is not known. */
  conceal(g: Game, knows: Sight): void {
    g.volume.tracks.forEach((facts, t) => {
      const { faceDown } = facts
      if (faceDown === undefined || !isUsed(g, facts)) return
      const owner = g.volume.factionIndex.get(faceDown.faction) as Faction
      const isDown = shownValue(facts, g.n[g.at.tracks + t] as number) === faceDown.shownAs
      if (!isDown || knows(owner)) return
      const guess = this.draw(FACE_DOWN, FACE_DOWN_FROM + t, faceDown.values.length)
      setTrack(g, t as Track, faceDown.values[guess] as number)
    })
  }
}
