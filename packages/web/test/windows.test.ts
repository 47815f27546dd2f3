import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { english } from '../src/text/en.ts'
import { spanish } from '../src/text/es.ts'
import { polish } from '../src/text/pl.ts'
import {
  answerButton,
  atMoment,
  confirmTurn,
  follow,
  heading,
  openAtPace,
  panel,
  speak,
  startGame,
  textOf,
  visit,
} from './browser.ts'
import { answersOf, gameWithNonPlayers, gameWithShortTurn, questionAt, saveAt, turnOfNonPlayer } from './games.ts'

/** Another window with the same page. */
async function another(page: Page, context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await other.goto(page.url())
  await panel(other).waitFor()
  return other
}

/** Another window that does not hear what the others keep. */
async function deaf(page: Page, context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await other.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined
  })
  await other.goto(page.url())
  await panel(other).waitFor()
  return other
}

const momentOf = async (page: Page): Promise<number> => Number(await page.locator('main').getAttribute('data-moment'))

const game = gameWithShortTurn()
const { seed } = game.setup
const [first = '', second = ''] = answersOf(game)

visit(
  'a second window of the same game follows it, whoever answers, confirms and takes back',
  async (page, context) => {
    await startGame(page, { seed })
    const other = await another(page, context)
    await follow(page, [first])
    await atMoment(other, 1)
    expect(await textOf(heading(other))).toContain(questionAt(game, 1))
    await follow(other, [second], 1)
    await confirmTurn(page)
    await answerButton(other, 'confirm').waitFor({ state: 'detached' })
    expect(await textOf(heading(other))).toContain(questionAt(game, 2))
    await page.getByRole('button', { name: 'Undo' }).click()
    await atMoment(other, 1)
    expect(await textOf(heading(other))).toContain(questionAt(game, 1))
    for (const window of [page, other]) expect(await window.getByRole('alert').count()).toBe(0)
  },
)

visit('whoever looks at an earlier moment stays there', async (page, context) => {
  await startGame(page, { seed })
  await follow(page, [first])
  const other = await another(page, context)
  await other.getByRole('button', { name: 'To the beginning' }).click()
  await atMoment(other, 0)
  await follow(page, [second], 1)
  await other.getByText('0 of 2').waitFor()
  await atMoment(other, 0)
})

for (const [name, words] of [
  ['English', english],
  ['Español', spanish],
  ['Polski', polish],
] as const) {
  visit(
    `${name}: a window that is behind and answers is told, shows the newer game, and nothing is written over`,
    async (page, context) => {
      await startGame(page, { seed })
      await speak(page, name)
      const other = await deaf(page, context)
      await follow(page, [first, second])
      await answerButton(page, 'confirm').click()
      await answerButton(page, 'pass').waitFor()
      const asked = await textOf(heading(page))
      await page.reload()
      await panel(page).waitFor()
      await atMoment(other, 0)
      await answerButton(other, 'pass').click()
      await other.getByRole('alert').getByText(words['problem.played-elsewhere']).waitFor()
      await atMoment(other, 2)
      expect(await textOf(heading(other))).toBe(asked)
      await page.reload()
      await atMoment(page, 2)
      expect(await textOf(heading(page))).toBe(asked)
      // From now on it goes with the newer game.
      await answerButton(other, 'pass').click()
      await atMoment(page, 3)
    },
  )
}

visit('two windows in which non-players play at their pace stay one game', async (page, context) => {
  const played = gameWithNonPlayers({ seed: '3', seats: { cartels: 'aa1' } })
  const { from } = turnOfNonPlayer(played, 3)
  await openAtPace(page, saveAt(played, from), 'step')
  const other = await another(page, context)
  for (const window of [page, other]) await window.getByRole('combobox', { name: 'Non-players' }).selectOption('fast')
  for (const window of [page, other])
    await window.waitForFunction(() => document.querySelector('.question:not(.nonplayer) .question-text') !== null)
  await expect.poll(async () => (await momentOf(page)) === (await momentOf(other))).toBe(true)
  expect(await textOf(heading(other))).toBe(await textOf(heading(page)))
  for (const window of [page, other]) expect(await window.getByRole('alert').count()).toBe(0)
})
