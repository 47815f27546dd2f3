import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs that the tests need beside Node: those that are there, or Debian's packages where they may be installed. */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram)

export const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get') !== undefined

/** Installs a package without a word. Whether it worked shows in whether it is there. */
export function install(title, name) {
  console.error(`coinflict: installing ${title} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', name]])
    spawnSync('apt-get', ['-qq', ...words], { env, stdio: 'ignore' })
}
