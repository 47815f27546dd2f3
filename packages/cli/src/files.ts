import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { BadInput } from '@coinflict/kernel/state'

/** What went wrong with a file, in words. */
export const reason = (error: unknown): string => {
  const code = (error as { code?: string }).code
  switch (code) {
    case 'ENOENT':
      return 'there is no such file or folder'
    case 'EACCES':
    case 'EPERM':
      return 'permission denied'
    case 'ENOTDIR':
      return 'a part of its path is a file'
    case 'EISDIR':
      return 'that is a folder'
    case 'ENOSPC':
      return 'the disk is full'
    default:
      return code ?? String(error)
  }
}

/** Reads a JSON file, or says what is wrong with it. */
export function readJson(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new BadInput('file', `cannot read ${file}: ${reason(error)}`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput('file', `${file} is not complete JSON; it may be broken or cut off`)
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
    throw new BadInput('file', `cannot write ${file}: ${reason(error)}`)
  }
}
