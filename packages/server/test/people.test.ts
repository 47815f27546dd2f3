import { afterEach, expect, test, vi } from 'vitest'
import { addressHash } from '../src/people/tries.ts'
import { ask, begun, done, Live, restart, seated, site } from './client.ts'
import { onEveryDatabase } from './databases.ts'
import { botOf, enter, PASSWORD, register } from './person.ts'

const GAME = 'andean-abyss'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const browserIn = (set: string): string => /coinflict-browser=[^;]+/.exec(set)?.[0] ?? ''

/** However slow the machine is, no time goes by. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
afterEach(() => {
  vi.useRealTimers()
})

onEveryDatabase((at) => {
  test('an account is made once, by a name and a password that is long enough', async () => {
    const ann = await register(at(), 'Ann')
    expect(ann.body.person).toMatchObject({ name: 'Ann', language: 'en', bot: false })
    expect(ann.set).toMatch(/HttpOnly/)
    expect(ann.set).toMatch(/SameSite=Lax/)
    expect(ann.set).not.toMatch(/Secure/)
    expect((await done(at(), '/api/me', { headers: ann.headers })).person.name).toBe('Ann')
    expect((await done(at(), '/api/me')).person).toBeNull()
    const again = await enter(at(), '/api/people', { name: ' ANN ', password: PASSWORD }, { 'accept-language': 'pl' })
    expect(again.body.error).toEqual({ code: 'account-taken', text: 'Ktoś ma już konto o tej nazwie.' })
    expect((await enter(at(), '/api/people', { name: 'Short', password: 'short' })).body.error.code).toBe(
      'weak-password',
    )
    expect((await enter(at(), '/api/people', { name: 'a:b', password: PASSWORD })).body.error.code).toBe('name')
  })

  test('whoever logs in is known after the server starts again, and not after logging out', async () => {
    const { headers } = await register(at(), 'Bob')
    await restart(at())
    expect((await done(at(), '/api/me', { headers })).person.name).toBe('Bob')
    await done(at(), '/api/log-out', { method: 'POST', headers })
    expect((await done(at(), '/api/me', { headers })).person).toBeNull()
    const wrong = await enter(at(), '/api/log-in', { name: 'Bob', password: 'wrong password' })
    const nobody = await enter(at(), '/api/log-in', { name: 'Nobody at all', password: 'wrong password' })
    expect(wrong.status).toBe(401)
    expect(nobody.body).toEqual(wrong.body)
    expect((await enter(at(), '/api/log-in', { name: 'bob', password: PASSWORD })).status).toBe(200)
  })

  test('sessions are listed and ended; a new password ends all others', async () => {
    const here = await register(at(), 'Cid')
    const logIn = async (password = PASSWORD) =>
      (await enter(at(), '/api/log-in', { name: 'Cid', password })).set.split(';')[0] as string
    const [there, elsewhere] = [{ cookie: await logIn() }, { cookie: await logIn() }]
    const { sessions } = await done(at(), '/api/me/sessions', { headers: there })
    expect(sessions).toHaveLength(3)
    const own = sessions.find((each) => each.here)
    await done(at(), `/api/me/sessions/${own?.id}`, { method: 'DELETE', headers: here.headers })
    expect((await done(at(), '/api/me', { headers: there })).person).toBeNull()
    const change = (old: string) =>
      ask(at(), '/api/me/password', {
        method: 'PUT',
        body: { old, password: 'another password' },
        headers: here.headers,
      })
    expect((await change('not mine')).status).toBe(401)
    expect((await change(PASSWORD)).status).toBe(200)
    expect((await done(at(), '/api/me', { headers: elsewhere })).person).toBeNull()
    expect((await done(at(), '/api/me', { headers: here.headers })).person.name).toBe('Cid')
    expect(await logIn()).toBe('')
    expect(await logIn('another password')).not.toBe('')
  })

  test('somebody else cannot end a session of mine', async () => {
    const mine = await register(at(), 'Dan')
    const theirs = await register(at(), 'Dora')
    const { sessions } = await done(at(), '/api/me/sessions', { headers: mine.headers })
    await done(at(), `/api/me/sessions/${sessions[0]?.id}`, { method: 'DELETE', headers: theirs.headers })
    expect((await done(at(), '/api/me', { headers: mine.headers })).person.name).toBe('Dan')
  })

  test('whoever asks in a language is answered in it, others in that of the account', async () => {
    const { headers } = await register(at(), 'Eva')
    await done(at(), '/api/me/language', { method: 'PUT', body: { language: 'es' }, headers })
    const refusal = async (spoken: string) => {
      const { body } = await ask(at(), '/api/tables/abcdefghijkl/start', {
        method: 'POST',
        headers: { ...headers, 'accept-language': spoken },
      })
      return body.error
    }
    expect(await refusal('pl')).toEqual({ code: 'no-table', text: 'Nie ma takiego stołu.' })
    expect(await refusal('*')).toEqual({ code: 'no-table', text: 'No existe esa mesa.' })
  })

  test('whoever fails too often waits, but only at this account; an attack does not lock its owner out elsewhere', async () => {
    await register(at(), 'Fay')
    await register(at(), 'Gus')
    stopClock()
    for (let i = 0; i < 5; i++)
      expect((await enter(at(), '/api/log-in', { name: 'Fay', password: `guess ${i}` })).status).toBe(401)
    const late = await enter(at(), '/api/log-in', { name: 'Fay', password: PASSWORD })
    expect(late.status).toBe(429)
    expect(late.body).toMatchObject({ error: { code: 'try-later' }, retryAfter: 1 })
    expect((await enter(at(), '/api/log-in', { name: 'Gus', password: PASSWORD })).status).toBe(200)
  })

  test('another page logs nobody in or out, and changes nothing', async () => {
    const vic = await register(at(), 'Vic')
    const body = { name: 'Vic', password: PASSWORD }
    for (const from of [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const headers = { ...vic.headers, ...from }
      expect((await enter(at(), '/api/log-in', body, from)).body.error.code).toBe('origin')
      expect((await ask(at(), '/api/log-out', { method: 'POST', headers })).status).toBe(403)
      expect((await ask(at(), '/api/me/sessions', { method: 'DELETE', headers })).status).toBe(403)
      expect((await ask(at(), '/api/me/tokens', { body: { name: 'x', rights: ['play'] }, headers })).status).toBe(403)
    }
    // What forms can send without asking is not read.
    const form = { ...vic.headers, 'content-type': 'text/plain' }
    expect((await ask(at(), '/api/me/bots', { body: { name: 'Vicbot' }, headers: form })).status).toBe(400)
    expect((await done(at(), '/api/me', { headers: vic.headers })).person.name).toBe('Vic')
  })

  test('guesses count that come all at once', async () => {
    await register(at(), 'Mia')
    stopClock()
    const guess = (_: unknown, i: number) => enter(at(), '/api/log-in', { name: 'Mia', password: `guess ${i}` })
    const all = (await Promise.all(Array.from({ length: 12 }, guess))).map(({ status }) => status)
    expect(all.sort()).toEqual([...Array(5).fill(401), ...Array(7).fill(429)])
  })

  test('a browser that was let in before is not kept out by whoever shares its address', async () => {
    const ned = await register(at(), 'Ned')
    const other = await register(at(), 'Olga')
    stopClock()
    const logIn = async (password: string, { set }: { set: string }) =>
      (await enter(at(), '/api/log-in', { name: 'Ned', password }, { cookie: browserIn(set) })).status
    for (let i = 0; i < 5; i++) expect(await logIn(`guess ${i}`, other)).toBe(401)
    expect(await logIn(PASSWORD, other)).toBe(429)
    expect(await logIn(PASSWORD, { set: 'coinflict-browser=abcdefghijkl.x' })).toBe(429)
    expect(await logIn(PASSWORD, ned)).toBe(200)
    // It may not guess more than others.
    for (let i = 0; i < 5; i++) expect(await logIn(`guess ${i}`, ned)).toBe(401)
    expect(await logIn(PASSWORD, ned)).toBe(429)
    expect((await done(at(), '/api/me', { headers: { cookie: browserIn(ned.set) } })).person).toBeNull()
  })

  test('whoever logs out is out in every connection, and so is a program whose token ends', async () => {
    const pia = await register(at(), 'Pia')
    const bot = await botOf(at(), pia, 'Piabot')
    const seats = { govt: 'me', farc: 'open', auc: 'aa2', cartels: 'aa2' }
    const { table } = await done(at(), '/api/tables', { body: { game: GAME, seats }, headers: pia.headers })
    await done(at(), `/api/tables/${table.id}/join`, { body: {}, headers: bearer(bot) })
    const say = (text: string) => ({ type: 'do', table: table.id, act: 'chat', body: { text } })
    const lives = [await Live.open(at(), { headers: pia.headers }), await Live.open(at(), { headers: bearer(bot) })]
    for (const live of lives) {
      await live.watch(table.id)
      expect(live.you.chair).not.toBeNull()
      expect((await live.call(say('I am here.'))).type).toBe('done')
    }
    const codes = lives.map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)))
    const { tokens } = await done(at(), '/api/me/tokens', { headers: pia.headers })
    await done(at(), `/api/me/tokens/${tokens[0]?.id}`, { method: 'DELETE', headers: pia.headers })
    await done(at(), '/api/log-out', { method: 'POST', headers: pia.headers })
    for (const live of lives) live.say(say('I am still here.'))
    expect(await Promise.all(codes)).toEqual([4001, 4001])
    expect((await done(at(), `/api/tables/${table.id}/chat`)).lines).toHaveLength(2)
  })

  test('what a guest has said and noted goes with the seat to the account, and is gone with it', async () => {
    // Two tables: at one of them somebody else has the name that she has at the other.
    const [one, two] = [await seated(at(), GAME), await seated(at(), GAME)]
    const say = (id: string, key: string, text: string) => done(at(), `/api/tables/${id}/chat`, { body: { text }, key })
    await say(one.id, one.bob, 'I am Bob at this table.')
    await say(two.id, two.ann, 'I am Ann at that one.')
    await say(two.id, two.bob, 'I am the true Bob.')
    await done(at(), `/api/tables/${one.id}/notes`, { method: 'PUT', body: { text: 'Attack!' }, key: one.bob })
    const seats = [
      { table: one.id, key: one.bob },
      { table: two.id, key: two.ann },
    ]
    const { headers } = await register(at(), 'Rosalind', { seats })
    expect((await done(at(), `/api/tables/${one.id}/notes`, { headers })).text).toBe('Attack!')
    const { chat } = await done(at(), '/api/me/export', { headers })
    expect(chat.map(({ text }) => text)).toEqual(['I am Bob at this table.', 'I am Ann at that one.'])
    // She says something where she gets up again before the game.
    const open = { game: GAME, seats: { govt: 'me', farc: 'open', auc: 'aa2', cartels: 'aa2' }, name: 'Host' }
    const { table } = await done(at(), '/api/tables', { body: open })
    await done(at(), `/api/tables/${table.id}/join`, { body: {}, headers })
    await done(at(), `/api/tables/${table.id}/chat`, { body: { text: 'I must go.' }, headers })
    await done(at(), `/api/tables/${table.id}/leave`, { method: 'POST', headers })
    await done(at(), '/api/me', { method: 'DELETE', body: { password: PASSWORD }, headers })
    const said = async (id: string) => JSON.stringify((await done(at(), `/api/tables/${id}/chat`)).lines)
    expect(await said(one.id)).not.toMatch(/Bob/)
    expect(await said(two.id)).not.toMatch(/Ann/)
    expect(await said(two.id)).toMatch(/"name":"Bob","text":"I am the true Bob\."/)
    expect(await said(table.id)).not.toMatch(/Rosalind|must go/)
  })

  test('nobody takes a name that looks like another', async () => {
    await register(at(), 'Sue Ann')
    const code = async (name: string) =>
      (await enter(at(), '/api/people', { name, password: PASSWORD })).body.error.code
    expect(await code('Sue   Ann')).toBe('account-taken')
    expect(await code('Deleted  player')).toBe('name')
    expect(await code('Sue\u200bAnn')).toBe('name')
  })

  test('seats by link become those of the account, which sees its tables, those to move at first', async () => {
    const waiting = await seated(at(), GAME)
    const made = await begun(at(), GAME)
    const { table } = await done(at(), `/api/tables/${made.id}`)
    const [asked, other] = table.asked.chair === 0 ? [made.ann, made.bob] : [made.bob, made.ann]
    const hal = await register(at(), 'Hal', {
      seats: [
        { table: made.id, key: asked },
        { table: waiting.id, key: waiting.bob },
        { table: 'abcdefghijkl', key: asked },
        { table: made.id, key: 'no such key, none at all' },
      ],
    })
    expect(hal.body.linked).toEqual([made.id, waiting.id])
    const { tables } = await done(at(), '/api/me/tables', { headers: hal.headers })
    expect(tables.map((each) => [each.id, each.you])).toEqual([
      [made.id, { chair: table.asked.chair, asked: true, invited: null }],
      [waiting.id, { chair: 1, asked: false, invited: null }],
    ])
    expect((await done(at(), `/api/tables/${made.id}`, { headers: hal.headers })).you.chair).toBe(table.asked.chair)
    // A seat belongs to one account.
    const thief = await register(at(), 'Thief', { seats: [{ table: made.id, key: asked }] })
    expect(thief.body.linked).toEqual([])
    const linked = await done(at(), '/api/me/seats', {
      body: { seats: [{ table: made.id, key: other }] },
      headers: thief.headers,
    })
    expect(linked.linked).toEqual([made.id])
  })

  test('a token reads or plays and never changes the account', async () => {
    const { headers } = await register(at(), 'Ivy')
    const token = (rights: string[]) => done(at(), '/api/me/tokens', { body: { name: 'mine', rights }, headers })
    const [reads, plays] = [await token(['read']), await token(['read', 'play'])]
    const body = { game: GAME, seats: { govt: 'me', farc: 'aa2', auc: 'aa2', cartels: 'aa2' } }
    expect((await done(at(), '/api/me/tables', { headers: bearer(reads.token) })).tables).toEqual([])
    expect((await ask(at(), '/api/tables', { body, headers: bearer(reads.token) })).body.error.code).toBe('no-right')
    expect((await done(at(), '/api/tables', { body, headers: bearer(plays.token) })).table.chairs[0]?.name).toBe('Ivy')
    const change = { method: 'PUT', body: { language: 'pl' }, headers: bearer(plays.token) }
    expect((await ask(at(), '/api/me/language', change)).body.error.code).toBe('no-right')
    expect((await ask(at(), '/api/me/export', { headers: bearer(plays.token) })).status).toBe(403)
    const { tokens } = await done(at(), '/api/me/tokens', { headers })
    expect(tokens.map((each) => each.rights)).toEqual(['read', 'play'])
    expect(JSON.stringify(tokens)).not.toContain(plays.token)
    await done(at(), `/api/me/tokens/${plays.id}`, { method: 'DELETE', headers })
    expect((await ask(at(), '/api/me/tables', { headers: bearer(plays.token) })).body.error.code).toBe('bad-token')
  })

  test('a bot has tokens of its owner, no password, and is said to be one', async () => {
    const jim = await register(at(), 'Jim')
    const token = await botOf(at(), jim, 'Jimbot')
    expect((await done(at(), '/api/me', { headers: bearer(token) })).person).toMatchObject({
      name: 'Jimbot',
      bot: true,
    })
    expect((await enter(at(), '/api/log-in', { name: 'Jimbot', password: '' })).status).toBe(401)
    const other = await register(at(), 'Kay')
    const stolen = { body: { name: 'x', rights: ['play'], bot: 'Jimbot' }, headers: other.headers }
    expect((await ask(at(), '/api/me/tokens', stolen)).body.error.code).toBe('no-person')
  })

  test('whoever is not logged in is told so', async () => {
    const { status, body } = await ask(at(), '/api/me/tables', { headers: { 'accept-language': 'es' } })
    expect([status, body.error]).toEqual([401, { code: 'log-in', text: 'Primero inicia sesión.' }])
  })

  test('nobody sits down with somebody who has blocked them', async () => {
    const lea = await register(at(), 'Lea')
    const max = await register(at(), 'Max')
    await done(at(), '/api/me/blocked', { body: { name: 'max' }, headers: lea.headers })
    const seats = { govt: 'me', farc: 'open', auc: 'aa2', cartels: 'aa2' }
    const { table } = await done(at(), '/api/tables', { body: { game: GAME, seats }, headers: lea.headers })
    const join = () => ask(at(), `/api/tables/${table.id}/join`, { body: {}, headers: max.headers })
    expect((await join()).body.error.code).toBe('blocked')
    expect((await done(at(), '/api/me/blocked/Max', { method: 'DELETE', headers: lea.headers })).blocked).toEqual([])
    expect((await join()).status).toBe(200)
    expect((await join()).body.error.code).toBe('seat')
    const report = { body: { name: 'Max', table: table.id, text: 'He swears.' }, headers: lea.headers }
    expect((await ask(at(), '/api/reports', report)).status).toBe(200)
    expect((await done(at(), '/api/me/export', { headers: lea.headers })).reports[0]?.text).toBe('He swears.')
  })
})

test('behind a proxy nobody chooses the address that they are counted by', async () => {
  const at = await site({ isBehindProxy: true })
  await register(at, 'Tom')
  stopClock()
  const guess = async (seen: string, claimed: string) => {
    const headers = { 'x-forwarded-for': `${claimed}, ${seen}` }
    return (await enter(at, '/api/log-in', { name: 'Tom', password: 'a guess' }, headers)).status
  }
  for (let i = 0; i < 5; i++) expect(await guess('203.0.113.7', `198.51.100.${i}`)).toBe(401)
  expect(await guess('203.0.113.7', '198.51.100.9')).toBe(429)
  expect(await guess('203.0.113.8', '198.51.100.9')).toBe(401)
  await at.close()
})

test('one line is one address', () => {
  expect(addressHash('2001:db8::1')).toBe(addressHash('2001:db8::2:3'))
  expect(addressHash('2001:db8::1')).not.toBe(addressHash('2001:db8:0:1::1'))
  expect(addressHash('::ffff:192.0.2.1')).toBe(addressHash('192.0.2.1'))
})

test('where people come by https, cookies go nowhere else', async () => {
  const [by, proxied] = [await site({ url: 'https://games.example/' }), await site({ isBehindProxy: true })]
  expect((await register(by, 'Una')).set.match(/; Secure/g)).toHaveLength(2)
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' }
  const { set } = await enter(proxied, '/api/people', { name: 'Una', password: PASSWORD }, https)
  expect(set.match(/; Secure/g)).toHaveLength(2)
  for (const each of [by, proxied]) await each.close()
})
