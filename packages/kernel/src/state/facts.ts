import type { Faction } from './ids.ts'

/** What a game consists of, as data. */

export type SpaceKind = 'city' | 'country' | 'loc'

export interface SpaceFacts {
  readonly id: string
  readonly name: string
  readonly fullName?: string
  readonly kind: SpaceKind
  readonly terrain?: string
  /** No source states its terrain: it is what we take it for. */
  readonly terrainIsOurs?: true
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
  /** What is seen on its pieces once they are Active. */
  readonly emblem?: 'star' | 'bolt' | 'leaf' | 'crescent' | 'blade' | 'wings' | 'flame'
  /** The track it pays from; two factions may share one. */
  readonly purse?: string
  /** Whose purse that is, where it is another faction's, and the track whose value must stay in it. */
  readonly lender?: string
  readonly floor?: string
  readonly passIncome: number
  /** The box of its pieces that enemies remove, where that is not Available. */
  readonly lostTo?: string
  /** Factions of the same side are friends; without one, all others are enemies. */
  readonly side?: string
}

export type PieceType = 'base' | 'guerrilla' | 'special-force' | 'troops' | 'police'

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
  /** True for a base in a tunnel. */
  readonly tunneled?: true
  /** True for the flipped side. */
  readonly active?: boolean
}

/** The guerrillas of a faction, Underground and Active. */
export const guerrillaKinds = <Id extends string>(faction: Id) =>
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
  ] as const

/** The pieces of an insurgent faction: guerrillas and bases. */
export const insurgentKinds = <Id extends string>(faction: Id) =>
  [...guerrillaKinds(faction), { id: `${faction}-base`, faction, type: 'base', supply: `${faction}-bases` }] as const

export interface SupplyFacts {
  readonly id: string
  readonly count: number
  /** The kind in which it enters the map. */
  readonly enters: string
}

export interface MarkerFacts {
  readonly id: string
  /** How it is drawn: a burst, wreckage, a crate, a flag with its word, people. */
  readonly shape: 'burst' | 'wreck' | 'crate' | 'flag' | 'people'
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

/** What lies before a faction as a Deception marker: nothing, one face down, one of the three kinds, an Asset that was used. */
export const DECEPTION = [
  'none',
  'face-down',
  'empty-threat',
  'hidden-agenda',
  'hidden-asset',
  'used-asset',
  'down-empty-threat',
  'down-hidden-agenda',
  'down-hidden-asset',
] as const

const hiddenMarker = <Id extends string, N extends number>(faction: Id, n: N) =>
  ({
    id: `${faction}-deception-${n}`,
    min: 0,
    max: 8,
    boxes: DECEPTION,
    option: 'deception',
    faceDown: { faction, values: [6, 7, 8], shownAs: 1 },
  }) as const

/** The tracks of a faction's two Deception markers. */
export const deceptionMarkers = <Id extends string>(faction: Id) =>
  [hiddenMarker(faction, 1), hiddenMarker(faction, 2)] as const

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

/** A figure that must be above a mark for a faction to win; its name is that of a total, or of what every faction has. */
export interface Goal {
  readonly id: string
  readonly value: number
  readonly beyond: number
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

/** How long an effect lasts: to the end of the game, until the next round's reset, or only as long as it is carried out. */
export type Lasts = 'capability' | 'momentum' | 'game'

/** How well the printed text is known: a source states it, other rules imply it, or it is ours in the spirit of the title. */
export type Provenance = 'printed' | 'derived' | 'reconstructed'

/** The factions of each player at a table, by their ids; those of non-players are in none. */
export type Players = readonly (readonly string[])[]

/** What can be seen on a card: the words of its emblem. A screen that draws cards has a drawing for each. */
export type Motif =
  | 'soldiers'
  | 'helmet'
  | 'general'
  | 'statesman'
  | 'guerrilla'
  | 'farmer'
  | 'elder'
  | 'horse'
  | 'crowd'
  | 'beret'
  | 'rifle'
  | 'rifles'
  | 'pistol'
  | 'bomb'
  | 'blast'
  | 'mine'
  | 'missile'
  | 'cannon'
  | 'stakes'
  | 'crossbow'
  | 'wire'
  | 'target'
  | 'dagger'
  | 'helicopter'
  | 'jet'
  | 'bomber'
  | 'plane'
  | 'drone'
  | 'balloon'
  | 'parachute'
  | 'tank'
  | 'truck'
  | 'car'
  | 'motorcycle'
  | 'bicycle'
  | 'boat'
  | 'warship'
  | 'submarine'
  | 'road'
  | 'bridge'
  | 'border'
  | 'mountain'
  | 'jungle'
  | 'river'
  | 'storm'
  | 'whirl'
  | 'sun'
  | 'moon'
  | 'village'
  | 'city'
  | 'fort'
  | 'parliament'
  | 'pagoda'
  | 'mosque'
  | 'tent'
  | 'prison'
  | 'tunnel'
  | 'derrick'
  | 'pipeline'
  | 'factory'
  | 'money'
  | 'coffee'
  | 'coca'
  | 'poppy'
  | 'wheat'
  | 'flask'
  | 'crate'
  | 'document'
  | 'letter'
  | 'press'
  | 'camera'
  | 'microphone'
  | 'radar'
  | 'eye'
  | 'map'
  | 'chart'
  | 'book'
  | 'suitcase'
  | 'chess'
  | 'ballot'
  | 'talks'
  | 'handshake'
  | 'dove'
  | 'scales'
  | 'badge'
  | 'star'
  | 'banner'
  | 'compass'
  | 'cuffs'
  | 'skull'
  | 'flame'
  | 'wrench'
  | 'cross'
  | 'card'
  | 'hourglass'
  | 'domino'
  | 'phoenix'
  | 'footprints'
  | 'teapot'
  | 'bottle'

/** The emblem of a card: what it is about, and what else where that helps to tell it from others. */
export type Emblem = readonly [Motif, Motif?]
