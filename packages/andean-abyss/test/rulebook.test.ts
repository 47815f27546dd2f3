import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Decider, type SetupWish, seedNumbers, setupOf, Table } from '@coinflict/kernel'
import { describe, expect, test } from 'vitest'
import { andeanAbyss } from '../src/index.ts'
import { english } from '../src/rulebook/en.ts'
import numbers from './rules.json'

const RULES = new Set<string>(Object.keys(english.rules))
const ENTRIES = [...Object.entries(english.rules), ...Object.entries(english.glossary)]

/** Rule numbers that have no entry. */
const missing = (cited: Iterable<string>): string[] => [...new Set(cited)].filter((rule) => !RULES.has(rule)).sort()

/** Numbers in quotes, as the source cites rules; the rule book itself is left out. */
function citedInSource(): string[] {
  const src = join(import.meta.dirname, '../src')
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('rulebook'))
    .flatMap((path) => readFileSync(join(src, path), 'utf8').match(/'\d+\.\d+(\.\d+)?'/g) ?? [])
    .map((literal) => literal.slice(1, -1))
}

/** Plays a game at random and gives the rules that its questions, refusals and log cite. */
function citedInPlay(wish: SetupWish): Set<string> {
  const cited = new Set<string>()
  const decide: Decider = (g, q) => {
    cited.add(q.rule)
    for (const word of q.refused) cited.add(q.whyNot(word)?.rule ?? '')
    const [n] = seedNumbers(`${wish.seed} ${g.cursor}`)
    return q.at((n >>> 0) % q.size)
  }
  const setup = setupOf(andeanAbyss, wish, { person: { nonPlayer: false } })
  const table = new Table(
    andeanAbyss,
    setup,
    setup.seats.map(() => decide),
  )
  table.run()
  expect(table.isOver).toBe(true)
  for (const event of table.game.log ?? []) cited.add(event.rule)
  cited.delete('')
  return cited
}

describe('the rule book', () => {
  test('every rule of chapters 1 to 7 has an entry, and each chapter', () => {
    expect(missing([...numbers, '1.0', '2.0', '3.0', '4.0', '5.0', '6.0', '7.0', '8.0'])).toEqual([])
  })

  test('entries stand in the order of their numbers', () => {
    const parts = [...RULES].map((rule) => rule.split('.').map(Number))
    const sorted = parts.toSorted((a, b) => {
      const at = [0, 1, 2].find((i) => (a[i] ?? 0) !== (b[i] ?? 0)) ?? 0
      return (a[at] ?? 0) - (b[at] ?? 0)
    })
    expect(parts).toEqual(sorted)
  })

  test('every rule the source cites has an entry', () => {
    const cited = citedInSource()
    expect(cited.length).toBeGreaterThan(200)
    expect(missing(cited)).toEqual([])
  })

  test('every rule that options and scenarios cite has an entry', () => {
    expect(missing([...andeanAbyss.options, ...andeanAbyss.scenarios].map(({ rule }) => rule))).toEqual([])
  })

  test.each<SetupWish>([
    { scenario: 'standard' },
    { scenario: 'standard', options: { edition: '2nd', 'seeded-propaganda': 'yes' } },
    { scenario: 'short', options: { eligibility: 'b' } },
    { scenario: 'quick', options: { edition: '2nd' } },
    { scenario: 'open', options: { 'no-reveal': 'yes' } },
  ])('every rule cited in play has an entry: $scenario $options', (wish) => {
    for (let game = 0; game < 4; game++) {
      const cited = citedInPlay({ ...wish, seed: `rulebook ${game}` })
      expect(cited.size).toBeGreaterThan(30)
      expect(missing(cited)).toEqual([])
    }
  })

  test('every rule that a text mentions has an entry', () => {
    for (const [key, { text }] of ENTRIES) {
      const mentioned: readonly string[] = text.match(/\d+\.\d+(\.\d+)*/g) ?? []
      expect(missing(mentioned), key).toEqual([])
      expect(mentioned, key).not.toContain(key)
    }
  })

  test('every glossary entry leads to a rule', () => {
    expect(missing(Object.values(english.glossary).map(({ rule }) => rule))).toEqual([])
  })

  test('no entry is empty or untidy', () => {
    for (const [key, entry] of ENTRIES) {
      for (const part of Object.values(entry)) {
        expect(part, key).not.toBe('')
        expect(part, key).toBe(part.trim())
        expect(part, key).not.toMatch(/ {2}|\n{3}| \n/)
      }
      expect(entry.text, key).toMatch(/[.]$/)
    }
  })

  test('glossary terms differ and stand in the order of the alphabet', () => {
    const terms = Object.values(english.glossary).map(({ term }) => term)
    expect(new Set(terms).size).toBe(terms.length)
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')))
  })
})
