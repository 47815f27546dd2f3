import { answerText, groundText, questionText } from '@coinflict/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Pace } from '../src/settings.ts'
import { answerButton, atMoment, heading, openAtPace, panel, textOf, visit } from './browser.ts'
import { answersOf, box, gameWithNonPlayers, saveAt, tableAt, turnOfNonPlayer } from './games.ts'

const { volume } = box
const played = gameWithNonPlayers({ seed: '3', seats: { cartels: 'aa1' } })
const { from, to } = turnOfNonPlayer(played, 3)

const next = (page: Page) => page.getByRole('button', { name: 'Next step' })
const pace = (page: Page) => page.getByRole('combobox', { name: 'Non-players' })

/** What a step has to say: the question, the answer, and the sentences of its reason. */
function stepAt(entry: number): readonly string[] {
  const { game, pending } = tableAt(played, entry)
  const ground = played.grounds[entry]
  if (pending === undefined || ground === undefined) throw new Error('no step of a non-player')
  return [
    questionText(game, pending, 'en'),
    answerText(game, pending, ground.answer, 'en'),
    ...groundText(volume, ground, 'en'),
  ]
}

/** Opens the game where a non-player is about to have its turn. */
const openTurn = (page: Page, speed: Pace = 'step'): Promise<void> => openAtPace(page, saveAt(played, from), speed)

visit(
  'a non-player plays step by step: each answer with its reason, in the panel, on the map and for the ear',
  async (page) => {
    await openTurn(page)
    expect(await textOf(heading(page))).toContain('Cartels')
    expect(await textOf(panel(page))).toContain('This faction is next.')
    for (let n = from; n < to; n++) {
      await page.keyboard.press('Enter')
      await atMoment(page, n + 1)
      const [question = '', answer = '', ...reasons] = stepAt(n)
      const shown = await textOf(panel(page))
      for (const text of [question, answer, ...reasons]) expect(shown).toContain(text)
      const said = page.getByRole('status').filter({ hasText: 'Cartels' })
      expect(await textOf(said)).toBe(`Cartels answers “${question}” with ${answer}.`)
      const key = answersOf(played)[n] ?? ''
      if (volume.spaceIndex.has(key)) {
        expect(await page.locator(`.map [data-id="${key}"]`).getAttribute('class')).toContain('hinted')
        const candidates = played.grounds[n]?.candidates.length ?? 0
        expect(await page.locator('.map .weighed').count()).toBe(candidates > 1 ? candidates - 1 : 0)
      }
    }
    expect(await textOf(panel(page))).toContain('This turn is over.')
    await page.getByRole('button', { name: 'Go on' }).click()
    await answerButton(page, answersOf(played)[to] ?? '').waitFor()
  },
)

visit('the pace is set while it plays, and remembered', async (page) => {
  await openTurn(page)
  await next(page).click()
  await atMoment(page, from + 1)
  await pace(page).selectOption('fast')
  await atMoment(page, from + 2)
  await page.keyboard.press('q')
  await page.keyboard.press('p')
  expect(await pace(page).inputValue()).toBe('step')
  const paused = Number(await page.locator('main').getAttribute('data-moment'))
  await page.waitForTimeout(1500)
  await atMoment(page, paused)
  await page.keyboard.press('p')
  expect(await pace(page).inputValue()).toBe('fast')
  await answerButton(page, answersOf(played)[to] ?? '').waitFor()
  await page.reload()
  await panel(page).waitFor()
  expect(await pace(page).inputValue()).toBe('fast')
})

visit('slowly: a step stays until it can be read', async (page) => {
  await openTurn(page, 'slow')
  const begun = Date.now()
  await atMoment(page, from + 2)
  expect(Date.now() - begun).toBeGreaterThan(1500)
})

visit('at once: the next question of a person stands, and the turn can be shown again', async (page) => {
  await openTurn(page, 'once')
  await answerButton(page, answersOf(played)[to] ?? '').waitFor()
  await atMoment(page, to)
  await page.getByRole('button', { name: 'Show their last turns again' }).first().click()
  const first = Number(await page.locator('main').getAttribute('data-moment'))
  expect(first).toBeLessThanOrEqual(from)
  for (let n = first; n < to; n++) {
    await next(page).click()
    await atMoment(page, n + 1)
  }
  for (const text of stepAt(to - 1)) expect(await textOf(panel(page))).toContain(text)
  await next(page).click()
  await answerButton(page, answersOf(played)[to] ?? '').waitFor()
})

visit('from the middle of a turn to the own question in one go', async (page) => {
  await openTurn(page)
  await page.keyboard.press('Enter')
  await atMoment(page, from + 1)
  await page.keyboard.press('e')
  await answerButton(page, answersOf(played)[to] ?? '').waitFor()
  await page.keyboard.press('t')
  await panel(page).getByText('Shown again').waitFor()
  await page.keyboard.press('e')
  await answerButton(page, answersOf(played)[to] ?? '').waitFor()
})

visit('a reload in the middle of its turn goes on from there', async (page) => {
  await openTurn(page)
  await next(page).click()
  await atMoment(page, from + 1)
  await page.reload()
  await atMoment(page, from + 1)
  await next(page).click()
  await atMoment(page, from + 2)
  for (const text of stepAt(from + 1)) expect(await textOf(panel(page))).toContain(text)
})

visit('while it waits, a person gives it Resources', async (page) => {
  await openTurn(page)
  await panel(page).getByRole('button', { name: 'Out of turn' }).click()
  const dialog = page.getByRole('dialog', { name: 'Out of turn' })
  await dialog.getByLabel('Who').selectOption('Government')
  await dialog.getByLabel('What').selectOption({ index: 0 })
  await dialog.getByRole('combobox', { name: /^Faction/ }).selectOption('Cartels')
  await dialog.getByRole('combobox', { name: /^Which/ }).selectOption('Resources')
  await dialog.getByRole('combobox', { name: /^Number/ }).selectOption('2')
  await dialog.getByRole('button', { name: 'Do it' }).click()
  await atMoment(page, from + 1)
  await page.getByRole('tab', { name: 'Log' }).click()
  expect(await textOf(page.locator('#tab-panel').getByRole('listitem').last())).toMatch(/2 Resources to Cartels/)
  await next(page).click()
  await atMoment(page, from + 2)
})

visit('it waits while a window is open', async (page) => {
  await openTurn(page, 'fast')
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  const paused = Number(await page.locator('main').getAttribute('data-moment'))
  await page.waitForTimeout(2500)
  await atMoment(page, paused)
  await page.keyboard.press('Escape')
  await answerButton(page, answersOf(played)[to] ?? '').waitFor()
})

visit('log and timeline give the reasons of non-players', async (page) => {
  await openTurn(page, 'once')
  await page.getByRole('tab', { name: 'Log' }).click()
  const why = page.locator('#tab-panel').getByRole('button', { name: 'why?' })
  await why.last().click()
  expect(await why.last().getAttribute('aria-expanded')).toBe('true')
  const sentences = played.grounds.slice(from, to).flatMap((ground) => (ground ? groundText(volume, ground, 'en') : []))
  const [line = ''] = await page.locator('#tab-panel .reasons p').allTextContents()
  expect(sentences).toContain(line)
  await page.getByRole('slider', { name: 'Timeline of the game' }).fill(String(from + 1))
  for (const text of stepAt(from)) expect(await textOf(panel(page))).toContain(text)
})

visit('what would a non-player do here? It is told, not done', async (page) => {
  await openTurn(page, 'once')
  const ask = page.getByRole('button', { name: 'What would a non-player do here?' })
  const question = await textOf(heading(page))
  await page.keyboard.press('h')
  expect(await ask.getAttribute('aria-expanded')).toBe('true')
  const family = panel(page).getByRole('combobox')
  const advised = await textOf(panel(page).locator('.advice .step-answer'))
  expect(advised).not.toBe('')
  expect(await panel(page).locator('.answer.hinted').count()).toBe(1)
  expect(await panel(page).locator('.advice .reasons').count()).toBe(1)
  if ((await family.count()) > 0) {
    // The family at the table comes first; any other can be asked.
    expect(await family.inputValue()).toBe('aa1')
    await family.selectOption('aa2')
    expect(await panel(page).locator('.advice .step-answer').count()).toBe(1)
  }
  expect(await textOf(heading(page))).toBe(question)
  await atMoment(page, to)
  await ask.click()
  expect(await ask.getAttribute('aria-expanded')).toBe('false')
  expect(await panel(page).locator('.answer.hinted').count()).toBe(0)
})
