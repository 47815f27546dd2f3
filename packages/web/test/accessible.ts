import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOURS = ['color-contrast', 'link-in-text-block']

/** What axe-core finds on the page as it stands, or in a part of it. */
async function findings(page: Page, runOnly: readonly string[], part = 'html'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    ({ only, within }) =>
      (window as unknown as { axe: { run(part: string, options: object): Promise<AxeResults> } }).axe.run(within, {
        runOnly: only,
        resultTypes: ['violations'],
      }),
    { only: runOnly, within: part },
  )
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`,
  )
}

/** axe-core finds nothing, neither in light nor in dark; what has nothing to do with colours is looked at once. */
export async function expectAccessible(page: Page, where: string, part?: string): Promise<void> {
  for (const [theme, runOnly] of [
    ['light', TAGS],
    ['dark', COLOURS],
  ] as const) {
    await page.locator('html').evaluate((html, name) => {
      html.dataset.theme = name
    }, theme)
    expect(await findings(page, runOnly, part), `${where}, ${theme}`).toEqual([])
  }
}
