import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import pkg from '../package.json' with { type: 'json' }
import type { Config } from './config.ts'
import type { Database, Word } from './database/database.ts'
import { setting } from './database/settings.ts'
import { Store } from './database/store.ts'
import { callerOf, isRead, requireSameOrigin } from './http/caller.ts'
import { lenient, strict } from './http/checking.ts'
import { errorView, isFault } from './http/errors.ts'
import { openApi } from './http/openapi.ts'
import { routes } from './http/routes.ts'
import { Hub } from './live/hub.ts'
import { Elsewhere, SAY_AGAIN } from './live/presence.ts'
import { Sockets } from './live/sockets.ts'
import { logging } from './log.ts'
import { Metrics } from './metrics.ts'
import { staticFiles } from './page/static-files.mjs'
import { type Caller, newKey } from './people/caller.ts'
import { People } from './people/people.ts'
import { peopleRoutes } from './people/routes.ts'
import { sittingsAfter } from './people/sittings.ts'
import { Rooms } from './tables/rooms.ts'
import { Tables } from './tables/tables.ts'
import { Thinkers } from './tables/thinkers.ts'
import { tellRoutes } from './tell/routes.ts'
import { Tell } from './tell/tell.ts'
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
/** So often tables are left that nobody uses. */
const LOOK_AT_IDLE = 60_000
/** So often tables are looked for whose players nobody lets think, once nothing has changed there for so long. */
const LOOK_AT_THOUGHTS = 10_000
const THOUGHT_ABOUT = 60_000
/** Whatever is still being done when the server stops has so long. */
const PATIENCE = 5000

/** Tells the page that it comes from a server with tables; elsewhere it does not ask for them. */
const HAS_TABLES = 'coinflict-tables=1; Path=/; Max-Age=31536000; SameSite=Lax'

const isPage = (url: string): boolean => /^[^?]*\/(index\.html)?(\?|$)/.test(url)

/** Once something is done, or has taken too long. */
async function soon(work: Promise<unknown>): Promise<void> {
  let late: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise((resolve) => (late = setTimeout(resolve, PATIENCE)))])
  clearTimeout(late)
}

/** Only the driver that is needed is loaded. */
async function openDatabase(config: Config, onError: (error: Error) => void): Promise<Database> {
  const { database, data } = config
  try {
    if (database !== undefined) return await (await import('./database/postgres.ts')).openPostgres(database, onError)
    const { fileIn, openSqlite } = await import('./database/sqlite.ts')
    return await openSqlite(fileIn(data))
  } catch (error) {
    const { cannotOpen } = await import('./database/place.ts')
    throw cannotOpen(config, error)
  }
}

/** Starts the page and the tables in one process. */
export async function startServer(config: Config): Promise<Running> {
  const app = Fastify({
    logger: logging(config),
    // What stands before the last proxy's own word, anybody may have written.
    trustProxy: config.isBehindProxy ? (_, hop) => hop === 0 : false,
    bodyLimit: MOST_BYTES,
    // What is being answered is answered before the end.
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? strict : lenient).compile(schema as object))
  const metrics = new Metrics()
  const onError = (error: unknown) => {
    metrics.errors++
    app.log.error({ err: error }, 'something went wrong')
  }
  const database = await openDatabase(config, onError)
  const store = new Store(database)
  const rooms = new Rooms(store, database, metrics, config.mostTables)
  const thinkers = config.thinker && new Thinkers(config.thinker)
  const tables = new Tables(rooms, store, metrics, thinkers)
  const hub = new Hub(new Elsewhere((word) => database.tell(word)))
  rooms.onChange = (room) => hub.publish(room)
  rooms.isWatched = (id) => hub.isWatched(id)
  rooms.onWaiting = ({ row }) => {
    tables.thinking.think(row.id).catch(onError)
  }
  tables.talking.onChat = (table, line) => {
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

  const secret = await setting(database, 'secret', newKey())
  const people = new People(database, store, rooms, tables, secret)
  const { identify } = people.accounts
  const tell = await Tell.open(database, config, secret, onError)
  rooms.alongside = (step) => {
    const works = [sittingsAfter(step), tell.after(step)].filter((work) => work !== undefined)
    if (works.length === 0) return undefined
    return async (trx) => {
      for (const work of works) await work(trx)
    }
  }
  rooms.alongsideNew = (row, chairs) => tell.invitations(row, [], chairs, Date.now())
  const { mostRequests, mostSockets } = config
  const sockets = new Sockets(
    {
      tables,
      hub,
      metrics,
      isStillIn: (person) => people.accounts.isStillIn(person),
      onError,
      perSecond: mostRequests / 60,
      mostOfAddress: mostSockets,
    },
    HEARTBEAT,
  )
  const delay = monitorEventLoopDelay()
  delay.enable()
  metrics.look('tables_in_memory', 'gauge', 'Tables in memory.', () => rooms.size)
  metrics.look('tables_watched', 'gauge', 'Tables that somebody watches.', () => hub.watched.length)
  metrics.look('sockets', 'gauge', 'Open connections.', () => sockets.size)
  metrics.look('delay_seconds', 'gauge', 'How late the process was at worst since this was asked last.', () => {
    const worst = delay.max / 1e9
    delay.reset()
    return worst
  })

  await app.register(cookie)
  await app.register(rateLimit, { max: mostRequests, timeWindow: '1 minute' })
  const limit = app.createRateLimit({ keyGenerator: ({ caller }) => caller?.person?.id ?? '' })
  app.decorate('isTooMuch', async (request: FastifyRequest) => {
    const found = await limit(request)
    return !found.isAllowed && found.isExceeded
  })
  await app.register(websocket, { options: { maxPayload: MOST_OF_A_MESSAGE } })
  app.decorateRequest('language', undefined)
  app.decorateRequest('caller', undefined)
  app.setErrorHandler((error, request, reply) => {
    metrics.refused++
    const { status, body } = errorView(error, request.language ?? languageOf(request.headers['accept-language']))
    if (isFault(error)) {
      metrics.errors++
      request.log.error({ err: error }, 'something went wrong')
    }
    return reply.code(status).send(body)
  })
  app.addHook('onRequest', async (request) => {
    if (tables.isStopping && (request.ws || !isRead(request.method))) throw new Problem(503, 'stopping', 'stopping')
    if (!isRead(request.method)) requireSameOrigin(request)
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/'))
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
  })
  servePage(app, config.page)
  openApi(app, pkg.version)
  routes(app, tables, identify)
  peopleRoutes(app, people, config.url)
  tellRoutes(app, people, tell)
  app.get(
    '/api/live',
    {
      websocket: true,
      preValidation: async (request) => {
        requireSameOrigin(request)
        sockets.check(request.ip)
        await callerOf(request, identify)
      },
    },
    (socket, request) => sockets.accept(socket, request.caller as Caller, request.ip),
  )
  app.get('/health', async (_, reply) => {
    const isWell = !tables.isStopping && (await store.isWell())
    return reply.code(isWell ? 200 : 503).send({ ok: isWell, version: pkg.version, database: database.kind })
  })
  app.get('/metrics', async (_, reply) => reply.type('text/plain; version=0.0.4').send(metrics.text()))

  const clocks = setInterval(() => lookAtClocks().catch(onError), LOOK_AT_CLOCKS)
  const presence = setInterval(() => hub.sayAgain(), SAY_AGAIN)
  const idle = setInterval(() => rooms.leaveIdle(), LOOK_AT_IDLE)
  const thoughts = setInterval(() => lookAtThoughts(Date.now() - THOUGHT_ABOUT).catch(onError), LOOK_AT_THOUGHTS)
  const timers = [clocks, presence, idle, thoughts]
  for (const each of timers) each.unref()
  async function lookAtClocks(): Promise<void> {
    for (const id of await store.overdue(Date.now())) await tables.going.timeUp(id)
  }
  /** Tables whose players thought when a server ended, this one or another beside it. */
  async function lookAtThoughts(since: number): Promise<void> {
    for (const id of await store.unasked(since)) await tables.thinking.think(id)
  }

  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    for (const each of timers) clearInterval(each)
    delay.disable()
    await sockets.close()
    await database.close()
    throw error
  }
  lookAtThoughts(Date.now()).catch(onError)
  const { port } = app.server.address() as AddressInfo
  tell.begin(config.url ?? `http://localhost:${port}/`)
  const shown =
    config.host === '127.0.0.1' || config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  return {
    port,
    address: `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}/`,
    async stop() {
      tables.isStopping = true
      for (const each of timers) clearInterval(each)
      delay.disable()
      await thinkers?.close()
      await soon(rooms.settled())
      await sockets.close()
      // What was not sent is sent after the next start.
      await soon(tell.end())
      const late = setTimeout(() => app.server.closeAllConnections(), PATIENCE)
      await app.close()
      clearTimeout(late)
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
    if (isPage(request.url)) reply.raw.setHeader('set-cookie', HAS_TABLES)
    await files(request.raw, reply.raw)
  })
}
