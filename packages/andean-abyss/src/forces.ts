import { baseRoom, pieces } from '@coinflict/kernel/rules'
import {
  count,
  type Faction,
  type Game,
  type Holder,
  type HolderFacts,
  indexNames,
  inForce,
  insurgentKinds,
  kindsOf,
  type Marker,
  type MarkerFacts,
  markers,
  type Piece,
  type PieceFacts,
  type Space,
  type SupplyFacts,
  type Track,
  type TrackFacts,
} from '@coinflict/kernel/state'
import { FACTION_FACTS } from './cover.ts'
import { CARD } from './events/lasting.ts'
import { isLoc, near, S, SPACES } from './map.ts'

export type FactionId = (typeof FACTION_FACTS)[number]['id']
const F: { readonly [Id in FactionId]: Faction } = indexNames(FACTION_FACTS.map((f) => f.id))
export const GOVT = F.govt
export const FARC = F.farc
export const AUC = F.auc
export const CARTELS = F.cartels
export const FACTIONS: readonly Faction[] = [GOVT, FARC, AUC, CARTELS]
export const INSURGENTS: readonly Faction[] = [FARC, AUC, CARTELS]

/** 1.8 Only the Government and FARC Control spaces. */
export const HOLDERS = [
  { id: 'govt', factions: ['govt'], letter: 'G', colour: 'blue' },
  { id: 'farc', factions: ['farc'], letter: 'F', colour: 'red' },
] as const satisfies readonly HolderFacts[]
export const GOVT_CONTROL = 0 as Holder
export const FARC_CONTROL = 1 as Holder

/** 1.4 The pieces as they stand on the map. */
export const PIECES = [
  { id: 'troops', faction: 'govt', type: 'troops', supply: 'troops' },
  { id: 'police', faction: 'govt', type: 'police', supply: 'police' },
  { id: 'govt-base', faction: 'govt', type: 'base', supply: 'govt-bases' },
  ...insurgentKinds('farc'),
  ...insurgentKinds('auc'),
  ...insurgentKinds('cartels'),
] as const satisfies readonly PieceFacts[]

export type PieceId = (typeof PIECES)[number]['id']
const P: { readonly [Id in PieceId]: Piece } = indexNames(PIECES.map((p) => p.id))
export const TROOPS = P.troops
export const POLICE = P.police
export const CUBES: readonly Piece[] = [TROOPS, POLICE]
export const { kinds, base, underground, active, guerrillaKinds } = kindsOf(FACTION_FACTS, PIECES)

/** 1.4.1 The inventory. */
export const SUPPLIES = [
  { id: 'troops', count: 30, enters: 'troops' },
  { id: 'police', count: 30, enters: 'police' },
  { id: 'govt-bases', count: 3, enters: 'govt-base' },
  { id: 'farc-guerrillas', count: 30, enters: 'farc-underground' },
  { id: 'farc-bases', count: 9, enters: 'farc-base' },
  { id: 'auc-guerrillas', count: 18, enters: 'auc-underground' },
  { id: 'auc-bases', count: 6, enters: 'auc-base' },
  { id: 'cartels-guerrillas', count: 12, enters: 'cartels-underground' },
  { id: 'cartels-bases', count: 15, enters: 'cartels-base' },
] as const satisfies readonly SupplyFacts[]
/** Boxes beside the map: Available, and what an event took out of the game (card 49). */
export const BOXES = ['available', 'out-of-play'] as const
export const OUT_OF_PLAY = 1

export const MARKERS = [
  { id: 'terror', shape: 'burst', pool: 'terror-sabotage', mostPerSpace: 40, onLines: false },
  { id: 'sabotage', shape: 'wreck', pool: 'terror-sabotage', mostPerSpace: 1, onLines: true },
  { id: 'farc-zone', shape: 'flag', faction: 'farc', mostPerSpace: 1 },
  { id: 'farc-shipment', shape: 'crate', faction: 'farc', pool: 'shipments', mostPerSpace: 4 },
  { id: 'auc-shipment', shape: 'crate', faction: 'auc', pool: 'shipments', mostPerSpace: 4 },
  { id: 'cartels-shipment', shape: 'crate', faction: 'cartels', pool: 'shipments', mostPerSpace: 4 },
] as const satisfies readonly MarkerFacts[]
export const POOLS = { 'terror-sabotage': 40, shipments: 4 } as const
const M: { readonly [Id in (typeof MARKERS)[number]['id']]: Marker } = indexNames(MARKERS.map((m) => m.id))
export const TERROR = M.terror
export const SABOTAGE = M.sabotage
export const FARC_ZONE = M['farc-zone']
/** 4.5.3 A Shipment lies under a guerrilla, and its faction owns it. */
export const SHIPMENT: readonly Marker[] = [-1 as Marker, M['farc-shipment'], M['auc-shipment'], M['cartels-shipment']]
export const shipment = (f: Faction): Marker => SHIPMENT[f] as Marker

export const PRESIDENTS = ['samper', 'pastrana', 'uribe'] as const
export const SAMPER = 0
export const PASTRANA = 1
export const URIBE = 2

/** 1.7, 6.4.3 Tracks; `senado` remembers who executed card 42, `propaganda` counts the Propaganda cards played. */
export const TRACKS = [
  { id: 'govt-resources', min: 0, max: 99 },
  { id: 'farc-resources', min: 0, max: 99 },
  { id: 'auc-resources', min: 0, max: 99 },
  { id: 'cartels-resources', min: 0, max: 99 },
  { id: 'aid', min: 0, max: 29 },
  { id: 'president', min: 0, max: 2, boxes: PRESIDENTS },
  { id: 'propaganda', min: 0, max: 4 },
  { id: 'senado', min: 0, max: 4, boxes: ['nobody', 'govt', 'farc', 'auc', 'cartels'], bookkeeping: true },
] as const satisfies readonly TrackFacts[]
const T: { readonly [Id in (typeof TRACKS)[number]['id']]: Track } = indexNames(TRACKS.map((t) => t.id))
export const AID = T.aid
export const PRESIDENT = T.president
export const PROPAGANDA = T.propaganda
export const SENADO = T.senado

/** Rules by the 2nd edition (2018) rather than the 1st (2012). */
export const isSecondEdition = (g: Game): boolean => g.setup.options.edition === '2nd'

/** 1.3.5 Ecuador and Panamá are spaces only once their events made them so. */
export function isOnMap(g: Game, s: Space): boolean {
  if (s === S.ecuador) return inForce(g, CARD.sucumbios, 'shaded')
  if (s === S.panama) return inForce(g, CARD.darien, 'shaded')
  return true
}

/** The spaces there are now; without Ecuador and Panamá as long as they are not open. */
export const onMap = (g: Game): readonly Space[] => ON_MAP[borders(g)] as readonly Space[]
const borders = (g: Game): number => (isOnMap(g, S.ecuador) ? 1 : 0) + (isOnMap(g, S.panama) ? 2 : 0)
const ON_MAP: readonly (readonly Space[])[] = [[S.ecuador, S.panama], [S.panama], [S.ecuador], []].map((closed) =>
  SPACES.map((_, i) => i as Space).filter((s) => !closed.includes(s)),
)

/** The spaces of a kind that are there now. */
export function onMapWhere(fits: (s: Space) => boolean): (g: Game) => readonly Space[] {
  const lists = ON_MAP.map((open) => open.filter(fits))
  return (g) => lists[borders(g)] as readonly Space[]
}

/** The cities and departments that are there now. */
export const citiesAndDepartments = onMapWhere((s) => !isLoc(s))

/** The spaces next to one that are on the map now. */
export const nearby = (g: Game, s: Space): readonly Space[] => NEARBY[borders(g)]?.[s] as readonly Space[]
const NEARBY: readonly (readonly (readonly Space[])[])[] = ON_MAP.map((open) =>
  SPACES.map((_, i) => near(i as Space).filter((s) => open.includes(s))),
)

export const isZone = (g: Game, s: Space): boolean => markers(g, s, FARC_ZONE) > 0
export const isSabotaged = (g: Game, s: Space): boolean => markers(g, s, SABOTAGE) > 0

export const troops = (g: Game, s: Space): number => count(g, s, TROOPS)
export const police = (g: Game, s: Space): number => count(g, s, POLICE)
export const cubes = (g: Game, s: Space): number => count(g, s, TROOPS) + count(g, s, POLICE)
export const shipments = (g: Game, f: Faction, s: Space): number => (f === GOVT ? 0 : markers(g, s, shipment(f)))

/** 1.4.2 How many more of a piece may be in a space. */
export function room(g: Game, piece: Piece, s: Space): number {
  if (!isOnMap(g, s)) return 0
  const f = g.volume.factionOf[piece] as Faction
  if (f === GOVT && isZone(g, s)) return 0
  const within = s === S.ecuador ? 2 - pieces(g, f, s) : 99
  return Math.max(0, piece === base(f) ? Math.min(within, baseRoom(g, s)) : within)
}

export const hasRoomForBase = (g: Game, f: Faction, s: Space): boolean => room(g, base(f), s) > 0
