import {
  closeSync,
  createReadStream,
  createWriteStream,
  fsyncSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BadInput } from '@coinflict/kernel/state'
import { MOST_BYTES } from '@coinflict/kernel/table'
import type { Language } from '@coinflict/kernel/text'
import { isLink, readLink } from './links.ts'
import type { TerminalMessage } from './text/en.ts'
import { complaint, say } from './text/say.ts'

const REASONS: Readonly<Record<string, TerminalMessage>> = {
  ENOENT: 'file.missing',
  EACCES: 'file.denied',
  EPERM: 'file.denied',
  ENOTDIR: 'file.not-a-folder',
  EEXIST: 'file.not-a-folder',
  EROFS: 'file.denied',
  EISDIR: 'file.a-folder',
  ENOSPC: 'file.disk-full',
  EPIPE: 'file.nobody-reads',
}

/** What went wrong with a file, in words. */
export function reason(error: unknown): (language: Language) => string {
  const { code } = error as { code?: string }
  const known = REASONS[code ?? '']
  return (language) => (known === undefined ? (code ?? String(error)) : say(language, known))
}

/** What is wrong with what a file holds, with its name; another error stays as it is. */
export function inFile(error: unknown, file: string): unknown {
  if (!(error instanceof BadInput)) return error
  return complaint(error.code, 'file.in', { file, text: (language) => error.textIn(language) })
}

const CHUNK = 65_536

/** The beginning of a file, at most so many bytes and a chunk: it need not be a real file, nor have an end. */
export function readBeginning(file: string, most: number): Buffer {
  const fd = openSync(file, 'r')
  try {
    const kept: Buffer[] = []
    for (let size = 0; size <= most; ) {
      const chunk = Buffer.alloc(CHUNK)
      const read = readSync(fd, chunk, 0, CHUNK, null)
      if (read === 0) break
      kept.push(chunk.subarray(0, read))
      size += read
    }
    return Buffer.concat(kept)
  } finally {
    closeSync(fd)
  }
}

/** Reads a JSON file, or the game that a link holds; or says what is wrong with it. */
export function readJson(file: string): unknown {
  if (isLink(file)) return readLink(file).save
  let bytes: Buffer
  try {
    bytes = readBeginning(file, MOST_BYTES)
  } catch (error) {
    throw complaint('file', 'file.cannot-read', { file, text: reason(error) })
  }
  if (bytes.length > MOST_BYTES) throw complaint('file', 'file.too-large', { file })
  const text = bytes.toString('utf8')
  try {
    return JSON.parse(text)
  } catch {
    throw complaint('file', 'file.not-json', { file })
  }
}

const freshName = (file: string): string => `${file}.${process.pid}.new`

const cannotWrite = (error: unknown, file: string) =>
  complaint('file', 'file.cannot-write', { file, text: reason(error) })

/** Writes lines into a packed file, whole or not at all, readable by its owner only. */
export async function writePacked(file: string, lines: AsyncIterable<string>): Promise<void> {
  const fresh = freshName(file)
  async function* text() {
    for await (const line of lines) yield `${line}\n`
  }
  try {
    await pipeline(text, createGzip(), createWriteStream(fresh, { mode: 0o600, flush: true }))
    renameSync(fresh, file)
    keepRename(dirname(file))
  } catch (error) {
    rmSync(fresh, { force: true })
    throw error instanceof BadInput ? error : cannotWrite(error, file)
  }
}

/** The lines of a packed file, as they come; those of a file that is cut off or no packed one end early. */
export async function* readPacked(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip()
  createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked)
  let rest = ''
  try {
    for await (const chunk of unpacked.setEncoding('utf8')) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    if (!/^Z_/.test((error as { code?: string }).code ?? ''))
      throw complaint('file', 'file.cannot-read', { file, text: reason(error) })
  }
}

/** Writes a file whole or not at all: the old one stays until the new one is safely on disk. */
export function writeText(file: string, text: string): void {
  const fresh = freshName(file)
  try {
    const fd = openSync(fresh, 'w')
    try {
      writeFileSync(fd, text)
      fsyncSync(fd)
    } finally {
      closeSync(fd)
    }
    renameSync(fresh, file)
    keepRename(dirname(file))
  } catch (error) {
    rmSync(fresh, { force: true })
    throw cannotWrite(error, file)
  }
}

export const writeJson = (file: string, data: unknown): void =>
  writeText(file, `${JSON.stringify(data, undefined, 1)}\n`)

/** What a system says that does not let a folder be brought to the disk by itself. */
const NOT_FOR_FOLDERS = ['EINVAL', 'EISDIR', 'EACCES', 'EPERM', 'ENOTSUP']

/** A file has its new name for good once its folder is on disk. */
function keepRename(folder: string): void {
  let fd: number | undefined
  try {
    fd = openSync(folder, 'r')
    fsyncSync(fd)
  } catch (error) {
    if (!NOT_FOR_FOLDERS.includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code !== 'ESRCH'
  }
}

/** Takes away what was being written beside a file when its program was killed. */
export function clearLeftovers(file: string): void {
  const folder = dirname(file)
  const start = `${basename(file)}.`
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(start) ? /^(\d+)\.new$/.exec(name.slice(start.length))?.[1] : undefined
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true })
  }
}
