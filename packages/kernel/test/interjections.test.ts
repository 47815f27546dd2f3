import { describe, expect, test } from 'vitest'
import { BadInput, type Faction, type InterjectionRules, type Volume, word, wordOf } from '../src/state.ts'
import { positionOf, type Table } from '../src/table.ts'
import { answers, BLUE, cubes, laid, money, play, RED, refusal, sit, sitDown, toy, toySetup } from './toy.ts'

const asked = ({ pending }: Table) => pending && [pending.by, pending.id]
const act = (table: Table, by: Faction, text: string) => {
  const [verb = '', ...words] = text.split(' ')
  return refusal(() => table.interject(by, verb, words))
}
const state = (table: Table) =>
  JSON.stringify([
    positionOf(table.game),
    table.entries,
    table.journal.outcomes,
    table.log,
    table.answeredBy,
    answers(table),
  ])
const why = (table: Table, key: string) => table.whyNot(key)?.id
/** The journal plays out again to the same. */
const replays = (table: Table): void => {
  const again = sitDown(table.setup, { dealer: undefined, journal: table.journal })
  expect(state(again)).toBe(state(table))
}
/** Red is asked whether it is sure of its convoy: it has two cubes in the north. */
const sure = () => play(sit({}, laid()), 'convoy')

describe('a gift', () => {
  test('asks the receiver, then the question stands again', () => {
    const table = play(sit({}, laid()), 'muster')
    expect(act(table, BLUE, 'give red resources 2')).toBeUndefined()
    expect([asked(table), answers(table), table.pending?.params]).toEqual([
      [RED, 'give.agree'],
      ['yes', 'no'],
      { faction: BLUE, n: 2 },
    ])
    expect([table.entries.at(-1), table.answeredBy.at(-1)]).toEqual(['@1 blue give red resources 2', BLUE])
    play(table, 'yes')
    expect([asked(table), money(table.game, RED), money(table.game, BLUE)]).toEqual([[RED, 'muster.where'], 7, 3])
    expect(table.log.at(-1)).toMatchObject({ kind: 'give', by: BLUE, faction: RED, n: 2, rule: '1.5' })
    replays(table)
    play(table, 'north', 'done')
    replays(table)
  })

  test('that is refused changes nothing but the log', () => {
    const table = play(sit({}, laid()), 'muster')
    act(table, BLUE, 'give red resources 2')
    play(table, 'no')
    expect([asked(table), money(table.game, RED), money(table.game, BLUE)]).toEqual([[RED, 'muster.where'], 5, 5])
    expect(table.log.at(-1)).toMatchObject({ kind: 'refuse', by: RED, faction: BLUE, text: 'offer' })
    replays(table)
  })

  test('on request asks the giver', () => {
    const table = play(sit({}, laid()), 'muster')
    expect(act(table, RED, 'request blue resources 3')).toBeUndefined()
    expect(asked(table)).toEqual([BLUE, 'request.agree'])
    play(table, 'yes')
    expect([money(table.game, RED), money(table.game, BLUE)]).toEqual([8, 2])
    act(table, RED, 'request blue resources 2')
    play(table, 'no')
    expect(table.log.at(-1)).toMatchObject({ kind: 'refuse', by: BLUE, faction: RED, text: 'request' })
    expect([money(table.game, RED), money(table.game, BLUE)]).toEqual([8, 2])
    replays(table)
  })

  test.each([
    [BLUE, 'give red resources 6', 'why.give-number'],
    [BLUE, 'give red resources 0', 'why.give-what'],
    [BLUE, 'give red resources 100', 'why.give-what'],
    [BLUE, 'give red resources', 'why.give-what'],
    [BLUE, 'give red cubes 1', 'why.give-what'],
    [BLUE, 'give red toString 1', 'why.give-what'],
    [BLUE, 'give blue resources 1', 'why.give-what'],
    [BLUE, 'give green resources 1', 'why.give-what'],
    [BLUE, 'request green resources 1', 'why.give-what'],
    [RED, 'request blue resources 6', 'why.give-number'],
    [RED, 'withdraw blue-cube south 1', 'why.withdraw-what'],
    [RED, 'withdraw red-cube north 3', 'why.withdraw-what'],
    [RED, 'withdraw red-cube nowhere 1', 'why.withdraw-what'],
    [RED, 'withdraw red-cube north x', 'why.withdraw-what'],
    [BLUE, 'withdraw blue-cube south 1', 'why.own-removal'],
    [RED, 'hand place red-cube north 7', 'why.stacking'],
    [RED, 'hand remove red-cube north 3', 'why.hand-number'],
    [RED, 'hand track red-resources 21', 'why.hand-number'],
    [RED, 'hand eligible green yes', 'why.hand-unknown'],
    [RED, 'hand juggle', 'why.hand-unknown'],
    [RED, 'hand place red-cube north 1 and more', 'why.words-too-many'],
    [BLUE, 'give red resources 1 2', 'why.words-too-many'],
    [BLUE, 'reveal sun', 'why.none'],
  ])('%i: %s is refused (%s), and nothing changes', (by, text, reason) => {
    const table = play(sit({}, laid()), 'muster')
    const before = state(table)
    expect(act(table, by, text)).toBe(reason)
    expect(state(table)).toBe(before)
    play(table, 'north')
  })

  test('exactly all that the giver has, exactly as much as the receiver can hold', () => {
    const table = play(sit({}, laid()), 'muster')
    expect(act(table, RED, 'hand track blue-resources 19')).toBeUndefined()
    expect(act(table, BLUE, 'give red resources 16')).toBe('why.give-number')
    expect(act(table, BLUE, 'give red resources 15')).toBeUndefined()
    play(table, 'yes')
    expect([money(table.game, RED), money(table.game, BLUE)]).toEqual([20, 4])
    expect(act(table, RED, 'give blue resources 16')).toBeUndefined()
    play(table, 'yes')
    expect([money(table.game, RED), money(table.game, BLUE)]).toEqual([4, 20])
  })

  test('only while one of the two executes, or to who is about to choose, whom it binds to nothing', () => {
    const table = sit({}, laid())
    expect(act(table, RED, 'give blue resources 1')).toBe('why.not-executing')
    expect(act(table, BLUE, 'give red resources 1')).toBeUndefined()
    play(table, 'yes')
    expect([asked(table), why(table, 'pass')]).toEqual([[RED, 'turn.first'], undefined])
    play(table, 'muster', 'north', 'done')
    expect(asked(table)).toEqual([BLUE, 'turn.second'])
    expect(why(table, 'pass')).toBeUndefined()
    replays(table)
  })

  test('not between factions of one player; a non-player takes whatever it is given and gives nothing', () => {
    const own = play(sit({ seats: { red: 'person:ann', blue: 'person:ann' } }, laid()), 'muster')
    expect(act(own, RED, 'give blue resources 1')).toBe('why.same-player')
    const table = play(sit({ seats: { blue: 'chart' } }, laid()), 'muster')
    expect(act(table, RED, 'request blue resources 1')).toBe('why.non-player-gives')
    expect(act(table, RED, 'give blue resources 1')).toBeUndefined()
    expect([asked(table), money(table.game, BLUE)]).toEqual([[RED, 'muster.where'], 6])
    replays(table)
  })

  test('while another is being answered', () => {
    const table = play(sit({}, laid()), 'muster')
    act(table, BLUE, 'give red resources 1')
    expect(act(table, RED, 'request blue resources 2')).toBeUndefined()
    expect([asked(table), table.pending?.params?.n]).toEqual([[BLUE, 'request.agree'], 2])
    expect(table.entries.slice(-2)).toEqual(['@1 blue give red resources 1', '@1 red request blue resources 2'])
    play(table, 'yes')
    expect([asked(table), table.pending?.params?.n]).toEqual([[RED, 'give.agree'], 1])
    play(table, 'yes')
    expect([asked(table), money(table.game, RED), money(table.game, BLUE)]).toEqual([[RED, 'muster.where'], 8, 2])
    replays(table)
  })
})

describe('own pieces', () => {
  test('taken off open what they stood against', () => {
    const table = sit({}, laid())
    act(table, RED, 'hand place red-cube north 4')
    play(table, 'muster')
    expect(why(table, 'north')).toBe('why.full')
    expect(act(table, RED, 'withdraw red-cube north 2')).toBeUndefined()
    expect([cubes(table, RED), why(table, 'north')]).toEqual([[4, 0, 0], undefined])
    expect(table.log.at(-1)).toMatchObject({ kind: 'remove', by: RED, rule: '1.4.1', n: 2 })
    play(table, 'north')
    replays(table)
  })

  test('also by who operates in another’s turn', () => {
    const table = play(sit({}, laid([1, 3], [2, 5])), 'muster')
    expect(act(table, BLUE, 'withdraw blue-cube south 1')).toBe('why.own-removal')
    act(table, RED, 'hand operation blue muster')
    expect(asked(table)).toEqual([BLUE, 'muster.where'])
    expect(act(table, BLUE, 'withdraw blue-cube south 1')).toBeUndefined()
    expect(cubes(table, BLUE)).toEqual([0, 0, 1])
    play(table, 'south', 'done')
    expect([asked(table), table.game.operation?.faction]).toEqual([[RED, 'muster.where'], RED])
    replays(table)
  })

  test('one if nothing is said; not by a non-player', () => {
    const table = play(sit({}, laid()), 'muster')
    expect(act(table, RED, 'withdraw red-cube north')).toBeUndefined()
    expect(cubes(table, RED)).toEqual([1, 0, 0])
    const chart = play(sit({ seats: { blue: 'chart' } }, laid()), 'pass')
    chart.run(1)
    expect(act(chart, BLUE, 'withdraw blue-cube south 1')).toBe('why.own-removal')
  })
})

describe('hands', () => {
  test('set the board at any time, with the rule that was being carried out going on after it', () => {
    const table = play(sit({}, laid([1, 3], [2])), 'muster')
    expect(act(table, BLUE, 'hand move red-cube north south 1')).toBeUndefined()
    expect(cubes(table, RED)).toEqual([1, 0, 1])
    expect(table.log.at(-2)).toMatchObject({ kind: 'hand', by: BLUE, text: 'move red-cube north south 1' })
    play(table, 'middle')
    expect(table.log.at(-1)).toMatchObject({ kind: 'place', by: RED, rule: '3.1' })
    replays(table)
  })

  test('grant a free operation, which asks its own questions', () => {
    const table = sit({}, laid([1, 3], [2, 5]))
    expect(act(table, RED, 'hand operation blue muster')).toBeUndefined()
    expect(asked(table)).toEqual([BLUE, 'muster.where'])
    play(table, 'middle', 'done')
    expect([asked(table), cubes(table, BLUE), money(table.game, BLUE)]).toEqual([[RED, 'turn.first'], [0, 2, 2], 5])
    replays(table)
  })

  test('are refused where no operation is possible, or it is none', () => {
    const table = sit({}, laid())
    act(table, RED, 'hand remove red-cube north 2')
    expect(act(table, RED, 'hand operation red convoy')).toBe('why.operation-impossible')
    expect(act(table, RED, 'hand operation red yes')).toBe('why.operation-impossible')
    expect(act(table, RED, 'hand operation red xyz')).toBe('why.hand-unknown')
  })
})

describe('the moment of an interjection', () => {
  test('is the question before which it was made; anywhere else it does not fit', () => {
    const table = play(sit({}, laid()), 'muster')
    act(table, RED, 'withdraw red-cube north 1')
    const [muster] = table.entries
    const { outcomes } = table.journal
    expect(table.entries).toEqual([muster, '@1 red withdraw red-cube north 1'])
    const replay = (entry: string) => sitDown(toySetup(), { journal: { entries: [muster as number, entry], outcomes } })
    for (const moment of ['@0', '@2', '', '@1 red', '@1 green', '@1 red nonsense'])
      expect(() => replay(`${moment} red withdraw red-cube north 1`)).toThrow('not an answer to muster.where')
    // Nor does one that the rules refuse.
    expect(() => replay('@1 red withdraw red-cube north 3')).toThrow('not an answer to muster.where')
    expect(() => replay('@1 blue withdraw blue-cube south 1')).toThrow('not an answer to muster.where')
  })

  test('several at one question happen in their order', () => {
    const table = play(sit({}, laid()), 'muster')
    act(table, RED, 'withdraw red-cube north 1')
    act(table, RED, 'hand place red-cube middle 3')
    expect(table.entries.slice(1)).toEqual(['@1 red withdraw red-cube north 1', '@1 red hand place red-cube middle 3'])
    expect(cubes(table, RED)).toEqual([1, 3, 0])
    replays(table)
  })

  test('can be taken back as an answer can, by who made it', () => {
    const table = play(sit({}, laid()), 'muster')
    act(table, BLUE, 'hand place red-cube middle 3')
    expect(refusal(() => table.undo({ by: RED }))).toBe('why.undo-other')
    table.undo({ by: BLUE })
    expect([cubes(table, RED), table.entries.length]).toEqual([[2, 0, 0], 1])
  })

  test('a verb that there is not is said', () => {
    const table = sit({}, laid())
    expect(() => table.interject(RED, 'juggle', [])).toThrow(BadInput)
    expect(() => table.interject(RED, 'toString', [])).toThrow(
      'there is nothing called “toString” that can be done out of turn',
    )
  })
})

describe('an answer without a way on', () => {
  test('is struck out from what is asked later in the phase; one that the rules cannot carry out says so', () => {
    const table = sure()
    expect(act(table, RED, 'withdraw red-cube north 1')).toBeUndefined()
    expect(answers(table)).toEqual(['yes', 'no'])
    play(table, 'yes')
    expect(answers(table)).toEqual(['1'])
    expect([why(table, '2'), why(table, 'all')]).toEqual(['why.no-way-on', 'why.rules-broken'])
    expect(refusal(() => table.answer(RED, '2'))).toBe('why.no-way-on')
    expect(table.pending?.whyNot(word('all'))?.id).toBe('why.rules-broken')
    play(table, '1')
    expect([cubes(table, RED), money(table.game, RED)]).toEqual([[0, 0, 0], 6])
    replays(table)
  })

  test('is offered again in the next phase, and where nothing was done out of turn', () => {
    const table = play(sure(), 'yes')
    expect(answers(table)).toEqual(['1', '2', 'all'])
    const next = sit({}, laid())
    act(next, RED, 'withdraw red-cube north 1')
    play(next, 'pass', 'convoy', 'yes')
    expect(answers(next)).toEqual(['1', '2', 'all'])
  })

  test('what would take the way of an answer is refused, and nothing changes', () => {
    const table = play(sure(), 'yes')
    const before = state(table)
    expect(act(table, RED, 'withdraw red-cube north 1')).toBe('why.rules-broken')
    expect(state(table)).toBe(before)
    // With the way of `all` gone already, only the number stands against it.
    const rest = sit({}, laid())
    act(rest, RED, 'hand place red-cube north 1')
    play(rest, 'convoy')
    act(rest, RED, 'withdraw red-cube north 1')
    play(rest, 'yes')
    expect(answers(rest)).toEqual(['1', '2'])
    const struck = state(rest)
    expect(act(rest, RED, 'withdraw red-cube north 1')).toBe('why.no-way-on')
    expect(state(rest)).toBe(struck)
    play(rest, '2')
  })

  test('what would leave no answer at all is refused', () => {
    const table = sure()
    act(table, RED, 'withdraw red-cube north 1')
    play(table, 'yes')
    const before = state(table)
    expect(act(table, RED, 'withdraw red-cube north 1')).toBe('why.no-way-on')
    expect(state(table)).toBe(before)
    // Before the question where nothing could be answered any more it is the way of `yes` that goes.
    const early = sure()
    expect(act(early, RED, 'withdraw red-cube north 2')).toBe('why.rules-broken')
    expect(cubes(early, RED)).toEqual([2, 0, 0])
  })

  test('what takes no way is taken, also where some were gone before', () => {
    const table = sure()
    act(table, RED, 'withdraw red-cube north 1')
    play(table, 'yes')
    expect(act(table, RED, 'hand place blue-cube middle 1')).toBeUndefined()
    expect(answers(table)).toEqual(['1'])
    expect(act(table, RED, 'hand place red-cube middle 2')).toBeUndefined()
    expect([answers(table), why(table, 'all')]).toEqual([['1', '2'], 'why.rules-broken'])
    play(table, '2')
    expect(cubes(table, RED)).toEqual([1, 0, 0])
    replays(table)
  })

  test('whether a way is gone is found out without a trace', () => {
    const table = sure()
    const before = table.log.length
    act(table, RED, 'withdraw red-cube north 1')
    play(table, 'yes')
    const { length } = table.log
    expect([table.log.slice(before).map(({ kind }) => kind), table.entries.length]).toEqual([['remove'], 3])
    play(table, '1')
    expect(table.log.slice(length).map(({ kind }) => kind)).toEqual(['remove', 'track'])
  })
})

test('the journal of a game without a seed has all that was done out of turn', () => {
  const table = play(sit({}, laid([1, 3], [5])), 'muster')
  act(table, BLUE, 'give red resources 1')
  play(table, 'yes', 'north')
  act(table, RED, 'withdraw red-cube north 2')
  play(table, 'forage', 'done')
  const again = sitDown({ ...toySetup(), seed: '' }, { journal: table.journal })
  expect(state(again)).toBe(state(table))
  expect(wordOf(toy, 'forage')).toBe(again.entries.at(-2))
})

describe('things done out of turn', () => {
  /** The toy, counting how often hand tools are judged. */
  let judged = 0
  const { hand } = toy.interjections
  const counting: Volume = {
    ...toy,
    interjections: {
      ...toy.interjections,
      hand: {
        ...(hand as InterjectionRules),
        whyNot(g, by, words) {
          judged++
          return hand?.whyNot(g, by, words)
        },
      },
    },
  }

  test.each([20, 200])('%i in one turn are judged once each when they are played again', (n) => {
    const table = play(sitDown(toySetup(), laid(), counting), 'muster')
    const deeds = Array.from({ length: n }, (_, i) => `@1 red hand track red-resources ${5 + (i % 9)}`)
    const { entries, outcomes } = table.journal
    judged = 0
    const again = sitDown(toySetup(), { ...laid(), journal: { entries: [...entries, ...deeds], outcomes } }, counting)
    expect([judged, again.entries.length]).toEqual([n, n + 1])
    play(again, 'middle', 'done')
    again.rewind(n)
    expect(judged).toBe(n)
  })
})
