import { describe, expect, test } from 'vitest'
import { defineVolume, Game } from '../src/questions.ts'
import { pilesLeft, poolsLeft } from '../src/rules.ts'
import { type Decider, flawText, type Volume } from '../src/state.ts'
import { checkPosition, layPosition, type Position, playOut, positionOf, readPosition, Table } from '../src/table.ts'
import { laid, play, sit, toy, toySetup } from './toy.ts'

const position = (): Position => positionOf(play(sit({ options: { token: 'yes' } }, laid()), 'muster', 'middle').game)
const flaws = (change: (p: Position) => unknown, volume: Volume = toy): string[] => {
  const p = JSON.parse(JSON.stringify(position()))
  change(p)
  return checkPosition(volume, p).map((flaw) => flawText(volume, flaw))
}
const game = () => new Game(toy, toySetup({ options: { token: 'yes' } }))

describe('a position', () => {
  test('says everything that is known, in words', () => {
    expect(position()).toEqual({
      game: 'toy',
      spaces: {
        north: { pieces: { 'red-cube': 2 } },
        middle: { pieces: { 'red-cube': expect.any(Number) } },
        south: { pieces: { 'blue-cube': 2 } },
      },
      tracks: { 'red-resources': 4, 'blue-resources': 5, rounds: 0, 'red-token': expect.stringMatching('down-') },
      factions: { red: { eligible: true }, blue: { eligible: true } },
      cards: {
        played: [],
        current: 1,
        next: 3,
        piles: [
          { events: 0, rounds: 1 },
          { events: 2, rounds: 1, among: 1 },
        ],
        unseen: [[2, 4, 5, 6, 7]],
      },
      phase: 'card',
      executing: 'red',
      dealt: { dice: 1, cards: 2, 'face-down': 1 },
    })
  })

  test('read back is the same, at every moment of games', () => {
    const scratch = game()
    let moments = 0
    for (const seed of ['a', 'b', 'c', 'd']) {
      const setup = toySetup({ options: { token: 'yes', 'no-reveal': seed < 'c' ? 'no' : 'yes' }, seed })
      const decide: Decider = (g, q) => {
        readPosition(scratch, JSON.parse(JSON.stringify(positionOf(g))))
        expect([...scratch.n]).toEqual([...g.n])
        moments++
        return q.at((moments * 7) % q.size)
      }
      const end = playOut(toy, setup, [decide, decide])
      expect(positionOf(end).over).toBe(true)
      readPosition(scratch, positionOf(end))
      expect([...scratch.n]).toEqual([...end.n])
    }
    expect(moments).toBeGreaterThan(30)
  })

  test('a game goes on from it as it went on', () => {
    const table = play(sit({}, laid()), 'pass')
    const start = positionOf(table.game)
    const again = new Table(toy, table.setup, [], { ...laid(), start: (g) => readPosition(g, start) })
    for (const each of [table, again]) play(each, 'muster', 'north', 'done')
    expect(positionOf(again.game)).toEqual(positionOf(table.game))
  })

  test('has what a faction did, how it stands for the next card, and boxes with names', () => {
    const p = position()
    const marked: Position = {
      ...p,
      factions: {
        red: { eligible: true, did: 'event', mark: 'stays-eligible' },
        blue: { eligible: false, did: 'pass', mark: 'ineligible-next' },
      },
      firstDid: 'operation-and-activity',
      slot: 2,
      part: 3,
      cards: { ...p.cards, next: [3, 6], piles: [{ events: 2, rounds: 1, among: 1 }], unseen: [[2, 4, 5, 7]] },
    }
    const g = game()
    readPosition(g, marked)
    expect(positionOf(g)).toEqual(marked)
  })

  test('before the first card', () => {
    const p: Position = {
      ...position(),
      cards: { played: [], current: 0, piles: [{ events: 2, rounds: 0, pool: 1 }], unseen: [[], [2, 3]] },
    }
    const g = game()
    readPosition(g, p)
    expect(positionOf(g).cards).toEqual(p.cards)
  })

  test('by hand it may just say how many cards are left', () => {
    const g = game()
    readPosition(g, { ...position(), cards: { played: [1], current: 2, next: 3, left: 4 } })
    expect([pilesLeft(g), poolsLeft(g)]).toEqual([
      [
        { events: 0, rounds: 1 },
        { events: 1, rounds: 1 },
      ],
      [[4, 5, 6, 7]],
    ])
  })
})

describe('what cannot be read is said, with its place', () => {
  const cards = (change: Record<string, unknown>) => (p: Position) => Object.assign(p.cards, change)
  const wrong: [string, (p: Position) => unknown, string | RegExp][] = [
    ['a game', (p) => Object.assign(p, { game: 'chess' }), 'game: should be "toy"'],
    ['a word', (p) => Object.assign(p, { extra: 1 }), '"extra": is not known'],
    ['spaces', (p) => Object.assign(p, { spaces: [] }), 'spaces: should be an object'],
    ['a space', (p) => Object.assign(p.spaces, { east: {} }), 'spaces.east: is not known'],
    ['what is in a space', (p) => Object.assign(p.spaces, { north: 3 }), 'spaces.north: should be an object'],
    [
      'a word of a space',
      (p) => Object.assign(p.spaces, { north: { people: 1 } }),
      'spaces.north.people: is not known',
    ],
    [
      'a piece',
      (p) => Object.assign(p.spaces, { north: { pieces: { pawn: 1 } } }),
      'spaces.north.pieces.pawn: is not known',
    ],
    [
      'a count',
      (p) => Object.assign(p.spaces, { north: { pieces: { 'red-cube': -1 } } }),
      /red-cube: should be a whole number, 0 or more/,
    ],
    [
      'a level',
      (p) => Object.assign(p.spaces, { north: { level: 'high' } }),
      'spaces.north.level: "high" is not one of opposition, neutral, support',
    ],
    [
      'too many pieces',
      (p) => Object.assign(p.spaces, { north: { pieces: { 'red-cube': 12 } } }),
      /spaces: 1\d of red-cubes in play, but there are only 12/,
    ],
    ['a box', (p) => Object.assign(p, { boxes: { available: {} } }), 'boxes.available: is not known'],
    ['a track', (p) => Object.assign(p.tracks, { fame: 1 }), 'tracks.fame: is not known'],
    [
      'a value too high',
      (p) => Object.assign(p.tracks, { 'red-resources': 21 }),
      'tracks.red-resources: should be a whole number from 0 to 20',
    ],
    [
      'a value too low',
      (p) => Object.assign(p.tracks, { 'red-resources': -1 }),
      'tracks.red-resources: should be a whole number from 0 to 20',
    ],
    [
      'a box of a track',
      (p) => Object.assign(p.tracks, { 'red-token': 'star' }),
      /tracks.red-token: "star" is not one of none, face-down/,
    ],
    [
      'a lasting card',
      (p) => Object.assign(p, { lasting: { 1: 'shaded' } }),
      'lasting.1: its shaded side does not last',
    ],
    ['a card that is none', (p) => Object.assign(p, { lasting: { 99: 'shaded' } }), 'lasting.99: is not known'],
    ['factions', (p) => Object.assign(p, { factions: null }), 'factions: should be an object'],
    ['a faction', (p) => Object.assign(p.factions, { green: { eligible: true } }), 'factions.green: is not known'],
    ['eligibility', (p) => Object.assign(p.factions, { red: {} }), 'factions.red: should say whether it is eligible'],
    [
      'a deed',
      (p) => Object.assign(p.factions, { red: { eligible: true, did: 'sleep' } }),
      /factions.red.did: "sleep" is not one of/,
    ],
    [
      'a mark',
      (p) => Object.assign(p.factions, { red: { eligible: true, mark: 'x' } }),
      /factions.red.mark: "x" is not one of/,
    ],
    [
      'a word of a faction',
      (p) => Object.assign(p.factions, { red: { eligible: true, x: 1 } }),
      'factions.red.x: is not known',
    ],
    ['no phase', (p) => Object.assign(p, { phase: undefined }), 'phase: is missing'],
    ['a phase', (p) => Object.assign(p, { phase: 'war' }), 'phase: "war" is not one of card, round'],
    ['a part', (p) => Object.assign(p, { part: 0.5 }), 'part: should be a whole number'],
    ['a slot', (p) => Object.assign(p, { slot: 3 }), 'slot: should be 0, 1 or 2'],
    ['the first deed', (p) => Object.assign(p, { firstDid: 'x' }), /firstDid: "x" is not one of/],
    ['who executes', (p) => Object.assign(p, { executing: 'green' }), 'executing: "green" is not one of red, blue'],
    ['whether it is over', (p) => Object.assign(p, { over: 'yes' }), 'over: should be true or false'],
    ['cards', (p) => Object.assign(p, { cards: 7 }), /^cards: should have played, current and piles/],
    ['cards played', cards({ played: 1 }), /^cards: should have played, current and piles/],
    ['neither piles nor a number', cards({ piles: undefined }), /^cards: should have played, current and piles/],
    ['a word of the cards', cards({ draw: [] }), 'cards.draw: is not known'],
    ['a card', cards({ current: 99 }), 'cards: there is no card 99'],
    ['a card before', cards({ played: [0] }), 'cards: there is no card 0'],
    ['the next card', cards({ next: 'x' }), 'cards: there is no card "x"'],
    ['an unseen card', cards({ unseen: [[2, 4, 5, 6, 7, 8]] }), 'cards: there is no card 8'],
    ['no pool', cards({ unseen: [2, 4, 5, 6, 7] }), 'cards.unseen: has fewer cards than the piles need'],
    ['a card played twice', cards({ played: [2] }), 'cards: card 2 is there twice'],
    ['a card current and next', cards({ next: 1 }), 'cards: card 1 is there twice'],
    ['a card in two pools', cards({ unseen: [[2, 4, 5, 6, 7], [5]] }), 'cards: card 5 is there twice'],
    ['no current card', cards({ played: [2], current: 0, unseen: [[4, 5, 6, 7]] }), 'cards.current: is missing'],
    ['no card at all', cards({ current: 0, next: undefined, piles: [], unseen: [] }), 'cards.current: is missing'],
    ['piles and a number', cards({ left: 4 }), 'cards: has piles; left says the same thing again'],
    [
      'a pile that is none',
      cards({ piles: [3] }),
      'cards.piles: should be at most 8 piles, each with its number of events and of rounds',
    ],
    ['a pile without rounds', cards({ piles: [{ events: 1 }] }), /^cards.piles: should be at most 8 piles/],
    ['a word of a pile', cards({ piles: [{ events: 1, rounds: 0, x: 1 }] }), /^cards.piles: should be at most 8 piles/],
    ['half a pool', cards({ piles: [{ events: 1, rounds: 0, pool: 0.5 }] }), /^cards.piles: should be at most 8 piles/],
    [
      'a place of rounds',
      cards({ piles: [{ events: 1, rounds: 0, among: -1 }] }),
      /^cards.piles: should be at most 8 piles/,
    ],
    [
      'nine piles',
      cards({ piles: Array(9).fill({ events: 0, rounds: 0 }) }),
      /^cards.piles: should be at most 8 piles/,
    ],
    [
      'too few events',
      cards({ piles: [{ events: 4, rounds: 0 }] }),
      'cards.unseen: has fewer cards than the piles need',
    ],
    [
      'too few rounds',
      cards({ piles: [{ events: 1, rounds: 3 }] }),
      'cards.unseen: has fewer cards than the piles need',
    ],
    [
      'too few in a pool',
      cards({ piles: [{ events: 1, rounds: 0, pool: 1 }] }),
      'cards.unseen: has fewer cards than the piles need',
    ],
    [
      'too few in two piles together',
      cards({
        piles: [
          { events: 2, rounds: 0 },
          { events: 2, rounds: 0 },
        ],
      }),
      'cards.unseen: has fewer cards than the piles need',
    ],
    ['unseen cards without piles', cards({ piles: undefined, left: 2 }), 'cards.unseen: is not known'],
    [
      'more cards than there are',
      cards({ piles: undefined, unseen: undefined, left: 7 }),
      'cards.left: should be from 1 to 6',
    ],
    [
      'fewer than lie open',
      cards({ piles: undefined, unseen: undefined, left: 0 }),
      'cards.left: should be from 1 to 6',
    ],
    ['what was dealt', (p) => Object.assign(p, { dealt: { coins: 1 } }), 'dealt.coins: is not known'],
    [
      'how much was dealt',
      (p) => Object.assign(p, { dealt: { dice: -1 } }),
      'dealt.dice: should be a whole number, 0 or more',
    ],
  ]
  test.each(wrong)('%s', (_, change, said) => {
    const found = flaws(change)
    expect(found.length).toBeGreaterThan(0)
    if (typeof said === 'string') expect(found).toContain(said)
    else expect(found.find((flaw) => said.test(flaw))).toBeDefined()
  })

  test('all there is fits exactly', () => {
    expect(flaws(() => {})).toEqual([])
    expect(flaws(cards({ piles: [{ events: 3, rounds: 2 }] }))).toEqual([])
    expect(flaws(cards({ piles: Array(8).fill({ events: 0, rounds: 0 }) }))).toEqual([])
    expect(flaws(cards({ piles: undefined, unseen: undefined, left: 6 }))).toEqual([])
    expect(flaws(cards({ piles: undefined, unseen: undefined, left: 1 }))).toEqual([])
  })

  test('no position at all', () => {
    expect(checkPosition(toy, 7).map((flaw) => flawText(toy, flaw))).toEqual(['a position should be an object'])
    expect(() => readPosition(game(), 7)).toThrow('a position should be an object')
  })

  test('reading it says the first five, and nothing was laid', () => {
    const g = game()
    const p = { ...position(), phase: 'war', slot: 9, over: 1, part: -1, executing: 'x', firstDid: 'y' }
    expect(() => readPosition(g, p)).toThrow(/^phase: .*; part: .*; slot: .*; firstDid: .*; executing: [^;]*$/)
    expect(g.n.every((n) => n === 0)).toBe(true)
    expect(layPosition(g, p)).toHaveLength(6)
  })

  test('what can be read but is more than there is, is laid out and said', () => {
    const g = game()
    const found = layPosition(g, { ...position(), spaces: { north: { pieces: { 'red-cube': 13 } } } })
    expect(found.map(({ id }) => id)).toEqual(['flaw.pieces'])
    expect(g.n[0]).toBe(13)
  })
})

describe('a volume with more to it', () => {
  const rich = defineVolume({
    ...toy,
    boxes: ['available', 'lost'],
    holders: [{ id: 'red', factions: ['red'], letter: 'R', colour: 'red' }],
    markers: [{ id: 'fire', shape: 'burst', pool: 'fires', mostPerSpace: 2 }],
    pools: { fires: 3 },
    cards: toy.cards.map((card) => (card.number === 4 ? { ...card, lasts: { unshaded: 'capability' } } : card)),
  })
  const full = (): Position => ({
    ...position(),
    spaces: {
      north: { pieces: { 'red-cube': 2 }, level: 'support', markers: { fire: 2 }, control: 'red' },
      south: { markers: { fire: 1 }, level: 'opposition' },
    },
    boxes: { lost: { 'red-cubes': 4 } },
    lasting: { 4: 'unshaded' },
  })

  test('its boxes, markers, Control and lasting cards are read back', () => {
    const g = new Game(rich, toySetup({ options: { token: 'yes' } }))
    readPosition(g, full())
    expect(positionOf(g)).toEqual(full())
    expect([g.n[g.at.boxes], g.n[g.at.pools]]).toEqual([6, 3])
  })

  test.each([
    [
      'markers in a space',
      { spaces: { north: { markers: { fire: 3 } } } },
      'spaces.north.markers.fire: at most 2 to a space',
    ],
    [
      'markers in all',
      { spaces: { north: { markers: { fire: 2 } }, south: { markers: { fire: 2 } } } },
      'spaces: 4 fires markers in play, but there are only 3',
    ],
    [
      'half a marker',
      { spaces: { north: { markers: { fire: 0.5 } } } },
      'spaces.north.markers.fire: should be a whole number, 0 or more',
    ],
    ['Control', { spaces: { north: { control: 'blue' } } }, 'spaces.north.control: "blue" is not one of red'],
    ['a box', { boxes: { lost: { 'red-cubes': 13 } } }, 'spaces: 15 of red-cubes in play, but there are only 12'],
    ['a supply', { boxes: { lost: { pawns: 1 } } }, 'boxes.lost.pawns: is not known'],
    ['a side', { lasting: { 4: 'shaded' } }, 'lasting.4: its shaded side does not last'],
    ['no side', { lasting: { 4: 'both' } }, 'lasting.4: "both" is not one of unshaded, shaded'],
  ])('%s', (_, change, said) => {
    expect(checkPosition(rich, { ...full(), ...change }).map((flaw) => flawText(rich, flaw))).toContain(said)
  })
})
