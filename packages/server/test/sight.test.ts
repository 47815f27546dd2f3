import { cpSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startServer } from '../src/index.ts'
import { anyAnswer, ask, done, Live, type Site, site, volumeOf } from './client.ts'

/** Nothing that is sent tells one moment from another. */
const NOW = new Date('2020-01-01T12:00:00Z')
afterEach(() => {
  vi.useRealTimers()
})

interface People {
  readonly id: string
  readonly keys: readonly string[]
}

/** Four people at a table with Deception markers before them. */
async function begin(at: Site, game: string, factions: readonly string[]): Promise<People> {
  const seats = Object.fromEntries(factions.map((faction, i) => [faction, i === 0 ? 'me' : 'link']))
  const { table, key, links } = await done(at, '/api/tables', {
    body: { game, seats, name: 'Host', options: { deception: 'yes' } },
  })
  const keys: string[] = table.chairs.map(() => key)
  for (const link of links as { chair: number; key: string }[]) {
    keys[link.chair] = link.key
    await done(at, `/api/tables/${table.id}/join`, { body: { name: `P${link.chair}` }, key: link.key })
  }
  await done(at, `/api/tables/${table.id}/start`, { method: 'POST', key })
  return { id: table.id, keys }
}

/** Exchanges two markers that lie face down before others; gives whether there were two that differ. */
function swap(file: string, table: string, seen: readonly string[]): boolean {
  const db = new Libsql(file)
  const rows = db.prepare('select n, entry from entries where table_id = ? order by n').all(table) as {
    n: number
    entry: string
  }[]
  const hidden = rows.filter(({ n }) => seen[n] === '!?')
  const [first] = hidden
  const other = hidden.find(({ entry }) => entry !== first?.entry)
  if (first !== undefined && other !== undefined) {
    const set = db.prepare('update entries set entry = ? where table_id = ? and n = ?')
    set.run(other.entry, table, first.n)
    set.run(first.entry, table, other.n)
  }
  db.close()
  return other !== undefined
}

/** Two servers with the same table, but for markers that the first person and those who watch cannot see. */
async function twoServers(
  game: string,
  factions: readonly string[],
): Promise<{ sites: readonly [Site, Site]; people: People }> {
  for (;;) {
    const first = await site()
    const people = await begin(first, game, factions)
    const { entries } = await done(first, `/api/tables/${people.id}/journal`, { key: people.keys[0] })
    await first.running.stop()
    const second = await site()
    await second.running.stop()
    cpSync(first.config.data, second.config.data, { recursive: true })
    const isOther = swap(join(second.config.data, 'coinflict.db'), people.id, entries)
    for (const each of [first, second]) each.running = await startServer(each.config)
    if (isOther) return { sites: [first, second], people }
    for (const each of [first, second]) await each.close()
  }
}

const SHOWING = ['save', 'entries', 'table', 'error']
const shown = (live: Live): string[] => live.raw.filter((text) => SHOWING.includes(JSON.parse(text).type))

describe.each([
  ['fire-in-the-lake', ['us', 'arvn', 'nva', 'vc']],
  ['a-distant-plain', ['government', 'coalition', 'taliban', 'warlords']],
])('%s: markers that lie face down before others', (game, factions) => {
  test('change no byte of what a player or a spectator is sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    const volume = await volumeOf(game)
    const { sites, people } = await twoServers(game, factions)
    const { id, keys } = people
    const [own] = keys
    const path = `/api/tables/${id}`
    const watching = await Promise.all(
      sites.map(async (at) => {
        const lives = [await Live.open(at), await Live.open(at)] as const
        await lives[0].watch(id, own)
        await lives[1].watch(id)
        return lives
      }),
    )
    const hidden = await Promise.all(
      sites.map((at) => Promise.all(keys.slice(1).map((key) => done(at, `${path}/view`, { key })))),
    )
    expect(hidden[0]).not.toEqual(hidden[1])
    for (let n = 0; n < 40; n++) {
      const { table } = await done(sites[0], path)
      const key = keys[table.asked.chair]
      const asked = await Live.open(sites[0])
      await asked.watch(id, key)
      const { pending } = asked.table(volume)
      asked.close()
      if (pending === undefined) break
      const body = { revision: table.revision, id: `n${n}`, key: anyAnswer(volume, pending, n) }
      const replies = await Promise.all(sites.map((at) => ask(at, `${path}/answer`, { body, key })))
      expect(replies[1]).toEqual(replies[0])
      expect(replies[0]?.status).toBe(200)
      const wrong = { revision: table.revision + 1, id: `w${n}`, words: 'give nobody resources 1' }
      for (const [more, sent] of [
        ['view', { key: own }],
        ['export', { key: own }],
        ['export', {}],
        ['journal', {}],
        ['why', {}],
        ['interject', { body: wrong, key: own }],
        ['undo', { body: { revision: 0, id: `u${n}` }, key: own }],
      ] as const) {
        const [a, b] = await Promise.all(sites.map((at) => ask(at, `${path}/${more}`, sent)))
        expect(JSON.stringify(b), more).toBe(JSON.stringify(a))
      }
    }
    const { table } = await done(sites[0], path)
    for (const lives of watching)
      for (const live of lives) await live.until(() => live.info.revision === table.revision)
    const [a, b] = watching.map((lives) => lives.map(shown))
    expect(a?.[0]?.length).toBeGreaterThan(40)
    expect(b).toEqual(a)
    for (const lives of watching) for (const live of lives) live.close()
    for (const at of sites) await at.close()
  })
})
