import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Rulebook } from '../src/display.ts'
import { hashOf } from '../src/questions.ts'
import type { Decider, Volume } from '../src/state.ts'
import { type SetupWish, setupOf, Table } from '../src/table.ts'

/** What the tests of a rule book need to know of their volume. */
export interface RulebookStage {
  readonly volume: Volume
  /** Where the volume's source stands. */
  readonly source: string
  readonly english: Rulebook
  /** By language code. */
  readonly translations: Readonly<Record<string, Rulebook>>
  /** The rules of chapters 1 to 7. */
  readonly numbers: readonly string[]
  /** Games that are played at random for the rules that they cite. */
  readonly games: readonly SetupWish[]
}

const CHAPTERS = ['1.0', '2.0', '3.0', '4.0', '5.0', '6.0', '7.0', '8.0']

const entriesOf = ({ rules, glossary }: Rulebook) => [...Object.entries(rules), ...Object.entries(glossary)]

const mentionedIn = (text: string): readonly string[] => text.match(/\d+\.\d+(\.\d+)*/g) ?? []

/** Numbers in quotes, as the source cites rules; the rule book itself and the charts, which explain themselves, are left out. */
const citedInSource = (source: string): string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/^(rulebook|nonplayers)\b/.test(path))
    .flatMap((path) => readFileSync(join(source, path), 'utf8').match(/'\d+\.\d+(\.\d+)?'/g) ?? [])
    .map((literal) => literal.slice(1, -1))

/** Plays a game at random and gives the rules that its questions, refusals and log cite. */
function citedInPlay(volume: Volume, wish: SetupWish): Set<string> {
  const cited = new Set<string>()
  const decide: Decider = (g, q) => {
    cited.add(q.rule)
    for (const word of q.refused) cited.add(q.whyNot(word)?.rule ?? '')
    const [n] = hashOf(`${wish.seed} ${g.script.cursor}`)
    return q.at((n >>> 0) % q.size)
  }
  const setup = setupOf(volume, wish, { person: { nonPlayer: false } })
  const table = new Table(
    volume,
    setup,
    setup.seats.map(() => decide),
  )
  table.run()
  expect(table.isOver).toBe(true)
  for (const event of table.log) cited.add(event.rule)
  cited.delete('')
  return cited
}

/** The tests that the rule book of every volume passes. */
export function testRulebook({ volume, source, english, translations, numbers, games }: RulebookStage): void {
  const known = new Set(Object.keys(english.rules))
  const missing = (cited: Iterable<string>): string[] => [...new Set(cited)].filter((rule) => !known.has(rule)).sort()
  const books = Object.entries({ en: english, ...translations })

  describe('the rule book', () => {
    test('every rule of chapters 1 to 7 has an entry, and each chapter', () => {
      expect(missing([...numbers, ...CHAPTERS])).toEqual([])
    })

    test('entries stand in the order of their numbers', () => {
      const parts = [...known].map((rule) => rule.split('.').map(Number))
      const sorted = parts.toSorted((a, b) => {
        const at = [0, 1, 2].find((i) => (a[i] ?? 0) !== (b[i] ?? 0)) ?? 0
        return (a[at] ?? 0) - (b[at] ?? 0)
      })
      expect(parts).toEqual(sorted)
    })

    test('every rule the source cites has an entry', () => {
      const cited = citedInSource(source)
      expect(cited.length).toBeGreaterThan(200)
      expect(missing(cited)).toEqual([])
    })

    test('every rule that options and scenarios cite has an entry', () => {
      expect(missing([...volume.options, ...volume.scenarios].map(({ rule }) => rule))).toEqual([])
    })

    const named = games.map((wish) => {
      const options = Object.entries(wish.options ?? {}).map(([option, value]) => `${option}=${value}`)
      return [[wish.scenario, ...options].join(' '), wish] as const
    })
    test.each(named)('every rule cited in play has an entry: %s', (_, wish) => {
      // One of them may be won early and cite little.
      const cited = [0, 1, 2, 3].flatMap((game) => [...citedInPlay(volume, { ...wish, seed: `rulebook ${game}` })])
      expect(new Set(cited).size).toBeGreaterThan(40)
      expect(missing(cited)).toEqual([])
    })

    test('every rule that a text mentions has an entry', () => {
      for (const [key, { text }] of entriesOf(english)) {
        expect(missing(mentionedIn(text)), key).toEqual([])
        expect(mentionedIn(text), key).not.toContain(key)
      }
    })

    test('every glossary entry leads to a rule', () => {
      expect(missing(Object.values(english.glossary).map(({ rule }) => rule))).toEqual([])
    })

    test.each(Object.entries(translations))('%s has the entries of the English book and its numbers', (_, book) => {
      const numbersOf = (from: Rulebook) =>
        Object.fromEntries(
          entriesOf(from).map(([key, entry]) => [
            key,
            [...mentionedIn(entry.text), ...('rule' in entry ? [`leads to ${entry.rule}`] : [])].toSorted(),
          ]),
        )
      expect(numbersOf(book)).toEqual(numbersOf(english))
    })

    test.each(books)('%s: no entry is empty or untidy', (_, book) => {
      for (const [key, entry] of entriesOf(book)) {
        for (const part of Object.values(entry)) {
          expect(part, key).not.toBe('')
          expect(part, key).toBe(part.trim())
          expect(part, key).not.toMatch(/ {2}|\n{3}| \n/)
        }
        expect(entry.text, key).toMatch(/[.]$/)
      }
    })

    test.each(books)('%s: a list is a paragraph of its own, and nothing else has lines', (_, book) => {
      for (const [key, { text }] of Object.entries(book.rules)) {
        for (const paragraph of text.split('\n\n')) {
          const lines = paragraph.split('\n')
          const isList = paragraph.startsWith('• ') && lines.every((line) => line.startsWith('• '))
          if (!isList) expect(paragraph, key).not.toMatch(/\n|•/)
        }
      }
      for (const [key, { text }] of Object.entries(book.glossary)) expect(text, key).not.toMatch(/\n|•/)
    })

    test.each(books)('%s: glossary terms differ', (_, book) => {
      const terms = Object.values(book.glossary).map(({ term }) => term)
      expect(new Set(terms).size).toBe(terms.length)
    })

    test('the English glossary stands in the order of the alphabet', () => {
      const terms = Object.values(english.glossary).map(({ term }) => term)
      expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')))
    })
  })
}
