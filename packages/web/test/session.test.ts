import { Refused, type Space, spaceWord, type Table, type Word, wordOf } from '@coinflict/kernel'
import { describe, expect, test } from 'vitest'
import { openSave } from '../src/keep/open.ts'
import { LocalSession } from '../src/play/local-session.ts'
import { answersIn, answersOf, box, playedGame, saveAt, tableAt, whereAsked } from './games.ts'

const { volume } = box
const played = playedGame({ seed: 'drag' })
const answers = answersOf(played)

const sit = (table: Table, isHeld = false): LocalSession => new LocalSession('id', box, table, { isHeld })
const sitAt = (entries: number): LocalSession => sit(tableAt(played, entries))
const word = (key: string): Word => wordOf(volume, key) as Word
const space = (id: string): Space => volume.spaceIndex.get(id) as Space

/** Gives answers, confirming each turn on the way; the last one is left as it is. */
function give(session: LocalSession, keys: readonly string[]): void {
  for (const key of keys) {
    if (session.isHeld) session.confirm()
    session.answer(word(key))
  }
}

describe('a turn waits to be confirmed', () => {
  test('the answer that ends it is held; nobody is asked, and nothing after it is shown', () => {
    const session = sitAt(0)
    give(session, answers.slice(0, 2))
    expect(session.isHeld).toBe(true)
    expect(session.question).toBeUndefined()
    expect(session.deeds.length).toBeGreaterThan(0)
    session.confirm()
    expect(session.isHeld).toBe(false)
    expect(session.question?.id).toBe(tableAt(played, 2).pending?.id)
  })

  test('while it waits no further answer is taken', () => {
    const session = sitAt(0)
    give(session, answers.slice(0, 2))
    expect(() => session.answer(word('pass'))).toThrow('nobody is asked')
  })

  test('opened again it still waits', () => {
    const session = sit(tableAt(played, 2), true)
    expect(session.isHeld).toBe(true)
    expect(session.deeds.length).toBeGreaterThan(0)
    session.confirm()
    expect(session.question?.id).toBe(tableAt(played, 2).pending?.id)
  })

  test('a whole game gives the journal that the rules alone gave', () => {
    const session = sitAt(0)
    give(session, answers)
    if (session.isHeld) session.confirm()
    expect(session.isOver).toBe(true)
    expect(answersIn(session.presentSave())).toEqual(answers)
  })
})

describe('undo and redo', () => {
  test('each answer is taken back and given again', () => {
    const session = sitAt(23)
    give(session, answers.slice(23, 27))
    session.undo()
    session.undo()
    expect(session.length).toBe(25)
    expect(session.canRedo).toBe(true)
    session.redo()
    session.redo()
    expect(answersIn(session.presentSave())).toEqual(answers.slice(0, 27))
    expect(session.canRedo).toBe(false)
  })

  test('another answer forgets what was taken back', () => {
    const session = sitAt(0)
    give(session, ['event'])
    session.undo()
    give(session, ['pass'])
    expect(session.canRedo).toBe(false)
  })

  test('a turn that waits is open again when its last answer is taken back', () => {
    const session = sitAt(0)
    give(session, answers.slice(0, 2))
    session.undo()
    expect(session.isHeld).toBe(false)
    expect(session.length).toBe(1)
  })

  test('past a turned card only if all agree', () => {
    const session = sitAt(13)
    give(session, answers.slice(13, 14))
    session.confirm()
    expect(session.whyNotUndo()?.id).toBe('why.undo-chance')
    expect(() => session.undo()).toThrow(Refused)
    session.undo(true)
    expect(session.length).toBe(13)
  })
})

describe('the same again', () => {
  test('answers as the last time, with what followed', () => {
    const at = whereAsked(played, 'train.where')
    const session = sitAt(at)
    give(session, ['cucuta', '2', '1', 'neiva'])
    expect(session.canRepeat).toBe(true)
    session.repeat()
    expect(answersIn(session.presentSave()).slice(at)).toEqual(['cucuta', '2', '1', 'neiva', '2', '1'])
  })

  test('not where that answer is no longer possible', () => {
    const session = sitAt(whereAsked(played, 'train.where'))
    give(session, ['cucuta', '2', '1'])
    expect(session.canRepeat).toBe(false)
  })
})

describe('carrying pieces', () => {
  const at = whereAsked(played, 'march.from')

  test('from one space to another gives both answers', () => {
    const session = sitAt(at)
    session.carry(space('meta-west'), space('guaviare'))
    expect(answersIn(session.presentSave()).slice(at)).toEqual(['meta-west', 'guaviare'])
  })

  test('to a space they cannot reach is refused and changes nothing', () => {
    const session = sitAt(at)
    expect(() => session.carry(space('meta-west'), space('atlantico'))).toThrow(Refused)
    expect(session.length).toBe(at)
    expect(session.canRedo).toBe(false)
  })

  test('is no answer to a question that moves nothing', () => {
    const where = whereAsked(played, 'terror.where')
    const session = sitAt(where)
    const [from, to] = session.question?.answers ?? []
    expect(() => session.carry(from as number as Space, to as number as Space)).toThrow(Refused)
    expect(session.length).toBe(where)
  })

  test('a single piece that the question itself leads to its goal has arrived', () => {
    for (let n = 0; n < played.entries.length; n++) {
      const { pending } = tableAt(played, n)
      const next = tableAt(played, n + 1).pending
      const to = pending?.params?.space
      const isSingle = pending?.id === 'sweep.from' && next?.id === 'sweep.from' && next.params?.space === to
      const from = volume.spaceIndex.get(answers[n] ?? '')
      if (!isSingle || from === undefined || to === undefined) continue
      const session = sitAt(n)
      session.carry(from, to)
      expect(session.length).toBe(n + 1)
      return
    }
    throw new Error('no such sweep in this game')
  })
})

describe('the past', () => {
  test('is looked at without changing the game', () => {
    const session = sitAt(60)
    session.lookAt(20)
    expect(session.isPresent).toBe(false)
    expect(session.moment).toBe(20)
    expect(session.question?.id).toBe(tableAt(played, 20).pending?.id)
    expect([...session.game.n]).toEqual([...tableAt(played, 20).game.n])
    expect(() => session.answer(spaceWord(space('bogota')))).toThrow()
    session.lookAt(60)
    expect(session.isPresent).toBe(true)
    expect(session.length).toBe(60)
  })

  test('goes no farther than the beginning and the present', () => {
    const session = sitAt(10)
    session.lookAt(-5)
    expect(session.moment).toBe(0)
    session.lookAt(500)
    expect(session.isPresent).toBe(true)
  })

  test('can be saved as a game of its own', () => {
    const session = sitAt(60)
    session.lookAt(20)
    expect(answersIn(session.save())).toEqual(answers.slice(0, 20))
    expect(answersIn(session.presentSave())).toEqual(answers.slice(0, 60))
  })
})

test('a saved game comes back as it was', () => {
  const session = sit(openSave(volume, [], saveAt(played, 60)).table)
  const again = sit(openSave(volume, [], JSON.parse(JSON.stringify(session.save()))).table)
  expect([...again.game.n]).toEqual([...session.game.n])
  expect(again.presentSave()).toEqual(session.presentSave())
})
