import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Experiment, type Outcome, readExperiment } from '@coinflict/lab'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Winners } from '../src/winners.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'winners-'))
  file = join(folder, 'won.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const LINEUP = 'all by chance'
const experiment = (): Promise<Experiment> =>
  readExperiment({ games: 4, tables: [{ game: 'andean-abyss', lineups: { [LINEUP]: 'random' } }] }, () => {})
const outcomeOf = ({ groups }: Experiment, game: number, winner: number): Outcome => ({
  cell: groups[0]?.cells[0]?.key ?? '',
  game,
  places: [0, 1, 2, 3].map((f) => (f === winner ? 1 : 2)),
  margins: [],
  begun: [],
  rounds: 1,
  decisions: 1,
  cards: [],
  acts: [],
  control: [],
  levels: [],
  print: [],
})

test('games that were won are counted as far as they follow one another, and known again the next time', async () => {
  const four = await experiment()
  const before = new Winners(file).keeperFor(four, () => 'slowly')
  before.append([outcomeOf(four, 0, 2), outcomeOf(four, 1, 0), outcomeOf(four, 3, 0)])

  const after = new Winners(file)
  const { outcomes } = after.keeperFor(four, () => 'slowly')
  const key = four.groups[0]?.cells[0]?.key ?? ''
  expect([0, 1, 2, 3].map((game) => outcomes.has(key, game))).toEqual([true, true, false, true])
  expect(after.played(LINEUP)).toBe(2)
  expect([0, 1, 2].map((f) => after.rateOf(LINEUP, f).share)).toEqual([0.5, 0, 0.5])
  expect(readFileSync(file, 'utf8')).toContain('"winners": "20.0"')
})

test('what was played in another way counts no more', async () => {
  const four = await experiment()
  new Winners(file).keeperFor(four, () => 'slowly').append([outcomeOf(four, 0, 2)])
  const again = new Winners(file)
  const { outcomes } = again.keeperFor(four, () => 'fast')
  expect(outcomes.has(four.groups[0]?.cells[0]?.key ?? '', 0)).toBe(false)
  expect(again.rateOf(LINEUP, 2)).toEqual({ share: 0, games: 0 })
})

test.each(['[3]', '{"x": {"by": "y", "winners": "12a"}}', '{"x": {"winners": "12"}}'])(
  'a file that says %s is refused in a sentence and stays as it is',
  (text) => {
    writeFileSync(file, text)
    expect(() => new Winners(file)).toThrow('is no list of games won')
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)
