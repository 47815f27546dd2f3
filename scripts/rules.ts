import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which numbered rules of each rule book no test names. Rules that state nothing testable stand in untestable.json with the reason. */
interface Book {
  readonly title: string
  readonly prefix: string
  readonly folder: string
}

const BOOKS: readonly Book[] = [
  { title: 'Andean Abyss', prefix: 'AA', folder: 'packages/andean-abyss' },
  { title: 'A Distant Plain', prefix: 'ADP', folder: 'packages/a-distant-plain' },
]

const testFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testFiles(path)
    return entry.name.endsWith('.test.ts') ? [path] : []
  })

/** Titles of tests and groups that begin with the book's letters. */
function namedRules(book: Book): Set<string> {
  const named = new Set<string>()
  for (const file of testFiles(book.folder)) {
    for (const [, title = ''] of readFileSync(file, 'utf8').matchAll(
      /\b(?:test|describe|it)(?:\.each\([^)]*\))?\(\s*['"`]([^'"`]*)/g,
    )) {
      if (!title.startsWith(`${book.prefix} `)) continue
      for (const [number] of title.matchAll(/\b\d\.\d{1,2}(?:\.\d{1,2})?\b/g)) named.add(number)
    }
  }
  return named
}

export function main(): number {
  let missing = 0
  for (const book of BOOKS) {
    const rules = JSON.parse(readFileSync(join(book.folder, 'test/rules.json'), 'utf8')) as string[]
    const file = join(book.folder, 'test/untestable.json')
    const untestable = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
    const named = namedRules(book)
    const open = rules.filter((rule) => !named.has(rule) && untestable[rule] === undefined)
    const both = rules.filter((rule) => named.has(rule) && untestable[rule] !== undefined)
    console.log(
      `${book.title}: ${rules.length} numbered rules in chapters 1 to 7, ${rules.length - open.length - Object.keys(untestable).length + both.length} named by tests, ${Object.keys(untestable).length} state nothing testable`,
    )
    for (const rule of open) console.log(`  no test names ${book.prefix} ${rule}`)
    for (const rule of both) console.log(`  ${rule} is called untestable but a test names it`)
    missing += open.length
  }
  return missing === 0 ? 0 : 1
}
