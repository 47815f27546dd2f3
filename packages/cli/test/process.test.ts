import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { andeanAbyss } from '@coinflict/andean-abyss'
import { saveOf, setupOf, Table } from '@coinflict/kernel/table'
import { SEAT_KINDS } from '@coinflict/players'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const command = fileURLToPath(new URL('../bin/coinflict.mjs', import.meta.url))
let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coinflict-'))
  file = join(folder, 'game.json')
  const setup = setupOf(andeanAbyss, { seed: '7' }, SEAT_KINDS)
  writeFileSync(file, JSON.stringify(saveOf(new Table(andeanAbyss, setup, []))))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const env = () => ({ ...process.env, XDG_STATE_HOME: folder })
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [command, ...args], { encoding: 'utf8', env: env(), input: '' })

describe('output that cannot be written', () => {
  const full = process.platform === 'linux' ? test : test.skip
  full.each([['replay'], ['replay', '--format', 'json'], ['position', 'show'], ['charts', 'aa2'], ['--help']])(
    'a full disk is one line and exit code 2: %s',
    (...words) => {
      const out = openSync('/dev/full', 'w')
      const named = words[0] === 'replay' || words[0] === 'position' ? [...words, file] : words
      const { status, stderr } = spawnSync(process.execPath, [command, ...named], {
        encoding: 'utf8',
        env: env(),
        stdio: ['ignore', out, 'pipe'],
      })
      closeSync(out)
      expect([status, stderr]).toEqual([2, 'coinflict: the output cannot be written: the disk is full\n'])
    },
  )

  test.each([[['replay']], [['play', 'andean-abyss', '--file']]])(
    'a pipe that is closed is one line and exit code 2: %s',
    async (words) => {
      const child = spawn(process.execPath, [command, ...words, file], { env: env() })
      child.stdout.destroy()
      const said = text(child.stderr)
      const [code] = await once(child, 'exit')
      expect([code, await said]).toEqual([2, 'coinflict: the output cannot be written: nobody reads it any more\n'])
    },
  )
})

describe('input', () => {
  test('play ends at quit while its input stays open', async () => {
    const child = spawn(process.execPath, [command, 'play', 'andean-abyss'], { env: env() })
    const said = text(child.stdout)
    child.stdin.write('quit\n')
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    expect(await said).toContain('A new game of Andean Abyss')
  })

  test('what is typed does not move the terminal', async () => {
    const child = spawn(process.execPath, [command, 'play', 'andean-abyss'], { env: env() })
    const said = text(child.stdout)
    child.stdin.end('\x1b[2Jnonsense\u009b2J\u202e\n')
    await once(child, 'exit')
    expect(await said).toMatch(/> �\[2Jnonsense�2J�\n/)
    expect(await said).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
  })

  test.each(['replay', 'position show', 'position check', 'play --load'])(
    '%s of a file too large is refused',
    (words) => {
      writeFileSync(file, `{"format":"coinflict-save","name":"${'x'.repeat(5_000_001)}"}`)
      const { status, stderr } = run(...words.split(' '), file)
      expect([status, stderr]).toEqual([2, `coinflict: ${file} is too large to be a saved game or a position\n`])
    },
  )

  test.skipIf(!existsSync('/dev/zero'))('a file without an end is refused', () => {
    const { status, stderr } = run('replay', '/dev/zero')
    expect([status, stderr]).toEqual([2, 'coinflict: /dev/zero is too large to be a saved game or a position\n'])
  })
})

test('what a killed program left half written is cleared away, what one that runs is writing is not', () => {
  const kept = join(folder, 'coinflict')
  mkdirSync(kept)
  const { pid: gone } = spawnSync(process.execPath, ['-e', ''])
  const names = [`andean-abyss.json.${gone}.new`, `andean-abyss.json.${process.pid}.new`, 'andean-abyss.json.x.new']
  for (const name of names) writeFileSync(join(kept, name), 'half')
  spawnSync(process.execPath, [command, 'play', 'andean-abyss'], { env: env(), input: 'pass\nquit\n' })
  expect(readdirSync(kept).sort()).toEqual(['andean-abyss.json', ...names.slice(1)].sort())
})
