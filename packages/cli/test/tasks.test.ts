import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { main as benchServer } from '../../../scripts/bench-server.ts'
import { main as fuzzKill } from '../../../scripts/hostile/kill.ts'
import { main as fuzzInput } from '../../../scripts/hostile/main.ts'
import { main as draw } from '../../../scripts/map/main.ts'
import { main as rules } from '../../../scripts/rules.ts'
import { main as fuzz } from '../src/fuzz.ts'
import { main as results } from '../src/results.ts'
import { main as strength } from '../src/strength.ts'
import { option, task } from '../src/task.ts'
import { main as train } from '../src/train.ts'

let written: string[]
beforeEach(() => {
  written = []
  vi.spyOn(console, 'log').mockImplementation((line) => void written.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
})

const OPTIONS = {
  games: option.number('games to play', 20, 1, 100),
  seed: option.word('S', 'what they are dealt by', 'toy'),
  game: option.any('GAME', 'one game only'),
  database: option.choice('DB', 'one database only', ['sqlite', 'postgresql']),
}
const toy = task('toy', 'Plays with toys.', OPTIONS, (wish, more: string) => {
  written.push(JSON.stringify({ ...wish, more }))
  return 7
})

describe('a task', () => {
  test.each(['--help', '-h'])(
    'says with %s what it does and which options it reads, and does nothing',
    async (word) => {
      expect(await toy(['--games', '5', word], 'more')).toBe(0)
      expect(written).toEqual([
        `Usage: npm run toy -- [OPTIONS]

  Plays with toys.

  --games N      games to play (20)
  --seed S       what they are dealt by (toy)
  --game GAME    one game only
  --database DB  one database only: sqlite, postgresql`,
      ])
    },
  )

  test('reads its options, and takes what is usual where nothing is said', async () => {
    expect(await toy([], 'more')).toBe(7)
    await toy(['--games', '5', '--seed', 's', '--game', 'g', '--database', 'sqlite'], 'more')
    expect(written).toEqual([
      '{"games":20,"seed":"toy","more":"more"}',
      '{"games":5,"seed":"s","game":"g","database":"sqlite","more":"more"}',
    ])
  })

  test.each([
    [['--toys'], 'unknown option --toys; --help lists them all'],
    [['--games', '101'], '--games takes a whole number from 1 to 100, not “101”'],
    [['--database', 'paper'], '--database takes one of sqlite, postgresql, not “paper”'],
    [['5'], 'toy does not take “5” as well'],
  ])('%j is refused in a sentence', async (args, sentence) => {
    await expect(toy(args, 'more')).rejects.toThrow(sentence)
    expect(written).toEqual([])
  })
})

test.each([
  ['fuzz', fuzz, '--interjections N'],
  ['fuzz:input', (args: readonly string[]) => fuzzInput(args, ''), '--only ENTRANCE'],
  ['fuzz:kill', (args: readonly string[]) => fuzzKill(args, ''), '--server DB'],
  ['bench:server', (args: readonly string[]) => benchServer(args, ''), '--sockets N'],
  ['results', results, '--out FILE'],
  ['strength', strength, '--game ID'],
  ['train', train, '--epochs N'],
  ['rules', rules, 'npm run rules\n'],
  ['draw', draw, 'npm run draw\n'],
])('npm run %s -- --help lists its options', async (name, main, words) => {
  expect(await main(['--help'])).toBe(0)
  expect(written).toEqual([expect.stringMatching(`^Usage: npm run ${name}`)])
  expect(written[0]).toContain(words)
  await expect(main(['--no-such-thing'])).rejects.toThrow('--help lists them all')
})
