import {
  count,
  type Faction,
  isSpaceWord,
  keyOf,
  type Piece,
  type Space,
  spaceWord,
  wordSpace,
} from '@coinflict/kernel/state'
import type { Table } from '@coinflict/kernel/table'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  answerButton,
  atMoment,
  confirmTurn,
  heading,
  openGame,
  panel,
  pointOf,
  startGame,
  textOf,
  visit,
} from './browser.ts'
import { answersOf, box, gameWhere, momentWhere, playedGame, questionAt, saveAt, tableAt, whereAsked } from './games.ts'

/** Clicks on the map where the answer is a space, on the button otherwise. */
async function click(page: Page, key: string): Promise<void> {
  if (box.volume.spaceIndex.has(key)) {
    const { x, y } = await pointOf(page, key)
    await page.mouse.click(x, y)
  } else await answerButton(page, key).click()
}

/** How many answers it takes until each faction has had a turn. */
const turnsOfAll = ({ answeredBy }: Table): number =>
  Math.max(...[0, 1, 2, 3].map((f) => answeredBy.indexOf(f as Faction))) + 15

async function drag(page: Page, from: string, to: string): Promise<void> {
  const start = await pointOf(page, from)
  const end = await pointOf(page, to)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 5 })
  await page.mouse.up()
}

visit('a whole turn of each faction by mouse', async (page) => {
  const table = gameWhere((each) => turnsOfAll(each) < 40)
  await startGame(page, { seed: table.setup.seed })
  const had = new Set<string>()
  let clicksOnMap = 0
  for (const [i, key] of answersOf(table).entries()) {
    if (box.volume.spaceIndex.has(key)) clicksOnMap++
    await click(page, key)
    await atMoment(page, i + 1)
    if (!(await answerButton(page, 'confirm').isVisible())) continue
    had.add(await textOf(panel(page).locator('.asked strong')))
    expect(await panel(page).getByRole('listitem').count()).toBeGreaterThan(0)
    await confirmTurn(page)
    if (had.size === 4) break
  }
  expect([...had].sort()).toEqual(['AUC', 'Cartels', 'FARC', 'Government'])
  expect(clicksOnMap).toBeGreaterThan(5)
})

visit('dragging pieces from a space that glows to another gives both answers', async (page) => {
  const table = playedGame({ seed: 'drag' })
  const at = whereAsked(table, 'march.from', 'march.to')
  const [from = '', to = ''] = answersOf(table).slice(at)
  await openGame(page, saveAt(table, at))
  await drag(page, from, to)
  await atMoment(page, at + 2)
  expect(await textOf(heading(page))).toContain(questionAt(table, at + 2))
})

visit('dragging to a space that is not possible says why and changes nothing', async (page) => {
  const table = playedGame({ seed: 'drag' })
  const at = whereAsked(table, 'march.from', 'march.to')
  const [from = ''] = answersOf(table).slice(at)
  const reach = tableAt(table, at + 1).pending
  const far = box.volume.spaces.find((_, s) => reach?.isPossible(spaceWord(s as Space)) === false)?.id ?? ''
  await openGame(page, saveAt(table, at))
  await drag(page, from, far)
  expect(await textOf(page.getByRole('alert'))).not.toBe('')
  await atMoment(page, at)
  expect(await textOf(heading(page))).toContain(questionAt(table, at))
})

visit('dragging the map, the wheel and the buttons move it; a drag is no answer', async (page) => {
  await startGame(page, { seed: 'drag' })
  // The letters that the page loads change how much room there is.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const view = () => page.locator('.map > .scene').getAttribute('data-view')
  const whole = await view()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  const near = await view()
  expect(near).not.toBe(whole)
  const { x, y } = await pointOf(page, 'meta-west')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 90, y + 60, { steps: 3 })
  await page.mouse.up()
  const moved = await view()
  expect(moved).not.toBe(near)
  await page.mouse.wheel(0, -200)
  await page.waitForFunction(
    (before) => document.querySelector('.map > .scene')?.getAttribute('data-view') !== before,
    moved,
  )
  await page.getByRole('button', { name: 'Whole map' }).click()
  await expect.poll(view).toBe(whole)
  await atMoment(page, 0)
})

visit('nothing moves while an answer is pointed at, however much there is to say of its space', async (page) => {
  const table = playedGame({ seed: 'crowd' })
  const kindsIn = ({ game, volume }: Table, space: Space): number =>
    volume.pieces.filter((_, piece) => count(game, space, piece as Piece) > 0).length
  const crowded = (then: Table) =>
    then.pending?.answers.find((word) => isSpaceWord(word) && kindsIn(then, wordSpace(word)) > 5)
  const at = momentWhere(table, (then) => crowded(then) !== undefined)
  const space = crowded(tableAt(table, at))
  if (space === undefined) throw new Error('there is no crowd')
  await openGame(page, saveAt(table, at))
  await page.evaluate(() => document.fonts.ready)
  const heights = () => panel(page).evaluate((part) => [part.scrollHeight, part.parentElement?.scrollHeight])
  const before = await heights()
  await answerButton(page, keyOf(table.volume, space)).hover()
  await expect.poll(() => textOf(page.locator('.note-line'))).toContain('Guerrilla')
  expect(await heights()).toEqual(before)
})

visit('a card that is pointed at can still be read', async (page) => {
  await startGame(page, {})
  const cover = page.locator('.card-open').first()
  await cover.hover({ position: { x: 20, y: 20 } })
  expect(await cover.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe('rgba(0, 0, 0, 0)')
})
