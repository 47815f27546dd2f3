import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { andeanAbyss } from '@coinflict/andean-abyss'
import { idOf, scene } from '@coinflict/andean-abyss/testkit'
import { dealerOf, positionOf, type Save, saveOf, setupOf, Table } from '@coinflict/kernel/table'
import { decidersOf, SEAT_KINDS } from '@coinflict/players'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from '../src/main.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coinflict-'))
  file = join(folder, 'game.json')
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Runs `coinflict replay …`; gives the exit code and what stood on stdout and stderr. */
async function replay(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = []
  const err: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0)
  const error = vi.spyOn(console, 'error').mockImplementation((text) => void err.push(String(text)))
  try {
    const code = await main(['replay', ...args])
    return { code, out: out.join(''), err: err.join('\n') }
  } finally {
    write.mockRestore()
    error.mockRestore()
  }
}

/** A short game with something out of turn in it. */
function shortGame(): Table {
  const setup = setupOf(andeanAbyss, { seed: '7' }, SEAT_KINDS)
  const dealer = dealerOf('7', { cards: [54, 1] })
  const table = new Table(andeanAbyss, setup, decidersOf(andeanAbyss, setup, []), { dealer })
  const answer = (key: string): void => table.answer(table.game.q.by, key)
  for (const key of ['rally', 'bogota', 'guerrilla']) answer(key)
  table.interject(idOf(andeanAbyss.factionIndex, 'auc'), 'give', ['farc', 'resources', '2'])
  for (const key of ['yes', 'done', 'rally', 'cali']) answer(key)
  return table
}

const put = (save: unknown): void => writeFileSync(file, JSON.stringify(save))
const change = (changes: Partial<Record<keyof Save, unknown>>): void => put({ ...saveOf(shortGame()), ...changes })

test('prints what happened with rule numbers, then the board', async () => {
  put(saveOf(shortGame()))
  const { code, out } = await replay(file)
  expect(code).toBe(0)
  expect(out).toMatch(/^.*#54 Deserters & Defectors/)
  expect(out).toContain('AUC: Rally. (3.3.1)\n')
  expect(out).toContain('  1 Underground AUC Guerrilla placed in Bogotá. (3.3.1)\n')
  expect(out).toContain('AUC gives 2 Resources to FARC. (1.5.1)')
  expect(out).toMatch(/Bogotá +8 {2}Active Support +Government +Troops 3 Police 2 \| AUC 1u/)
})

test('--to stops after an entry, and what chance brought of it', async () => {
  put(saveOf(shortGame()))
  const { out } = await replay(file, '--to', '4')
  expect(out).toContain('AUC: Rally. (3.3.1)')
  expect(out).not.toContain('placed in Bogotá')
  // Without a seed nothing is dealt that was not seen.
  change({ seed: undefined, checkpoint: undefined })
  for (const to of [0, 1, 2]) {
    const shown = JSON.parse((await replay(file, '--to', String(to), '--format', 'json')).out)
    expect(shown).toMatchObject({ entries: 10, to, over: false, position: { cards: { current: 54, next: 1 } } })
    expect(shown.log.filter(({ kind }: { kind: string }) => kind === 'rally')).toEqual([])
  }
})

test('--format json is one object', async () => {
  const table = shortGame()
  put(saveOf(table))
  const { code, out } = await replay(file, '--format', 'json')
  expect(code).toBe(0)
  const shown = JSON.parse(out)
  expect(shown).toMatchObject({ game: 'andean-abyss', entries: 10, to: 10, over: false })
  expect(shown.position).toEqual(positionOf(table.game))
  expect(shown.totals).toEqual(andeanAbyss.totals(table.game))
  expect(shown.margins).toEqual({ govt: -10, farc: -5, auc: -5, cartels: expect.any(Number) })
  expect(shown.ranking).toHaveLength(4)
  expect(shown.log).toContainEqual({
    kind: 'place',
    by: 'auc',
    rule: '3.3.1',
    text: '1 Underground AUC Guerrilla placed in Bogotá.',
    at: 3,
    piece: 'auc-underground',
    space: 'bogota',
    n: 1,
  })
})

test('--format markdown is the log under the heads of its cards, then how things stand', async () => {
  put(saveOf(shortGame()))
  const { code, out } = await replay(file, '--format', 'markdown')
  expect(code).toBe(0)
  expect(out).toMatch(/^# Andean Abyss\n/)
  expect(out).toMatch(/^## .*#54 Deserters & Defectors/m)
  expect(out).toMatch(/^\*\*AUC: Rally\. \(3\.3\.1\)\*\*$/m)
  expect(out).toMatch(/^- 1 Underground AUC Guerrilla placed in Bogotá\. \(3\.3\.1\)$/m)
  expect(out).toMatch(/^- 1\. (FARC|AUC|Cartels): /m)
  expect((await replay(file, '--format', 'html')).err).toContain('--format takes one of text, markdown, json')
})

test('a game from a position of its own replays from there', async () => {
  const start = positionOf(scene({ choco: 'farc-underground 2' }, { first: 'farc' }).table.game)
  const t = scene({ choco: 'farc-underground 2' }, { first: 'farc' }).play('rally', 'choco', 'base')
  put(saveOf(t.table, { start }))
  const { out } = await replay(file)
  expect(out).toMatch(/Chocó .*FARC 1B/)
})

test('a finished game shows its ranking', async () => {
  const seats = { govt: 'random', farc: 'random', auc: 'random', cartels: 'random' }
  const setup = setupOf(andeanAbyss, { scenario: 'quick', seats, seed: '3' }, SEAT_KINDS)
  const table = new Table(andeanAbyss, setup, decidersOf(andeanAbyss, setup, []))
  table.run()
  put(saveOf(table))
  const { out } = await replay(file)
  expect(out).toContain('The game is over.')
  expect(out).toMatch(/ {2}1\. \w+ \(random\), margin/)
  const shown = JSON.parse((await replay(file, '--format', 'json')).out)
  expect(shown.over).toBe(true)
  expect(shown.position).toEqual(positionOf(table.game))
})

test('a journal that does not fit names the entry and why, in one line', async () => {
  const fails = async (journal: readonly string[], ...parts: readonly string[]): Promise<void> => {
    change({ journal })
    const { code, out, err } = await replay(file)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err.split('\n')).toHaveLength(1)
    for (const part of parts) expect(err).toContain(part)
  }
  const turned = ['!card-54', '!card-1']
  await fails([...turned, 'rally', 'cali-pasto-loc'], 'entry 4', '“cali-pasto-loc”', 'Cali–Pasto is ', '(3.3.1)')
  await fails(
    [...turned, 'rally', 'bogota', 'done'],
    'entry 5',
    '“Rally in Bogotá: do what?” (3.3.1) has the answers guerrilla, extort',
  )
  await fails([...turned, 'yes'], 'entry 3', '“yes”', 'AUC is 1st eligible on #54 Deserters & Defectors.')
  await fails(['hokus'], 'entry 1', '“hokus”', 'is not an answer in Andean Abyss')
  await fails([...turned, '@0 auc give farc resources 1'], 'entry 3', 'must be executing')
  await fails([...turned, 'rally', '@0 auc give farc resources 1'], 'entry 4', 'another question')
  await fails([...turned, 'rally', '@1 nato give farc resources 1'], 'entry 4', 'no faction “nato”')
  await fails(['!card-54', '!card-54', 'rally'], 'entry 2', '“!card-54”')
  await fails([...turned, '!4', 'rally'], 'entry 3', '“!4”')
  // A journal of version 1 has no entries for chance.
  change({ version: 1, checkpoint: undefined, journal: ['rally', 'bogota', 'bogota'] })
  expect((await replay(file)).err).toContain('entry 3 of the journal, “bogota”, does not fit')
})

test('even where a checkpoint would let the game go on, a replay does not pass over a misfit', async () => {
  change({ journal: ['hokus'], rules: 0 })
  expect((await replay(file)).code).toBe(2)
})

test('a file that is no saved game is one line', async () => {
  writeFileSync(file, '{"format": "coinf')
  for (const args of [[file], [join(folder, 'nothing.json')], [folder], [], [file, file], [file, '--to', '1']]) {
    const { code, err } = await replay(...args)
    expect(code).toBe(2)
    expect(err).toMatch(/^coinflict: [^\n]+$/)
  }
  for (const changes of [
    { format: 'chess' },
    { game: 'chess' },
    { journal: 'rally' },
    { journal: [1] },
    { seats: { govt: 'robot' } },
  ]) {
    change(changes)
    const { code, err } = await replay(file)
    expect(code).toBe(2)
    expect(err).toMatch(/^coinflict: [^\n]+$/)
  }
  change({})
  expect((await replay(file, '--to', '99')).err).toContain('--to takes a whole number from 0 to 10')
  expect((await replay(file, '--lang', 'de')).err).toContain('--lang takes one of en, es, pl')
})

test('replaying leaves the file alone', async () => {
  put(saveOf(shortGame()))
  const before = readFileSync(file, 'utf8')
  await replay(file)
  expect(readFileSync(file, 'utf8')).toBe(before)
})
