import { expect } from 'vitest'
import { openGame, visit } from './browser.ts'
import { playedGame, saveAt, whereAsked, whereMay } from './games.ts'

const table = playedGame({ seed: 'drag' })

visit(
  'AA 2.3 whose turn comes by the sequence of play is marked on a card; in a Propaganda round its phase stands there',
  async (page) => {
    const next = page.locator('.furnishing.sequence [aria-current="step"]')
    await openGame(page, saveAt(table, whereMay(table, 'rally')))
    expect(await next.count()).toBe(1)
    await page.getByRole('link', { name: 'Games' }).click()
    await openGame(page, saveAt(table, whereAsked(table, 'redeploy.may')))
    expect(await next.count()).toBe(0)
    const sequence = page.locator('.furnishing.sequence')
    expect(await sequence.locator('.phase-now').textContent()).toBe('Propaganda: Redeploy phase')
    expect(await sequence.locator('.slots-drawn li').count()).toBe(0)
  },
  { viewport: { width: 1440, height: 900 } },
)
