import { activeOf, adjust, baseRoom, bases, flip, pieces, setTrack, undergroundOf } from '@coinflict/kernel/rules'
import {
  count,
  deceptionMarkers,
  type Faction,
  type Game,
  type Holder,
  type HolderFacts,
  indexNames,
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
  track,
} from '@coinflict/kernel/state'
import { FACTION_FACTS } from './cover.ts'
import { isAfghan, isPakistan, PAKISTAN, printedPop } from './map.ts'

export type FactionId = (typeof FACTION_FACTS)[number]['id']
const F: { readonly [Id in FactionId]: Faction } = indexNames(FACTION_FACTS.map((f) => f.id))
export const COALITION = F.coalition
export const GOVERNMENT = F.government
export const TALIBAN = F.taliban
export const WARLORDS = F.warlords
export const FACTIONS: readonly Faction[] = [COALITION, GOVERNMENT, TALIBAN, WARLORDS]
export const COIN: readonly Faction[] = [COALITION, GOVERNMENT]
export const INSURGENTS: readonly Faction[] = [TALIBAN, WARLORDS]
export const isCoin = (f: Faction): boolean => f === COALITION || f === GOVERNMENT

/** 1.7 The two COIN factions Control together, the Taliban alone; the Warlords never. */
export const HOLDERS = [
  { id: 'coin', factions: ['coalition', 'government'], letter: 'C', colour: 'blue' },
  { id: 'taliban', factions: ['taliban'], letter: 'T', colour: 'black' },
] as const satisfies readonly HolderFacts[]
export const COIN_CONTROL = 0 as Holder
export const TALIBAN_CONTROL = 1 as Holder

/** 1.6.1 Three levels. */
export const LEVELS = ['opposition', 'neutral', 'support'] as const
export const OPPOSITION = -1
export const SUPPORT = 1

/** 1.4 The pieces as they stand on the map. */
export const PIECES = [
  { id: 'coalition-troops', faction: 'coalition', type: 'troops', supply: 'coalition-troops' },
  { id: 'coalition-base', faction: 'coalition', type: 'base', supply: 'coalition-bases' },
  { id: 'government-troops', faction: 'government', type: 'troops', supply: 'government-troops' },
  { id: 'government-police', faction: 'government', type: 'police', supply: 'government-police' },
  { id: 'government-base', faction: 'government', type: 'base', supply: 'government-bases' },
  ...insurgentKinds('taliban'),
  ...insurgentKinds('warlords'),
] as const satisfies readonly PieceFacts[]

export type PieceId = (typeof PIECES)[number]['id']
const P: { readonly [Id in PieceId]: Piece } = indexNames(PIECES.map((p) => p.id))
export const COALITION_TROOPS = P['coalition-troops']
export const GOVERNMENT_TROOPS = P['government-troops']
export const GOVERNMENT_POLICE = P['government-police']
export const GOVERNMENT_CUBES: readonly Piece[] = [GOVERNMENT_TROOPS, GOVERNMENT_POLICE]
export const CUBES: readonly Piece[] = [COALITION_TROOPS, GOVERNMENT_TROOPS, GOVERNMENT_POLICE]
export const { kinds, base, underground, active, guerrillaKinds } = kindsOf(FACTION_FACTS, PIECES)

/** 1.4.1 The inventory. */
export const SUPPLIES = [
  { id: 'coalition-troops', count: 20, enters: 'coalition-troops' },
  { id: 'coalition-bases', count: 6, enters: 'coalition-base' },
  { id: 'government-troops', count: 30, enters: 'government-troops' },
  { id: 'government-police', count: 30, enters: 'government-police' },
  { id: 'government-bases', count: 3, enters: 'government-base' },
  { id: 'taliban-guerrillas', count: 30, enters: 'taliban-underground' },
  { id: 'taliban-bases', count: 12, enters: 'taliban-base' },
  { id: 'warlords-guerrillas', count: 15, enters: 'warlords-underground' },
  { id: 'warlords-bases', count: 12, enters: 'warlords-base' },
] as const satisfies readonly SupplyFacts[]

/** Boxes beside the map: Available; Coalition pieces lost in an Attack (3.3.3); what left the game at a Reset (6.6). */
export const BOXES = ['available', 'casualties', 'out-of-play'] as const
export const CASUALTIES = 1
export const OUT_OF_PLAY = 2

export const MARKERS = [
  { id: 'terror', shape: 'burst', pool: 'terror-sabotage', mostPerSpace: 30, onLines: false },
  { id: 'sabotage', shape: 'wreck', pool: 'terror-sabotage', mostPerSpace: 1, onLines: true },
  { id: 'returnees', shape: 'people', pool: 'returnees', mostPerSpace: 1 },
] as const satisfies readonly MarkerFacts[]
export const POOLS = { 'terror-sabotage': 30, returnees: 6 } as const
const M: { readonly [Id in (typeof MARKERS)[number]['id']]: Marker } = indexNames(MARKERS.map((m) => m.id))
export const TERROR = M.terror
export const SABOTAGE = M.sabotage
/** 4.3.1 +1 Pop. */
export const RETURNEES = M.returnees

/** 6.6.1 The posture of Pakistan, from the Taliban's worst to their best. */
export const POSTURES = ['hostility', 'pressure', 'tolerance', 'backing', 'sponsorship'] as const
export const HOSTILITY = 0
export const PRESSURE = 1
export const TOLERANCE = 2
export const BACKING = 3
export const SPONSORSHIP = 4

/** 1.8, 6.6.1 Tracks; `propaganda` counts the Propaganda cards played, `elders` is the marker of card 45 (5.4): who executed it. */
export const TRACKS = [
  { id: 'government-resources', min: 0, max: 75 },
  { id: 'taliban-resources', min: 0, max: 75 },
  { id: 'warlords-resources', min: 0, max: 75 },
  { id: 'aid', min: 0, max: 75 },
  { id: 'patronage', min: 0, max: 40 },
  { id: 'islamabad', min: 0, max: 4, boxes: POSTURES },
  { id: 'hard', min: 0, max: 1, boxes: ['no', 'yes'] },
  { id: 'propaganda', min: 0, max: 6 },
  { id: 'elders', min: 0, max: 4, boxes: ['nobody', 'coalition', 'government', 'taliban', 'warlords'] },
  ...deceptionMarkers('coalition'),
  ...deceptionMarkers('government'),
  ...deceptionMarkers('taliban'),
  ...deceptionMarkers('warlords'),
] as const satisfies readonly TrackFacts[]
const T: { readonly [Id in (typeof TRACKS)[number]['id']]: Track } = indexNames(TRACKS.map((t) => t.id))
export const AID = T.aid
export const PATRONAGE = T.patronage
export const ISLAMABAD = T.islamabad
export const HARD = T.hard
export const PROPAGANDA = T.propaganda
export const ELDERS = T.elders
/** The Deception markers of each faction. */
export const DECEPTION_TRACKS: readonly (readonly Track[])[] = FACTION_FACTS.map(({ id }) => [
  T[`${id}-deception-1`],
  T[`${id}-deception-2`],
])

/** Rules by the 2nd printing (2015) rather than the 1st (2013). */
export const isSecondPrinting = (g: Game): boolean => g.setup.options.printing === '2nd'

/** 1.6.2 The people of a space, Returnees included; those in Pakistan count for nothing but Rally (3.3.1). */
export const population = (g: Game, s: Space): number => printedPop(s) + markers(g, s, RETURNEES)
/** 1.6.1 Where people can support or oppose: Kabul and Afghan provinces with Population. */
export const hasPeople = (g: Game, s: Space): boolean => isAfghan(s) && population(g, s) > 0

export const isSabotaged = (g: Game, s: Space): boolean => markers(g, s, SABOTAGE) > 0

export const coalitionTroops = (g: Game, s: Space): number => count(g, s, COALITION_TROOPS)
export const governmentTroops = (g: Game, s: Space): number => count(g, s, GOVERNMENT_TROOPS)
export const police = (g: Game, s: Space): number => count(g, s, GOVERNMENT_POLICE)
export const governmentCubes = (g: Game, s: Space): number => governmentTroops(g, s) + police(g, s)
export const cubes = (g: Game, s: Space): number => coalitionTroops(g, s) + governmentCubes(g, s)
export const coinBases = (g: Game, s: Space): number => bases(g, COALITION, s) + bases(g, GOVERNMENT, s)
export const coinPieces = (g: Game, s: Space): number => pieces(g, COALITION, s) + pieces(g, GOVERNMENT, s)

/** 1.4.2 How many more of a piece may be in a space. */
export function room(g: Game, piece: Piece, s: Space): number {
  const f = g.volume.factionOf[piece] as Faction
  if (isPakistan(s) && f !== TALIBAN) return 0
  return piece === base(f) ? baseRoom(g, s) : 99
}

/** 6.6.1 Shifts Islamabad, to the right toward Sponsorship; what would leave the track hardens the posture. */
export function shiftIslamabad(g: Game, boxes: number): void {
  const from = track(g, ISLAMABAD)
  const to = from + boxes
  if (to < HOSTILITY || to > SPONSORSHIP) setTrack(g, HARD, 1)
  adjust(g, ISLAMABAD, boxes)
  showHostility(g)
}

/** 6.6.1 At Hostility all Taliban guerrillas in Pakistan are Active. */
export function showHostility(g: Game): void {
  if (track(g, ISLAMABAD) !== HOSTILITY) return
  for (const s of PAKISTAN) flip(g, underground(TALIBAN), s, undergroundOf(g, TALIBAN, s))
}

/** Whether a faction has Active guerrillas there that may turn Underground: not in Pakistan at Hostility (6.6.1). */
export const canHide = (g: Game, f: Faction, s: Space): boolean =>
  activeOf(g, f, s) > 0 && !(isPakistan(s) && track(g, ISLAMABAD) === HOSTILITY)

/** Moves up to n from one track to another, as much as the first holds; what the second cannot hold is lost (ruling 16). */
export function transferTrack(g: Game, from: Track, to: Track, n: number): void {
  const given = Math.min(n, track(g, from))
  adjust(g, from, -given)
  adjust(g, to, given)
}
