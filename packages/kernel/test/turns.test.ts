import { describe, expect, test } from 'vitest'
import { defineVolume } from '../src/questions.ts'
import { beginPhase, endGame, goOn, goTo, place, playNextCard } from '../src/rules.ts'
import { currentCard, type Faction, type Game, type Piece, part, type Volume } from '../src/state.ts'
import {
  automaticPart,
  entryKey,
  goesOn,
  lastTurns,
  newsFor,
  type Position,
  positionOf,
  readPosition,
  type Table,
  type TurnReport,
  turnAt,
  turnOf,
} from '../src/table.ts'

import { BLUE, laid, NORTH, play, RED, sit, sitDown, toy, toySetup } from './toy.ts'

const DECK = [1, 3, 6, 2, 4, 7]
const keys = (table: Table, n: number) => turnOf(table, n).entries.map((entry) => entryKey(toy, entry))
const kinds = (events: readonly { readonly kind: string }[]) => events.map(({ kind }) => kind)
const told = (list: readonly TurnReport[]) => list.map(({ by, events }) => [by, kinds(events).join(' ')])
/** Red musters with Forage, Blue takes the event; on the next card nobody is eligible but who passed. */
const first = () => play(sit({}, laid(DECK, [4, 2])), 'muster', 'middle', 'forage', 'done', 'event', 'north')

describe('turns', () => {
  test('are what lies between two checkpoints: each faction’s say, and what nobody is asked in', () => {
    const table = first()
    expect(table.turnsDone).toBe(5)
    expect([0, 1, 2, 3].map((n) => [turnOf(table, n).by, turnOf(table, n).from, turnOf(table, n).to])).toEqual([
      [RED, 0, 4],
      [BLUE, 4, 6],
      [undefined, 6, 6],
      [undefined, 6, 6],
    ])
    expect([keys(table, 0), keys(table, 1)]).toEqual([
      ['muster', 'middle', 'forage', 'done'],
      ['event', 'north'],
    ])
    expect(turnOf(table, 1).asked.map((asked) => asked?.id)).toEqual(['turn.second', 'event.space'])
    expect(turnOf(table, 0).reasons).toEqual([])
  })

  test('each has its own part of the log, and the game as it began', () => {
    const table = first()
    expect(kinds(turnOf(table, 0).events)).toEqual(['operation', 'track', 'roll', 'place', 'activity', 'track'])
    expect(kinds(turnOf(table, 1).events)).toEqual(['event', 'place'])
    const all = [0, 1, 2, 3, 4].flatMap((n) => turnOf(table, n).events)
    expect(all).toEqual(table.log.slice(turnOf(table, 0).logFrom))
    expect([turnOf(table, 0).number, turnOf(table, 1).logFrom]).toEqual([0, turnOf(table, 0).logFrom + 6])
    expect(currentCard(turnOf(table, 2).game)).toBe(1)
    expect(currentCard(turnOf(table, 4).game)).toBe(6)
  })

  test('in which nobody is asked are nobody’s, whoever is asked next', () => {
    const table = play(first(), 'pass')
    expect([1, 2, 3, 4, 5].map((n) => turnOf(table, n).by)).toEqual([
      BLUE,
      undefined,
      undefined,
      undefined,
      expect.any(Number),
    ])
  })

  test('the last is the one that runs', () => {
    const table = play(sit({}, laid(DECK, [4])), 'muster', 'middle')
    expect(table.turnsDone).toBe(0)
    expect([keys(table, 0), turnOf(table, 0).by, turnOf(table, 0).to]).toEqual([['muster', 'middle'], RED, 2])
    expect(kinds(turnOf(table, 0).events)).toEqual(['operation', 'track', 'roll', 'place'])
  })

  test('who began with something out of turn is not whose turn it is', () => {
    const table = sit({}, laid(DECK))
    table.interject(BLUE, 'hand', ['eligible', 'blue', 'yes'])
    expect(turnOf(table, 0).by).toBeUndefined()
    play(table, 'pass')
    expect(turnOf(table, 0).by).toBe(RED)
    expect(turnOf(table, 1).by).toBeUndefined()
  })

  test('the turn of an entry', () => {
    const table = first()
    expect([0, 3, 4, 5, 6].map((entry) => turnAt(table, entry))).toEqual([0, 0, 1, 1, 5])
  })

  test('a part of a round says so', () => {
    const table = first()
    const rounds = Array.from({ length: table.turnsDone + 1 }, (_, n) => turnOf(table, n).isOfRound)
    expect(rounds).toEqual([false, false, false, false, true, false])
  })
})

describe('going on', () => {
  test('within a phase, as long as the same faction is asked and nothing fell', () => {
    const table = sit({}, laid(DECK, [4, 2]))
    play(table, 'muster')
    expect(goesOn(table, 0)).toBe(true)
    play(table, 'middle')
    expect(goesOn(table, 0)).toBe(false)
    play(table, 'forage')
    expect(goesOn(table, 0)).toBe(true)
    play(table, 'done')
    expect(goesOn(table, 0)).toBe(false)
  })

  test('not in another phase, nor after the end', () => {
    const table = sit({}, laid(DECK, [4, 2]))
    while (!table.isOver) play(table, 'pass')
    expect(goesOn(table, table.turnsDone)).toBe(false)
  })
})

/** The toy with another phase in place of its round, or another effect of its events. */
const withRound = (run: (g: Game) => void): Volume => ({
  ...toy,
  phases: toy.phases.map((phase) => (phase.id === 'round' ? { id: 'round', run } : phase)),
})
const withEvent = (effect: (g: Game, by: Faction) => void): Volume => ({
  ...toy,
  cardByNumber: toy.cardByNumber.map((card) => card && { ...card, effect }),
})
const askSpace = (g: Game, by: Faction) =>
  g
    .ask(by, 'event.space', '5.1')
    .everySpace(() => undefined)
    .askSpace()
const from = (cards: Position['cards'], phase: string, volume: Volume) => {
  const start: Position = { ...positionOf(sit({}, laid(DECK)).game), cards, phase }
  return sitDown(toySetup(), { start: (g) => readPosition(g, start) }, volume)
}

test('another phase is not going on, even if nothing fell and the same faction is asked', () => {
  const volume = withRound((g) => {
    askSpace(g, RED)
    askSpace(g, RED)
    endGame(g)
  })
  const table = from({ played: [], current: 1, next: 6, piles: [], unseen: [] }, 'card', volume)
  table.interject(RED, 'hand', ['eligible', 'blue', 'no'])
  play(table, 'pass')
  expect([table.pending?.by, table.hasChanceSince(table.entries.length - 1)]).toEqual([RED, false])
  expect([goesOn(table, 0), goesOn(table, table.turnsDone)]).toEqual([false, true])
})

describe('what a turn brought by itself', () => {
  test('a round is told, with nobody in it', () => {
    const table = first()
    const round = automaticPart(table, 4)
    expect([round?.by, kinds(round?.events ?? [])]).toEqual([undefined, ['card']])
  })

  test('so is the turn of who could only pass', () => {
    const volume = { ...toy, turn: { ...toy.turn, activitiesOf: () => [] } }
    const table = sitDown(toySetup({ seats: { blue: 'chart' } }), laid(DECK, [4, 2]), volume)
    table.interject(RED, 'hand', ['remove', 'blue-cube', 'south', '2'])
    table.interject(RED, 'hand', ['track', 'blue-resources', '0'])
    play(table, 'muster', 'north', 'done')
    const by = Array.from({ length: table.turnsDone + 1 }, (_, n) => automaticPart(table, n)?.by)
    expect(by[1]).toBe(BLUE)
    expect(kinds(automaticPart(table, 1)?.events ?? [])).toEqual(['pass', 'track'])
    expect(by[0]).toBeUndefined()
  })

  test('that a phase began is not worth telling where somebody is asked in it', () => {
    const volume = withRound((g) => {
      beginPhase(g, 'round', '6.1')
      askSpace(g, RED)
      if (part(g) === 0) goOn(g)
      else endGame(g)
    })
    const table = from({ played: [], current: 1, next: 6, piles: [], unseen: [] }, 'card', volume)
    play(table, 'pass', 'pass')
    const round = table.turnsDone
    expect([turnOf(table, round).isOfRound, automaticPart(table, round)]).toEqual([true, undefined])
    play(table, 'north')
    expect(kinds(turnOf(table, round).events)).toEqual(['phase'])
    expect([table.turnsDone > round, automaticPart(table, round)]).toEqual([true, undefined])
  })

  test('answers tell the rest', () => {
    const table = first()
    expect([0, 1].map((n) => automaticPart(table, n))).toEqual([undefined, undefined])
    expect(automaticPart(table, table.turnsDone)).toBeUndefined()
  })
})

describe('news', () => {
  test('of what the others did since a faction last had its say', () => {
    const table = play(sit({}, laid(DECK, [4, 2])), 'pass', 'muster', 'south', 'done')
    expect(table.pending?.by).toBe(RED)
    expect(told(newsFor(table, RED))).toEqual([[BLUE, 'operation track roll place']])
    expect(told(newsFor(table, BLUE))).toEqual([])
  })

  test('at the beginning all turns so far, without the set-up', () => {
    const table = sit({}, laid(DECK, [4, 2]))
    expect([told(newsFor(table, RED)), told(newsFor(table, BLUE))]).toEqual([[], []])
    play(table, 'pass')
    expect(told(newsFor(table, BLUE))).toEqual([[RED, 'pass track']])
  })

  test('in the middle of an own turn it is what was new before it', () => {
    const table = play(sit({}, laid(DECK, [4, 2])), 'pass', 'muster', 'south', 'done', 'muster')
    expect(told(newsFor(table, RED))).toEqual([[BLUE, 'operation track roll place']])
  })

  test('of another’s turn only what came after an own answer in it', () => {
    const volume = withEvent((g, by) => {
      place(g, 0 as Piece, NORTH)
      const s = askSpace(g, by === RED ? BLUE : RED)
      place(g, 0 as Piece, s, 2)
    })
    const table = sitDown(toySetup(), laid(DECK), volume)
    play(table, 'event')
    expect([table.pending?.by, told(newsFor(table, BLUE))]).toEqual([BLUE, [[RED, 'event place']]])
    play(table, 'south')
    expect(told(newsFor(table, BLUE))).toEqual([[RED, 'place']])
  })

  test('in a turn that runs, what was new before the own answer in it', () => {
    const table = play(sit({}, laid(DECK, [4, 2])), 'pass', 'muster')
    table.interject(BLUE, 'request', ['red', 'resources', '1'])
    expect(told(newsFor(table, RED))).toEqual([[BLUE, 'operation']])
    play(table, 'yes', 'south')
    expect(told(newsFor(table, RED))).toEqual([[BLUE, 'operation']])
  })

  test('parts of one phase of a round are told together, another phase apart', () => {
    const volume = defineVolume({
      ...toy,
      phases: [
        ...withRound((g) => {
          beginPhase(g, 'round', '6.1')
          if (part(g) === 0) goOn(g)
          else goTo(g, 'after')
        }).phases,
        {
          id: 'after',
          run: (g) => {
            beginPhase(g, 'after', '6.2')
            playNextCard(g)
          },
        },
      ],
    })
    const cards = { played: [], current: 1, next: 6, piles: [{ events: 2, rounds: 0 }], unseen: [[3, 5]] }
    const table = from(cards, 'card', volume)
    play(table, 'pass', 'pass')
    const news = newsFor(table, RED).filter(({ by }) => by === undefined)
    expect(news.map(({ events }) => events.map(({ kind, text }) => text ?? kind))).toEqual([
      ['round', 'round'],
      ['after', 'card'],
    ])
  })

  test('not of what factions set up before the first card', () => {
    const volume = withRound((g) => {
      g.cite('2.1', RED)
      place(g, 0 as Piece, NORTH)
      playNextCard(g)
    })
    const table = from({ played: [], current: 0, piles: [{ events: 2, rounds: 0 }], unseen: [[1, 3]] }, 'round', volume)
    expect([table.turnsDone, table.log.some(({ kind, by }) => kind === 'place' && by === RED)]).toEqual([1, true])
    expect(told(newsFor(table, BLUE))).toEqual([])
  })

  test('a round between is told as nobody’s', () => {
    const table = first()
    const news = told(newsFor(table, RED))
    expect(news[0]).toEqual([BLUE, 'event place'])
    expect(news.at(-1)).toEqual([undefined, 'card'])
  })
})

describe('the last turns of non-players', () => {
  const seats = { blue: 'chart' }

  test('are those one after another, up to the last answer of a person', () => {
    const table = play(sit({ seats }, laid(DECK, [4, 2])), 'pass')
    table.run()
    const end = table.entries.length
    expect(lastTurns(table)).toEqual({ from: 1, to: end })
    expect(turnOf(table, 1).reasons.map((explanation) => explanation?.family)).toEqual(Array(end - 1).fill('chart'))
    play(table, 'pass')
    expect(lastTurns(table)).toMatchObject({ from: 1 })
  })

  test('several in a row are one passage', () => {
    const volume: Volume = { ...toy, turn: { ...toy.turn, makesIneligible: (_, f) => f === RED } }
    const table = sitDown(toySetup({ seats }), laid(DECK, [4, 2]), volume)
    play(table, 'event', 'north')
    table.run()
    expect(table.pending?.by).toBe(RED)
    const turns = Array.from({ length: table.turnsDone + 1 }, (_, n) => turnOf(table, n)).filter(
      ({ by }) => by === BLUE,
    )
    expect(turns.length).toBeGreaterThan(1)
    expect(lastTurns(table)).toEqual({ from: 2, to: turns.at(-1)?.to })
  })

  test('none before they had any, nor where nobody is one', () => {
    expect(lastTurns(sit({ seats }, laid(DECK)))).toBeUndefined()
    expect(lastTurns(first())).toBeUndefined()
  })
})
