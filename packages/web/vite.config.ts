import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import { fonts } from './fonts.ts'

/** Writes the service worker with the list of everything that was built, so that the second visit needs no network. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = [
        './',
        'manifest.webmanifest',
        'icon.svg',
        ...Object.keys(bundle).filter((name) => name !== 'index.html'),
      ]
      const stamp = files.join('\n')
      const source = readFileSync(new URL('./src/offline/worker.js', import.meta.url), 'utf8')
      this.emitFile({
        type: 'asset',
        fileName: 'worker.js',
        source: source.replace('/* files */ []', JSON.stringify(files)).replace('/* stamp */', hash(stamp)),
      })
    },
  }
}

const hash = (text: string): string => {
  let h = 0
  for (const c of text) h = (Math.imul(h, 31) + c.charCodeAt(0)) | 0
  return (h >>> 0).toString(36)
}

export default defineConfig({
  base: './',
  root: import.meta.dirname,
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  plugins: [fonts(), offline()],
})
