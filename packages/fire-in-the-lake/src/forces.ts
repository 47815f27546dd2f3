import { activeOf, baseRoom, bases, pieces, undergroundOf } from '@coinflict/kernel/rules'
import {
  count,
  deceptionMarkers,
  type Faction,
  type Game,
  guerrillaKinds,
  type Holder,
  type HolderFacts,
  inBox,
  indexNames,
  isThere,
  type Marker,
  type MarkerFacts,
  markers,
  type Piece,
  type PieceFacts,
  type Space,
  type SupplyFacts,
  type Track,
  type TrackFacts,
  track,
} from '@coinflict/kernel/state'
import { FACTION_FACTS } from './cover.ts'
import { EVERY, isNorthVietnam, pop } from './map.ts'

export type FactionId = (typeof FACTION_FACTS)[number]['id']
const F: { readonly [Id in FactionId]: Faction } = indexNames(FACTION_FACTS.map((f) => f.id))
export const US = F.us
export const ARVN = F.arvn
export const NVA = F.nva
export const VC = F.vc
export const FACTIONS: readonly Faction[] = [US, ARVN, NVA, VC]
export const COIN: readonly Faction[] = [US, ARVN]
export const INSURGENTS: readonly Faction[] = [NVA, VC]
/** 1.5.1 US and ARVN are friends, NVA and VC are friends, and the two sides enemies. */
export const isCoin = (f: Faction): boolean => f === US || f === ARVN

/** 1.7 The two COIN factions Control together, the NVA alone; the VC never. */
export const HOLDERS = [
  { id: 'coin', factions: ['us', 'arvn'], letter: 'C', colour: 'green' },
  { id: 'nva', factions: ['nva'], letter: 'N', colour: 'red' },
] as const satisfies readonly HolderFacts[]
export const COIN_CONTROL = 0 as Holder
export const NVA_CONTROL = 1 as Holder

/** 1.6.1 */
export const LEVELS = [
  'active-opposition',
  'passive-opposition',
  'neutral',
  'passive-support',
  'active-support',
] as const

/** 1.4.3 Irregulars and Rangers are Underground or Active as guerrillas are. */
const specialForces = <Id extends string, Of extends string>(id: Id, faction: Of) =>
  [
    { id: `${id}-underground`, faction, type: 'special-force', supply: id, flip: `${id}-active` },
    { id: `${id}-active`, faction, type: 'special-force', supply: id, flip: `${id}-underground`, active: true },
  ] as const

/** 1.4.4 A Tunneled Base is a Base with its other side up. */
const basesOf = <Of extends string>(faction: Of) =>
  [
    { id: `${faction}-base`, faction, type: 'base', supply: `${faction}-bases`, flip: `${faction}-tunnel` },
    {
      id: `${faction}-tunnel`,
      faction,
      type: 'base',
      supply: `${faction}-bases`,
      flip: `${faction}-base`,
      tunneled: true,
    },
  ] as const

/** 1.4 The pieces as they stand on the map. */
export const PIECES = [
  { id: 'us-troops', faction: 'us', type: 'troops', supply: 'us-troops' },
  ...specialForces('irregulars', 'us'),
  { id: 'us-base', faction: 'us', type: 'base', supply: 'us-bases' },
  { id: 'arvn-troops', faction: 'arvn', type: 'troops', supply: 'arvn-troops' },
  { id: 'arvn-police', faction: 'arvn', type: 'police', supply: 'arvn-police' },
  ...specialForces('rangers', 'arvn'),
  { id: 'arvn-base', faction: 'arvn', type: 'base', supply: 'arvn-bases' },
  { id: 'nva-troops', faction: 'nva', type: 'troops', supply: 'nva-troops' },
  ...guerrillaKinds('nva'),
  ...basesOf('nva'),
  ...guerrillaKinds('vc'),
  ...basesOf('vc'),
] as const satisfies readonly PieceFacts[]

export type PieceId = (typeof PIECES)[number]['id']
export const P: { readonly [Id in PieceId]: Piece } = indexNames(PIECES.map((p) => p.id))
export const US_TROOPS = P['us-troops']
export const US_BASE = P['us-base']
export const ARVN_TROOPS = P['arvn-troops']
export const ARVN_POLICE = P['arvn-police']
export const ARVN_CUBES: readonly Piece[] = [ARVN_TROOPS, ARVN_POLICE]
export const ARVN_BASE = P['arvn-base']
export const NVA_TROOPS = P['nva-troops']
export const COIN_TROOPS: readonly Piece[] = [US_TROOPS, ARVN_TROOPS]
export const COIN_CUBES: readonly Piece[] = [US_TROOPS, ARVN_TROOPS, ARVN_POLICE]
export const COIN_BASES: readonly Piece[] = [US_BASE, ARVN_BASE]

const UNDERGROUND: readonly Piece[] = [
  P['irregulars-underground'],
  P['rangers-underground'],
  P['nva-underground'],
  P['vc-underground'],
]
const ACTIVE: readonly Piece[] = [P['irregulars-active'], P['rangers-active'], P['nva-active'], P['vc-active']]
const BASES: readonly Piece[] = [US_BASE, ARVN_BASE, P['nva-base'], P['vc-base']]
const TUNNELS: readonly (Piece | undefined)[] = [undefined, undefined, P['nva-tunnel'], P['vc-tunnel']]

/** 1.4.3 A faction's guerrillas, Irregulars or Rangers, by their state. */
export const underground = (f: Faction): Piece => UNDERGROUND[f] as Piece
export const active = (f: Faction): Piece => ACTIVE[f] as Piece
/** A faction's Base without a Tunnel, and an insurgent's with one. */
export const base = (f: Faction): Piece => BASES[f] as Piece
export const tunneledBase = (f: Faction): Piece => TUNNELS[f] as Piece
/** Every kind of piece of a faction. */
export const kinds = (f: Faction): readonly Piece[] => KINDS[f] as readonly Piece[]
const KINDS: readonly (readonly Piece[])[] = FACTION_FACTS.map(({ id }) =>
  PIECES.flatMap((p, i) => (p.faction === id ? [i as Piece] : [])),
)

/** 1.4.1 The inventory. */
export const SUPPLIES = [
  { id: 'us-troops', count: 40, enters: 'us-troops' },
  { id: 'irregulars', count: 6, enters: 'irregulars-underground' },
  { id: 'us-bases', count: 6, enters: 'us-base' },
  { id: 'arvn-troops', count: 30, enters: 'arvn-troops' },
  { id: 'arvn-police', count: 30, enters: 'arvn-police' },
  { id: 'rangers', count: 6, enters: 'rangers-underground' },
  { id: 'arvn-bases', count: 3, enters: 'arvn-base' },
  { id: 'nva-troops', count: 40, enters: 'nva-troops' },
  { id: 'nva-guerrillas', count: 20, enters: 'nva-underground' },
  { id: 'nva-bases', count: 9, enters: 'nva-base' },
  { id: 'vc-guerrillas', count: 30, enters: 'vc-underground' },
  { id: 'vc-bases', count: 9, enters: 'vc-base' },
] as const satisfies readonly SupplyFacts[]

/** 1.4.1 Boxes beside the map: Available; US pieces lost to Attack, Ambush, Bombard (3.3.3); what is out of play. */
export const BOXES = ['available', 'casualties', 'out-of-play'] as const
export const CASUALTIES = 1
export const OUT_OF_PLAY = 2

export const MARKERS = [
  { id: 'terror', shape: 'burst', pool: 'terror-sabotage', mostPerSpace: 15, onLines: false },
  { id: 'sabotage', shape: 'wreck', pool: 'terror-sabotage', mostPerSpace: 1, onLines: true },
] as const satisfies readonly MarkerFacts[]
/** 3.3.4 There are 15 of both together. */
export const POOLS = { 'terror-sabotage': 15 } as const
const M: { readonly [Id in (typeof MARKERS)[number]['id']]: Marker } = indexNames(MARKERS.map((m) => m.id))
export const TERROR = M.terror
export const SABOTAGE = M.sabotage

/** 1.4.4 Tunnel markers there are (no rule book says how many; ruling 35). */
export const MOST_TUNNELS = 6

/** 2.4.1 The leaders of South Vietnam; nobody after a Failed Attempt has ended Minh. */
export const LEADERS = ['minh', 'khanh', 'young-turks', 'ky', 'thieu', 'nobody'] as const
export type Leader = (typeof LEADERS)[number]

/** 2.3.8 A Pivotal Event: not in this game, before its owner, played. */
export const PIVOTAL_STATES = ['none', 'held', 'played'] as const

/** 8.8.1 The policy of a non-player US. */
export const POLICIES = ['jfk', 'lbj', 'nixon'] as const

/** 1.8, 6.7 Tracks. `coups` counts the Coup cards of the deck that were played, `leader-cards` those in the RVN Leader box (2.3.8). */
export const TRACKS = [
  { id: 'arvn-resources', min: 0, max: 75 },
  { id: 'nva-resources', min: 0, max: 75 },
  { id: 'vc-resources', min: 0, max: 75 },
  { id: 'aid', min: 0, max: 75 },
  { id: 'patronage', min: 0, max: 75 },
  { id: 'econ', min: 0, max: 15 },
  { id: 'trail', min: 0, max: 4 },
  { id: 'leader', min: 0, max: 5, boxes: LEADERS },
  { id: 'leader-cards', min: 0, max: 7 },
  { id: 'coups', min: 0, max: 6 },
  { id: 'us-pivotal', min: 0, max: 2, boxes: PIVOTAL_STATES },
  { id: 'arvn-pivotal', min: 0, max: 2, boxes: PIVOTAL_STATES },
  { id: 'nva-pivotal', min: 0, max: 2, boxes: PIVOTAL_STATES },
  { id: 'vc-pivotal', min: 0, max: 2, boxes: PIVOTAL_STATES },
  { id: 'policy', min: 0, max: 2, boxes: POLICIES },
  { id: 'frozen', min: 0, max: 1, bookkeeping: true },
  ...deceptionMarkers('us'),
  ...deceptionMarkers('arvn'),
  ...deceptionMarkers('nva'),
  ...deceptionMarkers('vc'),
] as const satisfies readonly TrackFacts[]
const T: { readonly [Id in (typeof TRACKS)[number]['id']]: Track } = indexNames(TRACKS.map((t) => t.id))
export const ARVN_RESOURCES = T['arvn-resources']
export const AID = T.aid
export const PATRONAGE = T.patronage
export const ECON = T.econ
export const TRAIL = T.trail
export const LEADER = T.leader
export const LEADER_CARDS = T['leader-cards']
export const COUPS = T.coups
export const POLICY = T.policy
/** Whether Control is as its markers lie (6.4, 6.5). */
export const FROZEN = T.frozen
/** 2.3.8 Where each faction's Pivotal Event is. */
export const PIVOTAL: readonly Track[] = [T['us-pivotal'], T['arvn-pivotal'], T['nva-pivotal'], T['vc-pivotal']]

/** 7.3 The Deception markers of each faction. */
export const DECEPTION_TRACKS: readonly (readonly Track[])[] = FACTION_FACTS.map(({ id }) => [
  T[`${id}-deception-1`],
  T[`${id}-deception-2`],
])

/** Rules by the 2nd edition rather than the 1st (2014). */
export const isSecondEdition = (g: Game): boolean => g.setup.options.edition === '2nd'

/** 2.4.1 Whether this one leads South Vietnam. */
export const leads = (g: Game, leader: Leader): boolean => LEADERS[track(g, LEADER)] === leader

/** 1.6.1 Where people can support or oppose. */
export const hasPeople = (s: Space): boolean => pop(s) > 0
export const isSabotaged = (g: Game, s: Space): boolean => markers(g, s, SABOTAGE) > 0

export const usTroops = (g: Game, s: Space): number => count(g, s, US_TROOPS)
export const arvnTroops = (g: Game, s: Space): number => count(g, s, ARVN_TROOPS)
export const police = (g: Game, s: Space): number => count(g, s, ARVN_POLICE)
export const arvnCubes = (g: Game, s: Space): number => arvnTroops(g, s) + police(g, s)
export const coinCubes = (g: Game, s: Space): number => usTroops(g, s) + arvnCubes(g, s)
/** The cubes of a COIN faction. */
export const cubesOf = (f: Faction): readonly Piece[] => (f === US ? [US_TROOPS] : ARVN_CUBES)
export const cubes = (g: Game, f: Faction, s: Space): number => (f === US ? usTroops(g, s) : arvnCubes(g, s))
export const nvaTroops = (g: Game, s: Space): number => count(g, s, NVA_TROOPS)

/** 1.4.3 Irregulars or Rangers of a COIN faction, guerrillas of an insurgent one, in either state. */
export const specialForcesOf = (g: Game, f: Faction, s: Space): number => undergroundOf(g, f, s) + activeOf(g, f, s)
export const tunnels = (g: Game, f: Faction, s: Space): number => (isCoin(f) ? 0 : count(g, s, tunneledBase(f)))
export const coinBases = (g: Game, s: Space): number => count(g, s, US_BASE) + count(g, s, ARVN_BASE)
export const insurgentBases = (g: Game, s: Space): number => bases(g, NVA, s) + bases(g, VC, s)
export const coinPieces = (g: Game, s: Space): number => pieces(g, US, s) + pieces(g, ARVN, s)
export const insurgentPieces = (g: Game, s: Space): number => pieces(g, NVA, s) + pieces(g, VC, s)

/** Whether any COIN, or insurgent, piece is in a space. */
export const isCoinThere = (g: Game, s: Space): boolean => isThere(g, US, s) || isThere(g, ARVN, s)
export const areInsurgentsThere = (g: Game, s: Space): boolean => isThere(g, NVA, s) || isThere(g, VC, s)

/** 1.4.4 How many more Bases can be Tunneled. */
export function tunnelsLeft(g: Game): number {
  let sum = 0
  for (const s of EVERY) sum += tunnels(g, NVA, s) + tunnels(g, VC, s)
  return MOST_TUNNELS - sum
}

/** 3.3.3 US pieces in the Casualties box, of all kinds. */
export const casualties = (g: Game): number =>
  inBox(g, CASUALTIES, US_TROOPS) + inBox(g, CASUALTIES, underground(US)) + inBox(g, CASUALTIES, US_BASE)

/** 1.4.2 How many more of a piece may be in a space. */
export function room(g: Game, piece: Piece, s: Space): number {
  if (isNorthVietnam(s) && isCoin(g.volume.factionOf[piece] as Faction)) return 0
  return IS_BASE[piece] === 1 ? baseRoom(g, s) : 99
}
const IS_BASE = Uint8Array.from(PIECES, ({ type }) => (type === 'base' ? 1 : 0))
