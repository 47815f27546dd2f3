import { type Word, wordOf } from '@coinflict/kernel/state'
import { journalFor, type Table, turnOf } from '@coinflict/kernel/table'
import { beforeEach, expect, test, vi } from 'vitest'
import { Declined } from '../src/online/api.ts'
import { RemoteSession } from '../src/online/remote-session.ts'
import { notice } from '../src/parts/notice.ts'
import { canRepeat } from '../src/play/repeat.ts'
import { answersOf, box, gameWhere, tableAt } from './games.ts'

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

const LATER = 2

/** Whether nothing falls by chance from one answer of a turn to another. */
const isPlain = ({ record }: Table, from: number, to: number): boolean =>
  record.drawnBefore[from] === record.drawnBefore[to]

/** A game whose third turn has three answers or more, and in them no chance. */
const played = gameWhere((table) => {
  const { from, to } = turnOf(table, LATER)
  return to - from >= 3 && isPlain(table, from, from + 2)
})
const { from } = turnOf(played, LATER)
const [first, second] = answersOf(played).slice(from) as [string, string]
const word = (key: string): Word => wordOf(box.volume, key) as Word

/** A page in the middle of a game: the server tells the game first, and then who sits before the page, or that nobody does. */
function load(game = played, at = from, sits = true) {
  const server = tableAt(game, at)
  let revision = 1
  let isSeated = false
  const sent: string[] = []
  const waiting: { readonly acknowledge: () => void; readonly decline: (why: Error) => void }[] = []
  const session = new RemoteSession(
    'id',
    box,
    tableAt(game, at),
    { isElsewhere: () => !isSeated },
    { revision, length: journalFor(server, 'everything').length },
    {
      send: (_act, _id, body) => {
        sent.push((body as { readonly key: string }).key)
        return new Promise((acknowledge, decline) => waiting.push({ acknowledge, decline }))
      },
      reasons: undefined,
      nameOf: () => undefined,
    },
  )
  isSeated = sits
  session.refresh()
  return {
    session,
    sent,
    /** An answer reaches the server, from here or from another window. */
    take(key: string) {
      const { length } = journalFor(server, 'everything')
      if (server.pending !== undefined) server.answer(server.pending.by, key)
      session.hear({ revision: ++revision, from: length, entries: journalFor(server, 'everything', length) })
    },
    acknowledge: () => waiting.shift()?.acknowledge(),
    /** Others take back what was answered from an entry on, before an answer from here reaches the server. */
    takeBack(to: number) {
      session.hear({ revision: ++revision, from: journalFor(tableAt(game, to), 'everything').length, entries: [] })
      waiting.shift()?.decline(new Declined({ error: { code: 'stale' } }))
    },
  }
}

beforeEach(() => {
  notice.value = undefined
})

test('whoever has just loaded the page may answer faster than the server: all of it is given, in order', async () => {
  const { session, sent, take, acknowledge } = load()
  session.answer(word(first))
  session.answer(word(second))
  take(first)
  acknowledge()
  await expect.poll(() => sent).toEqual([first, second])
  take(second)
  acknowledge()
  await expect.poll(() => session.known.revision).toBe(3)
  expect(session.length).toBe(from + 2)
  expect(notice.value).toBeUndefined()
})

test('what was answered in another window meanwhile is not answered here again', async () => {
  const { session, sent, take, acknowledge } = load()
  session.answer(word(first))
  session.answer(word(second))
  take(first)
  take(second)
  acknowledge()
  await expect.poll(() => session.known.revision).toBe(3)
  expect(sent).toEqual([first])
  expect(session.length).toBe(from + 2)
  expect(notice.value?.text).toContain('your last answer was not given')
})

interface Twice {
  readonly earlier: number
  readonly at: number
  readonly key: string
}

/** An answer, not the last of its turn, that was possible at an earlier question of the same turn too, which asked for something else. */
function possibleTwice(table: Table): Twice | undefined {
  const turn = turnOf(table, LATER)
  const { asked } = table.record
  for (let at = turn.from + 1; at < turn.to - 1; at++)
    for (let earlier = turn.from; earlier < at; earlier++) {
      const key = answersOf(table)[at] as string
      const isOther = asked[earlier]?.id !== asked[at]?.id && asked[earlier]?.by === asked[at]?.by
      if (isOther && isPlain(table, earlier, at) && tableAt(table, earlier).whyNot(key) === undefined)
        return { earlier, at, key }
    }
  return undefined
}

test('an answer that waits is not given to another question, though it would be possible there', async () => {
  const game = gameWhere((table) => possibleTwice(table) !== undefined)
  const { earlier, at, key } = possibleTwice(game) as Twice
  const { session, sent, takeBack } = load(game, at)
  session.answer(word(key))
  takeBack(earlier)
  await expect.poll(() => session.known.revision).toBe(2)
  expect(sent).toEqual([key])
  expect(session.length).toBe(earlier)
})

test('only whoever is asked answers the same again', () => {
  const at = answersOf(played).findIndex((_, i) => canRepeat(tableAt(played, i)))
  const asked = load(played, at)
  expect(asked.session.canRepeat).toBe(true)
  asked.session.repeat()
  expect(asked.sent).toHaveLength(1)

  const watching = load(played, at, false)
  expect(watching.session.canRepeat).toBe(false)
  watching.session.repeat()
  expect(watching.sent).toEqual([])
  expect(watching.session.length).toBe(at)
})
