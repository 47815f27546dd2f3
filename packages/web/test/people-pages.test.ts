import { LANGUAGES } from '@coinflict/kernel/text'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { done } from '../../server/test/client.ts'
import { english } from '../src/text/en.ts'
import { spanish } from '../src/text/es.ts'
import { polish } from '../src/text/pl.ts'
import { expectAccessible } from './accessible.ts'
import { be, open, playUntil, server, somebody, tableOf, visitServer } from './people.ts'

/** Two people with a finished game, one that runs, and everything in the settings. */
async function lived() {
  const [ann, bob] = [await somebody('Ann of the long name'), await somebody('Bob')]
  await playUntil(await tableOf(ann, bob, { title: 'The long day', rated: true }), [ann, bob])
  await playUntil(
    await tableOf(ann, bob, { title: 'Mine to move', pace: { kind: 'days', days: 3 } }),
    [ann, bob],
    (asked) => asked === ann,
  )
  await playUntil(await tableOf(ann, bob, { title: 'Theirs' }), [ann, bob], (asked) => asked === bob)
  const at = await server()
  const add = (path: string, body: object) => done(at, `/api/me/${path}`, { body, headers: ann.headers })
  await add('channels', { kind: 'webhook', address: `https://games.example/${'hook/'.repeat(20)}` })
  await add('bots', { name: `${ann.name}’s robot` })
  await add('tokens', { name: 'at home', rights: ['play'] })
  await add('blocked', { name: (await somebody('Eve')).name })
  return { ann, bob }
}

const ONLINE = new RegExp([english, spanish, polish].map((words) => words['online.title']).join('|'))

let people: ReturnType<typeof lived> | undefined

/** Every page, as somebody sees who has played. */
async function everyPage(page: Page, look: (address: string) => Promise<void>): Promise<void> {
  people ??= lived()
  const { ann, bob } = await people
  await be(ann, page.context())
  await page.goto('./')
  await page.locator('.my-games li').first().waitFor()
  await page.getByRole('radio', { name: ONLINE }).check()
  await page.waitForLoadState('networkidle')
  await look('first page')
  for (const address of [
    'games',
    'archive',
    'ratings',
    `of/${encodeURIComponent(bob.name)}`,
    'settings',
    'report/Bob',
  ]) {
    await open(page, address)
    await page.getByRole('navigation').getByRole('button').waitFor()
    await page.waitForLoadState('networkidle')
    await look(address)
  }
  await page.context().clearCookies({ name: 'coinflict' })
  await open(page, '')
  await page.reload()
  await page.locator('form').first().waitFor()
  await look('log in')
}

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

for (const width of [390, 1440]) {
  visitServer(
    `everybody can use every page at ${width} px`,
    (page) => everyPage(page, (address) => expectAccessible(page, address)),
    { viewport: { width, height: 900 } },
  )

  for (const locale of LANGUAGES)
    visitServer(
      `no page is wider than the screen at ${width} px: ${locale}`,
      (page) =>
        everyPage(page, async (address) => {
          expect(await isTooWide(page), address).toBe(false)
          for (const table of await page.locator('.wide-table').all())
            expect(await table.evaluate((each) => each.scrollWidth <= each.clientWidth), address).toBe(true)
        }),
      { viewport: { width, height: 900 }, locale },
    )
}
