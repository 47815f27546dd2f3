import { describe, expect, test } from 'vitest'
import { Game, hashOf, rollDie, seedDealer, stackedDealer } from '../src/questions.ts'
import {
  cardsLeft,
  faceDownCards,
  layDeck,
  type Pile,
  pilesLeft,
  poolsLeft,
  roundsAhead,
  setAside,
  swapWithNext,
  turnCard,
} from '../src/rules.ts'
import {
  ASIDE,
  BadInput,
  CARD,
  currentCard,
  DIE,
  FACE_DOWN,
  JournalMismatch,
  nextCard,
  Pending,
  type Word,
  word,
  wordOf,
} from '../src/state.ts'
import { dealerOf } from '../src/table.ts'
import { toy, toySetup } from './toy.ts'

const EVENTS = [1, 2, 3, 4, 5]
function game(seed = 'x', options: Record<string, string> = { 'no-reveal': 'yes' }): Game {
  const g = new Game(toy, toySetup({ options }))
  g.script.dealer = seedDealer(seed)
  return g
}
function deck(seed: string, pools: readonly (readonly number[])[], piles: readonly Pile[]): number[] {
  const g = game(seed)
  layDeck(g, pools, piles)
  const cards: number[] = []
  for (let card = turnCard(g); card !== 0; card = turnCard(g)) cards.push(card)
  return cards
}
const SEEDS = Array.from({ length: 600 }, (_, i) => `seed ${i}`)
const counted = <T>(list: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>()
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

describe('seeds', () => {
  test('two texts, two hashes of 128 bits, however alike they are', () => {
    const texts = SEEDS.flatMap((seed) => [seed, `${seed} `, seed.toUpperCase(), `${seed}\u0000`])
    for (const lane of [0, 1, 2, 3] as const) expect(new Set(texts.map((t) => hashOf(t)[lane])).size).toBe(texts.length)
  })

  test('the hash stays as it is: games of a seed are the same everywhere', () => {
    expect(hashOf('coinflict')).toMatchInlineSnapshot(`
      [
        -1194387037,
        1073374511,
        -1928409825,
        -1817188255,
      ]
    `)
    const { draw } = seedDealer('coinflict')
    expect(Array.from({ length: 12 }, (_, n) => draw(DIE, n, 6) + 1)).toMatchInlineSnapshot(`
      [
        1,
        2,
        2,
        4,
        6,
        4,
        3,
        3,
        4,
        3,
        3,
        3,
      ]
    `)
  })

  test('the same question gets the same answer, another kind or number another', () => {
    const dealer = seedDealer('x')
    expect(dealer.draw(DIE, 3, 1000)).toBe(dealer.draw(DIE, 3, 1000))
    const numbers = [0, 1, 2].flatMap((n) => [DIE, CARD].map((kind) => dealer.draw(kind as 0, n, 1e9)))
    expect(new Set(numbers).size).toBe(6)
  })

  test('dice fall evenly', () => {
    const dealer = seedDealer('even')
    const faces = counted(Array.from({ length: 6000 }, (_, n) => dealer.draw(DIE, n, 6)))
    for (let face = 0; face < 6; face++) expect(Math.abs((faces.get(face) ?? 0) - 1000)).toBeLessThan(130)
  })
})

describe('a die', () => {
  test('comes from the journal while it lasts, then from the dealer, and is counted', () => {
    const g = game()
    g.script.outcomes = [wordOf(toy, '2') as Word]
    expect(rollDie(g)).toBe(2)
    const second = rollDie(g)
    expect(second).toBe(seedDealer('x').draw(DIE, 1, 6) + 1)
    expect([g.n[g.at.dealt + DIE], g.script.drawn]).toEqual([2, 2])
  })

  test.each(['7', '0', 'card-2', 'yes'])('"%s" is none', (key) => {
    const g = game()
    g.script.outcomes = [wordOf(toy, key) as Word]
    expect(() => rollDie(g)).toThrow(JournalMismatch)
  })

  test('without a dealer the game waits for it', () => {
    const g = game()
    g.script.dealer = undefined
    expect(() => rollDie(g)).toThrow(Pending)
    expect(g.awaited?.asks).toBe('chance.die')
  })

  test('what is laid ready is for its own kind of chance', () => {
    const { ready } = stackedDealer({ dice: [3], cards: [5] }, seedDealer('x'))
    const g = game()
    expect([DIE, CARD, ASIDE, FACE_DOWN].map((kind) => ready?.(kind as 0, 0, g))).toEqual([3, 5, undefined, undefined])
  })

  test('that has to be no more than a number says whether it is', () => {
    const g = game()
    g.log = []
    g.script.dealer = stackedDealer({ dice: [3, 3, 3] }, seedDealer('x'))
    for (const atMost of [2, 3, undefined]) rollDie(g, atMost)
    expect(g.log?.map(({ n, text }) => [n, text])).toEqual([
      [3, 'failure'],
      [3, 'success'],
      [3, undefined],
    ])
  })

  test('a stack is used up first', () => {
    const g = game()
    g.script.dealer = stackedDealer({ dice: [6, 1] }, seedDealer('x'))
    expect([rollDie(g), rollDie(g)]).toEqual([6, 1])
    expect(rollDie(g)).toBe(seedDealer('x').draw(DIE, 2, 6) + 1)
  })
})

describe('the deck', () => {
  test('piles that are used up, or had no cards, leave no trace', () => {
    const g = game()
    layDeck(g, [EVENTS], [{ events: 0, rounds: 0 }, ...Array(7).fill({ events: 1, rounds: 0 })])
    expect([pilesLeft(g).length, turnCard(g) > 0, pilesLeft(g).length]).toEqual([7, true, 6])
    layDeck(g, [EVENTS], Array(8).fill({ events: 1, rounds: 0 }))
    for (let left = 7; left > 3; left--) {
      expect(turnCard(g)).toBeGreaterThan(0)
      expect([pilesLeft(g).length, faceDownCards(g)]).toEqual([left, left])
    }
    expect(() => layDeck(g, [EVENTS], Array(9).fill({ events: 0, rounds: 0 }))).toThrow('at most 8 piles')
  })

  test('every card of the piles comes once, the rest never; each as likely in each place', () => {
    const first: number[] = []
    for (const seed of SEEDS) {
      const cards = deck(seed, [EVENTS], [{ events: 3, rounds: 0 }])
      expect(new Set(cards).size).toBe(3)
      first.push(cards[0] as number)
    }
    for (const card of EVENTS) expect(Math.abs((counted(first).get(card) ?? 0) - 120)).toBeLessThan(50)
  })

  test('a round lies anywhere in its pile, each place as likely', () => {
    const places = SEEDS.map((seed) => deck(seed, [[...EVENTS, 6]], [{ events: 3, rounds: 1 }]).indexOf(6))
    for (let at = 0; at < 4; at++) expect(Math.abs((counted(places).get(at) ?? 0) - 150)).toBeLessThan(55)
  })

  test('or only among the last of it', () => {
    const places = SEEDS.map((seed) => deck(seed, [[...EVENTS, 6]], [{ events: 4, rounds: 1, among: 1 }]).indexOf(6))
    expect([...counted(places).keys()].sort()).toEqual([3, 4])
    expect(Math.abs((counted(places).get(3) ?? 0) - 300)).toBeLessThan(75)
  })

  test('piles come one after another, each from its own pool', () => {
    for (const seed of SEEDS.slice(0, 50)) {
      const cards = deck(
        seed,
        [
          [1, 2, 6],
          [3, 4, 7],
        ],
        [
          { events: 1, rounds: 1 },
          { events: 1, rounds: 1, pool: 1 },
        ],
      )
      expect(cards.slice(0, 2).filter((card) => card < 3)).toHaveLength(1)
      expect(cards.slice(2).filter((card) => card === 3 || card === 4)).toHaveLength(1)
    }
  })

  test('what is left of it is known, and no more', () => {
    const g = game('x', {})
    layDeck(g, [[...EVENTS, 6]], [{ events: 2, rounds: 1, among: 1 }])
    expect([faceDownCards(g), cardsLeft(g), currentCard(g), nextCard(g)]).toEqual([3, 3, 0, 0])
    turnCard(g)
    expect(currentCard(g)).toBeGreaterThan(0)
    expect(nextCard(g)).toBeGreaterThan(0)
    expect([faceDownCards(g), cardsLeft(g)]).toEqual([1, 2])
    const seen = [currentCard(g), nextCard(g)]
    expect(poolsLeft(g)[0]).toEqual([...EVENTS, 6].filter((card) => !seen.includes(card)))
    expect(pilesLeft(g)).toEqual([{ events: seen.includes(6) ? 1 : 0, rounds: seen.includes(6) ? 0 : 1, among: 1 }])
  })

  test('hidden, the next card is not turned', () => {
    const g = game()
    layDeck(g, [EVENTS], [{ events: 3, rounds: 0 }])
    turnCard(g)
    expect([nextCard(g), faceDownCards(g)]).toEqual([0, 2])
  })

  test('the same cards fall whatever the dice between them', () => {
    const g = game()
    layDeck(g, [EVENTS], [{ events: 4, rounds: 0 }])
    const cards = [turnCard(g)]
    rollDie(g)
    cards.push(turnCard(g), turnCard(g))
    expect(cards).toEqual(deck('x', [EVENTS], [{ events: 4, rounds: 0 }]).slice(0, 3))
  })

  test('laid ready it comes in that order; a card that cannot come is refused in a sentence', () => {
    const g = game()
    g.script.dealer = dealerOf('x', { cards: [4, 6, 2] })
    layDeck(g, [[...EVENTS, 6]], [{ events: 2, rounds: 1 }])
    expect([turnCard(g), turnCard(g), turnCard(g), turnCard(g)]).toEqual([4, 6, 2, 0])
    const bad = game()
    bad.script.dealer = dealerOf('x', { cards: [7] })
    layDeck(bad, [[...EVENTS, 6]], [{ events: 2, rounds: 1 }])
    expect(() => turnCard(bad)).toThrow(BadInput)
  })

  test('in a journal a card that cannot come does not fit', () => {
    const g = game()
    layDeck(g, [[...EVENTS, 6]], [{ events: 2, rounds: 1, among: 1 }])
    g.script.outcomes = [wordOf(toy, 'card-6') as Word]
    expect(() => turnCard(g)).toThrow(JournalMismatch)
    g.script.outcomes = [word('yes')]
    expect(() => turnCard(g)).toThrow(JournalMismatch)
    // Nor does a word pass for a card that another number of the state stands for.
    const other = game()
    other.script.dealer = dealerOf('x', { cards: [1] })
    layDeck(other, [EVENTS], [{ events: 2, rounds: 0 }])
    turnCard(other)
    const stray = ((wordOf(toy, 'card-1') as number) - 1 - (other.at.unseen - other.at.deck)) as Word
    other.script.drawn = 0
    other.script.outcomes = [stray]
    expect(() => turnCard(other)).toThrow(JournalMismatch)
  })

  test('set aside for all to see, a card never comes', () => {
    const g = game()
    layDeck(g, [[...EVENTS, 6]], [{ events: 4, rounds: 1 }])
    const aside = setAside(g)
    expect(EVENTS).toContain(aside)
    const rest: number[] = []
    for (let card = turnCard(g); card !== 0; card = turnCard(g)) rest.push(card)
    expect(rest.sort()).toEqual([...EVENTS, 6].filter((card) => card !== aside))
  })

  test('two cards change places', () => {
    const g = game('x', {})
    layDeck(g, [EVENTS], [{ events: 3, rounds: 0 }])
    turnCard(g)
    const [turned, next] = [currentCard(g), nextCard(g)]
    swapWithNext(g)
    expect([currentCard(g), nextCard(g)]).toEqual([next, turned])
  })

  test('rounds that are certain to come first: those that lie open, and piles without events behind them', () => {
    const g = game('x', {})
    g.script.dealer = dealerOf('x', { cards: [1, 6] })
    layDeck(
      g,
      [[1, 2, 6, 7]],
      [
        { events: 1, rounds: 1 },
        { events: 0, rounds: 1 },
        { events: 1, rounds: 0 },
      ],
    )
    turnCard(g)
    expect([nextCard(g), roundsAhead(g)]).toEqual([6, 2])
  })
})
