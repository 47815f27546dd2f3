import { readFileSync } from 'node:fs'
import { loadSave, saveOf } from '@coinflict/kernel/table'
import { decidersOf, SEAT_KINDS } from '@coinflict/players'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  answerButton,
  atMoment,
  elsewhere,
  heading,
  kept,
  openFile,
  openGame,
  panel,
  startGame,
  textOf,
  visit,
} from './browser.ts'
import { box, playedGame, questionAt, saveAt, tableAt } from './games.ts'

const AT = 60

async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name }).click()
}

visit('a link carries the game to another browser, at the moment looked at', async (page, context) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const table = playedGame({ seed: 'drag' })
  await openGame(page, saveAt(table, AT))
  await page.getByRole('slider', { name: 'Timeline of the game' }).fill('20')
  await atMoment(page, 20)
  await fromMenu(page, 'Copy a link to this moment')
  expect(await textOf(page.getByRole('alert'))).toContain('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await elsewhere(context, async (other) => {
    await other.goto(link)
    await panel(other).waitFor()
    await atMoment(other, 20)
    expect(await textOf(heading(other))).toContain(questionAt(table, 20))
    expect(other.url()).toMatch(/#\/play\//)
  })
})

visit('where the clipboard is closed the link is shown', async (page) => {
  await startGame(page, { seed: 'drag' })
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await fromMenu(page, 'Copy a link to this moment')
  expect(await textOf(page.getByRole('alert'))).toMatch(/http:\/\/localhost:\d+\/#\/open\/[\w-]+/)
})

visit('a broken link says so and leaves the games that are there', async (page) => {
  await startGame(page, { seed: 'drag' })
  for (const broken of ['nonsense', '%', 'q1YqSyzKTFWyUkrOSMxLz0lVqgUA', '%E0%A4%A']) {
    await page.goto(`./#/open/${broken}`)
    await page.reload()
    expect(await textOf(page.getByRole('alert')), broken).not.toBe('')
  }
  await page.getByRole('main').getByRole('link', { name: 'Games' }).click()
  await kept(page).first().waitFor()
  expect(await kept(page).count()).toBe(1)
})

visit('a game saved as a file is the terminal’s, and opens again', async (page) => {
  const table = playedGame({ seed: 'drag' })
  await openGame(page, saveAt(table, AT))
  const download = page.waitForEvent('download')
  await fromMenu(page, 'Save as a file')
  const file = await download
  expect(file.suggestedFilename()).toBe(`andean-abyss-${AT}.json`)
  const text = readFileSync(await file.path(), 'utf8')
  const read = loadSave(JSON.parse(text), [box.volume], SEAT_KINDS, (volume, setup) => decidersOf(volume, setup, []))
  expect(saveOf(read.table).journal).toEqual(saveAt(table, AT).journal)
  await page.getByRole('link', { name: 'Games' }).click()
  await openFile(page, text)
  await panel(page).waitFor()
  await atMoment(page, AT)
  expect(await textOf(heading(page))).toContain(questionAt(table, AT))
})

const save = saveAt(playedGame({ seed: 'drag' }), AT)

visit('a game of other rules is played as far as they agree, or from its last position, and says so', async (page) => {
  const home = page.getByRole('link', { name: 'Games' })
  const { catalogues } = box.volume
  // The last answer does not fit the rules of today.
  const cut = { ...save, rules: save.rules - 1, journal: [...save.journal, 'yes'] }
  await openGame(page, cut)
  await atMoment(page, AT)
  expect(await textOf(page.getByRole('alert'))).toContain(catalogues.en['load.cut-short'])
  await home.click()
  // The journal leads elsewhere than it did.
  const { checkpoint } = saveOf(tableAt(playedGame({ seed: 'drag' }), AT))
  if (checkpoint === undefined) throw new Error('a save has a checkpoint')
  const { position } = checkpoint
  const elsewhere = { ...position, tracks: { ...position.tracks, 'farc-resources': 31 } }
  await openGame(page, { ...save, rules: save.rules - 1, checkpoint: { ...checkpoint, position: elsewhere } })
  expect(await textOf(page.getByRole('alert'))).toContain(catalogues.en['load.from-checkpoint'])
  await page.getByRole('tab', { name: 'Factions' }).click()
  expect(await textOf(page.locator('#tab-panel'))).toContain('31')
})

const whole = JSON.stringify(save)

const BROKEN: readonly (readonly [what: string, content: string | Buffer])[] = [
  ['a file that was cut off', whole.slice(0, whole.length / 2)],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['an empty file', ''],
  ['JSON that is no game', '{"hello": "world"}'],
  ['JSON that is a list', '[1, 2, 3]'],
  ['a game nobody knows', JSON.stringify({ ...save, game: 'chess' })],
  ['a game of later rules', JSON.stringify({ ...save, version: 99 })],
  [
    'a game with an answer that is none',
    JSON.stringify({ ...save, journal: [...save.journal.slice(0, 5), 'nonsense'] }),
  ],
  ['a game with an answer that does not fit', JSON.stringify({ ...save, journal: ['march', 'done'] })],
  ['a game without a journal', JSON.stringify({ ...save, journal: undefined })],
]

visit('a broken file says what is wrong and leaves the games that are there', async (page) => {
  await startGame(page, { seed: 'drag' })
  await page.getByRole('link', { name: 'Games' }).click()
  await kept(page).first().waitFor()
  for (const [what, content] of BROKEN) {
    await openFile(page, content)
    // Where it was chosen.
    const alert = page.locator('.open-file').getByRole('alert')
    await alert.waitFor()
    expect(await textOf(alert), what).toMatch(/cannot be read|cannot be opened: |Unknown game|do not fit its rules/)
    await page.reload()
    await kept(page).first().waitFor()
    expect(await kept(page).count(), what).toBe(1)
  }
  await kept(page).getByRole('link').click()
  await answerButton(page, 'pass').waitFor()
})
