import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { FONTS } from '../fonts.ts'
import { startButton, textOf, visit } from './browser.ts'

const packages = join(import.meta.dirname, '../..')
const built = join(packages, 'web/dist/assets')

/** Everything that a page may show is written in the sources of these, or made of what is. */
const SHOWN = ['web', 'kernel', 'andean-abyss', 'a-distant-plain', 'players']

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesUnder(path)
    return /\.(ts|tsx|css)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : []
  })
}

/** The characters of the sources, each with a file that has it. */
function charactersShown(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of SHOWN.flatMap((name) => filesUnder(join(packages, name, 'src'))))
    for (const character of readFileSync(file, 'utf8')) found.set(character, file)
  found.delete('\n')
  return found
}

/** The characters that a font of the built app has. */
async function charactersOf(name: string): Promise<Set<string>> {
  const file = readdirSync(built).find((each) => new RegExp(`^${name}-[\\w-]{8}\\.woff2$`).test(each))
  const woff2 = readFileSync(join(built, `${file}`))
  const font = await subsetFont(woff2, '', { targetFormat: 'truetype', keepAllGlyphs: true })
  const face = new Face(new Blob(Uint8Array.from(font).buffer), 0)
  return new Set([...face.collectUnicodes()].map((point) => String.fromCodePoint(point)))
}

/** The characters that the fonts together do not have, each with a file that has it. */
async function lacking(fonts: readonly string[], wanted: (character: string) => boolean): Promise<string[]> {
  const sets = await Promise.all(fonts.map(charactersOf))
  return [...charactersShown()]
    .filter(([character]) => wanted(character) && !sets.some((set) => set.has(character)))
    .map(([character, file]) => `${character} in ${file}`)
}

const isLetter = (character: string) => /[\p{Ll}\p{Lu}]/u.test(character)

test('the text font has every character of the app, in all languages', async () => {
  expect(await lacking(['sans'], () => true)).toEqual([])
})

test('the other fonts have every letter, and all but the letters on water every mark', async () => {
  const isSign = (character: string) => /[\p{So}\p{Sm}]/u.test(character)
  expect(await lacking(['sans-italic'], (character) => !isSign(character))).toEqual([])
  expect(await lacking(['serif', 'serif-polish'], (character) => !isSign(character))).toEqual([])
  expect(await lacking(['serif-italic', 'serif-italic-polish'], isLetter)).toEqual([])
})

test('a font has all that its plan names, whatever its maker leaves out', async () => {
  for (const { name, letters } of FONTS) {
    const has = await charactersOf(name)
    expect(
      [...letters].filter((letter) => !has.has(letter)),
      name,
    ).toEqual([])
  }
})

visit('every text of a page is set in the fonts that come with it', async (page) => {
  await page.getByText('Options', { exact: true }).click()
  await startButton(page).click()
  await page.locator('.map .name').first().waitFor()
  expect(await textOf(page.locator('.map'))).not.toBe('')
  const families = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll('body *')].map((part) => getComputedStyle(part).fontFamily.split(',')[0])),
  ])
  expect(families.sort()).toEqual(['"coinflict sans"', '"coinflict serif"'])
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, style }) => `${family} ${style}`)
  })
  expect(loaded).toContain('coinflict sans normal')
  expect(loaded).toContain('coinflict serif normal')
  expect(loaded).toContain('coinflict serif italic')
})
