import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serve } from '../../../scripts/serve.mjs'
import { PAGE_POLICY } from '../../server/src/page/static-files.mjs'
import { writeWorker } from '../offline.ts'
import { english } from '../src/text/en.ts'
import { elsewhere, inBrowser, startButton, textOf, visit } from './browser.ts'

const built = join(import.meta.dirname, '../dist')

/** A copy of the built app that another version can take the place of. */
class Published {
  readonly place = mkdtempSync(join(tmpdir(), 'coinflict-app-'))
  readonly folder = join(this.place, 'dist')

  constructor() {
    cpSync(built, this.folder, { recursive: true })
  }

  /** The next version: every script has another name, as if it had another content. */
  publish(version: string): void {
    const next = join(this.place, version)
    cpSync(built, next, { recursive: true })
    const assets = join(next, 'assets')
    const names = readdirSync(assets)
    const scripts = names.filter((name) => name.endsWith('.js')).map((name) => name.slice(0, -3))
    const rename = (file: string) => {
      const text = readFileSync(file, 'utf8')
      writeFileSync(
        file,
        scripts.reduce((all, script) => all.replaceAll(`${script}.js`, `${script}-${version}.js`), text),
      )
    }
    for (const script of scripts) {
      rename(join(assets, `${script}.js`))
      renameSync(join(assets, `${script}.js`), join(assets, `${script}-${version}.js`))
    }
    rename(join(next, 'index.html'))
    const page = join(next, 'index.html')
    writeFileSync(page, readFileSync(page, 'utf8').replace('<html', `<html data-version="${version}"`))
    writeWorker(next)
    rmSync(this.folder, { recursive: true })
    renameSync(next, this.folder)
  }
}

/** A test before a server whose app changes while it is open. */
function visitPublished(
  title: string,
  act: (page: Page, app: Published, other: BrowserContext) => Promise<void>,
  options: BrowserContextOptions,
): void {
  inBrowser(title, async (context) => {
    const app = new Published()
    const { server, address } = await serve(0, app.folder)
    try {
      await elsewhere(
        context,
        async (page, other) => {
          await page.goto(address)
          await act(page, app, other)
        },
        options,
      )
    } finally {
      server.close()
      rmSync(app.place, { recursive: true })
    }
  })
}

const isKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated').then(() => undefined)

/** A window that comes to the front looks for a newer version. */
const comeToFront = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

const versionOf = (page: Page) => page.locator('html').getAttribute('data-version')

const offer = (page: Page) => page.getByRole('status').getByText(english['app.new-version'])

const getIt = (page: Page) => page.getByRole('button', { name: english['app.get-it'] }).click()

const openRules = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Rules' }).click()
  await page.getByRole('searchbox').first().waitFor()
}

visitPublished(
  'a new version is offered in a window that is open, and comes when it is taken',
  async (page, app) => {
    await isKept(page)
    await page.reload()
    expect(await versionOf(page)).toBeNull()
    app.publish('two')
    await comeToFront(page)
    await offer(page).waitFor()
    await getIt(page)
    await page.locator('html[data-version="two"]').waitFor()
    await openRules(page)
    expect(await offer(page).count()).toBe(0)
    app.publish('three')
    await comeToFront(page)
    await offer(page).waitFor()
    await getIt(page)
    await page.locator('html[data-version="three"]').waitFor()
  },
  { serviceWorkers: 'allow' },
)

visitPublished(
  'a window of the old version finds all its parts when another has taken the new one',
  async (page, app, context) => {
    await isKept(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await startButton(other).waitFor()
    app.publish('two')
    await comeToFront(page)
    await offer(page).waitFor()
    await getIt(page)
    await page.locator('html[data-version="two"]').waitFor()
    await offer(other).waitFor()
    await openRules(other)
    expect(await versionOf(other)).toBeNull()
    expect(await other.getByRole('alert').count()).toBe(0)
    await getIt(other)
    await other.locator('html[data-version="two"]').waitFor()
    await other.getByRole('searchbox').first().waitFor()
  },
  { serviceWorkers: 'allow' },
)

visitPublished(
  'where nothing is kept, an old window says that a part is gone, and a reload brings the new version',
  async (page, app) => {
    await startButton(page).waitFor()
    await page.waitForLoadState('networkidle')
    app.publish('two')
    await page.getByRole('banner').getByRole('link', { name: 'Rules' }).click()
    await page.getByRole('alert').getByText(english['problem.part']).waitFor()
    expect(await page.getByText(english['app.loading']).count()).toBe(0)
    await page.getByRole('main').getByRole('link', { name: english['app.home'] }).waitFor()
    await page.getByRole('button', { name: english['app.reload'] }).click()
    await page.locator('html[data-version="two"]').waitFor()
    await page.getByRole('searchbox').first().waitFor()
  },
  { serviceWorkers: 'block' },
)

visitPublished(
  'a part that does not come at first is asked for again',
  async (page) => {
    let failures = 0
    await page.route(/assets\/(rules|fork)-/, (route) => (failures++ === 0 ? route.abort() : route.continue()))
    await openRules(page)
    expect(failures).toBeGreaterThan(1)
    expect(await page.getByRole('alert').count()).toBe(0)
  },
  { serviceWorkers: 'block' },
)

test('every part that is loaded later is asked for twice', () => {
  const sources = join(import.meta.dirname, '../src')
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const careless = files.flatMap((name) => {
    const lines = readFileSync(join(sources, name), 'utf8').split('\n')
    const isBare = (line: string) => /\bimport\(/.test(line) && !/(lazy|tryTwice)\(\(\) => import\(/.test(line)
    // A worker that fails is asked again as a whole.
    const mayOpen = name === 'volumes.ts' || name === join('think', 'worker.ts')
    const isFromBox = (line: string) => !mayOpen && /boxOf.*'@coinflict\/library'/.test(line)
    return lines.filter((line) => isBare(line) || isFromBox(line)).map((line) => `${name}: ${line.trim()}`)
  })
  expect(careless).toEqual([])
})

visit('the page itself says what it may load', async (page) => {
  const said = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  expect(said).toBe(PAGE_POLICY)
  expect(await textOf(page.locator('h1'))).not.toBe('')
})

test('the stamp of a version goes by its content and nothing else', () => {
  const app = new Published()
  const page = join(app.folder, 'index.html')
  const worker = () => {
    writeWorker(app.folder)
    return readFileSync(join(app.folder, 'worker.js'), 'utf8')
  }
  try {
    const before = readFileSync(join(built, 'worker.js'), 'utf8')
    utimesSync(page, 1, 1)
    expect(worker()).toBe(before)
    writeFileSync(page, readFileSync(page, 'utf8').replace('<title>', '<title >'))
    expect(worker()).not.toBe(before)
    expect(/^const FILES.*/m.exec(worker())?.[0]).toBe(/^const FILES.*/m.exec(before)?.[0])
  } finally {
    rmSync(app.place, { recursive: true })
  }
})
