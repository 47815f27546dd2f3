import { spawn, spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { placeOf } from '../src/people/sittings.ts'
import { ask, done, type Site } from './client.ts'
import { onEveryDatabase } from './databases.ts'
import { botOf, PASSWORD, register, type Somebody } from './person.ts'

const GAME = 'andean-abyss'
const BOT = new URL('../../../examples/bot.py', import.meta.url).pathname
const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.warn('python3 is not installed: the test of examples/bot.py is skipped')

/** A rated table of two people and two who answer by lot, which runs. */
async function table(at: Site, one: Somebody, other: Somebody, wish: object = {}): Promise<string> {
  const seats = { govt: 'me', farc: 'open', auc: 'random', cartels: 'random' }
  const body = { game: GAME, scenario: 'quick', seats, rated: true, public: true, ...wish }
  const made = await done(at, '/api/tables', { body, headers: one.headers })
  await done(at, `/api/tables/${made.table.id}/join`, { body: {}, headers: other.headers })
  await done(at, `/api/tables/${made.table.id}/start`, { method: 'POST', headers: one.headers })
  return made.table.id
}

/** People answer the first thing they can until it is over, or somebody has had enough. */
async function play(
  at: Site,
  id: string,
  people: readonly Somebody[],
  enough = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let n = 0; n < enough; n++) {
    const { table: now } = await done(at, `/api/tables/${id}`)
    if (now.status !== 'running') return
    const { headers } = people[now.asked.chair] as Somebody
    const { revision, question } = await done(at, `/api/tables/${id}/question`, { headers })
    const { answers = [] } = question ?? {}
    const { key } = answers[(n * 7919) % answers.length] ?? {}
    await done(at, `/api/tables/${id}/answer`, { body: { revision, id: `at ${revision}`, key }, headers })
  }
}

/** The rating of somebody who has played one faction only. */
async function onlyRating(at: Site, name: string) {
  const { ratings } = await done(at, `/api/people/${name}`)
  if (ratings.length !== 1) throw new Error(`${name} has ${ratings.length} ratings`)
  return ratings[0] as (typeof ratings)[number]
}

onEveryDatabase((at) => {
  test('a rated game changes the ratings of both with the factions they had, and is in the archive', async () => {
    const [ann, bob] = [await register(at(), 'Ann'), await register(at(), 'Bob')]
    const id = await table(at(), ann, bob)
    await play(at(), id, [ann, bob])
    const { table: over } = await done(at(), `/api/tables/${id}`)
    expect(over.status).toBe('finished')
    const place = (faction: string) => placeOf(over.result, [faction])
    const a = await onlyRating(at(), 'Ann')
    const b = await onlyRating(at(), 'Bob')
    expect(a).toMatchObject({ game: GAME, faction: 'govt', games: 1, wins: place('govt') === 1 ? 1 : 0 })
    expect(b).toMatchObject({ game: GAME, faction: 'farc', games: 1 })
    expect(Math.sign(a.mu - b.mu)).toBe(Math.sign(place('farc') - place('govt')))
    expect(a.sigma).toBeLessThan(25 / 3)
    expect(a.ordinal).toBeCloseTo(a.mu - 3 * a.sigma)
    expect((await done(at(), '/api/people/Ann')).played).toEqual([
      { game: GAME, games: 1, wins: place('govt') === 1 ? 1 : 0, left: 0 },
    ])
    const pair = await done(at(), '/api/people/Ann/against/Bob')
    expect(pair).toMatchObject({ games: 1, ahead: place('govt') < place('farc') ? [1, 0] : [0, 1] })
    const ladder = await done(at(), `/api/ratings?game=${GAME}&faction=govt`)
    expect(ladder.ratings.map((each) => each.name)).toEqual(['Ann'])
    const found = async (query: string) => (await done(at(), `/api/archive?${query}`)).tables.map((each) => each.id)
    expect(await found(`game=${GAME}&player=bob&from=${over.finished}&to=${over.finished}`)).toEqual([id])
    expect(await found(`to=${over.finished - 1}`)).toEqual([])
    expect(await found('game=fire-in-the-lake')).toEqual([])
    // Nobody plays a rated game without an account.
    const guest = { game: GAME, seats: { govt: 'me' }, name: 'Guest', rated: true }
    expect((await ask(at(), '/api/tables', { body: guest })).body.error.code).toBe('account')
  })

  test('whoever gets up is rated as the last; games that are not rated change nothing', async () => {
    const [cid, dora] = [await register(at(), 'Cid'), await register(at(), 'Dora')]
    const id = await table(at(), cid, dora)
    await play(at(), id, [cid, dora], 3)
    await done(at(), `/api/tables/${id}/leave`, { method: 'POST', headers: cid.headers })
    await play(at(), id, [cid, dora])
    expect((await done(at(), '/api/people/Cid')).played[0]).toMatchObject({ games: 1, wins: 0, left: 1 })
    const d = await onlyRating(at(), 'Dora')
    expect((await onlyRating(at(), 'Cid')).mu).toBeLessThan(d.mu)
    const friendly = await table(at(), dora, cid, { rated: false })
    await play(at(), friendly, [dora, cid])
    expect(await onlyRating(at(), 'Dora')).toEqual(d)
    expect((await done(at(), '/api/people/Dora')).played[0]?.games).toBe(2)
  })

  test('whoever deletes their account takes their data along and leaves no name', async () => {
    const [eva, fay] = [await register(at(), 'Evangeline'), await register(at(), 'Fay')]
    const [old, now] = [await table(at(), eva, fay), await table(at(), eva, fay)]
    for (const id of [old, now])
      await done(at(), `/api/tables/${id}/chat`, { body: { text: 'I live in Kraków.' }, headers: eva.headers })
    await play(at(), old, [eva, fay])
    const exported = await done(at(), '/api/me/export', { headers: eva.headers })
    expect(exported.person.name).toBe('Evangeline')
    expect(exported.chat.map((line) => line.text)).toEqual(['I live in Kraków.', 'I live in Kraków.'])
    expect(exported.seats).toHaveLength(2)
    expect(JSON.stringify(exported)).not.toMatch(/argon2|hash/)
    const remove = (password: string) =>
      ask(at(), '/api/me', { method: 'DELETE', body: { password }, headers: eva.headers })
    expect((await remove('not mine')).status).toBe(401)
    expect((await remove(PASSWORD)).status).toBe(200)
    expect((await done(at(), '/api/me', { headers: eva.headers })).person).toBeNull()
    expect((await ask(at(), '/api/people/Evangeline')).status).toBe(404)
    for (const id of [old, now])
      for (const path of ['', '/view', '/chat', '/export']) {
        const said = JSON.stringify(await done(at(), `/api/tables/${id}${path}`, { headers: fay.headers }))
        expect(said).not.toMatch(/Evangeline|Kraków/)
      }
    expect((await done(at(), `/api/tables/${old}`)).table.chairs[0]?.name).toBe('deleted player')
    expect((await done(at(), `/api/tables/${now}`)).table).toMatchObject({
      status: 'running',
      chairs: [{ name: null }, { name: 'Fay' }],
    })
  })

  test.skipIf(!hasPython)('the example bot sits down with its token and plays a game to the end', async () => {
    const gus = await register(at(), 'Gus')
    const token = await botOf(at(), gus, 'Gusbot')
    const seats = { govt: 'open', farc: 'random', auc: 'random', cartels: 'random' }
    const { table: made, key } = await done(at(), '/api/tables', { body: { game: GAME, scenario: 'quick', seats } })
    const bot = spawn('python3', [BOT, `http://127.0.0.1:${at().running.port}/`, made.id], {
      env: { ...process.env, COINFLICT_TOKEN: token },
    })
    let said = ''
    let isSeated: () => void
    const seated = new Promise<void>((resolve) => {
      isSeated = resolve
    })
    for (const stream of [bot.stdout, bot.stderr])
      stream.on('data', (data) => {
        said += data
        isSeated()
      })
    const ended = new Promise((resolve) => bot.once('exit', resolve))
    await Promise.race([seated, ended])
    await done(at(), `/api/tables/${made.id}/start`, { method: 'POST', key })
    expect(await ended, said).toBe(0)
    expect(said).toMatch(/^Gusbot sits at [\w-]{12}\nGusbot gave \d+ answers\n$/)
    expect((await done(at(), `/api/tables/${made.id}`)).table.status).toBe('finished')
    expect((await done(at(), '/api/people/Gusbot')).played[0]?.games).toBe(1)
    const stranger = spawnSync('python3', [BOT, 'http://127.0.0.1:1/', made.id], {
      env: { ...process.env, COINFLICT_TOKEN: 'none' },
      encoding: 'utf8',
    })
    expect([stranger.status, stranger.stderr]).toEqual([1, expect.stringMatching(/^.*Connection refused.*\n$/)])
  })
})
