import { describe, expect, test } from 'vitest'
import { currentCard } from '../src/state.ts'
import {
  automaticPart,
  entryKey,
  goesOn,
  lastTurns,
  newsFor,
  type Table,
  type Told,
  turnAt,
  turnOf,
} from '../src/table.ts'
import { BLUE, laid, play, RED, sit, sitDown, toy, toySetup } from './toy.ts'

const DECK = [1, 3, 6, 2, 4, 7]
const keys = (table: Table, n: number) => turnOf(table, n).entries.map((entry) => entryKey(toy, entry))
const kinds = (events: readonly { readonly kind: string }[]) => events.map(({ kind }) => kind)
const told = (list: readonly Told[]) => list.map(({ by, events }) => [by, kinds(events).join(' ')])
/** Red musters with Forage, Blue takes the event; on the next card nobody is eligible but who passed. */
const first = () => play(sit({}, laid(DECK, [4, 2])), 'muster', 'middle', 'forage', 'done', 'event', 'north')

describe('turns', () => {
  test('are what lies between two checkpoints: each faction’s say, and what nobody is asked in', () => {
    const table = first()
    expect(table.stretches).toBe(5)
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

  test('the last is the one that runs', () => {
    const table = play(sit({}, laid(DECK, [4])), 'muster', 'middle')
    expect(table.stretches).toBe(0)
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
    const rounds = Array.from({ length: table.stretches + 1 }, (_, n) => turnOf(table, n).isOfRound)
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
    expect(goesOn(table, table.stretches)).toBe(false)
  })
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
    const by = Array.from({ length: table.stretches + 1 }, (_, n) => automaticPart(table, n)?.by)
    expect(by[1]).toBe(BLUE)
    expect(kinds(automaticPart(table, 1)?.events ?? [])).toEqual(['pass', 'track'])
    expect(by[0]).toBeUndefined()
  })

  test('answers tell the rest', () => {
    const table = first()
    expect([0, 1].map((n) => automaticPart(table, n))).toEqual([undefined, undefined])
    expect(automaticPart(table, table.stretches)).toBeUndefined()
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
    expect(turnOf(table, 1).reasons.map((ground) => ground?.family)).toEqual(Array(end - 1).fill('chart'))
    play(table, 'pass')
    expect(lastTurns(table)).toMatchObject({ from: 1 })
  })

  test('none before they had any, nor where nobody is one', () => {
    expect(lastTurns(sit({ seats }, laid(DECK)))).toBeUndefined()
    expect(lastTurns(first())).toBeUndefined()
  })
})
