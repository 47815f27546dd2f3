import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { english } from '../src/text/en.ts'
import { atMoment, follow, heading, kept, panel, startGame, textOf, visit } from './browser.ts'
import { answersIn, answersOf, playedGame, questionAt } from './games.ts'

const played = playedGame({ seed: 'drag' })
const answers = answersOf(played).slice(0, 3)

/** The ways in which browsers do not keep what they are given. */
const BREAKS: readonly (readonly [how: string, breaking: () => void])[] = [
  [
    'the browser refuses to open its database',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    },
  ],
  [
    'the database never answers',
    () => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
    },
  ],
  [
    'no space is left',
    () => {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = function (...given) {
        const request = put.apply(this, given)
        this.transaction.abort()
        return request
      }
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
]

const warning = (page: Page) => page.getByRole('alert').getByText(english['problem.not-kept'])

for (const [how, breaking] of BREAKS) {
  visit(`${how}: one can play, is told, and can take the game along`, async (page) => {
    await page.addInitScript(breaking)
    await page.reload()
    await startGame(page, { seed: 'drag' })
    await warning(page).waitFor()
    await follow(page, answers)
    await page.getByRole('link', { name: 'Games' }).click()
    await kept(page).getByRole('link').click()
    await panel(page).waitFor()
    await atMoment(page, 3)
    const download = page.waitForEvent('download')
    await page.getByRole('alert').getByRole('button', { name: 'Save as a file' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('andean-abyss-3.json')
    expect(answersIn(JSON.parse(readFileSync(await file.path(), 'utf8')))).toEqual(answers)
  })
}

visit('a page that alone has a game is not left without a word', async (page) => {
  await page.addInitScript((BREAKS[2] as (typeof BREAKS)[number])[1])
  await page.reload()
  await startGame(page, { seed: 'drag' })
  await warning(page).waitFor()
  const asked = page.waitForEvent('dialog')
  const left = page.reload()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await left
})

/** The database takes its time, longer than the page waits for it. */
function openLate(): void {
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...given) {
    const real = open.apply(this, given)
    const late = {
      get result() {
        return real.result
      },
    } as IDBOpenDBRequest
    real.onupgradeneeded = (event) => late.onupgradeneeded?.(event)
    real.onsuccess = (event) => setTimeout(() => late.onsuccess?.(event), 6000)
    return late
  }
}

visit('a database that opens late takes the games that waited for it', async (page, context) => {
  await page.addInitScript(openLate)
  await page.reload()
  await startGame(page, { seed: 'drag' })
  await warning(page).waitFor()
  await follow(page, answers)
  await warning(page).waitFor({ state: 'detached' })
  await page.evaluate(() => localStorage.clear())
  await page.close()
  const other = await context.newPage()
  await other.goto('./')
  await kept(other).getByRole('link').click()
  await atMoment(other, 3)
  expect(await textOf(heading(other))).toContain(questionAt(played, 3))
})

visit('a game whose database opens late is on the screen once it is there', async (page) => {
  await startGame(page, { seed: 'drag' })
  await follow(page, answers)
  const address = page.url()
  await page.goto('./#/')
  await kept(page).waitFor()
  await page.addInitScript(openLate)
  await page.goto(address)
  await page.reload()
  await page.getByRole('alert').getByText(english['problem.kept']).waitFor()
  await atMoment(page, 3)
  expect(await textOf(heading(page))).toContain(questionAt(played, 3))
})
