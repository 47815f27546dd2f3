import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openSave } from '../src/keep/open.ts'
import type { KeptGame } from '../src/keep/store.ts'
import { answerButton, heading, panel, textOf, visit } from './browser.ts'
import { answersIn, box } from './games.ts'

/** Games of the version before saves had chance in their journal: as a link carried them, and as the browser kept them. */
interface Old {
  readonly asked: string
  readonly packed: string
  readonly kept: Omit<KeptGame, 'revision' | 'by'>
}

const OLD = JSON.parse(readFileSync(new URL('version-1.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, Old>
>

for (const [name, { asked, packed, kept }] of Object.entries(OLD)) {
  test(`${name}: a kept game of version 1 is played to where it stood`, () => {
    const { table, warning } = openSave(box.volume, box.families, kept.save)
    expect(warning).toBeUndefined()
    expect(table.entries.length).toBeGreaterThanOrEqual(answersIn(kept.save).length)
  })

  visit(`${name}: a link of version 1 leads to its moment`, async (page) => {
    await page.goto(`./#/open/${packed}`)
    await panel(page).waitFor()
    expect(await textOf(heading(page))).toBe(asked)
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  visit(`${name}: a game that version 1 kept goes on`, async (page) => {
    await page.evaluate(
      (game) =>
        new Promise<void>((done) => {
          const request = indexedDB.open('coinflict', 1)
          request.onsuccess = () => {
            const transaction = request.result.transaction('games', 'readwrite')
            transaction.objectStore('games').put(game)
            transaction.oncomplete = () => done()
          }
        }),
      kept,
    )
    await page.goto(`./#/play/${kept.id}`)
    await panel(page).waitFor()
    expect(await textOf(heading(page))).toBe(asked)
    const at = Number(await page.locator('main').getAttribute('data-moment'))
    await answerButton(page, 'pass').click()
    await page.locator(`main[data-moment="${at + 1}"]`).waitFor()
    await page.reload()
    await page.locator(`main[data-moment="${at + 1}"]`).waitFor()
  })
}
