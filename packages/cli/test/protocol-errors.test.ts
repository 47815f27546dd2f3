import { Table } from '@coinflict/kernel/table'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Reply } from '../src/protocol.ts'
import { ALL_RANDOM, Client, dice, GAME, MIB, misfits, playOn, saved, seated, wholePosition } from './client.ts'

/** Lines that are no requests, or ask for nothing that there is, by the code of their error. */
const BAD_LINES: readonly (readonly [code: string, line: string])[] = [
  ['json', ''],
  ['json', '   \t\r'],
  ['json', '{'],
  ['json', '{"do":"question"'],
  ['json', '{"do":"question"}}'],
  ['json', "{'do':'question'}"],
  ['json', 'question'],
  ['json', '\u0000\u0001'],
  ['json', '{"do":"question"} {"do":"question"}'],
  ['json', '['.repeat(100_000)],
  ['request', '[]'],
  ['request', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['request', 'null'],
  ['request', '42'],
  ['request', '"question"'],
  ['request', 'true'],
  ['request', '{}'],
  ['request', '{"do":7}'],
  ['request', '{"do":null}'],
  ['request', '{"do":"question","id":{}}'],
  ['request', '{"do":"question","id":true}'],
  ['request', '{"do":"question","lang":"de"}'],
  ['request', '{"do":"question","lang":1}'],
  ['request', '{"do":"question","key":"pass"}'],
  ['request', '{"do":"answer"}'],
  ['request', '{"do":"answer","key":1}'],
  ['request', '{"do":"answer","key":null}'],
  ['request', '{"do":"answer","key":["pass"]}'],
  ['request', '{"do":"answer","kye":"pass"}'],
  ['request', '{"do":"answer","key":"pass","__proto__":{}}'],
  ['request', '{"do":"why-not"}'],
  ['request', '{"do":"undo","agreed":"yes"}'],
  ['request', '{"do":"interject","by":"govt"}'],
  ['request', '{"do":"interject","by":"govt","words":["give"]}'],
  ['request', '{"do":"run","most":-1}'],
  ['request', '{"do":"run","most":1.5}'],
  ['request', '{"do":"run","most":1e999}'],
  ['request', '{"do":"state","whole":1}'],
  ['request', '{"do":"log","since":"0"}'],
  ['request', '{"do":"load"}'],
  ['request', '{"do":"load","save":[]}'],
  ['request', '{"do":"load","save":"x"}'],
  ['request', '{"do":"position","position":null}'],
  ['request', '{"do":"new"}'],
  ['request', '{"do":"new","game":"andean-abyss","seed":true}'],
  ['request', '{"do":"new","game":"andean-abyss","seed":1e999}'],
  ['request', '{"do":"new","game":"andean-abyss","seats":{"govt":1}}'],
  ['request', '{"do":"new","game":"andean-abyss","options":["edition"]}'],
  ['request', '{"do":"new","game":"andean-abyss","stack":[54]}'],
  ['request', '{"do":"new","game":"andean-abyss","stack":{"cards":["54"]}}'],
  ['request', '{"do":"new","game":"andean-abyss","stack":{"dice":[7]}}'],
  ['request', '{"do":"new","game":"andean-abyss","stack":{"draw":[54]}}'],
  ['request', '{"do":"answer","key":"pass","by":1}'],
  ['request', '{"do":"state","as":"farc"}'],
  ['request', '{"do":"save","as":[1]}'],
  ['faction', '{"do":"answer","key":"pass","by":"nato"}'],
  ['faction', '{"do":"state","as":["nato"]}'],
  ['faction', '{"do":"save","as":["nato"]}'],
  ['faction', '{"do":"undo","by":"nato"}'],
  ['verb', '{"do":""}'],
  ['verb', '{"do":"dance"}'],
  ['verb', '{"do":"constructor"}'],
  ['verb', '{"do":"__proto__"}'],
  ['position', '{"do":"position","game":"andean-abyss","position":{}}'],
  ['position', `{"do":"position","game":"andean-abyss","position":{"phase":${'['.repeat(9999)}${']'.repeat(9999)}}}`],
  ['save', '{"do":"load","save":{"format":"coinflict-save"}}'],
]

describe('what is no request', () => {
  test.each(BAD_LINES.map(([code, line]) => ({ code, line, shown: JSON.stringify(line).slice(0, 60) })))(
    'gets an error ($code): $shown',
    async ({ code, line }) => {
      const client = await seated()
      const before = await client.whole()
      const reply = await client.send(line)
      expect(misfits('protocol-reply.schema.json#/$defs/failure', reply)).toEqual([])
      expect(reply).toMatchObject({ ok: false, error: { code } })
      expect(await client.whole()).toBe(before)
    },
  )

  test('the id comes back with an error too, unless the line has none', async () => {
    const client = new Client()
    expect((await client.send('{"id":"a","do":"dance"}')).id).toBe('a')
    expect((await client.send('{"id":0,"do":"answer"}')).id).toBe(0)
    expect((await client.send('{"id":null,"do":"games"}')).id).toBe(null)
    expect((await client.send('{"do":"games"}')).id).toBe(null)
    expect(await client.send('{"id":[],"do":"games"}')).toMatchObject({ id: null, ok: false })
  })

  test.each([
    'question',
    'why-not',
    'answer',
    'undo',
    'interject',
    'run',
    'state',
    'totals',
    'card',
    'secrets',
    'log',
    'save',
  ])('%s needs a game first', async (verb) => {
    const fields = {
      'why-not': { key: 'pass' },
      answer: { key: 'pass' },
      interject: { by: 'govt', words: 'x' },
      card: { number: 1 },
      secrets: { faction: 'govt' },
    }
    const client = new Client()
    expect((await client.refuse(verb, fields[verb as keyof typeof fields] ?? {})).code).toBe('no-game')
    await client.do('new', GAME)
  })

  test('long lines: 1 MiB, for load and position 16 MiB', async () => {
    const client = await seated()
    const before = await client.whole()
    const long = 'x'.repeat(MIB)
    const code = (reply: Reply) => (reply.ok ? 'ok' : reply.error.code)
    expect(code(await client.send(JSON.stringify({ do: 'answer', key: long })))).toBe('too-long')
    expect(code(await client.send(JSON.stringify({ do: 'games' }) + ' '.repeat(MIB)))).toBe('too-long')
    expect(code(await client.send(JSON.stringify({ do: 'answer', key: 'ñ'.repeat(MIB / 2) })))).toBe('too-long')
    const save = { ...(await saved(client)), checkpoint: { at: 0, position: long } }
    expect(code(await client.send(JSON.stringify({ do: 'load', save })))).toBe('ok')
    await client.do('load', { save: JSON.parse(before.split('\n')[1] as string).save })
    expect(code(await client.send(JSON.stringify({ do: 'position', position: { game: long } })))).toBe('game')
    const cards = { played: Array.from({ length: 2 * MIB }, () => 7), current: 1, left: 3 }
    const huge = { do: 'position', position: { ...(await wholePosition(client)), cards } }
    expect(code(await client.send(JSON.stringify(huge)))).toBe('position')
    expect(code(await client.send(JSON.stringify({ do: 'load', save: { seed: long.repeat(16) } })))).toBe('too-long')
    expect(await client.whole()).toBe(before)
  })

  test('a message stays short whatever it quotes', async () => {
    const client = new Client()
    expect((await client.refuse('new', { game: 'x'.repeat(100_000) })).message.length).toBeLessThanOrEqual(1000)
  })

  test('whatever bytes of a good line are changed, there is one reply and the game is sound', async () => {
    const client = await seated({ scenario: 'quick' })
    await playOn(client, 'before bytes', (_, n) => n > 30)
    const lines = [
      { do: 'answer', key: 'pass' },
      { do: 'interject', by: 'govt', words: 'hand place troops bogota 1' },
      { do: 'interject', by: 'farc', words: 'hand move farc-base huila choco 1' },
      { do: 'undo', agreed: true },
      { do: 'why-not', key: 'bogota' },
      { do: 'log', since: 400 },
      { do: 'load', save: await saved(client) },
      { do: 'position', position: await wholePosition(client) },
    ].map((request) => JSON.stringify(request))
    const pick = dice('bytes')
    for (let n = 0; n < 300; n++) {
      const bytes = Buffer.from(lines[pick(lines.length)] as string)
      for (let changes = pick(3); changes >= 0; changes--) bytes[pick(bytes.length)] = 32 + pick(96)
      const before = await client.whole()
      const reply = await client.send(bytes.toString())
      expect(misfits('protocol-reply.schema.json', reply)).toEqual([])
      if (!reply.ok) {
        expect(reply.error.code, bytes.toString().slice(0, 200)).not.toBe('internal')
        expect(await client.whole()).toBe(before)
      }
    }
  })
})

describe('an error inside the engine', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('becomes an error reply, and the game is as it was', async () => {
    const client = await seated({ scenario: 'quick' })
    await playOn(client, 'boom', (_, n) => n > 20)
    const before = await client.whole()
    const spy = vi.spyOn(Table.prototype, 'answer').mockImplementation(function (this: Table) {
      this.rewind(3)
      this.game.n.fill(0)
      this.log.length = 0
      throw new TypeError('boom')
    })
    const error = await client.refuse('answer', { key: 'pass' })
    expect(error.code).toBe('internal')
    expect(error.message).not.toMatch(/\n|\bat /)
    spy.mockRestore()
    expect(await client.whole()).toBe(before)
    await playOn(client, 'after boom', () => false)
  })

  test('in the middle of a run leaves none of its answers', async () => {
    const client = await seated({ ...ALL_RANDOM, scenario: 'quick' })
    await client.do('run', { most: 10 })
    const before = await client.whole()
    const run = Table.prototype.run
    vi.spyOn(Table.prototype, 'run').mockImplementation(function (this: Table) {
      run.call(this, 25)
      throw new Error('boom')
    })
    expect((await client.refuse('run')).code).toBe('internal')
    expect(await client.whole()).toBe(before)
  })
})
