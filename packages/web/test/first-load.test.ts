import { readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { visit } from './browser.ts'

/** What a script is named before the stamp of its content. */
const kindOf = (path: string): string => /([^/]*)-[\w-]{8}\.js$/.exec(path)?.[1] ?? ''

/** What only those need who play, look at the boards, read the rules or meet others. */
const LATER = [
  'src',
  'nonplayers',
  'nets',
  'drawing',
  'game-page',
  'guide',
  'rules',
  'editor',
  'page',
  'tables',
  'new-table',
  'my-games',
]

const READERS = [
  { tongue: 'en', locale: 'en-GB' },
  { tongue: 'es', locale: 'es-ES' },
  { tongue: 'pl', locale: 'pl-PL' },
] as const

/** Opens the first page anew, without the pictures on it; gives the kinds of scripts that are asked for from then on. */
async function openWithoutPictures(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route(/\/glance-[^/]*\.js$/, () => undefined)
  await page.goto('about:blank')
  page.on('request', (request) => asked.push(kindOf(request.url())))
  await page.goto('./')
  await page.locator('button.start').waitFor()
  return asked
}

const tonguesOf = (kinds: readonly string[]): readonly string[] => [
  ...new Set(kinds.flatMap((kind) => /^(en|es|pl)(?=-|$)/.exec(kind)?.[0] ?? [])),
]

const later = (kinds: readonly string[]): readonly string[] => kinds.filter((kind) => LATER.includes(kind))

describe('the first load', () => {
  test('what comes later has files of its own', () => {
    const kinds = new Set(readdirSync(new URL('../dist/assets', import.meta.url)).map(kindOf))
    expect([...LATER, 'glance'].filter((kind) => !kinds.has(kind))).toEqual([])
  })

  for (const { tongue, locale } of READERS) {
    visit(
      `a game of any volume is set up in one language (${tongue}), without rules, charts, nets and the pages of others`,
      async (page) => {
        const asked = await openWithoutPictures(page)
        for (const game of ['A Distant Plain', 'Fire in the Lake']) {
          const texts = `/${tongue}-${game.toLowerCase().replaceAll(' ', '-')}-text-`
          const come = page.waitForResponse((response) => response.url().includes(texts))
          await page.getByRole('radio', { name: game }).check()
          await come
          await page.locator('button.start').waitFor()
        }
        expect(later(asked)).toEqual([])
        expect(tonguesOf(asked)).toEqual([tongue])
      },
      { locale },
    )
  }

  visit('a game loads its own rules, charts and map, and no net or other language', async (page) => {
    const asked = await openWithoutPictures(page)
    await page.locator('button.start').click()
    await page.locator('section.question').waitFor()
    expect([...later(asked)].sort()).toEqual(['drawing', 'game-page', 'nonplayers', 'src'])
    expect(tonguesOf(asked)).toEqual(['en'])
  })
})
