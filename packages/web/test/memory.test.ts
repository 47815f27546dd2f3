import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openGame, visit } from './browser.ts'
import { playing } from './company.ts'
import { playedGame, saveAt } from './games.ts'

/** How many times as many parts as at first a page may have after a while: it shows more, but keeps nothing of what it showed. */
const MORE = 1.7

/** Does something; the page keeps nothing of what it showed meanwhile. */
async function letsGo(context: BrowserContext, page: Page, act: () => Promise<void>): Promise<void> {
  const devTools = await context.newCDPSession(page)
  const parts = async (): Promise<number> => {
    await devTools.send('HeapProfiler.collectGarbage')
    return (await devTools.send('Memory.getDOMCounters')).nodes
  }
  const before = await parts()
  await act()
  expect(await parts()).toBeLessThan(MORE * before)
}

visit('a page lets go of the moments of a game that it showed', async (page, context) => {
  const table = playedGame({ seed: '7' })
  const { length } = table.entries
  await openGame(page, saveAt(table, length))
  await letsGo(context, page, async () => {
    for (let i = 0; i < 80; i++) {
      const moment = Math.floor((length * i) / 80)
      await page.locator('.timeline input').fill(String(moment))
      await page.locator(`main[data-moment="${moment}"]`).waitFor()
    }
  })
})

playing('a page lets go of what others did online', {}, async (game) => {
  const [seat] = game.seats
  if (seat === undefined) throw new Error('nobody is there')
  await letsGo(seat.own, seat.page, async () => {
    for (let i = 0; i < 80; i++) {
      if ((await game.asked()) === undefined) break
      await game.answer()
      await game.together([seat.page])
    }
  })
})
