import { type GuideStep, journalAt } from '@coinflict/kernel/shelf'
import { nextCard } from '@coinflict/kernel/state'
import { dealerOf, setupOf, Table } from '@coinflict/kernel/table'
import { LANGUAGES } from '@coinflict/kernel/text'
import { describe, expect, test } from 'vitest'
import { guide } from '../src/guide/index.ts'
import { andeanAbyss } from '../src/index.ts'
import { english } from '../src/rulebook/en.ts'

const { scenario, options, stack, faction, steps } = guide
const setup = setupOf(andeanAbyss, { scenario, options }, { person: { nonPlayer: false } })

/** The game as it stands after some answers; an answer that is not possible at its place is an error. */
const tableAfter = (journal: readonly string[]) =>
  replayed(new Table(andeanAbyss, setup, [], { dealer: dealerOf('guide', stack) }), journal)

function replayed(table: Table, journal: readonly string[]): Table {
  for (const key of journal) table.answer(table.game.q.by, key)
  return table
}

const named = steps.map((step, at) => [`${at + 1}: ${/^.{0,50}(?= |$)/.exec(step.text.en)?.[0]}`, step, at] as const)
const asked = (table: Table): string | undefined => andeanAbyss.factions[table.pending?.by ?? -1]?.id
const turns = (at: number): number => tableAfter(journalAt(steps, at)).stretches

describe('The guided first game', () => {
  test('takes about ten minutes: 200 words a minute, and 5 seconds for each step', () => {
    const words = steps.reduce((sum, { text }) => sum + text.en.split(/\s+/).length, 0)
    const minutes = words / 200 + (steps.length * 5) / 60
    expect(minutes).toBeGreaterThan(8)
    expect(minutes).toBeLessThan(12)
  })

  test('goes on against non-players who have a chart for every other faction', () => {
    const found = andeanAbyss.families.find(({ id }) => id === guide.family)
    for (const { id } of andeanAbyss.factions) if (id !== faction) expect(found?.factions).toContain(id)
  })

  test.each(named)('%s can be played at its place', (_, { by = faction, played = [], answer, act }, at) => {
    const before = steps[at - 1]
    const table = tableAfter(journalAt(steps, at).slice(0, -played.length || undefined))
    for (const key of played) {
      expect(asked(table)).toBe(by)
      expect(table.whyNot(key)).toBeUndefined()
      table.answer(table.game.q.by, key)
    }
    if (answer !== undefined) {
      expect(asked(table)).toBe(by)
      expect(table.whyNot(answer)).toBeUndefined()
    }
    if (act === 'undo') {
      expect(before?.answer).toBeDefined()
      expect(table.whyNotUndo()).toBeUndefined()
    }
  })

  test.each(named)('%s is confirmed if it ends a turn, and else not', (_, { answer, act }, at) => {
    const next: GuideStep | undefined = steps[at + 1]
    if (act === 'confirm') expect(steps[at - 1]?.answer).toBeDefined()
    if (answer !== undefined) expect(next?.act === 'confirm').toBe(turns(at + 1) > turns(at))
  })

  test.each(named)('%s points at spaces that there are', (_, { point = [] }) => {
    for (const id of point) expect(andeanAbyss.spaceIndex.has(id), id).toBe(true)
  })

  test.each(named)('%s speaks all languages and cites rules that there are', (_, { text }) => {
    const cited = LANGUAGES.map((language) => text[language].match(/\b[1-8]\.\d(\.\d)?/g) ?? [])
    for (const language of LANGUAGES) expect(text[language].trim()).not.toBe('')
    for (const rule of cited.flat()) expect(Object.keys(english.rules)).toContain(rule)
    expect(new Set(cited.map((rules) => rules.join()))).toHaveProperty('size', 1)
  })

  test('ends with a Propaganda card in sight and the newcomer to play on', () => {
    const { game } = tableAfter(journalAt(steps, steps.length - 1))
    const next = andeanAbyss.cardByNumber[nextCard(game)]
    expect(next?.round).toBe(true)
    expect(andeanAbyss.factionIndex.has(faction)).toBe(true)
  })

  test('says the numbers that the game has', () => {
    const margins = (at: number) => {
      const { game } = tableAfter(journalAt(steps, at))
      return andeanAbyss.allFactions.map((f) => andeanAbyss.margin(game, f))
    }
    expect(margins(0)).toEqual([-10, -5, -5, -30])
    expect(margins(steps.length - 1)).toEqual([-4, -7, -5, -30])
  })
})
