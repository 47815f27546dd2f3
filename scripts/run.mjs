import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { bundle, ensureBuilt, ensureInstalled, root } from './setup.mjs'

/** The commands of package.json. Each sets up what it needs first, so a fresh clone needs nothing by hand. */
const [task = 'start', ...args] = process.argv.slice(2)

const coinflict = async (words) => {
  ensureBuilt()
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

/** Lint, types, then every test; the last line counts them. */
function test() {
  ensureInstalled()
  ensureBuilt()
  if (tool('biome', ['check', '.']) !== 0 || tool('tsc', ['--noEmit']) !== 0) {
    console.log('0 passed, 1 failed')
    return 1
  }
  return tool('vitest', ['run', '--reporter=default', '--reporter=./scripts/count-tests.mjs', ...args])
}

switch (task) {
  case 'start':
    await coinflict(['play', 'andean-abyss', ...args])
    break
  case 'test':
    process.exitCode = test()
    break
  case 'build':
    ensureBuilt()
    break
  case 'bench':
    await coinflict(['bench', ...args])
    break
  case 'fuzz':
  case 'rules':
    ensureBuilt()
    process.exitCode = await (await import(bundle(task))).main(args)
    break
  default:
    console.error(`coinflict: there is no task "${task}"`)
    process.exitCode = 2
}
