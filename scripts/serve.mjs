import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { root } from './setup.mjs'

/** Serves the built app on this machine only. There is no other state than its files. */
const KINDS = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** What the page may load: nothing from anywhere else. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'"

const folder = join(root, 'packages', 'web', 'dist')

/** The file of an address, or nothing if there is none inside the folder. */
function fileOf(url) {
  let path
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return undefined
  }
  const file = join(folder, normalize(path === '/' ? '/index.html' : path))
  return file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? file : undefined
}

function answer(request, response) {
  const file = fileOf(request.url ?? '/')
  if ((request.method !== 'GET' && request.method !== 'HEAD') || file === undefined) {
    response.writeHead(file === undefined ? 404 : 405, { 'content-type': 'text/plain' }).end()
    return
  }
  const isNamedByContent = file.includes(`${join(folder, 'assets')}`)
  response.writeHead(200, {
    'content-type': KINDS[extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(file).size,
    'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  if (request.method === 'HEAD') response.end()
  else createReadStream(file).pipe(response)
}

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
export function serve(port) {
  const server = createServer(answer)
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new Error(error.code === 'EADDRINUSE' ? `port ${port} is taken; choose another with --port N` : error.message),
      ),
    )
    server.listen(port, '127.0.0.1', () => resolve({ server, address: `http://localhost:${server.address().port}/` }))
  })
}
