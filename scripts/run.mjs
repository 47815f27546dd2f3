import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureChromium, ensureWholeChromium } from './chromium.mjs'
import { ensurePostgres } from './postgres.mjs'
import { bundle, ensureBuilt, ensureInstalled, ensurePage, ensureWebBuilt, root } from './setup.mjs'

/** The commands of package.json. Each sets up what it needs first, so a fresh clone needs nothing by hand. */
const [task = 'start', ...args] = process.argv.slice(2)

const coinflict = async (words) => {
  await ensureBuilt()
  const { main } = await import(bundle('coinflict'))
  process.exitCode = await main(words)
}

const tool = (name, words) => {
  const { status } = spawnSync(join(root, 'node_modules', '.bin', name), words, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return status ?? 1
}

/** Lint, layers, types, and what is known of the dependencies. */
async function check() {
  await ensureInstalled()
  const layers = await import('./layers.mjs')
  const audit = await import('./audit.mjs')
  const steps = [
    () => tool('biome', ['check', '.']),
    layers.main,
    () => tool('tsc', ['--noEmit']),
    () => tool('tsc', ['--noEmit', '-p', 'packages/web']),
    audit.main,
  ]
  return steps.some((step) => step() !== 0) ? 1 : 0
}

/** What `check` looks at, then every test; the last line counts them. */
async function test() {
  await ensureBuilt()
  await ensureWebBuilt()
  if ((await check()) !== 0) {
    console.log('0 passed, 1 failed')
    return 1
  }
  process.env.CHROMIUM_WHOLE = ensureWholeChromium() ?? ''
  process.env.CHROMIUM = ensureChromium() ?? ''
  ensurePostgres()
  return tool('vitest', ['run', '--reporter=default', '--reporter=./scripts/count-tests.mjs', ...args])
}

/** Measures whether everything on the boards of the browser app has room. */
async function overlaps() {
  await ensureInstalled()
  const made = join(root, 'packages', 'web', 'dist.overlaps', 'overlaps.mjs')
  const how = ['--bundle', '--platform=node', '--format=esm', '--target=node20', '--log-level=warning']
  if (tool('esbuild', [join(root, 'packages/web/test/overlaps.ts'), ...how, `--outfile=${made}`]) !== 0) return 1
  return (await import(pathToFileURL(made).href)).main(args)
}

/** What is wrong with the arguments of a task is one sentence. */
async function orComplaint(run) {
  try {
    return await run()
  } catch (error) {
    if (typeof error?.textIn !== 'function') throw error
    console.error(`coinflict: ${error.textIn('en')}`)
    return 2
  }
}

switch (task) {
  case 'start':
    await ensurePage()
    await coinflict(['serve', ...args])
    break
  case 'test':
    process.exitCode = await test()
    break
  case 'check':
    process.exitCode = await check()
    break
  case 'build':
    await ensureBuilt()
    await ensureWebBuilt()
    break
  case 'bench':
    await coinflict(['bench', ...args])
    break
  case 'bench:web':
  case 'clicks':
  case 'gallery':
  case 'pack':
  case 'screenshots':
    await ensureWebBuilt()
    process.exitCode = await (await import(`./${task.replace(':', '-')}.mjs`)).main(...args)
    break
  case 'fuzz:input':
    await ensureBuilt()
    process.exitCode = await orComplaint(async () =>
      (await import(bundle('hostile'))).main(args, join(root, 'packages/cli/test/hostile')),
    )
    break
  case 'fuzz:kill':
  case 'bench:server':
    await ensureBuilt()
    process.exitCode = await orComplaint(async () =>
      (await import(bundle(task === 'fuzz:kill' ? 'kill' : 'bench-server'))).main(
        args,
        join(root, 'packages/cli/bin/coinflict.mjs'),
      ),
    )
    break
  case 'overlaps':
    process.exitCode = await orComplaint(overlaps)
    break
  case 'draw':
  case 'fuzz':
  case 'results':
  case 'rules':
  case 'strength':
  case 'train':
    await ensureBuilt()
    process.exitCode = await orComplaint(async () => (await import(bundle(task))).main(args))
    break
  default:
    console.error(`coinflict: there is no task "${task}"`)
    process.exitCode = 2
}
