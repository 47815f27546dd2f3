import {
  allBases,
  bases,
  deployPieces,
  fillBoxes,
  goOn,
  goTo,
  layDeck,
  layPiles,
  makeAllEligible,
  mark,
  placeForces,
  playNextCard,
  putInForce,
  setAside,
  setLevel,
  setTrack,
  sourceOf,
  standsAsPrinted,
} from '@coinflict/kernel/rules'
import {
  type CardFacts,
  type Faction,
  type Game,
  type Piece,
  part,
  type Reason,
  type Space,
  type Track,
} from '@coinflict/kernel/state'
import { because } from './ask.ts'
import { deal } from './deception.ts'
import {
  AID,
  BACKING,
  base,
  COALITION,
  GOVERNMENT,
  hasPeople,
  ISLAMABAD,
  PATRONAGE,
  type PieceId,
  RETURNEES,
  room,
  SUPPORT,
  TALIBAN,
  WARLORDS,
} from './forces.ts'
import { isPakistan, isPashtun, isProvince, S, type SpaceId } from './map.ts'

type Forces = Readonly<Partial<Record<SpaceId, Readonly<Partial<Record<PieceId, number>>>>>>

interface Deployment {
  readonly resources: Readonly<Record<'government-resources' | 'taliban-resources' | 'warlords-resources', number>>
  readonly aid: number
  readonly patronage: number
  /** Events that are set aside, and piles the others are split into, with a Propaganda card each. */
  readonly removed: number
  readonly piles: number
  readonly posture: number
  readonly support: readonly SpaceId[]
  readonly returnees: readonly SpaceId[]
  readonly forces: Forces
}

/** Short: 2009-2013, Obama's War. */
const SHORT: Deployment = {
  resources: { 'government-resources': 30, 'taliban-resources': 15, 'warlords-resources': 20 },
  aid: 24,
  patronage: 5,
  removed: 24,
  piles: 4,
  posture: BACKING,
  support: ['kabul'],
  returnees: ['kabul', 'khowst', 'konduz', 'baghlan'],
  forces: {
    kabul: { 'coalition-base': 1, 'coalition-troops': 3, 'government-troops': 2, 'government-police': 2 },
    herat: { 'government-base': 1, 'government-troops': 2, 'government-police': 2 },
    farah: { 'warlords-base': 1, 'warlords-underground': 1 },
    balkh: { 'warlords-base': 1, 'warlords-underground': 1 },
    helmand: {
      'coalition-base': 1,
      'coalition-troops': 3,
      'government-troops': 2,
      'government-police': 2,
      'taliban-base': 1,
      'taliban-underground': 2,
    },
    kandahar: {
      'coalition-base': 1,
      'coalition-troops': 2,
      'government-troops': 2,
      'government-police': 2,
      'taliban-base': 1,
      'taliban-underground': 2,
    },
    oruzgan: {
      'coalition-troops': 1,
      'government-troops': 1,
      'government-police': 1,
      'taliban-underground': 2,
      'warlords-base': 1,
      'warlords-underground': 1,
    },
    nuristan: {
      'coalition-troops': 1,
      'government-troops': 1,
      'government-police': 1,
      'taliban-underground': 2,
      'warlords-base': 1,
      'warlords-underground': 1,
    },
    ghazni: {
      'coalition-base': 1,
      'coalition-troops': 1,
      'government-troops': 2,
      'government-police': 2,
      'taliban-base': 1,
      'taliban-underground': 2,
    },
    paktika: {
      'coalition-base': 1,
      'coalition-troops': 1,
      'government-troops': 2,
      'government-police': 2,
      'taliban-base': 1,
      'taliban-underground': 2,
    },
    khowst: {
      'coalition-base': 1,
      'coalition-troops': 1,
      'government-troops': 2,
      'government-police': 2,
      'taliban-base': 1,
      'taliban-underground': 2,
    },
    zabol: { 'coalition-troops': 1, 'taliban-base': 1, 'taliban-underground': 2 },
    konduz: {
      'government-base': 1,
      'government-troops': 2,
      'government-police': 2,
      'warlords-base': 1,
      'warlords-underground': 1,
    },
    balochistan: { 'taliban-base': 1, 'taliban-underground': 1 },
    waziristan: { 'taliban-base': 1, 'taliban-underground': 1 },
    'northwest-frontier': { 'taliban-base': 1, 'taliban-underground': 1 },
  },
}

/** Main: 2005-2013, Taliban Resurgent. */
const MAIN: Deployment = {
  resources: { 'government-resources': 30, 'taliban-resources': 10, 'warlords-resources': 15 },
  aid: 15,
  patronage: 5,
  removed: 12,
  piles: 5,
  posture: BACKING,
  support: [],
  returnees: ['kabul', 'khowst'],
  forces: {
    kabul: { 'coalition-base': 1, 'coalition-troops': 2, 'government-troops': 2, 'government-police': 2 },
    herat: { 'government-troops': 1, 'government-police': 2, 'taliban-underground': 1 },
    farah: { 'warlords-base': 1, 'warlords-underground': 1 },
    faryab: { 'warlords-base': 1, 'warlords-underground': 1 },
    balkh: { 'warlords-base': 1, 'warlords-underground': 1 },
    helmand: { 'taliban-base': 1, 'taliban-underground': 2, 'warlords-base': 1, 'warlords-underground': 1 },
    nuristan: { 'taliban-base': 1, 'taliban-underground': 2, 'warlords-base': 1, 'warlords-underground': 1 },
    kandahar: {
      'coalition-troops': 1,
      'government-troops': 2,
      'government-police': 2,
      'taliban-underground': 1,
      'warlords-base': 1,
      'warlords-underground': 1,
    },
    oruzgan: { 'coalition-troops': 1, 'taliban-base': 1, 'taliban-underground': 1 },
    paktika: { 'coalition-troops': 1, 'taliban-base': 1, 'taliban-underground': 1 },
    zabol: { 'coalition-troops': 1, 'taliban-base': 1, 'taliban-underground': 1 },
    ghazni: { 'coalition-troops': 1, 'taliban-base': 1, 'taliban-underground': 1 },
    khowst: { 'coalition-troops': 1, 'government-troops': 1, 'government-police': 2 },
    konduz: { 'government-troops': 1, 'government-police': 2, 'warlords-base': 1, 'warlords-underground': 1 },
    waziristan: { 'taliban-base': 1, 'taliban-underground': 2 },
    'northwest-frontier': { 'taliban-base': 1, 'taliban-underground': 2 },
  },
}

/** Extended: 2003-2013, The Afghan Insurgency. */
const EXTENDED: Deployment = {
  resources: { 'government-resources': 20, 'taliban-resources': 5, 'warlords-resources': 10 },
  aid: 9,
  patronage: 5,
  removed: 0,
  piles: 6,
  posture: BACKING,
  support: [],
  returnees: [],
  forces: {
    kabul: { 'coalition-base': 1, 'coalition-troops': 3, 'government-troops': 2, 'government-police': 2 },
    herat: { 'government-troops': 1, 'government-police': 1 },
    helmand: { 'warlords-base': 1, 'warlords-underground': 1 },
    kandahar: { 'coalition-troops': 1, 'government-troops': 1, 'government-police': 1 },
    paktika: { 'taliban-base': 1, 'taliban-underground': 1 },
    zabol: { 'taliban-base': 1, 'taliban-underground': 1 },
    khowst: { 'coalition-troops': 1 },
    konduz: { 'warlords-base': 1, 'warlords-underground': 1 },
    waziristan: { 'taliban-base': 1, 'taliban-underground': 2 },
    'northwest-frontier': { 'taliban-base': 1, 'taliban-underground': 2 },
  },
}

const DEPLOYMENTS: Readonly<Record<string, Deployment>> = { short: SHORT, main: MAIN, extended: EXTENDED }

const deploymentOf = (g: Game): Deployment => DEPLOYMENTS[g.setup.scenario] as Deployment

/** 2.1 How many Propaganda cards the deck has: one in each pile. */
export const propagandaCards = (g: Game): number => deploymentOf(g).piles

const EVENTS = Array.from({ length: 72 }, (_, i) => i + 1)
const PROPAGANDA_CARDS = [73, 74, 75, 76, 77, 78] as const

/** 2.1 Set-up: deck, markers, forces; then the first card, or the factions' own deployment. */
export function setUp(g: Game): void {
  const deployment = deploymentOf(g)
  const isOpen = g.setup.options.deployment === 'open'
  g.cite('2.1', -1)
  fillBoxes(g)
  buildDeck(g, deployment)
  for (const [id, n] of Object.entries(deployment.resources)) setTrack(g, g.volume.trackIndex.get(id) as Track, n)
  setTrack(g, AID, deployment.aid)
  setTrack(g, PATRONAGE, deployment.patronage)
  setTrack(g, ISLAMABAD, deployment.posture)
  for (const id of deployment.returnees) mark(g, RETURNEES, S[id])
  for (const id of deployment.support) setLevel(g, S[id], SUPPORT)
  placeForces(g, deployment.forces, (owner) => isOpen && !standsAsPrinted(g, owner))
  deal(g)
  makeAllEligible(g)
  if (isOpen) goTo(g, 'deploy')
  else playNextCard(g)
}

/** 2.1 Some events are set aside for all to see, Capabilities among them in force; the others lie in piles with a Propaganda card each. */
function buildDeck(g: Game, { piles, removed }: Deployment): void {
  const events = (EVENTS.length - removed) / piles
  layDeck(
    g,
    [[...EVENTS, ...PROPAGANDA_CARDS.slice(0, piles)]],
    Array.from({ length: piles }, () => ({ events, rounds: 1 })),
  )
  for (let left = removed; left > 0; left--) {
    const card = setAside(g)
    if (g.log) g.write('lapse', { card, text: 'set-aside' })
    beginInForce(g, g.volume.cardByNumber[card])
  }
}

/**
 * 2.1 A Capability that is set aside is in force, the Coalition's unshaded and the Taliban's shaded: those another faction leads too. The
 * log says how much of it is ours.
 */
function beginInForce(g: Game, card: CardFacts | undefined): void {
  if (card?.lasts?.shaded !== 'capability' || g.setup.options['no-capabilities'] === 'yes') return
  const side = card.order[0] === 'coalition' ? 'unshaded' : 'shaded'
  putInForce(g, card.number, side)
  const source = sourceOf(g, card, side)
  if (g.log && source !== undefined && source !== 'printed') g.write('lasting', { card: card.number, text: source })
}

/** A deck of so many cards of which nobody knows more. */
export const layUnseen = (g: Game, seen: readonly number[], n: number): void =>
  layPiles(g, { events: EVENTS, rounds: PROPAGANDA_CARDS.slice(0, propagandaCards(g)) }, seen, n)

/** Open deployment: what a faction has in fixed spaces, and what it places where it likes within a class of spaces. */
interface OwnForces {
  readonly faction: Faction
  readonly fixed: Forces
  readonly among: (g: Game, s: Space) => boolean
  readonly pieces: readonly (readonly [PieceId, number])[]
}

/** Afghan spaces are all outside Pakistan, roads too. */
const outsidePakistan = (_: Game, s: Space): boolean => !isPakistan(s)
/** "Population 1 or 2" is any province where people live: no more is printed, and Returnees bar none. */
const peopled = (g: Game, s: Space): boolean => isProvince(s) && hasPeople(g, s)
const ofPashtuns = (_: Game, s: Space): boolean => isPashtun(s)
const ofAfghanPashtuns = (_: Game, s: Space): boolean => isPashtun(s) && !isPakistan(s)

const warlordsPlace = (n: number): OwnForces => ({
  faction: WARLORDS,
  fixed: {},
  among: outsidePakistan,
  pieces: [
    ['warlords-base', n],
    ['warlords-underground', n],
  ],
})
const governmentPlaces = (governmentBases: number, troops: number, police: number): OwnForces => ({
  faction: GOVERNMENT,
  fixed: { kabul: { 'government-troops': 2, 'government-police': 2 } },
  among: peopled,
  pieces: [
    ['government-base', governmentBases],
    ['government-troops', troops],
    ['government-police', police],
  ],
})
const talibanPlace = (homes: readonly SpaceId[], talibanBases: number, guerrillas: number): OwnForces => ({
  faction: TALIBAN,
  fixed: Object.fromEntries(homes.map((id) => [id, { 'taliban-base': 1 }])),
  among: ofPashtuns,
  pieces: [
    ['taliban-base', talibanBases],
    ['taliban-underground', guerrillas],
  ],
})
const coalitionPlaces = (
  inKabul: number,
  among: OwnForces['among'],
  coalitionBases: number,
  troops: number,
): OwnForces => ({
  faction: COALITION,
  fixed: { kabul: { 'coalition-base': 1, 'coalition-troops': inKabul } },
  among,
  pieces: [
    ['coalition-base', coalitionBases],
    ['coalition-troops', troops],
  ],
})

/** Open deployment: who places what, in this order. */
const OPEN: Readonly<Record<string, readonly OwnForces[]>> = {
  short: [
    warlordsPlace(5),
    governmentPlaces(2, 16, 16),
    talibanPlace(['balochistan', 'waziristan', 'northwest-frontier'], 6, 19),
    coalitionPlaces(3, outsidePakistan, 5, 11),
  ],
  main: [
    warlordsPlace(7),
    governmentPlaces(0, 5, 8),
    talibanPlace(['waziristan', 'northwest-frontier'], 6, 14),
    coalitionPlaces(2, outsidePakistan, 0, 6),
  ],
  extended: [
    warlordsPlace(2),
    governmentPlaces(0, 2, 2),
    talibanPlace(['waziristan', 'northwest-frontier'], 2, 6),
    coalitionPlaces(1, ofAfghanPashtuns, 0, 4),
  ],
}
const ILL_PLACED = because('why.deploy-space', '2.1')
const FULL = because('why.stacking', '1.4.2')

/** Within the class of spaces and stacking; in Kabul there stays room for the Coalition's Base. */
function whyNotDeploy(g: Game, { among, faction }: OwnForces, piece: Piece, s: Space): Reason | undefined {
  if (!among(g, s)) return ILL_PLACED
  if (room(g, piece, s) === 0) return FULL
  const isKept = s === S.kabul && faction !== COALITION && bases(g, COALITION, s) === 0
  return isKept && piece === base(faction) && allBases(g, s) > 0 ? FULL : undefined
}

/** Open deployment, one faction at a time; non-players stand as printed. */
export function deploy(g: Game): void {
  const own = OPEN[g.setup.scenario]?.[part(g)]
  if (own === undefined) {
    playNextCard(g)
    return
  }
  const { faction, fixed, pieces } = own
  g.cite('2.1', faction)
  if (!standsAsPrinted(g, faction)) {
    placeForces(g, fixed, () => false)
    for (const [id, n] of pieces) {
      const piece = g.volume.pieceIndex.get(id) as Piece
      deployPieces(g, faction, piece, n, (s) => whyNotDeploy(g, own, piece, s))
    }
  }
  goOn(g)
}
