import { homedir } from 'node:os'
import { join } from 'node:path'
import { Problem } from './text/say.ts'

/** How a server is set up. */
export interface Config {
  readonly port: number
  readonly host: string
  /** The folder of the embedded database. */
  readonly data: string
  /** The address of a PostgreSQL database; the embedded one without it. */
  readonly database?: string
  /** The folder of the built page; without it there is only the API. */
  readonly page?: string
  /** Whether a proxy in front of it says who asks (`X-Forwarded-For`, `X-Forwarded-Proto`). */
  readonly isBehindProxy: boolean
  readonly logLevel: string
  /** So many tables are kept in memory, and so many requests of an address are answered in a minute. */
  readonly mostTables: number
  readonly mostRequests: number
}

type Environment = Readonly<Record<string, string | undefined>>

const DEFAULT_PORT = 5173

/** Where data lies unless somebody says otherwise. */
function usualFolder(env: Environment): string {
  const base = env.XDG_DATA_HOME || join(env.HOME || homedir(), '.local', 'share')
  return join(base, 'coinflict')
}

/** A whole number that the environment says. */
function numberIn(env: Environment, name: string, usual: number, most = 1_000_000_000): number {
  const text = env[name]
  if (text === undefined || text === '') return usual
  if (!/^\d{1,10}$/.test(text) || Number(text) > most)
    throw new Problem(400, 'setting', 'bad-setting', { name, value: text, n: String(most) })
  return Number(text)
}

/** What the environment says; what the command line says comes before it. */
export function configOf(env: Environment, said: Partial<Config> = {}): Config {
  const database = said.database ?? env.COINFLICT_DATABASE
  const page = said.page ?? env.COINFLICT_PAGE
  return {
    port: said.port ?? numberIn(env, env.COINFLICT_PORT ? 'COINFLICT_PORT' : 'PORT', DEFAULT_PORT, 65_535),
    host: said.host ?? (env.COINFLICT_HOST || '127.0.0.1'),
    data: said.data ?? (env.COINFLICT_DATA || usualFolder(env)),
    ...(database ? { database } : {}),
    ...(page ? { page } : {}),
    isBehindProxy: said.isBehindProxy ?? env.COINFLICT_PROXY === '1',
    logLevel: said.logLevel ?? (env.COINFLICT_LOG || 'warn'),
    mostTables: said.mostTables ?? numberIn(env, 'COINFLICT_TABLES', 2000),
    mostRequests: said.mostRequests ?? numberIn(env, 'COINFLICT_REQUESTS', 1200),
  }
}
