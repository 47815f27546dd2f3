import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../server/test/postgres.ts'
import { misfits } from '../src/schemas.ts'

const command = fileURLToPath(new URL('../bin/coinflict.mjs', import.meta.url))
const example = fileURLToPath(new URL('../../../examples/experiment.json', import.meta.url))

/** Enough games to stop in the midst of them. */
const EXPERIMENT = {
  title: 'Small',
  games: 8,
  tables: [
    {
      game: 'a-distant-plain',
      lineups: { charts: 'arponen', random: { taliban: 'random', others: 'arponen' } },
    },
  ],
}
const GAMES = 16

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coinflict-lab-'))
  writeFileSync(join(folder, 'x.json'), JSON.stringify(EXPERIMENT))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (name: string): string => join(folder, name)
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' })
/** Starts a command that goes on by itself, at most as long as its test. */
function start(...args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [command, ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}
const linesIn = (name: string): number =>
  existsSync(at(name)) ? readFileSync(at(name), 'utf8').split('\n').length - 1 : 0
const ended = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

/** Waits until some games are kept, but not yet all. */
async function midway(name: string, lab: ChildProcess): Promise<void> {
  while (linesIn(name) < 2) {
    expect(lab.exitCode).toBeNull()
    await wait(20)
  }
  expect(linesIn(name)).toBeLessThan(GAMES)
}

describe('coinflict lab', () => {
  test('gives the same findings with any number of workers, stopped or not, after a line that was torn', async () => {
    const whole = run('lab', 'x.json', '--workers', '1', '--json', 'whole.json', '--csv', 'sheets')
    expect([whole.status, whole.stderr]).toEqual([0, ''])
    const findings = readFileSync(at('whole.json'), 'utf8')
    const page = readFileSync(at('x.html'), 'utf8')
    expect(page).toContain('<h1>Small</h1>')
    expect(linesIn('x.ndjson')).toBe(GAMES)
    expect(readdirSync(at('sheets')).sort()).toEqual([
      'acts.csv',
      'comparisons.csv',
      'course.csv',
      'events.csv',
      'games.csv',
      'ratings.csv',
      'spaces.csv',
      'wins.csv',
    ])
    const [head = '', ...rows] = readFileSync(at('sheets/games.csv'), 'utf8').trim().split('\n')
    expect(rows).toHaveLength(GAMES * 4)
    expect(new Set(rows.map((row) => row.split(',').length))).toEqual(new Set([head.split(',').length]))

    const stopped = start('lab', 'x.json', '--workers', '2', '--out', 'other.html')
    await midway('other.ndjson', stopped)
    stopped.kill('SIGINT')
    expect(await ended(stopped)).toBe(130)
    expect(existsSync(at('other.html'))).toBe(false)
    const kept = linesIn('other.ndjson')
    expect(kept).toBeGreaterThan(0)
    expect(kept).toBeLessThan(GAMES)
    appendFileSync(at('other.ndjson'), readFileSync(at('x.ndjson'), 'utf8').slice(0, 500))
    const again = run('lab', 'x.json', '--out', 'other.html', '--json', 'other.json')
    expect([again.status, again.stderr]).toEqual([0, ''])
    expect(linesIn('other.ndjson')).toBe(GAMES)
    expect(readFileSync(at('other.json'), 'utf8')).toBe(findings)
    expect(readFileSync(at('other.html'), 'utf8')).toBe(page)
  })

  test('plays more games of an experiment on top of those it has', () => {
    const smaller = { ...EXPERIMENT, games: 1 }
    writeFileSync(at('x.json'), JSON.stringify(smaller))
    expect(run('lab', 'x.json').status).toBe(0)
    const [first] = readFileSync(at('x.ndjson'), 'utf8').split('\n')
    writeFileSync(at('x.json'), JSON.stringify({ ...smaller, games: 2 }))
    expect(run('lab', 'x.json', '--lang', 'pl').status).toBe(0)
    expect(readFileSync(at('x.ndjson'), 'utf8').split('\n')[0]).toBe(first)
    expect(linesIn('x.ndjson')).toBe(4)
    expect(readFileSync(at('x.html'), 'utf8')).toContain('<h3>Zwycięstwa</h3>')
  })

  test.each([
    [{ ...EXPERIMENT, games: -1 }, 'x.json: games: should be a whole number from 1'],
    [
      { games: 1, tables: [{ game: 'andean-abyss', lineups: { a: { govt: 'person', others: 'random' } } }] },
      'tables[0].lineups.a: people cannot play',
    ],
    [
      { games: 1, tables: [{ game: 'andean-abyss', lineups: { a: { each: 'aa1', others: 'random' } } }] },
      'tables[0].lineups.a: “aa1” cannot play govt in a simulation; these can: random',
    ],
  ])('%j is refused in one line, and nothing is played', (experiment, said) => {
    writeFileSync(at('x.json'), JSON.stringify(experiment))
    const { status, stderr } = run('lab', 'x.json')
    expect(stderr).toContain(said)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(status).toBe(2)
    expect(readdirSync(folder)).toEqual(['x.json'])
  })

  test.each([
    [['lab']],
    [['lab', 'none.json']],
    [['worker']],
    [['worker', '--queue', 'postgresql://localhost:1/none']],
  ])('%j says in one line what is missing', (args) => {
    const { status, stderr } = run(...args)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(status).toBe(2)
  })

  test('the published schema takes what the program takes, and refuses what it refuses', () => {
    expect(misfits('experiment.schema.json', JSON.parse(readFileSync(example, 'utf8')))).toEqual([])
    expect(misfits('experiment.schema.json', EXPERIMENT)).toEqual([])
    for (const flawed of [{ ...EXPERIMENT, games: 0 }, { ...EXPERIMENT, tables: [] }, { ...EXPERIMENT, more: 1 }, {}])
      expect(misfits('experiment.schema.json', flawed)).not.toEqual([])
  })
})

const postgres = await startPostgres()
afterAll(() => postgres?.stop())

describe.skipIf(postgres === undefined)('an experiment through a queue', () => {
  test('comes to the same though a worker is killed in the midst of it', async () => {
    const queue = postgres?.newDatabase() ?? ''
    expect(run('lab', 'x.json', '--json', 'here.json').status).toBe(0)
    const lab = start('lab', 'x.json', '--out', 'far.html', '--json', 'far.json', '--queue', queue, '--patience', '2')
    const killed = start('worker', '--queue', queue, '--workers', '1')
    await midway('far.ndjson', lab)
    killed.kill('SIGKILL')
    await ended(killed)
    expect(lab.exitCode).toBeNull()
    const other = start('worker', '--queue', queue, '--workers', '2')
    expect(await ended(lab)).toBe(0)
    other.kill('SIGTERM')
    expect(await ended(other)).toBe(0)
    expect(readFileSync(at('far.json'), 'utf8')).toBe(readFileSync(at('here.json'), 'utf8'))
    expect(readFileSync(at('far.html'), 'utf8')).toBe(readFileSync(at('x.html'), 'utf8'))
  })

  test('goes on after whoever collects it was killed, and one collects it at a time', async () => {
    const queue = postgres?.newDatabase() ?? ''
    const worker = start('worker', '--queue', queue, '--workers', '1')
    const first = start('lab', 'x.json', '--queue', queue)
    await midway('x.ndjson', first)
    // Held still, so that there is something left to collect.
    worker.kill('SIGSTOP')
    const second = run('lab', 'x.json', '--queue', queue, '--out', 'second.html')
    expect([second.status, second.stderr]).toEqual([2, expect.stringContaining('already')])
    first.kill('SIGKILL')
    await ended(first)
    worker.kill('SIGCONT')
    expect(run('lab', 'x.json', '--queue', queue, '--json', 'far.json').status).toBe(0)
    worker.kill('SIGTERM')
    await ended(worker)
    expect(run('lab', 'x.json', '--fresh', '--json', 'here.json').status).toBe(0)
    expect(readFileSync(at('far.json'), 'utf8')).toBe(readFileSync(at('here.json'), 'utf8'))
  })
})
