import { defineConfig } from 'vitest/config'

/** Rules, charts and cards share nothing that a test changes, so their files share a worker's modules; programs get fresh ones. */
const PROGRAMS = ['packages/{cli,server,web}/{src,test}/**/*.test.{ts,tsx}']

export default defineConfig({
  test: {
    testTimeout: 0,
    hookTimeout: 0,
    maxWorkers: 2,
    // Whatever the language of whoever runs the tests.
    env: { LC_ALL: 'C' },
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['packages/*/{src,test}/**/*.test.ts'], exclude: PROGRAMS, isolate: false },
      },
      { extends: true, test: { name: 'programs', include: PROGRAMS } },
    ],
  },
})
