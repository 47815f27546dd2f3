import type { Plugin } from 'vite'

const NAME = 'virtual:thinker'
const ADDRESS = `\0${NAME}`
const WORKER = new URL('./src/think/worker.ts', import.meta.url).pathname
const PRELOADER = 'vite/preload-helper'
/** Where Vite's preloader begins to look at the document. */
const BEFORE_DOCUMENT = 'deps.length > 0'

/** A worker that shares its parts with the page, rather than a build of its own with everything once more; `virtual:thinker` is its address. */
export function thinker(): Plugin {
  let part: string | undefined
  return {
    name: 'thinker',
    buildStart() {
      if (this.environment.mode === 'build') part = this.emitFile({ type: 'chunk', id: WORKER, name: 'thinker' })
    },
    resolveId: (id) => (id === NAME ? ADDRESS : undefined),
    load(id) {
      if (id !== ADDRESS) return undefined
      return `export const address = ${part === undefined ? "'/src/think/worker.ts'" : `import.meta.ROLLUP_FILE_URL_${part}`}`
    },
    // A worker has no document to preload parts with.
    transform(code, id) {
      if (!id.includes(PRELOADER)) return undefined
      if (!code.includes(BEFORE_DOCUMENT)) throw new Error('the preloader is another: see where it needs the document')
      return { code: code.replace(BEFORE_DOCUMENT, `${BEFORE_DOCUMENT} && typeof document !== 'undefined'`), map: null }
    },
  }
}
