import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleInto, COMMAND, ensureWebBuilt, outside, root } from './setup.mjs'

const cli = join(root, 'packages', 'cli')

/** What is published: the command in one piece with the page, standing only on what the registry has. */
export async function main(folder = join(cli, 'dist.package')) {
  await ensureWebBuilt()
  const page = join(root, 'packages', 'web', 'dist')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
  const { bin, description, license, name, type, version } = read(join(cli, 'package.json'))
  const { engines } = read(join(root, 'package.json'))
  const manifest = {
    name,
    version,
    description,
    license,
    type,
    bin,
    engines,
    dependencies: Object.fromEntries(outside()),
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  await bundleInto(join(folder, 'dist'), COMMAND)
  cpSync(join(cli, 'bin', 'installed.mjs'), join(folder, 'bin', 'coinflict.mjs'))
  cpSync(join(cli, 'schemas'), join(folder, 'schemas'), { recursive: true })
  cpSync(page, join(folder, 'page'), { recursive: true })
  for (const each of ['LICENSE', 'NOTICE', 'README.md']) cpSync(join(root, each), join(folder, each))
  console.log(folder)
  return 0
}
