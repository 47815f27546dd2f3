import { expect, test } from 'vitest'
import { BadInput, type Decider, type Game, NO, type Volume, YES } from '../src/state.ts'
import { loadSave, SAVE_FORMAT, SAVE_VERSION, Table } from '../src/table.ts'
import { LANGUAGES } from '../src/text.ts'
import { KINDS_OF_SEAT, RED, sitDown, toy, toySetup } from './toy.ts'

/** The toy with rules that ask Red the same for ever. */
const askForEver = (g: Game): void => {
  for (;;) g.ask(RED, 'turn.first', '2.3').offer(YES).offer(NO).answer()
}
const endless: Volume = { ...toy, phases: toy.phases.map((phase) => ({ ...phase, run: askForEver })) }

function complaintOf(deed: () => unknown): BadInput {
  try {
    deed()
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
  throw new Error('nothing was refused')
}

test('a phase that never ends is refused in a sentence, whoever answers, and the table is as before', () => {
  const yes: Decider = () => YES
  const table = new Table(endless, toySetup(), [yes, yes])
  const refused = complaintOf(() => table.run())
  expect(LANGUAGES.map((language) => refused.textIn(language))).toEqual([
    'the game asks turn.first again and again and would never go on (2.3)',
    'la partida pregunta turn.first una y otra vez y nunca seguiría adelante (2.3)',
    'gra w kółko zadaje pytanie turn.first i nigdy nie poszłaby dalej (2.3)',
  ])
  expect(table.entries).toEqual([])
})

test('a journal that goes on in such a phase is refused too', () => {
  const save = { format: SAVE_FORMAT, version: SAVE_VERSION, game: toy.id, rules: toy.rulesVersion }
  const journal = ['!card-1', ...Array.from({ length: 6000 }, () => 'yes')]
  const data = { ...save, scenario: toy.scenarios[0]?.id, options: {}, seats: {}, journal }
  const refused = complaintOf(() => loadSave(data, [endless], KINDS_OF_SEAT, () => []))
  expect(refused.code).toBe('journal')
})

test('where the way on never ends, something out of turn is refused', () => {
  const table = sitDown(toySetup(), {}, endless)
  const refused = complaintOf(() => table.interject(RED, 'hand', ['place', 'red-cube', 'north', '1']))
  expect(refused.id).toBe('why.no-way-on')
  expect(table.entries).toEqual([])
})
