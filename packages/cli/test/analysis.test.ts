import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '@coinflict/kernel/text'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { main } from '../src/main.ts'
import { type Body, Client } from './client.ts'

const GAMES = ['andean-abyss', 'a-distant-plain', 'fire-in-the-lake']
type Shares = Readonly<Record<string, number>>
const sum = (shares: Shares): number => Object.values(shares).reduce((all, each) => all + each, 0)

/** A client at a game some answers old. */
async function playing(game: string): Promise<Client> {
  const client = new Client()
  const { question } = await client.do('new', { game, seed: 4 })
  const seats = { [question.by ?? '']: 'random' }
  await client.do('new', { game, seed: 4, seats })
  for (let asked = await client.do('run'), i = 0; i < 12 && !asked.over; i++)
    asked = await client.do('answer', { key: asked.question.answers[i % asked.question.answers.length]?.key })
  return client
}

describe.each(GAMES)('the protocol analyses %s', (game) => {
  test('chances sum to 1, turns have reasons in the language asked for, and nothing changes', async () => {
    const client = await playing(game)
    const before = await client.whole()
    const { chances, errors, playouts } = (await client.do('chances', { playouts: 4 })) as Body & {
      chances: Shares
      errors: Shares
    }
    expect(sum(chances)).toBeCloseTo(1, 2)
    expect([Object.keys(errors), playouts]).toEqual([Object.keys(chances), 4])
    for (const lang of LANGUAGES) {
      const { considered } = (await client.do('considered', { playouts: 20, at: 3, lang })) as Body & {
        considered: { turns: { reasons: { text: string }[] }[]; played: number }
      }
      expect(considered.played).toBeGreaterThanOrEqual(0)
      expect(considered.turns.some(({ reasons }) => reasons.length > 0)).toBe(true)
    }
    expect(await client.whole()).toBe(before)
  })

  test('a review adds up', async () => {
    const client = await playing(game)
    const review = (await client.do('review', { playouts: 2, thought: 4, marks: 1 })) as Body & {
      accounts: { begun: number; ended: number; own: number; others: number; luck: number }[]
      points: unknown[]
      stretches: unknown[]
    }
    expect(review.points.length).toBe(review.stretches.length + 1)
    for (const { begun, ended, own, others, luck } of review.accounts)
      expect(begun + own + others + luck).toBeCloseTo(ended, 3)
  })
})

describe('the protocol', () => {
  test.each(['normal', 'a', 'b'])(
    'analyses a deployment before the first card, eligibility %s',
    async (eligibility) => {
      const client = new Client()
      const options = { printing: '1st', deployment: 'open', eligibility }
      await client.do('new', { game: 'a-distant-plain', options, seats: { coalition: 'arponen', warlords: 'arponen' } })
      const { chances } = (await client.do('chances', { playouts: 2, as: ['taliban'] })) as Body & { chances: Shares }
      expect(sum(chances)).toBeCloseTo(1, 2)
    },
  )

  test('a hint has three voices', async () => {
    const client = await playing('andean-abyss')
    expect(Object.keys(await client.do('hint'))).not.toContain('search')
    const search = await client.do('hint', { voice: 'search', playouts: 10 })
    expect([search.family, search.search === undefined]).toEqual([undefined, false])
    const both = await client.do('hint', { voice: 'both', playouts: 10 })
    expect([both.family, both.search]).toEqual(['aa2', search.search])
  })

  test('what cannot be analysed gets a sentence', async () => {
    const client = await playing('andean-abyss')
    for (const fields of [{ playouts: 0 }, { playouts: 20_001 }, { at: 9999 }])
      expect((await client.refuse('chances', fields)).code).toBe('analysis')
    expect((await client.refuse('considered', { playouts: 0, lang: 'pl' })).message).toContain('całkowita')
    expect((await client.refuse('review', { playouts: 401 })).message).toContain('from 1 to 400')
    expect((await client.refuse('review', { thought: 401 })).code).toBe('analysis')
    expect((await client.refuse('chances', { playouts: 1.5 })).code).toBe('request')
    expect((await client.refuse('chances', { as: ['nobody'] })).code).toBe('faction')
    expect((await client.refuse('hint', { voice: 'loud' })).message).toContain('chart, search, both')
    expect((await new Client().refuse('review')).code).toBe('no-game')
  })
})

describe('coinflict analyse', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coinflict-analyse-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  let said = ''
  let complained = ''
  beforeEach(() => {
    said = ''
    complained = ''
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said += String(text)
      return true
    })
    vi.spyOn(console, 'error').mockImplementation((text) => {
      complained += String(text)
    })
  })
  const run = async (...args: readonly string[]): Promise<number> => {
    said = ''
    complained = ''
    return await main(['analyse', ...args], {})
  }

  /** A game in a file, and its position in another. */
  async function files(): Promise<{ readonly save: string; readonly position: string }> {
    const client = await playing('andean-abyss')
    const [save, position] = [join(folder, 'save.json'), join(folder, 'position.json')]
    writeFileSync(save, JSON.stringify((await client.do('save')).save))
    writeFileSync(position, JSON.stringify((await client.do('state')).position))
    return { save, position }
  }

  test('shows chances and turns of a save and of a position, in three languages', async () => {
    const { save, position } = await files()
    for (const file of [save, position]) {
      expect(await run(file, '--playouts', '12')).toBe(0)
      expect(said).toMatch(/^Chances to win \(12 playouts\)\n {2}Government +\d+\.\d % +± \d+\.\d/)
      expect(said).toMatch(/turns considered in 12 playouts/)
    }
    await run(save, '--playouts', '6', '--lang', 'es')
    expect(said).toMatch(/^Probabilidades de ganar \(6 simulaciones\)/)
    await run(save, '--playouts', '6', '--lang', 'pl')
    expect(said).toMatch(/^Szanse na zwycięstwo/)
  })

  test('looks at an earlier moment, and as a player', async () => {
    const { save } = await files()
    await run(save, '--at', '2', '--playouts', '10', '--as', 'govt', '--json')
    const { at, chances, considered } = JSON.parse(said)
    expect([at, Object.keys(chances)]).toEqual([2, ['govt', 'farc', 'auc', 'cartels']])
    expect(considered.played).toBeGreaterThanOrEqual(0)
  })

  test('reviews a game: curve, play and luck, turns that cost', async () => {
    const { save } = await files()
    await run(save, '--review', '--playouts', '10')
    expect(said).toMatch(/Chances to win over the game \(\d+ moments\)\n {2}Government +\d+ % +[▁▂▃▄▅▆▇█]+ +\d+ %/)
    expect(said).toMatch(/its play +others’ play +luck +change\n {2}Government/)
    await run(save, '--review', '--playouts', '5', '--json')
    expect(Object.keys(JSON.parse(said))).toEqual(['points', 'stretches', 'accounts', 'marks'])
  })

  test('says in a line what is wrong', async () => {
    const { save } = await files()
    const wrong = async (...args: readonly string[]) => {
      expect(await run(...args)).toBe(2)
      return complained
    }
    expect(await wrong()).toContain('name the file of a saved game or a position')
    expect(await wrong(save, '--at', '999')).toContain('--at takes a whole number from 0 to')
    expect(await wrong(save, '--playouts', '0')).toContain('--playouts takes a whole number from 1 to 20,000')
    expect(await wrong(save, '--review', '--playouts', '401')).toContain('from 1 to 400')
    expect(await wrong(save, '--review', '--at', '2')).toContain('either --at or --review')
    expect(await wrong(save, '--as', 'nobody')).toContain('no faction “nobody”')
    expect(await wrong(join(folder, 'missing.json'))).toContain('no such file')
  })
})
