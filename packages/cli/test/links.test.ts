import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { fireInTheLake } from '@coinflict/fire-in-the-lake'
import { type Save, saveOf, setupOf, Table } from '@coinflict/kernel/table'
import { SEAT_KINDS } from '@coinflict/players'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { playOn } from '../src/commands/play.ts'
import { readJson, writeJson } from '../src/files.ts'
import { isLink, readLink } from '../src/links.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coinflict-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Plays at a pipe on one of several machines; gives all that was shown. */
async function at(machine: string, args: readonly string[], ...lines: readonly string[]): Promise<string> {
  const output = new PassThrough()
  const shown: string[] = []
  output.on('data', (chunk) => shown.push(String(chunk)))
  const input = Readable.from(lines.map((line) => `${line}\n`))
  const env = { XDG_STATE_HOME: join(folder, machine) }
  await playOn(args, { input, output, env, language: 'en' })
  return shown.join('')
}

const linkIn = (text: string): string => text.split('\n').find(isLink) ?? ''
const keptAt = (machine: string): Save =>
  JSON.parse(readFileSync(join(folder, machine, 'coinflict', 'andean-abyss.json'), 'utf8'))

/** AUC is first on 54, then the Cartels; on 1 the Government. */
const GAME = ['andean-abyss', '--seed', '7', '--cards', '54,1']

test('a link carries the game to another machine, which is asked, and back to the same game', async () => {
  const sent = await at('ann', GAME, 'pass', 'link https://example.org/coinflict/#/play/x')
  expect(sent).toContain('Send this link to whoever plays the Cartels:')
  const link = linkIn(sent)
  expect(link).toMatch(/^https:\/\/example\.org\/coinflict\/#\/move\/[\w-]+$/)
  const { move } = readLink(link)
  expect(move).toMatchObject({ to: 'cartels', game: keptAt('ann').link?.game })
  expect(move?.save).not.toHaveProperty('seed')

  const answered = await at('bob', [link], 'pass', 'link')
  expect(answered).toContain('It is your move as the Cartels.')
  const back = linkIn(answered)
  expect(back).toMatch(/^https:\/\/example\.org\/coinflict\//)
  expect(readLink(back).move?.game).toBe(move?.game)

  const { seed } = keptAt('ann')
  const again = await at('ann', [back])
  expect(again).toMatch(/It is your move as (FARC|the Government)\./)
  expect(readdirSync(join(folder, 'ann', 'coinflict'))).toEqual(['andean-abyss.json'])
  await at('ann', [back], 'pass')
  expect(keptAt('ann')).toMatchObject({ seed, link: { game: move?.game } })
  const played = readLink(back).move?.save.journal ?? []
  expect(keptAt('ann').journal.slice(0, played.length + 1)).toEqual([...played, 'pass'])

  expect(await at('ann', [link])).toContain('This link is older than the game kept here')
  expect(readdirSync(join(folder, 'ann', 'coinflict'))).toEqual(['andean-abyss.json'])
})

test('where both went on, the game that was here is set aside', async () => {
  const link = linkIn(await at('ann', GAME, 'pass', 'link'))
  const back = linkIn(await at('bob', [link], 'pass', 'link'))
  await at('ann', ['andean-abyss'], 'rally')
  expect(await at('ann', [back], 'pass')).toContain('went another way')
  expect(readdirSync(join(folder, 'ann', 'coinflict')).sort()).toEqual([
    'andean-abyss-earlier-1.json',
    'andean-abyss.json',
  ])
})

test('what lies face down goes with no link', async () => {
  const setup = setupOf(fireInTheLake, { options: { deception: 'yes' }, seed: '3' }, SEAT_KINDS)
  const file = join(folder, 'game.json')
  writeJson(file, saveOf(new Table(fireInTheLake, setup, [])))
  const shown = await at('ann', ['--load', file], 'link')
  expect(shown.replaceAll(/\s+/g, ' ')).toMatch(/Something lies face down .* cannot be sent/)
  expect(linkIn(shown)).toBe('')
})

test('a link can be read where a file can, and a broken one says so', async () => {
  const link = linkIn(await at('ann', GAME, 'pass', 'link'))
  expect(readJson(link)).toMatchObject({ format: 'coinflict-save', game: 'andean-abyss' })
  for (const broken of [link.slice(0, -20), 'http://localhost/#/move/', 'http://localhost/#/move/%%'])
    await expect(at('bob', [broken])).rejects.toThrow('link')
  await expect(at('bob', [link, '--seed', '1'])).rejects.toThrow()
  expect(await at('ann', ['andean-abyss'], 'link nowhere')).toContain('“nowhere” is no address of a page')
})
