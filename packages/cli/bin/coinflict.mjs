#!/usr/bin/env node
import { ensureBuilt } from '../../../scripts/setup.mjs'

await ensureBuilt()
const { main } = await import('../dist/coinflict.mjs')
process.exitCode = await main(process.argv.slice(2))
