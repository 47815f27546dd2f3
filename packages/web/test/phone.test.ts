import { isSpaceWord, type Space } from '@coinflict/kernel/state'
import { turnOf } from '@coinflict/kernel/table'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  answerButton,
  atMoment,
  confirmTurn,
  goTo,
  openAtPace,
  openGame,
  pointOf,
  startGame,
  visit,
} from './browser.ts'
import { answersOf, box, gameWhere, gameWithNonPlayers, playedGame, saveAt, turnOfNonPlayer } from './games.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const

/** Nothing is wider than the screen. */
async function expectNoSideways(page: Page, where: string): Promise<void> {
  const width = await page.evaluate(() => {
    scrollTo(1000, 0)
    return Math.max(document.documentElement.scrollWidth, innerWidth + scrollX)
  })
  expect(width, where).toBe(360)
}

visit(
  'on a phone no page is wider than the screen',
  async (page) => {
    await expectNoSideways(page, 'first page')
    await page.getByText('Options', { exact: true }).tap()
    await expectNoSideways(page, 'options')
    await openGame(page, saveAt(playedGame({ seed: 'drag' }), 100))
    for (const name of ['Cards', 'Factions', 'Log', 'Margins']) {
      await page.getByRole('tab', { name }).tap()
      await expectNoSideways(page, name)
    }
    await page.getByRole('button', { name: 'List', exact: true }).tap()
    await expectNoSideways(page, 'list')
    await page.getByText('More', { exact: true }).tap()
    await expectNoSideways(page, 'menu')
    for (const name of ['First game', 'Position editor', 'Rules']) {
      await goTo(page, name)
      await expectNoSideways(page, name)
    }
    await page.getByRole('link', { name: 'Non-players' }).tap()
    await page.locator('.chart-lines').waitFor()
    await expectNoSideways(page, 'charts')
  },
  PHONE,
)

visit(
  'on a phone a non-player is followed step by step, and its answer and the map are seen together',
  async (page) => {
    const game = gameWithNonPlayers({ seed: '3', seats: { cartels: 'aa1' } })
    const { from } = turnOfNonPlayer(game, 3)
    await openAtPace(page, saveAt(game, from), 'step')
    const next = page.locator('.question [data-key="step"]')
    const place = await next.boundingBox()
    await page.getByRole('tab', { name: 'Log' }).tap()
    await page.evaluate(() => scrollTo(0, 0))
    for (let i = 1; i <= 3; i++) {
      await next.tap()
      await page.locator('.step-answer').waitFor()
      // The way on stays where it is, and the log scrolls by itself.
      expect(await next.boundingBox()).toEqual(place)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expectNoSideways(page, `step ${i}`)
    }
    for (const part of ['.map', '.step-answer']) {
      const box = await page.locator(part).boundingBox()
      expect(box === null ? undefined : box.y + box.height, part).toBeLessThan(740)
    }
    await page.getByRole('button', { name: 'Skip to my decision' }).tap()
    await page.getByRole('button', { name: 'What would a non-player do here?' }).tap()
    await expectNoSideways(page, 'advice')
  },
  PHONE,
)

visit(
  'on a phone a turn is played by touch',
  async (page) => {
    const isSpace = (key: string) => box.volume.spaceIndex.has(key)
    // A short turn with two spaces to choose.
    const table = gameWhere((each) => {
      const keys = answersOf(each).slice(0, turnOf(each, 0).to)
      return keys.length < 12 && keys.filter(isSpace).length >= 2
    })
    const { to } = turnOf(table, 0)
    await startGame(page, { seed: table.setup.seed })
    await page.locator('.zoom button').last().tap()
    let taps = 0
    for (const [i, key] of answersOf(table).slice(0, to).entries()) {
      if (await answerButton(page, 'confirm').isVisible()) await confirmTurn(page)
      if (isSpace(key) && taps < 2) {
        await page.locator('.map').scrollIntoViewIfNeeded()
        const { x, y } = await pointOf(page, key)
        await page.touchscreen.tap(x, y)
        taps++
      } else await answerButton(page, key).tap()
      await atMoment(page, i + 1)
    }
    expect(taps).toBe(2)
    await answerButton(page, 'confirm').tap()
    await atMoment(page, to)
  },
  PHONE,
)

visit(
  'on a phone the editor sets every piece of a space, down to the last',
  async (page) => {
    await goTo(page, 'Position editor')
    await page.getByRole('button', { name: 'List', exact: true }).tap()
    await page.locator('.spaces button').first().tap()
    const last = page.locator('#editor-panel').getByRole('button', { name: 'One more: Cartels Bases' })
    await last.tap()
    await page.locator('.spaces button').first().getByText('Cartels Base').first().waitFor({ state: 'attached' })
  },
  PHONE,
)

visit(
  'on a phone the map shows where something is to be done, though it has nothing to choose',
  async (page) => {
    const game = playedGame({ seed: 'drag' })
    const { drawing, volume } = box
    const isFar = (space: Space | undefined): boolean => {
      const [x = 0, y = 0] = space === undefined ? [] : (drawing.spaces[volume.spaces[space]?.id ?? '']?.at ?? [])
      return x > 0 && (Math.abs(x / drawing.width - 0.5) > 0.3 || Math.abs(y / drawing.height - 0.5) > 0.3)
    }
    const at = game.record.asked.findIndex(
      (asked) => isFar(asked?.params?.space) && asked?.answers.every((answer) => !isSpaceWord(answer)),
    )
    await openGame(page, saveAt(game, at))
    const id = volume.spaces[game.record.asked[at]?.params?.space ?? -1]?.id ?? ''
    const { x } = await pointOf(page, id)
    expect(x).toBeLessThan(PHONE.viewport.width)
  },
  PHONE,
)
