import { describe, expect, test } from 'vitest'
import { BadInput, type Volume } from '../src/state.ts'
import {
  dealerOf,
  type Loaded,
  loadSave,
  positionOf,
  readPosition,
  type Save,
  saveOf,
  setupOf,
  type Table,
} from '../src/table.ts'
import { answers, BLUE, cubes, KINDS_OF_SEAT, money, play, sit, sitDown, toy, toySetup } from './toy.ts'

const load = (save: unknown, volume: Volume = toy, how: Parameters<typeof loadSave>[4] = {}): Loaded =>
  loadSave(save, [volume], KINDS_OF_SEAT, () => [], how)
/** As a file holds it. */
const written = (save: Save): Save => JSON.parse(JSON.stringify(save))

/** Red mustered, Blue passed: then the second card, on which Blue is in the middle of its turn. */
const stack = { cards: [1, 3, 6, 2, 4, 7], dice: [4, 2, 1] }
const played = (): Table =>
  play(sit({ seed: 's' }, { dealer: dealerOf('s', stack) }), 'muster', 'middle', 'done', 'pass', 'muster', 'south')
const saved = (): Save => written(saveOf(played(), { stack }))

/** Rules that give more for a pass, and rules without Muster. */
const richer: Volume = { ...toy, rulesVersion: 2, factions: toy.factions.map((f) => ({ ...f, passIncome: 3 })) }
const poorer: Volume = {
  ...toy,
  rulesVersion: 2,
  turn: { ...toy.turn, operationsOf: (f) => toy.turn.operationsOf(f).filter(({ rule }) => rule !== '3.1') },
}
const same: Volume = { ...toy, rulesVersion: 2 }

describe('a save', () => {
  test('says how the game began, all that was answered and fell, and a late position', () => {
    const save = saved()
    expect(save).toMatchObject({
      format: 'coinflict-save',
      version: 2,
      game: 'toy',
      rules: 1,
      scenario: 'only',
      options: { token: 'no', edition: '1st', 'no-reveal': 'no', eligibility: 'usual', sudden: 'no' },
      seats: { red: 'person', blue: 'person' },
      seed: 's',
      stack,
      journal: ['!card-1', '!card-3', 'muster', 'middle', '!4', 'done', 'pass', '!card-6', 'muster', 'south', '!2'],
      checkpoint: { at: 8 },
    })
    expect(save.start).toBeUndefined()
    expect(save.checkpoint?.position.cards).toMatchObject({ played: [1], current: 3, next: 6 })
  })

  test('leads to the same table, which goes on the same', () => {
    const table = played()
    const { table: again, warning, start, stack: kept } = load(saved())
    expect([[...again.game.n], again.log, again.answeredBy]).toEqual([[...table.game.n], table.log, table.answeredBy])
    expect([warning, start, kept]).toEqual([undefined, undefined, stack])
    expect(saveOf(again, { stack })).toEqual(saveOf(table, { stack }))
    for (const each of [table, again]) play(each, 'middle')
    expect([...again.game.n]).toEqual([...table.game.n])
    expect(cubes(again, BLUE)).toEqual([0, 1, 4])
  })

  test('keeps seats with names, the position it began from, and no empty seed', () => {
    const start = positionOf(played().game)
    const seats = { red: 'person:ann', blue: 'person:ann' }
    const table = sitDown({ ...toySetup({ seats }), seed: '' }, { start: (g) => readPosition(g, start) })
    const save = written(saveOf(table, { start }))
    expect([save.seats, save.start, 'seed' in save, save.checkpoint?.at]).toEqual([seats, start, false, 0])
    const { table: again, start: kept } = load(save)
    expect([positionOf(again.game), kept, again.setup.seats]).toEqual([
      positionOf(table.game),
      start,
      table.setup.seats,
    ])
  })

  test('tells the deciders of its volume and its seats', () => {
    const asked: unknown[] = []
    loadSave(saved(), [same, { ...toy, id: 'other' }], KINDS_OF_SEAT, (volume, { seats }) => {
      asked.push(
        volume.rulesVersion,
        seats.map(({ kind, player }) => [kind, player]),
      )
      return []
    })
    expect(asked).toEqual([
      2,
      [
        ['person', 'red'],
        ['person', 'blue'],
      ],
    ])
  })

  test('without a seed loads and goes on by a new one', () => {
    const { seed: _, stack: __, ...open } = saved()
    const { table } = load(open, toy, { newSeed: () => 'new' })
    expect([...table.game.n]).toEqual([...played().game.n])
    expect(table.setup.seed).toBe('new')
    expect(load(open).table.setup.seed).toBe('1')
    expect(load(saved(), toy, { newSeed: () => 'new' }).table.setup.seed).toBe('s')
    const dealt = load(open, toy, { newSeed: () => 'new' }).table
    play(dealt, 'middle')
    const roll = dealt.journal.outcomes.at(-1)
    play(load(open, toy, { newSeed: () => 'new' }).table, 'middle')
    expect(dealerOf('new').draw(0, 2, 6) + 1001).toBe(roll)
  })

  test('under the same rules its journal alone says where it stands', () => {
    const save = saved()
    const position = { ...save.checkpoint?.position, tracks: { ...save.checkpoint?.position.tracks, rounds: 1 } }
    const { table, warning } = load({ ...save, checkpoint: { at: 8, position } })
    expect([[...table.game.n], warning]).toEqual([[...played().game.n], undefined])
  })

  test('an old one without a checkpoint loads too', () => {
    const { checkpoint: _, ...rest } = saved()
    const { table, warning } = load(rest)
    expect([[...table.game.n], warning]).toEqual([[...played().game.n], undefined])
  })
})

describe('a save of other rules', () => {
  test('that lead to the same position loads whole', () => {
    const { table, warning, start } = load(saved(), same)
    expect([[...table.game.n], warning, start]).toEqual([[...played().game.n], undefined, undefined])
    expect(saveOf(table).rules).toBe(2)
  })

  test('of a game that is over too', () => {
    const table = sit({ seed: 's' }, { dealer: dealerOf('s', stack) })
    while (!table.isOver) play(table, 'pass')
    const { table: again, warning } = load(written(saveOf(table, { stack })), same)
    expect([again.isOver, warning]).toEqual([true, undefined])
  })

  test('that lead elsewhere goes on from its checkpoint, and says so', () => {
    const save = saved()
    const { table, warning, start } = load(save, richer)
    expect([warning, start]).toEqual(['load.from-checkpoint', save.checkpoint?.position])
    expect([money(table.game, BLUE), cubes(table, BLUE)]).toEqual([5, [0, 0, 4]])
    expect([table.entries.length, answers(table)]).toEqual([2, ['north', 'middle', 'forage', 'done']])
    expect(positionOf(table.game)).toEqual(positionOf(played().game))
    // What was saved of it once more loads without a word.
    const again = load(written(saveOf(table, { ...(start === undefined ? {} : { start }) })), richer)
    expect([again.warning, positionOf(again.table.game)]).toEqual([undefined, positionOf(table.game)])
  })

  test('that cannot play it either; what followed the checkpoint as far as it goes', () => {
    const { table, warning } = load(saved(), poorer)
    expect([warning, table.entries.length, table.pending?.id]).toEqual(['load.from-checkpoint', 0, 'turn.first'])
    expect(positionOf(table.game)).toEqual(saved().checkpoint?.position)
    expect(table.cutShort).toEqual({ at: 0, drawn: 0 })
  })

  test('without a checkpoint, as far as it goes', () => {
    const { checkpoint: _, ...rest } = saved()
    const { table, warning } = load(rest, poorer)
    expect([warning, table.entries.length, table.pending?.id]).toEqual(['load.cut-short', 0, 'turn.first'])
    expect(load(rest, same).warning).toBeUndefined()
  })

  test('a checkpoint that is no position is said', () => {
    const save = saved()
    const broken = { ...save, checkpoint: { at: 8, position: { ...save.checkpoint?.position, phase: 'never' } } }
    expect(() => load(broken, same)).toThrow(/checkpoint\.position: phase: "never" is not one of card, round/)
  })

  test('a checkpoint at a moment when the game was not at rest does not agree', () => {
    const save = saved()
    const early = { ...save, checkpoint: { at: 5, position: save.checkpoint?.position } }
    expect(load(early, same).warning).toBe('load.from-checkpoint')
  })
})

describe('only as far as it fits', () => {
  test('a journal is played without a checkpoint, and without a word', () => {
    const save = saved()
    const { table, warning } = load({ ...save, journal: [...save.journal, 'north', 'pass'] }, toy, {
      isLenient: true,
    })
    expect([warning, table.cutShort?.at]).toEqual([undefined, 7])
    expect(load(save, richer, { isLenient: true }).table.turnsDone).toBe(3)
    expect(money(load(save, richer, { isLenient: true }).table.game, BLUE)).toBe(7)
  })
})

describe('what is wrong with a save is said', () => {
  const broken: [string, Record<string, unknown>, string | RegExp][] = [
    ['format', { format: 'other' }, 'this is not a saved game'],
    ['version 3', { version: 3 }, 'the save is of version 3; this program reads versions up to 2'],
    ['version 0', { version: 0 }, 'the save is of version 0; this program reads versions up to 2'],
    ['version text', { version: '2' }, 'the save is of version 2; this program reads versions up to 2'],
    ['game', { game: 'chess' }, 'the save is of a game called “chess”, which is not known'],
    ['scenario', { scenario: 7 }, 'the save lacks its scenario or seed'],
    ['seed', { seed: 7 }, 'the save lacks its scenario or seed'],
    ['no seed in version 1', { version: 1, seed: undefined }, 'the save lacks its scenario or seed'],
    ['another scenario', { scenario: 'none' }, 'Toy has no scenario “none”'],
    ['options', { options: [] }, 'options and seats of the save should be names with values'],
    ['an option', { options: { token: 1 } }, 'options and seats of the save should be names with values'],
    ['an unknown option', { options: { tokens: 'yes' } }, 'Toy has no option “tokens”'],
    ['seats', { seats: null }, 'options and seats of the save should be names with values'],
    ['a seat', { seats: { red: 'oracle' } }, 'seat red is “oracle”'],
    ['journal', { journal: 'pass' }, 'the journal of the save should be a list of answers'],
    ['entry', { journal: ['pass', 3] }, 'the journal of the save should be a list of answers'],
    ['unknown entry', { journal: ['nonsense'] }, 'entry 1 of the journal, “nonsense”, is not an answer in Toy'],
    ['stack', { stack: [] }, 'the stack of the save should have lists of cards and dice'],
    ['cards of the stack', { stack: { cards: ['1'] } }, 'the stack of the save should have lists of cards and dice'],
    ['dice of the stack', { stack: { dice: [-1] } }, 'the stack of the save should have lists of cards and dice'],
    ['checkpoint', { rules: 0, checkpoint: [] }, 'the checkpoint of the save should have a position'],
    [
      'place of the checkpoint',
      { rules: 0, checkpoint: { at: -1 } },
      'the checkpoint of the save should have a position',
    ],
    [
      'half a place of the checkpoint',
      { rules: 0, checkpoint: { at: 1.5 } },
      'the checkpoint of the save should have a position',
    ],
    ['start', { start: { game: 'toy' } }, /^start: /],
    ['a journal without an end', { journal: Array.from({ length: 20_001 }, () => 'pass') }, 'more than 20,000 entries'],
    [
      'an endless entry',
      { journal: ['!card-1', `@0 red hand ${'x'.repeat(200)}`] },
      'entry 2 of the journal is too long',
    ],
    [
      'too much out of turn',
      { journal: Array.from({ length: 2001 }, () => '@0 red hand track red-resources 1') },
      'more than 2,000 things were done out of turn',
    ],
    ['an endless name', { seats: { red: `person:${'x'.repeat(61)}` } }, 'a player’s name should be a single line'],
    ['a name that a terminal obeys', { seats: { red: 'person:\x1b[2J' } }, 'a player’s name should be a single line'],
    ['a name that turns the line', { seats: { red: 'person:ann\u202e' } }, 'a player’s name should be a single line'],
    ['an endless seed', { seed: 'x'.repeat(201) }, 'the seed should be a single line'],
    ['a journal that does not fit', { journal: ['!card-1', '!card-3', 'done'] }, 'entry 3 of the journal, “done”'],
    [
      'a journal that ends too soon',
      { journal: ['!card-1', '!card-3', '!4'] },
      'entry 3 of the journal, “!4”, cannot come there',
    ],
  ]
  test.each(broken)('%s', (_, change, said) => {
    expect(() => load({ ...saved(), ...change })).toThrow(BadInput)
    expect(() => load({ ...saved(), ...change })).toThrow(said)
  })

  test.each([[[]], [{ at: -1 }], [{ at: 8, position: 'none' }], ['none']])(
    'under the same rules a checkpoint that is none (%j) does not stand against a good journal',
    (checkpoint) => {
      const save = saved()
      const { table, warning } = load({ ...save, checkpoint })
      expect([warning, saveOf(table).journal]).toEqual([undefined, save.journal])
    },
  )

  test.each([[null], [[]], ['text'], [undefined], [{}]])('%j is not a saved game', (data) => {
    expect(() => load(data)).toThrow('this is not a saved game')
  })
})

describe('the first version', () => {
  const first = (journal: string[], more: object = {}) => ({
    ...saved(),
    version: 1,
    stack: undefined,
    checkpoint: undefined,
    journal,
    ...more,
  })

  test('had no chance in its journal: it is played again with its own, which is written down', () => {
    const { table, warning } = load(first(['pass', 'pass']))
    expect([warning, table.entries.length]).toEqual([undefined, 2])
    expect(table.journal.outcomes.length).toBeGreaterThan(2)
    const again = load(written(saveOf(table)))
    expect([again.warning, [...again.table.game.n]]).toEqual([undefined, [...table.game.n]])
    const { by } = table.game.q
    play(table, 'pass')
    expect(table.answeredBy.at(-1)).toBe(by)
    expect(saveOf(table).version).toBe(2)
  })

  test('is cut short where today’s rules do not agree', () => {
    const { table, warning } = load(first(['pass', 'convoy', 'red']))
    expect([warning, table.entries.length]).toEqual(['load.cut-short', 2])
  })
})

test('setup wishes that are wrong are said in a sentence', () => {
  expect(() => setupOf(toy, { seats: { green: 'person' } }, KINDS_OF_SEAT)).toThrow('Toy has no faction “green”')
  expect(() => setupOf(toy, { seats: { red: 'chart' } }, KINDS_OF_SEAT)).toThrow('chart has no chart for red')
  expect(() => setupOf(toy, { options: { token: 'maybe' } }, KINDS_OF_SEAT)).toThrow(
    'option token takes one of no, yes',
  )
})
