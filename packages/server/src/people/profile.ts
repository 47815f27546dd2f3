import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Status, TableRow } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { infoOf } from '../tables/info.ts'
import { Problem } from '../text/say.ts'
import type { Accounts } from './accounts.ts'
import { ratingView } from './ratings.ts'
import type { PersonRow } from './rows.ts'

const MOST_LISTED = 50
const MOST_MINE = 500

export interface ArchiveWish {
  readonly game?: string
  readonly player?: string
  readonly from?: number
  readonly to?: number
  readonly before?: number
}

export const personView = ({ id, name, language, owner, created_at }: PersonRow) => ({
  id,
  name,
  language,
  bot: owner !== null,
  created: created_at,
})

/** What people have played. */
export class Profiles {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly accounts: Accounts,
  ) {}

  private async listed(rows: readonly TableRow[]) {
    const chairs = await this.store.seats(rows.map(({ id }) => id))
    return rows.map((row) => {
      const seated = chairs.filter(({ table_id }) => table_id === row.id)
      return { info: infoOf(row, seated), seated }
    })
  }

  /** The tables where somebody sits, is invited, or that they set up: first where they are asked, whoever has least time at the top. */
  async mine(person: string, status?: Status) {
    const { db } = this.database
    const sitting = db
      .selectFrom('chairs')
      .select('table_id')
      .where(({ or, eb }) => or([eb('person', '=', person), eb('invited', '=', person)]))
    let query = db
      .selectFrom('tables')
      .selectAll()
      .where(({ or, eb }) => or([eb('id', 'in', sitting), eb('host_person', '=', person)]))
    query = status === undefined ? query.where('status', 'in', ['open', 'running']) : query.where('status', '=', status)
    const listed = await this.listed(await query.orderBy('changed_at', 'desc').limit(MOST_MINE).execute())
    const tables = listed.map(({ info, seated }) => {
      const chair = seated.find((each) => each.person === person)?.chair ?? null
      const invited = seated.find((each) => each.name === null && each.invited === person)?.chair ?? null
      return { ...info, you: { chair, asked: chair !== null && info.asked?.chair === chair, invited } }
    })
    const dueAt = ({ asked }: (typeof tables)[number]) => asked?.deadline ?? Number.MAX_SAFE_INTEGER
    tables.sort((a, b) => Number(b.you.asked) - Number(a.you.asked) || (a.you.asked ? dueAt(a) - dueAt(b) : 0))
    return { tables }
  }

  async profile(name: string) {
    const person = await this.accounts.named(name)
    const { db } = this.database
    const played = await db
      .selectFrom('sittings')
      .innerJoin('tables', 'tables.id', 'sittings.table_id')
      .select(({ fn }) => [
        'tables.volume as game',
        fn.countAll<number>().as('games'),
        fn.sum<number>('sittings.won').as('wins'),
        sql<number>`count(sittings.left_at)`.as('left'),
      ])
      .where('sittings.person', '=', person.id)
      .where('tables.status', '=', 'finished')
      .groupBy('tables.volume')
      .execute()
    const ratings = await db.selectFrom('ratings').selectAll().where('subject', '=', person.id).execute()
    return {
      person: personView(person),
      played: played.map(({ game, games, wins, left }) => ({
        game,
        games: Number(games),
        wins: Number(wins),
        left: Number(left),
      })),
      ratings: ratings.map(ratingView),
    }
  }

  /** The best of a volume, people and non-players, by what they are at least worth. */
  async ladder(game: string, faction: string | undefined) {
    let query = this.database.db.selectFrom('ratings').selectAll().where('volume', '=', game)
    if (faction !== undefined) query = query.where('faction', '=', faction)
    const rows = await query.orderBy(sql`mu - 3 * sigma`, 'desc').limit(MOST_LISTED).execute()
    const names = await this.names(rows.map(({ subject }) => subject))
    return { ratings: rows.map((row) => ({ ...ratingView(row), name: names.get(row.subject) ?? null })) }
  }

  private async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map()
    const rows = await this.database.db.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute()
    return new Map(rows.map(({ id, name }) => [id, name]))
  }

  /** The finished games of two people against each other: who was ahead of whom. */
  async headToHead(one: string, other: string) {
    const [a, b] = [await this.accounts.named(one), await this.accounts.named(other)]
    const rows = await this.database.db
      .selectFrom('sittings as a')
      .innerJoin('sittings as b', 'a.table_id', 'b.table_id')
      .innerJoin('tables', 'tables.id', 'a.table_id')
      .select(['tables.volume', 'a.place as mine', 'b.place as theirs', 'a.won as won', 'b.won as lost'])
      .where('a.person', '=', a.id)
      .where('b.person', '=', b.id)
      .where('tables.status', '=', 'finished')
      .whereRef('a.chair', '!=', 'b.chair')
      .execute()
    const last = Number.MAX_SAFE_INTEGER
    const ahead = (x: number | null, y: number | null) => (x ?? last) < (y ?? last)
    return {
      people: [personView(a), personView(b)],
      games: rows.length,
      ahead: [rows.filter((r) => ahead(r.mine, r.theirs)).length, rows.filter((r) => ahead(r.theirs, r.mine)).length],
      wins: [rows.filter((r) => r.won === 1).length, rows.filter((r) => r.lost === 1).length],
    }
  }

  /** Finished games that everybody may look at, the last ones first. */
  async archive({ game, player, from, to, before }: ArchiveWish) {
    const { db } = this.database
    let query = db.selectFrom('tables').selectAll().where('status', '=', 'finished').where('is_public', '=', 1)
    if (game !== undefined) query = query.where('volume', '=', game)
    if (player !== undefined) {
      const { id } = await this.accounts.named(player)
      query = query.where('id', 'in', db.selectFrom('sittings').select('table_id').where('person', '=', id))
    }
    if (from !== undefined) query = query.where('finished_at', '>=', from)
    if (to !== undefined) query = query.where('finished_at', '<=', to)
    if (before !== undefined) query = query.where('finished_at', '<', before)
    const listed = await this.listed(await query.orderBy('finished_at', 'desc').limit(MOST_LISTED).execute())
    return { tables: listed.map(({ info }) => info) }
  }

  async blocks(person: string) {
    const rows = await this.database.db
      .selectFrom('blocks')
      .innerJoin('people', 'people.id', 'blocks.blocked')
      .select(['people.name', 'blocks.at'])
      .where('blocks.person', '=', person)
      .orderBy('people.name')
      .execute()
    return { blocked: rows }
  }

  async block(person: string, name: string) {
    const { id } = await this.accounts.named(name)
    if (id === person) throw new Problem(400, 'self', 'not-oneself')
    await this.database.write(async (trx) => {
      await trx
        .insertInto('blocks')
        .values({ person, blocked: id, at: Date.now() })
        .onConflict((c) => c.columns(['person', 'blocked']).doNothing())
        .execute()
    })
    return this.blocks(person)
  }

  async unblock(person: string, name: string) {
    const { id } = await this.accounts.named(name)
    await this.database.write(async (trx) => {
      await trx.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', id).execute()
    })
    return this.blocks(person)
  }

  /** Whether one of these people does not want to sit with somebody. */
  async isBlocked(by: readonly string[], person: string): Promise<boolean> {
    if (by.length === 0) return false
    const found = await this.database.db
      .selectFrom('blocks')
      .select('person')
      .where('person', 'in', by)
      .where('blocked', '=', person)
      .limit(1)
      .executeTakeFirst()
    return found !== undefined
  }
}
