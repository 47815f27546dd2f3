#!/usr/bin/env node
import { ensureBuilt, ensurePage } from '../../../scripts/setup.mjs'

await ensureBuilt()
if (process.argv.includes('serve') && !process.argv.includes('--help')) await ensurePage()
const { main } = await import('../dist/coinflict.mjs')
process.exitCode = await main(process.argv.slice(2))
