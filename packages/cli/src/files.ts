import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { BadInput } from '@coinflict/kernel/state'
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

/** Reads a JSON file, or the game that a link holds; or says what is wrong with it. */
export function readJson(file: string): unknown {
  if (isLink(file)) return readLink(file).save
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw complaint('file', 'file.cannot-read', { file, text: reason(error) })
  }
  try {
    return JSON.parse(text)
  } catch {
    throw complaint('file', 'file.not-json', { file })
  }
}

/** Writes a file whole or not at all: the old one stays until the new one is safely on disk. */
export function writeJson(file: string, data: unknown): void {
  const fresh = `${file}.${process.pid}.new`
  try {
    const fd = openSync(fresh, 'w')
    try {
      writeFileSync(fd, `${JSON.stringify(data, undefined, 1)}\n`)
      fsyncSync(fd)
    } finally {
      closeSync(fd)
    }
    renameSync(fresh, file)
  } catch (error) {
    rmSync(fresh, { force: true })
    throw complaint('file', 'file.cannot-write', { file, text: reason(error) })
  }
}
