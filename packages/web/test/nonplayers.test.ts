import { answerText, endText } from '@coinflict/kernel/display'
import type { Explanation, LogEvent } from '@coinflict/kernel/state'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { condensed } from '../src/play/condense.ts'
import { LocalSession } from '../src/play/local-session.ts'
import type { Step } from '../src/play/step.ts'
import type { Pace } from '../src/settings.ts'
import { openSave } from '../src/storage/open.ts'
import { explanationText, logText, questionText } from '../src/text/sentences.ts'
import {
  answerButton,
  atMoment,
  confirmTurn,
  heading,
  openAtPace,
  panel,
  startButton,
  textOf,
  visit,
} from './browser.ts'
import { answersOf, box, gameWithNonPlayers, saveAt, tableAt, turnOfNonPlayer } from './games.ts'

const { volume } = box
const played = gameWithNonPlayers({ seed: '3', seats: { cartels: 'aa1' } })
const { from, to } = turnOfNonPlayer(played, 3)

const next = (page: Page) => page.getByRole('button', { name: 'Next step' })
const pace = (page: Page) => page.getByRole('combobox', { name: 'Non-players' })

/** The steps of the turn. */
const steps: readonly Step[] = stepsFrom(from, to)

function stepsFrom(first: number, end: number): readonly Step[] {
  const { table } = openSave(volume, box.families, saveAt(played, end))
  const session = new LocalSession('id', box, table)
  const found: Step[] = []
  session.watch({ from: first, to: end })
  while (session.moment < end) {
    session.advance()
    if (session.step !== undefined) found.push(session.step)
  }
  return found
}

const endOf = ({ answers }: Step): number => (answers.at(-1)?.entry ?? 0) + 1

/** What a step has to say: the question, the answer, what came of it, and the sentences of its reasons. */
function textsOf({ answers, events, explanations }: Step): readonly string[] {
  const [first] = answers
  if (first === undefined) throw new Error('no step of a non-player')
  const { game } = tableAt(played, first.entry)
  return [
    questionText(game, first.question, 'en'),
    answerText(game, first.question, first.answer, 'en'),
    ...condensed(volume, events).map((event) => logText(volume, event, 'en')),
    ...explanations.flatMap((explanation) => explanationText(volume, explanation, 'en')),
  ]
}

const stepAt = (n: number): Step => steps.at(n) as Step

async function expectStep(page: Page, step: Step): Promise<void> {
  await atMoment(page, endOf(step))
  const shown = await textOf(panel(page))
  for (const text of textsOf(step)) expect(shown).toContain(text)
}

/** Opens the game where a non-player is about to have its turn. */
const openTurn = (page: Page, speed: Pace = 'step'): Promise<void> => openAtPace(page, saveAt(played, from), speed)

visit(
  'a non-player plays step by step: each with what came of it and its reasons, in the panel, on the map and for the ear',
  async (page) => {
    await openTurn(page)
    expect(await textOf(heading(page))).toContain('Cartels')
    for (const step of steps) {
      await page.keyboard.press('Enter')
      await expectStep(page, step)
      const [question = '', answer = ''] = textsOf(step)
      await page
        .locator('[aria-live="polite"]', { hasText: `The Cartels answer “${question}”: ${answer}.` })
        .waitFor({ state: 'attached' })
      const [first] = step.answers
      const key = answersOf(played)[first?.entry ?? 0] ?? ''
      if (volume.spaceIndex.has(key)) {
        expect(await page.locator(`.map [data-id="${key}"]`).getAttribute('class')).toContain('hinted')
      }
    }
    expect(await textOf(panel(page))).toContain('This turn is over.')
    await page.getByRole('button', { name: 'Continue' }).click()
    await answerButton(page, answersOf(played)[to] ?? '').waitFor()
  },
)

visit('the pace is set while it plays, and remembered', async (page) => {
  await openTurn(page)
  await next(page).click()
  await atMoment(page, endOf(stepAt(0)))
  await pace(page).selectOption('slow')
  await atMoment(page, endOf(stepAt(1)))
  await page.keyboard.press('q')
  await page.keyboard.press('p')
  expect(await pace(page).inputValue()).toBe('step')
  const paused = Number(await page.locator('main').getAttribute('data-moment'))
  await page.waitForTimeout(1500)
  await atMoment(page, paused)
  await page.keyboard.press('p')
  expect(await pace(page).inputValue()).toBe('slow')
  await pace(page).selectOption('fast')
  await answerButton(page, answersOf(played)[to] ?? '').waitFor()
  await page.reload()
  await panel(page).waitFor()
  expect(await pace(page).inputValue()).toBe('fast')
})

visit('slowly: a step stays until it can be read', async (page) => {
  await openTurn(page, 'slow')
  await atMoment(page, endOf(stepAt(0)))
  const begun = Date.now()
  await atMoment(page, endOf(stepAt(1)))
  expect(Date.now() - begun).toBeGreaterThan(1500)
})

visit('at once: the next question of a person stands, what was done is told, and can be shown again', async (page) => {
  await openTurn(page, 'once')
  await answerButton(page, answersOf(played)[to] ?? '').waitFor()
  await atMoment(page, to)
  const news = page.getByRole('region', { name: 'Since your last turn' })
  expect(await news.getByRole('heading', { level: 3 }).allTextContents()).not.toEqual([])
  expect(await textOf(news)).toContain('Cartels')
  await news.getByRole('button', { name: 'Close' }).click()
  await news.waitFor({ state: 'detached' })
  await page.keyboard.press('w')
  await news.getByRole('button', { name: 'why?' }).first().click()
  expect(await news.locator('.reasons').count()).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await news.waitFor({ state: 'detached' })
  await pace(page).selectOption('step')
  await page.getByRole('button', { name: 'Show their last turns again' }).first().click()
  const first = Number(await page.locator('main').getAttribute('data-moment'))
  expect(first).toBeLessThanOrEqual(from)
  for (const step of stepsFrom(first, to)) {
    await page.locator('[data-key=step]').click()
    await expectStep(page, step)
  }
  await page.locator('[data-key=step]').click()
  await answerButton(page, answersOf(played)[to] ?? '').waitFor()
})

visit('from the middle of a turn to the own question in one go', async (page) => {
  await openTurn(page)
  await page.keyboard.press('Enter')
  await atMoment(page, endOf(stepAt(0)))
  await page.keyboard.press('e')
  await answerButton(page, answersOf(played)[to] ?? '').waitFor()
  await page.getByRole('region', { name: 'Since your last turn' }).waitFor()
  await page.keyboard.press('t')
  await panel(page).getByText('Replay').waitFor()
  await page.keyboard.press('e')
  await answerButton(page, answersOf(played)[to] ?? '').waitFor()
})

visit('a reload in the middle of its turn goes on from there', async (page) => {
  await openTurn(page)
  await next(page).click()
  await atMoment(page, endOf(stepAt(0)))
  await page.reload()
  await atMoment(page, endOf(stepAt(0)))
  await next(page).click()
  await expectStep(page, stepAt(1))
})

visit('the parts of a round are shown one by one, with what they did', async (page) => {
  const log = played.game.log ?? []
  const begun = log.findIndex(({ kind, text }) => kind === 'phase' && text === 'resources')
  const income = log[begun + 1] as LogEvent
  await openAtPace(page, saveAt(played, income.at - 1), 'step')
  const step = page.locator('[data-key=step]')
  if (await step.isVisible()) await step.click()
  else {
    await answerButton(page, answersOf(played)[income.at - 1] ?? '').click()
    await confirmTurn(page)
  }
  for (const name of ['Victory', 'Control', 'Resources']) {
    const title = heading(page).getByText(`Propaganda: ${name} phase`)
    if (!(await title.isVisible())) await step.click()
    await title.waitFor()
  }
  expect(await textOf(panel(page))).toContain(logText(volume, income, 'en'))
})

const whole = gameWithNonPlayers({ seed: '3', seats: { auc: 'aa2', cartels: 'aa2', farc: 'aa2' } })

visit(
  'the end says in plain words who won and why; it can be watched again, or played on from a moment',
  async (page) => {
    await openAtPace(page, saveAt(whole, whole.entries.length), 'step')
    const verdict = await textOf(panel(page))
    for (const text of endText(whole.game, 'en')) expect(verdict).toContain(text)
    await page.getByRole('button', { name: 'Watch it again' }).click()
    await atMoment(page, 0)
    await page.locator('[data-key=step]').click()
    await page.locator('[data-key=finish]').click()
    await panel(page).getByRole('heading', { name: 'The game is over' }).waitFor()
    await page.getByRole('button', { name: 'Continue from an earlier moment' }).click()
    await page.getByRole('button', { name: 'Continue from here' }).waitFor()
  },
)

visit(
  'what was told gives its place to a panel that is opened, and does not stand beside an earlier moment',
  async (page) => {
    await openTurn(page, 'once')
    const told = page.getByRole('region', { name: 'Since your last turn' })
    await told.waitFor()
    const log = page.getByRole('tabpanel')
    expect(await log.isVisible()).toBe(false)
    await page.keyboard.press(',')
    await told.waitFor({ state: 'detached' })
    await page.keyboard.press('.')
    await told.waitFor()
    await page.getByRole('tab', { name: 'Log' }).click()
    await told.waitFor({ state: 'detached' })
    expect(await log.isVisible()).toBe(true)
  },
)

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
  expect(await textOf(page.locator('#tab-panel').getByRole('listitem').last())).toMatch(/2 Resources to the Cartels/)
  await next(page).click()
  await atMoment(page, endOf(stepAt(0)) + 1)
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
  const sentences = played.explanations
    .slice(from, to)
    .flatMap((explanation) => (explanation ? explanationText(volume, explanation, 'en') : []))
  const [line = ''] = await page.locator('#tab-panel .reasons p').allTextContents()
  expect(sentences).toContain(line)
  await page.getByRole('slider', { name: 'Timeline of the game' }).fill(String(from + 1))
  await atMoment(page, from + 1)
  const [first = ''] = explanationText(volume, stepAt(0).explanations[0] as Explanation, 'en')
  expect(await textOf(panel(page))).toContain(first)
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

visit(
  'nobody plays: even at once turn after turn is shown, not only the end',
  async (page) => {
    await page.getByRole('radio', { name: 'Only watch' }).check()
    await startButton(page).click()
    let moment = 0
    for (let turn = 0; turn < 3; turn++) {
      await page.waitForFunction((n) => Number(document.querySelector('main')?.dataset.moment) > n, moment)
      moment = Number(await page.locator('main').getAttribute('data-moment'))
      expect(await page.locator('.nonplayer').count()).toBe(1)
    }
    await page.getByRole('tab', { name: 'Log' }).click()
    // The log begins with the game; how it was set up is folded.
    expect(await page.locator('.log-setup').getAttribute('open')).toBeNull()
    expect(await textOf(page.locator('.tab-panel > div > .log').getByRole('listitem').first())).toMatch(/^Card/)
  },
  { settings: { pace: 'once' } },
)
