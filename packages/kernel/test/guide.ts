import { describe, expect, test } from 'vitest'
import { type Guide, type GuideStep, journalAt } from '../src/display.ts'
import { nextCard, type Volume } from '../src/state.ts'
import { dealerOf, setupOf, Table } from '../src/table.ts'
import { LANGUAGES, type Language } from '../src/text.ts'

/** What the tests of a guided first game need to know of their volume. */
export interface GuideStage {
  readonly volume: Volume
  readonly guide: Guide
  /** The rules that a step may cite. */
  readonly rules: readonly string[]
  /** The margins before the first step and after the last one. */
  readonly margins: readonly [readonly number[], readonly number[]]
}

/** The tests that the guided first game of every volume passes. */
export function testGuide({ volume, guide, rules, margins }: GuideStage): void {
  const { scenario, options, stack, faction, family, steps } = guide
  const setup = setupOf(volume, { scenario, options }, { person: { nonPlayer: false } })
  const named = steps.map((step, at) => [`${at + 1}: ${/^.{0,50}(?= |$)/.exec(step.text.en)?.[0]}`, step, at] as const)

  /** The game as it stands after some answers; an answer that is not possible at its place is an error. */
  const tableAfter = (journal: readonly string[]): Table => {
    const table = new Table(volume, setup, [], { dealer: dealerOf('guide', stack) })
    for (const key of journal) table.answer(table.game.q.by, key)
    return table
  }
  const asked = (table: Table): string | undefined => volume.factions[table.pending?.by ?? -1]?.id
  const turns = (at: number): number => tableAfter(journalAt(steps, at)).turnsDone
  const words = (language: Language): number =>
    steps.reduce((sum, { text }) => sum + text[language].split(/\s+/).length, 0)
  const kept: (number[] | undefined)[] = []
  const marginsAt = (at: number): number[] => {
    const known = kept[at]
    if (known !== undefined) return known
    const { game } = tableAfter(journalAt(steps, at))
    const found = volume.allFactions.map((f) => volume.margin(game, f))
    kept[at] = found
    return found
  }

  describe('The guided first game', () => {
    test.each(LANGUAGES)(
      'takes about ten minutes: 200 words a minute, and 5 seconds for each step (%s)',
      (language) => {
        const minutes = words(language) / 200 + (steps.length * 5) / 60
        expect(minutes).toBeGreaterThan(8)
        expect(minutes).toBeLessThan(12)
      },
    )

    test('goes on against non-players who have a chart for every other faction, or at random where there are none', () => {
      if (volume.families.length === 0) expect(family).toBe('random')
      const found = volume.families.find(({ id }) => id === family)
      expect(found === undefined).toBe(volume.families.length === 0)
      for (const { id } of volume.factions)
        if (id !== faction && found !== undefined) expect(found.factions).toContain(id)
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
      for (const id of point) expect(volume.spaceIndex.has(id), id).toBe(true)
    })

    test.each(named)('%s speaks all languages and cites rules that there are', (_, { text }) => {
      const cited = LANGUAGES.map((language) => text[language].match(/\b[1-8]\.\d(\.\d)?/g) ?? [])
      for (const language of LANGUAGES) expect(text[language].trim()).not.toBe('')
      for (const rule of cited.flat()) expect(rules).toContain(rule)
      expect(new Set(cited.map((numbers) => numbers.join()))).toHaveProperty('size', 1)
    })

    test.each(named)('%s says margins that the game has, in all languages', (_, { text }, at) => {
      const said = LANGUAGES.map((language) => text[language].match(/−\d+/g) ?? [])
      const had = new Set(said.flat().length === 0 ? [] : [...Array(at + 1).keys()].flatMap(marginsAt))
      for (const margin of said.flat()) expect(had).toContain(Number(margin.replace('−', '-')))
      const now = said[0]?.at(-1)
      if (now !== undefined) expect(marginsAt(at)).toContain(Number(now.replace('−', '-')))
      expect(new Set(said.map((numbers) => numbers.join()))).toHaveProperty('size', 1)
    })

    test('ends with the card of a round in sight and the newcomer to play on', () => {
      const { game } = tableAfter(journalAt(steps, steps.length - 1))
      expect(volume.cardByNumber[nextCard(game)]?.round).toBe(true)
      expect(volume.factionIndex.has(faction)).toBe(true)
    })

    test('begins and ends with the margins that the lesson was written for', () => {
      expect([marginsAt(0), marginsAt(steps.length - 1)]).toEqual(margins)
    })
  })
}
