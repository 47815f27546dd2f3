import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { badInput } from '@coinflict/kernel/state'
import { LANGUAGES } from '@coinflict/kernel/text'
import { boxOf } from '@coinflict/library'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  batchesOf,
  distinctCells,
  type Experiment,
  findingsOf,
  type Outcome,
  Outcomes,
  openFor,
  openStore,
  playBatch,
  playOutcome,
  readExperiment,
} from '../src/index.ts'
import { reportOf, verdictOf } from '../src/report/index.ts'
import { labCatalogues } from '../src/text/say.ts'

const AA = 'andean-abyss'
const small = {
  seed: 's',
  games: 3,
  tables: [
    { game: AA, scenarios: ['quick'], lineups: { random: 'random', charts: { govt: 'random', others: 'aa2' } } },
  ],
}
const noCheck = () => {}
const read = (data: unknown): Promise<Experiment> => readExperiment(data, noCheck)
const flawIn = (data: unknown): Promise<string> =>
  read(data).then(
    () => 'sound',
    (error: Error) => error.message,
  )

/** Plays games of an experiment here, in whatever order. */
async function play(experiment: Experiment, order = (all: readonly Outcome[]) => all): Promise<Outcome[]> {
  const found: Outcome[] = []
  for (const { cell, games } of batchesOf(experiment, () => false, 2)) {
    const opened = await openFor(boxOf(cell.game), cell.series)
    for (const game of games) found.push(playOutcome(opened, cell, game))
  }
  return [...order(found)]
}

function outcomesOf(all: readonly Outcome[]): Outcomes {
  const outcomes = new Outcomes()
  for (const each of all) outcomes.add(each)
  return outcomes
}

describe('the file of an experiment', () => {
  test('is every scenario with every combination of options by every line-up', async () => {
    const { groups } = await read({
      games: 5,
      tables: [
        {
          game: AA,
          scenarios: ['standard', 'short'],
          options: { edition: ['1st', '2nd'] },
          lineups: { a: 'random', b: { each: 'aa2', others: 'random' } },
        },
      ],
    })
    expect(groups.map(({ scenario, options }) => `${scenario} ${options.edition}`)).toEqual([
      'standard 1st',
      'standard 2nd',
      'short 1st',
      'short 2nd',
    ])
    const [first] = groups
    expect(first?.cells.map(({ lineup, games }) => [lineup, games])).toEqual([
      ['a', 5],
      ['b: govt', 5],
      ['b: farc', 5],
      ['b: auc', 5],
      ['b: cartels', 5],
    ])
    expect(first?.cells[2]?.series.seats).toEqual({ govt: 'random', farc: 'aa2', auc: 'random', cartels: 'random' })
    expect(new Set(groups.flatMap(({ cells }) => cells.map(({ series }) => series.seed)))).toEqual(new Set(['lab']))
  })

  test('has one key for the same games, however they are written', async () => {
    const keys = async (table: object) =>
      distinctCells(await read({ games: 2, tables: [{ game: AA, ...table }] })).map(({ key }) => key)
    const [usual] = await keys({ lineups: { x: 'random' } })
    expect(await keys({ lineups: { y: { others: 'random' }, z: 'random' } })).toEqual([usual])
    expect(await keys({ scenarios: ['standard'], options: { edition: '1st' }, lineups: { x: 'random' } })).toEqual([
      usual,
    ])
    expect(await keys({ scenarios: ['short'], lineups: { x: 'random' } })).not.toEqual([usual])
    expect(await keys({ lineups: { x: 'aa2' } })).not.toEqual([usual])
  })

  test.each<[string, unknown, string]>([
    ['no object', [], 'should be an object'],
    ['nothing in it', {}, 'games: is missing; tables: is missing'],
    ['an unknown field', { ...small, gamez: 3 }, 'gamez: is not known'],
    ['no games', { ...small, games: 0 }, 'games: should be a whole number from 1 to'],
    ['no tables', { ...small, tables: [] }, 'tables: should be a list'],
    ['no game', { ...small, tables: [{ lineups: { a: 'random' } }] }, 'tables[0].game: is missing'],
    [
      'another game',
      { ...small, tables: [{ game: 'chess', lineups: { a: 'random' } }] },
      'tables[0].game: there is no game',
    ],
    [
      'no line-up',
      { ...small, tables: [{ game: AA, lineups: {} }] },
      'tables[0].lineups: should be one lineup or more',
    ],
    [
      'no such faction',
      { ...small, tables: [{ game: AA, lineups: { a: { nva: 'random', others: 'random' } } }] },
      'tables[0].lineups.a.nva: is not known',
    ],
    [
      'an empty seat',
      { ...small, tables: [{ game: AA, lineups: { 'my own': { govt: 'random', auc: 'random' } } }] },
      'tables[0].lineups["my own"]: says nobody for farc, cartels',
    ],
    [
      'no such scenario',
      { ...small, tables: [{ game: AA, scenarios: ['long'], lineups: { a: 'random' } }] },
      'tables[0].scenarios: Andean Abyss has no scenario “long”',
    ],
    [
      'no such option',
      { ...small, tables: [{ game: AA, options: { weather: 'fine' }, lineups: { a: 'random', b: 'aa2' } }] },
      'tables[0].options: Andean Abyss has no option “weather”',
    ],
    [
      'an option’s value',
      { ...small, tables: [{ game: AA, options: { edition: 2 }, lineups: { a: 'random' } }] },
      'tables[0].options.edition: should be a list',
    ],
    ['a title of two lines', { ...small, title: 'a\nb' }, 'title: should be a text of 1 to 200 letters'],
  ])('with %s is refused, and it says where', async (_, data, said) => {
    expect(await flawIn(data)).toContain(said)
  })

  test('seats are checked by whoever reads it', async () => {
    const check = () => {
      throw badInput('seat', 'error.no-people')
    }
    const said = await readExperiment(small, check).catch((error: Error) => error.message)
    expect(said).toContain('tables[0].lineups.random: people cannot play')
  })

  test('what is wrong is said in every language', async () => {
    const error = await read({ games: 1, tables: 3 }).catch((each) => each)
    expect(LANGUAGES.map((language) => error.textIn(language))).toEqual([
      'tables: should be a list with something in it',
      'tables: debe ser una lista que no esté vacía',
      'tables: powinna to być niepusta lista',
    ])
  })

  test('batches hold every game that is missing, once', async () => {
    const experiment = await read(small)
    const [a, b] = distinctCells(experiment).map(({ key }) => key)
    const batches = batchesOf(experiment, (cell, game) => cell === a && game === 1, 2)
    expect(batches.map(({ cell, games }) => [cell.key, games])).toEqual([
      [a, [0, 2]],
      [b, [0, 1]],
      [b, [2]],
    ])
  })
})

describe('an outcome', () => {
  test('is of the very game that a simulation plays', async () => {
    for (const { key, game, series } of distinctCells(await read(small))) {
      const opened = await openFor(boxOf(game), series)
      const tally = playBatch(opened, series, 0, 2)
      const outcomes = [0, 1].map((n) => playOutcome(opened, { key, series }, n))
      expect(outcomes.flatMap(({ print }) => print)).toEqual(tally.prints)
      expect(outcomes.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(tally.decisions)
    }
  })

  test('tells card by card how margins stood and who did what', async () => {
    const [outcome] = await play(await read({ ...small, games: 1 }))
    const { cards = [], margins, begun, acts = [] } = outcome ?? {}
    expect(cards.at(-1)?.margins).toEqual(margins)
    expect(begun).toHaveLength(4)
    expect(new Set(cards.map(({ card }) => card)).size).toBe(cards.length)
    for (const { deeds } of cards) {
      expect(deeds).toMatch(/^[-plosed]{4}$/)
      // 2.3 Two factions at most execute something on a card.
      expect(deeds.replace(/[-p]/g, '').length).toBeLessThanOrEqual(2)
    }
    const operations = cards.reduce((sum, { deeds }) => sum + deeds.replace(/[^los]/g, '').length, 0)
    const counted = acts.filter(({ kind }) => kind === 'operation').reduce((sum, { times }) => sum + times, 0)
    expect(counted).toBeGreaterThanOrEqual(operations)
    expect(operations).toBeGreaterThan(5)
    for (const { times, spaces } of acts) for (const n of Object.values(spaces)) expect(n).toBeLessThanOrEqual(times)
  })

  test('counts the lines of charts only where that is wanted', async () => {
    const wish = { ...small, games: 1 }
    const [, plain] = await play(await read(wish))
    const [none, counted] = await play(await read({ ...wish, lines: true }))
    expect(plain?.lines).toBeUndefined()
    expect(none?.lines).toEqual({})
    expect(Object.keys(counted?.lines ?? {}).every((name) => name.startsWith('aa2 8.'))).toBe(true)
    expect(Object.keys(counted?.lines ?? {}).length).toBeGreaterThan(10)
    expect(counted?.print).toEqual(plain?.print)
  })
})

describe('the file of outcomes', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'coinflict-lab-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('keeps what was played; a line that was not finished is cut off', async () => {
    const file = join(folder, 'x.ndjson')
    const all = await play(await read({ ...small, games: 2 }))
    const store = await openStore(file)
    store.append(all.slice(0, 1))
    store.append(all.slice(1, 3))
    store.close()
    const whole = readFileSync(file, 'utf8')
    appendFileSync(file, JSON.stringify(all[3]).slice(0, 90))
    const again = await openStore(file)
    const [a, b] = [all[0], all[1]].map((each) => each as Outcome)
    expect(again.outcomes.of((a as Outcome).cell, 2)).toHaveLength(2)
    expect(again.outcomes.of((all[3] as Outcome).cell, 2)).toHaveLength(1)
    expect(again.outcomes.has((b as Outcome).cell, 1)).toBe(true)
    expect(readFileSync(file, 'utf8')).toBe(whole)
    again.append(all.slice(3))
    again.close()
    expect(readFileSync(file, 'utf8')).toBe(all.map((each) => `${JSON.stringify(each)}\n`).join(''))
  })

  test('with something else in it is refused', async () => {
    const file = join(folder, 'x.ndjson')
    writeFileSync(file, '{"cell":"a","game":1}\n')
    await expect(openStore(file)).rejects.toThrow('in row 1')
  })
})

describe('findings', () => {
  test('are the same in whatever order the games came, and however often', async () => {
    const experiment = await read(small)
    const all = await play(experiment)
    const found = await findingsOf(experiment, outcomesOf(all))
    const otherwise = await findingsOf(experiment, outcomesOf([...all, ...all].reverse()))
    expect(JSON.stringify(otherwise)).toBe(JSON.stringify(found))
    const [group] = found.groups
    expect(group?.cells.map(({ games }) => games)).toEqual([3, 3])
    for (const { wins } of group?.cells ?? []) expect(Object.values(wins).reduce((sum, { n }) => sum + n, 0)).toBe(3)
    expect(found.players[0]?.ratings.map(({ player, faction }) => `${player} ${faction}`)).toEqual([
      'random govt',
      'aa2 farc',
      'random farc',
      'aa2 auc',
      'random auc',
      'aa2 cartels',
      'random cartels',
    ])
  })

  /** Outcomes made up: who won each game, the winner ahead by one. */
  const madeUp = (cell: string, winners: readonly number[]): readonly Outcome[] =>
    winners.map((winner, game) => ({
      cell,
      game,
      places: [0, 1, 2, 3].map((f) => (f === winner ? 1 : 2)),
      margins: [0, 1, 2, 3].map((f) => (f === winner ? 1 : 0)),
      begun: [0, 0, 0, 0],
      rounds: 2,
      decisions: 9,
      cards: [{ card: 1, deeds: 'eo--', margins: [0, 1, 2, 3].map((f) => (f === winner ? 1 : 0)) }],
      acts: [],
      control: [],
      levels: [],
      print: [game, winner],
    }))

  async function compared(first: readonly number[], second: readonly number[]) {
    const experiment = await read({ ...small, games: first.length })
    const [a = '', b = ''] = distinctCells(experiment).map(({ key }) => key)
    const outcomes = outcomesOf([...madeUp(a, first), ...madeUp(b, second)])
    const { groups, players } = await findingsOf(experiment, outcomes)
    return { group: groups[0], players: players[0] }
  }

  test('tell a difference from noise, and say so', async () => {
    const mostly = Array.from({ length: 40 }, (_, i) => (i % 5 === 0 ? 1 : 0))
    const { group } = await compared(
      mostly,
      mostly.map((winner) => (winner === 0 ? 2 : 1)),
    )
    expect(group?.comparisons.map(verdictOf)).toEqual([
      ['compare.less', 'compare.lower'],
      ['compare.same'],
      ['compare.more', 'compare.higher'],
      ['compare.same'],
    ])
    expect(group?.comparisons[0]).toMatchObject({ faction: 'govt', pairs: 40, onlyHere: 0, onlyThere: 32 })
    const { group: alike } = await compared(
      mostly,
      mostly.map((winner, i) => (i === 3 ? 1 - winner : i === 5 ? 0 : winner)),
    )
    expect(alike?.comparisons.map(verdictOf).slice(0, 2)).toEqual([['compare.noise'], ['compare.noise']])
  })

  test('pair games by seed: the same wins on other seeds are noise', async () => {
    const first = Array.from({ length: 30 }, (_, i) => i % 2)
    const { group } = await compared(
      first,
      first.map((winner) => 1 - winner),
    )
    expect(group?.comparisons[0]).toMatchObject({ onlyHere: 15, onlyThere: 15, chanceOfWins: 1, winsDiffer: false })
  })

  test('weigh an event against the mean of the faction that played it or left it', async () => {
    // The Government plays the event in every game and wins half of them: it is worth nothing against its own mean.
    const winners = Array.from({ length: 20 }, (_, i) => i % 2)
    const { group } = await compared(winners, winners)
    expect(group?.cards).toHaveLength(1)
    expect(group?.cards[0]).toMatchObject({ card: 1, side: 'unshaded', differs: false })
    expect(group?.cards[0]?.played).toMatchObject({ n: 40, mean: 0 })
    expect(group?.cards[0]?.left).toMatchObject({ n: 40, mean: 0 })
    expect(group?.cards[0]?.atOnce.mean).toBe(0.5)
  })

  test('rate a player that wins always above one that never does', async () => {
    const { players } = await compared(Array(20).fill(3), Array(20).fill(3))
    const rated = (player: string, faction: string): number =>
      players?.ratings.find((each) => each.player === player && each.faction === faction)?.mu ?? 0
    expect(rated('random', 'cartels')).toBeGreaterThan(rated('random', 'farc'))
    expect(rated('aa2', 'cartels')).toBeGreaterThan(rated('random', 'govt'))
    // Of the chart's three seats one ends before the random one, and two beside it.
    expect(players?.duels[0]).toMatchObject({ first: 'aa2', second: 'random', differs: true })
    expect(players?.duels[0]?.ahead.mean).toBeCloseTo(2 / 3, 10)
  })
})

describe('a report', () => {
  test('is a page that stands by itself, in every language', async () => {
    const experiment = await read({ ...small, title: 'Is <b> "bold"?', about: 'Perhaps & perhaps not.' })
    const findings = await findingsOf(experiment, outcomesOf(await play(experiment)))
    for (const language of LANGUAGES) {
      const page = await reportOf(findings, { language, version: '1' })
      expect(page).toContain(`<html lang="${language}">`)
      expect(page).toContain('<h1>Is &lt;b&gt; &quot;bold&quot;?</h1>')
      expect(page).not.toMatch(/<script|<link|<img|@import|url\(|src=|href="(?!#)/)
      expect(page).not.toMatch(/undefined|NaN|\{\w+\}/)
      for (const id of [
        'wins.title',
        'compare.title',
        'course.title',
        'length.title',
        'cards.title',
        'acts.title',
        'board.title',
      ] as const)
        expect(page, id).toContain(`<h3>${labCatalogues[language][id]}</h3>`)
      expect(page.match(/<svg [^>]*class="plot-/g)?.length).toBeGreaterThanOrEqual(8)
      // Each line-up has a map of Control and one of Support, each act one of where it was; their shapes stand once in the page.
      expect(page.match(/<svg class="map"/g)?.length).toBeGreaterThan(20)
      expect(page.match(/id="andean-abyss-huila"/g)).toHaveLength(1)
    }
  })
})
