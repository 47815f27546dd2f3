import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Set-up without anything installed: dependencies as the lock file says, then the bundles that the commands run from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const fail = (text) => {
  console.error(`coinflict: ${text}`)
  process.exit(2)
}

/** Runs a tool to its end; gives whether it succeeded. Loaded only now, since every command waits for what this file loads. */
async function run(tool, args, cwd = root) {
  const { spawnSync } = await import('node:child_process')
  const shell = process.platform === 'win32'
  return spawnSync(tool, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], shell }).status === 0
}

/** Where an installed tool lies. */
const installed = (name) => join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)

/** Installs the dependencies if they are missing or the lock file is another than the one they were installed by. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node ${process.versions.node} is too old; Node 20.19 or newer is needed`)
  const stamp = join(root, 'node_modules', '.coinflict')
  const lock = readFileSync(join(root, 'package-lock.json'))
  if (existsSync(stamp) && readFileSync(stamp).equals(lock)) return
  console.error('coinflict: installing dependencies …')
  // Not `npm ci`: it refuses a lock file without the binaries of other platforms, which not every registry carries.
  if (!(await run('npm', ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'])))
    fail('the dependencies could not be installed (npm install failed)')
  writeFileSync(stamp, lock)
}

/** The source folders of all packages but these. */
const sourcesWithout = (...others) =>
  readdirSync(join(root, 'packages'))
    .filter((name) => !others.includes(name))
    .map((name) => join(root, 'packages', name, 'src'))

/** When the newest source in a folder was written; tests are in no bundle. */
function newest(folder) {
  let latest = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    // Not `join`: for a thousand files it takes longer than the rest.
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) latest = Math.max(latest, newest(path))
    else if (!path.endsWith('.test.ts')) latest = Math.max(latest, statSync(path).mtimeMs)
  }
  return latest
}

const manifest = (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))

/** What the command stands on that is not of this repository: binaries, and what loads its parts as it runs, so it stays outside the bundle. */
export function outside() {
  const needed = { ...manifest('server').dependencies, ...manifest('lab').dependencies }
  return Object.entries(needed).filter(([each]) => !each.startsWith('@coinflict/'))
}

/** The command, its worker, and the threads of its server in which players think. */
export const COMMAND = [
  `coinflict=${join(root, 'packages/cli/src/main.ts')}`,
  `worker=${join(root, 'packages/cli/src/worker.ts')}`,
  `thinker=${join(root, 'packages/server/src/thinker.ts')}`,
]

export async function bundleInto(folder, entries) {
  const how = ['--bundle', '--splitting', '--platform=node', '--format=esm', '--target=node20', '--log-level=warning']
  const where = ['--out-extension:.js=.mjs', `--outdir=${folder}`]
  // What only measurements need stays outside too.
  const names = [...outside().map(([name]) => name), ...Object.keys(manifest('server').devDependencies)]
  if (!(await run(installed('esbuild'), [...entries, ...how, ...names.map((name) => `--external:${name}`), ...where])))
    fail('the build failed')
}

/** Bundles the command and its worker if a source is newer. */
export async function ensureBuilt() {
  await ensureInstalled()
  const out = join(root, 'packages', 'cli', 'dist')
  const made = join(out, 'coinflict.mjs')
  const folders = [...sourcesWithout('web'), join(root, 'scripts')]
  const changed = Math.max(...folders.map(newest))
  if (existsSync(made) && statSync(made).mtimeMs > changed) return
  // Built beside and moved in whole, so that a command started meanwhile never meets half a bundle.
  const fresh = `${out}.${process.pid}`
  const entries = [
    ...COMMAND,
    `fuzz=${join(root, 'packages/cli/src/fuzz.ts')}`,
    `hostile=${join(root, 'scripts/hostile/main.ts')}`,
    `kill=${join(root, 'scripts/hostile/kill.ts')}`,
    `bench-server=${join(root, 'scripts/bench-server.ts')}`,
    `results=${join(root, 'packages/cli/src/results.ts')}`,
    `strength=${join(root, 'packages/cli/src/strength.ts')}`,
    `rules=${join(root, 'scripts/rules.ts')}`,
    `draw=${join(root, 'scripts/map/main.ts')}`,
    `train=${join(root, 'packages/cli/src/train.ts')}`,
  ]
  await bundleInto(fresh, entries)
  mkdirSync(out, { recursive: true })
  const names = readdirSync(fresh)
  for (const name of names) renameSync(join(fresh, name), join(out, name))
  for (const name of readdirSync(out)) if (!names.includes(name)) rmSync(join(out, name))
  rmSync(fresh, { recursive: true })
}

/** Builds the browser app if a source is newer. */
export async function ensureWebBuilt() {
  await ensureInstalled()
  const web = join(root, 'packages', 'web')
  const made = join(web, 'dist', 'index.html')
  const sources = sourcesWithout('cli', 'lab', 'server')
  const makers = ['index.html', 'vite.config.ts', 'fonts.ts', 'notices.ts', 'offline.ts', 'thinker.ts'].map((name) =>
    join(web, name),
  )
  const files = [...makers, join(root, 'packages', 'server', 'src', 'page', 'static-files.mjs')].map(
    (name) => statSync(name).mtimeMs,
  )
  const changed = Math.max(...[...sources, join(web, 'public')].map(newest), ...files)
  if (existsSync(made) && statSync(made).mtimeMs > changed) return
  const fresh = join(web, `dist.${process.pid}`)
  if (!(await run(installed('vite'), ['build', '--outDir', fresh, '--logLevel', 'warn'], web)))
    fail('the build of the browser app failed')
  // Moved in whole, so that a server that runs meanwhile never serves half an app.
  rmSync(join(web, 'dist'), { recursive: true, force: true })
  renameSync(fresh, join(web, 'dist'))
}

/** Builds the browser app if need be, and says where the server finds it; somebody may have one elsewhere. */
export async function ensurePage() {
  if (process.env.COINFLICT_PAGE) return
  await ensureWebBuilt()
  process.env.COINFLICT_PAGE = join(root, 'packages', 'web', 'dist')
}

/** Where a bundle lies. */
export const bundle = (name) => pathToFileURL(join(root, 'packages', 'cli', 'dist', `${name}.mjs`)).href
