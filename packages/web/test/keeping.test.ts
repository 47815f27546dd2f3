import { expect } from 'vitest'
import {
  answerButton,
  atMoment,
  confirmTurn,
  follow,
  heading,
  kept,
  panel,
  startButton,
  startGame,
  textOf,
  visit,
} from './browser.ts'
import { answersOf, gameBegunBy, gameWithShortTurn, playedGame, questionAt } from './games.ts'

visit('a reload in the middle of a turn finds the same question', async (page) => {
  const table = playedGame({ seed: 'drag' })
  await startGame(page, { seed: 'drag' })
  await follow(page, answersOf(table).slice(0, 5))
  const before = await textOf(heading(page))
  await page.reload()
  await panel(page).waitFor()
  await atMoment(page, 5)
  expect(await textOf(heading(page))).toBe(before)
  expect(before).toContain(questionAt(table, 5))
})

visit('a page that is left in the very moment of an answer loses nothing', async (page) => {
  const table = playedGame({ seed: 'drag' })
  await startGame(page, { seed: 'drag' })
  await follow(page, answersOf(table).slice(0, 4))
  const left = page.waitForEvent('load')
  await answerButton(page, answersOf(table)[4] ?? '').evaluate((button) => {
    ;(button as HTMLButtonElement).click()
    location.reload()
  })
  await left
  await atMoment(page, 5)
  expect(await textOf(heading(page))).toContain(questionAt(table, 5))
})

visit('a reload before a turn is confirmed finds it waiting', async (page) => {
  const table = gameWithShortTurn()
  await startGame(page, { seed: table.setup.seed })
  await follow(page, answersOf(table).slice(0, 2))
  const before = await textOf(panel(page))
  await page.reload()
  await panel(page).waitFor()
  expect(await textOf(panel(page))).toBe(before)
  await confirmTurn(page)
  expect(await textOf(heading(page))).toContain(questionAt(table, 2))
})

visit('other seats have not played on while a turn waits to be confirmed', async (page) => {
  const { seed } = gameBegunBy('govt').setup
  await startGame(page, { seed, random: ['FARC', 'AUC', 'Cartels'] })
  await answerButton(page, 'pass').click()
  await page.reload()
  await page.getByRole('button', { name: 'Confirm the turn' }).waitFor()
  await atMoment(page, 1)
  await confirmTurn(page)
  await panel(page).waitFor()
  expect(Number(await page.locator('main').getAttribute('data-moment'))).toBeGreaterThan(1)
})

visit('the first page lists the games in progress, opens them and deletes them when asked to', async (page) => {
  const home = page.getByRole('link', { name: 'Games' })
  await startGame(page, { seed: 'one' })
  await home.click()
  await startGame(page, { scenario: 'Quick', seed: 'two' })
  await answerButton(page, 'pass').click()
  await home.click()
  await kept(page).nth(1).waitFor()
  expect(await textOf(kept(page).nth(0))).toContain('Quick')
  await kept(page)
    .nth(0)
    .getByText(/^card 1 of \d+: /)
    .waitFor()
  expect(await textOf(kept(page).nth(1))).toContain('Standard')
  page.once('dialog', (dialog) => dialog.dismiss())
  await kept(page).nth(1).getByRole('button', { name: 'Delete' }).click()
  expect(await kept(page).count()).toBe(2)
  page.once('dialog', (dialog) => dialog.accept())
  await kept(page).nth(1).getByRole('button', { name: 'Delete' }).click()
  await kept(page).nth(1).waitFor({ state: 'detached' })
  await kept(page).getByRole('link').click()
  await confirmTurn(page)
  await atMoment(page, 1)
})

visit('the address of a game that was deleted says so', async (page) => {
  await page.goto('./#/play/nothing')
  expect(await textOf(page.getByRole('alert'))).toBe('This game is no longer in this browser.')
  await page.getByRole('main').getByRole('link', { name: 'Games' }).click()
  await startButton(page).waitFor()
})
