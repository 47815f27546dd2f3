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

/**
 * How much page, script and style, of maps and of fonts, a visit loads until a game can be started, and until its first question stands. The
 * pictures of the volumes, which are drawn when there is time for it, are left out.
 */
async function measureLoading(browser, address, volume, locale) {
  const context = await browser.newContext({ serviceWorkers: 'block', locale })
  const page = await context.newPage()
  const pictures = []
  await page.route(/\/glance-[^/]*\.js$/, (route) => void pictures.push(route))
  const scripts = []
  const maps = []
  const fonts = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/\/drawing-[^/]*\.js$/.test(pathname)) maps.push(response.body())
    else if (/(\.(js|css)|\/)$/.test(pathname)) scripts.push(response.body())
    if (pathname.endsWith('.woff2')) fonts.push(response.body())
  })
  const sizeOf = async (bodies, size) => (await Promise.all(bodies)).reduce((sum, body) => sum + size(body), 0)
  const gzipped = (bodies) => sizeOf(bodies, (body) => gzipSync(body).length)
  const letters = () => sizeOf(fonts, (body) => body.length)
  await page.goto(address)
  await page.locator('button.start').waitFor()
  await page.getByRole('radio', { name: volume.title }).check()
  await page.waitForTimeout(A_MOMENT)
  await page.locator('button.start').waitFor()
  const setup = { script: await gzipped(scripts), fonts: await letters() }
  await page.locator('button.start').click()
  await page.locator('section.question').waitFor()
  for (const route of pictures) await route.continue()
  // What the question's own letters load belongs to it too.
  await page.waitForLoadState('networkidle')
  console.log(`${volume.title}, ${locale}`)
  console.log(`  page, script and style until a game can start    ${kilobytes(setup.script)} gzipped`)
  console.log(`  the same until the first question stands         ${kilobytes(await gzipped(scripts))} gzipped`)
  console.log(`  maps until then                                  ${kilobytes(await gzipped(maps))} gzipped`)
  console.log(
    `  fonts until each                                 ${kilobytes(setup.fonts)}, ${kilobytes(await letters())}`,
  )
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

/** Late in a game of a volume somebody clicks here and there: answers, spaces that are put together, “do it”. */
async function measureAnswers(browser, address, { playedGame, saveAt, tirelessPlayer }, volume) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(address)
  await page.locator('button.start').waitFor()
  const table = playedGame({ seed: '7' }, tirelessPlayer, volume)
  await openGame(page, saveAt(table, Math.floor(table.entries.length * 0.8)))
  const times = []
  for (let n = 0; n < 100 && (await page.locator('.question.over, .result').count()) === 0; n++) {
    await page.waitForTimeout(A_MOMENT)
    const marked = await page.evaluate((n) => {
      for (const old of document.querySelectorAll('[data-next]')) delete old.dataset.next
      const all = [...document.querySelectorAll('.question button.answer:not([aria-disabled="true"])')]
      const ready = all.find(({ dataset }) => dataset.key === 'do-it')
      const next = ready !== undefined && n % 3 === 0 ? ready : all[(n * 7) % Math.max(1, all.length)]
      if (next !== undefined) next.dataset.next = ''
      return next !== undefined
    }, n)
    if (!marked) break
    times.push(await timeStep(page, ['[data-next]']))
  }
  console.log(`click to the next question, ${volume.id.padEnd(18)}${spread(times)}`)
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
    for (const volume of games.VOLUMES)
      for (const locale of ['en-GB', 'es-ES', 'pl-PL']) await measureLoading(browser, address, volume, locale)
    for (const volume of games.VOLUMES) await measureAnswers(browser, address, games, volume)
    await measureLongGame(browser, address, games)
  })
}
