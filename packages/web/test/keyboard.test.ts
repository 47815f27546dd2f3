import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { panel, startGame, textOf, visit } from './browser.ts'
import { answersOf, box, playedGame } from './games.ts'

/** What somebody who only has the keyboard meets: the moment, where the focus is, and how an answer is reached. */
const look = (page: Page, key: string) =>
  page.evaluate((wanted) => {
    const answer = document.querySelector<HTMLElement>(`.question button.answer[data-key="${wanted}"]`)
    const active = document.activeElement as HTMLElement | SVGElement | null
    return {
      moment: Number(document.querySelector<HTMLElement>('main.play')?.dataset.moment),
      isHeld: document.querySelector('.question.summary') !== null,
      shortcut: answer?.dataset.shortcut,
      focus: active?.dataset.key ?? active?.dataset.id ?? active?.tagName.toLowerCase() ?? 'body',
    }
  }, key)

/** The focus goes to the next question or stays on the board, but is never lost. */
async function focusIsSomewhere(page: Page): Promise<void> {
  if ((await look(page, '')).focus !== 'body') return
  await page.waitForFunction(() => ![null, document.body].includes(document.activeElement as HTMLElement | null))
}

/** Goes through a list with the arrow keys to one of its buttons, and presses it. */
async function arrowsTo(page: Page, buttons: string, key: string): Promise<void> {
  const steps = await page.evaluate(
    ([list, wanted]) => {
      const all = [...document.querySelectorAll<HTMLElement>(list)]
      const at = all.indexOf(document.activeElement as HTMLElement)
      return all.findIndex(({ dataset }) => (dataset.key ?? dataset.id) === wanted) - at
    },
    [buttons, key] as const,
  )
  for (let i = 0; i < Math.abs(steps); i++) await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
  expect((await look(page, key)).focus).toBe(key)
  await page.keyboard.press('Enter')
}

async function byAnswers(page: Page, key: string): Promise<void> {
  const { shortcut } = await look(page, key)
  if (shortcut !== undefined) await page.keyboard.press(shortcut)
  else {
    await page.keyboard.press('q')
    await arrowsTo(page, '.question button.answer', key)
  }
}

/** Back from the question, past the cards that lie open, to the board. */
async function backTo(page: Page, board: string): Promise<void> {
  await page.keyboard.press('q')
  const isThere = () => page.evaluate((on) => document.activeElement?.closest(on) != null, board)
  for (let i = 0; i < 8 && !(await isThere()); i++) await page.keyboard.press('Shift+Tab')
}

/** From the question back to the list of spaces, and through it. */
async function byList(page: Page, key: string): Promise<void> {
  await backTo(page, '.spaces')
  await arrowsTo(page, '.spaces button.space-row', key)
}

/** Which arrow leads nearer to a space, as the eye would judge. */
const arrowTo = (page: Page, id: string) =>
  page.evaluate((wanted) => {
    const middle = (element: Element | null) => {
      const box = element?.getBoundingClientRect() ?? new DOMRect()
      return [box.x + box.width / 2, box.y + box.height / 2] as const
    }
    const [x, y] = middle(document.activeElement)
    const [toX, toY] = middle(document.querySelector(`.map [data-id="${wanted}"]`))
    if (Math.abs(toX - x) > Math.abs(toY - y)) return toX > x ? 'ArrowRight' : 'ArrowLeft'
    return toY > y ? 'ArrowDown' : 'ArrowUp'
  }, id)

/** From the question back to the map and over it with the arrows; false if they went in a circle. */
async function byMap(page: Page, key: string): Promise<boolean> {
  await backTo(page, '.map > .scene')
  for (let i = 0; i < 20; i++) {
    if ((await look(page, key)).focus === key) {
      await page.keyboard.press('Enter')
      return true
    }
    await page.keyboard.press(await arrowTo(page, key))
  }
  return false
}

/** Up to which answer spaces are chosen on the map, and then in the list; the rest among the answers. */
const ON_MAP = 25
const ON_LIST = 45

visit('a whole game by keyboard: on the map, in the list and by the answers', async (page) => {
  const table = playedGame({ scenario: 'quick', seed: '2' })
  const answers = answersOf(table)
  await page.setViewportSize({ width: 900, height: 600 })
  await startGame(page, { scenario: 'Quick', seed: '2' })
  const given = { map: 0, list: 0 }
  for (const [i, key] of answers.entries()) {
    if (i === ON_MAP) await page.keyboard.press('b')
    await focusIsSomewhere(page)
    const isSpace = box.volume.spaceIndex.has(key)
    if (isSpace && i < ON_MAP && (await byMap(page, key))) given.map++
    else if (isSpace && i >= ON_MAP && i < ON_LIST) {
      await byList(page, key)
      given.list++
    } else await byAnswers(page, key)
    const now = await look(page, key)
    expect(now.moment).toBe(i + 1)
    if (!now.isHeld) continue
    // The summary has the focus; Enter confirms it.
    await page.waitForFunction(() => document.activeElement?.matches('.question.summary') === true)
    await page.keyboard.press('Enter')
  }
  await focusIsSomewhere(page)
  expect(await textOf(panel(page))).toContain('The game is over')
  expect(await panel(page).getByRole('listitem').count()).toBe(4)
  expect(given.map).toBeGreaterThan(3)
  expect(given.list).toBeGreaterThan(3)
})

visit('the arrow keys reach every space of the map', async (page) => {
  await startGame(page, { seed: '2' })
  const reached = await page.evaluate(async () => {
    const svg = document.querySelector('.map > .scene')
    const found = new Set<string>()
    const waiting = [...(svg?.querySelectorAll<SVGElement>('[tabindex="0"]') ?? [])]
    const settled = () => new Promise((done) => setTimeout(done))
    while (waiting.length > 0) {
      const space = waiting.pop() as SVGElement
      if (found.has(space.dataset.id ?? '')) continue
      found.add(space.dataset.id ?? '')
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        space.focus()
        await settled()
        space.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
        await settled()
        if (document.activeElement instanceof SVGElement) waiting.push(document.activeElement)
      }
    }
    return [...found]
  })
  const all = await page
    .locator('.map [data-id]')
    .evaluateAll((spaces) => spaces.map((s) => (s as SVGElement).dataset.id))
  expect(all.filter((id) => !reached.includes(id ?? ''))).toEqual([])
})

visit('the keys that the help lists do what it says', async (page) => {
  await startGame(page, { seed: '2' })
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  for (const [key, name] of [
    ['f', 'Factions'],
    ['l', 'Log'],
    ['g', 'Margins'],
    ['c', 'Cards'],
  ] as const) {
    await page.keyboard.press(key)
    expect(await page.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true')
  }
  await page.keyboard.press('1')
  await page.locator('main[data-moment="1"]').waitFor()
  await page.keyboard.press(',')
  await page.locator('main[data-moment="0"]').waitFor()
  await focusIsSomewhere(page)
  await page.keyboard.press('.')
  await page.locator('main[data-moment="1"]').waitFor()
  await focusIsSomewhere(page)
  await page.keyboard.press('u')
  await page.locator('main[data-moment="0"]').waitFor()
  await page.keyboard.press('r')
  await page.locator('main[data-moment="1"]').waitFor()
})

visit('single keys can be turned off', async (page) => {
  await startGame(page, { seed: '2' })
  await page.keyboard.press('?')
  await page.getByLabel('Single-key shortcuts').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('1')
  await page.keyboard.press('l')
  await page.locator('main[data-moment="0"]').waitFor()
  expect(await page.getByRole('tab', { name: 'Cards' }).getAttribute('aria-selected')).toBe('true')
})
