import { install, isProgram, mayInstall, onPath } from './debian.mjs'

/**
 * A real browser for the tests, the figures and the pictures: the one that is there, or Debian's package where it may be installed. One that only draws
 * pages does with a third less work; where that is not enough, a whole one.
 */
const BARE = ['chromium-headless-shell', 'chrome-headless-shell']
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const HOW =
  'coinflict: no Chromium found; the browser tests are skipped. Install one (Debian: apt-get install chromium) or name yours: CHROMIUM=/path/to/it'

/** How it is started: without anything of its own that would look for a network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Somebody's own, by name. */
const named = () => process.env.CHROMIUM ?? ''

function find(names) {
  if (named() !== '') return isProgram(named()) ? named() : undefined
  return names.map(onPath).find((path) => path !== undefined)
}

/** Finds one of these, installing a package where that may be done. */
function ensure(names, name) {
  if (find(names) === undefined && named() === '' && mayInstall()) install('Chromium', name)
  return find(names)
}

export const ensureWholeChromium = () => ensure(WHOLE, 'chromium')

/** One that only draws pages, or else a whole one; where there is none, it says in one line how to get one. */
export function ensureChromium() {
  const path = ensure(BARE, 'chromium-headless-shell') ?? ensureWholeChromium()
  if (path === undefined) console.error(HOW)
  return path
}
