import { expect } from 'vitest'
import {
  answerButton,
  atMoment,
  confirmTurn,
  heading,
  isInReach,
  openGame,
  panel,
  pointOf,
  textOf,
  visit,
} from './browser.ts'
import { saveOfScene, saveOfTurn, TURNS, type Turn } from './turns.ts'

const EVENT = saveOfTurn(TURNS.find(({ name }) => name.startsWith('Event by hand')) as Turn)
const stepper = (piece: string) => `.hand-space [data-step="${piece}"]`

visit(
  '5.1 an event by hand: several changes, each with its undo, are one run of entries and one undo',
  async (page) => {
    await openGame(page, EVENT)
    await page.getByText('every space can be chosen').waitFor()
    const { x, y } = await pointOf(page, 'kabul')
    await page.mouse.click(x, y)
    const fewer = (piece: string) => page.locator(`${stepper(piece)} .stepper-buttons button`).first()
    const more = (piece: string) => page.locator(`${stepper(piece)} .stepper-buttons button`).last()
    await fewer('coalition-troops').click()
    await fewer('government-police').click()
    await more('taliban-underground').click()
    expect(await textOf(page.locator(stepper('coalition-troops')))).toContain('was 2')
    const changes = page.locator('.changes li')
    expect(await changes.count()).toBe(3)
    await changes.filter({ hasText: 'Taliban' }).getByRole('button').click()
    expect(await changes.count()).toBe(2)
    const box = (piece: string) => changes.filter({ hasText: piece }).getByRole('combobox')
    expect(await box('Coalition Troops').inputValue()).toBe('casualties')
    expect(await box('Police').inputValue()).toBe('available')
    await answerButton(page, 'hand-done').click()
    await atMoment(page, 5)
    const summary = await textOf(panel(page))
    expect(summary).toContain('1 Coalition Troop goes from Kabul to Casualties.')
    expect(summary).toContain('1 Police removed from Kabul.')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await heading(page).getByText('carry out your printed card').waitFor()
    await atMoment(page, 2)
  },
)

visit('1.4.2 by hand, limits and stacking are refused with the rule', async (page) => {
  await openGame(page, EVENT)
  const { x, y } = await pointOf(page, 'kabul')
  await page.mouse.click(x, y)
  const more = page.locator(`${stepper('coalition-base')} .stepper-buttons button`).last()
  await more.click()
  await more.click()
  const refusal = page.locator('.hand-space [role="alert"]')
  expect(await textOf(refusal)).toContain('Stacking does not allow it in Kabul.')
  expect(await textOf(refusal)).toContain('1.4.2')
  expect(await page.locator('.changes li').count()).toBe(1)
})

visit('a correction by hand, from the list of spaces and with the keyboard alone', async (page) => {
  await openGame(page, saveOfScene({}))
  await page.keyboard.press('b')
  await page.keyboard.press('x')
  await page.locator('.hand-band').waitFor()
  await page.locator('.spaces [data-id="cali"]').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.hand-space h2').getByText('Cali').waitFor()
  await page.locator(`${stepper('troops')} input`).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.locator('.changes').getByText('Cali: Troops 3 → 4').waitFor()
  await page.locator('.question h2').focus()
  await page.keyboard.press('d')
  await atMoment(page, 1)
  expect(await textOf(heading(page))).toContain('What now?')
  expect(await page.locator('.hand-band').count()).toBe(0)
})

visit('tracks, levels and flips are set by hand too, and can be left alone', async (page) => {
  await openGame(page, saveOfScene({}))
  await page.keyboard.press('x')
  // What ends it is spoken of, and there, before anything is changed.
  expect(await answerButton(page, 'hand-done').isEnabled()).toBe(false)
  const { x, y } = await pointOf(page, 'huila')
  await page.mouse.click(x, y)
  await page.locator('.hand-space').getByLabel('Level').selectOption('Passive Opposition')
  await page.locator(`${stepper('farc-underground')} .flip`).click()
  await page.getByRole('group', { name: 'Aid' }).getByRole('button').last().click()
  expect(await textOf(page.locator('.changes'))).toMatch(/Huila: Level .* → Passive Opposition.*Huila: 1 .*Aid 9 → 10/s)
  expect(await answerButton(page, 'hand-done').isEnabled()).toBe(true)
  await answerButton(page, 'hand-cancel').click()
  await page.locator('.hand-band').waitFor({ state: 'detached' })
  await atMoment(page, 0)
  expect(await answerButton(page, 'pass').isVisible()).toBe(true)
})

visit('an event by hand ends the turn, which is confirmed as any other', async (page) => {
  await openGame(page, EVENT)
  await answerButton(page, 'hand-done').click()
  await atMoment(page, 3)
  await confirmTurn(page)
  await heading(page).getByText('What now?').waitFor()
})

visit(
  'on a phone the space that is set by hand is seen above what sets it, on the map and in the list',
  async (page) => {
    await openGame(page, saveOfScene({}))
    await page.keyboard.press('x')
    await page.locator('.hand-band').waitFor()
    await page.locator('.map [data-id="putumayo"]').focus()
    await page.keyboard.press('Enter')
    await page.locator('.hand-space h2').getByText('Putumayo').waitFor()
    await pointOf(page, 'putumayo')
    await page.keyboard.press('b')
    const row = page.locator('.spaces [data-id="putumayo"]').first()
    await row.waitFor()
    expect(await isInReach(row)).toBe(true)
  },
  { settings: {}, viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
)
