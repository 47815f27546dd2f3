import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const BIN = new URL('../bin/coinflict.mjs', import.meta.url).pathname
const data = mkdtempSync(join(tmpdir(), 'coinflict-serve-'))
afterEach(() => rmSync(data, { recursive: true, force: true }))

/** The command with a folder of its own, and what it has written so far. */
const command = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => run(['serve', ...args], env)

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}, bin = BIN) {
  const child: ChildProcess = spawn(process.execPath, [bin, ...args], {
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
  const loud = command(['--log', 'loud'])
  expect([await loud.ended, loud.text()]).toEqual([
    2,
    'coinflict: --log is “loud”; it is one of silent, error, warn, info, debug, trace.\n',
  ])
})

test.each([
  [['--data', `${import.meta.dirname}/serve.test.ts`], /^coinflict: The database at \S+ cannot be opened: .+\n$/],
  [
    ['--database', 'postgresql://ann:word@127.0.0.1:1/games'],
    /^coinflict: The database at 127.0.0.1:1\/games cannot be opened: .+\n$/,
  ],
  [['--host', 'nobody.invalid'], /^coinflict: cannot listen at nobody.invalid, port 0: .+\n$/],
])('%j is one line as well', async (args, sentence) => {
  const wrong = command(['--port', '0', ...args])
  expect(await wrong.ended).toBe(2)
  expect(wrong.text()).toMatch(sentence)
})

test('backup writes what a running server keeps, and restore fills an empty folder with it', async () => {
  const server = command(['--port', '0'])
  const [, address = ''] = await server.written(/coinflict is at (http:\S+) /)
  const made = await fetch(new URL('api/tables', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'andean-abyss',
      seats: { govt: 'me', farc: 'aa2', auc: 'aa2', cartels: 'aa2' },
      name: 'Ann',
    }),
  })
  const { table } = (await made.json()) as { table: { id: string } }
  const folder = mkdtempSync(join(tmpdir(), 'coinflict-backup-'))
  const [file, elsewhere] = [join(folder, 'kept.gz'), join(folder, 'data')]
  const kept = run(['backup', file])
  expect([await kept.ended, kept.text()]).toEqual([0, `Everything is in ${file}.\n`])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['kept.gz'])
  const over = run(['restore', file])
  expect([await over.ended, over.text()]).toEqual([
    2,
    `coinflict: There are games or people in ${data} already; a backup is restored only where there are none. Nothing was changed.\n`,
  ])
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  const filled = run(['restore', file, '--data', elsewhere], { COINFLICT_DATABASE: 'postgresql://127.0.0.1:1/none' })
  expect([await filled.ended, filled.text()]).toEqual([
    0,
    expect.stringMatching(/^All of .* is restored \(\d+ rows\)\.\n$/),
  ])
  const again = command(['--port', '0', '--data', elsewhere])
  const [, there = ''] = await again.written(/coinflict is at (http:\S+) /)
  expect((await fetch(new URL(`api/tables/${table.id}`, there))).status).toBe(200)
  again.child.kill('SIGTERM')
  await again.ended
  const complaints = [
    [
      ['backup', file, '--data', join(folder, 'nowhere')],
      `coinflict: There is no database of coinflict at ${join(folder, 'nowhere')}.\n`,
    ],
    [
      ['backup', join(folder, 'no', 'such', 'file'), '--data', elsewhere],
      expect.stringMatching(/^coinflict: .*no such file.*\n$/),
    ],
    [
      ['restore', BIN, '--data', join(folder, 'new')],
      'coinflict: This is no whole backup of coinflict. Nothing was changed.\n',
    ],
    [
      ['restore', join(folder, 'none.gz'), '--data', join(folder, 'new')],
      expect.stringMatching(/^coinflict: .*none\.gz.*\n$/),
    ],
    [['backup'], 'coinflict: backup needs the file to write\n'],
  ] as const
  for (const [args, text] of complaints) {
    const refused = run(args)
    expect([await refused.ended, refused.text()]).toEqual([2, text])
  }
  rmSync(folder, { recursive: true, force: true })
})

test('reports shows what people have told, without anything that a terminal obeys', async () => {
  const server = command(['--port', '0'])
  const [, address = ''] = await server.written(/coinflict is at (http:\S+) /)
  const send = (path: string, body: object, cookie = '') =>
    fetch(new URL(path, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const none = run(['reports'])
  expect([await none.ended, none.text()]).toEqual([0, 'There are no reports.\n'])
  const made = await send('api/people', { name: 'Ann', password: 'correct horse battery' })
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await send('api/reports', { text: 'Red \u001b[31malert\nand more' }, cookie)).status).toBe(200)
  const shown = run(['reports'])
  expect(await shown.ended).toBe(0)
  expect(shown.text()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d · from Ann\n {2}Red \[31malert\n {2}and more\n$/)
  server.child.kill('SIGTERM')
  await server.ended
  const nowhere = run(['reports', '--data', join(data, 'nowhere')])
  expect([await nowhere.ended, nowhere.text()]).toEqual([
    2,
    `coinflict: There is no database of coinflict at ${join(data, 'nowhere')}.\n`,
  ])
})

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
}
const ROOT = new URL('../../../', import.meta.url).pathname
const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** What a package stands on, and what that stands on. */
function closure(folder: string, known = new Set<string>()): ReadonlySet<string> {
  for (const name of Object.keys(manifestIn(folder).dependencies ?? {})) {
    if (known.has(name)) continue
    known.add(name)
    closure(join(ROOT, 'node_modules', name), known)
  }
  return known
}

test('what is published runs by itself, on nothing but what its manifest names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coinflict-packed-'))
  const packed = join(folder, 'node_modules', 'coinflict')
  const packing = spawn(process.execPath, [join(ROOT, 'scripts/run.mjs'), 'pack', packed], { stdio: 'ignore' })
  expect(await new Promise((resolve) => packing.once('exit', resolve))).toBe(0)
  expect(Object.keys(manifestIn(packed).dependencies ?? {})).toEqual(expect.arrayContaining(['fastify', 'pg-boss']))
  for (const name of closure(packed)) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules', name), link)
  }
  const server = run(['serve', '--port', '0', '--data', join(folder, 'data')], {}, join(packed, 'bin/coinflict.mjs'))
  const [, address = ''] = await server.written(/coinflict is at (http:\S+) /)
  expect((await fetch(address)).headers.get('content-type')).toBe('text/html; charset=utf-8')
  const account = await fetch(new URL('api/people', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann', password: 'correct horse battery' }),
  })
  expect(account.status).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  rmSync(folder, { recursive: true, force: true })
})
