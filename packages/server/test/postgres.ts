import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../../../scripts/postgres.mjs'

/** A PostgreSQL of our own, on a Unix socket in a temporary folder. */
export interface Postgres {
  readonly newDatabase: () => string
  /** Takes it away for a while, and brings it back. */
  readonly halt: () => Promise<void>
  readonly begin: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** PostgreSQL does not run as root: then it runs as the user that its package made. */
function owner(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Starts one, or says why not. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const bin = findPostgres()
  if (bin === undefined) {
    console.warn('PostgreSQL is not installed: its tests are skipped')
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'coinflict-pg-'))
  const user = owner()
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const as = { ...(user ?? {}), cwd: folder, stdio: 'ignore' as const }
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'coinflict', '-A', 'trust', '--no-sync'], as)
  let server: ChildProcess
  const client = ['-h', folder, '-U', 'coinflict']
  const isReady = (): boolean => {
    try {
      execFileSync(join(bin, 'pg_isready'), client, { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }
  const begin = async (): Promise<void> => {
    server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], as)
    while (!isReady()) {
      if (server.exitCode !== null) throw new Error('PostgreSQL did not start')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const halt = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await ended
  }
  await begin()
  let made = 0
  return {
    newDatabase() {
      const name = `t${made++}`
      execFileSync(join(bin, 'createdb'), [...client, name], { stdio: 'ignore' })
      return `postgresql://coinflict@localhost/${name}?host=${encodeURIComponent(folder)}`
    },
    begin,
    halt,
    async stop() {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
