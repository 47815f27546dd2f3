import type { SeatLink } from './api.ts'

/** A table that this browser knows: the key of the own seat, and the links of others' if it was set up here. */
export interface KnownTable {
  readonly id: string
  readonly key?: string
  readonly links?: readonly SeatLink[]
}

const NAME = 'coinflict.tables'
const OWN_NAME = 'coinflict.name'

function read(): readonly KnownTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? (kept as readonly KnownTable[]) : []
  } catch {
    return []
  }
}

/** What a browser refuses to keep lasts as long as the page. */
let known = read()

function write(tables: readonly KnownTable[]): void {
  known = tables
  try {
    localStorage.setItem(NAME, JSON.stringify(tables))
  } catch {
    // It lasts as long as the page.
  }
}

export function knownTables(): readonly KnownTable[] {
  const kept = read()
  return kept.length > 0 ? kept : known
}

export const knownTable = (id: string): KnownTable | undefined => knownTables().find((each) => each.id === id)

export const keepTable = (table: KnownTable): void =>
  write([{ ...knownTable(table.id), ...table }, ...knownTables().filter(({ id }) => id !== table.id)])

export const forgetTable = (id: string): void => write(knownTables().filter((each) => each.id !== id))

/** The name that somebody last sat down with. */
export function ownName(): string {
  try {
    return localStorage.getItem(OWN_NAME) ?? ''
  } catch {
    return ''
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(OWN_NAME, name)
  } catch {
    // They will type it again.
  }
}
