import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['packages/*/{src,test}/**/*.test.{ts,tsx}'], testTimeout: 0, hookTimeout: 0, maxWorkers: 2 },
})
