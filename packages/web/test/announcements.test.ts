import { endText } from '@coinflict/kernel/display'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atMoment, heading, openGame, textOf, visit } from './browser.ts'
import { answersOf, box, momentWhere, playedGame, questionAt, saveAt } from './games.ts'

const table = playedGame({ seed: 'drag' })

/** The first moment at which a space is chosen and its faction is asked on. */
const AT = momentWhere(table, (then) => {
  const n = then.entries.length
  const isSpace = box.volume.spaceIndex.has(answersOf(table)[n] ?? '')
  return isSpace && table.answeredBy[n] === table.answeredBy[n + 1]
})
const CHOSEN = answersOf(table)[AT] ?? ''

/** Waits until this is told to those who hear the page. */
const isTold = (page: Page, words: string): Promise<void> =>
  page.locator('[aria-live].hidden').filter({ hasText: words }).waitFor({ state: 'attached' })

const toList = async (page: Page): Promise<void> => {
  await openGame(page, saveAt(table, AT))
  await page.getByRole('button', { name: 'List', exact: true }).click()
}

visit('whoever chooses in the list stays there and is told what is asked next', async (page) => {
  await toList(page)
  await page.locator(`.spaces [data-id="${CHOSEN}"]`).press('Enter')
  await atMoment(page, AT + 1)
  await isTold(page, questionAt(table, AT + 1))
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.id)).toBe(CHOSEN)
})

visit('choosing what is not possible tells why, and no other question is put', async (page) => {
  await toList(page)
  const row = page.locator('.spaces .space-row[aria-disabled="true"]').first()
  await row.press('Enter')
  const why = await page.evaluate(async () => {
    const status = document.querySelector('[aria-live].hidden')
    while (status?.textContent === '') await new Promise((done) => setTimeout(done, 50))
    return status?.textContent ?? ''
  })
  expect(await textOf(row)).toContain(why.replace(/\.$/, ''))
  expect(await textOf(heading(page))).toBe(questionAt(table, AT))
})

visit('a key tells all about the space in focus, with its neighbours', async (page) => {
  await toList(page)
  const row = page.locator(`.spaces [data-id="${CHOSEN}"]`)
  await row.focus()
  await page.keyboard.press('i')
  const { volume } = box
  const facts = volume.spaces.find(({ id }) => id === CHOSEN)
  const dialog = page.getByRole('dialog', { name: facts?.fullName ?? facts?.name ?? '' })
  const near = facts?.adjacent.map((id) => volume.spaces.find((space) => space.id === id)?.name ?? id) ?? []
  const told = await textOf(dialog.getByRole('list'))
  expect(near.filter((name) => !told.includes(name))).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await row.evaluate((element) => element === document.activeElement)).toBe(true)
})

visit('looking back and the view of the board are told', async (page) => {
  await openGame(page, saveAt(table, AT))
  await page.keyboard.press(',')
  await isTold(page, `${AT - 1} of ${AT}`)
  await page.keyboard.press('b')
  await isTold(page, 'List')
})

visit('each page has its title, and its heading has the focus', async (page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Rules' }).click()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await expect.poll(() => page.title()).toBe('Rules – coinflict')
  await page.getByRole('banner').getByRole('link', { name: 'Games' }).click()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await openGame(page, saveAt(table, AT))
  await expect.poll(() => page.title()).toBe('Andean Abyss – coinflict')
})

visit('who has won, and why, is told at the end', async (page) => {
  await openGame(page, saveAt(table, table.entries.length))
  for (const sentence of endText(table.game, 'en')) await isTold(page, sentence)
})
