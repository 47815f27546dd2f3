import type { CardFacts } from './cards.ts'
import type { Flaw } from './flaw.ts'
import type { Game } from './game.ts'
import type { Faction, Holder, Marker, Piece, Space, Supply, Track } from './ids.ts'
import { type Layout, layoutOf } from './layout.ts'
import type { Reason } from './question.ts'
import type { Catalogues } from './text/catalogue.ts'
import type { TurnRules } from './turn.ts'
import { learnWords } from './words.ts'

export type SpaceKind = 'city' | 'country' | 'loc'

export interface SpaceFacts {
  readonly id: string
  readonly name: string
  readonly fullName?: string
  readonly kind: SpaceKind
  readonly terrain?: string
  /** What else a space is, as the rules have it (Pashtun, in Pakistan). */
  readonly traits?: readonly string[]
  readonly pop: number
  readonly econ: number
  readonly coastal?: boolean
  readonly x: number
  readonly y: number
  readonly adjacent: readonly string[]
}

/** The colours that wooden pieces come in. */
export type Colour = 'blue' | 'red' | 'yellow' | 'green' | 'black' | 'tan' | 'white'

export interface FactionFacts {
  readonly id: string
  /** The letter that stands for it where there is no room for its name, and the colour of its pieces. */
  readonly letter: string
  readonly colour: Colour
  /** The track it pays from; two factions may share one. */
  readonly purse?: string
  /** Whose purse that is, where it is another faction's. */
  readonly lender?: string
  readonly passIncome: number
}

export type PieceType = 'base' | 'guerrilla' | 'troops' | 'police'

/** Who can control spaces: one faction, or several together. */
export interface HolderFacts {
  readonly id: string
  readonly factions: readonly string[]
  readonly letter: string
  readonly colour: Colour
}

export interface PieceFacts {
  readonly id: string
  readonly faction: string
  readonly type: PieceType
  readonly supply: string
  /** The kind it becomes when it is flipped. */
  readonly flip?: string
  /** True for the flipped side. */
  readonly active?: boolean
}

/** The pieces of an insurgent faction: guerrillas, Underground and Active, and bases. */
export const insurgentKinds = <Id extends string>(faction: Id) =>
  [
    {
      id: `${faction}-underground`,
      faction,
      type: 'guerrilla',
      supply: `${faction}-guerrillas`,
      flip: `${faction}-active`,
    },
    {
      id: `${faction}-active`,
      faction,
      type: 'guerrilla',
      supply: `${faction}-guerrillas`,
      flip: `${faction}-underground`,
      active: true,
    },
    { id: `${faction}-base`, faction, type: 'base', supply: `${faction}-bases` },
  ] as const

export interface SupplyFacts {
  readonly id: string
  readonly count: number
  /** The kind in which it enters the map. */
  readonly enters: string
}

export interface MarkerFacts {
  readonly id: string
  /** Whose it is, if it is one faction's. */
  readonly faction?: string
  /** Markers of one pool share its limit. */
  readonly pool?: string
  readonly mostPerSpace: number
  /** True if it lies on lines of communication only, false if never there. */
  readonly onLines?: boolean
}

export interface TrackFacts {
  readonly id: string
  readonly min: number
  readonly max: number
  /** Names of its boxes, where it has names rather than numbers. */
  readonly boxes?: readonly string[]
  /** True if it only helps the rules to remember something and is on no board. */
  readonly bookkeeping?: boolean
  /** The option without which (`yes`) it is not used. */
  readonly option?: string
  /** Values that only the player of a faction may know, and as what all others see them. */
  readonly faceDown?: { readonly faction: string; readonly values: readonly number[]; readonly shownAs: number }
}

export interface OptionFacts {
  readonly id: string
  readonly values: readonly string[]
  readonly default: string
  readonly rule: string
}

export interface ScenarioFacts {
  readonly id: string
  readonly rule: string
}

/** A family of non-players: the charts of one rule book, and the factions it has charts for. */
export interface FamilyFacts {
  readonly id: string
  readonly factions: readonly string[]
  /** Options with the values that its charts were written for; without them it goes with all. */
  readonly goesWith?: Readonly<Record<string, string>>
  /** Cards with the grey 2 that its charts speak of: who is 2nd Eligible operates. */
  readonly secondOperates?: readonly number[]
}

/** A stretch of play between two checkpoints. What it needs to know stands in the state, so it can be run again. */
export interface Phase {
  readonly id: string
  readonly run: (g: Game) => void
}

/** A seat's part in the result: its place, its margin and whether it met its condition. */
export interface Standing {
  readonly faction: Faction
  readonly margin: number
  readonly place: number
}

/** How a game against non-players ended: a message, and the score it comes from. */
export interface Verdict {
  readonly id: string
  readonly rule: string
  readonly n: number
}

/** Something that only the player of a faction may know, as a message, and whether it lies open by now. */
export interface Secret {
  readonly id: string
  readonly isOpen: boolean
}

/** What a volume says about itself. `defineVolume` makes the indexes and the layout of its state from it. */
export interface VolumeFacts {
  readonly id: string
  readonly title: string
  /** Raised when a fix makes old journals play out differently. */
  readonly rulesVersion: number
  readonly spaces: readonly SpaceFacts[]
  readonly factions: readonly FactionFacts[]
  /** Who can control spaces, and the names of the levels of support, from opposition to support. */
  readonly holders: readonly HolderFacts[]
  readonly levels: readonly string[]
  readonly pieces: readonly PieceFacts[]
  readonly supplies: readonly SupplyFacts[]
  readonly markers: readonly MarkerFacts[]
  readonly pools: Readonly<Record<string, number>>
  readonly tracks: readonly TrackFacts[]
  /** Boxes beside the map that hold pieces, available first. */
  readonly boxes: readonly string[]
  readonly cards: readonly CardFacts[]
  readonly phases: readonly Phase[]
  readonly scenarios: readonly ScenarioFacts[]
  readonly options: readonly OptionFacts[]
  /** The option that says which edition or printing of the rules is played. */
  readonly editionOption: string
  /** The non-players that can sit at its factions. Their charts are kept apart, for those who play with them. */
  readonly families: readonly FamilyFacts[]
  /** The factions that its rule book gives to one person, or to a few, who play against non-players; the usual table first. */
  readonly tables: readonly (readonly string[])[]
  readonly catalogues: Catalogues

  /** Why options or a scenario do not go together, or not with so many players (if that is known), or nothing. */
  whyNotSetup(scenario: string, options: Readonly<Record<string, string>>, players?: number): Reason | undefined
  /** Lays out the scenario: forces, tracks, deck, first phase. */
  setUp(g: Game): void
  /** A draw deck of so many cards as decks of this set-up are built, where only these were seen. */
  layUnseen(g: Game, seen: readonly number[], n: number): void
  /** How many more of this piece may stand in the space (stacking). */
  room(g: Game, piece: Piece, space: Space): number
  /** The spaces that are on the map now (events may open some). */
  onMap(g: Game): readonly Space[]
  /** Faction order on the current card as it is played (options may read it from another card). */
  order(g: Game): readonly Faction[]
  /** What the players see of the cards to come: none, the next card, or all up to the next event. */
  looksAhead(g: Game): 'none' | 'card' | 'event'
  /** Who controls each space, -1 for nobody, as of now. */
  controlledBy(g: Game, space: Space): Holder | -1
  /** How many people live in a space, as of now, and whether they can support or oppose. */
  population(g: Game, space: Space): number
  takesSides(g: Game, space: Space): boolean
  /** The figures of the edge track, by name. */
  totals(g: Game): Readonly<Record<string, number>>
  margin(g: Game, faction: Faction): number
  /** 7.1 Who comes first in a tie. */
  tieOrder(g: Game): readonly Faction[]
  /** 8 How a game with non-players ended for those who played, where the rule book has names for it. */
  verdict?(g: Game): Verdict | undefined
  readonly turn: TurnRules
  /** What players may do between a question and its answer, by verb. */
  readonly interjections: Readonly<Record<string, InterjectionRules>>
  /** What only the player of a faction may look at, where there is anything of the kind. It stands in no position, save or log. */
  secrets?(g: Game, faction: Faction): readonly Secret[]
  /** What must hold in every position beyond the kernel's own checks: one flaw for each thing that does not. */
  flaws(g: Game): Flaw[]
}

/** What the next word of an interjection is: the id of anything of a kind, a number, or one of some words. */
export type Part =
  | 'faction'
  | 'space'
  | 'piece'
  | 'marker'
  | 'track'
  | 'level'
  | 'card'
  | 'operation'
  | 'number'
  | readonly string[]

/** A thing that players may do out of turn (transfers, own pieces taken off, corrections by hand). */
export interface InterjectionRules {
  readonly rule: string
  /** What comes after the words so far; nothing when it is complete. */
  next(volume: VolumeFacts, words: readonly string[]): Part | undefined
  whyNot(g: Game, by: Faction, words: readonly string[]): Reason | undefined
  carryOut(g: Game, by: Faction, words: readonly string[]): void
}

/** The rules of an interjection, by its verb as somebody wrote it. */
export const interjectionOf = (volume: VolumeFacts, verb: string): InterjectionRules | undefined =>
  Object.hasOwn(volume.interjections, verb) ? volume.interjections[verb] : undefined

export interface Volume extends VolumeFacts {
  /** The edition or printing that a game is played by, or that options ask for. */
  edition(options: Readonly<Record<string, string>>): string
  readonly layout: Layout
  readonly spaceIndex: ReadonlyMap<string, Space>
  readonly factionIndex: ReadonlyMap<string, Faction>
  readonly pieceIndex: ReadonlyMap<string, Piece>
  readonly supplyIndex: ReadonlyMap<string, Supply>
  readonly markerIndex: ReadonlyMap<string, Marker>
  readonly trackIndex: ReadonlyMap<string, Track>
  readonly phaseIndex: ReadonlyMap<string, number>
  readonly allSpaces: readonly Space[]
  readonly allFactions: readonly Faction[]
  readonly allPieces: readonly Piece[]
  readonly neighbours: readonly (readonly Space[])[]
  readonly factionOf: readonly Faction[]
  /** The kinds of piece of each faction. */
  readonly kindsOf: readonly (readonly Piece[])[]
  readonly supplyOf: readonly Supply[]
  /** The other side of a piece; the piece itself if it has one side only. */
  readonly flipOf: readonly Piece[]
  readonly entersAs: readonly Piece[]
  readonly purseOf: readonly (Track | -1)[]
  readonly poolOf: readonly number[]
  readonly poolLimits: readonly number[]
  readonly cardByNumber: readonly (CardFacts | undefined)[]
  /** 1 for the cards that bring a round, by number. */
  readonly roundCards: Uint8Array
  readonly adjacency: Uint8Array
  /** Faction order by card number. */
  readonly orders: readonly (readonly Faction[])[]
}

export function defineVolume(facts: VolumeFacts): Volume {
  const index = <Id extends number>(list: readonly { readonly id: string }[]) =>
    new Map(list.map((item, i) => [item.id, i as Id]))
  const spaceIndex = index<Space>(facts.spaces)
  const factionIndex = index<Faction>(facts.factions)
  const pieceIndex = index<Piece>(facts.pieces)
  const supplyIndex = index<Supply>(facts.supplies)
  const trackIndex = index<Track>(facts.tracks)
  const need = <Id>(map: ReadonlyMap<string, Id>, id: string): Id => {
    const found = map.get(id)
    if (found === undefined) throw new Error(`${facts.id}: no ${id}`)
    return found
  }
  const pools = Object.keys(facts.pools)
  const size = facts.spaces.length
  const neighbours = facts.spaces.map((s) => s.adjacent.map((id) => need(spaceIndex, id)))
  const adjacency = new Uint8Array(size * size)
  neighbours.forEach((list, a) => {
    for (const b of list) adjacency[a * size + b] = 1
  })
  const cardByNumber: (CardFacts | undefined)[] = []
  const orders: Faction[][] = []
  for (const card of facts.cards) {
    cardByNumber[card.number] = card
    orders[card.number] = card.order.map((id) => need(factionIndex, id))
  }
  learnWords(facts.catalogues.en)
  return {
    ...facts,
    edition: (options) => options[facts.editionOption] ?? '',
    layout: layoutOf(facts),
    spaceIndex,
    factionIndex,
    pieceIndex,
    supplyIndex,
    markerIndex: index<Marker>(facts.markers),
    trackIndex,
    phaseIndex: index<number>(facts.phases),
    allSpaces: facts.spaces.map((_, i) => i as Space),
    allFactions: facts.factions.map((_, i) => i as Faction),
    allPieces: facts.pieces.map((_, i) => i as Piece),
    neighbours,
    adjacency,
    factionOf: facts.pieces.map((p) => need(factionIndex, p.faction)),
    kindsOf: facts.factions.map(({ id }) => facts.pieces.flatMap((p, i) => (p.faction === id ? [i as Piece] : []))),
    supplyOf: facts.pieces.map((p) => need(supplyIndex, p.supply)),
    flipOf: facts.pieces.map((p, i) => (p.flip === undefined ? (i as Piece) : need(pieceIndex, p.flip))),
    entersAs: facts.supplies.map((s) => need(pieceIndex, s.enters)),
    purseOf: facts.factions.map((f) => (f.purse === undefined ? -1 : need(trackIndex, f.purse))),
    poolOf: facts.markers.map((m) => (m.pool === undefined ? -1 : pools.indexOf(m.pool))),
    poolLimits: pools.map((pool) => facts.pools[pool] as number),
    cardByNumber,
    roundCards: Uint8Array.from(cardByNumber, (card) => (card?.round ? 1 : 0)),
    orders,
  }
}
