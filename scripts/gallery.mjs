import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { flawsOnPage } from './gallery-measures.mjs'
import { journeys } from './gallery-scenes.mjs'
import { root } from './setup.mjs'
import { inChromium, loadGallery } from './web-tools.mjs'

/** Takes a picture of every page of the browser app in every size, theme and language, and measures each. */

const TOUCH = { hasTouch: true, deviceScaleFactor: 1 }
const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 }, ...TOUCH },
  upright: { viewport: { width: 820, height: 1180 }, ...TOUCH },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, ...TOUCH },
}
const LOCALES = { en: 'en-GB', es: 'es-ES', pl: 'pl-PL' }
const THEMES = ['light', 'dark']

/** What a server refuses is told on the page; browsers complain about it all the same. */
const REFUSED = /^Failed to load resource: the server responded with a status of 4/

/** A page is shown as far down as this. */
const MOST = 4000
/** Milliseconds that somebody waits for a scene. */
const PATIENCE = 15_000

const HELP = `npm run gallery -- [--out DIR] [--scene PREFIX] [--game aa|adp|fitl] [--size ${Object.keys(SIZES).join('|')}]
  [--theme ${THEMES.join('|')}] [--lang ${Object.keys(LOCALES).join('|')}] [--sheets]
Pictures of every page and what is measured on them (measures.ndjson), into gallery/ unless --out says otherwise. Without --size, a
tablet held upright is shown in English and light only. --sheets puts the pictures of a scene in a size side by side.`

function optionsOf(args) {
  const text = { type: 'string' }
  const { values } = parseArgs({
    args,
    options: {
      out: { ...text, default: join(root, 'gallery') },
      scene: text,
      game: text,
      size: text,
      theme: text,
      lang: text,
      sheets: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  return values
}

const onlyIf = (wish, all) => (wish === undefined ? all : all.filter((each) => each === wish))

/** Every size, language and themes that are wanted together. */
const viewsOf = ({ size, lang, theme }) =>
  onlyIf(size, Object.keys(SIZES)).flatMap((s) =>
    onlyIf(lang, Object.keys(LOCALES)).flatMap((l) => {
      const isRare = s === 'upright' && size === undefined
      const themes = onlyIf(theme, isRare ? ['light'] : THEMES)
      return themes.length === 0 || (isRare && l !== 'en') ? [] : [{ size: s, lang: l, themes }]
    }),
  )

/** Goes on a journey in a size and a language. What cannot be reached is told, and the rest of the journey tried from its beginning. */
async function travel(browser, address, journey, { size, lang }, wanted, { words, onScene, onFailure }) {
  const { begin = () => {}, settings = {}, cookie, scenes, patience = PATIENCE } = journey
  const home = journey.address ?? address
  const names = Object.keys(scenes)
  const end = names.findLastIndex(wanted)
  for (let n = 0; n <= end; ) {
    const localStorage = Object.entries({ motion: 'off', ...settings }).map(([name, value]) => ({
      name: `coinflict.${name}`,
      value,
    }))
    const context = await browser.newContext({
      ...SIZES[size],
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      locale: LOCALES[lang],
      storageState: { cookies: [], origins: [{ origin: new URL(home).origin, localStorage }] },
    })
    context.setDefaultTimeout(patience)
    if (cookie !== undefined) {
      const [name, value] = cookie.split('=')
      await context.addCookies([{ name, value, url: home }])
    }
    const page = await context.newPage()
    const errors = []
    context.on('weberror', (error) => errors.push(error.error().message))
    context.on('console', (line) => line.type() === 'error' && !REFUSED.test(line.text()) && errors.push(line.text()))
    try {
      await page.goto(home)
      await page.locator('button.start').waitFor()
      await begin(page, words)
      for (; n <= end; n++) {
        await scenes[names[n]](page, words)
        if (wanted(names[n])) await onScene(page, names[n], errors.splice(0))
        // Chromium makes a touch screen as small as a stamp for a moment to take all of a page: nobody sees what goes wrong then.
        errors.length = 0
      }
    } catch (error) {
      onFailure(names[n], error)
      n++
    }
    await context.close()
  }
}

/** The page stands still: nothing is loading, all letters have come, and what they changed is laid out. */
async function settle(page) {
  await page.waitForFunction(() => document.querySelector('.loading') === null)
  await page.evaluate(async () => {
    document.activeElement?.matches('dialog *, .map *') || document.activeElement?.blur()
    await document.fonts.ready
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame)
  })
}

/** All of the page, but for what lies below a window or very far down. */
async function picture(page, path) {
  const { width, height } = await page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientHeight } = document.documentElement
    const isCovered = document.querySelector('dialog[open]') !== null
    return { width: scrollWidth, height: isCovered ? clientHeight : scrollHeight }
  })
  await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, MOST) } })
}

/** So many kinds of flaws are told at the end. */
const TOLD = 80

/** What was found, the most frequent first: which element, how often and where, and an example. */
function summary(measures) {
  const kinds = new Map()
  for (const { scene, size, flaws } of measures)
    for (const [kind, element, more] of flaws) {
      const name = `${kind}: ${element}`
      const found = kinds.get(name) ?? { n: 0, scenes: new Set(), sizes: new Set(), more }
      found.n++
      found.scenes.add(scene)
      found.sizes.add(size)
      kinds.set(name, found)
    }
  const sorted = [...kinds].sort(([, a], [, b]) => b.n - a.n)
  for (const [name, { n, scenes, sizes, more }] of sorted.slice(0, TOLD)) {
    const [one, two, three, ...others] = scenes
    const where = [one, two, three].filter((each) => each !== undefined).join(', ')
    console.log(
      `${n} × ${name} ${more} [${[...sizes].join(', ')}] ${where}${others.length > 0 ? `, ${others.length} more` : ''}`,
    )
  }
  if (sorted.length > TOLD) console.log(`and ${sorted.length - TOLD} more kinds in measures.ndjson`)
}

/** Things in groups, each in the order they came in. */
function grouped(all, nameOf) {
  const groups = new Map()
  for (const each of all) groups.set(nameOf(each), [...(groups.get(nameOf(each)) ?? []), each])
  return groups
}

/** The pictures of a scene in a size, side by side: a row for each theme. */
async function sheets(browser, out, taken) {
  const page = await browser.newPage({ viewport: { width: 2000, height: 800 } })
  for (const [name, files] of grouped(taken, ({ scene, size }) => `${scene}.${size}`)) {
    const rows = grouped(files, ({ theme }) => theme)
    const width = Math.floor(2000 / Math.max(...[...rows.values()].map((row) => row.length)))
    const html = [...rows.values()]
      .map((row) =>
        row
          .map(
            ({ path }) => `<img src="${path}" style="width:${Math.min(width, SIZES[files[0].size].viewport.width)}px">`,
          )
          .join(''),
      )
      .join('<br>')
    const sheet = join(out, `${name}.sheet.html`)
    writeFileSync(sheet, `<div style="display:inline-block;line-height:0;white-space:nowrap">${html}</div>`)
    await page.goto(`file://${sheet}`)
    await page.locator('div').screenshot({ path: join(out, `${name}.sheet.png`) })
    rmSync(sheet)
  }
  await page.close()
}

export async function main(...args) {
  const options = optionsOf(args)
  if (options.help) {
    console.log(HELP)
    return 0
  }
  const { scene = '', game } = options
  const out = resolve(options.out)
  mkdirSync(out, { recursive: true })
  const began = Date.now()
  const { WORDS, shownVolumes, company } = await loadGallery()
  const volumes = await shownVolumes()
  const people = await company(join(root, 'packages', 'web', 'dist'))
  const wanted = (name) => name.startsWith(scene) && (game === undefined || name.startsWith(`${game}-`))
  const measures = []
  const failures = []
  const taken = []
  const status = await inChromium(async (browser, address) => {
    for (const view of viewsOf(options)) {
      const { size, lang, themes } = view
      for (const journey of journeys(volumes, people)) {
        if (journey.langs?.includes(lang) === false) continue
        await travel(browser, address, journey, view, wanted, {
          words: WORDS[lang],
          async onScene(page, name, errors) {
            await settle(page)
            for (const theme of themes) {
              const path = join(out, `${name}.${size}.${theme}.${lang}.png`)
              await page.emulateMedia({ colorScheme: theme })
              await picture(page, path)
              taken.push({ scene: name, size, theme, path })
              const flaws = await page.evaluate(flawsOnPage, { isTouch: SIZES[size].hasTouch === true })
              flaws.push(...errors.map((error) => ['error', error, '']))
              measures.push({ scene: name, size, theme, lang, flaws })
            }
          },
          onFailure(name, error) {
            failures.push(
              `${name}.${size}.${lang}: ${stripVTControlCharacters(error.message).split('\n').slice(0, 4).join(' ')}`,
            )
          },
        })
      }
      console.log(`${size} ${lang}: ${taken.length} pictures, ${Math.round((Date.now() - began) / 1000)} s`)
      writeFileSync(join(out, 'measures.ndjson'), measures.map((each) => `${JSON.stringify(each)}\n`).join(''))
    }
    if (options.sheets) await sheets(browser, out, taken)
  })
  await people.close()
  summary(measures)
  for (const failure of failures) console.log(`not reached: ${failure}`)
  console.log(`${taken.length} pictures, ${failures.length} not reached`)
  return status === 0 && failures.length > 0 ? 1 : status
}
