import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shrink } from './png.mjs'
import { root } from './setup.mjs'
import { inChromium, loadGames, openGame } from './web-tools.mjs'

/** Makes the pictures of the README: one position in the middle of a game, as map, list, in the dark and on a phone; a non-player's turn. */
const DESK = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', locale: 'en-GB' }
const PHONE = { ...DESK, viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true }

const SEED = 'picture'

const folder = join(root, 'docs', 'screenshots')

/** The middle of a game, where a faction chooses among many spaces. */
function position({ playedGame, saveAt, momentWhere }) {
  const table = playedGame({ seed: SEED })
  const at = momentWhere(
    table,
    ({ pending, entries }) => entries.length > 250 && pending?.id === 'march.from' && pending.answers.length > 5,
  )
  return saveAt(table, at)
}

/** A non-player is about to have a long turn in the middle of a solo game; so many steps on, it has chosen among several spaces. */
function turn({ gameWithNonPlayers, turnOfNonPlayer, saveAt }) {
  const table = gameWithNonPlayers({ seed: SEED, seats: { farc: 'aa2', auc: 'aa2', cartels: 'aa2' } })
  const { from, to } = turnOfNonPlayer(table, 12)
  const steps = table.explanations.slice(from, to).findIndex((explanation) => (explanation?.candidates.length ?? 0) > 1)
  return { save: saveAt(table, from), steps: steps + 1 }
}

export async function main() {
  mkdirSync(folder, { recursive: true })
  const games = await loadGames()
  const save = position(games)
  const nonPlayers = turn(games)
  return inChromium(async (browser, address) => {
    const take = async (name, options, prepare) => {
      const context = await browser.newContext({ serviceWorkers: 'block', ...options })
      const page = await context.newPage()
      await page.goto(address)
      await page.locator('button.start').waitFor()
      await prepare(page)
      // A picture has no focus to show.
      await page.evaluate(() => document.activeElement?.blur())
      writeFileSync(join(folder, `${name}.png`), shrink(await page.screenshot()))
      await context.close()
      console.log(`docs/screenshots/${name}.png`)
    }
    const game = (page) => openGame(page, save)
    await take('map', DESK, game)
    await take('list', DESK, async (page) => {
      await game(page)
      await page.getByRole('button', { name: 'List', exact: true }).click()
    })
    await take('dark', { ...DESK, colorScheme: 'dark' }, game)
    await take('phone', PHONE, game)
    await take('non-players', DESK, async (page) => {
      await openGame(page, { ...nonPlayers.save, journal: [] })
      await page.getByRole('combobox', { name: 'Non-players' }).selectOption('step')
      await page.getByRole('link', { name: 'Games' }).click()
      await openGame(page, nonPlayers.save)
      for (let i = 0; i < nonPlayers.steps; i++) await page.getByRole('button', { name: 'Next step' }).click()
      await page.locator('.map .hinted').first().waitFor()
    })
  })
}
