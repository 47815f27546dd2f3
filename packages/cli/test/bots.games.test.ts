import { linesOf } from '@coinflict/kernel/nonplayers'
import type { Decider } from '@coinflict/kernel/state'
import { playOut, setupOf, Table } from '@coinflict/kernel/table'
import { checkGame, checkInterjections, playBatch, spread } from '@coinflict/lab'
import { boxOf, LIBRARY, openBox } from '@coinflict/library'
import { decidersOf, SEAT_KINDS } from '@coinflict/players'
import { describe, expect, test } from 'vitest'
import { allBots, everyBotSetup } from '../src/fuzz.ts'
import { seatsOfFamily } from '../src/seats.ts'

/** Every family of every volume. `npm run fuzz` plays as many more games of them as you like. */
const OPENED = await Promise.all(LIBRARY.map((box) => openBox(box, { charts: true })))
const FAMILIES = OPENED.flatMap((opened) => opened.families.map(({ id }) => ({ opened, id })))

test('a non-player that sits down at another table has forgotten the first one', async () => {
  // In this game the Government has one turn only, so at both tables its first question comes in the same phase.
  const opened = await openBox(boxOf('andean-abyss'), { charts: true })
  const { volume } = opened
  const options = { edition: '1st', 'short-game': 'yes', eligibility: 'b' }
  const wish = { options, seats: seatsOfFamily(volume, 'aa2'), seed: 'fuzz 1350' }
  const setup = setupOf(volume, wish, SEAT_KINDS)
  expect(checkGame(volume, setup, allBots(opened, setup), { positionsEvery: 10 }).answers).toBeGreaterThan(100)
})

describe.each(FAMILIES)('games of $id', ({ opened, id }) => {
  const { volume, families } = opened

  test('whole games over scenarios and options: possible answers only, every invariant, the journal plays again, and so do the reasons', () => {
    for (const [i, wish] of spread(everyBotSetup(volume, id), 24, id).entries()) {
      const setup = setupOf(volume, { ...wish, seed: `bots ${i}` }, SEAT_KINDS)
      expect(checkGame(volume, setup, allBots(opened, setup), { cuts: 1, positionsEvery: 10 }).answers).toBeGreaterThan(
        50,
      )
    }
  })

  test('among random seats, each faction in turn', () => {
    const random = Object.fromEntries(volume.factions.map((f) => [f.id, 'random']))
    const seats = seatsOfFamily(volume, id)
    for (const faction of volume.factions) {
      for (let i = 0; i < 3; i++) {
        const wish = { seats: { ...random, [faction.id]: seats[faction.id] as string }, seed: `among ${i}` }
        const setup = setupOf(volume, wish, SEAT_KINDS)
        const deciders = decidersOf(volume, setup, families) as readonly Decider[]
        expect(checkGame(volume, setup, deciders, { cuts: 1, positionsEvery: 10 }).answers).toBeGreaterThan(50)
      }
    }
  })

  test('a game is the same whether somebody watches it or not, among random seats too', () => {
    const seats = seatsOfFamily(volume, id)
    const mixed = Object.fromEntries(volume.factions.map((f, i) => [f.id, i % 2 ? 'random' : (seats[f.id] as string)]))
    for (const [i, wish] of [...spread(everyBotSetup(volume, id), 12, id), { seats: mixed }].entries()) {
      const setup = setupOf(volume, { ...wish, seed: `watched ${i}` }, SEAT_KINDS)
      const states = (explanations: boolean): readonly string[] => {
        const found: string[] = []
        playOut(volume, setup, decidersOf(volume, setup, families) as readonly Decider[], {
          explanations,
          watch: ({ n, script }) => found.push([script.cursor, script.questions, ...script.trail.all, ...n].join()),
        })
        return found
      }
      expect(states(false)).toEqual(states(true))
    }
  })

  test('step by step they answer as they do at once', () => {
    const setup = setupOf(volume, { seats: seatsOfFamily(volume, id), seed: 'steps' }, SEAT_KINDS)
    const whole = new Table(volume, setup, allBots(opened, setup))
    whole.run()
    const stepped = new Table(volume, setup, allBots(opened, setup))
    for (let i = 0; i < 150 && !stepped.isOver; i++) stepped.run(1)
    const { length } = stepped.entries
    expect(stepped.entries).toEqual(whole.entries.slice(0, length))
    expect(stepped.explanations.map((explanation) => explanation?.line.id)).toEqual(
      whole.explanations.slice(0, length).map((explanation) => explanation?.line.id),
    )
  })

  test('whatever is done out of turn, nothing breaks', () => {
    const [first = '', ...others] = volume.factions.map((f) => f.id)
    const seats = { ...seatsOfFamily(volume, id), [first]: 'person', [others.at(-1) as string]: 'person' }
    const setup = setupOf(volume, { seats, seed: 'out of turn' }, SEAT_KINDS)
    const deciders = decidersOf(volume, setup, families)
    expect(checkInterjections(volume, setup, deciders).taken).toBeGreaterThan(0)
  })

  test('each line has a name of its own and says something in every language', () => {
    const family = families.find((each) => each.id === id)
    const lines = family === undefined ? [] : linesOf(family)
    expect(lines.length).toBeGreaterThan(50)
    const ids = lines.map((line) => line.id)
    expect(ids.filter((each, i) => ids.indexOf(each) !== i)).toEqual([])
    for (const { id: line, text } of lines) {
      for (const sentence of Object.values(text)) expect(sentence, line).toMatch(/^[\p{Lu}\d#].*[.)]$/u)
      expect(new Set(Object.values(text)).size, line).toBe(3)
    }
  })

  test('the same seed gives the same games', () => {
    const series = { seats: seatsOfFamily(volume, id), seed: 'same' }
    expect(playBatch(opened, series, 0, 2).prints).toEqual(playBatch(opened, series, 0, 2).prints)
  })
})
