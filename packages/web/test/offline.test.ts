import { expect } from 'vitest'
import { atMoment, follow, goTo, heading, panel, startGame, textOf, visit } from './browser.ts'
import { answersOf, playedGame } from './games.ts'

visit(
  'after the first visit everything works without a network',
  async (page, context) => {
    const table = playedGame({ seed: 'drag' })
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await startGame(page, { seed: 'drag' })
    await follow(page, answersOf(table).slice(0, 1))
    const before = await textOf(heading(page))
    await context.setOffline(true)
    await page.reload()
    await panel(page).waitFor()
    await atMoment(page, 1)
    expect(await textOf(heading(page))).toBe(before)
    await page.getByRole('link', { name: 'Games' }).click()
    await startGame(page, { scenario: 'Quick', seed: 'new' })
    await follow(page, ['pass'])
    for (const name of ['Rules', 'First game', 'Position editor']) await goTo(page, name)
  },
  { serviceWorkers: 'allow' },
)
