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
  /** The file of the threads in which players think; without it nobody who thinks sits at tables. */
  readonly thinker?: URL
  /** Whether a proxy in front of it says who asks (`X-Forwarded-For`, `X-Forwarded-Proto`). */
  readonly isBehindProxy: boolean
  readonly logLevel: string
  /** Where the log goes; to the standard output without it. */
  readonly log?: { readonly write: (line: string) => void }
  /** So many tables are kept in memory, and so many requests of an address are answered in a minute. */
  readonly mostTables: number
  readonly mostRequests: number
  /** So many connections one address may have. */
  readonly mostSockets: number
  /** Where people find the page, for links in what they are told. */
  readonly url?: string
  /** The address of a mail server (`smtps://name:password@host`), and who the mail is from; no mail without it. */
  readonly smtp?: string
  readonly mailFrom?: string
  /** Whether webhooks may lead to this machine and its own network. */
  readonly mayHookHome: boolean
  /** After so many milliseconds something is sent again that did not arrive, then twice as long each time. */
  readonly tellAgain: number
}

type Environment = Readonly<Record<string, string | undefined>>

const DEFAULT_PORT = 5173

/** What the log may hold, from nothing to everything. */
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug', 'trace']

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

function logLevelIn(env: Environment, said: string | undefined): string {
  const value = said ?? (env.COINFLICT_LOG || 'warn')
  const name = said === undefined ? 'COINFLICT_LOG' : '--log'
  if (!LOG_LEVELS.includes(value))
    throw new Problem(400, 'setting', 'bad-choice', { name, value, list: LOG_LEVELS.join(', ') })
  return value
}

/** What the environment says; what the command line says comes before it. */
export function configOf(env: Environment, said: Partial<Config> = {}): Config {
  const database = said.database ?? env.COINFLICT_DATABASE
  const page = said.page ?? env.COINFLICT_PAGE
  const url = said.url ?? env.COINFLICT_URL
  const smtp = said.smtp ?? env.COINFLICT_SMTP
  const mailFrom = said.mailFrom ?? env.COINFLICT_MAIL_FROM
  return {
    port: said.port ?? numberIn(env, env.COINFLICT_PORT ? 'COINFLICT_PORT' : 'PORT', DEFAULT_PORT, 65_535),
    host: said.host ?? (env.COINFLICT_HOST || '127.0.0.1'),
    data: said.data ?? (env.COINFLICT_DATA || usualFolder(env)),
    ...(database ? { database } : {}),
    ...(page ? { page } : {}),
    ...(said.thinker === undefined ? {} : { thinker: said.thinker }),
    ...(url ? { url } : {}),
    ...(smtp ? { smtp } : {}),
    ...(mailFrom ? { mailFrom } : {}),
    mayHookHome: said.mayHookHome ?? env.COINFLICT_PRIVATE_HOOKS === '1',
    isBehindProxy: said.isBehindProxy ?? env.COINFLICT_PROXY === '1',
    tellAgain: said.tellAgain ?? numberIn(env, 'COINFLICT_TELL_AGAIN', 60_000),
    ...(said.log === undefined ? {} : { log: said.log }),
    logLevel: logLevelIn(env, said.logLevel),
    mostTables: said.mostTables ?? numberIn(env, 'COINFLICT_TABLES', 2000),
    mostRequests: said.mostRequests ?? numberIn(env, 'COINFLICT_REQUESTS', 1200),
    mostSockets: said.mostSockets ?? numberIn(env, 'COINFLICT_SOCKETS', 200),
  }
}
