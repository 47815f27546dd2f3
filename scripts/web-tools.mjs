import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs'
import { serve } from './serve.mjs'
import { outside, root } from './setup.mjs'

/** What the figures and the pictures of the browser app have in common: games to show, and a browser to show them in. */

/** Games played by the rules alone, as the tests make them; and positions in which somebody has a turn. */
export const loadGames = () => load('games')
export const loadTurns = () => load('turns')
/** Moments of games for every page, and a server where people have played. */
export const loadGallery = () => load('gallery')

async function load(name) {
  const outfile = join(root, 'node_modules', `.coinflict-${name}.mjs`)
  const entry = join(root, 'packages', 'web', 'test', `${name}.ts`)
  const external = [...outside().map(([each]) => each), 'ws']
  await build({ entryPoints: [entry], bundle: true, format: 'esm', platform: 'node', outfile, external })
  return import(pathToFileURL(outfile).href)
}

/** Runs something with the built app in Chromium; says how to get one if there is none. */
export async function inChromium(act) {
  const executablePath = ensureChromium()
  if (executablePath === undefined) return 2
  const { server, address } = await serve(0)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    await act(browser, address)
    return 0
  } finally {
    await browser.close()
    server.close()
  }
}

/** Opens a saved game on the set-up page and waits until its board stands. */
export async function openGame(page, save) {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(save)) })
  await page.locator('main.play .map > svg, main.play .spaces').first().waitFor()
}
