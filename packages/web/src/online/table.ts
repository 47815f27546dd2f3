import type { Setup, Volume } from '@coinflict/kernel/state'
import { readJournal, readPosition, type Save, setupOf, Table } from '@coinflict/kernel/table'
import { decidersWith, Elsewhere, SEAT_KINDS } from '@coinflict/players'
import { signal } from '@preact/signals'
import { complain, notice } from '../parts/notice.ts'
import { findMe } from '../people/me.ts'
import { gathering, keepNumber, keptNumber, pace } from '../settings.ts'
import { say } from '../text/say.ts'
import { seatName } from '../text/seat.ts'
import { boxOf, loadFullBox } from '../volumes.ts'
import { type ChatLine, chatAt, Declined, type Info, reasonsAt, type SeatLink, type You } from './api.ts'
import { keepTable, knownTable } from './keys.ts'
import { Line, type Message } from './line.ts'
import { type News, RemoteSession } from './remote-session.ts'

/** Who is there now: the chairs with somebody before a screen, and how many watch. */
export interface Present {
  readonly chairs: readonly number[]
  readonly watchers: number
}

/** A game as the server tells it. */
interface Told {
  readonly save: Save
  readonly revision: number
  readonly length: number
}

const NOBODY: You = { chair: null, factions: [], host: false, invited: null, linked: null }

/** A table on the server, as this browser knows it: who sits there, what they say, and the game once it runs. */
export class OnlineTable {
  readonly info = signal<Info | undefined>(undefined)
  readonly you = signal<You>(NOBODY)
  readonly present = signal<Present>({ chairs: [], watchers: 0 })
  readonly lines = signal<readonly ChatLine[]>([])
  readonly session = signal<RemoteSession | undefined>(undefined)
  readonly problem = signal<Declined | undefined>(undefined)
  /** The links of the seats, where the table was set up here. */
  readonly links = signal<readonly SeatLink[]>([])
  /** How many lines of the chat were read. */
  readonly read = signal(0)
  /** How far this computer's clock is ahead of the server's, in milliseconds. */
  ahead = 0
  readonly line: Line
  /** Messages are heard one after the other: a game must be loaded before it can go on. */
  private last: Promise<void> = Promise.resolve()
  /** Whoever sits at the game that lies here, as the server named their chair. */
  private chair: number | null | undefined
  private isWhole = false
  /** The own request that was taken back here. */
  withdrawn = ''

  constructor(
    readonly id: string,
    /** The place in the journal that somebody was told of, and wants to see what came of it. */
    private moment: number | undefined,
  ) {
    addEventListener('visibilitychange', this.see)
    this.read.value = keptNumber(`read.${id}`) ?? 0
    this.links.value = knownTable(id)?.links ?? []
    this.line = new Line(
      id,
      () => this.key,
      () => this.session.value?.known,
      (message) => {
        this.last = this.last.then(() => this.hear(message)).catch(complain)
      },
    )
    // Others learn that nobody is logged in here any more.
    this.line.isOut.subscribe((isOut) => {
      if (isOut) findMe().catch(complain)
    })
  }

  get key(): string | undefined {
    return knownTable(this.id)?.key
  }

  /** Sits with another key from now on. */
  sitWith(key: string): void {
    keepTable({ id: this.id, key })
    this.line.watchAnew()
  }

  /** Keeps the new link of an empty seat, if it has one; the one that it had before opens nothing any more. */
  keepLink(chair: number, link: SeatLink | undefined): void {
    const others = this.links.value.filter((each) => each.chair !== chair)
    this.links.value = link === undefined ? others : [...others, link]
    keepTable({ id: this.id, links: this.links.value })
  }

  /** Lines of the chat that are new here. */
  get unread(): number {
    return this.lines.value.filter(({ n, chair }) => n >= this.read.value && chair !== this.you.value.chair).length
  }

  /** Somebody looks at the chat. */
  readChat(): void {
    this.read.value = (this.lines.value.at(-1)?.n ?? -1) + 1
    keepNumber(`read.${this.id}`, this.read.value)
  }

  private async hear(message: Message): Promise<void> {
    switch (message.type) {
      case 'hello':
        this.ahead = Date.now() - Number(message.now)
        // What was said while nobody listened.
        chatAt(this.id, (this.lines.value.at(-1)?.n ?? -1) + 1).then(
          (lines) => this.add(lines),
          () => undefined,
        )
        break
      case 'save':
        await this.layOut(message as unknown as Told)
        break
      case 'entries':
        this.session.value?.hear(message as unknown as News)
        this.see()
        break
      case 'table':
        this.seat(message.table as Info, message.you as You)
        break
      case 'present':
        this.present.value = message as unknown as Present
        break
      case 'chat':
        this.add(message.lines as readonly ChatLine[])
        break
      case 'error':
        if (message.id === 'watch') this.problem.value = new Declined(message)
    }
  }

  private add(lines: readonly ChatLine[]): void {
    const known = new Map([...this.lines.value, ...lines].map((line) => [line.n, line]))
    this.lines.value = [...known.values()].toSorted((a, b) => a.n - b.n)
  }

  /** Who sits where, and who one is. Whoever comes back is told what happened meanwhile. */
  private seat(info: Info, you: You): void {
    if (this.isRefused(info)) notice.value = { text: say('online.refused') }
    this.info.value = info
    this.you.value = you
    const session = this.session.value
    session?.refresh()
    const isNew = session !== undefined && this.chair !== you.chair
    const { moment } = this
    if (session !== undefined && moment !== undefined && moment < session.known.length)
      session.show(session.answersBefore(moment))
    else if (isNew && you.chair !== null && info.status === 'running' && session.length > this.seen) session.tellNews()
    if (session !== undefined) this.moment = undefined
    if (session !== undefined) this.chair = you.chair
    this.see()
  }

  /** Whether what one asked the others for is off the table though the game has not gone on: one of them said no. */
  private isRefused({ requests, revision }: Info): boolean {
    const before = this.info.value
    const own = before?.requests.filter(({ id, by }) => by === this.you.value.chair && id !== this.withdrawn) ?? []
    return before?.revision === revision && own.some(({ id }) => requests.every((each) => each.id !== id))
  }

  /** How much of the game somebody has had before their eyes here; whoever comes for the first time has missed nothing. */
  private get seen(): number {
    return keptNumber(`seen.${this.id}`) ?? Number.POSITIVE_INFINITY
  }

  private readonly see = () => {
    const { length } = this.session.value ?? {}
    if (length !== undefined && document.visibilityState === 'visible') keepNumber(`seen.${this.id}`, length)
  }

  /** Lays the game out as it may be seen here. One that lies here already goes on, as long as it is not opened whole. */
  private async layOut({ save, revision, length }: Told): Promise<void> {
    const box = await loadFullBox(boxOf(save.game))
    const { families, volume } = box
    const { start } = save
    // The secret of a game that is over is told with it: then all is open.
    const isWhole = 'fair' in save
    const before = this.session.value
    if (before !== undefined && isWhole === this.isWhole && start === undefined) {
      before.hear({ revision, from: 0, entries: save.journal })
      return
    }
    this.isWhole = isWhole
    const laid = setupOf(volume, save, SEAT_KINDS, true)
    const setup: Setup = isWhole ? laid : { ...laid, seed: '' }
    // All that was thought out is in the journal.
    const nobody = new Elsewhere()
    const table = new Table(volume, setup, isWhole ? decidersWith(volume, setup, families, () => nobody.decide) : [], {
      journal: readJournal(volume, save.journal),
      start: start && ((g) => readPosition(g, start)),
    })
    const isMine = (player: string): boolean =>
      setup.seats.some(
        (seat, f) => seat.player === player && this.you.value.factions.includes(volume.factions[f]?.id ?? ''),
      )
    const session = new RemoteSession(
      this.id,
      box,
      table,
      {
        ...(start === undefined ? {} : { start }),
        isInstant: () => pace.value === 'once',
        gathers: () => gathering.value === 'on',
        isElsewhere: (player) => !isMine(player),
      },
      { revision, length },
      {
        send: (act, id, body) => this.line.act(act, id, body),
        reasons: isWhole ? undefined : (from) => reasonsAt(this.id, this.key, from),
        nameOf: (faction) => this.nameOf(volume, faction),
      },
    )
    this.session.value = session
    if (before !== undefined && pace.value !== 'once') session.show(before.length)
  }

  /** Who plays a faction now: somebody, or the non-player that answers for who is gone. */
  private nameOf(volume: Volume, faction: string): string | undefined {
    const { name, substitute } = this.info.value?.chairs.find(({ factions }) => factions.includes(faction)) ?? {}
    return name ?? (substitute ? seatName(volume, substitute) : undefined)
  }

  leave(): void {
    removeEventListener('visibilitychange', this.see)
    this.line.leave()
  }
}
