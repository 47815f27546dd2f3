import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What others made and the built app carries, with the licences under which it may. */

const modules = join(import.meta.dirname, '../../node_modules')

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Parts of these are built in by `fonts.ts`. */
const FONTS = ['source-sans', '@fontsource-variable/source-serif-4']

const isOurs = (name: string): boolean => name.startsWith('@coinflict/')

/** The names of a package's dependencies, theirs too. */
function dependenciesOf({ dependencies = {} }: Manifest): readonly string[] {
  return Object.keys(dependencies).flatMap((name) => [name, ...dependenciesOf(manifestIn(join(modules, name)))])
}

/** Every foreign part, by name. */
export const thirdParties = (): readonly Manifest[] => {
  const names = [...dependenciesOf(manifestIn(import.meta.dirname)).filter((name) => !isOurs(name)), ...FONTS]
  return [...new Set(names)].sort().map((name) => manifestIn(join(modules, name)))
}

function licenceOf({ name }: Manifest): string {
  const folder = join(modules, name)
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  if (file === undefined) throw new Error(`${name} comes without its licence`)
  return readFileSync(join(folder, file), 'utf8').trim()
}

export const notices = (): Plugin => ({
  name: 'notices',
  apply: 'build',
  generateBundle() {
    const source = thirdParties()
      .map((each) => `${each.name} ${each.version} (${each.license})\n\n${licenceOf(each)}\n`)
      .join(`\n${'-'.repeat(80)}\n\n`)
    this.emitFile({ type: 'asset', fileName: 'third-party.txt', source })
  },
})
