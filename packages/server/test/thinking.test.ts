import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Volume } from '@coinflict/kernel/state'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../src/index.ts'
import { anyAnswer, ask, done, Live, type Site, site, volumeOf } from './client.ts'

const folder = mkdtempSync(join(tmpdir(), 'coinflict-thinker-'))
const file = (name: string): URL => pathToFileURL(join(folder, name))
/** The thread as it is bundled, one that never answers, and one that cannot begin. */
const [thinker, silent, broken] = ['thinker.mjs', 'silent.mjs', 'broken.mjs'].map(file) as [URL, URL, URL]

beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('../src/thinker.ts', import.meta.url))],
    outfile: fileURLToPath(thinker),
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
  writeFileSync(silent, "import { parentPort } from 'node:worker_threads'\nparentPort.on('message', () => {})\n")
  writeFileSync(broken, "throw new Error('broken')\n")
})
afterAll(() => rmSync(folder, { recursive: true }))

const GAME = 'andean-abyss'
const SEATS = { govt: 'me', farc: 'search:quick', auc: 'search:quick', cartels: 'search:quick' }

/** Ann sits down with three players that think. */
async function begin(at: Site): Promise<{ readonly id: string; readonly key: string }> {
  const body = { game: GAME, scenario: 'quick', seats: SEATS, name: 'Ann' }
  const { table, key } = await done(at, '/api/tables', { body })
  await done(at, `/api/tables/${table.id}/start`, { method: 'POST', key })
  return { id: table.id, key }
}

const askedAt = async (at: Site, id: string): Promise<number | undefined> =>
  (await done(at, `/api/tables/${id}`)).table.asked?.chair

/** Ann answers anyhow whenever she is asked, as long as something holds. */
async function playOn(
  at: Site,
  { id, key }: Awaited<ReturnType<typeof begin>>,
  goesOn: (ann: Live, volume: Volume) => boolean,
): Promise<void> {
  const volume = await volumeOf(GAME)
  const ann = await Live.open(at)
  await ann.watch(id, key)
  while (goesOn(ann, volume)) {
    await ann.until(() => ann.info.asked !== null && ann.info.revision === ann.revision)
    const { pending } = ann.table(volume)
    expect(pending?.by).toBe(volume.factionIndex.get('govt'))
    if (pending === undefined) throw new Error('nothing is asked')
    const { revision } = ann
    const body = { revision, id: `n${revision}`, key: anyAnswer(volume, pending, revision) }
    expect((await ann.call({ type: 'do', table: id, act: 'answer', body })).type).toBe('done')
    await ann.until(() => ann.revision > revision && ann.info.revision === ann.revision)
  }
  ann.close()
}

const isAsked = ({ info }: Live): boolean => info.asked !== null

async function withSite(thread: URL | undefined, act: (at: Site) => Promise<void>): Promise<void> {
  const at = await site(thread === undefined ? {} : { thinker: thread })
  try {
    await act(at)
  } finally {
    await at.close()
  }
}

describe('players that think at online tables', () => {
  test('they answer one after the other until a person is asked, with their reasons', () =>
    withSite(thinker, async (at) => {
      const seats = await begin(at)
      await playOn(at, seats, (ann, volume) => new Set(ann.table(volume).answeredBy).size < 4)
      const { reasons } = await done(at, `/api/tables/${seats.id}/why?from=0`)
      const texts = reasons.map(({ explanation }) => explanation.line.text.en)
      expect(texts.some((text) => text.startsWith('Turns considered: '))).toBe(true)
    }))

  test('one that the host put in an empty seat thinks too', () =>
    withSite(thinker, async (at) => {
      const body = { game: GAME, scenario: 'quick', seats: { ...SEATS, farc: 'link' }, name: 'Ann' }
      const { table, key } = await done(at, '/api/tables', { body })
      const { id } = table
      await done(at, `/api/tables/${id}/offer`, { body: { chair: 1, for: 'non-player', kind: 'search:quick' }, key })
      await done(at, `/api/tables/${id}/start`, { method: 'POST', key })
      const farc = (await volumeOf(GAME)).factionIndex.get('farc')
      await playOn(at, { id, key }, (ann, volume) => ann.table(volume).answeredBy.every((by) => by !== farc))
    }))

  test('a table whose players thought when the server ended goes on after the next start, though nobody looks', async () => {
    const at = await site({ thinker: silent })
    const seats = await begin(at)
    const { id } = seats
    await playOn(at, seats, isAsked)
    expect(await askedAt(at, id)).toBeUndefined()
    await at.running.stop()
    at.running = await startServer({ ...at.config, thinker })
    await expect.poll(() => askedAt(at, id)).toBe(0)
    await at.close()
  })

  test('where no thread can think the server stays well, and the table waits', () =>
    withSite(broken, async (at) => {
      const seats = await begin(at)
      const { id } = seats
      await playOn(at, seats, isAsked)
      await expect.poll(async () => (await ask(at, '/health')).status).toBe(200)
      expect(await askedAt(at, id)).toBeUndefined()
    }))

  test('only at the levels that are offered, and only where there are threads for it', async () => {
    const wish = (farc: string) => ({ body: { game: GAME, seats: { ...SEATS, farc }, name: 'Ann' } })
    await withSite(thinker, async (at) => {
      expect((await ask(at, '/api/tables', wish('search'))).status).toBe(200)
      for (const level of ['search:deep', 'search:margin', 'search:quick:non-player'])
        expect((await ask(at, '/api/tables', wish(level))).body.error.code).toBe('seat')
    })
    await withSite(undefined, async (at) => {
      expect((await ask(at, '/api/tables', wish('search'))).body.error.code).toBe('seat')
    })
  })
})
