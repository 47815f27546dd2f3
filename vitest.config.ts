import { defineConfig } from 'vitest/config'

/** Rules, charts and cards share nothing that a test changes, so their files share a worker's modules; programs get fresh ones. */
const PROGRAMS = ['packages/{cli,server,web}/{src,test}/**/*.test.{ts,tsx}']

export default defineConfig({
  test: {
    // Long enough that only what hangs meets them.
    testTimeout: 20 * 60_000,
    hookTimeout: 20 * 60_000,
    expect: { poll: { timeout: 120_000 } },
    maxWorkers: 2,
    // Whatever the language of whoever runs the tests.
    env: { LC_ALL: 'C' },
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['packages/*/{src,test}/**/*.test.ts'], exclude: PROGRAMS, isolate: false },
      },
      // Browsers, servers and processes wait for each other; what fails once and then passes is named at the end of the run.
      { extends: true, test: { name: 'programs', include: PROGRAMS, retry: 1 } },
    ],
  },
})
