import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder and those it is to lie in, one by one. (Node's own `recursive` never ends where a folder is there but takes none in, as
 * under /proc.)
 */
export function makeFolders(path: string, mode?: number): void {
  const folder = resolve(path)
  if (existsSync(folder)) return
  makeFolders(dirname(folder), mode)
  mkdirSync(folder, { mode })
}
