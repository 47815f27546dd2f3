import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Position, Save } from '@coinflict/kernel/table'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { position } from '../src/commands/position.ts'
import { main } from '../src/main.ts'
import { Client, keysOf, misfits } from './client.ts'

const folder = mkdtempSync(join(tmpdir(), 'coinflict-position-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const out: string[] = []
const err: string[] = []
beforeEach(() => {
  out.length = 0
  err.length = 0
  vi.spyOn(console, 'log').mockImplementation((text) => out.push(String(text)))
  vi.spyOn(console, 'error').mockImplementation((text) => err.push(String(text)))
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Writes a file and gives its path; text is written as it is. */
function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

/** A game some way in, as a save and as a position. */
async function someGame(): Promise<{ save: Save; start: Position }> {
  const client = new Client()
  await client.do('new', { game: 'andean-abyss', seed: 4 })
  const start = (await client.do('state', { whole: true })).position as Position
  for (let n = 0; n < 30; n++) await client.do('answer', { key: keysOf((await client.do('question')).question)[0] })
  return { save: (await client.do('save')).save as Save, start }
}

const { save, start } = await someGame()

describe('position check', () => {
  test('a good position, a good save', async () => {
    for (const path of [file('start.json', start), file('save.json', save)]) {
      expect(await main(['position', 'check', path])).toBe(0)
      expect(out.pop()).toBe(`${path}: a good position of Andean Abyss`)
    }
    expect(err).toEqual([])
  })

  test('every flaw is a line on stderr, exit code 2', async () => {
    const path = file('flaws.json', {
      ...start,
      spaces: { bogota: { pieces: { troops: 31, tanks: 1 }, level: 'glad' }, 'par\nis': {} },
      tracks: { ...start.tracks, aid: 40 },
      phase: 'picnic',
      lastig: {},
    })
    expect(await main(['position', 'check', path])).toBe(2)
    expect(out).toEqual([])
    expect(err).toHaveLength(7)
    for (const line of err) expect(line).toMatch(/^\S+flaws\.json: .+$/)
    for (const what of ['31 of troops', 'tanks', 'glad', 'par is', 'aid', 'picnic', 'lastig']) {
      expect(err.filter((line) => line.includes(what))).toHaveLength(1)
    }
  })

  test("1.4.2 what the game's own rules forbid is a flaw too, each", async () => {
    const spaces = { bogota: { pieces: { 'auc-base': 3 } }, 'cali-pasto-loc': { pieces: { 'farc-base': 1 } } }
    expect(await main(['position', 'check', file('bases.json', { ...start, spaces })])).toBe(2)
    expect(err).toHaveLength(2)
  })

  test.each([
    ['no card at all', { ...start, cards: { played: [], current: 0, left: 0 } }, /cards.current: is missing/],
    ['another game', { ...start, game: 'chess' }, /no game “chess”/],
    ['a list', [], /name a game/],
    ['nothing', {}, /game: is missing/],
    ['a save of a broken journal', { ...save, journal: ['checkmate'] }, /checkmate/],
    ['cards that do not say what is to come', { ...start, cards: { played: [], current: 4 } }, /cards/],
  ])('%s', async (_, content, flaw) => {
    expect(await main(['position', 'check', file('bad.json', content)])).toBe(2)
    expect(err).toHaveLength(1)
    expect(err[0]).toMatch(flaw)
  })

  test('no file, no JSON, wrong arguments: one line, exit code 2', async () => {
    const commands = [
      ['check', join(folder, 'nowhere.json')],
      ['check', file('broken.json', '{"game":')],
      ['check'],
      ['check', 'a', 'b'],
      ['dance', 'a'],
      ['show', file('start.json', start), '--lang', 'de'],
      ['show', '--paper', 'a'],
      [],
    ]
    for (const words of commands) {
      err.length = 0
      expect(await main(['position', ...words])).toBe(2)
      expect(err).toHaveLength(1)
      expect(err[0]).toMatch(/^coinflict: \S[^\n]+$/)
    }
    expect(out).toEqual([])
  })
})

describe('position show', () => {
  test('shows the board', async () => {
    expect(await main(['position', 'show', file('start.json', start)])).toBe(0)
    expect(out.join('\n')).toMatch(/Bogotá/)
    expect(err).toEqual([])
  })

  test('--json gives the position back, of a file and of a save', async () => {
    expect(await main(['position', 'show', file('start.json', start), '--json'])).toBe(0)
    expect(JSON.parse(out.pop() as string)).toEqual(start)
    expect(await main(['position', 'show', file('save.json', save), '--json'])).toBe(0)
    const shown: unknown = JSON.parse(out.pop() as string)
    expect(misfits('position.schema.json', shown)).toEqual([])
    const client = new Client()
    await client.do('load', { save })
    expect((await client.do('state', { whole: true })).position).toEqual(shown)
  })

  test('a deck written by hand as so many cards left is shown with what may come, and can be loaded again', async () => {
    const bare = { ...start, cards: { played: [], current: start.cards.current, left: 40 } }
    expect(await main(['position', 'show', file('bare.json', bare), '--json'])).toBe(0)
    const shown = JSON.parse(out.pop() as string) as Position
    const inPiles = shown.cards.piles?.reduce((sum, { events, rounds }) => sum + events + rounds, 0)
    expect(inPiles).toBe(40)
    const again = file('again.json', shown)
    expect(await main(['position', 'check', again])).toBe(0)
  })

  test('a flawed one is not shown', async () => {
    expect(await main(['position', 'show', file('flawed.json', { ...start, phase: 'picnic' })])).toBe(2)
    expect(out).toEqual([])
    expect(err[0]).toMatch(/picnic/)
  })

  test('says how it is called', async () => {
    expect(await main(['position', '--help'])).toBe(0)
    expect(out).toEqual([position.usage('en')])
  })
})
