import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance } from 'fastify'
import pkg from '../package.json' with { type: 'json' }
import type { Config } from './config.ts'
import type { Database, Word } from './database/database.ts'
import { Store } from './database/store.ts'
import { type Identify, requireSameOrigin } from './http/caller.ts'
import { lenient, strict } from './http/checking.ts'
import { errorView } from './http/errors.ts'
import { openApi } from './http/openapi.ts'
import { routes } from './http/routes.ts'
import { Hub } from './live/hub.ts'
import { Elsewhere, SAY_AGAIN } from './live/presence.ts'
import { Sockets } from './live/sockets.ts'
import { logging } from './log.ts'
import { Metrics } from './metrics.ts'
import { staticFiles } from './page/static-files.mjs'
import { Rooms } from './tables/rooms.ts'
import { Tables } from './tables/tables.ts'
import { languageOf, Problem } from './text/say.ts'

/** A server that runs. */
export interface Running {
  readonly address: string
  readonly port: number
  readonly stop: () => Promise<void>
}

/** What a request may bring at most. */
const MOST_BYTES = 256 * 1024
/** A message may bring at most. */
const MOST_OF_A_MESSAGE = 64 * 1024
const HEARTBEAT = 25_000
/** So often somebody looks who has no time left. */
const LOOK_AT_CLOCKS = 1000

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/** Only the driver that is needed is loaded. */
async function openDatabase({ database, data }: Config, onError: (error: Error) => void): Promise<Database> {
  if (database !== undefined) return (await import('./database/postgres.ts')).openPostgres(database, onError)
  return (await import('./database/sqlite.ts')).openSqlite(join(data, 'coinflict.db'))
}

/** Starts the page and the tables in one process. */
export async function startServer(config: Config): Promise<Running> {
  const app = Fastify({
    logger: logging(config.logLevel),
    trustProxy: config.isBehindProxy,
    bodyLimit: MOST_BYTES,
    forceCloseConnections: true,
  })
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? strict : lenient).compile(schema as object))
  const metrics = new Metrics()
  const onError = (error: unknown) => app.log.error({ err: error }, 'something went wrong')
  const database = await openDatabase(config, onError)
  const store = new Store(database)
  const rooms = new Rooms(store, database, metrics, config.mostTables)
  const tables = new Tables(rooms, store, metrics)
  const hub = new Hub(new Elsewhere((word) => database.tell(word)))
  rooms.onChange = (room) => hub.publish(room)
  rooms.isWatched = (id) => hub.isWatched(id)
  tables.onChat = (table, line) => {
    hub.chat(table, line)
    database.tell({ table, chat: line.n })
  }
  await database.listen({
    hear: (word, from) => {
      hear(word, from).catch(onError)
    },
    onGap: () => {
      rooms.checkAll(hub.watched).catch(onError)
    },
  })
  async function hear({ table, version, chat, present, who }: Word, from: string): Promise<void> {
    if (present !== undefined || who === true) hub.heardOf(table, from, present)
    if (version !== undefined) await rooms.heard(table, version)
    if (chat !== undefined && hub.isWatched(table))
      for (const line of await store.chat(table, chat)) hub.chat(table, line)
  }

  // Accounts, sessions and tokens say here who asks.
  const identify: Identify = async () => undefined
  const sockets = new Sockets(
    { tables, hub, metrics, identify, onError, perSecond: config.mostRequests / 60 },
    HEARTBEAT,
  )
  metrics.gauges.set('tables_in_memory', { help: 'Tables in memory.', value: () => rooms.size })
  metrics.gauges.set('sockets', { help: 'Open connections.', value: () => sockets.size })

  await app.register(cookie)
  await app.register(rateLimit, { max: config.mostRequests, timeWindow: '1 minute' })
  await app.register(websocket, { options: { maxPayload: MOST_OF_A_MESSAGE } })
  app.setErrorHandler((error, request, reply) => {
    metrics.refused++
    const { status, body } = errorView(error, languageOf(request.headers['accept-language']))
    if (status >= 500) request.log.error({ err: error }, 'something went wrong')
    return reply.code(status).send(body)
  })
  app.addHook('onRequest', async (request) => {
    if (!isRead(request.method)) requireSameOrigin(request)
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/'))
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
  })
  servePage(app, config.page)
  openApi(app, pkg.version)
  routes(app, tables, identify)
  app.get(
    '/api/live',
    { websocket: true, preValidation: async (request) => requireSameOrigin(request) },
    (socket, request) => sockets.accept(socket, request),
  )
  app.get('/health', async (_, reply) => {
    const isWell = await store.isWell()
    return reply.code(isWell ? 200 : 503).send({ ok: isWell, version: pkg.version, database: database.kind })
  })
  app.get('/metrics', async (_, reply) => reply.type('text/plain; version=0.0.4').send(metrics.text()))

  const clocks = setInterval(() => lookAtClocks().catch(onError), LOOK_AT_CLOCKS)
  const presence = setInterval(() => hub.sayAgain(), SAY_AGAIN)
  for (const each of [clocks, presence]) each.unref()
  async function lookAtClocks(): Promise<void> {
    for (const id of await store.overdue(Date.now())) await tables.timeUp(id)
  }

  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    for (const each of [clocks, presence]) clearInterval(each)
    sockets.close()
    await database.close()
    throw error
  }
  const { port } = app.server.address() as AddressInfo
  const shown =
    config.host === '127.0.0.1' || config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  return {
    port,
    address: `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}/`,
    async stop() {
      for (const each of [clocks, presence]) clearInterval(each)
      sockets.close()
      await app.close()
      await database.close()
    },
  }
}

/** Whatever is not the API's is a file of the page. */
function servePage(app: FastifyInstance, folder: string | undefined): void {
  const files = folder === undefined ? undefined : staticFiles(folder)
  app.setNotFoundHandler(async (request, reply) => {
    if (files === undefined || request.url.startsWith('/api/')) throw new Problem(404, 'no-place', 'no-place')
    reply.hijack()
    await files(request.raw, reply.raw)
  })
}
