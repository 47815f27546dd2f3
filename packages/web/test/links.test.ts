import { deflateRawSync } from 'node:zlib'
import { MOST_BYTES } from '@coinflict/kernel/table'
import { afterEach, expect, test, vi } from 'vitest'
import { toBase64Url } from '../src/storage/base64url.ts'
import { pack, unpack } from '../src/storage/link.ts'
import { answerButton, kept, openFile, startGame, textOf, visit } from './browser.ts'

const deflated = (text: string): string => toBase64Url(deflateRawSync(text))

/** A few kilobytes of letters that become many megabytes. */
const BOMB = deflated(`"${' '.repeat(60_000_000)}"`)

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Counts the bytes that are inflated from now on. */
function countInflated(): () => number {
  const { DecompressionStream: Plain } = globalThis
  let bytes = 0
  vi.stubGlobal(
    'DecompressionStream',
    class {
      readonly writable: WritableStream
      readonly readable: ReadableStream
      constructor(format: CompressionFormat) {
        const { readable, writable } = new Plain(format)
        this.writable = writable
        this.readable = readable.pipeThrough(
          new TransformStream({
            transform(chunk: Uint8Array, out) {
              bytes += chunk.length
              out.enqueue(chunk)
            },
          }),
        )
      }
    },
  )
  return () => bytes
}

test('what was packed is unpacked, letters of all languages too', async () => {
  const data = { journal: Array.from({ length: 5000 }, (_, i) => `zażółć ${i} ñandú`) }
  expect(await unpack(await pack(data))).toEqual(data)
})

test('a link that becomes too long is given up while it is inflated', async () => {
  expect(BOMB.length).toBeLessThan(100_000)
  const inflated = countInflated()
  await expect(unpack(BOMB)).rejects.toMatchObject({ code: 'link' })
  expect(inflated()).toBeGreaterThan(MOST_BYTES)
  expect(inflated()).toBeLessThan(MOST_BYTES + 2_000_000)
})

test.each<[string, string]>([
  ['nothing', ''],
  ['letters that are none of a link', '€'],
  ['no packed text', 'nonsense'],
  ['no JSON', deflated('{"save":')],
  ['brackets without end', deflated('['.repeat(1_000_000))],
  ['a link cut off', deflated(JSON.stringify({ save: 'x'.repeat(1000) })).slice(0, -3)],
  ['more letters than a link may have', 'A'.repeat(MOST_BYTES + 1)],
])('a link with %s is broken', async (_, packed) => {
  await expect(unpack(packed)).rejects.toMatchObject({ code: 'link' })
})

visit('a bad link is a sentence, and the app goes on', async (page) => {
  await startGame(page, { seed: 'drag' })
  const broken = 'This link is broken: part of it is missing or was changed.'
  const noGame = 'This cannot be opened: this is not a saved game.'
  for (const [packed, said] of [
    [BOMB, broken],
    [deflated('['.repeat(100_000)), broken],
    [deflated('null'), noGame],
    [deflated('{"save":null}'), noGame],
    [deflated('7'), noGame],
  ] as const) {
    await page.goto(`./#/open/${packed}`)
    await page.reload()
    expect(await textOf(page.getByRole('alert'))).toContain(said)
  }
  await page.getByRole('main').getByRole('link', { name: 'Games' }).click()
  await kept(page).first().waitFor()
  expect(await kept(page).count()).toBe(1)
})

visit('a bad file is a sentence beside the button it was chosen with', async (page) => {
  const beside = page.locator('label.file + [role=alert]')
  for (const [content, said] of [
    [' '.repeat(MOST_BYTES + 1), 'game.json is too large to be a saved game'],
    ['['.repeat(1_000_000), 'This file cannot be read.'],
    ['null', 'This cannot be opened: this is not a saved game.'],
  ] as const) {
    await openFile(page, content)
    await beside.getByText(said).waitFor()
    expect(await page.getByRole('alert').count()).toBe(1)
  }
  await startGame(page, { seed: 'drag' })
  await answerButton(page, 'pass').waitFor()
})
