import { describe, expect, test } from 'vitest'
import { defineVolume, Game } from '../src/questions.ts'
import {
  beginRound,
  cardsLeft,
  coverCard,
  factionOrder,
  isEventOpen,
  isLimitedTurn,
  nextFaction,
  orderOfNextEvent,
  STAYS_ELIGIBLE,
  setMark,
  sitOut,
  takeBackCard,
} from '../src/rules.ts'
import {
  type ActivityRules,
  currentCard,
  deckCount,
  type Faction,
  isEligible,
  nextCard,
  type Operation,
  type OperationRules,
  type Volume,
  word,
} from '../src/state.ts'
import { positionOf, readPosition, type Table } from '../src/table.ts'
import { answers, BLUE, cubes, laid, MIDDLE, money, NORTH, play, RED, sit, sitDown, toy, toySetup } from './toy.ts'

const asked = ({ pending }: Table) => pending && [pending.by, pending.id, pending.params?.note]
const eligible = ({ game }: Table) => [RED, BLUE].map((f) => isEligible(game, f))
const did = ({ game }: Table, f: Faction) => positionOf(game).factions[f === RED ? 'red' : 'blue']?.did
const why = (table: Table, key: string) => table.whyNot(key)
/** Blue says something, then the round of the card begins. */
const herald = (g: Game): void => {
  g.ask(BLUE, 'turn.first', '6.0')
    .everySpace(() => undefined)
    .askSpace()
  beginRound(g)
}
/** Rules that say something else of turns. */
const turning = (turn: Partial<Volume['turn']>): Volume => ({ ...toy, turn: { ...toy.turn, ...turn } })
const at = (turn: Partial<Volume['turn']>, setting = laid(), seats = {}) =>
  sitDown(toySetup({ seats }), setting, turning(turn))

describe('2.3 the second faction', () => {
  test('after an operation alone has a limited one, in one space and without an activity', () => {
    const table = play(sit({}, laid([1, 3], [1, 1])), 'muster', 'north', 'done')
    expect([asked(table), answers(table)]).toEqual([
      [BLUE, 'turn.second', 'turn.limited'],
      ['muster', 'convoy', 'pass'],
    ])
    expect([why(table, 'event'), isEventOpen(table.game), isLimitedTurn(table.game, BLUE)]).toEqual([
      { id: 'why.event-closed', rule: '2.3.4' },
      false,
      true,
    ])
    expect(did(table, RED)).toBe('operation')
    play(table, 'muster')
    expect(answers(table)).toEqual(['north', 'middle', 'south'])
    play(table, 'south')
    expect(table.log.filter(({ kind }) => kind === 'operation').map(({ text }) => text)).toEqual(['', 'limited'])
    expect(currentCard(table.game)).not.toBe(1)
  })

  test('after an operation with an activity may also have the event', () => {
    const table = play(sit({}, laid([1, 3], [1])), 'muster', 'north', 'forage', 'done')
    expect([asked(table), answers(table)]).toEqual([
      [BLUE, 'turn.second', 'turn.limited'],
      ['muster', 'convoy', 'event', 'pass'],
    ])
    expect([did(table, RED), isEventOpen(table.game)]).toEqual(['operation-and-activity', true])
  })

  test('after the event has a whole operation', () => {
    const table = play(sit({}, laid([1, 3], [1, 1])), 'event', 'north')
    expect([asked(table), why(table, 'event')?.id]).toEqual([[BLUE, 'turn.second', undefined], 'why.event-taken'])
    expect(did(table, RED)).toBe('event')
    play(table, 'muster', 'south')
    expect(answers(table)).toEqual(['north', 'middle', 'forage', 'done'])
  })

  test('is the first after a pass, which brings income', () => {
    const table = play(sit({}, laid()), 'pass')
    expect([asked(table), money(table.game, RED), did(table, RED)]).toEqual([
      [BLUE, 'turn.first', undefined],
      6,
      'pass',
    ])
    expect(table.log.filter(({ rule }) => rule === '2.3').map(({ kind, by }) => [kind, by])).toEqual([
      ['pass', RED],
      ['track', RED],
    ])
  })

  test('as a non-player has no limited operation', () => {
    const table = play(sit({ seats: { blue: 'chart' } }, laid([1, 3], [1, 1])), 'muster', 'north', 'done')
    expect([isLimitedTurn(table.game, BLUE), asked(table)]).toEqual([false, [BLUE, 'turn.second', undefined]])
  })

  test('a limited operation that stands by itself is noted as such', () => {
    const table = at({
      afterTurn: (g) => g.write('phase', { text: `${positionOf(g).firstDid} ${positionOf(g).factions.blue?.did}` }),
    })
    play(table, 'muster', 'north', 'done', 'convoy', 'no')
    const texts = table.log.filter(({ kind }) => kind === 'phase').map(({ text }) => text)
    expect(texts).toEqual(['operation undefined', 'operation limited-operation'])
  })
})

describe('2.3.2 order and eligibility', () => {
  test('by the card: Blue first on an even one', () => {
    expect(asked(sit({}, laid([2, 1])))?.[0]).toBe(BLUE)
    expect(asked(sit({}, laid([1, 2])))?.[0]).toBe(RED)
  })

  test('2.4 who executed is ineligible on the next card, who passed is not', () => {
    const table = play(sit({}, laid([1, 3], [1])), 'muster', 'north', 'done', 'pass')
    expect([eligible(table), asked(table)]).toEqual([
      [false, true],
      [BLUE, 'turn.first', undefined],
    ])
    expect(table.log.filter(({ kind }) => kind === 'ineligible')).toMatchObject([{ faction: RED, rule: '2.4', by: -1 }])
    play(table, 'pass')
    expect([did(table, RED), did(table, BLUE), positionOf(table.game).slot]).toEqual([undefined, undefined, undefined])
    expect(eligible(table)).toEqual([true, true])
  })

  test('both may pass; then the next card comes', () => {
    const table = play(sit({}, laid()), 'pass', 'pass')
    expect([currentCard(table.game), nextCard(table.game), eligible(table)]).toEqual([3, 6, [true, true]])
  })

  test('marks change it: who stays eligible, and who sits out', () => {
    const marking = (mark: (g: Game) => void) => at({ afterOperation: mark })
    const stays = play(
      marking((g) => setMark(g, RED, STAYS_ELIGIBLE)),
      'muster',
      'north',
      'done',
      'pass',
    )
    expect([eligible(stays), asked(stays)?.[0]]).toEqual([[true, true], RED])
    const sits = play(
      marking((g) => sitOut(g, BLUE)),
      'muster',
      'north',
      'done',
    )
    // On the next card nobody is eligible, so the one after the round is played.
    expect([currentCard(sits.game), eligible(sits)]).toEqual([2, [true, true]])
    expect(sits.log.filter(({ kind }) => kind === 'ineligible').map(({ faction }) => faction)).toEqual([BLUE, RED])
  })

  test('rules may tire nobody', () => {
    const table = play(at({ makesIneligible: () => false }), 'muster', 'north', 'done', 'pass')
    expect(eligible(table)).toEqual([true, true])
  })

  test('with both slots taken nobody is next', () => {
    const g = new Game(toy, toySetup())
    const position = positionOf(sit({}, laid()).game)
    for (const [slot, next] of [
      [0, RED],
      [1, RED],
      [2, undefined],
    ] as const) {
      readPosition(g, { ...position, slot })
      expect(nextFaction(g, [RED, BLUE])).toBe(next)
    }
    readPosition(g, { ...position, factions: { ...position.factions, red: { eligible: true, did: 'pass' } } })
    expect(nextFaction(g, [RED, BLUE])).toBe(BLUE)
  })

  test('after two factions nobody is asked any more on a card', () => {
    const table = play(sit({}, laid([1, 3], [1])), 'event', 'north', 'pass')
    expect(currentCard(table.game)).toBe(3)
  })
})

describe('2.5 the next card', () => {
  test('a round is counted, the game ends with the second, and with its deck', () => {
    const table = sit({}, laid([1, 3, 6, 2, 4, 7]))
    while (!table.isOver) play(table, 'pass')
    expect([positionOf(table.game).tracks.rounds, currentCard(table.game), cardsLeft(table.game)]).toEqual([2, 7, 0])
    const { cards, ...rest } = positionOf(sit({}, laid([1, 3])).game)
    const start = { ...rest, cards: { played: [], current: cards.current, piles: [], unseen: [] } }
    const last = sitDown(toySetup(), { start: (g) => readPosition(g, start) })
    play(last, 'pass', 'pass')
    expect([last.isOver, currentCard(last.game)]).toEqual([true, 0])
  })

  test('a round right after a round brings none, but counts', () => {
    const { cards: _, ...rest } = positionOf(sit({}, laid([1, 3])).game)
    const start = {
      ...rest,
      cards: { played: [], current: 1, next: [6, 7, 2, 4], piles: [{ events: 1, rounds: 0 }], unseen: [[3]] },
    }
    const from = (final: number) =>
      sitDown(toySetup(), { start: (g) => readPosition(g, start) }, turning({ finalRound: () => final }))
    const table = play(from(3), 'pass', 'pass')
    expect([currentCard(table.game), positionOf(table.game).tracks.rounds, table.isOver]).toEqual([2, 2, false])
    expect([asked(table), nextCard(table.game)]).toEqual([[BLUE, 'turn.first', undefined], 4])
    const over = play(from(2), 'pass', 'pass')
    expect([currentCard(over.game), positionOf(over.game).tracks.rounds, over.isOver]).toEqual([7, 2, true])
  })

  test('a card that brings a round may ask something of its own first, the very first card too', () => {
    const volume = defineVolume({
      ...toy,
      phases: [...toy.phases, { id: 'herald', run: herald }],
      turn: { ...toy.turn, roundCard: 'herald' },
    })
    const table = sitDown(toySetup({}), laid([6, 1, 3, 2, 4, 7]), volume)
    expect([asked(table), positionOf(table.game).phase]).toEqual([[BLUE, 'turn.first', undefined], 'herald'])
    play(table, 'north')
    expect([asked(table), currentCard(table.game)]).toEqual([[RED, 'turn.first', undefined], 1])
  })

  test('sudden: a round is played as soon as it is seen', () => {
    const table = play(sit({ options: { sudden: 'yes' } }, laid([1, 3, 6, 2, 4, 7])), 'pass', 'pass')
    expect([currentCard(table.game), nextCard(table.game), positionOf(table.game).cards.played]).toEqual([3, 2, [1, 6]])
    const first = sit({ options: { sudden: 'yes' } }, laid([6, 1, 3, 2, 4, 7]))
    expect([currentCard(first.game), positionOf(first.game).cards.played]).toEqual([1, [6]])
  })

  test('faction order by the next event that lies open, past a round; at the end by the first one played', () => {
    const { game } = play(sit({}, laid([1, 2])), 'pass', 'pass')
    const g = new Game(toy, toySetup())
    readPosition(g, { ...positionOf(game), cards: { played: [2], current: 1, next: [6, 4], piles: [], unseen: [] } })
    expect(orderOfNextEvent(g)).toEqual([BLUE, RED])
    readPosition(g, { ...positionOf(game), cards: { played: [6, 3], current: 1, next: 7, piles: [], unseen: [] } })
    expect(orderOfNextEvent(g)).toEqual([RED, BLUE])
  })
})

describe('2.3.1 faction order', () => {
  const begun = (options: Readonly<Record<string, string>>) => {
    const { game } = sit({ options }, laid([1, 6, 2, 3, 4, 7]))
    return [currentCard(game), deckCount(game), factionOrder(game)]
  }

  test('is that of the card, and the next one lies open', () => {
    expect(begun({})).toEqual([1, 2, [RED, BLUE]])
    expect(begun({ 'no-reveal': 'yes' })).toEqual([1, 1, [RED, BLUE]])
  })

  test.each(['a', 'b'])('option %s: is that of the next event card, up to which all lie open', (eligibility) => {
    expect(begun({ eligibility })).toEqual([1, 3, [BLUE, RED]])
  })
})

describe('2.6 the last event before the final round', () => {
  const last = () => {
    const { cards: _, ...rest } = positionOf(sit({}, laid([1, 3])).game)
    const cards = { played: [2, 6], current: 1, next: 7, piles: [], unseen: [] }
    return sitDown(toySetup(), {
      start: (g) => readPosition(g, { ...rest, cards, tracks: { ...rest.tracks, rounds: 1 } }),
    })
  }

  test('operations are limited, and some are barred', () => {
    const table = last()
    expect([asked(table), answers(table)]).toEqual([
      [RED, 'turn.first', 'turn.final'],
      ['muster', 'event', 'pass'],
    ])
    expect(why(table, 'convoy')).toEqual({ id: 'why.final-card', rule: '2.6' })
    play(table, 'muster')
    expect(answers(table)).toEqual(['north', 'middle', 'south'])
  })

  test('not before another round than the final one', () => {
    const { cards: _, ...rest } = positionOf(sit({}, laid([1, 3])).game)
    const cards = { played: [], current: 1, next: 6, piles: [{ events: 1, rounds: 1 }], unseen: [[2, 7]] }
    const table = sitDown(toySetup(), { start: (g) => readPosition(g, { ...rest, cards }) })
    expect(asked(table)).toEqual([RED, 'turn.first', undefined])
    expect(asked(sit({}, laid([1, 3])))?.[2]).toBeUndefined()
  })

  test('nor where it does not lie open', () => {
    const { cards: _, ...rest } = positionOf(sit({}, laid([1, 3])).game)
    const cards = { played: [2, 6], current: 1, piles: [{ events: 0, rounds: 1 }], unseen: [[7]] }
    const start = { ...rest, cards, tracks: { ...rest.tracks, rounds: 1 } }
    const table = sitDown(toySetup({ options: { 'no-reveal': 'yes' } }), { start: (g) => readPosition(g, start) })
    expect(asked(table)).toEqual([RED, 'turn.first', undefined])
  })
})

describe('what a volume says of turns', () => {
  test('a limited operation may be freed, or spread', () => {
    const free = play(at({ liftsLimit: (_, f) => f === BLUE }, laid([1, 3], [1, 1])), 'muster', 'north', 'done')
    expect(asked(free)).toEqual([BLUE, 'turn.second', undefined])
    const spread = play(
      at({ limitedInManySpaces: () => true }, laid([1, 3], [1, 1])),
      'muster',
      'north',
      'done',
      'muster',
      'south',
    )
    expect(answers(spread)).toEqual(['north', 'middle', 'done'])
  })

  test('a ruling shuts the event out', () => {
    const table = at({ ruling: (_, f) => (f === RED ? word('operation') : word('event')) })
    expect([why(table, 'event'), table.pending?.params?.word]).toEqual([
      { id: 'why.ruled-out', rule: '8.1' },
      word('operation'),
    ])
    play(table, 'pass')
    expect([why(table, 'event'), table.pending?.params?.word]).toEqual([undefined, word('event')])
  })

  test('after an operation by itself, after an event, at the end', () => {
    const seen: string[] = []
    const note = (what: string) => () => void seen.push(what)
    const table = at({
      afterOperation: note('operation'),
      afterEvent: note('event'),
      afterTurn: note('turn'),
      atEnd: note('end'),
    })
    const take = (...keys: string[]) => {
      seen.length = 0
      play(table, ...keys)
      return [...new Set(seen)]
    }
    const executing: (string | undefined)[] = []
    const other = at({ afterTurn: (g) => void executing.push(positionOf(g).executing) })
    play(other, 'event', 'north')
    expect(executing).toEqual([undefined])
    expect(take('muster', 'north', 'done')).toEqual(['operation', 'turn'])
    table.rewind(0)
    expect(take('muster', 'north', 'forage', 'done')).toEqual(['turn'])
    expect(take('event', 'north')).toEqual(['event', 'turn'])
    while (!table.isOver) take('pass')
    expect(seen).toContain('end')
  })
})

describe('5.2 events', () => {
  test('a dual one asks for its side', () => {
    const table = play(sit({}, laid([2, 1])), 'event')
    expect([asked(table)?.[1], answers(table)]).toEqual(['event.side', ['unshaded', 'shaded']])
    play(table, 'shaded', 'south')
    expect(cubes(table, BLUE)).toEqual([0, 0, 4])
    expect(table.log.find(({ kind }) => kind === 'event')).toMatchObject({ card: 2, text: 'shaded', by: BLUE })
    const other = play(sit({}, laid([2, 1])), 'event', 'unshaded', 'south')
    expect(cubes(other, BLUE)).toEqual([0, 0, 3])
    const single = play(sit({}, laid([1, 2])), 'event')
    expect([asked(single)?.[1], single.log.at(-1)?.text]).toEqual(['event.space', ''])
  })

  test('by hand only persons carry them out', () => {
    const byHand = { byHand: () => true }
    const table = play(at(byHand), 'event')
    expect([asked(table)?.[1], answers(table)]).toEqual(['event.by-hand', ['done']])
    play(table, 'done')
    expect(cubes(table, RED)).toEqual([2, 0, 0])
    const seats = toySetup({ seats: { blue: 'chart' } })
    const chart = play(sitDown(seats, laid([2, 1]), turning(byHand)), 'event', 'unshaded')
    expect(asked(chart)?.[1]).toBe('event.space')
  })
})

test('an operation that is impossible is not offered; one that an activity can make possible is', () => {
  const table = sit({}, laid())
  table.interject(RED, 'hand', ['track', 'red-resources', '0'])
  table.interject(RED, 'hand', ['remove', 'red-cube', 'north', '2'])
  // Forage may come first and bring the money for Muster.
  expect(answers(table)).toEqual(['muster', 'event', 'pass'])
  expect(why(table, 'convoy')).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
})

test('3.1 an operation of so many spaces at most is over with the last of them', () => {
  const [muster] = toy.turn.operationsOf(RED) as [OperationRules]
  const inTwo: OperationRules = { ...muster, run: (g, op) => muster.run(g, { ...op, most: 2 }) }
  const table = play(at({ operationsOf: () => [inTwo] }, laid([1, 3], [1, 1, 1])), 'muster', 'north', 'middle')
  expect(asked(table)?.slice(0, 2)).toEqual([BLUE, 'turn.second'])
})

test('a card that was laid on another and played can be taken back, but not the one being played', () => {
  const { game } = sit({}, laid([1, 3], [1, 1, 1]))
  coverCard(game, 2)
  expect(positionOf(game).cards).toMatchObject({ played: [1], current: 2 })
  takeBackCard(game, 2)
  expect(positionOf(game).cards).toMatchObject({ played: [1], current: 2 })
  takeBackCard(game, 1)
  expect(positionOf(game).cards).toMatchObject({ played: [], current: 2 })
  expect([currentCard(game), cardsLeft(game)]).toEqual([2, cardsLeft(sit({}, laid([1, 3], [1, 1, 1])).game)])
})

test('what follows from an activity comes once its operation is over', () => {
  const [forage] = toy.turn.activitiesOf(RED)
  const after: number[] = []
  const rules = { ...(forage as ActivityRules), after: (_: unknown, { spaces }: Operation) => after.push(...spaces) }
  const table = play(at({ activitiesOf: () => [rules] }, laid([1, 3], [1, 1])), 'muster', 'forage', 'north')
  expect(after).toEqual([])
  play(table, 'middle', 'done')
  expect(after.slice(-2)).toEqual([NORTH, MIDDLE])
})
