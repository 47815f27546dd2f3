import { nonPlayer } from '@coinflict/kernel/nonplayers'
import { ranking } from '@coinflict/kernel/rules'
import type { Decider, Faction, Setup } from '@coinflict/kernel/state'
import {
  journalFor,
  loadSave,
  type Position,
  partsOf,
  readJournal,
  readPosition,
  SAVE_FORMAT,
  SAVE_VERSION,
  type Save,
  SPECTATOR,
  saveFor,
  saveOf,
  setupOf,
  Table,
  type Viewer,
} from '@coinflict/kernel/table'
import { boxOf, type OpenBox, openBox } from '@coinflict/library'
import { decidersWith, Elsewhere, needCharts, randomPlayer, SEAT_KINDS } from '@coinflict/players'
import type { ChairRow, EntryRow, TableRow } from '../database/schema.ts'
import type { Kept } from '../database/store.ts'
import type { Caller } from '../people/caller.ts'
import { secretDealer, seedOf } from './dealer.ts'
import type { Fairness, FairSave } from './fair.ts'

/** Something that one person asks the others for. */
export interface Consent {
  readonly id: string
  /** To go back to an entry of the journal, or to put something right by hand. */
  readonly kind: 'undo' | 'hand'
  readonly by: number
  readonly to?: number
  /** What is put right, and for which faction. */
  readonly faction?: string
  readonly words?: string
  readonly agreed: readonly number[]
}

/** So many changes of the journal are remembered for those who come back. */
const MOST_CHANGES = 1000

export const factionsOf = (chair: ChairRow): readonly string[] => JSON.parse(chair.factions) as string[]

/** Whether a person sits there who is asked and has a say. */
export const isPeopled = (chair: ChairRow): boolean => chair.name !== null && chair.substitute === null

/** The kind of a chair at which a non-player plays since the host put one there before the game. */
export const NON_PLAYER = 'non-player'
export const isForNonPlayer = ({ kind }: ChairRow): boolean => kind === NON_PLAYER

const fairnessOf = ({ id, commitment, secret }: TableRow): Fairness => ({ table: id, commitment, secret })

/** The game as it is kept. */
function keptSave(row: TableRow, journal: readonly string[]): Save {
  return {
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    game: row.volume,
    rules: row.rules,
    scenario: row.scenario,
    options: JSON.parse(row.options),
    seats: JSON.parse(row.seats),
    seed: seedOf(row.secret, row.id),
    ...(row.start === null ? {} : { start: JSON.parse(row.start) }),
    journal: [...journal],
    ...(row.checkpoint === null ? {} : { checkpoint: JSON.parse(row.checkpoint) }),
  }
}

/** A table in memory: what is kept of it, and the game itself once it runs. */
export class Room {
  table: Table | undefined
  /** What players that think have come to, elsewhere. */
  readonly thoughts = new Elsewhere()
  /** How much of the journal stood after each of the last revisions before it went on. */
  private readonly changes: { readonly revision: number; readonly keep: number }[] = []
  /** How much of the written journal is still as it is kept. */
  private kept: number
  /** Whether others sit here than what is kept says. */
  private isReseated = false
  /** The table as it is kept. */
  was: { readonly row: TableRow; readonly chairs: readonly ChairRow[] }
  /** How many turns were done at the checkpoint that is kept. */
  private keptTurn = -1

  constructor(
    public box: OpenBox,
    public row: TableRow,
    public chairs: readonly ChairRow[],
    journal: readonly string[],
    /** A finished game as it was written: nobody plays it any more, so no rules are needed to show it. */
    private readonly archived?: FairSave,
  ) {
    this.kept = row.length
    this.was = { row, chairs }
    if (row.started_at !== null && archived === undefined) this.lay(journal)
  }

  static async open({ row, chairs, entries }: Kept): Promise<Room> {
    const isCharted = needCharts(JSON.parse(row.seats)) || chairs.some(({ substitute }) => substitute !== null)
    const box = await openBox(boxOf(row.volume), { charts: isCharted })
    const journal = entries.map(({ entry }) => entry)
    if (row.status === 'finished')
      return new Room(box, row, chairs, journal, { ...keptSave(row, journal), fair: fairnessOf(row) })
    if (row.started_at === null || row.rules === box.volume.rulesVersion) return new Room(box, row, chairs, journal)
    return Room.renewed(box, row, chairs, journal)
  }

  /** A game that was begun under other rules goes on as saves do: from its last position at rest if its journal leads elsewhere now. */
  private static renewed(box: OpenBox, row: TableRow, chairs: readonly ChairRow[], written: readonly string[]): Room {
    const { volume } = box
    const { table, start } = loadSave(keptSave(row, written), [volume], SEAT_KINDS, () => [])
    const renewed = { ...row, rules: volume.rulesVersion, start: start === undefined ? null : JSON.stringify(start) }
    const journal = journalFor(table, 'everything')
    // What fell since the last answer is dealt again, by the table's own dealer.
    while (journal.at(-1)?.startsWith('!') === true) journal.pop()
    const room = new Room(box, renewed, chairs, journal)
    room.was = { row, chairs }
    room.kept = 0
    return room
  }

  get setup(): Setup {
    const { id, options, scenario, seats, secret } = this.row
    const wish = { scenario, options: JSON.parse(options), seats: JSON.parse(seats), seed: seedOf(secret, id) }
    return setupOf(this.box.volume, wish, SEAT_KINDS, true)
  }

  /** Lays the game out, with whoever sits there now. */
  lay(journal: readonly string[]): void {
    const { volume } = this.box
    const { setup } = this
    this.table = new Table(volume, setup, this.deciders(setup), {
      journal: readJournal(volume, journal),
      dealer: secretDealer(this.row.secret, this.row.id),
      start: this.start && ((g) => readPosition(g, this.start)),
    })
  }

  private get start(): Position | undefined {
    return this.row.start === null ? undefined : (JSON.parse(this.row.start) as Position)
  }

  /** Whether there is a game to show. */
  get hasGame(): boolean {
    return this.table !== undefined || this.archived !== undefined
  }

  /** The last position at rest, once per turn; nothing if the one that is kept is still right. */
  newCheckpoint(): string | undefined {
    const { table } = this
    if (table?.isLaidOut !== true || (table.turnsDone === this.keptTurn && this.kept === this.row.length))
      return undefined
    this.keptTurn = table.turnsDone
    const { at, drawn, position } = table.lastCheckpoint()
    return JSON.stringify({ at: at + drawn, position })
  }

  /** Others sit here from now on: non-players answer where people did, or people again. */
  async reseat(chairs: readonly ChairRow[]): Promise<void> {
    this.isReseated = true
    this.chairs = chairs
    if (this.table === undefined) return
    if (chairs.some(({ substitute }) => substitute !== null)) await this.openCharts()
    this.lay(this.journal)
  }

  /** The game begins, with everybody who sits here. */
  async begin(row: TableRow): Promise<void> {
    this.isReseated = true
    this.row = row
    if (needCharts(JSON.parse(row.seats))) await this.openCharts()
    this.lay([])
  }

  private async openCharts(): Promise<void> {
    this.box = await openBox(boxOf(this.row.volume), { charts: true })
  }

  /** Non-players, and those that answer for somebody who is gone: for the rules they sit in a player's seat. */
  private deciders(setup: Setup): readonly (Decider | undefined)[] {
    const { volume, families } = this.box
    const deciders = [...decidersWith(volume, setup, families, () => this.thoughts.decide)]
    for (const chair of this.chairs) {
      const { substitute } = chair
      if (substitute === null || isForNonPlayer(chair)) continue
      const family = families.find(({ id }) => id === substitute)
      for (const id of factionsOf(chair)) {
        const faction = volume.factionIndex.get(id) as Faction
        const chart =
          family?.charts[id] === undefined ? undefined : nonPlayer({ volume, families, setup }, faction, family)
        deciders[faction] = chart?.decide ?? randomPlayer(setup.seed)
      }
    }
    return deciders
  }

  get running(): Table | undefined {
    return this.row.status === 'running' ? this.table : undefined
  }

  /** Entries of the written journal. */
  get length(): number {
    return this.table === undefined ? this.row.length : this.table.entries.length + this.table.journal.outcomes.length
  }

  /** The whole journal. */
  get journal(): readonly string[] {
    return this.table === undefined ? (this.archived?.journal ?? []) : journalFor(this.table, 'everything')
  }

  /** Goes back to so many answers. */
  rewind(entries: number): void {
    this.table?.rewind(entries)
    this.kept = Math.min(this.kept, this.length)
  }

  undo(by: Faction): void {
    this.table?.undo({ by })
    this.kept = Math.min(this.kept, this.length)
  }

  /** What of the journal is not kept yet: how much stays, and what comes then. */
  unkept(now: number): { readonly keep: number; readonly entries: readonly EntryRow[] } | undefined {
    const { table, kept } = this
    if (table === undefined || (kept === this.row.length && this.length === kept)) return undefined
    const { factions } = table.volume
    let at = partsOf(table.game, kept).entries
    const entries = journalFor(table, 'everything', kept).map((entry, i): EntryRow => {
      const by = entry.startsWith('!') ? undefined : table.answeredBy[at++]
      const faction = by === undefined ? null : (factions[by]?.id ?? null)
      return { table_id: this.row.id, n: kept + i, entry, by_faction: faction, at: now }
    })
    return { keep: kept, entries }
  }

  /** Whether the game in memory is another than the one that is kept. */
  get isAhead(): boolean {
    return (
      this.isReseated || this.kept !== this.row.length || (this.table !== undefined && this.length !== this.row.length)
    )
  }

  /** What was written is kept now. */
  settle(row: TableRow, chairs: readonly ChairRow[]): void {
    if (row.revision !== this.row.revision) this.changes.push({ revision: row.revision, keep: this.kept })
    if (this.changes.length > MOST_CHANGES) this.changes.shift()
    this.row = row
    this.chairs = chairs
    this.was = { row, chairs }
    this.kept = row.length
    this.isReseated = false
  }

  /** The room as another process has left it; whoever watches misses nothing. */
  follow(newer: Room): void {
    const [mine, theirs] = [this.journal, newer.journal]
    let same = 0
    while (same < mine.length && mine[same] === theirs[same]) same++
    newer.changes.push(...this.changes)
    if (newer.row.revision !== this.row.revision) newer.changes.push({ revision: newer.row.revision, keep: same })
  }

  /** From which entry on the journal is another than it was at a revision; nothing if nobody remembers. */
  changedSince(revision: number): number | undefined {
    const { row, changes } = this
    if (revision === row.revision) return row.length
    const since = changes.filter((change) => change.revision > revision)
    // A process that follows another may have seen several revisions as one change; then the first one covers all.
    const isKnown = revision < row.revision && changes.some((change) => change.revision <= revision + 1)
    return isKnown && since.length > 0 ? Math.min(...since.map(({ keep }) => keep)) : undefined
  }

  /** The chair of somebody; nothing for those who watch. */
  chairOf({ keyHash, person }: Caller): ChairRow | undefined {
    return this.chairs.find(
      (chair) =>
        chair.name !== null &&
        ((keyHash !== undefined && chair.key_hash === keyHash) || (person !== undefined && chair.person === person.id)),
    )
  }

  isHost({ keyHash, person }: Caller): boolean {
    return keyHash === this.row.host_hash || (person !== undefined && person.id === this.row.host_person)
  }

  /** Who looks from a chair. */
  viewer(chair: ChairRow | undefined): Viewer {
    if (chair === undefined) return SPECTATOR
    return factionsOf(chair).map((id) => this.box.volume.factionIndex.get(id) as Faction)
  }

  /** The game as it is seen from a chair; all of it once it is over. */
  saveFor(chair: ChairRow | undefined): Save | FairSave | undefined {
    const { table, row, start } = this
    if (table === undefined) return this.archived
    const beginning = start === undefined ? {} : { start }
    if (row.status !== 'finished') return saveFor(table, this.viewer(chair), beginning)
    return { ...saveOf(table, beginning), fair: fairnessOf(row) }
  }

  entriesFor(chair: ChairRow | undefined, from: number): readonly string[] {
    if (this.table === undefined) return this.archived?.journal.slice(from) ?? []
    return journalFor(this.table, this.viewer(chair), from)
  }

  /** The chair that is asked; nobody's where a non-player is, or nothing. */
  get asked(): ChairRow | undefined {
    const pending = this.running?.pending
    if (pending === undefined) return undefined
    const faction = this.box.volume.factions[pending.by]?.id
    return this.chairs.find((chair) => chair.substitute === null && factionsOf(chair).some((id) => id === faction))
  }

  /** The game as somebody may think about it who is asked and has not answered; nothing where nobody thinks. */
  get toThink(): Save | undefined {
    const { running, start } = this
    if (running?.waitsForThought !== true) return undefined
    return saveOf(running, start === undefined ? {} : { start })
  }

  get consents(): readonly Consent[] {
    return JSON.parse(this.row.requests) as Consent[]
  }

  /** Who won, in order. */
  get result(): string {
    const { table } = this
    if (table === undefined) return '[]'
    const { factions } = table.volume
    return JSON.stringify(
      ranking(table.game).map(({ faction, margin, place }) => ({ faction: factions[faction]?.id, margin, place })),
    )
  }
}
