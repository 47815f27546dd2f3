import { poolsLeft } from '@coinflict/kernel/rules'
import { currentCard, type Players } from '@coinflict/kernel/state'
import { dealerOf, positionOf, type SetupWish, setupOf, Table } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import { fireInTheLake } from '../src/index.ts'
import { type Board, Scene, scene } from './kit.ts'

const KINDS = { person: { nonPlayer: false }, bot: { nonPlayer: true } }
const newGame = (wish: SetupWish = {}, cards: readonly number[] = []): Scene =>
  new Scene(new Table(fireInTheLake, setupOf(fireInTheLake, wish, KINDS), [], { dealer: dealerOf('1', { cards }) }))

/** Who sits where: `us+arvn nva` is a player with two factions and one with a third, the VC being a non-player. */
const tableOf = (players: string): Players =>
  players === '' ? [] : players.split(' ').map((player) => player.split('+'))
const seatsOf = (players: string): Record<string, string> => ({
  ...Object.fromEntries(fireInTheLake.factions.map(({ id }) => [id, 'bot'])),
  ...Object.fromEntries(tableOf(players).flatMap((own) => own.map((id) => [id, `person:${own.join('-')}`]))),
})
const whyNot = (players: string, options: Record<string, string>) =>
  fireInTheLake.whyNotSetup('short', options, tableOf(players))?.id

const FOUR = 'us arvn nva vc'

describe('FITL 1.5 who holds which factions', () => {
  test.each(['us+arvn', 'nva+vc', 'us', 'arvn', 'nva', 'vc'])('FITL 1.5, 8.9 a lone player may hold %s', (players) => {
    expect(newGame({ seats: seatsOf(players) }).table.setup.seats.filter(({ nonPlayer }) => !nonPlayer)).toHaveLength(
      players.split('+').length,
    )
  })

  test.each(['us+arvn nva+vc', 'nva+vc us arvn', 'us+arvn nva vc', 'us nva', 'arvn nva vc', FOUR])(
    'FITL 1.5 players may share the factions as %s',
    (players) => {
      expect(() => newGame({ seats: seatsOf(players) })).not.toThrow()
    },
  )

  test.each(['us+nva', 'us+vc arvn+nva', 'us+arvn nva', 'us+arvn+nva', 'us+arvn+nva+vc'])(
    'FITL 1.5 but not as %s',
    (players) => {
      expect(() => newGame({ seats: seatsOf(players) })).toThrow(/the US and the ARVN, or the NVA and the VC/)
    },
  )
})

describe('FITL 7.3, 8.9 which options go with which players', () => {
  test.each(['us+arvn nva vc', 'us nva vc', FOUR])('FITL 7.3 Deception is for three or four: %s', (players) => {
    expect(whyNot(players, { deception: 'yes' })).toBeUndefined()
  })

  test.each(['', 'us', 'us+arvn', 'us nva', 'us+arvn nva+vc'])('FITL 7.3 and not for fewer: %s', (players) => {
    expect(whyNot(players, { deception: 'yes' })).toBe('setup.deception-players')
  })

  test.each([
    ['without Deception', FOUR, { deception: 'no', 'handicap-1': 'us' }, 'setup.handicap-deception'],
    ['not from the least experienced on', FOUR, { 'handicap-2': 'us' }, 'setup.handicap-order'],
    ['with a gap', FOUR, { 'handicap-1': 'us', 'handicap-3': 'vc' }, 'setup.handicap-order'],
    ['for a non-player', 'us nva vc', { 'handicap-1': 'arvn' }, 'setup.handicap-seat'],
    ['twice for a faction', FOUR, { 'handicap-1': 'us', 'handicap-2': 'us' }, 'setup.handicap-twice'],
    ['twice for a player', 'us+arvn nva vc', { 'handicap-1': 'us', 'handicap-2': 'arvn' }, 'setup.handicap-twice'],
    [
      'for everybody',
      'us+arvn nva vc',
      { 'handicap-1': 'nva', 'handicap-2': 'arvn', 'handicap-3': 'vc' },
      'setup.handicap-mix',
    ],
  ])('FITL 7.3 no Handicap %s', (_, players, options, reason) => {
    expect(whyNot(players, { deception: 'yes', ...options })).toBe(reason)
  })

  test('FITL 7.3 a Handicap for some of the players, in their order', () => {
    const three = { 'handicap-1': 'vc', 'handicap-2': 'us', 'handicap-3': 'nva' }
    expect(whyNot(FOUR, { deception: 'yes', ...three })).toBeUndefined()
    expect(whyNot('us+arvn nva vc', { deception: 'yes', 'handicap-1': 'arvn' })).toBeUndefined()
  })

  test.each(['difficulty-a', 'difficulty-b'])('FITL 8.9 %s is for a lone player against non-players', (option) => {
    for (const players of ['us', 'vc', 'us+arvn', 'nva+vc'])
      expect(whyNot(players, { [option]: 'yes' })).toBeUndefined()
    for (const players of ['', 'us nva', 'us+arvn nva+vc', FOUR])
      expect(whyNot(players, { [option]: 'yes' })).toBe('setup.difficulty-lone')
  })

  test('every reason and option has its words', () => {
    const { en, es, pl } = fireInTheLake.catalogues
    const ids = fireInTheLake.options.flatMap(({ id, values }) => [
      `option.${id}`,
      ...values.map((v) => `option.${id}.${v}`),
    ])
    for (const text of [en, es, pl]) expect(ids.filter((id) => text[id] === undefined)).toEqual([])
  })
})

describe('FITL 8.9 difficulty option A', () => {
  const SHADED = { 28: 'shaded', 31: 'shaded', 34: 'shaded', 104: 'shaded' }
  const UNSHADED = { 8: 'unshaded', 14: 'unshaded' }
  const game = (players: string, scenario: string, periodEvents: string, difficulty = 'yes'): Scene =>
    newGame({
      scenario,
      seats: seatsOf(players),
      options: { 'difficulty-a': difficulty, 'period-events': periodEvents },
    })

  test.each(['short', 'medium', 'full'].flatMap((scenario) => ['no', 'yes'].map((period) => [scenario, period])))(
    'FITL 8.9 %s, Period Events %s: Medium’s Capabilities that are against the player, and no others',
    (scenario = '', period = '') => {
      for (const [players, expected] of [
        ['us', SHADED],
        ['us+arvn', SHADED],
        ['vc', UNSHADED],
        ['nva+vc', UNSHADED],
      ] as const) {
        const { game: g } = game(players, scenario, period).table
        expect(positionOf(g).lasting).toEqual(expected)
        const left = poolsLeft(g).flat()
        for (const card of Object.keys(expected)) expect(left).not.toContain(Number(card))
      }
    },
  )

  test('FITL 2.1 without it they are in force with Period Events only', () => {
    expect(positionOf(game('us', 'medium', 'yes', 'no').table.game).lasting).toEqual({ ...SHADED, ...UNSHADED })
    expect(positionOf(game('us', 'short', 'yes', 'no').table.game).lasting).toEqual({ 31: 'shaded' })
    expect(positionOf(game('us', 'medium', 'no', 'no').table.game).lasting).toBeUndefined()
    expect(poolsLeft(game('us', 'full', 'yes', 'no').table.game).flat()).toContain(104)
  })
})

describe('FITL 8.9 difficulty option B', () => {
  /** US 0, the ARVN at -40 behind NVA and VC. */
  const BEHIND: Board = { hue: 'active-support' }
  const check = (coups: number, difficulty: string, patronage: number) =>
    scene(BEHIND, {
      phase: 'victory',
      card: 128,
      seats: seatsOf('us+arvn'),
      options: { 'difficulty-b': difficulty },
      tracks: { coups, patronage },
    }).table

  test('FITL 8.9 from the 2nd Coup Round on a non-player ahead of any own faction wins', () => {
    const lost = check(2, 'yes', 10)
    expect([lost.isOver, fireInTheLake.verdict?.(lost.game)?.id]).toEqual([true, 'verdict.nva'])
  })

  test('FITL 8.9 not in the 1st, not if nobody is ahead, not without the option', () => {
    // The NVA are at -18, the VC at -35.
    expect([check(1, 'yes', 10), check(2, 'yes', 32), check(2, 'no', 10)].map((t) => t.isOver)).toEqual([
      false,
      false,
      false,
    ])
    expect(check(2, 'yes', 31).isOver).toBe(true)
  })
})

describe('FITL 2.4 a Coup card first', () => {
  test('FITL 2.4.1 a Failed Attempt as the first card: the ARVN choose who deserts, then its round', () => {
    const t = newGame({ scenario: 'full' }, [130, 1])
    expect([currentCard(t.table.game), t.by, t.question]).toEqual([130, 'arvn', 'coup.desert'])
    // In Saigon 1 of 5, in five Cities 1 of 4 each.
    expect([t.table.pending?.params?.n, t.answers]).toEqual([1, ['0', '1']])
    for (let i = 0; i < 6; i++) {
      expect([t.question, t.by]).toEqual(['coup.desert', 'arvn'])
      t.play(i === 0 ? '1' : '0')
    }
    const cubes = (['saigon', 'hue', 'qui-nhon', 'cam-ranh', 'an-loc', 'can-tho'] as const).map(
      (id) => t.count(id, 'arvn-troops') + t.count(id, 'arvn-police'),
    )
    expect(cubes).toEqual([4, 3, 3, 3, 3, 3])
    expect([t.track('leader'), t.track('leader-cards'), t.track('coups')]).toEqual([5, 1, 1])
    expect(t.question).not.toBe('coup.desert')
  })

  test('FITL 2.4 a leader as the first card', () => {
    const t = newGame({ scenario: 'full' }, [125, 1])
    expect([t.track('leader'), t.track('leader-cards'), t.track('coups')]).toEqual([1, 1, 1])
    expect(t.table.isOver).toBe(false)
  })
})
