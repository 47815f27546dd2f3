import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The fonts that the app is set in, cut down to what its languages need, so that it looks and measures the same everywhere. */

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

const POLISH = 'ąćęłńśźżĄĆĘŁŃŚŹŻ'

/** English and Spanish, and what people write beside them; the marks of all three languages. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…−€`

/** Signs in texts and on the map; the last two stand before what can be unfolded. */
const SIGNS = '←↑→↓▲▼▸▾'

/** What the letters on water and foreign land need. */
const CAPTION = ` ${range(0x41, 0x5a)}${range(0x61, 0x7a)}áéíóúüñÁÉÍÓÚÜÑ`

interface FontPlan {
  /** The name of the file that the styles ask for. */
  readonly name: string
  readonly source: string
  readonly letters: string
  /** One weight instead of all. */
  readonly weight?: number
}

const SANS = 'source-sans/WOFF2/VF/SourceSans3VF'
const SERIF = '@fontsource-variable/source-serif-4/files/source-serif-4'

export const FONTS: readonly FontPlan[] = [
  { name: 'sans', source: `${SANS}-Upright.ttf.woff2`, letters: LATIN + POLISH + SIGNS },
  { name: 'sans-italic', source: `${SANS}-Italic.ttf.woff2`, letters: LATIN + POLISH },
  { name: 'serif', source: `${SERIF}-latin-wght-normal.woff2`, letters: LATIN, weight: 700 },
  { name: 'serif-polish', source: `${SERIF}-latin-ext-wght-normal.woff2`, letters: POLISH, weight: 700 },
  { name: 'serif-italic', source: `${SERIF}-latin-wght-italic.woff2`, letters: CAPTION, weight: 400 },
  { name: 'serif-italic-polish', source: `${SERIF}-latin-ext-wght-italic.woff2`, letters: POLISH, weight: 400 },
]

/** What stands on every page comes with it; the rest comes when it is needed. */
const PRELOADED = ['sans', 'serif']

const fontFolder = join(import.meta.dirname, 'fonts')

const { resolve } = createRequire(import.meta.url)

/** Makes one font. */
async function makeFont({ name, source, letters, weight }: FontPlan): Promise<void> {
  const part = await subsetFont(readFileSync(resolve(source)), letters, {
    targetFormat: 'truetype',
    keepFeatures: ['kern', 'mark', 'ccmp', 'locl', 'liga', 'tnum'],
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  })
  const font = await subsetFont(rename(part), '', { targetFormat: 'woff2', keepAllGlyphs: true })
  writeFileSync(join(fontFolder, `${name}.woff2`), font)
}

/** The makers reserve the word Source to their whole fonts, so a part has another in its name, as long as that. */
const rename = (font: Buffer): Buffer =>
  Buffer.from(font.toString('latin1').replaceAll(SOURCE, wide('Coined')), 'latin1')

/** Letters as names in fonts have them, two bytes each; in the notice of the makers' rights the word stays. */
const wide = (text: string): string => [...text].join('\0')
const SOURCE = new RegExp(`${wide('Source')}(?=(\0 )?\0S)`, 'g')

export function fonts(): Plugin {
  return {
    name: 'fonts',
    async config() {
      mkdirSync(fontFolder, { recursive: true })
      for (const plan of FONTS) await makeFont(plan)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        PRELOADED.flatMap((name) => {
          const file = Object.values(bundle).find(
            (made) => made.type === 'asset' && made.names.includes(`${name}.woff2`),
          )
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file?.fileName}` }
          return file === undefined ? [] : [{ tag: 'link', attrs, injectTo: 'head' as const }]
        }),
    },
  }
}
