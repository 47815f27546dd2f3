import type { Save } from '@coinflict/kernel/table'
import { type BrowserContext, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { CHROMIUM_ARGS } from '../../../scripts/chromium.mjs'
import { serve } from '../../../scripts/serve.mjs'
import type { Pace } from '../src/settings.ts'
import { english, type Message } from '../src/text/en.ts'

/** Real Chromium before the built app, as a person would use it. `npm test` finds the browser; without one these tests are skipped. */
const BARE = process.env.CHROMIUM
/** One that can do all that people's browsers do, such as show messages. */
const WHOLE = process.env.CHROMIUM_WHOLE ?? BARE

/** Long enough that only a page that hangs meets it. */
const GUARD = 120_000

/** Nothing moves, nothing is fetched ahead; who wants to see that says so. */
const QUIET = { locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' } as const

async function begin(executablePath: string) {
  const { server, address } = await serve(0)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  return { server, address, browser }
}

const begun = new Map<string, ReturnType<typeof begin>>()

afterAll(async () => {
  for (const each of begun.values()) {
    const { server, browser } = await each
    await closed(browser)
    server.close()
  }
})

/** A browser now and then never says that it is closed; with the process that began it, it ends in any case. */
async function closed(part: { close(): Promise<void> }): Promise<void> {
  let clock: NodeJS.Timeout | undefined
  const longEnough = new Promise<void>((resolve) => {
    clock = setTimeout(resolve, GUARD)
  })
  await Promise.race([part.close(), longEnough])
  clearTimeout(clock)
}

/** Whatever goes wrong on a page without being seen: errors, failed requests, anything asked of another machine. */
export function watch(context: BrowserContext, address: string): readonly string[] {
  const problems: string[] = []
  context.on('weberror', (error) => problems.push(`error: ${error.error().message}`))
  context.on('console', (line) => {
    if (line.type() === 'error') problems.push(`console: ${line.text()}`)
  })
  context.on('requestfailed', (request) => {
    // A page that is left gives up what it still waited for.
    const why = request.failure()?.errorText
    if (why !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${why}`)
  })
  context.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(address))
      problems.push(`elsewhere: ${request.url()}`)
  })
  return problems
}

/** What a person chose for the browser before, by name. */
type Settings = Readonly<Record<string, string>>

/** Most tests follow a journal, one answer at a time. */
const ONE_BY_ONE: Settings = { gathering: 'off' }

const storageOf = (address: string, settings: Settings): NonNullable<BrowserContextOptions['storageState']> => ({
  cookies: [],
  origins: [
    {
      origin: new URL(address).origin,
      localStorage: Object.entries(settings).map(([name, value]) => ({ name: `coinflict.${name}`, value })),
    },
  ],
})

interface VisitOptions extends BrowserContextOptions {
  readonly settings?: Settings
  /** Whether it takes a whole browser. */
  readonly whole?: boolean
}

/** A test in a browser that nobody has used before, but for some settings; no page is open. */
export function inBrowser(
  title: string,
  act: (context: BrowserContext) => Promise<void>,
  { settings = ONE_BY_ONE, whole = false, ...options }: VisitOptions = {},
): void {
  const path = (whole ? WHOLE : BARE) ?? ''
  test.skipIf(path === '')(title, async () => {
    const running = begun.get(path) ?? begin(path)
    begun.set(path, running)
    const { browser, address } = await running
    const context = await browser.newContext({
      ...QUIET,
      baseURL: address,
      storageState: storageOf(address, settings),
      ...options,
    })
    context.setDefaultTimeout(GUARD)
    const problems = watch(context, address)
    try {
      await act(context)
      expect(problems).toEqual([])
    } finally {
      await closed(context)
    }
  })
}

/** The same, with the app open. */
export function visit(
  title: string,
  act: (page: Page, context: BrowserContext) => Promise<void>,
  options?: VisitOptions,
): void {
  const open = async (context: BrowserContext): Promise<void> => {
    const page = await context.newPage()
    await page.goto('./')
    await act(page, context)
  }
  inBrowser(title, open, options)
}

/** Another person's browser. */
export async function elsewhere(
  context: BrowserContext,
  act: (page: Page, other: BrowserContext) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const other = await context.browser()?.newContext({ ...QUIET, ...options })
  if (other === undefined) throw new Error('the browser is gone')
  other.setDefaultTimeout(GUARD)
  try {
    await act(await other.newPage(), other)
  } finally {
    await closed(other)
  }
}

/** The words in a part of the page. */
export const textOf = async (part: Locator): Promise<string> => (await part.textContent()) ?? ''

/** The games that the set-up page offers to go on with. */
export const kept = (page: Page): Locator => page.locator('.kept li')

/** The current question, the summary of a turn or the result. */
export const panel = (page: Page): Locator => page.locator('section.question')

export const heading = (page: Page): Locator => panel(page).getByRole('heading', { level: 2 })

export const answerButton = (page: Page, key: string): Locator =>
  page.locator(`.question button.answer[data-key="${key}"]`)

/** Whether somebody can touch a part of the page in its middle. */
export const isInReach = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

/** A game stands on the screen and listens: what it asks has the focus. */
const isReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.activeElement?.matches('.question') === true)
}

/** Waits until the game has so many answers. */
export const atMoment = (page: Page, n: number): Promise<void> => page.locator(`main[data-moment="${n}"]`).waitFor()

export async function confirmTurn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm the turn' }).click()
}

/** The button of the first page that begins the game laid out there, whatever it says. */
export const startButton = (page: Page): Locator => page.locator('button.start')

/** The menu of a game, unfolded. */
async function gameMenu(page: Page): Promise<Locator> {
  const menu = page.locator('.more')
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click()
  return menu
}

/** Comes once the present page is left, and nothing of it is there any more. */
const isLeft = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // The app draws the next page before anything else is done.
        addEventListener('hashchange', () => setTimeout(resolve), { once: true })
      }),
  )

/** Goes to another page by its link: in the bar, or on the page of a game in its menu. */
export async function goTo(page: Page, name: string): Promise<void> {
  const left = isLeft(page)
  const inBar = page.getByRole('banner').getByRole('link', { name, exact: true })
  const click = async (): Promise<boolean> => {
    const link = (await inBar.isVisible()) ? inBar : (await gameMenu(page)).getByRole('link', { name, exact: true })
    return link.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    )
  }
  // A page whose parts have come meanwhile may be a game, whose links are in its menu.
  await expect.poll(click).toBe(true)
  await left
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Chooses a language on the page of a game, whose menu is in English. */
export async function speak(page: Page, name: string): Promise<void> {
  const menu = await gameMenu(page)
  await chooseLanguage(page, menu.getByRole('combobox', { name: 'Language' }), name)
  await menu.locator('summary').click()
}

/** Chooses a language, and waits until the page speaks it. */
export async function chooseLanguage(page: Page, choice: Locator, name: string): Promise<void> {
  const [tongue] = await choice.selectOption(name)
  await page.locator(`html[lang="${tongue}"]`).waitFor()
}

/** Lays out a new game on the set-up page and starts it. Factions that are not named are people. */
export async function startGame(
  page: Page,
  { scenario = 'Standard', seed = '1', random = [] }: { scenario?: string; seed?: string; random?: readonly string[] },
): Promise<void> {
  await page.getByText('Options', { exact: true }).click()
  await page.getByRole('radio', { name: scenario }).check()
  for (const seat of await page.getByRole('group', { name: 'Who plays which faction' }).getByRole('combobox').all())
    await seat.selectOption('Player')
  for (const faction of random) await page.getByRole('combobox', { name: faction }).selectOption('Plays at random')
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed)
  await startButton(page).click()
  await isReady(page)
}

/** Opens a file from the set-up page, as a person picks one. */
export async function openFile(
  page: Page,
  content: string | Buffer,
  name = 'game.json',
  label = 'Open a file',
): Promise<void> {
  await page
    .getByLabel(label)
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content as string) })
}

/** Opens a saved game and waits for its board. */
export async function openGame(page: Page, save: unknown, label?: string): Promise<void> {
  await openFile(page, JSON.stringify(save), undefined, label)
  await isReady(page)
}

/** Opens a game with non-players that play at a pace, which a person chose at the beginning of another one. */
export async function openAtPace(
  page: Page,
  save: Save,
  pace: Pace,
  words: Readonly<Record<Message, string>> = english,
): Promise<void> {
  await openGame(page, { ...save, journal: [] }, words['setup.import'])
  await page.getByRole('combobox', { name: words['pace.label'] }).selectOption(words[`pace.${pace}`])
  await page.getByRole('link', { name: words['app.home'] }).click()
  await openGame(page, save, words['setup.import'])
}

/** Gives answers by their buttons, confirming each turn on the way; the last one is left as it is. */
export async function follow(page: Page, answers: readonly string[], from = 0): Promise<void> {
  for (const [i, key] of answers.entries()) {
    if (await answerButton(page, 'confirm').isVisible()) await confirmTurn(page)
    await answerButton(page, key).click()
    await atMoment(page, from + i + 1)
  }
}

export { pointOf } from './pointing.ts'
