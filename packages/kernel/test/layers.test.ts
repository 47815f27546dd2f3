import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { flaws } from '../../../scripts/layers.mjs'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A tree of packages with these sources; the kernel stands on nothing, the toy on the kernel. */
function tree(sources: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'layers-'))
  folders.push(root)
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, 'packages', path)), { recursive: true })
    writeFileSync(join(root, 'packages', path), text)
  }
  write('kernel/package.json', '{ "name": "@coinflict/kernel" }')
  write('toy/package.json', '{ "name": "@coinflict/toy", "dependencies": { "@coinflict/kernel": "0.1.0" } }')
  write('kernel/src/state.ts', "export * from './state/ids.ts'\n")
  write('kernel/src/state/ids.ts', 'export type Id = number\n')
  write('kernel/src/rules/forces.ts', "import type { Id } from '../state/ids.ts'\nexport type Force = Id\n")
  write('toy/src/index.ts', "import type { Id } from '@coinflict/kernel/state'\nexport type Toy = Id\n")
  for (const [path, text] of Object.entries(sources)) write(path, text)
  return root
}

test('the project keeps its layers', () => {
  expect(flaws()).toEqual([])
})

test('a tree in order has no flaw', () => {
  expect(flaws(tree({}))).toEqual([])
})

test.each<[string, Record<string, string>, RegExp]>([
  [
    'a circle of types',
    { 'toy/src/a.ts': "import type { B } from './b.ts'\n", 'toy/src/b.ts': "export type { A } from './a.ts'\n" },
    /circle: toy\/src/,
  ],
  [
    'a lower folder that imports a higher one',
    { 'kernel/src/state/ids.ts': "import type { Force } from '../rules/forces.ts'\n" },
    /stands above it/,
  ],
  [
    'a folder that imports an entry point',
    { 'kernel/src/rules/forces.ts': "import type { Id } from '../state.ts'\n" },
    /entry point/,
  ],
  [
    'a package that is not stood on',
    { 'kernel/src/rules/forces.ts': "import { toy } from '@coinflict/toy'\n" },
    /does not stand on/,
  ],
  [
    'a reach into another package',
    { 'toy/src/index.ts': "import type { Id } from '../../kernel/src/state/ids.ts'\n" },
    /another package/,
  ],
])('%s is found', (_, sources, flaw) => {
  expect(flaws(tree(sources)).join('\n')).toMatch(flaw)
})
