import { expect, vi } from 'vitest'
import { startGame, visit } from './browser.ts'
import { WINDOWS } from './frames.ts'

// The settings ask the browser for its languages and tell the page its own.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

/** What `npm run overlaps` measures are the frames that people see. */
for (const [name, extent] of Object.entries(WINDOWS)) {
  const [width = 0, height = 0] = name.split('×').map(Number)
  visit(
    `the map has ${extent.join('×')} pixels in a window of ${name}`,
    async (page) => {
      await startGame(page, {})
      const map = await page.locator('.map').evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
      expect(map).toEqual([...extent])
    },
    { viewport: { width, height } },
  )
}
