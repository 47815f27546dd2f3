import { english } from '@coinflict/andean-abyss/rulebook/en'
import type { Rulebook } from '@coinflict/kernel/display'
import { type Space, spaceWord } from '@coinflict/kernel/state'
import { expect } from 'vitest'
import { chooseLanguage, openGame, pointOf, textOf, visit } from './browser.ts'
import { box, playedGame, saveAt, tableAt, whereAsked } from './games.ts'

const book: Rulebook = english

visit('every rule number on the screen opens its entry', async (page) => {
  const table = playedGame({ seed: 'drag' })
  await openGame(page, saveAt(table, whereAsked(table, 'march.from')))
  await page.getByText(/not possible: why/).click()
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.locator('.log-setup > summary').click()
  const numbers = new Set(await page.locator('main button.rule').allTextContents())
  expect(numbers.size).toBeGreaterThan(5)
  for (const number of numbers) {
    await page
      .locator('main')
      .getByRole('button', { name: `Rule ${number}`, exact: true })
      .first()
      .click()
    const entry = page.getByRole('dialog', { name: 'Rules' }).locator(`[data-rule="${number}"]`)
    await entry.waitFor()
    expect(await textOf(entry)).toContain(book.rules[number]?.title)
    await page.waitForFunction(() => document.activeElement?.matches('dialog article :is(h2, h3)') === true)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
})

visit('the rules can be searched, and lead from one to the other', async (page) => {
  await page.getByRole('link', { name: 'Rules' }).click()
  const search = page.getByRole('searchbox', { name: 'Search the rules' })
  await search.fill('terror')
  const shown = await page.getByRole('article').allTextContents()
  expect(shown.length).toBeGreaterThan(2)
  expect(shown.length).toBeLessThan(Object.keys(book.rules).length)
  for (const text of shown) expect(text.toLowerCase()).toContain('terror')
  await search.fill('nothing that any rule says')
  expect(await textOf(page.getByRole('main'))).toContain('Nothing found.')
  await search.fill('')
  const link = page.getByRole('article').getByRole('link').first()
  const number = await textOf(link)
  await link.click()
  await page.locator(`[data-rule="${number}"].wanted`).waitFor()
  expect(page.url()).toMatch(new RegExp(`#/rules/[a-z-]+/${number}$`))
})

visit('what a rule lists is a list', async (page) => {
  const [number = '', { text } = { text: '' }] =
    Object.entries(book.rules).find(([, rule]) => rule.text.includes('• ')) ?? []
  const items = text.split('\n').filter((line) => line.startsWith('• '))
  await page.getByRole('link', { name: 'Rules' }).click()
  const entry = page.locator(`[data-rule="${number}"]`)
  await entry.waitFor()
  const shown = await entry.getByRole('list').getByRole('listitem').allTextContents()
  expect(shown).toEqual(items.map((item) => item.slice(2)))
})

visit('the glossary explains every term', async (page) => {
  await page.getByRole('link', { name: 'Rules' }).click()
  await page.getByRole('heading', { name: 'Glossary' }).waitFor()
  const text = await textOf(page.getByRole('main'))
  for (const { term } of Object.values(book.glossary)) expect(text).toContain(term)
})

visit('pointing at a space that cannot be chosen says why, with the rule', async (page) => {
  const table = playedGame({ seed: 'drag' })
  const at = whereAsked(table, 'march.from')
  const asked = tableAt(table, at).pending
  const far = box.volume.spaces.find((_, s) => asked?.whyNot(spaceWord(s as Space)) !== undefined)?.id ?? ''
  await openGame(page, saveAt(table, at))
  const { x, y } = await pointOf(page, far)
  await page.mouse.move(x, y)
  const reason = page.locator('.space-info .cannot')
  await reason.waitFor()
  expect(await textOf(reason)).toMatch(/\. ?\d\.\d/)
  // The same for those who come by keyboard: it is part of the name of the space, and of its row in the list.
  const why = (await textOf(reason)).replace(/ ?[\d.]+$/, '')
  expect(await page.locator(`.map [data-id="${far}"]`).getAttribute('aria-label')).toContain(why)
  await page.getByRole('button', { name: 'List', exact: true }).click()
  expect(await textOf(page.locator(`.spaces [data-id="${far}"]`))).toContain(why)
})

visit('a search finds with a plain space what must not be broken over two lines', async (page) => {
  await page.evaluate(() => {
    location.hash = '#/rules/fire-in-the-lake'
  })
  await chooseLanguage(page, page.getByLabel('Language'), 'Español')
  await page.getByRole('searchbox').fill('EE. UU.')
  await page.locator('.found', { hasText: /\d/ }).waitFor()
  expect(await page.locator('.entry').count()).toBeGreaterThan(10)
})
