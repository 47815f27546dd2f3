import { createServer } from 'node:http'
import { join } from 'node:path'
import { staticFiles } from '../packages/server/src/page/static-files.mjs'
import { root } from './setup.mjs'

/** Serves the built app on this machine only. There is no other state than its files. */
const built = join(root, 'packages', 'web', 'dist')

/** The port that was asked for, or a sentence that says what is wrong with it. */
export function portOf(args, env) {
  const at = args.findIndex((word) => word === '--port' || word.startsWith('--port='))
  const written = at === -1 ? env.PORT : args[at]?.includes('=') ? args[at].slice('--port='.length) : args[at + 1]
  const rest = args.filter((_, i) => i !== at && !(i === at + 1 && args[at] === '--port'))
  if (rest.length > 0) throw new Error(`"${rest[0]}" is not known here; --port N and PORT choose the port`)
  if (written === undefined || written === '') return 5173
  if (!/^\d{1,5}$/.test(written) || Number(written) > 65535)
    throw new Error(`"${written}" is no port; a port is a number up to 65535`)
  return Number(written)
}

/** Serves until it is stopped. Gives the address it serves at. */
export function serve(port, folder = built) {
  const server = createServer(staticFiles(folder))
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new Error(error.code === 'EADDRINUSE' ? `port ${port} is taken; choose another with --port N` : error.message),
      ),
    )
    server.listen(port, '127.0.0.1', () => resolve({ server, address: `http://localhost:${server.address().port}/` }))
  })
}
