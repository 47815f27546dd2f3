import { isNonPlayer, type LogEvent } from '@coinflict/kernel/state'
import type { Table } from '@coinflict/kernel/table'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { stepUpTo } from '../src/play/steps.ts'
import { expectAccessible } from './accessible.ts'
import { answerButton, atMoment, follow, openAtPace, openGame, visit } from './browser.ts'
import { answersOf, gameWithNonPlayers, playedGame, saveAt } from './games.ts'

const MOVING = { reducedMotion: 'no-preference' } as const

/** Something that began to move: where it is half-way, and where the spaces are. */
interface Sight {
  readonly at: readonly [x: number, y: number]
  readonly spaces: Readonly<Record<string, readonly [x: number, y: number]>>
}

interface Watched {
  readonly moved: Sight[]
  readonly flashed: string[]
  readonly audio: number
}

/** From now on the page holds whatever moves half-way, and notes it with what flashes and what is made to be heard. */
async function watchMotion(page: Page, context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const watched = { moved: [] as object[], flashed: [] as string[], audio: 0 }
    Object.assign(window, { watched })
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x + width / 2, y + height / 2]
    }
    const animate = Element.prototype.animate
    Element.prototype.animate = function (this: Element, ...given) {
      const animation = animate.apply(this, given)
      if (this.matches('.motion .mover')) {
        animation.pause()
        const { delay = 0, duration = 0 } = animation.effect?.getTiming() ?? {}
        animation.currentTime = delay + Number(duration) / 2
        const stands = [...document.querySelectorAll<HTMLElement>('.stand[data-space]')]
        const spaces = Object.fromEntries(stands.map((stand) => [stand.dataset.space, middle(stand)]))
        watched.moved.push({ at: middle(this), spaces })
      } else watched.flashed.push(this.className.toString())
      return animation
    }
    window.AudioContext = class extends AudioContext {
      constructor() {
        super()
        watched.audio++
      }
    }
  })
  await page.reload()
}

const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched)

/** A game in which a non-player leads pieces from space to space: the answer with which that step begins, and what came of it. */
function marchOfNonPlayer(): { readonly game: Table; readonly entry: number; readonly move: LogEvent } {
  for (let n = 1; n <= 40; n++) {
    const game = gameWithNonPlayers({ seed: `${n}`, seats: { farc: 'aa1', auc: 'aa1', cartels: 'aa1' } })
    const move = game.log.find(({ kind, by }) => kind === 'move' && by !== -1 && isNonPlayer(game.game, by))
    const entry = move === undefined ? undefined : stepUpTo(game, move.at - 1)?.answers[0]?.entry
    if (move !== undefined && entry !== undefined) return { game, entry, move }
  }
  throw new Error('nobody marches in these games')
}

visit(
  'AA 3.3.2 slowly, the pieces of a March are seen between the two spaces',
  async (page, context) => {
    const { game, entry, move } = marchOfNonPlayer()
    await watchMotion(page, context)
    await openAtPace(page, saveAt(game, entry), 'slow')
    await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched.moved.length > 0)
    const { moved } = await watched(page)
    const ways = moved.map(({ at, spaces }) => {
      const [from, to] = [spaces[move.space ?? -1] ?? [0, 0], spaces[move.to ?? -1] ?? [0, 0]]
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      return ((at[0] - from[0]) * dx + (at[1] - from[1]) * dy) / (dx * dx + dy * dy)
    })
    const between = ways.filter((way) => way > 0.1 && way < 0.9)
    expect(between.length).toBeGreaterThanOrEqual(move.n ?? 1)
  },
  MOVING,
)

const table = playedGame({ seed: 'drag' })
const answers = answersOf(table)
/** The answer by which pieces move for the first time, and after which another is asked for within the turn. */
const MOVED = table.log.find(
  ({ kind, at }) => kind === 'move' && at > 0 && table.log.every((event) => event.at !== at + 1 || event.by !== -1),
)?.at as number

const movers = (page: Page) => page.locator('.motion .mover')
const hiddenTokens = (page: Page) =>
  page.locator('.token').evaluateAll((tokens) => tokens.filter((token) => token.style.visibility !== '').length)

async function answerAt(page: Page, n: number): Promise<void> {
  await follow(page, answers.slice(n, n + 1), n)
}

visit(
  'an answer given while pieces move counts at once, and ends the motion',
  async (page, context) => {
    await watchMotion(page, context)
    await openGame(page, saveAt(table, MOVED - 1))
    await answerAt(page, MOVED - 1)
    await movers(page).first().waitFor()
    expect(await hiddenTokens(page)).toBeGreaterThan(0)
    expect(await page.locator('.motion').evaluate((layer) => layer.closest('[aria-hidden="true"]') !== null)).toBe(true)
    // The colours of buttons change softly when the theme does.
    await page.addStyleTag({ content: '* { transition: none !important }' })
    await expectAccessible(page, 'while pieces move')
    const moving = await movers(page).first().elementHandle()
    await answerAt(page, MOVED)
    expect(await moving?.evaluate((mover) => mover.isConnected)).toBe(false)
    await page.keyboard.press('Shift')
    expect(await movers(page).count()).toBe(0)
    expect(await hiddenTokens(page)).toBe(0)
  },
  MOVING,
)

for (const [why, options] of [
  ['where the system asks for less motion', {}],
  ['where somebody has turned it off', { ...MOVING, settings: { gathering: 'off', motion: 'off' } }],
] as const)
  visit(
    `nothing moves or flashes ${why}`,
    async (page, context) => {
      await watchMotion(page, context)
      await openGame(page, saveAt(table, MOVED - 1))
      await answerAt(page, MOVED - 1)
      expect(await page.locator('.motion').count()).toBe(0)
      const { moved, flashed } = await watched(page)
      expect([moved, flashed]).toEqual([[], []])
    },
    options,
  )

visit(
  'at once: nothing moves, what has changed flashes',
  async (page, context) => {
    await watchMotion(page, context)
    await openGame(page, saveAt(table, MOVED - 1))
    await answerAt(page, MOVED - 1)
    await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched.flashed.length > 0)
    expect((await watched(page)).moved).toEqual([])
  },
  { ...MOVING, settings: { gathering: 'off', pace: 'once' } },
)

visit(
  'sounds are off until somebody wants them; what was chosen is kept',
  async (page, context) => {
    await watchMotion(page, context)
    await openGame(page, saveAt(table, MOVED - 1))
    await answerAt(page, MOVED - 1)
    expect((await watched(page)).audio).toBe(0)
    await page.keyboard.press('u')
    await atMoment(page, MOVED - 1)
    await page.getByText('More', { exact: true }).click()
    await page.getByRole('combobox', { name: 'Sounds' }).selectOption('soft')
    await page.getByRole('combobox', { name: 'Motion' }).selectOption('off')
    await page.getByText('More', { exact: true }).click()
    await answerAt(page, MOVED - 1)
    await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched.audio === 1)
    expect(await page.locator('.motion').count()).toBe(0)
    await page.reload()
    await page.getByText('More', { exact: true }).click()
    expect(await page.getByRole('combobox', { name: 'Sounds' }).inputValue()).toBe('soft')
    expect(await page.getByRole('combobox', { name: 'Motion' }).inputValue()).toBe('off')
  },
  MOVING,
)

visit('a die shows what was rolled, where it is told', async (page) => {
  const roll = table.log.find(({ kind, at }) => kind === 'roll' && at > 0)
  await openGame(page, saveAt(table, roll?.at ?? 0))
  await page.getByRole('tab', { name: 'Log' }).click()
  const line = page.locator('.tab-panel .log li', { has: page.locator(`.die[data-face="${roll?.n}"]`) }).first()
  expect(await line.textContent()).toContain(`Die roll: ${roll?.n}`)
  expect(await line.locator('.die circle').count()).toBe(roll?.n)
  await answerButton(page, answers[roll?.at ?? 0] ?? '')
    .or(answerButton(page, 'confirm'))
    .first()
    .waitFor()
})
