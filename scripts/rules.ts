import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { task } from '../packages/cli/src/task.ts'
import type { Box } from '../packages/kernel/src/display.ts'
import { linesOf } from '../packages/kernel/src/nonplayers.ts'
import { LIBRARY } from '../packages/library/src/index.ts'

/**
 * Which numbered rules of each rule book no test names, and which lines of the non-players' charts no test shows both followed and not
 * followed. What cannot be tested stands in untestable.json with the reason.
 */
interface Book {
  readonly title: string
  readonly prefix: string
  readonly folder: string
  readonly charts: Box['charts']
}

const BOOKS: readonly Book[] = LIBRARY.map(({ id, ...box }) => ({ ...box, folder: `packages/${id}` }))

const testFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testFiles(path)
    return entry.name.endsWith('.test.ts') ? [path] : []
  })

/** Titles of the tests and groups in a folder. */
const titlesIn = (folder: string): string[] =>
  testFiles(folder).flatMap((file) =>
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

/** What chart-scenes.mjs found in the tests of the non-players, as `family line`. */
interface Shown {
  readonly followed: readonly string[]
  readonly left: readonly string[]
}

/** Runs the tests of a volume's non-players, those of its cards included, and gathers which lines their scenes show. */
function shownLines({ folder }: Book): Shown {
  const place = mkdtempSync(join(tmpdir(), 'coinflict-'))
  const file = join(place, 'scenes.json')
  const tests = [`${folder}/src/nonplayers`, `${folder}/src/events`, `${folder}/test/chapter-8`]
  spawnSync(join('node_modules', '.bin', 'vitest'), ['run', '--reporter=./scripts/chart-scenes.mjs', ...tests], {
    env: { ...process.env, CHART_SCENES: file },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  const shown = JSON.parse(readFileSync(file, 'utf8')) as Shown
  rmSync(place, { recursive: true })
  return shown
}

/** Says which lines of a volume's charts no test shows both followed and not followed. Gives their number. */
async function lookAtLines(book: Book, untestable: Readonly<Record<string, string>>): Promise<number> {
  let missing = 0
  const shown = shownLines(book)
  for (const family of await book.charts()) {
    const lines = linesOf(family).map(({ id }) => `${family.id} ${id}`)
    const never = lines.filter((line) => !shown.followed.includes(line) && untestable[line] === undefined)
    const always = lines.filter((line) => !shown.left.includes(line) && untestable[line] === undefined)
    const open = new Set([...never, ...always]).size
    const none = lines.filter((line) => untestable[line] !== undefined).length
    console.log(
      `${family.id}: ${lines.length} lines of charts, ${lines.length - open - none} shown by tests both followed and not followed, ${none} not testable`,
    )
    for (const line of never) console.log(`  no test that names ${line} shows it followed`)
    for (const line of always) console.log(`  no test that names ${line} shows it not followed`)
    missing += open
  }
  return missing
}

/** Says which rules of a book no test names. Gives their number. */
function lookAtRules(book: Book, untestable: Readonly<Record<string, string>>): number {
  const rules = JSON.parse(readFileSync(join(book.folder, 'test/rules.json'), 'utf8')) as string[]
  const named = namedRules(book)
  const open = rules.filter((rule) => !named.has(rule) && untestable[rule] === undefined)
  const both = rules.filter((rule) => named.has(rule) && untestable[rule] !== undefined)
  const none = rules.filter((rule) => untestable[rule] !== undefined).length - both.length
  console.log(
    `${book.title}: ${rules.length} numbered rules in chapters 1 to 7, ${rules.length - open.length - none} named by tests, ${none} state nothing testable`,
  )
  for (const rule of open) console.log(`  no test names ${book.prefix} ${rule}`)
  for (const rule of both) console.log(`  ${rule} is called untestable but a test names it`)
  return open.length + both.length
}

async function look(): Promise<number> {
  let missing = 0
  for (const book of BOOKS) {
    const file = join(book.folder, 'test/untestable.json')
    const untestable = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    missing += lookAtRules(book, untestable) + (await lookAtLines(book, untestable))
  }
  return missing === 0 ? 0 : 1
}

export const main = task('rules', 'Lists the numbered rules and the lines of charts that no test shows.', {}, look)
