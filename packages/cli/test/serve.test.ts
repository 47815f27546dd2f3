import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const BIN = new URL('../bin/coinflict.mjs', import.meta.url).pathname
const data = mkdtempSync(join(tmpdir(), 'coinflict-serve-'))
afterEach(() => rmSync(data, { recursive: true, force: true }))

/** The command with a folder of its own, and what it has written so far. */
function command(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child: ChildProcess = spawn(process.execPath, [BIN, 'serve', ...args], {
    env: { ...process.env, COINFLICT_DATA: data, ...env },
  })
  let text = ''
  child.stdout?.on('data', (part) => (text += part))
  child.stderr?.on('data', (part) => (text += part))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const written = async (wanted: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = wanted.exec(text)
      if (found !== null) return found
      if (child.exitCode !== null) throw new Error(text)
      await new Promise((resolve) => child.stdout?.once('data', resolve))
    }
  }
  return { child, ended, written, text: () => text }
}

test('serve shows the page and the tables until it is stopped', async () => {
  const { child, ended, written } = command(['--port', '0'], { COINFLICT_PORT: '1' })
  const [, address = ''] = await written(/coinflict is at (http:\S+) /)
  const page = await fetch(address)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(await (await fetch(new URL('health', address))).json()).toMatchObject({ ok: true, database: 'sqlite' })
  expect(existsSync(join(data, 'coinflict.db'))).toBe(true)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('a port that is taken and settings that make no sense are one line', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const taken = command(['--port', String(port)])
  expect([await taken.ended, taken.text()]).toEqual([
    2,
    `coinflict: port ${port} is taken; choose another with --port N\n`,
  ])
  other.close()
  const wrong = command([], { COINFLICT_PORT: 'http' })
  expect([await wrong.ended, wrong.text()]).toEqual([
    2,
    'coinflict: COINFLICT_PORT is “http”; it is a whole number up to 65535.\n',
  ])
})
