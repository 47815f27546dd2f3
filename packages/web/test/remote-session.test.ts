import { type Word, wordOf } from '@coinflict/kernel/state'
import { journalFor, type Table, turnOf } from '@coinflict/kernel/table'
import { beforeEach, expect, test, vi } from 'vitest'
import { RemoteSession } from '../src/online/remote-session.ts'
import { notice } from '../src/parts/notice.ts'
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

/** A page in the middle of a game: the server tells the game first, and then who sits before the page. */
function load() {
  const server = tableAt(played, from)
  let revision = 1
  let isSeated = false
  const sent: string[] = []
  const acknowledge: (() => void)[] = []
  const session = new RemoteSession(
    'id',
    box,
    tableAt(played, from),
    { isElsewhere: () => !isSeated },
    { revision, length: journalFor(server, 'everything').length },
    {
      send: (_act, _id, body) => {
        sent.push((body as { readonly key: string }).key)
        return new Promise((resolve) => acknowledge.push(resolve))
      },
      reasons: undefined,
      nameOf: () => undefined,
    },
  )
  isSeated = true
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
    acknowledge: () => acknowledge.shift()?.(),
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
