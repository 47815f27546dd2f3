import { LANGUAGES, type Language } from '@coinflict/kernel/text'
import { randomPlayer } from '@coinflict/players'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { english } from '../src/text/en.ts'
import { spanish } from '../src/text/es.ts'
import { polish } from '../src/text/pl.ts'
import { openGame, visit } from './browser.ts'
import { playedGame, saveAt, VOLUMES } from './games.ts'

/** Windows in which the buttons of the map stand beside the factions. */
const WIDTHS = [1280, 1366, 1440, 1920]

const OPEN: Readonly<Record<Language, string>> = {
  en: english['setup.import'],
  es: spanish['setup.import'],
  pl: polish['setup.import'],
}

const AT = 40
const tables = VOLUMES.map((volume) => playedGame({ seed: 'strip' }, randomPlayer, volume))

/** As a draft has it: a purse, and so many margins, come to something else. */
const draft = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const numbers = [document.querySelector('.strip-purse'), ...document.querySelectorAll('.strip-margin')]
    for (const number of numbers.slice(0, 4)) {
      const drafted = document.createElement('b')
      drafted.className = 'drafted-number'
      drafted.textContent = ' → −28'
      number?.append(drafted)
    }
  })

/** What of the strip covers something else of it, or the buttons. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.strip-factions li > :not(.hidden), .beside-strip button')]
    const name = (part: Element) => `${part.className} “${part.textContent}”`
    return parts.flatMap((one, i) =>
      parts.slice(i + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const isApart = a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top || b.bottom <= a.top
        return isApart ? [] : [`${name(one)} and ${name(other)}`]
      }),
    )
  })

for (const locale of LANGUAGES)
  visit(
    `${locale}: the numbers of the factions and the buttons of the map do not cover each other`,
    async (page) => {
      const found: string[] = []
      for (const [i, table] of tables.entries()) {
        if (i > 0) await page.goto('./')
        await openGame(page, saveAt(table, AT), OPEN[locale])
        await page.locator('.beside-strip').waitFor()
        for (const when of ['now', 'drafted']) {
          if (when === 'drafted') await draft(page)
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 })
            found.push(...(await covered(page)).map((each) => `${table.volume.id} ${width} ${when}: ${each}`))
          }
        }
      }
      expect(found).toEqual([])
    },
    { viewport: { width: 1440, height: 900 }, locale },
  )
