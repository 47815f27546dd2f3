import { readFileSync } from 'node:fs'
import { endText } from '@coinflict/kernel/display'
import type { Faction } from '@coinflict/kernel/state'
import { deedsOf, reviewOf, turningPoints } from '@coinflict/kernel/table'
import { signed } from '@coinflict/kernel/text'
import type { Download, Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './accessible.ts'
import { atMoment, openGame, panel, textOf, visit } from './browser.ts'
import { gameWithNonPlayers, playedGame, saveAt } from './games.ts'

const table = gameWithNonPlayers({ seed: '3', scenario: 'short', seats: { farc: 'aa2', auc: 'aa2', cartels: 'aa2' } })
const END = table.entries.length
const review = reviewOf(table)
const points = turningPoints(review)

const record = (page: Page) => page.locator('main.record')

/** Opens the record of a game from its menu. */
async function openRecord(page: Page): Promise<void> {
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('toolbar').getByRole('link', { name: 'Record of the game' }).click()
  await record(page).waitFor()
}

visit('a game that is over has a record: result, standing, turning points, deeds', async (page) => {
  await openGame(page, saveAt(table, END))
  await panel(page).getByRole('link', { name: 'Record of the game' }).click()
  await record(page).waitFor()
  expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe(endText(table.game, 'en')[0])
  const first = review.cards.at(-1)?.leader as Faction
  const places = page.getByRole('list', { name: 'Standing' }).getByRole('listitem')
  expect(await textOf(places.first())).toContain(signed(table.volume.margin(table.game, first)))
  expect(await page.locator('.points > li').count()).toBe(points.length)
  expect(await page.locator('.point-map .stand').count()).toBeGreaterThan(points.length)
  const deeds = deedsOf(table.volume, table.log)
  const rows = page.getByRole('row', { name: /^Pieces lost/ })
  expect(await rows.getByRole('cell').allTextContents()).toEqual(deeds.map(({ lost }) => String(lost)))
  await expectAccessible(page, 'record')
})

visit('chart and list of the turning points choose each other, and lead to the map', async (page) => {
  await openGame(page, saveAt(table, END))
  await openRecord(page)
  await page.getByRole('button', { name: 'Turning point 2', exact: true }).click()
  expect(await page.locator('.points > li.chosen .point-number').textContent()).toBe('2')
  await page.locator('.points .point').first().click()
  const disc = page.getByRole('button', { name: 'Turning point 1', exact: true })
  expect(await disc.getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('.pin.chosen').count()).toBe(1)
  await expectAccessible(page, 'a turning point')
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  expect(await page.locator('.margin-table tbody tr').count()).toBe(review.cards.length + 1)
  await expectAccessible(page, 'margins as a table')
  await page.getByRole('button', { name: 'Show on the map' }).click()
  await atMoment(page, review.cards[points[0]?.at ?? 0]?.to ?? 0)
})

visit('the record of an earlier moment ends there', async (page) => {
  await openGame(page, saveAt(table, END))
  const card = review.cards[5]
  if (card === undefined) throw new Error('the game is too short')
  await page.getByRole('slider', { name: 'Timeline of the game' }).fill(String(card.to))
  await openRecord(page)
  expect(await textOf(page.getByRole('heading', { level: 1 }))).toContain('so far')
  expect(await textOf(page.locator('.record-facts'))).toMatch(/ [67] cards/)
})

/** What a click gives to keep. */
async function download(page: Page, name: string): Promise<Download> {
  const given = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return given
}

const read = async (file: Download): Promise<string> => readFileSync(await file.path(), 'utf8')

visit('the log can be taken away as text, Markdown or JSON, from the menu and the record', async (page) => {
  await openGame(page, saveAt(table, END))
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Picture and log…' }).click()
  const text = await download(page, 'Save the log')
  expect(text.suggestedFilename()).toBe(`andean-abyss-${END}.txt`)
  expect(await read(text)).toMatch(/^Andean Abyss\n/)
  await expectAccessible(page, 'picture and log', 'dialog')
  await page.keyboard.press('Escape')
  await openRecord(page)
  await page.getByRole('combobox', { name: 'Log as' }).selectOption('Markdown')
  expect(await read(await download(page, 'Save the log'))).toMatch(/^# Andean Abyss\n.*^## .*^\*\*.*^- /ms)
  await page.getByRole('combobox', { name: 'Log as' }).selectOption('JSON')
  const json = JSON.parse(await read(await download(page, 'Save the log')))
  expect(json).toMatchObject({ game: 'andean-abyss', over: true })
  expect(json.log).toHaveLength(table.log.length)
})

/** How many colours a picture has, and how large it is, as the browser decodes it. */
async function look(
  page: Page,
  file: Download,
): Promise<{ width: number; height: number; colours: number; light: number }> {
  const bytes = readFileSync(await file.path()).toString('base64')
  return page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('no canvas')
    pen.drawImage(image, 0, 0)
    const { data: pixels } = pen.getImageData(0, 0, image.width, image.height)
    const colours = new Set<number>()
    for (let i = 0; i < pixels.length; i += 404)
      colours.add(((pixels[i] as number) << 16) + ((pixels[i + 1] as number) << 8) + (pixels[i + 2] as number))
    // The line below the board is paper, light or dark.
    const paper = 4 * (image.width * (image.height - 5) + 3)
    return { width: image.width, height: image.height, colours: colours.size, light: pixels[paper] as number }
  }, bytes)
}

for (const colorScheme of ['light', 'dark'] as const) {
  visit(
    `a picture of the board is a PNG with the board on it, ${colorScheme}`,
    async (page) => {
      await openGame(page, saveAt(playedGame({ seed: 'drag' }), 60))
      await page.getByText('More', { exact: true }).click()
      await page.getByRole('button', { name: 'Picture and log…' }).click()
      const file = await download(page, 'Save a picture of the board')
      expect(file.suggestedFilename()).toBe('andean-abyss-60.png')
      const { width, height, colours, light } = await look(page, file)
      expect([width, height]).toEqual([2100, expect.any(Number)])
      expect(colours).toBeGreaterThan(500)
      expect(light > 128).toBe(colorScheme === 'light')
      expect(await page.locator('.picture-host').count()).toBe(0)
    },
    { colorScheme },
  )
}

visit('statistics of one’s own games', async (page) => {
  await page.goto('./#/record')
  await page.getByText('No game has been finished').waitFor()
  await openFresh(page)
  await page.goto('./#/record')
  const row = page.getByRole('row', { name: /Government/ })
  await row.waitFor()
  const margin = table.volume.margin(table.game, 0 as Faction)
  const written = `${margin < 0 ? '−' : ''}${Math.abs(margin).toFixed(1)}`
  expect(await row.getByRole('cell').allTextContents()).toEqual(['1', expect.stringMatching(/^[01]$/), written])
  await expectAccessible(page, 'statistics')
  // Whoever gave a game a name finds it by that.
  await page.goto('./#/')
  await page.getByRole('button', { name: /^Rename/ }).click()
  await page.getByRole('textbox', { name: 'Name of the game' }).fill('The long day')
  await page.keyboard.press('Enter')
  await page.goto('./#/record')
  expect(await textOf(page.locator('.finished a'))).toMatch(/^The long day, /)
  await page.locator('.finished a').click()
  await record(page).waitFor()
})

async function openFresh(page: Page): Promise<void> {
  await page.goto('./#/')
  await openGame(page, saveAt(table, END))
  // What was opened is kept a moment later.
  await page.goto('./#/')
  await page.locator('.kept li').waitFor()
}

visit('what is printed shows the end, whatever is chosen', async (page) => {
  await openGame(page, saveAt(table, END))
  await openRecord(page)
  await page.getByRole('button', { name: 'Turning point 1', exact: true }).click()
  const figures = () => page.locator('.record-margins .line-legend:visible').allTextContents()
  const chosen = await figures()
  await page.emulateMedia({ media: 'print' })
  const ends = table.volume.allFactions.map((f) => signed(table.volume.margin(table.game, f)))
  const printed = await figures()
  expect([chosen.length, printed.length]).toEqual([1, 1])
  for (const end of ends) expect(printed[0]).toContain(end)
  expect(chosen).not.toEqual(printed)
  expect(await page.locator('.point-more:visible').count()).toBe(0)
})

visit('what is printed has no button on it, and no empty place for what nobody asked for', async (page) => {
  await openGame(page, saveAt(table, END))
  await openRecord(page)
  await page.locator('.points .point').first().click()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.record-chances').isVisible()).toBe(false)
  for (const button of await page.locator('main button:not(.rule, .point, .point-disc)').all())
    expect(await button.isVisible(), await textOf(button)).toBe(false)
})

visit('the record of a game that is gone says so and leads back', async (page) => {
  await page.goto('./#/record/nothing')
  await page.getByRole('alert').getByText('This game is no longer in this browser.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Games' }).click()
  await page.locator('button.start').waitFor()
})
