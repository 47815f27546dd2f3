import { currentCard } from '@coinflict/kernel/state'
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

visit('what does not go with the scenario or the edition cannot be chosen, and the page says why', async (page) => {
  await page.getByText('Options', { exact: true }).click()
  const usual = Object.fromEntries(box.volume.options.map((o) => [o.id, o.default]))
  const texts = box.volume.catalogues.en
  for (const { id: scenario } of box.volume.scenarios) {
    await page.getByRole('radio', { name: texts[`scenario.${scenario}`] ?? '' }).check()
    for (const { id, values } of box.volume.options) {
      const field = page.locator('.choice', { hasText: texts[`option.${id}`] ?? '' })
      for (const [i, value] of values.entries()) {
        const why = box.volume.whyNotSetup(scenario, { ...usual, [id]: value })
        expect(await field.getByRole('option').nth(i).isDisabled(), `${scenario} ${id} ${value}`).toBe(
          why !== undefined,
        )
        if (why !== undefined) expect(await textOf(field)).toContain(texts[why.id])
      }
    }
  }
})

visit('an option that no longer goes with the edition gives way', async (page) => {
  const option = (id: string) => page.getByLabel(box.volume.catalogues.en[`option.${id}`] ?? '')
  await page.getByText('Options', { exact: true }).click()
  await option('no-reveal').selectOption('yes')
  await option('edition').selectOption('2nd')
  expect(await option('no-reveal').inputValue()).toBe('no')
  expect(await page.getByRole('button', { name: 'Start the game' }).isEnabled()).toBe(true)
})

visit('the same seed deals the same game', async (page) => {
  await startGame(page, { seed: 'again' })
  const first = await textOf(heading(page))
  await page.getByRole('link', { name: 'Games' }).click()
  await startGame(page, { seed: 'again' })
  expect(await textOf(heading(page))).toBe(first)
  expect(await answerButton(page, 'pass').isVisible()).toBe(true)
})

visit('a new game has a seed of its own, with 128 bits of chance', async (page) => {
  const seeds = new Set<string>()
  for (let i = 0; i < 2; i++) {
    await page.getByText('Options', { exact: true }).click()
    const seed = await page.getByRole('textbox', { name: 'Seed' }).inputValue()
    expect(seed).toMatch(/^[\w-]{22}$/)
    seeds.add(seed)
    await page.reload()
  }
  expect(seeds.size).toBe(2)
})
