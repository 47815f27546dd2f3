import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Answers requests for the files of a folder. A file is read whole and closed before anything is sent, then kept until it changes: whoever
 * breaks a download off holds nothing open.
 */

const KINDS = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** These are packed already. */
const PACKED = new Set(['.png', '.woff2'])

/** Smaller ones do not get smaller. */
const WORTH_PACKING = 1000

/** What the page may load: nothing from anywhere else. It says so itself too, wherever it lies. */
export const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'"

/** Only an answer can forbid that the page is shown inside another. */
const SAFETY = {
  'content-security-policy': `${PAGE_POLICY}; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

const PACKERS = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: promisify(gzip),
}

/** Gives what answers a request; whatever happens, it answers and does not throw. */
export function staticFiles(folder) {
  const known = new Map()
  return async (request, response) => {
    response.on('error', () => response.destroy())
    try {
      await answer(request, response, await find(folder, known, request))
    } catch (error) {
      say(response, error.code === 'EACCES' || error.code === 'EPERM' ? 403 : 500)
    }
  }
}

/** An answer in a word, for what is no file. */
function say(response, status, headers = {}) {
  if (response.headersSent) response.destroy()
  else response.writeHead(status, { ...SAFETY, 'content-type': 'text/plain', ...headers }).end()
}

/** The path inside the folder that is asked for, or nothing: no way leads out of it, and hidden files are nobody's business. */
function pathOf(url) {
  let path
  try {
    path = decodeURIComponent((url ?? '').replace(/[?#].*$/s, ''))
  } catch {
    return undefined
  }
  if (path === '/') return 'index.html'
  const [first, ...names] = path.split('/')
  const isPlain = first === '' && names.every((name) => name !== '' && !name.startsWith('.') && !/[\\:\0]/.test(name))
  return isPlain ? names.join(sep) : undefined
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG'])

/** The file that is asked for as it is now, or nothing. */
async function find(folder, known, { method, url }) {
  const path = pathOf(url)
  if (path === undefined || !isRead(method)) return undefined
  try {
    const [home, place] = await Promise.all([realpath(folder), realpath(join(folder, path))])
    const found = await stat(place)
    if (!place.startsWith(home + sep) || !found.isFile()) return undefined
    const version = `${found.mtimeMs} ${found.size} ${found.ino}`
    const kept = known.get(path)
    if (kept?.version === version) return await kept.file
    const file = load(place, path)
    known.set(path, { version, file })
    return await file
  } catch (error) {
    known.delete(path)
    if (MISSING.has(error.code)) return undefined
    throw error
  }
}

const isRead = (method) => method === 'GET' || method === 'HEAD'

async function load(place, path) {
  const bytes = await readFile(place)
  const kind = extname(path)
  return {
    bytes,
    packed: {},
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    packs: !PACKED.has(kind) && bytes.length >= WORTH_PACKING,
    headers: {
      ...SAFETY,
      'content-type': KINDS[kind] ?? 'application/octet-stream',
      // What lies there is named by its content.
      'cache-control': path.startsWith(`assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'accept-ranges': 'bytes',
    },
  }
}

async function answer({ method, headers: asked }, response, file) {
  if (!isRead(method)) return say(response, 405, { allow: 'GET, HEAD' })
  if (file === undefined) return say(response, 404)
  const headers = { ...file.headers, ...(file.packs ? { vary: 'accept-encoding' } : {}) }
  const part = method === 'GET' ? partOf(asked, file) : undefined
  const packing = file.packs && part === undefined ? packingOf(asked['accept-encoding']) : undefined
  const etag = `"${file.tag}${packing === undefined ? '' : `-${packing}`}"`
  if (isKnown(asked['if-none-match'], etag)) {
    response.writeHead(304, { ...headers, etag }).end()
    return
  }
  if (part === 'none') return say(response, 416, { 'content-range': `bytes */${file.bytes.length}` })
  const body = part === undefined ? await packedBy(file, packing) : file.bytes.subarray(part.from, part.to + 1)
  response.writeHead(part === undefined ? 200 : 206, {
    ...headers,
    etag,
    'content-length': body.length,
    ...(packing === undefined ? {} : { 'content-encoding': packing }),
    ...(part === undefined ? {} : { 'content-range': `bytes ${part.from}-${part.to}/${file.bytes.length}` }),
  })
  response.end(method === 'HEAD' ? undefined : body)
}

/** Each file is packed once. */
function packedBy(file, packing) {
  if (packing === undefined) return file.bytes
  file.packed[packing] ??= PACKERS[packing](file.bytes)
  return file.packed[packing]
}

/** How the asker wants it packed: the first of ours that they take. */
function packingOf(accepted = '') {
  const taken = accepted.split(',').flatMap((each) => {
    const [name = '', ...rest] = each.split(';').map((word) => word.trim().toLowerCase())
    return rest.some((word) => /^q=0(\.0*)?$/.test(word)) ? [] : [name]
  })
  return Object.keys(PACKERS).find((name) => taken.includes(name))
}

/** Whether the asker has it already. */
function isKnown(tags, etag) {
  return tags?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false
}

/** The part that is asked for; 'none' if the file is not that long, nothing if all of it is to be sent. */
function partOf({ range, 'if-range': since }, { bytes, tag }) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (`${first}${last}` === '' || (since !== undefined && since !== `"${tag}"`)) return undefined
  const end = bytes.length - 1
  const from = first === '' ? Math.max(0, bytes.length - Number(last)) : Number(first)
  const to = first === '' || last === '' ? end : Math.min(Number(last), end)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return from > end ? 'none' : { from, to }
}
