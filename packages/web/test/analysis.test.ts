import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './accessible.ts'
import { goTo, heading, openGame, panel, startGame, textOf, visit } from './browser.ts'
import { gameWithNonPlayers, playedGame, saveAt } from './games.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Chances to win' })

/** The percentages in a text, in their order. */
const percentagesIn = (text: string): readonly number[] => numbersIn(text, /([+−-]?\d+)\s?%/g)

const numbersIn = (text: string, numbers: RegExp): readonly number[] =>
  [...text.matchAll(numbers)].map(([, n = '']) => Number(n.replace('−', '-')))

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

/** Waits until the chances that are shown are worked out, and gives them. */
async function chancesOn(page: Page): Promise<readonly number[]> {
  await page.locator('.chances[aria-busy="false"]').waitFor()
  return percentagesIn(await textOf(bar(page)))
}

const game = gameWithNonPlayers({ seed: '3', seats: { farc: 'aa1', auc: 'aa1', cartels: 'aa1' } })

visit('one button shows the chances of all factions beside the board, and it is remembered', async (page) => {
  await startGame(page, { seed: '1' })
  expect(await bar(page).count()).toBe(0)
  const button = page.getByRole('button', { name: 'Chances' })
  await button.click()
  const first = await chancesOn(page)
  expect(first).toHaveLength(4)
  expect(Math.abs(sum(first) - 100)).toBeLessThanOrEqual(2)
  await expectAccessible(page, 'the chances', '.chances')
  await page.reload()
  await heading(page).waitFor()
  expect(await chancesOn(page)).toEqual(first)
  await button.click()
  expect(await bar(page).count()).toBe(0)
})

visit('the chances of a game that is over, and of an earlier moment of it', async (page) => {
  await openGame(page, saveAt(game, game.entries.length))
  await page.getByRole('button', { name: 'Chances' }).click()
  expect([...(await chancesOn(page))].sort((a, b) => a - b)).toEqual([0, 0, 0, 100])
  await page.getByRole('button', { name: 'To the beginning' }).click()
  expect(Math.max(...(await chancesOn(page)))).toBeLessThan(100)
})

visit('at a question, chart and search say what they would do, with reasons and the turns considered', async (page) => {
  const at = game.answeredBy.indexOf(0 as (typeof game.answeredBy)[number], 40)
  await openGame(page, saveAt(game, at))
  await page.keyboard.press('h')
  await page.getByRole('button', { name: 'Think it through' }).click()
  const thought = page.getByRole('region', { name: 'By playing it out' })
  await page.locator('.thought[aria-busy="false"]').waitFor()
  const turns = thought.locator('.turns-seen > li')
  expect(await turns.count()).toBeGreaterThan(1)
  const worths = await Promise.all((await turns.all()).map(async (turn) => percentagesIn(await textOf(turn))[0] ?? -1))
  for (const worth of worths) expect(worth).toBeGreaterThanOrEqual(0)
  expect(worths[0]).toBe(Math.max(...worths))
  expect(await textOf(thought)).toContain('(the chart’s turn)')
  await expectAccessible(page, 'what was considered', '.question')
  const before = await textOf(panel(page))
  await thought.getByRole('button', { name: 'Do as it would' }).click()
  await expect.poll(() => textOf(panel(page))).not.toBe(before)
})

visit('the record looks back: the curve grows, and play and luck add up for each faction', async (page) => {
  const over = playedGame({ scenario: 'quick', seed: '5' })
  await openGame(page, saveAt(over, over.entries.length))
  await goTo(page, 'Record of the game')
  const section = page.getByRole('region', { name: 'Chances to win' })
  await section.getByRole('button', { name: 'Analyse the game' }).click()
  const line = section.locator('.curve-frame polyline').first()
  const points = async () => ((await line.getAttribute('points')) ?? '').split(' ').length
  await line.waitFor()
  const first = await points()
  await expect.poll(points).toBeGreaterThan(first)
  await section.getByRole('button', { name: 'Stop' }).click()
  const accounts = section.getByRole('table', { name: /^Play and luck/ })
  await accounts.waitFor()
  for (const row of await accounts.getByRole('row').all()) {
    const cells = await row.getByRole('cell').allTextContents()
    if (cells.length === 0) continue
    const [begun = 0, own = 0, others = 0, luck = 0, ended = 0] = cells.flatMap((cell) =>
      numbersIn(cell, /([+−-]?\d+)/g),
    )
    expect(begun + own + others + luck).toBe(ended)
  }
  await expectAccessible(page, 'the review', '.record-chances')
})

visit('a position from the editor has chances too', async (page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Position editor' }).click()
  await page.getByRole('button', { name: 'Chances' }).click()
  expect(Math.abs(sum(await chancesOn(page)) - 100)).toBeLessThanOrEqual(2)
})

visit(
  'on a phone the chances take no more than the width',
  async (page) => {
    await openGame(page, saveAt(game, 0))
    await page.getByRole('button', { name: 'Chances' }).click()
    await chancesOn(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  },
  { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true },
)
