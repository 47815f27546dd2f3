import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { startServer } from '../../server/src/index.ts'
import { done, type Site, site } from '../../server/test/client.ts'
import { answerButton, elsewhere, inBrowser, panel, watch } from './browser.ts'

/** The built page with tables behind it, and people who play together, each in a browser of their own. */
let opened: Promise<Site> | undefined
export const tables = (): Promise<Site> => {
  const thinker = pathToFileURL(join(import.meta.dirname, '../../cli/dist/thinker.mjs'))
  opened ??= site({ page: join(import.meta.dirname, '../dist'), thinker })
  return opened
}
afterAll(async () => (await opened)?.close())

/** Something is done while the server is stopped; started again it is where it was. */
export async function withoutServer(act: () => Promise<void>): Promise<void> {
  const at = await tables()
  const { port } = at.running
  await at.running.stop()
  try {
    await act()
  } finally {
    at.running = await startServer({ ...at.config, port })
  }
}

const addressOf = ({ running }: Site): string => `http://localhost:${running.port}/`

export const PHONE = { viewport: { width: 390, height: 844 } } as const

interface PersonOptions extends BrowserContextOptions {
  readonly pace?: string
  /** Whether the line is lost on the way, which browsers complain about. */
  readonly isLost?: boolean
}

/** What browsers say of a line that is lost. */
const LOST_LINE = /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+)|WebSocket connection to .* failed/

/** Somebody's browser before the server. Others play at once, and one question is answered after the other. */
export async function person(
  context: BrowserContext,
  act: (page: Page, own: BrowserContext) => Promise<void>,
  { pace = 'once', isLost = false, ...options }: PersonOptions = {},
): Promise<void> {
  const address = addressOf(await tables())
  const settings = { gathering: 'off', pace }
  const localStorage = Object.entries(settings).map(([name, value]) => ({ name: `coinflict.${name}`, value }))
  const storageState = { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] }
  await elsewhere(
    context,
    async (page, own) => {
      const problems = watch(own, address)
      page.on('dialog', (dialog) => dialog.accept())
      await act(page, own)
      expect(problems.filter((problem) => !(isLost && LOST_LINE.test(problem)))).toEqual([])
    },
    { baseURL: address, storageState, ...options },
  )
}

/** Somebody at the table: their screen, and the key of their seat. */
export interface Seat {
  readonly page: Page
  readonly own: BrowserContext
  readonly key: string
}

/** What somebody is asked. */
export interface Moment {
  readonly chair: number
  readonly page: Page
  /** The question, and the answers that are possible. */
  readonly id: string
  readonly keys: readonly string[]
  readonly revision: number
}

interface Question {
  readonly revision: number
  readonly question: { readonly message: string; readonly answers: readonly { readonly key: string }[] }
}

/** An answer that nobody thought about, the same every time. */
const anyOf = ({ keys, revision }: Moment): string => keys[(revision * 7919 + 13) % keys.length] ?? ''

/** A table that runs, with everybody before their screen. */
export class Game {
  constructor(
    readonly at: Site,
    readonly id: string,
    readonly seats: readonly Seat[],
  ) {}

  get pages(): readonly Page[] {
    return this.seats.map(({ page }) => page)
  }

  /** Who is asked, and what; nothing once the game is over. */
  async asked(): Promise<Moment | undefined> {
    const { table } = await done(this.at, `/api/tables/${this.id}`)
    if (table.status !== 'running') return undefined
    const { chair } = table.asked
    const { page, key } = this.seats[chair] as Seat
    const { question, revision } = await done<Question>(this.at, `/api/tables/${this.id}/question`, { key })
    const keys = question.answers.map((answer) => answer.key)
    return { chair, page, id: question.message, keys, revision }
  }

  /** The journal as everybody may read it, and how many answers are in it. */
  async journal(): Promise<readonly string[]> {
    return (await done(this.at, `/api/tables/${this.id}/journal`)).entries
  }

  private async answers(): Promise<number> {
    return (await this.journal()).filter((entry) => !entry.startsWith('!')).length
  }

  private async mustBeAsked(): Promise<Moment> {
    const asked = await this.asked()
    if (asked === undefined) throw new Error('nobody is asked')
    return asked
  }

  /** Whoever is asked answers by a program with their key. */
  async answer(wished?: string, known?: Moment): Promise<void> {
    const asked = known ?? (await this.mustBeAsked())
    const { chair, revision } = asked
    const body = { revision, id: `by-program-${revision}`, key: wished ?? anyOf(asked) }
    await done(this.at, `/api/tables/${this.id}/answer`, { body, key: this.seats[chair]?.key })
  }

  /** They answer by the buttons of their page, and confirm what ends a turn. */
  async click(wished?: string): Promise<Page> {
    const asked = await this.mustBeAsked()
    const { page } = asked
    const answers = await this.answers()
    await atLeast(page, answers)
    await answerButton(page, wished ?? anyOf(asked)).click()
    await atLeast(page, answers + 1)
    const confirm = answerButton(page, 'confirm')
    if (await confirm.isVisible()) await confirm.click()
    await expect.poll(async () => (await this.asked())?.revision).not.toBe(asked.revision)
    return page
  }

  /** Programs answer until somebody chooses what to do on a card, a certain one if that is said. */
  async toTurn(chair?: number): Promise<Seat> {
    for (;;) {
      const asked = await this.mustBeAsked()
      const mayPass = asked.keys.includes('pass')
      if (mayPass && (chair === undefined || asked.chair === chair)) {
        await this.together()
        return this.seats[asked.chair] as Seat
      }
      await this.answer(mayPass ? 'pass' : undefined)
    }
  }

  /** Waits until every screen shows the game as it is; an answer may still be on its way to the server. */
  async together(pages = this.pages): Promise<number> {
    let answers = 0
    const isShown = async (): Promise<boolean> => {
      answers = await this.answers()
      const moments = await Promise.all(pages.map((page) => page.locator('main').getAttribute('data-moment')))
      return moments.every((moment) => moment === String(answers))
    }
    await expect.poll(isShown).toBe(true)
    return answers
  }
}

/** Waits until so many answers are on the screen. */
export const atLeast = (page: Page, n: number) =>
  page.waitForFunction((least) => Number(document.querySelector('main')?.dataset.moment) >= least, n)

export interface TableWish extends PersonOptions {
  readonly game?: string
  /** Who sits where; those with a link come in the order of the factions. */
  readonly seats?: Readonly<Record<string, string>>
  /** More of the table: scenario, pace, what becomes of those who leave. */
  readonly table?: object
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dora']
/** Nobody decides for those who play at random (8.1), so whoever passes has done. */
export const TWO = { govt: 'me', farc: 'link', auc: 'random', cartels: 'random' }

/** People sit down at a table, each before their own screen; the second has a phone. */
export function playing(
  title: string,
  wish: TableWish,
  act: (game: Game, context: BrowserContext) => Promise<void>,
): void {
  const { game = 'andean-abyss', seats = TWO, table = {}, ...options } = wish
  inBrowser(title, async (context) => {
    const at = await tables()
    const made = await done(at, '/api/tables', { body: { game, seats, name: NAMES[0], ...table } })
    const { id } = made.table
    const keys = [made.key, ...made.links.map(({ key }) => key)]
    for (const [i, key] of keys.entries())
      if (i > 0) await done(at, `/api/tables/${id}/join`, { body: { name: NAMES[i] }, key })
    await done(at, `/api/tables/${id}/start`, { method: 'POST', key: made.key })
    const sit = async (taken: readonly Seat[]): Promise<void> => {
      const key = keys[taken.length]
      if (key !== undefined)
        return person(
          context,
          async (page, own) => {
            await page.goto(`./#/online/${id}/${key}`)
            await panel(page).waitFor()
            await sit([...taken, { page, own, key }])
          },
          { ...options, ...(taken.length === 1 ? PHONE : {}) },
        )
      await act(new Game(at, id, taken), context)
    }
    await sit([])
  })
}

/** The menu of a game: one of its entries is chosen. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.locator('.more summary').click()
  await page.locator('.more').getByRole('button', { name, exact: true }).click()
}

/** Who is at the table, and what they ask of each other. */
export const company = (page: Page): Locator => page.getByRole('region', { name: 'Who is at the table' })

export const undoButton = (page: Page): Locator =>
  page.getByRole('toolbar').getByRole('button', { name: 'Undo', exact: true })
