import type { GuideStep } from '@coinflict/kernel/display'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { GAMES } from '../src/volumes.ts'
import { visit } from './browser.ts'

const VOLUME = 'fire-in-the-lake'
const DESK = { viewport: { width: 1440, height: 900 } } as const
const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true } as const
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** The steps of the guide that are meant, from the first one. */
async function stepsWhere(isMeant: (step: GuideStep) => boolean): Promise<readonly number[]> {
  const guide = await GAMES.find(({ id }) => id === VOLUME)?.guide?.()
  return (guide?.steps ?? []).flatMap((step, at) => (isMeant(step) ? [at] : []))
}

/** The guided game as it stands for somebody who comes back to a step. */
async function openStep(page: Page, at: number): Promise<void> {
  await page.evaluate(
    ([volume, step]) => {
      localStorage.setItem(`coinflict.guide.${volume}`, String(step))
      location.hash = `#/guide/${volume}`
      location.reload()
    },
    [VOLUME, at] as const,
  )
  await page.locator('.guide-step', { hasText: new RegExp(`\\b${at + 1} `) }).waitFor()
  await page.locator('.map .scene').waitFor()
}

/** How much of an element's height is to be seen, in pixels: what is scrolled away or lies below something else is not. */
const heightSeen = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return (
      Array.from({ length: Math.ceil(height / 4) }, (_, i) => top + 4 * i).filter((y) =>
        element.contains(document.elementFromPoint(left + width / 2, y)),
      ).length * 4
    )
  })

for (const [name, size] of [
  ['a desk', DESK],
  ['a tablet', TABLET],
] as const)
  visit(
    `on ${name} a step of the guide that points at a panel shows it, and no question beside what is only read`,
    async (page) => {
      for (const at of await stepsWhere(({ panel }) => panel !== undefined)) {
        await openStep(page, at)
        await expect
          .poll(() => heightSeen(page.locator('#tab-panel')), { message: `step ${at + 1}` })
          .toBeGreaterThan(100)
        expect(await page.locator('.question').count(), `step ${at + 1}`).toBe(0)
      }
    },
    size,
  )

visit(
  'on a phone the spaces that a step points at are in sight beside what is to be answered',
  async (page) => {
    const wanted = ({ point, act }: GuideStep) => point !== undefined && act === undefined
    for (const at of await stepsWhere(wanted)) {
      await openStep(page, at)
      const hidden = () =>
        page.evaluate(() => {
          const ids = [...document.querySelectorAll<SVGElement>('.scene .space.hinted')].map(
            ({ dataset }) => dataset.space,
          )
          return ids.filter((id) => {
            const stand = document.querySelector(`.scene .stand[data-space="${id}"]`)
            const { x, y, width, height } = (stand as Element).getBoundingClientRect()
            return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.scene') == null
          })
        })
      await expect.poll(hidden, { message: `step ${at + 1}` }).toEqual([])
    }
  },
  PHONE,
)

visit(
  'on a phone a step that speaks of the cards shows those that lie open',
  async (page) => {
    for (const at of await stepsWhere(({ panel, point }) => panel === 'cards' && point === undefined)) {
      await openStep(page, at)
      for (const card of await page.locator('.open-cards .card h2').all())
        await expect.poll(() => heightSeen(card.locator('..')), { message: `step ${at + 1}` }).toBeGreaterThan(30)
    }
  },
  PHONE,
)
