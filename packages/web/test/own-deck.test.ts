import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerButton, atMoment, confirmTurn, heading, openGame, panel, textOf, visit } from './browser.ts'
import { saveOfScene } from './turns.ts'

async function beginWithOwnDeck(page: Page): Promise<void> {
  await page.locator('details.options > summary').click()
  await page.getByRole('checkbox', { name: 'Our own deck and dice' }).check()
  await page.locator('button.start').click()
  await panel(page).waitFor()
}

const cardField = (page: Page) => page.getByRole('textbox', { name: 'Its number, or part of its title' })

visit('own deck: the app asks which card was turned; a number or a part of the title is enough', async (page) => {
  await beginWithOwnDeck(page)
  expect(await textOf(heading(page))).toBe('Turn up the next card. Which one is it?')
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await heading(page).getByText('Turn the top card of the draw deck').waitFor()
  await cardField(page).fill('5')
  await page.getByText('That card has already been turned up in this game.').waitFor()
  await page.keyboard.press('Enter')
  expect(await textOf(heading(page))).toContain('Turn the top card')
  await cardField(page).fill('plan')
  expect(await page.locator('.card-field button.answer').count()).toBeGreaterThan(1)
  await cardField(page).fill('tapi')
  await page.locator('.card-field button.answer').click()
  await heading(page).getByText('What now?').waitFor()
  await page.reload()
  await heading(page).getByText('What now?').waitFor()
})

visit(
  'own deck: before the first card nobody is called ineligible',
  async (page) => {
    await beginWithOwnDeck(page)
    const sequence = page.locator('.furnishing.sequence')
    await sequence.waitFor()
    expect(await sequence.locator('.cylinder').count()).toBe(0)
    await page.keyboard.type('5')
    await page.keyboard.press('Enter')
    await expect.poll(() => sequence.locator('.cylinder').count()).toBe(4)
  },
  { viewport: { width: 1440, height: 900 } },
)

visit('own deck: what was told last is undone first, and the game still asks after a reload', async (page) => {
  await beginWithOwnDeck(page)
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await heading(page).getByText('Turn the top card').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await heading(page).getByText('Turn up the next card').waitFor()
  await page.reload()
  await heading(page).getByText('Turn up the next card').waitFor()
  expect(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true)
})

visit(
  'own deck: a die is asked for with what it is for, and what to move is listed until it is ticked off',
  async (page) => {
    await openGame(page, saveOfScene({ by: 'farc', hasOwnDeck: true }))
    for (const key of ['attack', 'arauca']) await answerButton(page, key).click()
    await heading(page).getByText('Roll a die for Attack in Arauca. What does it show? 1 or less succeeds.').waitFor()
    await page.keyboard.press('6')
    await atMoment(page, 2)
    await answerButton(page, 'done').click()
    await confirmTurn(page)
    const list = page.getByRole('region', { name: 'On the cardboard' })
    await list.getByText('1 Underground FARC Guerrilla in Arauca flips to Active.').waitFor()
    expect(await textOf(list)).toContain('FARC Resources −1, now 9.')
    expect(await textOf(list)).toContain('Cylinder of FARC: operation.')
    await list.getByRole('checkbox').first().click()
    await list.getByText('FARC Resources −1, now 9.').waitFor({ state: 'detached' })
  },
  { settings: { gathering: 'off', pace: 'step' } },
)
