import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { StoredGame } from '../src/storage/store.ts'
import { answerButton, atMoment, heading, panel, textOf, visit } from './browser.ts'
import { box } from './games.ts'

/** Games of the version before saves had chance in their journal: as a link carried them, and as the browser kept them. */
interface Old {
  readonly asked: string
  readonly packed: string
  readonly kept: Omit<StoredGame, 'revision' | 'by'>
}

const OLD = JSON.parse(readFileSync(new URL('version-1.json', import.meta.url), 'utf8')) as {
  /** Four people; since then who Extorts in mid-March is asked more (3.3.2). */
  readonly people: Old
  readonly nonPlayer: Old
}

/** What the page says about the game, nothing if all is as it was. */
async function expectWarning(page: Page, warning?: string): Promise<void> {
  const text = warning === undefined ? '' : (box.volume.catalogues.en[warning] ?? '')
  const alerts = (await page.getByRole('alert').allTextContents()).join()
  if (text === '') expect(alerts).toBe('')
  else expect(alerts).toContain(text)
}

/** Puts the game where the page keeps its games, once the page has made that place. */
async function keep(page: Page, game: Old['kept']): Promise<void> {
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'coinflict'))
  await page.evaluate(
    (kept) =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open('coinflict')
        request.onerror = () => fail(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite')
          transaction.objectStore('games').put(kept)
          transaction.oncomplete = () => done()
          transaction.onerror = () => fail(transaction.error)
        }
      }),
    game,
  )
}

visit('a link of version 1 leads to its moment', async (page) => {
  const { asked, packed } = OLD.nonPlayer
  await page.goto(`./#/open/${packed}`)
  await panel(page).waitFor()
  expect(await textOf(heading(page))).toBe(asked)
  await expectWarning(page)
})

visit(
  'a link of version 1 that the rules of today do not follow to its end leads as far as they do, and says so',
  async (page) => {
    const { packed, kept } = OLD.people
    await page.goto(`./#/open/${packed}`)
    await panel(page).waitFor()
    await expectWarning(page, 'load.cut-short')
    const at = Number(await page.locator('main').getAttribute('data-moment'))
    expect(at).toBeGreaterThan(10)
    expect(at).toBeLessThan(kept.save.journal.length)
  },
)

for (const [name, warning] of [
  ['nonPlayer', undefined],
  ['people', 'load.from-checkpoint'],
] as const) {
  visit(`a game that version 1 kept goes on where it stood: ${name}`, async (page) => {
    const { asked, kept } = OLD[name]
    await keep(page, kept)
    await page.goto(`./#/play/${kept.id}`)
    await panel(page).waitFor()
    expect(await textOf(heading(page))).toBe(asked)
    await expectWarning(page, warning)
    const at = Number(await page.locator('main').getAttribute('data-moment'))
    await answerButton(page, 'pass').click()
    await atMoment(page, at + 1)
    // It is a game of today from now on.
    await page.reload()
    await panel(page).waitFor()
    await atMoment(page, at + 1)
    await expectWarning(page)
  })
}
