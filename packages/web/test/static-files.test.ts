import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_POLICY, staticFiles } from '../../server/src/page/static-files.mjs'

/** A folder as the build leaves it, beside something that is nobody's business, behind whatever answers requests with files. */
const place = mkdtempSync(join(tmpdir(), 'coinflict-files-'))
const folder = join(place, 'dist')
const PAGE = '<!doctype html><title>page</title>'
const SCRIPT = `${'/* words that repeat */ '.repeat(2000)}\n`
const FONT = randomBytes(3_000_000)

mkdirSync(join(folder, 'assets'), { recursive: true })
mkdirSync(`${folder}-else`)
writeFileSync(join(place, 'secret.txt'), 'secret')
writeFileSync(join(`${folder}-else`, 'secret.txt'), 'secret')
writeFileSync(join(folder, '.hidden'), 'secret')
writeFileSync(join(folder, 'index.html'), PAGE)
writeFileSync(join(folder, 'assets', 'main-1.js'), SCRIPT)
writeFileSync(join(folder, 'assets', 'font-1.woff2'), FONT)
symlinkSync(join(place, 'secret.txt'), join(folder, 'link.txt'))

const server = createServer(staticFiles(folder))
let port = 0

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.close()
  rmSync(place, { recursive: true })
})

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', reject).end()
  })

/** What comes back to a line that no well-behaved program sends. */
const askRaw = (line: string): Promise<string> =>
  new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`))
    socket
      .on('data', (part) => {
        text += part
      })
      .on('error', () => resolve(text))
      .on('close', () => resolve(text))
  })

test('the page and what it loads come with their kind, and what they may do', async () => {
  const page = await ask('/')
  expect(page.status).toBe(200)
  expect(page.body.toString()).toBe(PAGE)
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(PAGE.length),
    'cache-control': 'no-cache',
    'content-security-policy': `${PAGE_POLICY}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  const font = await ask('/assets/font-1.woff2')
  expect(font.body.equals(FONT)).toBe(true)
  expect(font.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await ask('/?from=link#x')).body.toString()).toBe(PAGE)
})

test('a head is the answer without its body', async () => {
  const { status, headers, body } = await ask('/assets/main-1.js', {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, String(SCRIPT.length), 0])
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is told what is allowed', async (method) => {
  const { status, headers } = await ask('/', {}, method)
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('text is packed as the asker takes it; fonts are packed already', async () => {
  const packed = async (accepted: string, path = '/assets/main-1.js') => ask(path, { 'accept-encoding': accepted })
  const brotli = await packed('gzip, deflate, br')
  expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'accept-encoding'])
  expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT)
  expect(brotli.body.length).toBe(Number(brotli.headers['content-length']))
  const zipped = await packed('gzip, br;q=0')
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.body).toString()).toBe(SCRIPT)
  expect((await packed('identity')).body.toString()).toBe(SCRIPT)
  expect((await packed('br', '/assets/font-1.woff2')).headers['content-encoding']).toBeUndefined()
})

test('whoever has a file already gets no more than that word, until it changes', async () => {
  const file = join(folder, 'worker.js')
  writeFileSync(file, SCRIPT)
  const first = await ask('/worker.js', { 'accept-encoding': 'br' })
  const etag = first.headers.etag ?? ''
  for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await ask('/worker.js', { 'accept-encoding': 'br', 'if-none-match': tags })
    expect([again.status, again.body.length, again.headers.etag], tags).toEqual([304, 0, etag])
  }
  expect((await ask('/worker.js', { 'if-none-match': etag })).status).toBe(200)
  writeFileSync(`${file}.new`, `${SCRIPT}.`)
  renameSync(`${file}.new`, file)
  const after = await ask('/worker.js', { 'accept-encoding': 'br', 'if-none-match': etag })
  expect([after.status, brotliDecompressSync(after.body).toString()]).toEqual([200, `${SCRIPT}.`])
})

test.each<[string, number, number, number]>([
  ['bytes=0-0', 206, 0, 1],
  ['bytes=10-19', 206, 10, 20],
  ['bytes=2999990-', 206, 2_999_990, 3_000_000],
  ['bytes=-5', 206, 2_999_995, 3_000_000],
  ['bytes=100-99999999999', 206, 100, 3_000_000],
  ['bytes=5-2', 200, 0, 3_000_000],
  ['bytes=0-1,5-6', 200, 0, 3_000_000],
  ['lines=1-2', 200, 0, 3_000_000],
  ['bytes=3000000-', 416, 0, 0],
  ['bytes=-0', 416, 0, 0],
])('Range: %s', async (range, status, from, to) => {
  const part = await ask('/assets/font-1.woff2', { range, 'accept-encoding': 'br' })
  expect(part.status).toBe(status)
  expect(part.body.equals(FONT.subarray(from, to))).toBe(true)
  if (status === 206) expect(part.headers['content-range']).toBe(`bytes ${from}-${to - 1}/3000000`)
  if (status === 416) expect(part.headers['content-range']).toBe('bytes */3000000')
})

test('a part of a file that has changed since is not sent as one', async () => {
  const { headers } = await ask('/assets/font-1.woff2')
  const part = (since: string) => ask('/assets/font-1.woff2', { range: 'bytes=0-9', 'if-range': since })
  expect((await part(headers.etag ?? '')).status).toBe(206)
  expect((await part('"older"')).status).toBe(200)
})

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/assets/..\\..\\secret.txt',
  '/../dist-else/secret.txt',
  '//etc/passwd',
  '/etc/passwd',
  '/link.txt',
  '/.hidden',
  '/assets',
  '/assets/',
  '/index.html/',
  '/index.html/x',
  '/index.html%00.js',
  '/%',
  '/%ff',
  '/./index.html',
  `/${'a'.repeat(300)}`,
  'index.html',
  'http://127.0.0.1/secret.txt',
  'file:///etc/passwd',
  '*',
])('no way leads out of the folder: %s', async (path) => {
  const text = await askRaw(`GET ${path} HTTP/1.1`)
  expect(text).toMatch(/^HTTP\/1\.1 (404|400) /)
  expect(text).not.toMatch(/secret$|root:/)
})

test('a file that vanishes, is a folder or cannot be read is an answer, and the next one comes', async () => {
  const file = join(folder, 'later.js')
  writeFileSync(file, SCRIPT)
  expect((await ask('/later.js')).status).toBe(200)
  rmSync(file)
  expect((await ask('/later.js')).status).toBe(404)
  mkdirSync(file)
  expect((await ask('/later.js')).status).toBe(404)
  rmSync(file, { recursive: true })
  writeFileSync(file, SCRIPT)
  chmodSync(file, 0)
  // The one who may do anything may read it all the same.
  expect((await ask('/later.js')).status).toBe(process.getuid?.() === 0 ? 200 : 403)
  rmSync(file)
  symlinkSync(file, file)
  expect((await ask('/later.js')).status).toBe(404)
  rmSync(file)
  expect((await ask('/')).status).toBe(200)
})

test.runIf(existsSync('/proc/self/mem'))('a file that gives an error when it is read is an answer', async () => {
  const odd = createServer(staticFiles('/proc/self'))
  await new Promise<void>((done) => odd.listen(0, '127.0.0.1', done))
  try {
    const status = await fetch(`http://127.0.0.1:${(odd.address() as AddressInfo).port}/mem`)
    expect(status.status).toBe(500)
  } finally {
    odd.close()
  }
})

/** Asks for a large file and hangs up when its first bytes come. */
const breakOff = (): Promise<void> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /assets/font-1.woff2 HTTP/1.1\r\nHost: x\r\n\r\n'),
    )
    socket.once('data', () => socket.destroy())
    socket.once('close', () => done())
  })

const connections = (): Promise<number> => new Promise((done) => server.getConnections((_, n) => done(n)))

test.runIf(existsSync('/proc/self/fd'))('downloads broken off by the hundred leave nothing open', async () => {
  await breakOff()
  await expect.poll(connections).toBe(0)
  const before = readdirSync('/proc/self/fd').length
  for (let round = 0; round < 6; round++) await Promise.all(Array.from({ length: 50 }, breakOff))
  await expect.poll(connections).toBe(0)
  expect(readdirSync('/proc/self/fd').length).toBeLessThanOrEqual(before)
  expect((await ask('/')).status).toBe(200)
})
