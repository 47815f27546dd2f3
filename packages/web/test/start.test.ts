import { currentCard } from '@coinflict/kernel'
import { expect } from 'vitest'
import { answerButton, heading, panel, startGame, textOf, visit } from './browser.ts'
import { box, playedGame, tableAt } from './games.ts'

visit('one click on the first page starts a game', async (page) => {
  await page.getByRole('button', { name: 'Start the game' }).click()
  await panel(page).waitFor()
  expect(await panel(page).getByRole('button').count()).toBeGreaterThan(1)
  expect(await page.getByRole('article', { name: /^Current card/ }).count()).toBe(1)
  expect(await page.getByRole('group', { name: /^Map/ }).isVisible()).toBe(true)
})

visit('the game that is laid out is the one that was asked for', async (page) => {
  await startGame(page, { scenario: 'Quick', seed: 'laid out', random: ['AUC', 'Cartels'] })
  const { game } = tableAt(playedGame({ scenario: 'quick', seed: 'laid out' }), 0)
  const card = box.volume.cardByNumber[currentCard(game)]
  await page.getByRole('tab', { name: 'Factions' }).click()
  expect(await page.getByText('Random', { exact: true }).count()).toBe(2)
  await page.getByRole('tab', { name: 'Cards' }).click()
  // Factions that play by themselves may have had their turns, but no card was turned without a person.
  expect(await textOf(page.locator('main'))).toContain(card?.title)
})

visit('a set-up that the rules do not know cannot be started, and the page says why', async (page) => {
  await page.getByText('Options', { exact: true }).click()
  const reasons = box.volume.scenarios.flatMap(({ id }) =>
    box.volume.options.flatMap((option) =>
      option.values.map((value) => ({
        scenario: id,
        option: option.id,
        value,
        why: box.volume.whyNotSetup(id, {
          ...Object.fromEntries(box.volume.options.map((o) => [o.id, o.default])),
          [option.id]: value,
        }),
      })),
    ),
  )
  const [refused] = reasons.filter(({ why }) => why !== undefined)
  if (refused === undefined) return
  const texts = box.volume.catalogues.en
  await page.getByRole('radio', { name: texts[`scenario.${refused.scenario}`] ?? '' }).check()
  await page.getByLabel(texts[`option.${refused.option}`] ?? '').selectOption(refused.value)
  expect(await textOf(page.getByRole('alert'))).toContain(texts[refused.why?.id ?? ''])
  expect(await page.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true)
})

visit('the same seed deals the same game', async (page) => {
  await startGame(page, { seed: 'again' })
  const first = await textOf(heading(page))
  await page.getByRole('link', { name: 'Games' }).click()
  await startGame(page, { seed: 'again' })
  expect(await textOf(heading(page))).toBe(first)
  expect(await answerButton(page, 'pass').isVisible()).toBe(true)
})
