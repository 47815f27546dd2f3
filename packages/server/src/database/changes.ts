import { type RawBuilder, sql, type Transaction } from 'kysely'
import { Problem } from '../text/say.ts'
import type { Database } from './database.ts'
import { isHeld, isOfDatabase } from './failures.ts'
import type { ActRow, ChairRow, EntryRow, Schema, TableRow } from './schema.ts'

/** What is written of a table at once. */
export interface Change {
  /** The row that it stands on: another version means that somebody else was faster. */
  readonly was: TableRow
  /** The row from now on, of the next version. */
  readonly row: TableRow
  /** How much of the journal stays, and what comes after it. */
  readonly keep: number
  readonly entries: readonly EntryRow[]
  readonly chairs: readonly ChairRow[]
  readonly act?: ActRow | undefined
  /** What else follows from it, written with it. */
  readonly also?: ((trx: Transaction<Schema>) => Promise<void>) | undefined
}

/** Somebody else has changed the table meanwhile: nothing was written. */
export class LostRace extends Error {
  override name = 'LostRace'
}

/** Parts of a row that are long and seldom change: they are written only where they do. */
const LONG: readonly string[] = ['checkpoint', 'options', 'result', 'seats', 'start'] satisfies (keyof TableRow)[]
const KEY: readonly string[] = ['table_id', 'chair'] satisfies (keyof ChairRow)[]

interface Waiting {
  readonly change: Change
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/**
 * Writes what changes at tables. Changes that come while others are on their way to the disk are written together, by as many statements as one alone:
 * both the disk and the way to the database take their time once. Where one of them cannot be written, each is written by itself.
 */
export class Changes {
  private waiting: Waiting[] = []
  private isWriting = false

  constructor(private readonly database: Database) {}

  /** Appends to a journal, or shortens it, with all else that changes: all of it, if the table is still as it was. */
  save(change: Change): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ change, resolve, reject })
      if (this.isWriting) return
      this.isWriting = true
      setImmediate(() => this.writeOn())
    })
  }

  private async writeOn(): Promise<void> {
    while (this.waiting.length > 0) await this.writeGroup(this.waiting.splice(0))
    this.isWriting = false
  }

  private async writeGroup(group: readonly Waiting[], isHasty = true): Promise<void> {
    const changes = group.map(({ change }) => change)
    try {
      await this.database.write((trx) => this.writeAll(trx, changes), { isHasty })
      for (const { resolve } of group) resolve()
    } catch (error) {
      const isOfOne = isHeld(error) || (group.length > 1 && !isOfDatabase(error))
      // Those who come after them do not wait.
      for (const each of group)
        if (isHasty && isOfOne) void this.writeGroup([each], false)
        else each.reject(error)
    }
  }

  private async writeAll(trx: Transaction<Schema>, changes: readonly Change[]): Promise<void> {
    const rows = new Map<string, TableRow[]>()
    const columns = new Map<string, Set<string>>()
    for (const { was, row } of changes) {
      const changed = Object.entries(row).flatMap(([name, value]) =>
        was[name as keyof TableRow] === value ? [] : [name],
      )
      const long = changed.filter((name) => LONG.includes(name)).join()
      rows.set(long, [...(rows.get(long) ?? []), row])
      columns.set(long, new Set([...(columns.get(long) ?? []), ...changed]))
    }
    for (const [long, some] of rows) {
      const names = [...(columns.get(long) ?? [])].sort()
      const written = await sql`
        update tables set ${assigned(names)} from ${this.database.rows('tables', ['id', ...names], some)} as v
        where tables.id = v.id and tables.version = v.version - 1`.execute(trx)
      if (written.numAffectedRows !== BigInt(some.length)) throw new LostRace()
    }
    const acts = changes.flatMap(({ act }) => act ?? [])
    if ((await this.insert(trx, 'acts', acts, sql`on conflict do nothing`)) !== acts.length)
      throw new Problem(409, 'id-used', 'id-used')
    for (const { was, keep } of changes)
      if (keep < was.length)
        await trx.deleteFrom('entries').where('table_id', '=', was.id).where('n', '>=', keep).execute()
    await this.insert(
      trx,
      'entries',
      changes.flatMap(({ entries }) => entries),
    )
    await this.updateChairs(
      trx,
      changes.flatMap(({ chairs }) => chairs),
    )
    for (const { also } of changes) await also?.(trx)
  }

  /** Gives the number of those that were not there yet. */
  private async insert<Name extends 'acts' | 'entries'>(
    trx: Transaction<Schema>,
    table: Name,
    rows: readonly Schema[Name][],
    onConflict: RawBuilder<unknown> = sql``,
  ): Promise<number> {
    const [first] = rows
    if (first === undefined) return 0
    const names = Object.keys(first).sort()
    const list = sql.join(names.map((name) => sql.ref(name)))
    const written = await sql`
      insert into ${sql.table(table)} (${list}) select ${list} from ${this.database.rows(table, names, rows)} as v
      where true ${onConflict}`.execute(trx)
    return Number(written.numAffectedRows)
  }

  private async updateChairs(trx: Transaction<Schema>, chairs: readonly ChairRow[]): Promise<void> {
    const [first] = chairs
    if (first === undefined) return
    const names = Object.keys(first).sort()
    await sql`
      update chairs set ${assigned(names.filter((name) => !KEY.includes(name)))} from ${this.database.rows('chairs', names, chairs)} as v
      where chairs.table_id = v.table_id and chairs.chair = v.chair`.execute(trx)
  }
}

const assigned = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql`${sql.ref(name)} = v.${sql.ref(name)}`))
