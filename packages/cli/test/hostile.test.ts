import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { corpusOf } from '../../../scripts/hostile/corpus.ts'
import { ENTRANCES, feed } from '../../../scripts/hostile/feed.ts'
import { inputFor } from '../../../scripts/hostile/mutate.ts'

const corpus = fileURLToPath(new URL('hostile', import.meta.url))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coinflict-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe.each(ENTRANCES)('what comes in by %s', (entrance) => {
  const specimens = corpusOf(corpus, entrance)

  test.each(specimens.map(({ name, bytes }) => [name, bytes] as const))('%s', async (name, bytes) => {
    expect(await feed(entrance, bytes, folder)).toBe(name.startsWith('good') ? 'accepted' : 'refused')
  })

  test('whatever is made of it is taken or refused in a sentence', async () => {
    const fates = new Set<string>()
    for (let n = 0; n < 25; n++) {
      const input = await inputFor(entrance, specimens, n, 'test')
      fates.add(await feed(entrance, input, folder))
    }
    expect(fates).toContain('refused')
  })
})
