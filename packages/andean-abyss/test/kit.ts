import {
  BadInput,
  count,
  drawBelow,
  flawsOf,
  isEligible,
  keyOf,
  level,
  levelName,
  markers,
  type Position,
  positionOf,
  type Reason,
  Refused,
  readPosition,
  seedNumbers,
  setupOf,
  Table,
  track,
  wordOf,
} from '@coinflict/kernel'
import type { FactionId, PieceId } from '../src/forces.ts'
import { andeanAbyss } from '../src/index.ts'
import type { SpaceId } from '../src/map.ts'

/** Who leads which card, so that a scene can let any faction go first. */
const LEADS: Readonly<Record<FactionId, number>> = { govt: 4, farc: 22, auc: 43, cartels: 55 }
const FACTION_IDS: readonly FactionId[] = ['govt', 'farc', 'auc', 'cartels']

export interface SceneOptions {
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
  readonly outOfPlay?: Readonly<Record<string, number>>
  readonly options?: Readonly<Record<string, string>>
  readonly scenario?: string
  readonly seats?: Readonly<Record<string, string>>
  readonly phase?: string
  /** The first dice that will be rolled. */
  readonly dice?: readonly number[]
  /** More of the position, as it is written in files. */
  readonly position?: Partial<Position>
}

/** What stands in each space: `'troops 3, farc-underground 2, terror 1, active-support'`. */
export type Board = Partial<Record<SpaceId, string>>

function readSpace(text: string): Position['spaces'][string] {
  const pieces: Record<string, number> = {}
  const laid: Record<string, number> = {}
  let at: string | undefined
  for (const item of text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')) {
    const [id = '', n = '1'] = item.split(' ')
    if (andeanAbyss.levels.includes(id)) at = id
    else if (andeanAbyss.markerIndex.has(id)) laid[id] = Number(n)
    else pieces[id] = Number(n)
  }
  return { pieces, markers: laid, ...(at === undefined ? {} : { level: at }) }
}

const readBoard = (board: Board): Position['spaces'] =>
  Object.fromEntries(Object.entries(board).map(([id, text]) => [id, readSpace(text)]))

/** A state of the generator whose next dice are these. */
function chanceFor(dice: readonly number[]): number[] {
  for (let i = 0; ; i++) {
    const state = Int32Array.from(seedNumbers(`dice ${i}`))
    const first = Array.from(state)
    if (dice.every((die) => drawBelow(state, 0, 6) + 1 === die)) return first
  }
}

/** Total Support of exactly 60: all cities and five of the people in the mountains. */
export const SUPPORT_60: Board = Object.fromEntries(
  [
    'bogota',
    'cali',
    'medellin',
    'bucaramanga',
    'ibague',
    'santa-marta',
    'cartagena',
    'cucuta',
    'neiva',
    'pasto',
    'sincelejo',
    'antioquia',
    'santander',
    'cesar',
  ].map((id) => [id, 'active-support']),
)

/** The id behind a name. */
export function idOf<Id>(index: ReadonlyMap<string, Id>, name: string): Id {
  const id = index.get(name)
  if (id === undefined) throw new Error(`nothing is called ${name}`)
  return id
}

/** Sets a table: what is not named is empty, neutral and eligible, Aid 9, Samper, 20 Resources each. */
export function scene(board: Board, more: SceneOptions = {}): Scene {
  const card = more.card ?? LEADS[more.first ?? 'govt']
  const draw = more.draw ?? [2, 20, 38, 57, 73, 3, 21, 39, 58, 74, 75, 76].filter((n) => n !== card)
  const eligible = more.eligible ?? FACTION_IDS
  const position: Position = {
    game: andeanAbyss.id,
    spaces: readBoard(board),
    ...(more.outOfPlay === undefined ? {} : { boxes: { 'out-of-play': { ...more.outOfPlay } } }),
    tracks: {
      ...Object.fromEntries(FACTION_IDS.map((id) => [`${id}-resources`, more.resources?.[id] ?? 20])),
      aid: 9,
      president: 'samper',
      propaganda: 0,
      senado: 'nobody',
      ...more.tracks,
    },
    lasting: Object.fromEntries(Object.entries(more.lasting ?? {})),
    factions: Object.fromEntries(FACTION_IDS.map((id) => [id, { eligible: eligible.includes(id) }])),
    cards: { played: [...(more.played ?? [])], current: card, draw: [...draw] },
    phase: more.phase ?? 'card',
    chance: chanceFor(more.dice ?? []),
    ...more.position,
  }
  return new Scene(new Table(andeanAbyss, setupFor(more), [], [], (g) => readPosition(g, position)))
}

const setupFor = ({ scenario, options, seats }: SceneOptions) =>
  setupOf(andeanAbyss, { scenario, options, seats }, { person: { nonPlayer: false }, bot: { nonPlayer: true } })

/** A scene in the Standard deployment with a stacked deck; the spaces named here stand as said instead. */
export function standard(board: Board, more: SceneOptions = {}): Scene {
  const { spaces, tracks } = positionOf(new Table(andeanAbyss, setupFor(more), []).game)
  const purses = Object.entries(more.resources ?? {}).map(([id, n]) => [`${id}-resources`, n])
  return scene(
    {},
    {
      ...more,
      tracks: { ...tracks, ...Object.fromEntries(purses), ...more.tracks },
      position: { spaces: { ...spaces, ...readBoard(board) }, ...more.position },
    },
  )
}

/** A scene in which the leading faction (or the only eligible one) executes the event of a card. */
export function event(
  card: number,
  side: 'unshaded' | 'shaded' | 'single',
  board: Board,
  more: SceneOptions = {},
): Scene {
  const t = scene(board, { ...more, card })
  t.play('event')
  if (side !== 'single') t.play(side)
  return t
}

/** A table in a test: acts through answers, reads the board by name. */
export class Scene {
  constructor(readonly table: Table) {}

  /** Answers one question after another. */
  play(...keys: readonly string[]): this {
    for (const key of keys) {
      try {
        this.table.answer(key)
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

  get question(): string {
    return this.table.pending?.id ?? 'over'
  }

  get rule(): string {
    return this.table.pending?.rule ?? ''
  }

  /** Whom the question goes to. */
  get by(): string {
    const q = this.table.pending
    return q === undefined ? 'nobody' : (andeanAbyss.factions[q.by]?.id ?? '?')
  }

  get answers(): string[] {
    return this.table.pending?.answers.map((w) => keyOf(andeanAbyss, w)) ?? []
  }

  /** Why an answer is not possible. */
  whyNot(key: string): Reason | undefined {
    const answer = wordOf(andeanAbyss, key)
    return answer === undefined ? undefined : this.table.pending?.whyNot(answer)
  }

  count(space: SpaceId, piece: PieceId): number {
    return count(this.table.game, idOf(andeanAbyss.spaceIndex, space), idOf(andeanAbyss.pieceIndex, piece))
  }

  /** All pieces in a space, by kind. */
  pieces(space: SpaceId): Partial<Record<PieceId, number>> {
    const found: Partial<Record<PieceId, number>> = {}
    for (const { id } of andeanAbyss.pieces) {
      const n = this.count(space, id as PieceId)
      if (n > 0) found[id as PieceId] = n
    }
    return found
  }

  level(space: SpaceId): string {
    return levelName(andeanAbyss, level(this.table.game, idOf(andeanAbyss.spaceIndex, space)))
  }

  markers(space: SpaceId, marker: string): number {
    return markers(this.table.game, idOf(andeanAbyss.spaceIndex, space), idOf(andeanAbyss.markerIndex, marker))
  }

  track(id: string): number {
    return track(this.table.game, idOf(andeanAbyss.trackIndex, id))
  }

  resources(faction: FactionId): number {
    return this.track(`${faction}-resources`)
  }

  get aid(): number {
    return this.track('aid')
  }

  /** 1.6.3 `support`, `opposition` or `opposition-and-bases`. */
  total(id: string): number | undefined {
    return andeanAbyss.totals(this.table.game)[id]
  }

  /** 7.3 */
  get margins(): Record<string, number> {
    return Object.fromEntries(
      andeanAbyss.allFactions.map((f) => [andeanAbyss.factions[f]?.id, andeanAbyss.margin(this.table.game, f)]),
    )
  }

  isEligible(faction: FactionId): boolean {
    return isEligible(this.table.game, idOf(andeanAbyss.factionIndex, faction))
  }

  /** Does something out of turn: `interject('farc', 'give auc resources 3')`. */
  interject(by: FactionId, words: string): this {
    const [verb = '', ...rest] = words.split(' ')
    this.table.interject(idOf(andeanAbyss.factionIndex, by), verb, rest)
    return this
  }
}
