import { spawnSync } from 'node:child_process'
import { root } from './setup.mjs'

/** Asks the registry whether anything that the published programs stand on has a known flaw. */

const GRAVE = ['high', 'critical']
const PATIENCE = 60_000

/** The grave flaws in the answer of `npm audit --json`, a sentence each; nothing if it says nothing about flaws. */
export function flawsIn(answer) {
  let report
  try {
    report = JSON.parse(answer)
  } catch {
    return undefined
  }
  const found = report?.vulnerabilities
  if (typeof found !== 'object' || found === null) return undefined
  return Object.entries(found)
    .filter(([, { severity }]) => GRAVE.includes(severity))
    .map(([name, { severity, range, via }]) => {
      const titles = via.map((each) => (typeof each === 'string' ? `through ${each}` : `${each.title} (${each.url})`))
      return `${name} ${range}: ${severity}: ${titles.join('; ')}`
    })
}

/** Fails only on what was found: not every registry answers, and not every machine has a network. */
export function main() {
  const { stdout, error } = spawnSync(
    'npm',
    ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
    { cwd: root, encoding: 'utf8', timeout: PATIENCE, shell: process.platform === 'win32' },
  )
  const flaws = error === undefined ? flawsIn(stdout) : undefined
  if (flaws === undefined) console.log('audit: skipped, the registry does not say what is known of the dependencies')
  else if (flaws.length === 0) console.log('audit: no grave flaw of the dependencies is known')
  for (const flaw of flaws ?? []) console.error(`audit: ${flaw}`)
  return (flaws ?? []).length === 0 ? 0 : 1
}
