import { expect } from 'vitest'
import { answerButton, atMoment, heading, kept, openGame, panel, textOf, visit } from './browser.ts'
import { answersOf, playedGame, questionAt, saveAt } from './games.ts'

const AT = 60

visit('the timeline goes to any moment and back; the past is looked at, not changed', async (page) => {
  const table = playedGame({ seed: 'drag' })
  await openGame(page, saveAt(table, AT))
  // Names of towns give way to pieces, and come back where there is room when the board is laid out anew.
  const board = async () => (await page.locator('.map .on-top > :not(.town)').allTextContents()).join(' ').trim()
  const now = await board()
  const slider = page.getByRole('slider', { name: 'Timeline of the game' })
  await slider.fill('20')
  await atMoment(page, 20)
  expect(await board()).not.toBe(now)
  expect(await textOf(page.locator('.question'))).toContain('an earlier moment')
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'One answer back' }).click()
  await atMoment(page, 19)
  await page.getByRole('button', { name: 'One answer forward' }).click()
  await atMoment(page, 20)
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await atMoment(page, 0)
  await page.getByRole('button', { name: 'Now' }).click()
  await atMoment(page, AT)
  expect(await board()).toBe(now)
  expect(await textOf(heading(page))).toContain(questionAt(table, AT))
})

visit('a line of the log leads to its moment', async (page) => {
  await openGame(page, saveAt(playedGame({ seed: 'drag' }), AT))
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.locator('#tab-panel').getByRole('listitem').first().getByRole('button').first().click()
  expect(Number(await page.locator('main').getAttribute('data-moment'))).toBeLessThan(5)
})

visit('the slider keeps the focus all the way to the present', async (page) => {
  await openGame(page, saveAt(playedGame({ seed: 'drag' }), AT))
  const slider = page.getByRole('slider', { name: 'Timeline of the game' })
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await atMoment(page, AT - 1)
  await page.keyboard.press('ArrowRight')
  await atMoment(page, AT)
  await panel(page).waitFor()
  await page.keyboard.press('ArrowLeft')
  await atMoment(page, AT - 1)
})

visit('playing on from an earlier moment leaves the old game as it was', async (page) => {
  const table = playedGame({ seed: 'drag' })
  await openGame(page, saveAt(table, AT))
  const old = page.url()
  await page.getByRole('slider', { name: 'Timeline of the game' }).fill('5')
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await page.waitForURL((url) => url.href !== old)
  await atMoment(page, 5)
  expect(await textOf(heading(page))).toContain(questionAt(table, 5))
  await answerButton(page, answersOf(table)[5] ?? '').click()
  await atMoment(page, 6)
  await page.goto(old)
  await atMoment(page, AT)
  expect(await textOf(heading(page))).toContain(questionAt(table, AT))
  await page.getByRole('link', { name: 'Games' }).click()
  await kept(page).nth(1).waitFor()
  expect(await kept(page).count()).toBe(2)
})
