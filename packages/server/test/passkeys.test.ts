import { afterEach, expect, test, vi } from 'vitest'
import { Authenticator } from './authenticator.ts'
import { ask, done, type Site, site } from './client.ts'
import { onEveryDatabase } from './databases.ts'
import { enter, PASSWORD, register, type Somebody } from './person.ts'

const originOf = (at: Site): string => new URL(at.config.url ?? `http://127.0.0.1:${at.running.port}`).origin

/** Somebody adds a passkey to their account. */
async function add(
  at: Site,
  { headers }: Pick<Somebody, 'headers'>,
  key: Authenticator,
  proof: object = { password: PASSWORD },
) {
  const { options } = await done(at, '/api/me/passkeys/options', { body: proof, headers })
  const passkey = key.make(options, originOf(at))
  return ask(at, '/api/me/passkeys', { body: { name: 'My telephone', passkey }, headers })
}

/** A passkey is shown, to whatever asks for it. */
const shown = async (at: Site, key: Authenticator) =>
  key.show((await done(at, '/api/passkeys/show', { method: 'POST' })).options, originOf(at))

const logIn = async (at: Site, key: Authenticator) =>
  enter(at, '/api/passkeys/log-in', { passkey: await shown(at, key) })

/** An account with nothing but a passkey. */
async function registerBy(at: Site, name: string, key: Authenticator) {
  const { options } = await done(at, '/api/passkeys/new', { body: { name } })
  const reply = await enter(at, '/api/people', { name, passkey: key.make(options, originOf(at)) })
  return { ...reply, headers: { cookie: reply.set.split(';')[0] as string } }
}

afterEach(() => {
  vi.useRealTimers()
})

onEveryDatabase((at) => {
  test('whoever has added a passkey logs in with it, until it is removed', async () => {
    const ann = await register(at(), 'Ann')
    const key = new Authenticator()
    const added = await add(at(), ann, key)
    expect(added.body.passkeys).toMatchObject([{ name: 'My telephone', used_at: null }])
    const { status, set, body } = await logIn(at(), key)
    expect([status, body.person.name, body.hasPassword]).toEqual([200, 'Ann', true])
    expect(set).toMatch(/^coinflict=.*HttpOnly.*SameSite=Lax/)
    const headers = { cookie: set.split(';')[0] as string }
    const { passkeys } = await done(at(), '/api/me/passkeys', { headers })
    expect(passkeys[0]?.used_at).toBeGreaterThan(0)
    const { options } = await done(at(), '/api/me/passkeys/options', { body: { password: PASSWORD }, headers })
    expect(options.excludeCredentials).toMatchObject([{ id: key.id.toString('base64url') }])
    expect(JSON.stringify(await done(at(), '/api/me/export', { headers }))).toContain('My telephone')
    const path = `/api/me/passkeys/${passkeys[0]?.id}`
    const other = await register(at(), 'Bob')
    await done(at(), path, { method: 'DELETE', headers: other.headers })
    expect((await logIn(at(), key)).status).toBe(200)
    expect((await done(at(), path, { method: 'DELETE', headers })).passkeys).toEqual([])
    const gone = await enter(
      at(),
      '/api/passkeys/log-in',
      { passkey: await shown(at(), key) },
      { 'accept-language': 'pl' },
    )
    expect(gone.body.error).toEqual({
      code: 'bad-passkey',
      text: 'Tego klucza dostępu nie można tu użyć albo trwało to zbyt długo.',
    })
  })

  test('an account needs no password: a passkey makes it, proves who it is, and deletes it', async () => {
    const key = new Authenticator()
    const cid = await registerBy(at(), 'Cid', key)
    expect(cid.body).toMatchObject({ person: { name: 'Cid' }, hasPassword: false })
    // Nobody makes a passkey for a name that is taken.
    expect((await ask(at(), '/api/passkeys/new', { body: { name: 'CID' } })).body.error.code).toBe('account-taken')
    expect((await logIn(at(), key)).body.person.id).toBe(cid.body.person.id)
    expect((await enter(at(), '/api/log-in', { name: 'Cid', password: '' })).status).toBe(401)
    const { passkeys } = await done(at(), '/api/me/passkeys', { headers: cid.headers })
    const last = { method: 'DELETE', headers: cid.headers }
    expect((await ask(at(), `/api/me/passkeys/${passkeys[0]?.id}`, last)).body.error.code).toBe('last-passkey')
    expect((await logIn(at(), key)).status).toBe(200)
    // Somebody else's passkey proves nothing.
    const other = new Authenticator()
    await registerBy(at(), 'Dora', other)
    const remove = (proof: object) => ask(at(), '/api/me', { method: 'DELETE', body: proof, headers: cid.headers })
    expect((await remove({ passkey: await shown(at(), other) })).body.error.code).toBe('bad-passkey')
    expect((await remove({})).status).toBe(401)
    const change = { password: 'a first password', passkey: await shown(at(), key) }
    await done(at(), '/api/me/password', { method: 'PUT', body: change, headers: cid.headers })
    expect((await enter(at(), '/api/log-in', { name: 'Cid', password: 'a first password' })).body.hasPassword).toBe(
      true,
    )
    expect((await remove({ passkey: await shown(at(), key) })).status).toBe(200)
    expect((await logIn(at(), key)).status).toBe(401)
  })

  test('nobody adds a passkey to an account by a session alone', async () => {
    const { headers } = await register(at(), 'Eva')
    const options = (body: object) => ask(at(), '/api/me/passkeys/options', { body, headers })
    expect((await options({})).status).toBe(401)
    expect((await options({ password: 'not mine' })).status).toBe(401)
    // What was to be signed for a new account, or for somebody else, does not do either.
    const { options: forNew } = await done(at(), '/api/passkeys/new', { body: { name: 'Eve' } })
    const fay = await register(at(), 'Fay')
    const { options: forFay } = await done(at(), '/api/me/passkeys/options', {
      body: { password: PASSWORD },
      headers: fay.headers,
    })
    for (const each of [forNew, forFay]) {
      const body = { name: 'x', passkey: new Authenticator().make(each, originOf(at())) }
      expect((await ask(at(), '/api/me/passkeys', { body, headers })).body.error.code).toBe('bad-passkey')
    }
    expect((await done(at(), '/api/me/passkeys', { headers })).passkeys).toEqual([])
  })

  test('what a passkey has signed counts once, here, and not for long', async () => {
    const gus = await register(at(), 'Gus')
    const key = new Authenticator()
    await add(at(), gus, key)
    const status = async (passkey: object) => (await enter(at(), '/api/passkeys/log-in', { passkey })).status
    const once = await shown(at(), key)
    expect([await status(once), await status(once)]).toEqual([200, 401])
    const [a, b] = [await shown(at(), key), await shown(at(), key)]
    expect(await status({ ...a, response: { ...a.response, signature: b.response.signature } })).toBe(401)
    const late = await shown(at(), key)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })
    expect(await status(late)).toBe(401)
    vi.useRealTimers()
    expect(await status(await shown(at(), key))).toBe(200)
  })

  test('a passkey for another site, or that nobody was asked for, is refused', async () => {
    const { headers } = await register(at(), 'Hal')
    for (const cheats of [{ origin: 'https://evil.example' }, { site: 'evil.example' }, { isUnverified: true }]) {
      expect((await add(at(), { headers }, new Authenticator(cheats))).status, JSON.stringify(cheats)).toBe(401)
      const key = new Authenticator()
      await add(at(), { headers }, key)
      Object.assign(key.cheats, cheats)
      expect((await logIn(at(), key)).status, JSON.stringify(cheats)).toBe(401)
    }
  })
})

test('passkeys are for the address where people find the page', async () => {
  const at = await site({ url: 'https://games.example/coin/' })
  const key = new Authenticator()
  const { options } = await done(at, '/api/passkeys/new', { body: { name: 'Ivy' } })
  expect(options.rp.id).toBe('games.example')
  expect((await registerBy(at, 'Ivy', key)).status).toBe(200)
  expect((await logIn(at, key)).body.person.name).toBe('Ivy')
  await at.close()
})
