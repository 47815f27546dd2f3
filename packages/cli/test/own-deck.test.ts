import { andeanAbyss } from '@coinflict/andean-abyss'
import { families } from '@coinflict/andean-abyss/nonplayers'
import { loadSave, type Save, saveOf, setupOf, Table } from '@coinflict/kernel/table'
import { decidersOf, SEAT_KINDS } from '@coinflict/players'
import { describe, expect, test } from 'vitest'
import { PLAIN } from '../src/layout.ts'
import { Conversation } from '../src/terminal.ts'
import { Client, misfits } from './client.ts'

const ALONE = { farc: 'aa2', auc: 'aa2', cartels: 'aa2' }

function ownTable(seats: Record<string, string> = ALONE): Table {
  const setup = setupOf(andeanAbyss, { seats, seed: '7', ownDeck: true, options: { edition: '2nd' } }, SEAT_KINDS)
  return new Table(andeanAbyss, setup, decidersOf(andeanAbyss, setup, families))
}

/** A conversation at a table whose players have their own deck and dice. */
function talk(table = ownTable(), language: 'en' | 'es' | 'pl' = 'en') {
  const conversation = new Conversation(table, {
    why: false,
    language,
    paint: PLAIN,
    families,
    wipe: '',
    width: () => 100,
    keep: () => undefined,
    saveAs: () => {},
    layReady: () => {},
    moveLink: () => '',
    whyNotKept: () => undefined,
  })
  const begun = conversation.begin().text
  const type = (...lines: readonly string[]): string => lines.map((line) => conversation.hear(line).text).at(-1) ?? ''
  return { begun, conversation, table, type }
}

describe('at the terminal, with their own deck and dice', () => {
  test('players are asked which card was turned, and name it by its number or a part of its title', () => {
    const { begun, conversation, table, type } = talk()
    expect(begun).toContain('Turn up the next card. Which one is it?')
    expect(conversation.prompt).toBe('table> ')
    expect(type('5')).toContain('Turn the top card of the draw deck face up. Which one is it?')
    expect(type('alva')).toContain('No card of this game has “alva”')
    expect(type('plan')).toMatch(/“plan”.*#1[0-9]? Plan/s)
    expect(type('TAPIA')).toContain('What now?')
    expect(table.journal.outcomes).toHaveLength(2)
  })

  test('several numbers at once', () => {
    const { table, type } = talk()
    expect(type('5 7')).toContain('What now?')
    expect(table.awaitsChance).toBe(false)
    const other = talk()
    expect(other.type('5 7 9')).toContain('9 is one too many')
  })

  test('a card that cannot be there is refused in words, and asked for again', () => {
    const { table, type } = talk()
    type('5')
    const text = type('5')
    expect(text).toContain('That card has already been turned up in this game.')
    expect(text).toContain('Which one is it?')
    expect(table.journal.outcomes).toHaveLength(1)
  })

  test('only what was told last is undone, before anything else', () => {
    const { table, type } = talk()
    expect(type('5', '7', 'undo')).toMatch(/Undone: #7 .*Which one is it\?/s)
    expect(table.journal.outcomes).toHaveLength(1)
    expect(type('undo', 'undo')).toContain('There is nothing to undo.')
  })

  test('the board can be looked at meanwhile; what needs a question waits', () => {
    const { type } = talk()
    expect(type('board')).toContain('Bogotá')
    expect(type('hint')).toContain('First say what came')
    expect(type('why')).toContain('First say what came')
    expect(type('give farc resources 1')).toContain('No card of this game')
  })

  test('after every turn it says what to move on the cardboard', () => {
    const { type } = talk()
    const text = type('5', '7', 'pass')
    const list = text.slice(text.indexOf('On the cardboard, after the turn of Government:'))
    expect(list).toContain('[ ] Government Resources +3, now 43.')
    expect(list).toContain('[ ] Cylinder of the Government: passed.')
    expect(list).toMatch(/On the cardboard, after the turn of (FARC|AUC|Cartels):\n {2}\[ \] /)
  })

  test('in other languages too', () => {
    expect(talk(ownTable(), 'es').begun).toContain('Descubre la siguiente carta. ¿Cuál es?')
    expect(talk(ownTable(), 'pl').begun).toContain('Odkryj następną kartę. Która to?')
  })
})

describe('by the protocol, with their own deck and dice', () => {
  test('the table is asked, and answers with what came', async () => {
    const client = new Client()
    const first = await client.do('new', { game: 'andean-abyss', ownDeck: true, seats: ALONE })
    expect(first.question).toMatchObject({ by: null, seat: 'table', message: 'chance.card' })
    expect(first.question.answers).toHaveLength(76)
    expect(await client.refuse('answer', { key: '3' })).toMatchObject({ code: 'illegal' })
    expect(await client.refuse('answer', { key: 'card-5', by: 'govt' })).toMatchObject({ code: 'illegal' })
    await client.do('answer', { key: 'card-5' })
    expect(await client.do('why-not', { key: 'card-5' })).toMatchObject({
      possible: false,
      reasons: [{ message: 'why.card-seen', text: 'That card has already been turned up in this game.' }],
    })
    const second = await client.do('answer', { key: 'card-7' })
    expect(second.question).toMatchObject({ by: 'govt', message: 'turn.first' })
    const save = (await client.do('save')).save as Save
    expect([save.ownDeck, save.journal]).toEqual([true, ['!card-5', '!card-7']])
    const undone = await client.do('undo')
    expect(undone.question).toMatchObject({ message: 'chance.next-card' })
    expect((await client.do('load', { save })).question).toMatchObject({ by: 'govt' })
  })

  test('a save from the middle of the set-up goes on asking', () => {
    const table = ownTable()
    table.deal('card-5')
    const save: unknown = JSON.parse(JSON.stringify(saveOf(table)))
    expect(misfits('save.schema.json', save)).toEqual([])
    const { table: loaded } = loadSave(save, [andeanAbyss], SEAT_KINDS, () => [])
    expect(loaded.chanceAsked?.id).toBe('chance.next-card')
  })
})
