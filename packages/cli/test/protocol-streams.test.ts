import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text as readAll } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { serve } from '../src/commands/engine.ts'
import { type Reply, VERB_NAMES } from '../src/protocol.ts'
import { ALL_RANDOM, ERROR_CODES, MIB, misfits, saved, seated, wholePosition } from './client.ts'

describe('over streams', () => {
  /** What the engine writes to what it reads. */
  async function converse(chunks: readonly (string | Uint8Array)[]): Promise<Reply[]> {
    const output = new PassThrough()
    const served = serve(
      (async function* () {
        yield* chunks
      })(),
      output,
    ).then(() => output.end())
    const text = await readAll(output)
    await served
    return text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Reply)
  }

  test('one reply to each line, in whatever pieces it comes', async () => {
    const bytes = Buffer.from(
      '{"id":"ñ","do":"new","game":"andean-abyss"}\r\n{"id":2,"do":"state"}\n\n{"id":3,"do":"save"}',
    )
    const whole = await converse([bytes])
    expect(whole.map(({ id, ok }) => [id, ok])).toEqual([
      ['ñ', true],
      [2, true],
      [null, false],
      [3, true],
    ])
    expect(await converse([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(whole)
  })

  test('a byte order mark and bytes that are no UTF-8 do no harm', async () => {
    const replies = await converse([
      '\ufeff{"id":1,"do":"games"}\n',
      Uint8Array.of(0xff, 0xfe, 0x80, 10),
      '{"id":2,"do":"games"}\n',
    ])
    expect(replies.map(({ ok }) => ok)).toEqual([true, false, true])
  })

  test('a line without end is refused once, without being kept', async () => {
    const chunk = Buffer.alloc(MIB, 'x')
    let sent = 0
    const endless = (async function* () {
      yield '{"id":1,"do":"new","game":"andean-abyss"}\n'
      for (; sent < 64; sent++) yield chunk
      yield '\n{"id":2,"do":"question"}\n'
    })()
    const output = new PassThrough()
    const before = process.memoryUsage().arrayBuffers
    const served = serve(endless, output).then(() => output.end())
    const lines = (await readAll(output)).trimEnd().split('\n')
    await served
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60 * MIB)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { id: 1, ok: true },
      { id: null, ok: false, error: { code: 'too-long' } },
      { id: 2, ok: true },
    ])
  })

  test('nothing is answered after quit', async () => {
    const replies = await converse(['{"id":1,"do":"quit"}\n{"id":2,"do":"games"}\n', '{"id":3,"do":"games"}\n'])
    expect(replies).toEqual([{ id: 1, ok: true }])
  })

  test('a client that goes away ends it', async () => {
    const output = new PassThrough()
    output.destroy(new Error('gone'))
    const endless = (async function* () {
      for (;;) yield '{"do":"games"}\n'
    })()
    await serve(endless, output)
  })
})

describe('the process', () => {
  const command = fileURLToPath(new URL('../bin/coinflict.mjs', import.meta.url))
  const start = () => spawn(process.execPath, [command, 'engine'], { stdio: ['pipe', 'pipe', 'pipe'] })

  test('answers line by line, ends with code 0 on quit while its input stays open, and is silent on stderr', async () => {
    const child = start()
    const stderr = readAll(child.stderr)
    const stdout = readAll(child.stdout)
    child.stdin.write('broken\n{"id":1,"do":"new","game":"andean-abyss"}\n{"id":2,"do":"answer","key":"nonsense"}\n')
    child.stdin.write('{"id":3,"do":"answer","key":"pass"}\n{"id":4,"do":"quit"}\n')
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    expect(await stderr).toBe('')
    const replies = (await stdout).trimEnd().split('\n')
    expect(replies.map((line) => JSON.parse(line).ok)).toEqual([false, true, false, true, true])
  })

  test('a game saved in one process goes on in another', async () => {
    const child = start()
    const stdout = readAll(child.stdout)
    const expected: string[] = []
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const client = await seated({ ...ALL_RANDOM, seed })
      await client.do('run')
      child.stdin.write(`${JSON.stringify({ do: 'load', save: await saved(client) })}\n{"do":"state","whole":true}\n`)
      expected.push(JSON.stringify(await wholePosition(client)))
    }
    child.stdin.end()
    await once(child, 'exit')
    const replies = (await stdout)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(replies.map((reply) => reply.error)).toEqual(replies.map(() => undefined))
    expect(replies.filter((_, i) => i % 2 === 1).map((reply) => JSON.stringify(reply.position))).toEqual(expected)
  })

  test('ends with code 0 at the end of input', async () => {
    const child = start()
    const stdout = readAll(child.stdout)
    child.stdin.end('{"id":1,"do":"games"}')
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    expect(JSON.parse(await stdout)).toMatchObject({ id: 1, ok: true })
  })
})

describe('docs/engine-protocol.md', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const page = readFileSync(join(root, 'docs', 'engine-protocol.md'), 'utf8')

  test('its requests are good ones, of every verb', () => {
    const lines = [...page.matchAll(/^→ (.*)$/gm)].map(([, line]) => line as string)
    const requests = lines.filter((line) => !line.includes('…')).map((line) => JSON.parse(line) as { do: string })
    for (const request of requests) expect(misfits('protocol-request.schema.json', request), request.do).toEqual([])
    const verbs = lines.map((line) => /"do":"([a-z-]+)"/.exec(line)?.[1])
    expect([...new Set(verbs)].sort()).toEqual([...VERB_NAMES].sort())
  })

  test('its table has every error code', () => {
    const table = page.slice(page.indexOf('## Errors'))
    const codes = [...table.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell]) => cell?.match(/[a-z-]+/g) ?? [])
    expect(codes.sort()).toEqual([...ERROR_CODES].sort())
  })

  test('its bot plays a game to the end', async () => {
    const [, script = ''] = /```js\n(.*?)```/s.exec(page) ?? []
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: root })
    const [stdout, stderr] = [readAll(child.stdout), readAll(child.stderr)]
    const [code] = await once(child, 'exit')
    expect([code, await stderr]).toEqual([0, ''])
    expect(await stdout).toMatch(/faction: 'farc'/)
  })
})
