import { aDistantPlain } from '@coinflict/a-distant-plain'
import { randomPlayer } from '@coinflict/players'
import { expect } from 'vitest'
import {
  answerButton,
  atMoment,
  confirmTurn,
  panel,
  pointOf,
  startButton,
  startGame,
  textOf,
  visit,
} from './browser.ts'
import { answersOf, playedGame } from './games.ts'

visit('A Distant Plain is played on the same screens: a whole turn of each faction by mouse', async (page) => {
  await page.getByRole('radio', { name: 'A Distant Plain' }).check()
  expect(await textOf(page.locator('.setup-note'))).toContain('reconstructed')
  await startGame(page, { scenario: 'Main', seed: 'plain' })
  const table = playedGame({ scenario: 'main', seed: 'plain' }, randomPlayer, aDistantPlain)
  const had = new Set<string>()
  for (const [i, key] of answersOf(table).entries()) {
    if (aDistantPlain.spaceIndex.has(key)) {
      const { x, y } = await pointOf(page, key)
      await page.mouse.click(x, y)
    } else await answerButton(page, key).click()
    await atMoment(page, i + 1)
    if (!(await answerButton(page, 'confirm').isVisible())) continue
    had.add(await textOf(panel(page).locator('.asked strong')))
    await confirmTurn(page)
    if (had.size === 4) break
  }
  expect([...had].sort()).toEqual(['Coalition', 'Government', 'Taliban', 'Warlords'])
})

visit('A Distant Plain is played solo against non-players with one click', async (page) => {
  await page.getByRole('radio', { name: 'A Distant Plain' }).check()
  await page.getByRole('radio', { name: /^Taliban/ }).check()
  await page.getByText('Options', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Seed' }).fill('solo')
  await startButton(page).click()
  await page.getByRole('combobox', { name: 'Non-players' }).selectOption('at once')
  await panel(page).locator('.asked').getByText('Taliban').waitFor()
  await answerButton(page, 'pass').click()
  await confirmTurn(page)
  await panel(page).locator('.asked').getByText('Taliban').waitFor()
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByRole('button', { name: 'why?' }).last().click()
  expect(await textOf(page.locator('#tab-panel .reasons').first())).toMatch(/8\.\d/)
})

visit('a card of A Distant Plain says where its text comes from', async (page) => {
  await page.getByRole('radio', { name: 'A Distant Plain' }).check()
  await startGame(page, { scenario: 'Main', seed: 'plain' })
  const provenance = await page.locator('.card .provenance').allTextContents()
  expect(provenance.length).toBeGreaterThan(0)
  for (const text of provenance) expect(text).toMatch(/printed text|derived from other rules|reconstructed/)
})

visit('what stands below an operation is what the faction asked may do with it', async (page) => {
  await page.getByRole('radio', { name: 'A Distant Plain' }).check()
  await startGame(page, { scenario: 'Main', seed: 'plain' })
  const said = new Map<string, string>()
  for (let passes = 0; passes < 4; passes++) {
    const name = await textOf(panel(page).locator('.asked strong'))
    const train = answerButton(page, 'train')
    if (await train.isVisible()) said.set(name, await textOf(train))
    await answerButton(page, 'pass').click()
    await confirmTurn(page)
    await expect.poll(() => textOf(panel(page).locator('.asked strong'))).not.toBe(name)
  }
  expect(said.get('Coalition')).toContain('draw on Patronage')
  expect(said.get('Coalition')).not.toContain('Base')
  expect(said.get('Government')).toContain('build a Base')
})

visit('A Distant Plain has a guided first game of its own', async (page) => {
  await page.getByRole('radio', { name: 'A Distant Plain' }).check()
  await page.getByRole('main').getByRole('link', { name: 'Start the first game' }).click()
  expect(await textOf(page.locator('.guide-says'))).toContain('Afghanistan')
  await page.locator('.guide').getByRole('link', { name: 'Andean Abyss' }).click()
  await page.locator('.guide-says', { hasText: 'Colombia' }).waitFor()
})
