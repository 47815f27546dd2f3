import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChannelRow } from '../src/tell/rows.ts'
import { mayHook } from '../src/tell/send.ts'
import { dueAt } from '../src/tell/times.ts'
import { ask, done, restart, type Site, site } from './client.ts'
import { sharedDatabase } from './databases.ts'
import { register, type Somebody } from './person.ts'
import { type Hooked, hookServer, mailServer, type Pushed, pushServer, type Receiver } from './receivers.ts'

const GAME = 'andean-abyss'

/** A table of two people who are logged in, which runs. */
async function table(at: Site, one: Somebody, other: Somebody): Promise<string> {
  const seats = { govt: 'me', farc: 'open', auc: 'random', cartels: 'random' }
  const body = { game: GAME, scenario: 'quick', seats, title: 'Tuesday' }
  const made = await done(at, '/api/tables', { body, headers: one.headers })
  await done(at, `/api/tables/${made.table.id}/join`, { body: {}, headers: other.headers })
  await done(at, `/api/tables/${made.table.id}/start`, { method: 'POST', headers: one.headers })
  return made.table.id
}

/** Whoever is asked answers until somebody else is. Gives who is asked then. */
async function handOn(at: Site, id: string, people: readonly Somebody[]): Promise<Somebody> {
  const first = (await done(at, `/api/tables/${id}`)).table.asked.chair
  for (;;) {
    const { headers } = people[first] as Somebody
    const { revision, question } = await done(at, `/api/tables/${id}/question`, { headers })
    if (question === null) return people[1 - first] as Somebody
    const key = question.answers.at(-1)?.key
    await done(at, `/api/tables/${id}/answer`, { body: { revision, id: `at ${revision}`, key }, headers })
  }
}

const pathOf = (text: string, what: string): string =>
  new RegExp(`/api/tell/${what}\\?channel=[\\w-]+&sign=[\\w-]+`).exec(text)?.[0] ?? `no link to ${what}`

/** Opens a link, as programs do too. */
const opened = async (at: Site, path: string): Promise<string> =>
  (await fetch(`http://127.0.0.1:${at.running.port}${path}`)).text()

/** Presses the button that a link leads to, or that a mail program shows. */
async function pressed(at: Site, path: string, body = ''): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return (await fetch(`http://127.0.0.1:${at.running.port}${path}`, { method: 'POST', headers, body })).text()
}

const shared = sharedDatabase()
for (const [name, database] of [
  ['SQLite', undefined],
  ['PostgreSQL', shared],
] as const)
  describe.skipIf(name === 'PostgreSQL' && database === undefined)(`on ${name}`, () => {
    let at: Site
    let mail: Receiver<string>
    let hook: Receiver<Hooked>
    const address = () => `http://127.0.0.1:${hook.port}/hook`
    beforeAll(async () => {
      mail = await mailServer()
      hook = await hookServer()
      const smtp = `smtp://127.0.0.1:${mail.port}/?ignoreTLS=true`
      const more = database === undefined ? {} : { database }
      at = await site({ smtp, url: 'https://games.example/', mayHookHome: true, tellAgain: 10, ...more })
    })
    afterAll(async () => {
      await at.close()
      await mail.close()
      await hook.close()
    })
    const add = ({ headers }: Somebody, body: object) => ask(at, '/api/me/channels', { body, headers })

    test('mail comes once the address is confirmed, in the language of the person, and stops with one click', async () => {
      const [ann, bob] = [await register(at, 'Ann'), await register(at, 'Bob', { language: 'pl' })]
      expect((await add(bob, { kind: 'mail', address: 'bob@example.org' })).body.channels[0]?.confirmed).toBe(false)
      await mail.until(1)
      const asking = mail.got[0] ?? ''
      expect(asking).toMatch(/^To: bob@example\.org$/m)
      expect((await ask(at, pathOf(asking, 'confirm').replace(/sign=./, 'sign=!'))).status).toBe(403)
      // Programs that look where a link leads do not confirm anything.
      expect(await opened(at, pathOf(asking, 'confirm'))).toContain('<button>Tak, piszcie tutaj</button>')
      expect((await done(at, '/api/me/channels', { headers: bob.headers })).channels[0]?.confirmed).toBe(false)
      expect(await pressed(at, pathOf(asking, 'confirm'))).toContain(
        '<p>Dziękujemy. Od teraz dostajesz tu wiadomości.</p><a href=',
      )
      const id = await table(at, ann, bob)
      while ((await handOn(at, id, [ann, bob])) !== bob);
      await mail.until(2)
      const told = mail.got[1] ?? ''
      expect(told).toMatch(/^Subject: Twoja kolej: Tuesday$/m)
      expect(told).toContain(`https://games.example/?table=${id}&at=`)
      expect(told).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
      expect(await pressed(at, pathOf(told, 'stop'), 'List-Unsubscribe=One-Click')).toContain('<p>Nie dostaniesz')
      expect((await done(at, '/api/me/channels', { headers: bob.headers })).channels[0]?.stopped).toBe(true)
    })

    test('webhooks get JSON or what Discord reads; what did not arrive comes again, also after the server starts again', async () => {
      const [cid, dora] = [await register(at, 'Cid'), await register(at, 'Dora', { language: 'es' })]
      expect((await add(cid, { kind: 'webhook', address: address() })).status).toBe(200)
      expect((await add(dora, { kind: 'discord', address: address() })).status).toBe(200)
      hook.refuse = 1
      const id = await table(at, cid, dora)
      await restart(at)
      await hook.until(1)
      await handOn(at, id, [cid, dora])
      await hook.until(2)
      const [own] = hook.got.find((each) => each.format === 'coinflict-told')?.events ?? []
      expect(own).toMatchObject({ kind: 'asked', table: id, title: 'It is your turn: Tuesday' })
      expect(own?.link).toContain(`https://games.example/?table=${id}`)
      expect(own?.text.at(-1)).toMatch(/^You are asked: \S/)
      const discord = hook.got.find((each) => each.content !== undefined)
      expect(discord).toMatchObject({ allowed_mentions: { parse: [] } })
      expect(discord?.content).toMatch(/^\*\*Te toca: Tuesday\*\*/)
      const stop = pathOf(discord?.content ?? '', 'stop')
      expect(await opened(at, stop)).toContain('<html lang="es">')
      const channel = async () => (await done(at, '/api/me/channels', { headers: dora.headers })).channels[0]
      expect((await channel())?.stopped).toBe(false)
      expect(await pressed(at, stop)).toContain('<p>Aquí no se te avisa más')
      expect((await channel())?.stopped).toBe(true)
    })

    test('whoever is invited is told so, in their language, unless the invitation is withdrawn before', async () => {
      const [kim, lew] = [await register(at, 'Kim'), await register(at, 'Lew', { language: 'pl' })]
      await add(lew, { kind: 'webhook', address: address() })
      hook.got.length = 0
      hook.refuse = Number.POSITIVE_INFINITY
      const seats = { govt: 'me', farc: 'person:Lew', auc: 'open', cartels: 'random' }
      const body = { game: GAME, seats, title: 'Friday' }
      const { table: made } = await done(at, '/api/tables', { body, headers: kim.headers })
      const offer = (wish: object) => done(at, `/api/tables/${made.id}/offer`, { body: wish, headers: kim.headers })
      await offer({ chair: 1, for: 'link' })
      hook.refuse = 0
      await offer({ chair: 2, for: 'person', name: 'Lew' })
      await hook.until(1)
      expect(hook.got.flatMap(({ events }) => events)).toMatchObject([
        {
          kind: 'invited',
          title: 'Zaproszenie do gry: Friday',
          text: ['Kim trzyma dla ciebie miejsce. Przyjmij je albo odrzuć przy stole.'],
          link: `https://games.example/?table=${made.id}`,
        },
      ])
    })

    test('the host is told who declines, unless somebody else is asked before', async () => {
      const [pia, quin] = [await register(at, 'Pia', { language: 'es' }), await register(at, 'Quin')]
      await add(pia, { kind: 'webhook', address: address() })
      hook.got.length = 0
      hook.refuse = Number.POSITIVE_INFINITY
      const seats = { govt: 'link', farc: 'person:Quin', auc: 'open', cartels: 'random' }
      const body = { game: GAME, seats, title: 'Sunday' }
      const { table: made } = await done(at, '/api/tables', { body, headers: pia.headers })
      const offer = (wish: object) => done(at, `/api/tables/${made.id}/offer`, { body: wish, headers: pia.headers })
      const decline = () => done(at, `/api/tables/${made.id}/decline`, { method: 'POST', headers: quin.headers })
      await decline()
      await offer({ chair: 1, for: 'link' })
      hook.refuse = 0
      await offer({ chair: 2, for: 'person', name: 'Quin' })
      await decline()
      await hook.until(1)
      expect(hook.got.flatMap(({ events }) => events)).toMatchObject([
        {
          kind: 'declined',
          title: 'Invitación rechazada: Sunday',
          text: ['Quin no acepta el asiento que le reservas. Di en la mesa para quién es.'],
          link: `https://games.example/?table=${made.id}`,
        },
      ])
    })

    test('a new table tells whoever it keeps a seat for', async () => {
      const [ned, una] = [await register(at, 'Ned'), await register(at, 'Una', { language: 'es' })]
      await add(una, { kind: 'webhook', address: address() })
      hook.got.length = 0
      const body = { game: GAME, seats: { govt: 'me', farc: 'person:Una' }, title: 'Monday' }
      await done(at, '/api/tables', { body, headers: ned.headers })
      await hook.until(1)
      expect(hook.got[0]?.events).toMatchObject([{ kind: 'invited', title: 'Tienes una invitación: Monday' }])
    })

    test('a browser is pushed to, in the language of the person, until it is gone', async () => {
      const push = await pushServer()
      const { key } = await done(at, '/api/push-key')
      const [ivy, jim] = [await register(at, 'Ivy', { language: 'pl' }), await register(at, 'Jim')]
      const { subscription } = push
      for (const each of [jim, ivy, ivy]) expect((await add(each, { kind: 'push', subscription })).status).toBe(200)
      // A browser is one person's, once.
      const channelsOf = async ({ headers }: Somebody) => (await done(at, '/api/me/channels', { headers })).channels
      expect(await channelsOf(jim)).toEqual([])
      expect(await channelsOf(ivy)).toMatchObject([{ kind: 'push', address: subscription.endpoint, confirmed: true }])
      const id = await table(at, ivy, jim)
      while ((await handOn(at, id, [ivy, jim])) !== ivy);
      const isTold = ({ text }: Pushed) => /^Odpowiedź dał gracz Jim\.\nPytanie do ciebie: \S/.test(text)
      for (let n = 1; !push.got.some(isTold); n++) await push.until(n)
      const told = push.got.find(isTold)
      expect(told?.title).toBe('Twoja kolej: Tuesday')
      expect(told?.link).toContain(`https://games.example/?table=${id}&at=`)
      expect(told?.stop).toContain('https://games.example/api/tell/stop?')
      expect(told?.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${key}$`))
      await restart(at)
      expect((await done(at, '/api/push-key')).key).toBe(key)
      const exported = JSON.stringify(await done(at, '/api/me/export', { headers: ivy.headers }))
      expect(exported).toContain(subscription.endpoint)
      expect(exported).not.toContain(subscription.keys.auth)
      push.refuse = 1
      await handOn(at, id, [ivy, jim])
      while ((await handOn(at, id, [ivy, jim])) !== ivy);
      while ((await channelsOf(ivy)).length > 0) await new Promise((resolve) => setTimeout(resolve, 50))
      expect(push.refuse).toBe(0)
      await push.close()
    })

    test('somebody who is asked to agree is told', async () => {
      const [eva, fay] = [await register(at, 'Eva'), await register(at, 'Fay')]
      const id = await table(at, eva, fay)
      const asked = await handOn(at, id, [eva, fay])
      const other = asked === eva ? fay : eva
      await add(asked, { kind: 'webhook', address: address() })
      const before = hook.got.length
      const { revision, save } = await done(at, `/api/tables/${id}/view`, { headers: other.headers })
      const to = save.journal.findIndex((entry) => !entry.startsWith('!'))
      await done(at, `/api/tables/${id}/undo`, { body: { revision, id: 'back', to }, headers: other.headers })
      await hook.until(before + 1)
      expect(hook.got.at(-1)?.events?.[0]).toMatchObject({
        kind: 'request',
        text: [`${other.name} would like to go back in the game.`],
      })
    })

    test('nothing is sent where nothing may be sent', async () => {
      const gus = await register(at, 'Gus')
      const refused = async (body: object) => (await add(gus, body)).body.error.code
      expect(await refused({ kind: 'mail', address: 'a@b, c@d' })).toBe('address')
      expect(await refused({ kind: 'webhook', address: 'file:///etc/passwd' })).toBe('address')
      expect(await refused({ kind: 'webhook', address: address(), zone: 'Nowhere/At all' })).toBe('zone')
      expect(await refused({ kind: 'pigeon', address: address() })).toBe('body')
      expect(await refused({ kind: 'push', address: address() })).toBe('address')
      const keys = { p256dh: 'no point of the curve', auth: 'short' }
      expect(await refused({ kind: 'push', subscription: { endpoint: address(), keys } })).toBe('address')
      const { channels } = (await add(gus, { kind: 'webhook', address: address(), quietFrom: 0, quietTo: 60 })).body
      const path = `/api/me/channels/${channels[0]?.id}`
      const hal = await register(at, 'Hal')
      await done(at, path, { method: 'DELETE', headers: hal.headers })
      const change = { method: 'PUT', body: { digestHours: 24, stopped: true }, headers: gus.headers }
      expect((await done(at, path, change)).channels[0]).toMatchObject({ digestHours: 24, stopped: true, quietTo: 60 })
      expect((await done(at, path, { method: 'DELETE', headers: gus.headers })).channels).toEqual([])
    })
  })

describe('when and where', () => {
  const channel = { digest_hours: 0, quiet_from: null, quiet_to: null, zone: 'Europe/Warsaw' } as unknown as ChannelRow
  const at = (text: string) => Date.parse(`2026-01-10T${text}Z`)

  test('quiet hours are those of the time zone, over midnight too', () => {
    const quiet = { ...channel, quiet_from: 22 * 60, quiet_to: 7 * 60 }
    expect(dueAt(quiet, at('20:59:00'))).toBe(at('20:59:00'))
    expect(dueAt(quiet, at('21:00:00'))).toBe(at('21:00:00') + 9 * 3_600_000)
    expect(dueAt(quiet, at('05:59:00'))).toBe(at('06:00:00'))
    expect(dueAt(quiet, at('06:00:00'))).toBe(at('06:00:00'))
  })

  test('digests come at the same times, but not in quiet hours', () => {
    expect(dueAt({ ...channel, digest_hours: 6 }, at('07:00:00'))).toBe(at('12:00:00'))
    const quiet = { ...channel, digest_hours: 6, quiet_from: 12 * 60, quiet_to: 14 * 60 }
    expect(dueAt(quiet, at('07:00:00'))).toBe(at('13:00:00'))
  })

  test('webhooks do not lead to the machine and its neighbours', () => {
    expect(mayHook('https://example.org/x', false)).toBe(true)
    for (const home of [
      ...['https://127.0.0.1/', 'https://10.1.2.3/', 'https://[::1]/', 'https://[::ffff:10.0.0.1]/'],
      ...['https://[2002:7f00:1::]/', 'https://[64:ff9b::7f00:1]/', 'https://[64:ff9b:1::7f00:1]/'],
    ])
      expect(mayHook(home, false), home).toBe(false)
    expect(mayHook('http://example.org/', false)).toBe(false)
    expect(mayHook('https://2130706433/', false)).toBe(false)
    expect(mayHook('https://name:word@example.org/', true)).toBe(false)
  })
})
