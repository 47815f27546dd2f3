import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@coinflict/kernel/text'

/** What a language's glossary says: the terms, and what is not to be written instead of them. */
export interface Glossary {
  readonly terms: readonly Term[]
  readonly exceptions: readonly Exception[]
}

export interface Term {
  readonly term: string
  readonly english: string
  readonly not: readonly string[]
}

/** A variant that is right in some phrases, or in the texts of some folders. */
export interface Exception {
  readonly not: string
  readonly phrases: readonly string[]
  readonly folders: readonly string[]
  readonly reason: string
}

/** How the tables head the column of what is not to be written. */
const NOT = ['Not', 'No', 'Nie']

const quoted = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words)

/** The glossary in a document: tables that end with what is not to be written have terms, one that begins with it exceptions. */
export function glossaryIn(document: string): Glossary {
  const terms: Term[] = []
  const exceptions: Exception[] = []
  let header: readonly string[] = []
  for (const row of document.split('\n')) {
    if (!row.startsWith('|')) {
      header = []
      continue
    }
    const cells = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    if (header.length === 0) header = cells
    else if (cells.every((cell) => /^-+$/.test(cell))) continue
    else if (NOT.includes(header.at(-1) ?? '')) {
      const [term = '', english = ''] = cells
      terms.push({ term, english: header.length > 3 ? english : term, not: quoted(cells.at(-1) ?? '') })
    } else if (NOT.includes(header[0] ?? '')) {
      const [not = '', where = '', reason = ''] = cells
      const [phrases, folders] = [false, true].map((isFolder) =>
        quoted(where).filter((each) => each.startsWith('packages/') === isFolder),
      )
      for (const each of quoted(not))
        exceptions.push({ not: each, phrases: phrases ?? [], folders: folders ?? [], reason })
    }
  }
  return { terms, exceptions }
}

export const glossaryOf = (root: string, language: Language): Glossary =>
  glossaryIn(readFileSync(join(root, 'docs', `glossary.${language}.md`), 'utf8'))
