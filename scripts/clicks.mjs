import { inChromium, loadTurns, openGame } from './web-tools.mjs'

/** Plays some turns with real clicks and counts them: a click, a drag and a key for a number are one each. */
export async function main() {
  const { TURNS, clickThrough, saveOfTurn } = await loadTurns()
  return inChromium(async (browser, address) => {
    for (const turn of TURNS) {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        locale: 'en-GB',
        viewport: { width: 1440, height: 900 },
      })
      await context.addInitScript(() => localStorage.setItem('coinflict.pace', 'step'))
      const page = await context.newPage()
      await page.goto(address)
      await page.locator('button.start').waitFor()
      await openGame(page, saveOfTurn(turn))
      const clicks = await clickThrough(page, turn)
      const answers = await page.locator('main.play').getAttribute('data-moment')
      console.log(
        `${turn.name}: ${clicks} (${answers} answers were given; goal ${turn.most}; a turn of that kind once took ${turn.before})`,
      )
      await context.close()
    }
  })
}
