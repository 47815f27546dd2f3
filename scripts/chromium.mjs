import { install, isProgram, mayInstall, onPath } from './debian.mjs'

/** A real browser for the tests, the figures and the pictures: the one that is there, or Debian's package where it may be installed. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

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

/** Where Chromium is, or nothing. */
export function findChromium() {
  const named = process.env.CHROMIUM
  if (named !== undefined && named !== '') return isProgram(named) ? named : undefined
  return NAMES.map(onPath).find((path) => path !== undefined)
}

/** Finds Chromium and installs it where it may; otherwise says in one line how to get one. */
export function ensureChromium() {
  let path = findChromium()
  if (path === undefined && mayInstall() && (process.env.CHROMIUM ?? '') === '') {
    install('Chromium', 'chromium')
    path = findChromium()
  }
  if (path === undefined) console.error(HOW)
  return path
}
