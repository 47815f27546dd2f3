import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Database } from '../database/database.ts'
import type { ChairRow, TableRow } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import type { Rooms } from '../tables/rooms.ts'
import type { Tables } from '../tables/tables.ts'
import { Problem } from '../text/say.ts'
import { Accounts, newId } from './accounts.ts'
import { type Caller, hashOf, type Person } from './caller.ts'
import { Leaving } from './leaving.ts'
import { badPasskey, Passkeys, type Site } from './passkeys.ts'
import { Profiles } from './profile.ts'
import type { Trier } from './tries.ts'

/** The seat of a guest. */
export interface SeatKey {
  readonly table: string
  readonly key: string
}

/** What somebody shows to prove once more who they are: their password or a passkey of theirs. */
export interface Proof {
  readonly password?: string
  readonly passkey?: AuthenticationResponseJSON
}

/** Everything about people with accounts. */
export class People {
  readonly accounts: Accounts
  readonly passkeys: Passkeys
  readonly profiles: Profiles
  readonly leaving: Leaving

  constructor(
    private readonly database: Database,
    store: Store,
    private readonly rooms: Rooms,
    tables: Tables,
    secret: string,
  ) {
    this.accounts = new Accounts(database, secret)
    this.passkeys = new Passkeys(database)
    this.profiles = new Profiles(database, store, this.accounts)
    this.leaving = new Leaving(database, rooms, tables, this.accounts)
    tables.admission.checkSitting = (row, chairs, caller) => this.checkSitting(row, chairs, caller)
    tables.admission.invitee = (name, caller) => this.invitee(name, caller)
  }

  /** At a rated table only people with accounts sit, each once; nobody sits down with somebody who has blocked them. */
  private async checkSitting(row: TableRow, chairs: readonly ChairRow[], { person }: Caller): Promise<void> {
    if (person === undefined) {
      if (row.rated === 1) throw new Problem(403, 'account', 'rated-account')
      return
    }
    if (chairs.some((chair) => chair.person === person.id)) throw new Problem(409, 'seat', 'sits-already')
    const there = [row.host_person, ...chairs.map((chair) => chair.person)].filter((each) => each !== null)
    if (await this.profiles.isBlocked(there, person.id)) throw new Problem(403, 'blocked', 'blocked')
  }

  /** Whom somebody invites: only people with accounts do, so that whoever does not like it can block them. */
  private async invitee(name: string, { person }: Caller): Promise<Person> {
    if (person === undefined) throw new Problem(401, 'log-in', 'log-in-first')
    const { id, name: called } = await this.accounts.named(name)
    if (id === person.id) throw new Problem(409, 'seat', 'not-oneself')
    const isApart = (await this.profiles.isBlocked([id], person.id)) || (await this.profiles.isBlocked([person.id], id))
    if (isApart) throw new Problem(403, 'blocked', 'not-invited', { name: called })
    return { id, name: called }
  }

  /** Refuses unless it is still this person: a session alone neither opens the account for others nor deletes it. */
  async requireProof({ id }: Person, { password = '', passkey }: Proof, site: Site, trier: Trier): Promise<void> {
    if (passkey === undefined) await this.accounts.requirePassword(id, password, trier)
    else if ((await this.passkeys.shown(site, passkey)) !== id) throw badPasskey()
  }

  /** Gives the seats that somebody has as a guest to their account. Gives the tables. */
  async link(person: string, seats: readonly SeatKey[]): Promise<readonly string[]> {
    const linked: string[] = []
    for (const { table, key } of seats) {
      const hash = hashOf(key)
      const isLinked = await this.rooms
        .at(table, async (room) => {
          const sitsAlready = room.chairs.some((chair) => chair.person === person)
          const seat = room.chairs.find(
            (chair) => chair.key_hash === hash && chair.name !== null && chair.person === null && !sitsAlready,
          )
          const isHost = room.row.host_hash === hash && room.row.host_person === null
          if (seat === undefined && !isHost) return false
          await this.rooms.commit(room, {
            ...(seat === undefined ? {} : { chairs: [{ ...seat, person }] }),
            ...(isHost ? { row: { host_person: person } } : {}),
          })
          if (seat !== undefined) await this.takeOver(seat, hash, person)
          return true
        })
        .catch((error: unknown) => {
          // A table that is no more is no reason not to log in.
          if (error instanceof Problem) return false
          throw error
        })
      if (isLinked) linked.push(table)
    }
    return linked
  }

  /** What a guest has said and noted is the account's. */
  private takeOver({ table_id, chair, name }: ChairRow, hash: string, person: string): Promise<void> {
    return this.database.write(async (trx) => {
      await trx
        .updateTable('chat')
        .set({ person })
        .where('table_id', '=', table_id)
        .where('chair', '=', chair)
        .where('name', '=', name ?? '')
        .where('person', 'is', null)
        .execute()
      await trx
        .updateTable('notes')
        .set({ owner: person })
        .where('table_id', '=', table_id)
        .where('owner', '=', hash)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('notes as own')
                .select('own.owner')
                .where('table_id', '=', table_id)
                .where('owner', '=', person),
            ),
          ),
        )
        .execute()
    })
  }

  async report(person: string, { name, table, text }: { name?: string; table?: string; text: string }): Promise<void> {
    const about = name === undefined ? null : (await this.accounts.named(name)).id
    await this.database.write(async (trx) => {
      await trx
        .insertInto('reports')
        .values({ id: newId(), person, about, table_id: table ?? null, text, at: Date.now() })
        .execute()
    })
  }
}
