import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { install, isProgram, mayInstall } from './debian.mjs'

/** A real PostgreSQL for the tests and the figures: Debian's. */
const BASE = '/usr/lib/postgresql'

const HOW = 'coinflict: no PostgreSQL found; its tests are skipped. Install one (Debian: apt-get install postgresql)'

/** Where its programs lie, the newest first; nothing if they are not installed. */
export function findPostgres() {
  if (!existsSync(BASE)) return undefined
  return readdirSync(BASE)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(BASE, version, 'bin'))
    .find((folder) => isProgram(join(folder, 'initdb')))
}

/** Finds PostgreSQL and installs it where it may; otherwise says in one line how to get one. */
export function ensurePostgres() {
  if (findPostgres() === undefined && mayInstall()) install('PostgreSQL', 'postgresql')
  if (findPostgres() === undefined) console.error(HOW)
}
