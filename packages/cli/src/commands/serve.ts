import { once } from 'node:events'
import { needNoMore, readArguments, text, whole } from '../arguments.ts'
import type { Command } from '../command.ts'
import { stopSignal } from '../stop.ts'
import { complaint, say } from '../text/say.ts'

/** The page and online tables in one process, until it is stopped. */
export const serve: Command = {
  usage: (language) => say(language, 'usage.serve'),
  async run(args, language) {
    const a = readArguments(args, { port: 'string', host: 'string', data: 'string', database: 'string', log: 'string' })
    needNoMore('serve', a.rest)
    const { configOf, startServer } = await import('@coinflict/server')
    const [host, data, database, logLevel] = [text(a, 'host'), text(a, 'data'), text(a, 'database'), text(a, 'log')]
    const config = configOf(process.env, {
      thinker: new URL('./thinker.mjs', import.meta.url),
      ...(text(a, 'port') === undefined ? {} : { port: whole(a, 'port', 0, 0, 65_535) }),
      ...(host === undefined ? {} : { host }),
      ...(data === undefined ? {} : { data }),
      ...(database === undefined ? {} : { database }),
      ...(logLevel === undefined ? {} : { logLevel }),
    })
    const stopped = once(stopSignal().signal, 'abort')
    const { address, stop } = await startServer(config).catch((error: NodeJS.ErrnoException) => {
      const n = String(config.port)
      if (error.code === 'EADDRINUSE') throw complaint('port', 'error.port-taken', { n })
      if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') throw error
      throw complaint('host', 'error.cannot-listen', { host: config.host, n, text: error.message })
    })
    console.log(say(language, 'serve.at', { address }))
    await stopped
    await stop()
    return 0
  },
}
