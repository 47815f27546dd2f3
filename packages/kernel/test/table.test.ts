import { describe, expect, test } from 'vitest'
import { seedDealer } from '../src/questions.ts'
import {
  BadInput,
  type Decider,
  DIE,
  type Faction,
  type Game,
  JournalMismatch,
  keyOf,
  type Word,
  word,
  wordOf,
} from '../src/state.ts'
import { positionOf, Table } from '../src/table.ts'
import {
  answers,
  BLUE,
  CONVOY,
  chart,
  cubes,
  laid,
  money,
  play,
  RED,
  refusal,
  sit,
  sitDown,
  toy,
  toySetup,
} from './toy.ts'

const asked = ({ pending }: Table) => pending && [pending.by, pending.id]
const wordsOf = (...keys: string[]) => keys.map((key) => wordOf(toy, key) as Word)
const noSeed = { ...toySetup(), seed: '' }
const ANN = { red: 'person:ann', blue: 'person:ann' }

describe('answers', () => {
  test('lead to the next question, and stand in the journal with who gave them and what was asked', () => {
    const table = sit({}, laid([1, 3], [4]))
    expect([asked(table), answers(table)]).toEqual([
      [RED, 'turn.first'],
      ['muster', 'convoy', 'event', 'pass'],
    ])
    play(table, 'muster', 'middle')
    expect([cubes(table, RED), money(table.game, RED)]).toEqual([[2, 4, 0], 4])
    expect(asked(table)).toEqual([RED, 'muster.where'])
    expect(answers(table)).toEqual(['north', 'south', 'forage', 'done'])
    play(table, 'done', 'pass')
    expect(table.entries).toEqual(wordsOf('muster', 'middle', 'done', 'pass'))
    expect(table.answeredBy).toEqual([RED, RED, RED, BLUE])
    expect(table.record.asked.map((each) => each?.id)).toEqual([
      'turn.first',
      'muster.where',
      'muster.where',
      'turn.second',
    ])
    expect(table.record.asked[1]?.answers.map((w) => keyOf(toy, w))).toEqual(['north', 'middle', 'south', 'forage'])
  })

  test('what was asked keeps the reasons against what was not possible', () => {
    const table = sit({}, laid())
    play(table, 'muster')
    const { pending } = table
    play(table, 'middle')
    expect(table.record.asked[1]).toBe(pending)
    expect(pending?.whyNot(word('done'))).toEqual({ id: 'why.nothing-yet', rule: '3.1' })
    expect(table.pending).not.toBe(pending)
    expect(table.pending).toBe(table.pending)
  })

  test.each([
    ['pass', 'why.not-asked', BLUE],
    ['done', 'why.no-answer', RED],
    ['nonsense', 'why.unknown-word', RED],
  ])('%s is refused (%s), and nothing changes', (key, why, by) => {
    const table = sit({}, laid())
    const before = positionOf(table.game)
    expect(refusal(() => table.answer(by, key))).toBe(why)
    expect([positionOf(table.game), table.entries.length, asked(table)]).toEqual([before, 0, [RED, 'turn.first']])
    play(table, 'pass')
    expect(asked(table)).toEqual([BLUE, 'turn.first'])
  })

  test('why not, by the rules or because nobody thought of it, with the rule of the question', () => {
    const table = play(sit({}, laid()), 'muster')
    expect(table.whyNot('done')).toEqual({ id: 'why.nothing-yet', rule: '3.1' })
    expect(table.whyNot('red')).toEqual({ id: 'why.no-answer', rule: '3.1' })
    expect(table.whyNot('nonsense')).toEqual({ id: 'why.unknown-word', rule: '3.1' })
    expect(table.whyNot('north')).toBeUndefined()
  })

  test('that rules cannot carry on from are refused, and nothing changes', () => {
    const effect = (g: Game, by: Faction) => void g.ask(by, 'event.space', '5.1').answer()
    const cardByNumber = toy.cardByNumber.map((card) => card && { ...card, effect })
    const table = sitDown(toySetup(), laid(), { ...toy, cardByNumber })
    const before = positionOf(table.game)
    expect(refusal(() => table.answer(RED, 'event'))).toBe('why.no-way-on')
    expect([positionOf(table.game), table.entries, table.answeredBy, asked(table)]).toEqual([
      before,
      [],
      [],
      [RED, 'turn.first'],
    ])
    play(table, 'pass')
  })

  test('are none when the game is over', () => {
    const table = sit({}, laid())
    for (let i = 0; i < 8; i++) play(table, 'pass')
    expect([table.isOver, table.pending, table.waitsForDecider, table.awaitsChance]).toEqual([
      true,
      undefined,
      false,
      false,
    ])
    expect(table.log.at(-1)?.kind).toBe('over')
    expect(table.whyNot('pass')?.id).toBe('why.not-asked')
    expect(() => table.answer(RED, 'pass')).toThrow('the game is over')
    expect(() => table.interject(RED, 'hand', ['eligible', 'red', 'no'])).toThrow('the game is over')
    expect(() => table.consult((_, q) => q.at(0))).toThrow('the game is over')
  })

  test('the log is written once, however often a phase is played again', () => {
    const table = play(sit({}, laid([1, 3], [4, 1])), 'muster', 'middle', 'south', 'done')
    expect(table.log.filter(({ kind }) => kind === 'roll').map(({ n, at }) => [n, at])).toEqual([
      [4, 2],
      [1, 3],
    ])
    expect(table.log.filter(({ kind }) => kind === 'operation')).toHaveLength(1)
  })
})

describe('taking back', () => {
  test('leads to the position before, also over the end of a turn', () => {
    const table = sit({ seats: ANN }, laid([1, 3], [4]))
    const positions = [positionOf(table.game)]
    for (const key of ['muster', 'middle', 'forage', 'done', 'event', 'south']) {
      play(table, key)
      positions.push(positionOf(table.game))
    }
    for (let n = positions.length - 2; n >= 0; n--) {
      table.undo()
      expect(positionOf(table.game)).toEqual(positions[n])
      expect([table.entries.length, table.answeredBy.length, table.record.asked.length]).toEqual([n, n, n])
    }
    expect(refusal(() => table.undo())).toBe('why.nothing-to-undo')
    expect(refusal(() => table.undo({ agreed: true }))).toBe('why.nothing-to-undo')
  })

  test('what fell is taken back too, and falls again', () => {
    const table = play(sit({ seats: ANN }, laid([1, 3], [4])), 'muster', 'middle')
    expect(table.journal.outcomes.map((w) => keyOf(toy, w))).toEqual(['card-1', 'card-3', '4'])
    table.undo()
    expect(table.journal.outcomes.map((w) => keyOf(toy, w))).toEqual(['card-1', 'card-3'])
    play(table, 'south')
    expect(cubes(table, RED)).toEqual([2, 0, 4])
  })

  test('one player does so freely, past chance and another faction of theirs', () => {
    const table = play(sit({ seats: ANN }, laid([1, 3], [4])), 'muster', 'middle')
    expect([table.isShared, table.whyNotUndo(BLUE)]).toEqual([false, undefined])
  })

  test('where several play, an own answer is taken back if nothing fell since', () => {
    const table = play(sit({}, laid()), 'muster')
    expect([table.isShared, table.whyNotUndo(RED), table.whyNotUndo()]).toEqual([true, undefined, undefined])
    table.undo({ by: RED })
    expect(table.entries).toHaveLength(0)
  })

  test('not by somebody else', () => {
    const table = play(sit({}, laid()), 'muster')
    expect(refusal(() => table.undo({ by: BLUE }))).toBe('why.undo-other')
    expect(table.entries).toHaveLength(1)
    table.undo({ by: BLUE, agreed: true })
    expect(table.entries).toHaveLength(0)
  })

  test('past chance only if the others agree', () => {
    const table = play(sit({}, laid()), 'muster', 'middle')
    expect([table.hasChanceSince(1), table.hasChanceSince(0)]).toEqual([true, true])
    expect(refusal(() => table.undo({ by: RED }))).toBe('why.undo-chance')
    expect(table.entries).toHaveLength(2)
    table.undo({ by: RED, agreed: true })
    expect(table.entries).toHaveLength(1)
    expect(table.hasChanceSince(0)).toBe(false)
  })

  test('what a chart answered since goes too; a single person needs nobody for it', () => {
    const table = play(sit({ seats: { blue: 'chart' } }, laid()), 'pass')
    table.run()
    expect(table.entries.length).toBeGreaterThan(1)
    expect([table.isShared, table.whyNotUndo(RED)]).toEqual([false, undefined])
    table.undo({ by: RED })
    expect([table.entries, table.explanations]).toEqual([[], []])
  })

  test('of an operation that had begun nothing is left', () => {
    const table = play(sit({ seats: ANN }, laid()), 'muster', 'middle')
    expect(table.game.operation?.spaces).toEqual([1])
    table.rewind(0)
    expect(table.game.operation).toBeUndefined()
  })

  test('between persons, what a decider answered since needs their agreement', () => {
    const setup = toySetup()
    const three = { ...setup, seats: setup.seats.map((seat, f) => ({ ...seat, player: `p${f}` })) }
    const decide: Decider = (_, q) => q.at(q.size - 1)
    // Red is a person of two, Blue answers by itself; a third seat makes the table shared.
    const table = new Table(
      toy,
      { ...three, seats: [...three.seats, { kind: 'person', player: 'p2', nonPlayer: false }] },
      [undefined, decide],
      laid(),
    )
    play(table, 'pass')
    table.run(1)
    expect([table.isShared, table.whyNotUndo(RED)?.id]).toEqual([true, 'why.undo-other'])
  })

  test('rewinding cuts the journal anywhere, with what fell after it', () => {
    const table = play(sit({}, laid([1, 3], [4])), 'muster', 'middle', 'done', 'pass')
    const whole = table.journal
    const half = table.journalUpTo(2)
    expect([half.entries.length, half.outcomes.length]).toEqual([2, 3])
    expect(table.journalUpTo(1).outcomes).toHaveLength(2)
    expect(table.journalUpTo(4)).toEqual({ entries: whole.entries, outcomes: whole.outcomes })
    table.rewind(2)
    expect([table.entries.length, table.turnsDone, asked(table)]).toEqual([2, 0, [RED, 'muster.where']])
    expect(table.journal.outcomes).toHaveLength(3)
    table.rewind(0)
    expect([asked(table), cubes(table, RED), table.log.filter(({ kind }) => kind === 'roll')]).toEqual([
      [RED, 'turn.first'],
      [2, 0, 0],
      [],
    ])
  })
})

describe('seats that answer by themselves', () => {
  test('go on until a person is asked, all at once or answer by answer', () => {
    const whole = play(sit({ seats: { blue: 'chart' } }, laid()), 'pass')
    expect([whole.waitsForDecider, whole.entries.length]).toEqual([true, 1])
    whole.run()
    expect([whole.waitsForDecider, asked(whole)?.[0]]).toEqual([false, RED])
    const stepped = play(sit({ seats: { blue: 'chart' } }, laid()), 'pass')
    stepped.run(1)
    expect(stepped.entries).toHaveLength(2)
    stepped.run(0)
    expect(stepped.entries).toHaveLength(2)
    while (stepped.waitsForDecider) stepped.run(1)
    expect(stepped.entries).toEqual(whole.entries)
    expect(positionOf(stepped.game)).toEqual(positionOf(whole.game))
    expect(stepped.record.asked.map((each) => each?.id)).toEqual(whole.record.asked.map((each) => each?.id))
  })

  test('also after something was done out of turn in their turn', () => {
    const table = play(sit({ seats: { blue: 'chart' } }, laid()), 'pass')
    table.run(1)
    table.interject(RED, 'give', ['blue', 'resources', '1'])
    expect(table.waitsForDecider).toBe(true)
    table.run()
    expect(asked(table)?.[0]).toBe(RED)
    expect(table.record.explanations.filter((explanation) => explanation !== undefined).length).toBeGreaterThan(2)
  })

  test('choose among what has a way on, where something was done out of turn in their turn', () => {
    const last: Decider = (_, q) => q.at(q.size - 1)
    const first: Decider = (_, q) => (q.id === 'turn.first' ? CONVOY : q.id === 'convoy.sure' ? q.at(0) : last(_, q))
    const table = play(new Table(toy, toySetup(), [undefined, first], laid()), 'pass')
    table.run(1)
    table.interject(RED, 'hand', ['remove', 'blue-cube', 'south', '1'])
    table.run()
    expect(table.entries.slice(3)).toEqual(wordsOf('yes', '1'))
    expect(cubes(table, BLUE)).toEqual([0, 0, 0])
  })

  test('play a whole game', () => {
    const decide: Decider = (_, q) => q.at(0)
    const table = new Table(toy, toySetup(), [decide, decide], laid())
    table.run()
    expect(table.isOver).toBe(true)
  })
})

describe('asking somebody what to answer', () => {
  test('changes nothing', () => {
    const table = play(sit({}, laid()), 'muster')
    const before = JSON.stringify([positionOf(table.game), table.entries, table.journal.outcomes, table.log])
    const { pending } = table
    const { answer, explanation } = table.consult((g, q) => {
      if (q.id === 'muster.where') g.n.fill(0)
      return q.at(1)
    })
    expect([keyOf(toy, answer), explanation]).toEqual(['middle', undefined])
    expect(JSON.stringify([positionOf(table.game), table.entries, table.journal.outcomes, table.log])).toBe(before)
    expect(table.pending).toBe(pending)
    play(table, 'north', 'done')
  })

  test('what was struck out is not possible for them either', () => {
    const table = play(sit({}, laid()), 'convoy')
    table.interject(RED, 'withdraw', ['red-cube', 'north', '1'])
    play(table, 'yes')
    expect(answers(table)).toEqual(['1'])
    const shown: string[] = []
    table.consult((_, q) => {
      shown.push(`${q.id}: ${q.answers.map((w) => keyOf(toy, w))}`)
      return q.at(0)
    })
    expect(shown).toEqual(['turn.first: muster,convoy,event,pass', 'convoy.sure: yes,no', 'convoy.how-many: 1'])
  })
})

describe('a table without a dealer', () => {
  const set = { journal: { entries: [], outcomes: wordsOf('card-1', 'card-3') } }

  test('waits for what is dealt elsewhere', () => {
    const table = play(sitDown(noSeed, set), 'muster', 'middle')
    expect([table.awaitsChance, table.pending, table.isOver]).toEqual([true, undefined, false])
    expect(table.waitsForDecider).toBe(false)
    expect(refusal(() => table.answer(RED, 'done'))).toBe('why.not-asked')
    expect(refusal(() => table.interject(RED, 'withdraw', ['red-cube', 'north', '1']))).toBe('why.not-asked')
    expect(table.whyNot('done')?.id).toBe('why.no-die')
    table.deal('4')
    expect([table.awaitsChance, cubes(table, RED), asked(table)]).toEqual([false, [2, 4, 0], [RED, 'muster.where']])
    expect(table.journal.outcomes).toEqual(wordsOf('card-1', 'card-3', '4'))
  })

  test.each(['7', 'card-2', 'nonsense'])('"%s" is no die: a sentence, and it still waits', (key) => {
    const table = play(sitDown(noSeed, set), 'muster', 'middle')
    expect(() => table.deal(key)).toThrow(BadInput)
    expect([table.awaitsChance, table.journal.outcomes.length]).toEqual([true, 2])
    table.deal('1')
    expect(cubes(table, RED)).toEqual([2, 1, 0])
  })

  test('is not dealt to when it waits for an answer', () => {
    const table = sitDown(noSeed, set)
    expect(() => table.deal('4')).toThrow('“4” is not what is to be dealt now')
    expect(table.journal.outcomes).toHaveLength(2)
  })

  test('also where something was done out of turn before', () => {
    const table = play(sitDown(noSeed, set), 'muster')
    table.interject(RED, 'withdraw', ['red-cube', 'north', '1'])
    play(table, 'middle')
    expect(table.awaitsChance).toBe(true)
    table.deal('4')
    expect(cubes(table, RED)).toEqual([1, 4, 0])
  })

  test('what it waits for can be taken back', () => {
    const table = play(sitDown(noSeed, set), 'muster', 'middle')
    table.undo({ by: RED })
    expect([table.awaitsChance, asked(table)]).toEqual([false, [RED, 'muster.where']])
  })

  test('waits in the set-up too', () => {
    const table = sitDown(noSeed)
    expect([table.awaitsChance, table.isLaidOut, table.turnsDone]).toEqual([true, false, 0])
    table.deal('card-1')
    expect([table.awaitsChance, table.isLaidOut]).toEqual([true, false])
    table.deal('card-3')
    expect([table.awaitsChance, table.isLaidOut, asked(table)]).toEqual([false, true, [RED, 'turn.first']])
  })

  test('a dealer that is given deals, whatever the seed', () => {
    const table = sitDown(noSeed, { dealer: seedDealer('x') })
    const other = sit({ seed: 'x' })
    expect(table.journal.outcomes).toEqual(other.journal.outcomes)
    expect(table.game.n[table.game.at.dealt + DIE]).toBe(0)
  })
})

describe('a journal that is played', () => {
  const journal = (keys: string[], fell: string[]) => ({ entries: wordsOf(...keys), outcomes: wordsOf(...fell) })

  test('leads to the same position and log', () => {
    const table = play(sit({}, laid([1, 3], [4])), 'muster', 'middle', 'forage')
    const again = sitDown(noSeed, { journal: table.journal })
    expect(positionOf(again.game)).toEqual(positionOf(table.game))
    expect(again.log).toEqual(table.log)
    expect(again.record.asked.map((each) => each?.answers)).toEqual(table.record.asked.map((each) => each?.answers))
    expect(again.cutShort).toBeUndefined()
  })

  test('is a copy: what is played on does not change the one it came from', () => {
    const given = journal(['muster'], ['card-1', 'card-3'])
    play(sit({}, { ...laid([1, 3], [4]), journal: given }), 'middle')
    expect([given.entries.length, given.outcomes.length]).toEqual([1, 2])
  })

  test.each([
    ['an answer that does not fit', ['muster', 'done'], ['card-1', 'card-3'], /entry 2 .*“done”.*muster.where/],
    ['chance that does not fit', ['muster', 'north'], ['card-1', 'card-3', 'card-4'], /“!card-4”.*a die roll/],
    ['too much chance', ['muster'], ['card-1', 'card-3', '4'], /entry 2 .*“!4”.*muster.where/],
  ])('%s is said', (_, keys, fell, said) => {
    expect(() => sitDown(noSeed, { journal: journal(keys, fell) })).toThrow(JournalMismatch)
    expect(() => sitDown(noSeed, { journal: journal(keys, fell) })).toThrow(said)
  })

  test('an answer after the end is said', () => {
    const table = sit({}, laid())
    for (let i = 0; i < 8; i++) play(table, 'pass')
    const { entries, outcomes } = table.journal
    expect(() => sitDown(noSeed, { journal: { entries: [...entries, ...entries.slice(0, 1)], outcomes } })).toThrow(
      /entry 9 .*“pass”, comes after the end of the game/,
    )
  })

  test('is played as far as it goes, if that is wanted: to where it does not fit', () => {
    const table = sitDown(noSeed, {
      journal: journal(['muster', 'middle', 'done', 'convoy', 'red'], ['card-1', 'card-3', '4', '5']),
      isLenient: true,
    })
    expect(table.cutShort).toEqual({ at: 4, drawn: 3 })
    expect([table.entries.length, table.journal.outcomes.length, asked(table)]).toEqual([4, 3, [BLUE, 'convoy.sure']])
    expect(table.answeredBy).toHaveLength(4)
    play(table, 'no')
  })

  test('one that fits is not cut short; one that does not fit the set-up is said', () => {
    const table = sitDown(noSeed, { journal: journal(['muster'], ['card-1', 'card-3']), isLenient: true })
    expect([table.cutShort, table.entries.length]).toEqual([undefined, 1])
    expect(() => sitDown(noSeed, { journal: journal([], ['4']), isLenient: true })).toThrow(JournalMismatch)
  })
})

test('a chart sits at its own table only', () => {
  expect(chart.charts.red).toBeUndefined()
  expect(sit({ seats: { blue: 'chart' } }).deciders.map((decider) => decider !== undefined)).toEqual([false, true])
})
