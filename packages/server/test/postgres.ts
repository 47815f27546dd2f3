import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A PostgreSQL of our own, on a Unix socket in a temporary folder. */
export interface Postgres {
  readonly newDatabase: () => string
  readonly stop: () => Promise<void>
}

const BASE = '/usr/lib/postgresql'

/** Where Debian's programs lie, the newest first; nothing if they are not installed. */
function programs(): string | undefined {
  if (!existsSync(BASE)) return undefined
  const newest = readdirSync(BASE).sort((a, b) => Number(b) - Number(a))[0]
  const folder = newest === undefined ? undefined : join(BASE, newest, 'bin')
  return folder !== undefined && existsSync(join(folder, 'initdb')) ? folder : undefined
}

/** PostgreSQL does not run as root: then it runs as the user that its package made. */
function owner(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Starts one, or says why not. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const bin = programs()
  if (bin === undefined) {
    console.warn('PostgreSQL is not installed: its tests are skipped (on Debian: apt install postgresql)')
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'coinflict-pg-'))
  const user = owner()
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const as = { ...(user ?? {}), cwd: folder, stdio: 'ignore' as const }
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'coinflict', '-A', 'trust', '--no-sync'], as)
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], as)
  const client = ['-h', folder, '-U', 'coinflict']
  const isReady = (): boolean => {
    try {
      execFileSync(join(bin, 'pg_isready'), client, { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }
  while (!isReady()) {
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  let made = 0
  return {
    newDatabase() {
      const name = `t${made++}`
      execFileSync(join(bin, 'createdb'), [...client, name], { stdio: 'ignore' })
      return `postgresql://coinflict@localhost/${name}?host=${encodeURIComponent(folder)}`
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
