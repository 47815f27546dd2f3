import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

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

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram)

/** Where Chromium is, or nothing. */
export function findChromium() {
  const named = process.env.CHROMIUM
  if (named !== undefined && named !== '') return isProgram(named) ? named : undefined
  return NAMES.map(onPath).find((path) => path !== undefined)
}

const mayInstall = () =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  onPath('apt-get') !== undefined &&
  (process.env.CHROMIUM ?? '') === ''

/** Installs Debian's package without a word. Whether it worked shows in whether it is there. */
function install() {
  console.error('coinflict: installing Chromium …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
    spawnSync('apt-get', ['-qq', ...words], { env, stdio: 'ignore' })
}

/** Finds Chromium and installs it where it may; otherwise says in one line how to get one. */
export function ensureChromium() {
  let path = findChromium()
  if (path === undefined && mayInstall()) {
    install()
    path = findChromium()
  }
  if (path === undefined) console.error(HOW)
  return path
}
