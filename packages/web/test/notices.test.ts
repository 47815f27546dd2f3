import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { thirdParties } from '../notices.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const LICENCES: Readonly<Record<string, RegExp>> = {
  MIT: /Permission is hereby granted, free of charge/,
  'OFL-1.1': /SIL OPEN FONT LICENSE/i,
}

test('all that others made and the app carries is named in the notice, and its licences come with the app', () => {
  const parts = thirdParties()
  expect(parts.map(({ name }) => name)).toEqual([
    '@fontsource-variable/source-serif-4',
    '@preact/signals',
    '@preact/signals-core',
    'preact',
    'source-sans',
  ])
  const licences = read('packages/web/dist/third-party.txt').split(`\n${'-'.repeat(80)}\n\n`)
  for (const [i, { name, version, license }] of parts.entries()) {
    expect(read('NOTICE')).toMatch(new RegExp(`[ (]${name}[ ,)]`))
    expect(licences[i]).toContain(`${name} ${version} (${license})`)
    expect(licences[i]).toMatch(LICENCES[license] ?? name)
  }
})

test('every script of the app that is not ours comes from one of them', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dependencies?: Record<string, string>; link?: boolean; resolved?: string }>
  }
  const shipped = new Set<string>()
  const ship = (path: string): void => {
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
      const at = `node_modules/${name}`
      const { link, resolved } = packages[at] ?? {}
      if (link === true && resolved !== undefined) ship(resolved)
      else if (!shipped.has(at)) {
        shipped.add(at)
        ship(at)
      }
    }
  }
  ship('packages/web')
  const named = new Set(thirdParties().map(({ name }) => `node_modules/${name}`))
  expect(shipped.size).toBeGreaterThan(0)
  expect([...shipped].filter((path) => !named.has(path))).toEqual([])
})
