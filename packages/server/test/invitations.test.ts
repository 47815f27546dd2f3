import { expect, test } from 'vitest'
import { reports } from '../src/people/reports.ts'
import { ask, done, restart, type Site } from './client.ts'
import { onEveryDatabase } from './databases.ts'
import { enter, PASSWORD, register, type Somebody } from './person.ts'

const seatsFor = (name: string) => ({ govt: 'me', auc: 'me', farc: `person:${name}`, cartels: `person:${name}` })

/** A table where a seat is kept for somebody. */
const tableFor = (at: Site, name: string, { headers }: Somebody, seats: object = seatsFor(name)) =>
  ask(at, '/api/tables', { body: { game: 'andean-abyss', scenario: 'quick', seats }, headers })

const act = (at: Site, id: string, what: string, body: object, { headers }: Pick<Somebody, 'headers'>) =>
  ask(at, `/api/tables/${id}/${what}`, { body, headers })

onEveryDatabase((at) => {
  test('a seat is kept for somebody by name: they find it, only they sit down there, and the game begins', async () => {
    const [ann, bob, eve] = [await register(at(), 'Ann'), await register(at(), 'Bob'), await register(at(), 'Eve')]
    const { table, links } = (await tableFor(at(), ' bob ', ann)).body
    expect(links).toEqual([])
    expect(table.chairs).toMatchObject([
      { name: 'Ann', account: true, invited: null, declined: false },
      { kind: 'person', name: null, account: false, invited: 'Bob', declined: false },
    ])
    expect(table.chairs[1]?.factions.toSorted()).toEqual(['cartels', 'farc'])
    await restart(at())
    const { tables } = await done(at(), '/api/me/tables', { headers: bob.headers })
    expect(tables.map(({ id, you }) => [id, you])).toEqual([[table.id, { chair: null, asked: false, invited: 1 }]])
    expect((await done(at(), `/api/tables/${table.id}`, { headers: bob.headers })).you.invited).toBe(1)
    expect((await act(at(), table.id, 'join', {}, eve)).body.error.code).toBe('seat')
    expect((await act(at(), table.id, 'join', { faction: 'farc' }, eve)).body.error.code).toBe('seat')
    expect((await ask(at(), `/api/tables/${table.id}/join`, { body: { name: 'Bob' } })).body.error.code).toBe('seat')
    const sat = (await act(at(), table.id, 'join', {}, bob)).body
    expect(sat.table.chairs[1]).toMatchObject({ name: 'Bob', account: true, invited: null, declined: false })
    // Whoever gets up has their seat kept, and the key they had opens it to nobody else.
    await act(at(), table.id, 'leave', {}, bob)
    const again = await ask(at(), `/api/tables/${table.id}/join`, { body: { name: 'Zed' }, key: sat.key })
    expect(again.body.error.code).toBe('seat')
    await act(at(), table.id, 'join', {}, bob)
    expect((await act(at(), table.id, 'start', {}, ann)).body.table.status).toBe('running')
  })

  test('a seat that was declined or withdrawn is by link or open, as the host says', async () => {
    const [cid, dora] = [await register(at(), 'Cid'), await register(at(), 'Dora')]
    const { id } = (await tableFor(at(), 'Dora', cid)).body.table
    expect((await act(at(), id, 'decline', {}, cid)).body.error.code).toBe('seat')
    const declined = (await act(at(), id, 'decline', {}, dora)).body
    expect(declined.you.invited).toBeNull()
    expect(declined.table.chairs[1]).toMatchObject({ name: null, invited: 'Dora', declined: true })
    expect((await done(at(), '/api/me/tables', { headers: dora.headers })).tables).toEqual([])
    expect((await act(at(), id, 'join', {}, dora)).body.error.code).toBe('seat')
    expect((await act(at(), id, 'offer', { chair: 1, for: 'open' }, dora)).body.error.code).toBe('not-host')
    const first = (await act(at(), id, 'offer', { chair: 1, for: 'link' }, cid)).body
    expect(first.table.chairs[1]).toMatchObject({ kind: 'link', invited: null, declined: false })
    const second = (await act(at(), id, 'offer', { chair: 1, for: 'link' }, cid)).body
    const sit = (key: string) => ask(at(), `/api/tables/${id}/join`, { body: { name: 'Guest' }, key })
    expect((await sit(first.link.key)).body.error.code).toBe('seat')
    await act(at(), id, 'offer', { chair: 1, for: 'person', name: 'dora' }, cid)
    expect((await sit(second.link.key)).body.error.code).toBe('seat')
    expect((await act(at(), id, 'offer', { chair: 1, for: 'open' }, cid)).body.table.chairs[1]).toMatchObject({
      kind: 'open',
      invited: null,
    })
    expect((await act(at(), id, 'decline', {}, dora)).body.error.code).toBe('seat')
    expect((await act(at(), id, 'join', { name: 'Guest' }, { headers: { cookie: '' } })).status).toBe(200)
    expect((await act(at(), id, 'offer', { chair: 1, for: 'link' }, cid)).body.error.code).toBe('seat')
    await act(at(), id, 'start', {}, cid)
    expect((await act(at(), id, 'offer', { chair: 1, for: 'link' }, cid)).body.error.code).toBe('status')
  })

  test('the host puts a non-player in an empty seat, takes it out, puts another in, and the game begins with it', async () => {
    const [jan, kim] = [await register(at(), 'Jan'), await register(at(), 'Kim')]
    const seats = { govt: 'me', farc: 'person:Kim', auc: 'link', cartels: 'open' }
    const { table, links } = (await tableFor(at(), 'Kim', jan, seats)).body
    const { id } = table
    const offer = (body: object, by = jan) => act(at(), id, 'offer', { for: 'non-player', ...body }, by)
    const chairs = async () => (await done(at(), `/api/tables/${id}`)).table.chairs
    expect((await offer({ chair: 2, kind: 'aa2' }, kim)).body.error.code).toBe('not-host')
    expect((await offer({ chair: 0, kind: 'aa2' })).body.error.code).toBe('seat')
    for (const kind of ['fitl', 'person', 'me', 'search'])
      expect((await offer({ chair: 2, kind })).body.error.text).toContain(`“${kind}” is nobody who could sit there`)
    expect((await offer({ chair: 2, kind: 'aa2' })).body.table.chairs[2]).toMatchObject({
      kind: 'non-player',
      name: null,
      substitute: 'aa2',
    })
    // The link, the invitation and the open seat that were there before are void.
    await offer({ chair: 1 })
    await offer({ chair: 3, kind: 'random' })
    const sit = (key?: string) => ask(at(), `/api/tables/${id}/join`, { body: { name: 'Guest' }, key })
    expect((await sit(links[0]?.key)).body.error.code).toBe('seat')
    expect((await act(at(), id, 'join', {}, kim)).body.error.code).toBe('seat')
    await restart(at())
    expect((await chairs()).map(({ substitute }) => substitute)).toEqual([null, 'aa2', 'aa2', 'random'])

    // Another offer takes it out again.
    const again = (await act(at(), id, 'offer', { chair: 2, for: 'link' }, jan)).body
    expect(again.table.chairs[2]).toMatchObject({ kind: 'link', substitute: null })
    expect((await act(at(), id, 'start', {}, jan)).body.error.code).toBe('not-full')
    await offer({ chair: 2, kind: 'aa1' })
    const begun = (await act(at(), id, 'start', {}, jan)).body.table
    expect(begun.chairs.map(({ factions }) => factions)).toEqual([['govt']])
    expect(begun.nonPlayers).toEqual({ farc: 'aa2', auc: 'aa1', cartels: 'random' })
    expect(begun.asked.chair).toBe(0)
    expect((await done(at(), `/api/tables/${id}/view`)).save.seats).toEqual({ govt: 'person:Jan', ...begun.nonPlayers })
    expect((await offer({ chair: 2 })).body.error.code).toBe('status')
    await restart(at())
    // Nobody takes the seat of a non-player in the game, and after it the seats are as before.
    expect((await sit()).body.error.code).toBe('seat')
    await act(at(), id, 'leave', {}, jan)
    expect((await done(at(), `/api/tables/${id}`)).table.status).toBe('abandoned')
  })

  test('a seat at least is for a person, and people with several factions have those that the rule book says', async () => {
    const lea = await register(at(), 'Lea')
    const wish = (seats: object) => tableFor(at(), '', lea, seats)
    const { id } = (await wish({ govt: 'link', farc: 'open', auc: 'aa2', cartels: 'aa2' })).body.table
    const offer = (table: string, chair: number) => act(at(), table, 'offer', { chair, for: 'non-player' }, lea)
    expect((await offer(id, 0)).status).toBe(200)
    expect((await offer(id, 1)).body.error.text).toBe('At least one seat is for a person.')
    const three = (await wish({ govt: 'link', farc: 'open', auc: 'me', cartels: 'me' })).body.table
    expect((await offer(three.id, 0)).body.error.code).toBe('seat')
  })

  test('guests invite nobody, nobody invites themselves, a stranger, somebody twice or somebody who has blocked them', async () => {
    const [fay, gus] = [await register(at(), 'Fay'), await register(at(), 'Gus')]
    const codeOf = async (name: string, seats?: object) => (await tableFor(at(), name, fay, seats)).body.error.code
    const guest = { game: 'andean-abyss', seats: seatsFor('Gus'), name: 'Guest' }
    expect((await ask(at(), '/api/tables', { body: guest })).body.error.code).toBe('log-in')
    expect(await codeOf('Fay')).toBe('seat')
    expect(await codeOf('Nobody of this name')).toBe('no-person')
    expect(await codeOf('', { govt: 'me', farc: 'person' })).toBe('seat')
    const seats = { govt: 'me', farc: 'person:Gus', auc: 'link', cartels: 'random' }
    const { table, links } = (await tableFor(at(), 'Gus', fay, seats)).body
    const offer = { chair: 2, for: 'person', name: 'Gus' }
    expect((await act(at(), table.id, 'offer', offer, fay)).body.error.text).toBe(
      'Gus has a seat at this table already.',
    )
    const namesake = await ask(at(), `/api/tables/${table.id}/join`, { body: { name: 'gus' }, key: links[0]?.key })
    expect(namesake.body.error.code).toBe('name')
    await done(at(), '/api/me/blocked', { body: { name: 'Fay' }, headers: gus.headers })
    expect(await codeOf('Gus')).toBe('blocked')
    await done(at(), '/api/me', { method: 'DELETE', body: { password: PASSWORD }, headers: gus.headers })
    const { chairs } = (await done(at(), `/api/tables/${table.id}`)).table
    expect(chairs[1]).toMatchObject({ invited: null, declined: true })
  })

  test('nobody is called as those are whose account is deleted, in any language or letters', async () => {
    for (const name of ['Deleted Player', 'jugador eliminado', 'USUNIĘTY GRACZ', 'ｄeleted player'])
      expect((await enter(at(), '/api/people', { name, password: PASSWORD })).body.error.code).toBe('name')
  })

  test('whoever runs the server reads what was reported, the newest first', async () => {
    const [hal, ida] = [await register(at(), 'Hal'), await register(at(), 'Ida')]
    expect(await reports(at().config)).toEqual([])
    const { table } = (await tableFor(at(), 'Ida', hal)).body
    const report = (body: object) => done(at(), '/api/reports', { body, headers: ida.headers })
    await report({ name: 'Hal', table: table.id, text: 'He shouts.' })
    await report({ text: 'The page is slow.' })
    expect(await reports(at().config)).toMatchObject([
      { by: 'Ida', about: null, table: null, text: 'The page is slow.' },
      { by: 'Ida', about: 'Hal', table: table.id, text: 'He shouts.' },
    ])
  })
})
