import { createServer } from 'node:http'
import { join } from 'node:path'
import { staticFiles } from '../packages/server/src/page/static-files.mjs'
import { root } from './setup.mjs'

/** Serves the built app alone, without tables: for tests and tools. */
const built = join(root, 'packages', 'web', 'dist')

/** Serves until it is stopped. Gives the address it serves at. */
export function serve(port, folder = built) {
  const server = createServer(staticFiles(folder))
  return new Promise((resolve, reject) => {
    // Later ones, such as a visitor who could not be let in, do not end it.
    server.on('error', reject)
    server.listen(port, '127.0.0.1', () => resolve({ server, address: `http://localhost:${server.address().port}/` }))
  })
}
