import { TestRunner } from 'vitest'
import { type Family, nonPlayer } from '../src/nonplayers.ts'
import { fork, Game } from '../src/questions.ts'
import { flawsOf, levelName, turnCard } from '../src/rules.ts'
import {
  BadInput,
  cardAt,
  count,
  deckCount,
  isEligible,
  keyOf,
  level,
  markers,
  type Reason,
  type Setup,
  track,
  type Volume,
  wordOf,
} from '../src/state.ts'
import { dealerOf, entryKey, type Position, positionOf, Refused, readPosition, setupOf, Table } from '../src/table.ts'

/** What the tests of a volume are set with: names, who leads which card, and how tracks and deck stand unless a test says otherwise. */
export interface Stage<FactionId extends string> {
  readonly volume: Volume
  /** A card that each faction leads, so that a scene can let any of them go first. */
  readonly leads: Readonly<Record<FactionId, number>>
  readonly tracks: Readonly<Record<string, number | string>>
  readonly draw: readonly number[]
  /** Options that its tests have unless they say otherwise. */
  readonly options?: Readonly<Record<string, string>>
  /** The non-players that can sit at its factions. */
  readonly families?: readonly Family[]
}

export interface SceneOptions<FactionId extends string> {
  /** Who goes first; the card follows from it unless it is given. */
  readonly first?: FactionId
  readonly card?: number
  /** Cards still to come, from the top. */
  readonly draw?: readonly number[]
  /** Cards played before the current one. */
  readonly played?: readonly number[]
  readonly eligible?: readonly FactionId[]
  /** Resources, 20 each unless said otherwise. */
  readonly resources?: Partial<Record<FactionId, number>>
  readonly tracks?: Readonly<Record<string, number | string>>
  readonly lasting?: Readonly<Record<number, 'unshaded' | 'shaded'>>
  /** Boxes beside the map, by supply. */
  readonly boxes?: Readonly<Record<string, Record<string, number>>>
  readonly options?: Readonly<Record<string, string>>
  readonly scenario?: string
  readonly seats?: Readonly<Record<string, string>>
  readonly seed?: string
  readonly phase?: string
  /** The first dice that will be rolled. */
  readonly dice?: readonly number[]
  /** The first dice that the non-players will throw for themselves. */
  readonly botDice?: readonly number[]
  /** More of the position, as it is written in files. */
  readonly position?: Partial<Position>
}

/** What stands in each space: `'police 3, terror 1, neutral'`. */
export type Board<SpaceId extends string> = Partial<Record<SpaceId, string>>

function readSpace(volume: Volume, text: string): Position['spaces'][string] {
  const pieces: Record<string, number> = {}
  const laid: Record<string, number> = {}
  let at: string | undefined
  for (const item of text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')) {
    const [id = '', n = '1'] = item.split(' ')
    if (volume.levels.includes(id)) at = id
    else if (volume.markerIndex.has(id)) laid[id] = Number(n)
    else pieces[id] = Number(n)
  }
  return { pieces, markers: laid, ...(at === undefined ? {} : { level: at }) }
}

const readBoard = (volume: Volume, board: Readonly<Record<string, string | undefined>>): Position['spaces'] =>
  Object.fromEntries(Object.entries(board).map(([id, text]) => [id, readSpace(volume, text ?? '')]))

/** How many of the cards that a test lays ready lie open. */
function openOf(volume: Volume, setup: Setup, cards: readonly number[]): number {
  const looks = volume.looksAhead(new Game(volume, setup))
  if (looks !== 'event') return looks === 'card' ? Math.min(1, cards.length) : 0
  const event = cards.findIndex((card) => volume.roundCards[card] !== 1)
  return event === -1 ? cards.length : event + 1
}

/** A deck of which everything is known but the order: the cards that a test lays ready, the first of them open. */
function deckOf(
  volume: Volume,
  cards: readonly number[],
  open: number,
): Pick<Position['cards'], 'next' | 'piles' | 'unseen'> {
  const unseen = cards.slice(open)
  const rounds = unseen.filter((card) => volume.roundCards[card] === 1).length
  return {
    ...(open === 0 ? {} : { next: cards.slice(0, open) }),
    piles: [{ events: unseen.length - rounds, rounds }],
    unseen: [unseen],
  }
}

/** Every card of a game in the order in which it would be turned, from the first. */
export function deckInOrder({ game, setup }: Table): number[] {
  const g = fork(game, { dealer: dealerOf(setup.seed) })
  while (turnCard(g) !== 0);
  return Array.from({ length: deckCount(g) }, (_, at) => cardAt(g, at))
}

/** The id behind a name. */
export function idOf<Id>(index: ReadonlyMap<string, Id>, name: string): Id {
  const id = index.get(name)
  if (id === undefined) throw new Error(`nothing is called ${name}`)
  return id
}

/** The test kit of a volume. */
export function sceneKit<SpaceId extends string, PieceId extends string, FactionId extends string>({
  volume,
  leads,
  tracks,
  draw,
  families = [],
  options: usual = {},
}: Stage<FactionId>) {
  type Options = SceneOptions<FactionId>
  type Table3 = Scene<SpaceId, PieceId, FactionId>
  const ids = Object.keys(leads) as FactionId[]
  const purses = (resources: Options['resources'], otherwise: number | undefined) =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const purse = volume.factions.find((f) => f.id === id)?.purse
        const n = resources?.[id] ?? otherwise
        return purse !== `${id}-resources` || n === undefined ? [] : [[purse, n]]
      }),
    )
  const setupFor = ({ scenario, options, seats, seed }: Options) =>
    setupOf(
      volume,
      { scenario, options: { ...usual, ...options }, seats, seed },
      { person: { nonPlayer: false }, bot: { nonPlayer: true } },
    )

  /** Sets a table: what is not named is empty, neutral and eligible, 20 Resources each, tracks as the volume's tests have them. */
  function scene(board: Board<SpaceId>, more: Options = {}): Table3 {
    const card = more.card ?? leads[more.first ?? (ids[0] as FactionId)]
    const eligible = more.eligible ?? ids
    const setup = setupFor(more)
    const deck = more.draw ?? draw.filter((n) => n !== card)
    const open = openOf(volume, setup, deck)
    const position: Position = {
      game: volume.id,
      spaces: readBoard(volume, board),
      ...(more.boxes === undefined ? {} : { boxes: { ...more.boxes } }),
      tracks: { ...purses(more.resources, 20), ...tracks, ...more.tracks },
      lasting: Object.fromEntries(Object.entries(more.lasting ?? {})),
      factions: Object.fromEntries(ids.map((id) => [id, { eligible: eligible.includes(id) }])),
      cards: {
        played: [...(more.played ?? [])],
        current: card,
        ...deckOf(volume, deck, open),
      },
      phase: more.phase ?? 'card',
      ...more.position,
    }
    const context = { volume, families, setup, dice: [...(more.botDice ?? [])] }
    const deciders = volume.allFactions.map((f) => nonPlayer(context, f)?.decide)
    const dealer = dealerOf(setup.seed, { cards: deck.slice(open), dice: more.dice ?? [] })
    return new Scene(new Table(volume, setup, deciders, { dealer, start: (g) => readPosition(g, position) }))
  }

  /** A scene in the scenario's own deployment with a stacked deck; the spaces named here stand as said instead. */
  function standard(board: Board<SpaceId>, more: Options = {}): Table3 {
    const setup = setupFor(more)
    // Before the first card has its effect, which may begin a round.
    const set = fork(new Game(volume, setup), { dealer: dealerOf(setup.seed) })
    volume.setUp(set)
    const laid = positionOf(set)
    return scene(
      {},
      {
        ...more,
        tracks: { ...laid.tracks, ...purses(more.resources, undefined), ...more.tracks },
        position: { spaces: { ...laid.spaces, ...readBoard(volume, board) }, ...more.position },
      },
    )
  }

  /** A scene in which the leading faction (or the only eligible one) executes the event of a card. */
  function event(
    card: number,
    side: 'unshaded' | 'shaded' | 'single',
    board: Board<SpaceId>,
    more: Options = {},
  ): Table3 {
    const t = scene(board, { ...more, card })
    t.play('event')
    if (side !== 'single') t.play(side)
    return t
  }

  return { scene, standard, event }
}

/** Tells of the running test which non-players answered in a scene, and by which lines: `npm run rules` counts them. */
function noteLines({ setup, explanations }: Table, from: number): void {
  const meta = TestRunner.getCurrentTest()?.meta as { scenes?: ChartScene[] } | undefined
  if (meta === undefined) return
  meta.scenes ??= []
  meta.scenes.push({
    families: [...new Set(setup.seats.filter(({ nonPlayer }) => nonPlayer).map(({ kind }) => kind))],
    lines: [...new Set(explanations.slice(from).flatMap((g) => (g === undefined ? [] : [`${g.family} ${g.line.id}`])))],
  })
}

/** Who could answer in a scene, and the lines that were followed. */
interface ChartScene {
  readonly families: readonly string[]
  readonly lines: readonly string[]
}

/** A table in a test: acts through answers, reads the board by name. */
export class Scene<SpaceId extends string, PieceId extends string, FactionId extends string> {
  constructor(readonly table: Table) {}

  private get volume(): Volume {
    return this.table.volume
  }

  /** Answers one question after another; those that have a single answer answer themselves, unless a key names it. */
  play(...keys: readonly string[]): this {
    for (const key of keys) this.passOver(key).exactly(key)
    return this.passOver()
  }

  /** Gives single answers until a question comes that has this one among others, or else more than one. */
  private passOver(key?: string): this {
    const { table } = this
    while (table.pending?.size === 1 && !table.waitsForDecider && table.pending.id !== 'event.by-hand') {
      const [only] = this.answers
      if (only === undefined || only === key) break
      table.answer(table.game.q.by, only)
    }
    return this
  }

  /** The same, question by question. */
  exactly(...keys: readonly string[]): this {
    for (const key of keys) {
      try {
        this.table.answer(this.table.game.q.by, key)
      } catch (error) {
        if (!(error instanceof BadInput)) throw error
        const why = error instanceof Refused ? `${error.reason.id} ${error.reason.rule}` : error.message
        throw new Error(`${key} to ${this.by} ${this.question}: ${why}; possible: ${this.answers.join(', ')}`)
      }
    }
    const flaws = flawsOf(this.table.game)
    if (flaws.length > 0) throw new Error(flaws.join('; '))
    return this
  }

  /** Lets the non-players answer: all they are asked, or so many answers. Gives their answers, each with the line it follows. */
  bots(most?: number): string[] {
    const from = this.table.entries.length
    this.table.run(most)
    const flaws = flawsOf(this.table.game)
    if (flaws.length > 0) throw new Error(flaws.join('; '))
    noteLines(this.table, from)
    return this.table.entries
      .slice(from)
      .map((entry, i) => `${entryKey(this.volume, entry)} ${this.table.explanations[from + i]?.line.id ?? '-'}`)
  }

  get question(): string {
    return this.table.pending?.id ?? 'over'
  }

  get rule(): string {
    return this.table.pending?.rule ?? ''
  }

  /** Whom the question goes to. */
  get by(): string {
    const q = this.table.pending
    return q === undefined ? 'nobody' : (this.volume.factions[q.by]?.id ?? '?')
  }

  get answers(): string[] {
    return this.table.pending?.answers.map((w) => keyOf(this.volume, w)) ?? []
  }

  /** Why an answer is not possible. */
  whyNot(key: string): Reason | undefined {
    const answer = wordOf(this.volume, key)
    return answer === undefined ? undefined : this.table.pending?.whyNot(answer)
  }

  count(space: SpaceId, piece: PieceId): number {
    return count(this.table.game, idOf(this.volume.spaceIndex, space), idOf(this.volume.pieceIndex, piece))
  }

  /** All pieces in a space, by kind. */
  pieces(space: SpaceId): Partial<Record<PieceId, number>> {
    const found: Partial<Record<PieceId, number>> = {}
    for (const { id } of this.volume.pieces) {
      const n = this.count(space, id as PieceId)
      if (n > 0) found[id as PieceId] = n
    }
    return found
  }

  level(space: SpaceId): string {
    return levelName(this.volume, level(this.table.game, idOf(this.volume.spaceIndex, space)))
  }

  markers(space: SpaceId, marker: string): number {
    return markers(this.table.game, idOf(this.volume.spaceIndex, space), idOf(this.volume.markerIndex, marker))
  }

  track(id: string): number {
    return track(this.table.game, idOf(this.volume.trackIndex, id))
  }

  resources(faction: FactionId): number {
    return this.track(`${faction}-resources`)
  }

  get aid(): number {
    return this.track('aid')
  }

  /** A figure of the edge track. */
  total(id: string): number | undefined {
    return this.volume.totals(this.table.game)[id]
  }

  /** 7.3 */
  get margins(): Record<string, number> {
    return Object.fromEntries(
      this.volume.allFactions.map((f) => [this.volume.factions[f]?.id, this.volume.margin(this.table.game, f)]),
    )
  }

  isEligible(faction: FactionId): boolean {
    return isEligible(this.table.game, idOf(this.volume.factionIndex, faction))
  }

  /** Does something out of turn: `interject('farc', 'give auc resources 3')`. */
  interject(by: FactionId, words: string): this {
    const [verb = '', ...rest] = words.split(' ')
    this.table.interject(idOf(this.volume.factionIndex, by), verb, rest)
    return this
  }
}
