import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

/** Runs the command as a user would. */
function coinflict(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('node', [join(root, 'packages/cli/bin/coinflict.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { status, stdout, stderr }
}

describe('coinflict sim', () => {
  test('same seed, same digest, whatever the number of workers', () => {
    const run = (workers: string) =>
      JSON.parse(
        coinflict('sim', 'andean-abyss', '--games', '40', '--seed', 'x', '--workers', workers, '--json').stdout,
      )
    const one = run('1')
    const three = run('3')
    expect(three.digest).toBe(one.digest)
    expect(three.winners).toEqual(one.winners)
    expect(one).toMatchObject({
      game: 'andean-abyss',
      scenario: 'standard',
      edition: '1st',
      players: 'random',
      seed: 'x',
      games: 40,
      finished: 40,
    })
    expect(Object.values(one.winners as Record<string, number>).reduce((a, b) => a + b, 0)).toBe(40)
    expect(Object.keys(one)).toEqual([
      'game',
      'scenario',
      'edition',
      'players',
      'seed',
      'games',
      'finished',
      'decisions',
      'winners',
      'meanMargins',
      'meanRounds',
      'seconds',
      'gamesPerSecond',
      'decisionsPerSecond',
      'digest',
    ])
  })

  test('another seed, another digest', () => {
    const run = (seed: string) =>
      JSON.parse(coinflict('sim', 'andean-abyss', '--games', '3', '--seed', seed, '--json').stdout).digest
    expect(run('a')).not.toBe(run('b'))
  })

  test('csv has a header and a line of as many fields', () => {
    const [header = '', line = ''] = coinflict('sim', 'andean-abyss', '--games', '2', '--csv').stdout.trim().split('\n')
    expect(line.split(',')).toHaveLength(header.split(',').length)
    expect(header).toContain('winners.farc')
  })

  test.each([
    [['sim', 'chess'], 'there is no game “chess”; there are andean-abyss, a-distant-plain'],
    [['sim'], 'name a game: andean-abyss'],
    [['sim', 'andean-abyss', '--games', 'many'], '--games takes a whole number'],
    [['sim', 'andean-abyss', '--games', '0'], '--games takes a whole number'],
    [['sim', 'andean-abyss', '--players', 'person'], 'people cannot play'],
    [['sim', 'andean-abyss', '--players', 'govt=random'], 'leaves out farc'],
    [['sim', 'andean-abyss', '--players', 'clever'], 'cannot play govt in a simulation; these can: random, aa2'],
    [['sim', 'andean-abyss', '--scenario', 'long'], 'has no scenario “long”'],
    [['sim', 'andean-abyss', '--options', 'edition=3rd'], 'option edition takes one of 1st, 2nd'],
    [['sim', 'andean-abyss', '--options', 'edition'], 'takes name=value'],
    [['sim', 'andean-abyss', '--options', 'edition=2nd,no-reveal=yes'], '1st edition'],
    [['sim', 'andean-abyss', '--fast'], 'unknown option --fast'],
    [['sim', 'andean-abyss', '--json', '--csv'], 'choose either --json or --csv'],
    [['bench', 'chess'], 'there is no game “chess”'],
    [['dance'], 'there is no command “dance”'],
  ])('%j is refused in one line', (args, sentence) => {
    const { status, stdout, stderr } = coinflict(...args)
    expect(stderr).toContain(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })

  test('--version and --help everywhere', () => {
    expect(coinflict('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
    expect(coinflict('--help').stdout).toContain('sim')
    for (const command of ['play', 'sim', 'replay', 'position', 'bench', 'engine']) {
      const { status, stdout } = coinflict(command, '--help')
      expect(stdout).toContain(`coinflict ${command}`)
      expect(status).toBe(0)
    }
  })
})
