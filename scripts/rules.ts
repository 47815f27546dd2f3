import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aDistantPlain } from '../packages/a-distant-plain/src/index.ts'
import { andeanAbyss } from '../packages/andean-abyss/src/index.ts'
import { type Family, linesOf, type Volume } from '../packages/kernel/src/index.ts'
import { familiesOf } from '../packages/players/src/families.ts'

/**
 * Which numbered rules of each rule book, and which lines of the non-players' charts, no test names. Rules that state nothing testable
 * stand in untestable.json with the reason.
 */
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

/** Titles of the tests and groups in a folder. */
const titlesIn = (folder: string, isMeant: (path: string) => boolean = () => true): string[] =>
  testFiles(folder)
    .filter(isMeant)
    .flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /\b(?:test|describe|it)(?:\.each\([^)]*\))?\(\s*(?:'([^']*)|"([^"]*)|`([^`]*))/g,
        ),
      ].map(([, single, double, back]) => single ?? double ?? back ?? ''),
    )

/** Rules in titles that begin with the book's letters. */
function namedRules(book: Book): Set<string> {
  const named = new Set<string>()
  for (const title of titlesIn(book.folder)) {
    if (!title.startsWith(`${book.prefix} `)) continue
    for (const [number] of title.matchAll(/\b\d\.\d{1,2}(?:\.\d{1,2})?\b/g)) named.add(number)
  }
  return named
}

/** Where each family's charts stand, beside what it shares with its sister. */
const CHARTS: readonly { readonly volume: Volume; readonly family: string; readonly folder: string }[] = [
  { volume: andeanAbyss, family: 'aa1', folder: 'first' },
  { volume: andeanAbyss, family: 'aa2', folder: 'second' },
  { volume: aDistantPlain, family: 'adp', folder: 'rulebook' },
  { volume: aDistantPlain, family: 'arponen', folder: 'arponen' },
]

/** Lines of the charts that no title names, by family. Gives their number. */
function unnamedLines(): number {
  let missing = 0
  for (const { volume, family } of CHARTS) {
    const room = join('packages', volume.id, 'src/nonplayers')
    const others = CHARTS.filter((other) => other.volume === volume && other.family !== family).map((o) => o.folder)
    const files = titlesIn(room, (path) => !others.some((other) => path.includes(`nonplayers/${other}/`)))
    const named = new Set(files.flatMap((title) => title.match(/\b\d{1,2}\.\d{1,2}(?:\.\d{1,2})?\/[\w-]+/g) ?? []))
    const lines = linesOf(familiesOf(volume).find(({ id }) => id === family) as Family)
    const open = lines.filter(({ id }) => !named.has(id))
    console.log(`${family}: ${lines.length} lines of charts, ${lines.length - open.length} named by tests`)
    for (const { id } of open) console.log(`  no test names ${family} ${id}`)
    missing += open.length
  }
  return missing
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
  missing += unnamedLines()
  return missing === 0 ? 0 : 1
}
