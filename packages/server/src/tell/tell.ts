import { createHmac, timingSafeEqual } from 'node:crypto'
import { questionText } from '@coinflict/kernel/display'
import { LANGUAGES, type Language } from '@coinflict/kernel/text'
import type { Transaction } from 'kysely'
import { createTransport, type Transporter } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { ChairRow, Schema, TableRow } from '../database/schema.ts'
import { setting } from '../database/settings.ts'
import { newId } from '../people/accounts.ts'
import { placeOf, standingsOf } from '../people/sittings.ts'
import { isDeclined } from '../tables/info.ts'
import { type Consent, factionsOf } from '../tables/room.ts'
import type { Also, Step } from '../tables/rooms.ts'
import { Problem, say } from '../text/say.ts'
import { canPush, isGone, newPushKeys, type PushKeys, pushLetter, type Subscription } from './push.ts'
import type { ChannelKind, ChannelRow, OutboxRow } from './rows.ts'
import { jsonLetter, type Letter, mayHook, post } from './send.ts'
import { dueAt, isZone } from './times.ts'

/** What somebody is told: a title, sentences, and where it leads. */
interface Told {
  readonly title: string
  readonly text: readonly string[]
  /** The place in the journal. */
  readonly at?: number
  /** Since when they are asked: once they have answered, it is no news. */
  readonly since?: number
  /** The chair they are invited to: once it is taken or not kept for them any more, it is no news. */
  readonly invitedTo?: number
  /** The chair that was declined: once it is for somebody else, it is no news. */
  readonly declined?: number
}

type Words = (language: Language) => Told

const LOOK = 1000
const MOST_AT_ONCE = 100
const MOST_TRIES = 10
const MOST_CHANNELS = 10
const MINUTE = 60_000
/** Whoever takes something on to send it has so long. */
const TAKEN = 5 * MINUTE
const LONGEST_WAIT = 6 * 60 * MINUTE
/** Discord takes no more. */
const MOST_OF_DISCORD = 2000

/** What one may say of a way to be told. */
export interface ChannelWish {
  readonly digestHours?: number
  readonly quietFrom?: number | null
  readonly quietTo?: number | null
  readonly zone?: string
  readonly stopped?: boolean
}

export interface NewChannel extends ChannelWish {
  readonly kind: ChannelKind
  readonly address?: string
  readonly subscription?: Subscription
}

const languageIn = (text: string): Language => LANGUAGES.find((each) => each === text) ?? 'en'

/** Tells people what happened at their tables. What is to be told is written with what happened; it is sent after that, until it has arrived. */
export class Tell {
  private readonly mail: Transporter | undefined
  private address = ''
  private timer: NodeJS.Timeout | undefined
  private sending: Promise<void> | undefined

  private constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly secret: string,
    private readonly pushKeys: PushKeys,
    private readonly onError: (error: unknown) => void,
  ) {
    this.mail = config.smtp === undefined ? undefined : createTransport(config.smtp)
  }

  static async open(
    database: Database,
    config: Config,
    secret: string,
    onError: (error: unknown) => void,
  ): Promise<Tell> {
    const pushKeys = JSON.parse(await setting(database, 'push', JSON.stringify(newPushKeys()))) as PushKeys
    return new Tell(database, config, secret, pushKeys, onError)
  }

  get pushKey(): string {
    return this.pushKeys.publicKey
  }

  /** Begins to send. */
  begin(address: string): void {
    this.address = address.replace(/\/*$/, '/')
    this.timer = setInterval(() => this.deliver(), LOOK)
    this.timer.unref()
  }

  async end(): Promise<void> {
    clearInterval(this.timer)
    await this.sending
    this.mail?.close()
  }

  /** What is to be told of a change at a table, written with it. */
  after({ room, was, row, chairs, now }: Step) {
    const told: { readonly person: string; readonly kind: string; readonly words: Words }[] = []
    const add = (person: string | null | undefined, kind: string, words: Words) => {
      if (typeof person === 'string') told.push({ person, kind, words })
    }
    const nameAt = (n: number | null) => chairs.find(({ chair }) => chair === n)?.name ?? undefined
    const { table } = room
    const pending = table?.pending
    if (row.asked !== null && row.asked_since !== was.row.asked_since && table !== undefined && pending !== undefined) {
      const by = nameAt(was.row.asked)
      add(chairs.find(({ chair }) => chair === row.asked)?.person, 'asked', (language) => ({
        title: say(language, 'tell.asked', { name: row.name }),
        text: [
          ...(by === undefined ? [] : [say(language, 'tell.answered', { name: by })]),
          say(language, 'tell.question', { text: questionText(table.game, pending, language) }),
        ],
        at: row.length,
        since: row.asked_since ?? 0,
      }))
    }
    if (row.status === 'finished' && was.row.status !== 'finished')
      for (const each of chairs)
        add(each.person, 'finished', (language) => ({
          title: say(language, 'tell.finished', { name: row.name }),
          text: [say(language, 'tell.place', { n: placeOf(standingsOf(row), factionsOf(each)) })],
          at: row.length,
        }))
    if (row.requests !== was.row.requests) {
      const known = (JSON.parse(was.row.requests) as Consent[]).map(({ id }) => id)
      const fresh = (JSON.parse(row.requests) as Consent[]).filter(({ id }) => !known.includes(id))
      for (const { by, kind, words = '' } of fresh)
        for (const each of chairs.filter(({ chair, substitute }) => chair !== by && substitute === null))
          add(each.person, 'request', (language) => ({
            title: say(language, 'tell.request', { name: row.name }),
            text: [say(language, kind === 'undo' ? 'tell.undo' : 'tell.hand', { name: nameAt(by) ?? '', text: words })],
            at: row.length,
          }))
    }
    for (const { chair, invited_name: name } of chairs.filter(isDeclined))
      if (was.chairs.some((each) => each.chair === chair && each.invited !== null))
        add(row.host_person, 'declined', (language) => ({
          title: say(language, 'tell.declined', { name: row.name }),
          text: [say(language, 'tell.not-kept', { name: name ?? '' })],
          declined: chair,
        }))
    const invitations = this.invitations(row, was.chairs, chairs, now)
    if (told.length === 0) return invitations
    return async (trx: Transaction<Schema>): Promise<void> => {
      await invitations?.(trx)
      for (const { person, kind, words } of told)
        for (const { language, ...channel } of await this.waysTo(trx, person))
          await this.put(trx, channel, kind, row.id, words(languageIn(language)), dueAt(channel, now), now)
    }
  }

  /** Whom a seat is kept for from now on is told, by the name of whoever set the table up. */
  invitations(row: TableRow, before: readonly ChairRow[], chairs: readonly ChairRow[], now: number): Also {
    const isKnown = ({ chair, invited }: ChairRow) =>
      before.some((each) => each.chair === chair && each.invited === invited)
    const fresh = chairs.filter((each) => each.invited !== null && each.name === null && !isKnown(each))
    if (fresh.length === 0) return undefined
    return async (trx) => {
      const host = await trx.selectFrom('people').select('name').where('id', '=', row.host_person).executeTakeFirst()
      for (const { chair, invited } of fresh)
        for (const { language: tongue, ...channel } of await this.waysTo(trx, invited ?? '')) {
          const language = languageIn(tongue)
          const told: Told = {
            title: say(language, 'tell.invited', { name: row.name }),
            text: [say(language, 'tell.kept', { name: host?.name ?? '' })],
            invitedTo: chair,
          }
          await this.put(trx, channel, 'invited', row.id, told, dueAt(channel, now), now)
        }
    }
  }

  private waysTo(trx: Transaction<Schema>, person: string) {
    return trx
      .selectFrom('channels')
      .innerJoin('people', 'people.id', 'channels.person')
      .selectAll('channels')
      .select('people.language')
      .where('channels.person', '=', person)
      .where('channels.confirmed_at', 'is not', null)
      .where('channels.stopped_at', 'is', null)
      .execute()
  }

  private async put(
    trx: Transaction<Schema>,
    { id }: Pick<ChannelRow, 'id'>,
    kind: string,
    table: string | null,
    told: Told,
    due: number,
    now: number,
  ): Promise<void> {
    const row = { id: newId(), channel: id, kind, table_id: table, details: JSON.stringify(told) }
    await trx
      .insertInto('outbox')
      .values({ ...row, created_at: now, due_at: due, tries: 0 })
      .execute()
  }

  /** Sends what is due, one round at a time. */
  private deliver(): void {
    this.sending ??= this.round()
      .catch(this.onError)
      .finally(() => {
        this.sending = undefined
      })
  }

  private async round(now = Date.now()): Promise<void> {
    const taken = await this.take(now)
    for (const id of new Set(taken.map(({ channel }) => channel)))
      await this.send(
        id,
        taken.filter(({ channel }) => channel === id),
        now,
      )
  }

  /** Takes on what is due; another process that is as fast leaves it. */
  private async take(now: number): Promise<OutboxRow[]> {
    const due = await this.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(MOST_AT_ONCE)
      .execute()
    if (due.length === 0) return []
    return this.database.write(async (trx) => {
      const mine: OutboxRow[] = []
      for (const row of due) {
        const { numUpdatedRows } = await trx
          .updateTable('outbox')
          .set({ due_at: now + TAKEN })
          .where('id', '=', row.id)
          .where('due_at', '=', row.due_at)
          .executeTakeFirst()
        if (numUpdatedRows === 1n) mine.push(row)
      }
      return mine
    })
  }

  private async send(id: string, rows: readonly OutboxRow[], now: number): Promise<void> {
    const { db } = this.database
    const channel = await db
      .selectFrom('channels')
      .innerJoin('people', 'people.id', 'channels.person')
      .selectAll('channels')
      .select('people.language')
      .where('channels.id', '=', id)
      .executeTakeFirst()
    const ids = rows.map((row) => row.id)
    const news = channel === undefined || channel.stopped_at !== null ? [] : await this.stillNews(channel.person, rows)
    try {
      if (channel !== undefined && news.length > 0) await this.sendTo(channel, languageIn(channel.language), news)
    } catch (error) {
      if (channel?.kind === 'push' && isGone(error)) {
        await this.remove(channel.person, id)
        return
      }
      this.onError(error)
      return this.later(rows, now)
    }
    await this.database.write(async (trx) => {
      await trx.deleteFrom('outbox').where('id', 'in', ids).execute()
    })
  }

  private async stillNews(person: string, rows: readonly OutboxRow[]): Promise<OutboxRow[]> {
    const news: OutboxRow[] = []
    for (const row of rows) if (await this.isStillNews(person, row)) news.push(row)
    return news
  }

  /**
   * Whoever has answered need not be told any more that they are asked, nor whoever has sat down or declined that they are invited, nor whoever has
   * found somebody else that a seat was declined.
   */
  private async isStillNews(person: string, { table_id, details }: OutboxRow): Promise<boolean> {
    const { since, invitedTo, declined } = JSON.parse(details) as Told
    const { db } = this.database
    if (table_id === null) return true
    const at = invitedTo ?? declined
    if (at !== undefined) {
      const chair = await db
        .selectFrom('chairs')
        .selectAll()
        .where('table_id', '=', table_id)
        .where('chair', '=', at)
        .executeTakeFirst()
      if (chair === undefined) return false
      return invitedTo === undefined ? isDeclined(chair) : chair.invited === person && chair.name === null
    }
    if (since === undefined) return true
    const table = await db.selectFrom('tables').select('asked_since').where('id', '=', table_id).executeTakeFirst()
    return table?.asked_since === since
  }

  private async later(rows: readonly OutboxRow[], now: number): Promise<void> {
    await this.database.write(async (trx) => {
      for (const { id, tries } of rows) {
        const wait = Math.min(LONGEST_WAIT, 2 ** tries * this.config.tellAgain)
        if (tries + 1 >= MOST_TRIES) await trx.deleteFrom('outbox').where('id', '=', id).execute()
        else
          await trx
            .updateTable('outbox')
            .set({ tries: tries + 1, due_at: now + wait })
            .where('id', '=', id)
            .execute()
      }
    })
  }

  private async sendTo(channel: ChannelRow, language: Language, rows: readonly OutboxRow[]): Promise<void> {
    const told = rows.map((row) => ({ ...(JSON.parse(row.details) as Told), row }))
    const first = told[0]?.title ?? ''
    const subject = told.length === 1 ? first : say(language, 'tell.many', { n: told.length })
    const stop = this.link('stop', channel.id)
    const isConfirmed = channel.confirmed_at !== null
    const linkOf = ({ row, at }: (typeof told)[number]) =>
      row.table_id === null ? undefined : `${this.address}?table=${row.table_id}${at === undefined ? '' : `&at=${at}`}`
    const paragraphs = told.map((each) =>
      [...(told.length === 1 ? [] : [each.title]), ...each.text, linkOf(each)]
        .filter((line) => line !== undefined)
        .join('\n'),
    )
    const footer = isConfirmed ? [say(language, 'tell.stop', { link: stop })] : []
    if (channel.kind === 'mail') {
      if (this.mail === undefined) throw new Error('there is no mail server')
      await this.mail.sendMail({
        from: this.config.mailFrom ?? `coinflict@${new URL(this.address).hostname}`,
        to: channel.address,
        subject,
        text: [...paragraphs, ...footer].join('\n\n'),
        headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      })
    } else if (channel.kind === 'discord') {
      const content = [`**${subject}**`, ...paragraphs, ...footer].join('\n\n').slice(0, MOST_OF_DISCORD)
      await this.post(channel, jsonLetter({ content, allowed_mentions: { parse: [] } }))
    } else if (channel.kind === 'push') {
      const link = (told.length === 1 && told[0] !== undefined ? linkOf(told[0]) : undefined) ?? this.address
      const text = told.length === 1 ? (told[0]?.text ?? []) : told.map(({ title }) => title)
      const content = { title: subject, text: text.join('\n'), link, stop }
      const to = { endpoint: channel.address, keys: JSON.parse(channel.push_keys ?? '{}') as Subscription['keys'] }
      await this.post(channel, pushLetter(to, content, this.pushKeys, this.sender))
    } else {
      const events = told.map((each) => ({
        id: each.row.id,
        kind: each.row.kind,
        table: each.row.table_id,
        title: each.title,
        text: each.text,
        link: linkOf(each),
        at: each.row.created_at,
      }))
      await this.post(channel, jsonLetter({ format: 'coinflict-told', version: 1, language, events, stop }))
    }
  }

  private post({ address }: ChannelRow, letter: Letter): Promise<void> {
    return post(address, letter, this.config.mayHookHome)
  }

  /** Whom a push service turns to if something is wrong. */
  private get sender(): string {
    return this.address.startsWith('https:') ? this.address : `mailto:coinflict@${new URL(this.address).hostname}`
  }

  private sign(what: string, channel: string): string {
    return createHmac('sha256', this.secret).update(`${what} ${channel}`).digest('base64url')
  }

  private link(what: 'stop' | 'confirm', channel: string): string {
    return `${this.address}api/tell/${what}?channel=${channel}&sign=${this.sign(what, channel)}`
  }

  private requireSign(what: 'stop' | 'confirm', channel: string, sign: string): void {
    const right = Buffer.from(this.sign(what, channel))
    const given = Buffer.from(sign)
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Problem(403, 'link', 'bad-link')
  }

  /** The language of whoever is told by a way. */
  private async languageOf(channel: string): Promise<Language> {
    const found = await this.database.db
      .selectFrom('channels')
      .innerJoin('people', 'people.id', 'channels.person')
      .select('people.language')
      .where('channels.id', '=', channel)
      .executeTakeFirst()
    return languageIn(found?.language ?? '')
  }

  /** Asks whoever opens a signed link. Nothing is done yet: programs open links too, to look what they lead to. */
  async askToFollow(what: 'stop' | 'confirm', channel: string, sign: string) {
    this.requireSign(what, channel, sign)
    const language = await this.languageOf(channel)
    return {
      language,
      question: say(language, what === 'stop' ? 'tell.stop-here' : 'tell.is-yours'),
      button: say(language, what === 'stop' ? 'tell.do-stop' : 'tell.do-confirm'),
    }
  }

  /** Follows a signed link; gives what whoever followed it is told. */
  async follow(what: 'stop' | 'confirm', channel: string, sign: string) {
    this.requireSign(what, channel, sign)
    const now = Date.now()
    await this.database.write(async (trx) => {
      const done = what === 'stop' ? { stopped_at: now } : { confirmed_at: now }
      await trx.updateTable('channels').set(done).where('id', '=', channel).execute()
      if (what === 'stop') await trx.deleteFrom('outbox').where('channel', '=', channel).execute()
    })
    const language = await this.languageOf(channel)
    return { language, text: say(language, what === 'stop' ? 'tell.stopped' : 'tell.confirmed') }
  }

  async channels(person: string) {
    const rows = await this.database.db
      .selectFrom('channels')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created_at')
      .execute()
    return { channels: rows.map(channelView) }
  }

  /** A new way to be told. An address of mail has to be confirmed first: nobody is told what they did not ask for. */
  async add(
    { id: person, name, language = 'en' }: { id: string; name: string; language?: Language },
    { kind, subscription, address = subscription?.endpoint ?? '', ...wish }: NewChannel,
  ) {
    if (kind === 'mail' && this.mail === undefined) throw new Problem(409, 'no-mail', 'no-mail')
    const isRight =
      kind === 'mail'
        ? /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(address)
        : mayHook(address, this.config.mayHookHome) && (kind !== 'push' || this.canPush(address, subscription))
    if (!isRight) throw new Problem(400, 'address', 'bad-address')
    const known = (await this.channels(person)).channels.filter((each) => kind !== 'push' || each.address !== address)
    if (known.length >= MOST_CHANNELS) throw new Problem(409, 'too-many', 'too-many', { n: MOST_CHANNELS })
    const now = Date.now()
    const fresh = { digest_hours: 0, quiet_from: null, quiet_to: null, zone: 'UTC', ...settingsIn(wish) }
    const confirmed_at = kind === 'mail' ? null : now
    const push_keys = subscription === undefined ? null : JSON.stringify(subscription.keys)
    const said = { person, kind, address, push_keys, confirmed_at }
    const row = { ...fresh, ...said, id: newId(), stopped_at: null, created_at: now }
    await this.database.write(async (trx) => {
      // A browser is one person's: whoever was there last.
      if (kind === 'push')
        await trx.deleteFrom('channels').where('kind', '=', kind).where('address', '=', address).execute()
      await trx.insertInto('channels').values(row).execute()
      if (kind !== 'mail') return
      const text = [say(language, 'tell.confirm', { name, link: this.link('confirm', row.id) })]
      await this.put(trx, row, 'confirm', null, { title: say(language, 'tell.is-yours'), text }, now, now)
    })
    return this.channels(person)
  }

  private canPush(address: string, to: Subscription | undefined): boolean {
    return to !== undefined && to.endpoint === address && canPush(to, this.pushKeys)
  }

  async change(person: string, id: string, { stopped, ...wish }: ChannelWish) {
    const changes = {
      ...settingsIn(wish),
      ...(stopped === undefined ? {} : { stopped_at: stopped ? Date.now() : null }),
    }
    if (Object.keys(changes).length > 0)
      await this.database.write(async (trx) => {
        await trx.updateTable('channels').set(changes).where('id', '=', id).where('person', '=', person).execute()
      })
    return this.channels(person)
  }

  async remove(person: string, id: string) {
    await this.database.write(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('channels')
        .where('id', '=', id)
        .where('person', '=', person)
        .executeTakeFirst()
      if (numDeletedRows === 1n) await trx.deleteFrom('outbox').where('channel', '=', id).execute()
    })
    return this.channels(person)
  }
}

function settingsIn({ digestHours, quietFrom, quietTo, zone }: ChannelWish) {
  if (zone !== undefined && !isZone(zone)) throw new Problem(400, 'zone', 'bad-zone', { value: zone })
  return {
    ...(digestHours === undefined ? {} : { digest_hours: digestHours }),
    ...(quietFrom === undefined ? {} : { quiet_from: quietFrom }),
    ...(quietTo === undefined ? {} : { quiet_to: quietTo }),
    ...(zone === undefined ? {} : { zone }),
  }
}

const channelView = (row: ChannelRow) => ({
  id: row.id,
  kind: row.kind,
  address: row.address,
  confirmed: row.confirmed_at !== null,
  stopped: row.stopped_at !== null,
  digestHours: row.digest_hours,
  quietFrom: row.quiet_from,
  quietTo: row.quiet_to,
  zone: row.zone,
})
