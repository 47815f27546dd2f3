import { fireInTheLake } from '@coinflict/fire-in-the-lake'
import { currentCard } from '@coinflict/kernel/state'
import { randomPlayer } from '@coinflict/players'
import { expect } from 'vitest'
import { answerButton, goTo, heading, kept, openGame, panel, startButton, startGame, textOf, visit } from './browser.ts'
import { box, playedGame, saveAt, tableAt } from './games.ts'

visit('one click on the first page starts a game', async (page) => {
  await startButton(page).click()
  await panel(page).waitFor()
  expect(await panel(page).getByRole('button').count()).toBeGreaterThan(1)
  expect(
    await page
      .locator('.open-cards')
      .getByRole('article', { name: /^Current card/ })
      .count(),
  ).toBe(1)
  expect(await page.getByRole('group', { name: /^Map/ }).isVisible()).toBe(true)
})

visit('the game that is laid out is the one that was asked for', async (page) => {
  await startGame(page, { scenario: 'Quick', seed: 'laid out', random: ['AUC', 'Cartels'] })
  const { game } = tableAt(playedGame({ scenario: 'quick', seed: 'laid out' }), 0)
  const card = box.volume.cardByNumber[currentCard(game)]
  await page.getByRole('tab', { name: 'Factions' }).click()
  expect(await page.getByText('Plays at random', { exact: true }).count()).toBe(2)
  await page.getByRole('tab', { name: 'Cards' }).click()
  // Factions that play by themselves may have had their turns, but no card was turned without a person.
  expect(await textOf(page.locator('main'))).toContain(card?.title)
})

visit('the volume that was chosen last stands ready for the next game', async (page) => {
  const volume = page.getByRole('radio', { name: fireInTheLake.title })
  await volume.check()
  await page.reload()
  await startButton(page).waitFor()
  expect(await volume.isChecked()).toBe(true)
})

visit('what is ticked stands right beside its box', async (page) => {
  await page.getByText('Options', { exact: true }).click()
  for (const label of await page.locator('.options label:has(> [type="radio"], > [type="checkbox"])').all()) {
    const gap = await label.evaluate((each) => {
      const words = document.createRange()
      words.selectNodeContents(each)
      words.setStartAfter(each.querySelector('input') as Element)
      const box = each.querySelector('input')?.getBoundingClientRect()
      const { left, top } = words.getBoundingClientRect()
      return { across: left - (box?.right ?? 0), isBelow: top > (box?.bottom ?? 0) }
    })
    expect(gap.across).toBeLessThan(20)
    expect(gap.isBelow).toBe(false)
  }
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
  expect(await startButton(page).isEnabled()).toBe(true)
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

visit('the button says as whom one plays; charts and edition fit together by themselves', async (page) => {
  expect(await textOf(startButton(page))).toBe('Play as the Government')
  await page.getByRole('radio', { name: /^FARC/ }).check()
  expect(await textOf(startButton(page))).toBe('Play as FARC')
  expect(await textOf(page.locator('.options-told'))).toContain('2nd edition')
  await page.getByText('Options', { exact: true }).click()
  // Only the charts of the 2nd edition can play the Government.
  expect(await page.getByRole('combobox', { name: 'Edition of the rules' }).inputValue()).toBe('2nd')
  const seats = page.getByRole('group', { name: 'Who plays which faction' }).getByRole('combobox')
  const kinds = () => seats.evaluateAll((all) => all.map((seat) => (seat as HTMLSelectElement).value))
  expect(await kinds()).toEqual(['aa2', 'person', 'aa2', 'aa2'])
  await page.getByRole('radio', { name: 'Hot seat', exact: true }).check()
  expect(await textOf(startButton(page))).toBe('Start the game')
  await page.getByRole('checkbox', { name: /^Cartels/ }).uncheck()
  expect(await kinds()).toEqual(['person', 'person', 'person', 'aa2'])
  await page.getByRole('radio', { name: 'Only watch' }).check()
  expect(await textOf(startButton(page))).toBe('Watch the game')
})

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [360, 640],
] as const) {
  visit(
    `the way to play is in view at ${width}×${height}, with games to continue and without`,
    async (page) => {
      const isInView = async () => {
        const place = await startButton(page).boundingBox()
        return place !== null && place.y >= 0 && place.y + place.height <= height
      }
      await startButton(page).waitFor()
      expect(await isInView()).toBe(true)
      await startButton(page).click()
      await panel(page).waitFor()
      await page.getByRole('link', { name: 'Games' }).click()
      await kept(page).first().waitFor()
      await startButton(page).waitFor()
      expect(await isInView()).toBe(true)
    },
    { viewport: { width, height } },
  )
}

visit('a game is continued from its picture; it can be named, and one that began in it says so', async (page) => {
  await startGame(page, { seed: 'one' })
  await answerButton(page, 'pass').click()
  await page.getByRole('button', { name: 'Confirm the turn' }).click()
  await page.getByRole('button', { name: 'One answer back' }).click()
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await page.getByText('A new game begins here').waitFor()
  await page.getByRole('link', { name: 'Games' }).click()
  await kept(page).nth(1).locator('svg.small-map').waitFor()
  expect(await textOf(kept(page).nth(0))).toContain('Continued from Andean Abyss, Standard, answer 0')
  expect(await textOf(kept(page).nth(1))).toMatch(/Next: .*card 1 of \d+/)
  await kept(page)
    .nth(1)
    .getByRole('button', { name: /^Rename/ })
    .click()
  await page.getByRole('textbox', { name: 'Name of the game' }).fill('Bogotá at nine')
  await page.keyboard.press('Enter')
  await page.reload()
  await kept(page).nth(1).getByText('Bogotá at nine').waitFor()
  expect(await textOf(kept(page).nth(1))).toContain('Andean Abyss, Standard')
  expect(await textOf(kept(page).nth(0))).toContain('Continued from Bogotá at nine, answer 0')
  await kept(page).nth(1).getByRole('link').click()
  await panel(page).waitFor()
  expect(await textOf(page.locator('.game-title'))).toContain('Bogotá at nine')
})

visit('a newcomer is shown the guided game first; a reload goes on where it was', async (page) => {
  await page.getByRole('link', { name: 'Start the first game' }).click()
  await page.locator('.guide-next').click()
  await page.locator('.guide-step', { hasText: 'Step 2' }).waitFor()
  await page.reload()
  await page.locator('.guide-step', { hasText: 'Step 2' }).waitFor()
})

visit(
  'a sentence that ends with an abbreviation has one stop',
  async (page) => {
    const seats = { arvn: 'random', nva: 'random', vc: 'random' }
    const table = playedGame({ seed: '1', scenario: 'short', seats }, randomPlayer, fireInTheLake)
    await openGame(page, saveAt(table, table.entries.length), 'Abrir un archivo')
    await goTo(page, 'Partidas')
    expect(await textOf(kept(page).locator('.kept-facts').first())).toBe('Juegas con EE.\u00a0UU. Terminada')
  },
  { locale: 'es-ES' },
)
