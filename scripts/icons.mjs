// Draws the icons for installing the app from the SVG icon, in Chromium: `node scripts/icons.mjs`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs'
import { root } from './setup.mjs'

const publicFolder = join(root, 'packages', 'web', 'public')
const svg = readFileSync(join(publicFolder, 'icon.svg'), 'utf8')

/** On a maskable icon the system cuts the corners its own way: the ground fills it, and what is drawn keeps to its middle. */
const maskable = svg
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace('<rect width="64" height="64" rx="12"', '<rect x="-8" y="-8" width="80" height="80"')

const executablePath = ensureChromium()
if (executablePath === undefined) process.exit(2)
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
for (const [name, picture, size] of [
  ['icon-192', svg, 192],
  ['icon-512', svg, 512],
  ['icon-maskable-512', maskable, 512],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${picture}`,
  )
  writeFileSync(join(publicFolder, `${name}.png`), await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
