import { explanationText, questionView } from '@coinflict/kernel/display'
import { keyOf, type Volume } from '@coinflict/kernel/state'
import { expect, test } from 'vitest'
import {
  anyAnswer,
  ask,
  begun,
  done,
  Live,
  momentAt,
  restart,
  type Seated,
  type Site,
  seated,
  turnAt,
  volumeOf,
} from './client.ts'
import { onEveryDatabase } from './databases.ts'

const GAME = 'andean-abyss'
const FOUR = { seats: { govt: 'me', farc: 'link', auc: 'link', cartels: 'open' } }

/** What is asked of somebody, from what the server shows them. */
async function lookAs(at: Site, { id }: Seated, key: string | undefined) {
  const live = await Live.open(at)
  await live.watch(id, key)
  return live
}

/** The person who is asked answers something possible; gives the reply of the server. */
async function answerOnce(at: Site, seats: Seated, volume: Volume, n = 0) {
  const { key, revision, pending } = await momentAt(at, seats, volume)
  const body = { revision, id: `once-${revision}`, key: anyAnswer(volume, pending, n) }
  return { body, key, reply: await ask(at, `/api/tables/${seats.id}/answer`, { body, key }) }
}

const names = ({ table }: { table: { chairs: { name: string | null }[] } }) => table.chairs.map(({ name }) => name)

onEveryDatabase((at) => {
  test('a table is set up, found, joined by link and by anybody, and begins when everybody is there', async () => {
    const made = await done(at(), '/api/tables', {
      body: { game: GAME, ...FOUR, name: 'Ann', title: 'Tuesday', public: true },
    })
    const { id } = made.table
    expect(made.table).toMatchObject({ name: 'Tuesday', status: 'open', revision: 0 })
    expect(made.table.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(made.table).not.toHaveProperty('secret')
    expect(made.links).toHaveLength(2)
    const listed = await done(at(), `/api/tables?status=open&game=${GAME}`)
    expect(listed.tables.map((each: { id: string }) => each.id)).toContain(id)
    const join = (name: string, key?: string) => ask(at(), `/api/tables/${id}/join`, { body: { name }, key })
    expect((await join('Bob', made.links[0]?.key)).status).toBe(200)
    expect((await join('bob', made.links[1]?.key)).body.error.code).toBe('name')
    expect((await join('a:b', made.links[1]?.key)).status).toBe(400)
    const start = () => ask(at(), `/api/tables/${id}/start`, { method: 'POST', key: made.key })
    expect((await start()).body.error.code).toBe('not-full')
    expect((await join('Cid', made.links[1]?.key)).status).toBe(200)
    const dora = await join('Dora')
    expect(dora.body.key).toMatch(/^[\w-]{32}$/)
    expect((await join('Eve')).body.error.code).toBe('seat')
    expect((await ask(at(), `/api/tables/${id}/start`, { method: 'POST' })).status).toBe(401)
    expect((await start()).status).toBe(200)
    expect((await start()).body.error.code).toBe('status')
    expect(names(await done(at(), `/api/tables/${id}`))).toEqual(['Ann', 'Bob', 'Cid', 'Dora'])
  })

  test('a private table is in no list', async () => {
    const { id } = await seated(at(), GAME)
    const listed = await done(at(), '/api/tables')
    expect(listed.tables.map((each: { id: string }) => each.id)).not.toContain(id)
  })

  test('an answer given twice counts once; a stale one is refused with what is newer', async () => {
    const volume = await volumeOf(GAME)
    const seats = await begun(at(), GAME)
    const { body, key, reply } = await answerOnce(at(), seats, volume)
    expect(reply.status).toBe(200)
    const again = await ask(at(), `/api/tables/${seats.id}/answer`, { body, key })
    expect(again).toMatchObject({ status: 200, body: { again: true, revision: reply.body.revision } })
    const other = await ask(at(), `/api/tables/${seats.id}/answer`, { body: { ...body, id: 'other' }, key })
    expect(other).toMatchObject({ status: 409, body: { error: { code: 'stale' }, revision: reply.body.revision } })
    expect(other.body.entries[0]).toBe(body.key)
  })

  test('what somebody is asked is what the engine protocol asks of the game they see; nobody else is asked it', async () => {
    const volume = await volumeOf(GAME)
    const seats = await begun(at(), GAME)
    const { key: mine } = await turnAt(at(), seats, volume)
    const live = await Live.open(at())
    await live.watch(seats.id, mine)
    const table = live.table(volume)
    const { pending } = table
    if (pending === undefined) throw new Error('nothing is asked')
    const path = `/api/tables/${seats.id}/question`
    const { question } = await done(at(), path, { key: mine })
    expect(question).toEqual(questionView(table, pending, 'en'))
    expect(question).toMatchObject({ seat: 'person', message: pending.id })
    expect((await done(at(), path, { key: mine === seats.ann ? seats.bob : seats.ann })).question).toBeNull()
    live.close()
  })

  test('only who is asked answers, and what is not possible is refused with the reason', async () => {
    const volume = await volumeOf(GAME)
    const seats = await begun(at(), GAME)
    const { key: mine, revision, pending } = await turnAt(at(), seats, volume)
    const theirs = mine === seats.ann ? seats.bob : seats.ann
    const body = { revision, id: 'x', key: 'pass' }
    const send = (sent: object, key?: string) => ask(at(), `/api/tables/${seats.id}/answer`, { body: sent, key })
    expect(await send(body, theirs)).toMatchObject({ status: 403, body: { error: { code: 'not-asked' } } })
    expect(await send(body)).toMatchObject({ status: 401, body: { error: { code: 'no-key' } } })
    expect(await send(body, 'x'.repeat(32))).toMatchObject({ status: 401 })
    const refused = pending.refused.find((each) => pending.whyNot(each) !== undefined)
    const wrong = await send({ ...body, key: refused === undefined ? 'bogota' : keyOf(volume, refused) }, mine)
    expect(wrong).toMatchObject({ status: 422, body: { error: { code: 'illegal' } } })
    expect(wrong.body.error.why).toMatch(/^why\./)
    expect(wrong.body.error.text).not.toBe('')
    expect(await send(body, mine)).toMatchObject({ status: 200 })
  })

  test.each([
    ['no body', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a text for a number', '{"revision":"1","id":"x","key":"pass"}'],
    ['a field too many', '{"revision":1,"id":"x","key":"pass","by":"farc"}'],
    ['no id', '{"revision":1,"key":"pass"}'],
    ['a long key', JSON.stringify({ revision: 1, id: 'x', key: 'x'.repeat(300) })],
    ['a huge body', JSON.stringify({ revision: 1, id: 'x', key: 'x'.repeat(300_000) })],
  ])('%s is refused in words', async (_, body) => {
    const seats = await begun(at(), GAME)
    const reply = await ask(at(), `/api/tables/${seats.id}/answer`, {
      method: 'POST',
      body,
      key: seats.ann,
      headers: { 'accept-language': 'pl-PL,en;q=0.5' },
    })
    expect([400, 413]).toContain(reply.status)
    expect(reply.body.error.code).toBe('body')
    expect(reply.body.error.text).toMatch(/^Żądanie jest niepoprawne/)
  })

  test('what is nowhere is not found, and another page may not do anything', async () => {
    expect((await ask(at(), '/api/tables/aaaaaaaaaaaa')).body.error.code).toBe('no-table')
    expect((await ask(at(), '/api/tables/..%2f..')).status).toBe(400)
    const body = { game: GAME, name: 'Ann', seats: { govt: 'me' } }
    const foreign = { origin: 'https://elsewhere.example' }
    expect((await ask(at(), '/api/tables', { body, headers: foreign })).status).toBe(403)
    expect((await ask(at(), '/api/tables', { body, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
    expect((await ask(at(), '/api/tables', { body: { ...body, seats: { nobody: 'me' } } })).body.error.code).toBe(
      'seat',
    )
    expect((await ask(at(), '/api/tables', { body: { ...body, game: 'chess' } })).body.error.code).toBe('game')
  })

  test('nothing is lost when the server stops in the middle of a game', async () => {
    const volume = await volumeOf(GAME)
    const seats = await begun(at(), GAME)
    for (let n = 0; n < 8; n++) await answerOnce(at(), seats, volume, n)
    const before = await done(at(), `/api/tables/${seats.id}/view`, { key: seats.ann })
    await restart(at())
    expect(await done(at(), `/api/tables/${seats.id}/view`, { key: seats.ann })).toEqual(before)
    expect((await answerOnce(at(), seats, volume)).reply.status).toBe(200)
  })

  test('whoever comes back gets what they missed, also what was taken back meanwhile', async () => {
    const volume = await volumeOf(GAME)
    const seats = await begun(at(), GAME)
    const eve = await lookAs(at(), seats, undefined)
    const known = { revision: eve.revision, length: eve.journal.length }
    const journal = [...eve.journal]
    eve.close()
    for (let n = 0; n < 5; n++) await answerOnce(at(), seats, volume, n)
    const back = await Live.open(at())
    back.journal = journal
    await back.watch(seats.id, undefined, known)
    expect(back.heard.some(({ type }) => type === 'save')).toBe(false)
    const { entries } = await done(at(), `/api/tables/${seats.id}/journal`)
    expect(back.journal).toEqual(entries)
    back.close()
  })

  test('one takes back an own answer at once, and beyond that if the others agree', async () => {
    const volume = await volumeOf(GAME)
    const seats = await begun(at(), GAME)
    const ann = await lookAs(at(), seats, seats.ann)
    // Until one answer was followed by others: then it takes consent.
    const first = (await done(at(), `/api/tables/${seats.id}`)).table.asked.chair === 0 ? seats.ann : seats.bob
    const second = first === seats.ann ? seats.bob : seats.ann
    const { length } = ann.journal
    for (let n = 0; n < 5; n++) await answerOnce(at(), seats, volume, n)
    const { table } = await done(at(), `/api/tables/${seats.id}`)
    const undo = { body: { revision: table.revision, id: 'undo', to: length }, key: first }
    await done(at(), `/api/tables/${seats.id}/undo`, undo)
    const [request] = (await done(at(), `/api/tables/${seats.id}`)).table.requests
    expect(request).toMatchObject({ kind: 'undo', to: length, agreed: [] })
    const consent = (agree: boolean, key: string, id = request?.id) =>
      ask(at(), `/api/tables/${seats.id}/consent`, { body: { request: id, agree }, key })
    expect((await consent(true, first)).body.error.code).toBe('own-request')
    expect((await consent(false, second)).status).toBe(200)
    expect((await consent(true, second)).body.error.code).toBe('no-request')
    await done(at(), `/api/tables/${seats.id}/undo`, undo)
    const [again] = (await done(at(), `/api/tables/${seats.id}`)).table.requests
    expect((await consent(true, second, again?.id)).status).toBe(200)
    const { table: after } = await done(at(), `/api/tables/${seats.id}`)
    expect(after).toMatchObject({ length, revision: table.revision + 1, requests: [] })
    await ann.until(() => ann.revision === after.revision)
    expect(ann.journal).toHaveLength(length)
    ann.close()
    // An own answer in the same turn needs nobody.
    for (let tries = 0; ; tries++) {
      const { body, key, reply } = await answerOnce(at(), seats, volume, tries)
      const live = await lookAs(at(), seats, key)
      const isFree = live.table(volume).whyNotUndo() === undefined
      live.close()
      if (!isFree) continue
      const back = await done(at(), `/api/tables/${seats.id}/undo`, {
        body: { revision: reply.body.revision, id: 'own' },
        key,
      })
      expect(back.revision).toBe(body.revision + 2)
      expect((await done(at(), `/api/tables/${seats.id}`)).table.requests).toEqual([])
      break
    }
  })

  test('something is put right by hand if the others agree', async () => {
    const seats = await begun(at(), GAME)
    const { table } = await done(at(), `/api/tables/${seats.id}`)
    const words = 'hand track govt-resources 7; level cali passive-support'
    const body = { revision: table.revision, id: 'hand', words }
    const wrong = { ...body, words: `${words}; level nowhere neutral` }
    expect((await ask(at(), `/api/tables/${seats.id}/interject`, { body: wrong, key: seats.ann })).status).toBe(422)
    await done(at(), `/api/tables/${seats.id}/interject`, { body, key: seats.ann })
    const { table: asked } = await done(at(), `/api/tables/${seats.id}`)
    expect(asked).toMatchObject({ length: table.length, requests: [{ kind: 'hand', by: 0, words }] })
    const agreed = { body: { request: asked.requests[0]?.id, agree: true }, key: seats.bob }
    await done(at(), `/api/tables/${seats.id}/consent`, agreed)
    const { entries } = await done(at(), `/api/tables/${seats.id}/journal?from=${table.length}`)
    expect(entries[0]).toMatch(/^@\d+ govt hand track govt-resources 7$/)
    expect(entries[1]).toMatch(/^@\d+ govt hand level cali passive-support$/)
  })

  test('an offer is asked of its receiver', async () => {
    const seats = await begun(at(), GAME, { seats: { govt: 'aa2', farc: 'me', auc: 'aa2', cartels: 'link' } })
    const { chair, key: receiver, revision } = await turnAt(at(), seats, await volumeOf(GAME))
    const [giver, to] = chair === 0 ? [seats.bob, 'farc'] : [seats.ann, 'cartels']
    const body = { revision, id: 'offer', words: `give ${to} resources 1` }
    const state = await done(at(), `/api/tables/${seats.id}/interject`, { body, key: giver })
    expect(state.asked).toBe(chair)
    const yes = { revision: state.revision, id: 'yes', key: 'yes' }
    const agreed = await done(at(), `/api/tables/${seats.id}/answer`, { body: yes, key: receiver })
    expect(agreed.revision).toBe(state.revision + 1)
  })

  test('why non-players did what they did is told to everybody', async () => {
    const volume = await volumeOf(GAME)
    const seats = await begun(at(), GAME)
    const allReasons = async () => (await done(at(), `/api/tables/${seats.id}/why`)).reasons
    // How soon non-players move is up to the cards.
    for (let n = 0; (await allReasons()).length < 4; n++) await answerOnce(at(), seats, volume, n)
    const { length } = (await done(at(), `/api/tables/${seats.id}`)).table
    const reasons = await allReasons()
    for (const { n, explanation } of reasons.slice(-3)) {
      const why = await done(at(), `/api/tables/${seats.id}/why/${n}`)
      expect(why).toMatchObject({ line: explanation.line.id, text: explanationText(volume, explanation, 'en') })
    }
    const last = reasons.at(-1)?.n ?? 0
    const later = await done(at(), `/api/tables/${seats.id}/why?from=${last}`)
    expect(later.reasons.map(({ n }) => n)).toEqual([last])
    expect((await done(at(), `/api/tables/${seats.id}/why?from=${length + 1}`)).reasons).toEqual([])
  })

  test('a non-player answers for somebody who leaves, until somebody else sits down', async () => {
    const volume = await volumeOf(GAME)
    const seats = await begun(at(), GAME)
    const { table } = await done(at(), `/api/tables/${seats.id}/leave`, { method: 'POST', key: seats.bob })
    expect(table.chairs[1]).toMatchObject({ name: null, substitute: 'aa2' })
    expect(table.asked.chair).toBe(0)
    expect((await ask(at(), `/api/tables/${seats.id}/leave`, { method: 'POST', key: seats.bob })).status).toBe(401)
    expect((await answerOnce(at(), seats, volume)).reply.body.asked).toBe(0)
    const carl = await done(at(), `/api/tables/${seats.id}/join`, { body: { name: 'Carl' } })
    expect(carl.table.chairs[1]).toMatchObject({ name: 'Carl', substitute: null })
    const back = { ...seats, bob: carl.key as string }
    for (let n = 0; n < 6; n++) expect((await answerOnce(at(), back, volume, n)).reply.status).toBe(200)
    await done(at(), `/api/tables/${seats.id}/leave`, { method: 'POST', key: carl.key })
    const over = await done(at(), `/api/tables/${seats.id}/leave`, { method: 'POST', key: seats.ann })
    expect(over.table.status).toBe('abandoned')
  })

  test('a seat is handed over by a new link, and the old one opens nothing', async () => {
    const seats = await begun(at(), GAME)
    const { key } = await done(at(), `/api/tables/${seats.id}/hand-over`, { method: 'POST', key: seats.bob })
    expect((await done(at(), `/api/tables/${seats.id}`, { key: seats.bob })).you.chair).toBeNull()
    expect(names(await done(at(), `/api/tables/${seats.id}`))).toEqual(['Ann', null])
    const { table } = await done(at(), `/api/tables/${seats.id}/join`, { body: { name: 'Carl' }, key })
    expect(names({ table })).toEqual(['Ann', 'Carl'])
    expect((await done(at(), `/api/tables/${seats.id}`, { key })).you).toMatchObject({ chair: 1, factions: ['farc'] })
  })

  test('chat reaches everybody, notes nobody else', async () => {
    const seats = await begun(at(), GAME)
    const eve = await lookAs(at(), seats, undefined)
    await done(at(), `/api/tables/${seats.id}/chat`, { body: { text: 'Hola' }, key: seats.bob })
    await eve.until(() => eve.heard.some(({ type }) => type === 'chat'))
    expect((await done(at(), `/api/tables/${seats.id}/chat`)).lines).toMatchObject([
      { n: 0, name: 'Bob', text: 'Hola' },
    ])
    expect((await ask(at(), `/api/tables/${seats.id}/chat`, { body: { text: 'I' } })).status).toBe(401)
    const write = { method: 'PUT', body: { text: 'watch Bogotá' }, key: seats.ann }
    await done(at(), `/api/tables/${seats.id}/notes`, write)
    expect((await done(at(), `/api/tables/${seats.id}/notes`, { key: seats.ann })).text).toBe('watch Bogotá')
    expect((await done(at(), `/api/tables/${seats.id}/notes`, { key: seats.bob })).text).toBe('')
    expect((await ask(at(), `/api/tables/${seats.id}/notes`)).status).toBe(401)
    expect(JSON.stringify(eve.heard)).not.toContain('watch Bogotá')
    eve.close()
  })

  test('who is there is told', async () => {
    const seats = await begun(at(), GAME)
    const ann = await lookAs(at(), seats, seats.ann)
    const bob = await lookAs(at(), seats, seats.bob)
    const last = () => ann.heard.filter(({ type }) => type === 'present').at(-1)
    await ann.until(() => last()?.chairs.length === 2)
    bob.close()
    await ann.until(() => last()?.chairs.length === 1)
    expect(last()).toMatchObject({ chairs: [0], watchers: 0 })
    ann.close()
  })
})
