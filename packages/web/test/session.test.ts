import { type Space, spaceWord, type Word, wordOf } from '@coinflict/kernel/state'
import { Refused, type Table, turnAt, turnOf } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import { LocalSession } from '../src/play/local-session.ts'
import { openSave } from '../src/storage/open.ts'
import {
  answersIn,
  answersOf,
  box,
  playedGame,
  saveAt,
  tableAt,
  whereAsked,
  whereCardIsTurned,
  whereMay,
} from './games.ts'

const { volume } = box
const played = playedGame({ seed: 'drag' })
const answers = answersOf(played)
/** The first turn ends with this many answers. */
const END = turnOf(played, 0).to

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
    give(session, answers.slice(0, END))
    expect(session.isHeld).toBe(true)
    expect(session.question).toBeUndefined()
    expect(session.deeds.length).toBeGreaterThan(0)
    session.confirm()
    expect(session.isHeld).toBe(false)
    expect(session.question?.id).toBe(tableAt(played, END).pending?.id)
  })

  test('while it waits no further answer is taken', () => {
    const session = sitAt(0)
    give(session, answers.slice(0, END))
    expect(() => session.answer(word('pass'))).toThrow('nobody is asked')
  })

  test('opened again it still waits', () => {
    const session = sit(tableAt(played, END), true)
    expect(session.isHeld).toBe(true)
    expect(session.deeds.length).toBeGreaterThan(0)
    session.confirm()
    expect(session.question?.id).toBe(tableAt(played, END).pending?.id)
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
    const { drawnBefore } = played.record
    const at = played.entries.findIndex((_, n) => {
      const { to } = turnOf(played, turnAt(played, n))
      return n + 4 < to && drawnBefore[n] === drawnBefore[n + 4]
    })
    const session = sitAt(at)
    give(session, answers.slice(at, at + 4))
    session.undo()
    session.undo()
    expect(session.length).toBe(at + 2)
    expect(session.canRedo).toBe(true)
    session.redo()
    session.redo()
    expect(answersIn(session.presentSave())).toEqual(answers.slice(0, at + 4))
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
    give(session, answers.slice(0, END))
    session.undo()
    expect(session.isHeld).toBe(false)
    expect(session.length).toBe(END - 1)
  })

  test('past a turned card only if all agree', () => {
    const at = whereCardIsTurned(played)
    const session = sitAt(at)
    give(session, answers.slice(at, at + 1))
    session.confirm()
    expect(session.whyNotUndo()?.id).toBe('why.undo-chance')
    expect(() => session.undo()).toThrow(Refused)
    session.undo(true)
    expect(session.length).toBe(at)
  })
})

describe('the same again', () => {
  test('answers as the last time, with what followed', () => {
    const at = whereMay(played, 'train')
    const session = sitAt(at)
    give(session, ['train', 'cucuta', '2', '1', 'neiva'])
    expect(session.canRepeat).toBe(true)
    session.repeat()
    expect(answersIn(session.presentSave()).slice(at + 1)).toEqual(['cucuta', '2', '1', 'neiva', '2', '1'])
  })

  test('also after the game was opened again', () => {
    const session = sitAt(whereMay(played, 'train'))
    give(session, ['train', 'cucuta', '2', '1', 'neiva'])
    const again = sit(openSave(volume, [], session.save()).table)
    expect(again.canRepeat).toBe(true)
    again.repeat()
    expect(answersIn(again.presentSave()).slice(-6)).toEqual(['cucuta', '2', '1', 'neiva', '2', '1'])
  })

  test('not where that answer is no longer possible', () => {
    const session = sitAt(whereMay(played, 'train'))
    give(session, ['train', 'cucuta', '2', '1'])
    expect(session.canRepeat).toBe(false)
  })
})

describe('carrying pieces', () => {
  const at = whereAsked(played, 'march.from', 'march.to')
  const [from = '', to = ''] = answers.slice(at)
  const reach = tableAt(played, at + 1).pending
  const far = volume.allSpaces.find((s) => reach?.isPossible(spaceWord(s)) === false) as Space

  test('from one space to another gives both answers', () => {
    const session = sitAt(at)
    session.carry(space(from), space(to))
    expect(answersIn(session.presentSave()).slice(at)).toEqual([from, to])
  })

  test('to a space they cannot reach is refused and changes nothing', () => {
    const session = sitAt(at)
    expect(() => session.carry(space(from), far)).toThrow(Refused)
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
    const { asked } = played.record
    const n = asked.findIndex((question, i) => {
      const next = asked[i + 1]
      const isSweep = question?.id === 'sweep.from' && next?.id === 'sweep.from'
      return isSweep && next.params?.space === question.params?.space && volume.spaceIndex.has(answers[i] ?? '')
    })
    const session = sitAt(n)
    session.carry(space(answers[n] ?? ''), asked[n]?.params?.space as Space)
    expect(session.length).toBe(n + 1)
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
