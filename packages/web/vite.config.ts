import { defineConfig } from 'vite'
import { fonts } from './fonts.ts'
import { notices } from './notices.ts'
import { offline, policy } from './offline.ts'

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
  plugins: [fonts(), notices(), policy(), offline()],
})
