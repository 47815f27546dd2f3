import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { PAGE_POLICY } from '../server/src/page/static-files.mjs'

const WORKER = 'worker.js'
const SOURCE = new URL('./src/offline/worker.js', import.meta.url)

/** The files of a built app, as addresses, in the same order everywhere. */
const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => name !== WORKER)
    .sort()

/** A stamp that another content changes, and nothing else. */
function stampOf(folder: string, files: readonly string[], source: string): string {
  const hash = createHash('sha256').update(source)
  for (const name of files) {
    const content = readFileSync(join(folder, name))
    hash.update(`${name} ${content.length}\n`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Writes the service worker of a built app, with the list of everything that it keeps and the stamp of it all. */
export function writeWorker(folder: string): void {
  const source = readFileSync(SOURCE, 'utf8')
  const files = filesOf(folder)
  const kept = ['./', ...files.filter((name) => name !== 'index.html' && !name.endsWith('.txt'))]
  const made = source
    .replace('/* files */ []', JSON.stringify(kept))
    .replace('/* stamp */', stampOf(folder, files, source))
  writeFileSync(join(folder, WORKER), made)
}

/** The second visit needs no network. */
export const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: ({ dir }) => {
      if (dir !== undefined) writeWorker(dir)
    },
  },
})

/** What the page may load also stands in the page, for servers that do not say it. */
export const policy = (): Plugin => ({
  name: 'policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY },
      injectTo: 'head-prepend',
    },
  ],
})
