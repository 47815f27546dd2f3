import { cpus } from 'node:os'
import { gzipSync } from 'node:zlib'
import { inChromium, loadGames, openGame } from './web-tools.mjs'

/** Measures the browser app: what it loads, how fast it answers, how fast a long game opens and is gone through. */

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
const milliseconds = (ms) => `${ms.toFixed(1)} ms`

function spread(times) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  return `median ${milliseconds(at(0.5))}, 95 % within ${milliseconds(at(0.95))}, longest ${milliseconds(at(1))} (${times.length} times)`
}

/** How much script, and how much of the fonts, a visit loads until the set-up page can be used, and until a game stands. */
async function measureLoading(browser, address) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const scripts = []
  const fonts = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.push(response.body())
    if (pathname.endsWith('.woff2')) fonts.push(response.body())
  })
  const sizeOf = async (bodies, size) => (await Promise.all(bodies)).reduce((sum, body) => sum + size(body), 0)
  const gzipped = () => sizeOf(scripts, (body) => gzipSync(body).length)
  const letters = () => sizeOf(fonts, (body) => body.length)
  await page.goto(address)
  await page.locator('button.start').waitFor()
  const setup = { script: await gzipped(), fonts: await letters() }
  await page.locator('button.start').click()
  await page.locator('section.question').waitFor()
  // What the question's own letters load belongs to it too.
  await page.waitForLoadState('networkidle')
  console.log(`script until a game can be started        ${kilobytes(setup.script)} gzipped`)
  console.log(`script until the first question stands    ${kilobytes(await gzipped())} gzipped`)
  console.log(`fonts until then                          ${kilobytes(setup.fonts)}, ${kilobytes(await letters())}`)
  await context.close()
}

/** From the click to the frame that shows what came of it, inside the page: the handler, the change, the layout and the paint. */
const timeStep = (page, press) =>
  page.evaluate(
    ([selector, value]) =>
      new Promise((resolve) => {
        const element = document.querySelector(selector)
        const start = performance.now()
        if (value === undefined) element.click()
        else {
          element.value = value
          element.dispatchEvent(new Event('input', { bubbles: true }))
        }
        // The next frame is laid out and painted before a message that its callback sends arrives.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - start)
          port2.postMessage(undefined)
        })
      }),
    press,
  )

/** Milliseconds between two clicks, shorter than a person's: without them a click would wait for the picture of the one before. */
const A_MOMENT = 120

async function measureAnswers(browser, address, { playedGame, answersOf, saveAt }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(address)
  const table = playedGame({ seed: '7' })
  const from = 150
  await openGame(page, saveAt(table, from))
  const times = []
  for (const key of answersOf(table).slice(from, from + 200)) {
    if (await page.locator('.question.summary').isVisible()) await timeStep(page, ['[data-key="confirm"]'])
    await page.waitForTimeout(A_MOMENT)
    times.push(await timeStep(page, [`.question button.answer[data-key="${key}"]`]))
  }
  console.log(`click to the next question                ${spread(times)}`)
  await page.close()
}

/** The first game of at least so many answers. */
function longGame({ playedGame, tirelessPlayer }, least) {
  for (let seed = 0; ; seed++) {
    const table = playedGame({ seed: String(seed) }, tirelessPlayer)
    if (table.entries.length >= least) return table
  }
}

async function measureLongGame(browser, address, games) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(address)
  const table = longGame(games, 1500)
  const { length } = table.entries
  await openGame(page, games.saveAt(table, length))
  await page.reload()
  await page.locator('main.play').waitFor()
  const opened = await page.evaluate(() => performance.now())
  console.log(`opening a game of ${length} answers           ${milliseconds(opened)} from the request to the board`)
  const steps = Array.from({ length: 120 }, (_, i) => Math.round((length * ((i * 37) % 120)) / 120))
  const times = []
  for (const at of steps) times.push(await timeStep(page, ['.timeline input', String(at)]))
  console.log(`going to any moment of it                 ${spread(times)}`)
  const back = []
  await timeStep(page, ['.timeline input', String(length - 1)])
  for (let i = 2; i < 100; i++) back.push(await timeStep(page, ['.timeline input', String(length - i)]))
  console.log(`going back step by step from its end      ${spread(back)}`)
  await page.close()
}

export async function main() {
  console.log(`Node ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown processor'}`)
  const games = await loadGames()
  return inChromium(async (browser, address) => {
    console.log(`Chromium ${browser.version()}`)
    await measureLoading(browser, address)
    await measureAnswers(browser, address, games)
    await measureLongGame(browser, address, games)
  })
}
