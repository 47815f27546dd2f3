import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { done, type Site, site } from '../../server/test/client.ts'
import { PASSWORD, register, type Somebody } from '../../server/test/person.ts'
import { elsewhere, inBrowser, watch } from './browser.ts'

/** The built page with tables and accounts behind it. */
let opened: Promise<Site> | undefined
export const server = (): Promise<Site> => {
  opened ??= site({ page: join(import.meta.dirname, '../dist'), mayHookHome: true })
  return opened
}
afterAll(async () => (await opened)?.close())

export { PASSWORD }

/** A name that nobody else in these tests has. */
let people = 0
export const newName = (name: string): string => `${name} ${++people}`

/** What the server refuses is told on the page; browsers complain about it all the same. */
const REFUSED = /^console: Failed to load resource: the server responded with a status of 4/

/** A test before the server, in a browser that nobody has used. */
export function visitServer(
  title: string,
  act: (page: Page, context: BrowserContext, at: Site) => Promise<void>,
  { whole = false, ...options }: BrowserContextOptions & { readonly whole?: boolean } = {},
): void {
  const open = async (context: BrowserContext): Promise<void> => {
    const at = await server()
    const baseURL = `http://localhost:${at.running.port}/`
    await elsewhere(
      context,
      async (page, own) => {
        const problems = watch(own, baseURL)
        await act(page, own, at)
        expect(problems.filter((problem) => !REFUSED.test(problem))).toEqual([])
      },
      { baseURL, ...options },
    )
  }
  inBrowser(title, open, { whole })
}

/** Somebody with an account, made without a browser. */
export const somebody = async (name: string): Promise<Somebody> => register(await server(), newName(name))

/** The browser is logged in as somebody from now on. */
export async function be({ headers }: Somebody, context: BrowserContext): Promise<void> {
  const [name = '', value = ''] = headers.cookie.split('=')
  const { running } = await server()
  await context.addCookies([{ name, value, url: `http://localhost:${running.port}/`, httpOnly: true, sameSite: 'Lax' }])
}

/** A part of a page by its heading. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** Opens one of the pages for people. The first load says whether there are tables. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto('./')
  await page.goto(`./#/people/${address}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

interface Question {
  readonly revision: number
  readonly question: { readonly answers: readonly { readonly key: string }[] } | null
}

/** A table of two people and two who answer by lot, which runs. */
export async function tableOf(one: Somebody, other: Somebody, wish: object = {}): Promise<string> {
  const at = await server()
  const seats = { govt: 'me', farc: 'open', auc: 'random', cartels: 'random' }
  const body = { game: 'andean-abyss', scenario: 'quick', seats, public: true, ...wish }
  const { table } = await done(at, '/api/tables', { body, headers: one.headers })
  await done(at, `/api/tables/${table.id}/join`, { body: {}, headers: other.headers })
  await done(at, `/api/tables/${table.id}/start`, { method: 'POST', headers: one.headers })
  return table.id
}

/** People answer whatever they can until something holds or the game is over. */
export async function playUntil(
  id: string,
  players: readonly Somebody[],
  holds: (asked: Somebody) => boolean = () => false,
): Promise<void> {
  const at = await server()
  for (let n = 0; ; n++) {
    const { table } = await done(at, `/api/tables/${id}`)
    const asked = players[table.asked?.chair]
    if (table.status !== 'running' || asked === undefined || holds(asked)) return
    const { headers } = asked
    const { revision, question } = await done<Question>(at, `/api/tables/${id}/question`, { headers })
    const answers = question?.answers ?? []
    const key = answers[(n * 7919) % answers.length]?.key
    await done(at, `/api/tables/${id}/answer`, { body: { revision, id: `at ${revision}`, key }, headers })
  }
}
