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
  startGame,
  textOf,
  visit,
} from './browser.ts'
import {
  answersOf,
  gameWithNonPlayers,
  gameWithShortTurn,
  playedGame,
  questionAt,
  saveAt,
  turnOfNonPlayer,
} from './games.ts'

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

for (const [tongue, words] of [
  ['en', english],
  ['es', spanish],
  ['pl', polish],
] as const) {
  visit(
    `${tongue}: a window that is behind and answers is told, shows the newer game, and nothing is written over`,
    async (page, context) => {
      await startGame(page, { seed })
      await page.evaluate((chosen) => localStorage.setItem('coinflict.language', chosen), tongue)
      await page.reload()
      await panel(page).waitFor()
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

visit('a window that follows shows the same part of the map and the same panel as before', async (page, context) => {
  await startGame(page, { seed })
  const other = await another(page, context)
  await other.getByRole('button', { name: 'Zoom in' }).click()
  await other.getByRole('tab', { name: 'Factions' }).click()
  const part = () => other.locator('.map svg g[clip-path]').first().getAttribute('transform')
  const before = await part()
  await follow(page, [first])
  await atMoment(other, 1)
  expect(await part()).toBe(before)
  expect(await other.getByRole('tab', { name: 'Factions' }).getAttribute('aria-selected')).toBe('true')
})

visit(
  'six answers in one window and one in another that is behind, a year ago by its clock: six are kept',
  async (page, context) => {
    const played = playedGame({ seed: 'drag' })
    await startGame(page, { seed: 'drag' })
    const other = await deaf(page, context)
    await other.evaluate(() => {
      const { now } = Date
      Date.now = () => now() - 365 * 24 * 3_600_000
    })
    await follow(page, answersOf(played).slice(0, 6))
    await page.reload()
    await answerButton(other, 'pass').click()
    await other.getByRole('alert').getByText(english['problem.played-elsewhere']).waitFor()
    for (const window of [other, page]) {
      await window.reload()
      await atMoment(window, 6)
      expect(await textOf(heading(window))).toContain(questionAt(played, 6))
    }
  },
)

visit('what a window with a clock set back plays is the newest all the same', async (page, context) => {
  const played = playedGame({ seed: 'drag' })
  const answers = answersOf(played)
  await startGame(page, { seed: 'drag' })
  await follow(page, answers.slice(0, 2))
  const other = await another(page, context)
  await other.evaluate(() => {
    Date.now = () => 0
  })
  await follow(other, answers.slice(2, 5), 2)
  await atMoment(page, 5)
  await page.reload()
  await atMoment(page, 5)
  expect(await textOf(heading(page))).toContain(questionAt(played, 5))
})

visit('what a closed window put by, but which goes on from an older state, does not come back', async (page) => {
  await startGame(page, { seed })
  const id = page.url().split('/').at(-1) ?? ''
  await follow(page, [first, second])
  await answerButton(page, 'confirm').click()
  await answerButton(page, 'pass').waitFor()
  await page.reload()
  await answerButton(page, 'pass').waitFor()
  const asked = await textOf(heading(page))
  await page.evaluate(async (game) => {
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('coinflict')
      request.onsuccess = () => done(request.result)
    })
    const kept = await new Promise<{ revision: number; save: object }>((done) => {
      const request = database.transaction('games').objectStore('games').get(game)
      request.onsuccess = () => done(request.result)
    })
    const behind = { revision: 1, by: 'first' }
    const stale = {
      ...kept,
      save: { ...kept.save, journal: [] },
      revision: kept.revision + 1,
      by: 'closed',
      on: behind,
    }
    localStorage.setItem(`coinflict.last.${game}`, JSON.stringify(stale))
  }, id)
  await page.reload()
  await panel(page).waitFor()
  expect(await textOf(heading(page))).toBe(asked)
  await answerButton(page, 'pass').click()
  await atMoment(page, 3)
  await page.reload()
  await atMoment(page, 3)
  expect(await page.getByRole('alert').count()).toBe(0)
})

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
