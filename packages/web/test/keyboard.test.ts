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
      focus: active?.dataset.key ?? active?.dataset.id ?? active?.tagName.toLowerCase() ?? '',
    }
  }, key)

/** The focus goes to the next question or stays on the board, but is never lost. */
const focusIsSomewhere = (page: Page) =>
  page.waitForFunction(() => ![null, document.body].includes(document.activeElement as HTMLElement | null))

/** Presses a key until the focus is where it should be; false if it never comes there. */
async function pressUntil(page: Page, key: string, wanted: string, most: number): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if ((await look(page, wanted)).focus === wanted) return true
    await page.keyboard.press(key)
  }
  return (await look(page, wanted)).focus === wanted
}

async function byList(page: Page, key: string): Promise<void> {
  const { shortcut } = await look(page, key)
  if (shortcut !== undefined) await page.keyboard.press(shortcut)
  else {
    await page.keyboard.press('q')
    expect(await pressUntil(page, 'ArrowDown', key, 60), `${key} among the answers`).toBe(true)
    await page.keyboard.press('Enter')
  }
}

/** From the question back to the list of spaces, and up through it. */
async function bySpaceList(page: Page, key: string): Promise<void> {
  await page.keyboard.press('q')
  await page.keyboard.press('Shift+Tab')
  expect(await pressUntil(page, 'ArrowUp', key, 60), `${key} in the list`).toBe(true)
  await page.keyboard.press('Enter')
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
  await page.keyboard.press('q')
  const onMap = () => page.evaluate(() => document.activeElement?.closest('.map svg') != null)
  for (let i = 0; i < 8 && !(await onMap()); i++) await page.keyboard.press('Shift+Tab')
  for (let i = 0; i < 20; i++) {
    if ((await look(page, key)).focus === key) {
      await page.keyboard.press('Enter')
      return true
    }
    await page.keyboard.press(await arrowTo(page, key))
  }
  return false
}

visit('a whole game by keyboard: on the map, in the list and by the answers', async (page) => {
  const table = playedGame({ scenario: 'quick', seed: '2' })
  const answers = answersOf(table)
  await startGame(page, { scenario: 'Quick', seed: '2' })
  const given = { map: 0, list: 0, answers: 0 }
  for (const [i, key] of answers.entries()) {
    if (i === 60) await page.keyboard.press('b')
    const isSpace = box.volume.spaceIndex.has(key)
    if (isSpace && i < 60 && (await byMap(page, key))) given.map++
    else if (isSpace && i >= 60 && i < 110) {
      await bySpaceList(page, key)
      given.list++
    } else {
      await byList(page, key)
      given.answers++
    }
    const now = await look(page, key)
    expect(now.moment).toBe(i + 1)
    await focusIsSomewhere(page)
    if (!now.isHeld) continue
    // The summary has the focus; Enter confirms it.
    await page.waitForFunction(() => document.activeElement?.id === 'summary-title')
    await page.keyboard.press('Enter')
    await focusIsSomewhere(page)
  }
  expect(await textOf(panel(page))).toContain('The game is over')
  expect(await panel(page).getByRole('listitem').count()).toBe(4)
  expect(given.map).toBeGreaterThan(8)
  expect(given.list).toBeGreaterThan(8)
})

visit('the arrow keys reach every space of the map', async (page) => {
  await startGame(page, { seed: '2' })
  const reached = await page.evaluate(async () => {
    const svg = document.querySelector('.map svg')
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
  expect(await page.getByRole('dialog', { name: 'Keys' }).isVisible()).toBe(true)
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
  await page.getByLabel('Single keys do something').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('1')
  await page.keyboard.press('l')
  await page.locator('main[data-moment="0"]').waitFor()
  expect(await page.getByRole('tab', { name: 'Cards' }).getAttribute('aria-selected')).toBe('true')
})
