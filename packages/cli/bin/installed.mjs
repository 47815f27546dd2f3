#!/usr/bin/env node
import { fileURLToPath } from 'node:url'

// The command as it is published: bundles and page lie beside it.
process.env.COINFLICT_PAGE ||= fileURLToPath(new URL('../page', import.meta.url))
const { main } = await import('../dist/coinflict.mjs')
process.exitCode = await main(process.argv.slice(2))
