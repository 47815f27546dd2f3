import { defineConfig } from 'vite'
import { fonts } from './fonts.ts'
import { languages } from './languages.ts'
import { notices } from './notices.ts'
import { offline, policy } from './offline.ts'
import { thinker } from './thinker.ts'

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
  plugins: [languages(), fonts(), notices(), policy(), thinker(), offline()],
})
