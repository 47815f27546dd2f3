import { andeanAbyss as volume } from '@coinflict/andean-abyss'
import { turnCard } from '@coinflict/kernel/rules'
import { BadInput, flawText } from '@coinflict/kernel/state'
import { examinePosition, type Position, positionOf, saveOf } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import {
  beginningOf,
  type Draft,
  draftOfGame,
  draftOfScenario,
  emptyDraft,
  gameIn,
  hasControlMarkers,
  lay,
  layControl,
  readDraft,
  tableOf,
  takeControl,
  withPosition,
} from '../src/editor/draft.ts'
import * as edits from '../src/editor/edits.ts'
import { begin, change, redo, undo } from '../src/editor/history.ts'
import { openSave } from '../src/storage/open.ts'
import { panel, visit } from './browser.ts'

const isRound = (card: number): boolean => volume.roundCards[card] === 1
/** A game that begins with two events. */
const draft = ['1', '2', '3', '4']
  .map((seed) => draftOfScenario(volume, { seed }))
  .find(({ position: { cards } }) => !edits.seenCards(cards).some(isRound)) as Draft
const { position } = draft
const flawsAt = (changed: Position) =>
  lay(volume, { ...draft, position: changed }).flaws.map((flaw) => flawText(volume, flaw))

describe('where a position starts from', () => {
  test('a scenario stands as it is set up, with the deck as everybody knows it', () => {
    expect(flawsAt(position)).toEqual([])
    expect(edits.cardsLeft(position.cards)).toBeGreaterThan(50)
    expect(edits.openCards(position.cards)).toHaveLength(1)
    expect(position.dealt).toBeUndefined()
    expect(draft.stack).toEqual([])
  })

  test('options that do not go with a scenario give way', () => {
    const { scenario, options } = draftOfScenario(volume, { scenario: 'quick', options: { 'short-game': 'yes' } })
    expect([scenario, options['short-game']]).toEqual(['quick', 'no'])
  })

  test('an empty board has all pieces available and can be played', () => {
    const empty = emptyDraft(volume, { seed: 'editor' })
    expect(empty.position.spaces).toEqual({})
    expect(lay(volume, empty).flaws).toEqual([])
  })

  test('a saved game, a position, a draft and a link to a game are all read', () => {
    const table = tableOf(volume, draft)
    const save = saveOf(table, { start: position })
    const whole = positionOf(table.game)
    expect(readDraft(volume, save, {}).position.spaces).toEqual(position.spaces)
    expect(readDraft(volume, { save }, {}).position.spaces).toEqual(position.spaces)
    expect(readDraft(volume, draft, {})).toEqual(draft)
    expect(readDraft(volume, whole, draft)).toEqual({ ...draft, position: whole })
    for (const data of [save, { save }, draft, whole]) expect(gameIn(data)).toBe(volume.id)
  })

  test.each([
    ['nothing', null],
    ['a list', []],
    ['a position without its parts', { game: volume.id }],
    ['an unknown space', { ...position, spaces: { atlantis: {} } }],
    ['a draft with a strange scenario', { ...draft, scenario: 7 }],
    ['a draft with an unknown option', { ...draft, options: { weather: 'fine' } }],
    ['a save that lacks all but its name', { format: 'coinflict-save' }],
  ])('%s is refused with a sentence', (_, data) => {
    expect(() => readDraft(volume, data, {})).toThrow(BadInput)
  })

  test('too many pieces are a flaw, and the position can still be edited', () => {
    const flawed = edits.setPieces(position, 'bogota', 'troops', 40)
    expect(examinePosition(volume, flawed).unreadable).toEqual([])
    expect(readDraft(volume, flawed, draft).position).toEqual(flawed)
    expect(flawsAt(flawed).join()).toMatch(/of troops in play, but there are only 30/)
  })

  test('what is too much and what the rules forbid is told together', () => {
    const flawed = edits.setPieces(edits.setPieces(position, 'bogota', 'troops', 40), 'bogota', 'farc-base', 3)
    expect(flawsAt(flawed)).toEqual([
      'spaces: 49 of troops in play, but there are only 30',
      'bogota: too many Bases: 3',
    ])
  })

  test('a position the rules stumble over is not one to play from', () => {
    // Faction order is that of the next event, and there is none.
    const stuck = { ...position, cards: { played: [], current: 73, left: 0 } }
    expect(flawsAt(stuck)).toEqual([])
    const options = { ...draft.options, eligibility: 'a' }
    const { flaws } = lay(volume, { ...draft, options, position: stuck })
    expect(flaws.map((flaw) => flawText(volume, flaw)).join()).toMatch(/cannot continue/)
  })

  test('a game goes into a draft and back', () => {
    const { game } = tableOf(volume, draft)
    expect(draftOfGame(game)).toEqual(draft)
  })
})

describe('edits', () => {
  test('what is set can be unset without a trace', () => {
    const empty = emptyDraft(volume, { seed: 'editor' }).position
    let p = edits.setPieces(empty, 'bogota', 'troops', 3)
    p = edits.setMarkers(p, 'bogota', 'terror', 1)
    p = edits.setLevel(p, 'bogota', 'active-support')
    p = edits.setInBox(p, 'out-of-play', 'troops', 2)
    p = edits.setLasting(p, 3, 'shaded')
    expect(p).toMatchObject({
      spaces: { bogota: { pieces: { troops: 3 }, markers: { terror: 1 }, level: 'active-support' } },
      boxes: { 'out-of-play': { troops: 2 } },
      lasting: { 3: 'shaded' },
    })
    p = edits.setLasting(edits.setInBox(p, 'out-of-play', 'troops', 0), 3, undefined)
    p = edits.setPieces(edits.setMarkers(p, 'bogota', 'terror', 0), 'bogota', 'troops', 0)
    p = edits.setLevel(p, 'bogota', 'neutral')
    expect(p).toEqual(empty)
    expect(edits.clearSpace(edits.setPieces(empty, 'bogota', 'troops', 3), 'bogota')).toEqual(empty)
  })

  test('an edit leaves the position before it alone', () => {
    const before = structuredClone(position)
    edits.movePieces(position, 'bogota', 'cali', { troops: 1 })
    edits.setCurrent(position, 1)
    expect(position).toEqual(before)
  })

  test('pieces move', () => {
    const at = edits.setPieces(edits.setPieces(position, 'bogota', 'troops', 3), 'cali', 'troops', 1)
    const moved = edits.movePieces(at, 'bogota', 'cali', { troops: 2 })
    expect([moved.spaces.bogota?.pieces?.troops, moved.spaces.cali?.pieces?.troops]).toEqual([1, 3])
  })

  test('the slots of the card follow what the factions did', () => {
    const slots = (p: Position) => [p.slot, p.firstDid]
    const once = edits.setDid(volume, position, 'farc', 'operation')
    expect(slots(once)).toEqual([1, 'operation'])
    const passed = edits.setDid(volume, once, 'govt', 'pass')
    expect(slots(passed)).toEqual([1, 'operation'])
    const twice = edits.setDid(volume, passed, 'auc', 'limited-operation')
    expect(slots(twice)).toEqual([2, 'operation'])
    expect(flawsAt(twice)).toEqual([])
    const none = ['farc', 'govt', 'auc'].reduce((p, id) => edits.setDid(volume, p, id, 'nothing'), twice)
    expect(none).toEqual(position)
  })

  test('a card is never there twice: it changes places with the current one', () => {
    const { current, next } = position.cards
    const swapped = edits.setCurrent(position, next as number)
    expect([swapped.cards.current, swapped.cards.next]).toEqual([next, current])
    const after = edits.setPlayed(
      position,
      [1, 2, 3].filter((card) => card !== current && card !== next),
    )
    const [first, ...rest] = after.cards.played
    expect(edits.setCurrent(after, first as number).cards.played).toEqual([current, ...rest])
  })

  test('the deck keeps its size when the current card becomes another one, none, or the first', () => {
    const size = ({ cards }: Position) => edits.cardsLeft(cards) + (cards.current === 0 ? 0 : 1)
    const { current, next } = position.cards
    const other = volume.cards.map(({ number }) => number).find((card) => card !== current && card !== next) as number
    const none = edits.setCurrent(position, 0)
    for (const changed of [edits.setCurrent(position, other), none, edits.setCurrent(none, next as number)])
      expect(size(changed)).toBe(size(position))
  })

  test('phase, part, turn and end', () => {
    let p = edits.setPart(edits.setPhase(position, 'support'), 2)
    p = edits.setOver(edits.setExecuting(p, 'farc'), true)
    expect(p).toMatchObject({ phase: 'support', part: 2, executing: 'farc', over: true })
    p = edits.setOver(edits.setExecuting(edits.setPhase(p, position.phase), undefined), false)
    expect(p).toEqual(position)
  })
})

describe('cards to come', () => {
  const seen = edits.seenCards(position.cards)
  const free = volume.cards.map(({ number }) => number).filter((card) => !seen.includes(card))
  const [first = 0, second = 0, third = 0] = free.filter((card) => !isRound(card)).toReversed()
  const [round = 0, another = 0] = free.filter(isRound)

  /** The cards that a game brings, played at random to its end. */
  function cardsOf(laid: Draft): readonly number[] {
    const save = saveOf(tableOf(volume, laid), beginningOf(volume, laid))
    const seats = Object.fromEntries(volume.factions.map(({ id }) => [id, 'random']))
    const { table } = openSave(volume, [], JSON.parse(JSON.stringify({ ...save, seats })))
    table.run()
    return table.log.flatMap(({ kind, card }) => (kind === 'card' && card !== undefined ? [card] : []))
  }

  test('come in the order in which they are laid, whatever it is; then others by chance', () => {
    const stack = [round, first, another, second, third]
    const laid = { ...draft, stack }
    expect(lay(volume, laid).flaws).toEqual([])
    expect(edits.cardsLeft(beginningOf(volume, laid).start.cards)).toBe(edits.cardsLeft(position.cards))
    const cards = cardsOf(laid)
    const [next] = edits.openCards(position.cards)
    expect(cards.slice(0, 6)).toEqual([next, ...stack])
    expect(cards.length).toBeGreaterThan(6)
    expect(new Set(cards).size).toBe(cards.length)
  })

  test('that are not laid come otherwise with another seed', () => {
    expect(cardsOf({ ...draft, seed: 'one' })).not.toEqual(cardsOf({ ...draft, seed: 'another' }))
  })

  test('no more than are left, and none that is seen', () => {
    const few = edits.setLeft(position, 2, edits.openCards(position.cards)[0])
    expect(lay(volume, { ...draft, position: few, stack: [first, second] }).flaws).toHaveLength(1)
    expect(lay(volume, { ...draft, stack: [position.cards.current] }).flaws).toHaveLength(1)
    const laid = { ...draft, stack: [first, second] }
    expect(withPosition(volume, laid, edits.setCurrent(position, first)).stack).toEqual([second])
  })

  test('are laid ready again when the game goes back to the editor, those that have not come', () => {
    const table = tableOf(volume, { ...draft, stack: [first, second] })
    expect(draftOfGame(table.game, { cards: [first, second] }).stack).toEqual([first, second])
    turnCard(table.game)
    expect(draftOfGame(table.game, { cards: [first, second] }).stack).toEqual([second])
  })

  test('of a position of earlier versions keep their order', () => {
    const { current } = position.cards
    const { stack: _, ...old } = draft
    const cards = { played: [], current, draw: [first, round, second] }
    const read = readDraft(volume, { ...old, position: { ...position, cards, chance: [1, 2, 3, 4] } }, {})
    expect(read.position.cards).toEqual({ played: [], current, next: first, left: 3 })
    expect(read.stack).toEqual([round, second])
    expect(lay(volume, read).flaws).toEqual([])
  })
})

describe('control markers', () => {
  test('lie as the pieces stand, and follow them', () => {
    const inRound = { ...draft, position: edits.setPhase(position, 'support') }
    const laid = { ...inRound, position: layControl(volume, inRound) }
    expect(laid.position.spaces.bogota?.control).toBe('govt')
    const moved = withPosition(volume, laid, edits.setPieces(laid.position, 'bogota', 'farc-active', 10))
    expect(moved.position.spaces.bogota?.control).toBe('farc')
    expect(lay(volume, moved).flaws).toEqual([])
    expect(takeControl(laid.position)).toEqual(inRound.position)
  })

  test('are not laid where none lie', () => {
    const moved = withPosition(volume, draft, edits.setPieces(position, 'bogota', 'farc-active', 10))
    expect(hasControlMarkers(moved.position)).toBe(false)
  })
})

test('history goes back and on, and forgets what was taken back when something else is done', () => {
  const third = change(change(begin(1), 2), 3)
  const back = undo(undo(third))
  expect([back.now, redo(back).now, redo(redo(back))]).toEqual([1, 2, third])
  expect(undo(back)).toBe(back)
  expect(redo(third)).toBe(third)
  expect(change(back, 9)).toEqual({ past: [1], now: 9, future: [] })
})

visit('cards that are laid ready in the editor come in the game, and can be laid otherwise again', async (page) => {
  const editor = page.getByRole('banner').getByRole('link', { name: 'Position editor' })
  const list = page.locator('.card-list').filter({ hasText: 'Cards to come' })
  const laid = () => list.getByRole('listitem').locator('span').first().textContent()
  await editor.click()
  await page.getByRole('tab', { name: 'Cards' }).click()
  await list.getByText('Cards to come').click()
  const choose = list.getByRole('combobox')
  for (const i of [5, 3]) await choose.selectOption({ index: i })
  expect(await list.getByRole('listitem').count()).toBe(2)
  const first = await laid()
  await list
    .getByRole('button', { name: /^Move down/ })
    .first()
    .click()
  expect(await laid()).not.toBe(first)
  const top = await laid()
  await page.getByRole('tab', { name: 'Game' }).click()
  for (const seat of await page.getByRole('group', { name: 'Who plays which faction' }).getByRole('combobox').all())
    await seat.selectOption('Player')
  await page.getByRole('button', { name: 'Play from here' }).click()
  await panel(page).waitFor()
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Edit this position' }).click()
  await page.getByRole('tab', { name: 'Cards' }).click()
  await list.getByText('Cards to come').click()
  expect(await list.getByRole('listitem').count()).toBe(2)
  expect(await laid()).toBe(top)
})
