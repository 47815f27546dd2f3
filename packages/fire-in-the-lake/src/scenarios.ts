import {
  fillBoxes,
  goTo,
  isSolo,
  layDeck,
  layPiles,
  makeAllEligible,
  moveToBox,
  placeForces,
  playedFactions,
  playNextCard,
  putInForce,
  setLevel,
  setTrack,
} from '@coinflict/kernel/rules'
import type { Game, Piece, Track } from '@coinflict/kernel/state'
import { deal, inexperienced } from './deception.ts'
import { PERIODS } from './events/periods.ts'
import {
  AID,
  ECON,
  FACTIONS,
  isCoin,
  LEADER,
  LEADER_CARDS,
  LEADERS,
  type Leader,
  OUT_OF_PLAY,
  P,
  PATRONAGE,
  PIVOTAL,
  type PieceId,
  POLICIES,
  POLICY,
  TRAIL,
} from './forces.ts'
import { S, type SpaceId } from './map.ts'

/** Capabilities in force from the start. */
interface Capabilities {
  readonly unshaded: readonly number[]
  readonly shaded: readonly number[]
}

type Forces = Readonly<Partial<Record<SpaceId, Readonly<Partial<Record<PieceId, number>>>>>>
type Year = 1964 | 1965 | 1968

interface Deployment {
  readonly resources: Readonly<Record<'arvn-resources' | 'nva-resources' | 'vc-resources', number>>
  readonly aid: number
  readonly patronage: number
  readonly trail: number
  readonly leader: Leader
  /** Coup cards that lie in the RVN Leader box from the start. */
  readonly leaderCards: number
  readonly policy: (typeof POLICIES)[number]
  /** The Coup cards of the deck, one for each pile. */
  readonly coups: readonly number[]
  readonly piles: number
  readonly eventsPerPile: number
  /** With Period Events: the year of each pile from the top, and what is in force. */
  readonly periods: readonly Year[]
  readonly capabilities: Capabilities
  readonly hasPivotal: boolean
  readonly outOfPlay: Readonly<Partial<Record<PieceId, number>>>
  readonly levels: Readonly<Partial<Record<SpaceId, number>>>
  readonly forces: Forces
}

/** Short: 1965-1967, Westy's War. */
const SHORT: Deployment = {
  resources: { 'arvn-resources': 30, 'nva-resources': 15, 'vc-resources': 10 },
  aid: 15,
  patronage: 18,
  trail: 2,
  leader: 'young-turks',
  leaderCards: 2,
  policy: 'lbj',
  coups: [127, 128, 129],
  piles: 3,
  eventsPerPile: 8,
  periods: [1965, 1965, 1965],
  capabilities: { unshaded: [], shaded: [31] },
  hasPivotal: false,
  outOfPlay: { 'us-troops': 6, 'arvn-troops': 10, 'rangers-underground': 3 },
  levels: {
    'da-nang': 2,
    kontum: 2,
    saigon: 2,
    'can-tho': 2,
    'quang-tri-thua-thien': -2,
    'binh-dinh': 1,
    'an-loc': 1,
    'qui-nhon': 1,
    'cam-ranh': 1,
    'binh-tuy-binh-thuan': 1,
    'quang-duc-long-khanh': -2,
    'tay-ninh': -2,
    'kien-phong': -2,
    'kien-giang-an-xuyen': -2,
  },
  forces: {
    'da-nang': { 'us-troops': 3, 'arvn-police': 1 },
    kontum: { 'us-troops': 3, 'arvn-police': 1 },
    saigon: { 'us-base': 1, 'us-troops': 3, 'arvn-troops': 4, 'arvn-police': 2, 'rangers-underground': 1 },
    'can-tho': { 'us-base': 1, 'us-troops': 3, 'arvn-troops': 4, 'arvn-police': 2, 'rangers-underground': 1 },
    'quang-tri-thua-thien': { 'arvn-base': 1, 'arvn-troops': 2, 'nva-base': 1, 'nva-underground': 4 },
    'quang-nam': { 'arvn-police': 1, 'rangers-underground': 1 },
    'quang-tin-quang-ngai': { 'us-troops': 2, 'arvn-police': 1 },
    'binh-dinh': {
      'us-base': 1,
      'us-troops': 4,
      'irregulars-underground': 1,
      'arvn-troops': 2,
      'arvn-police': 1,
      'vc-base': 1,
      'vc-underground': 2,
    },
    'pleiku-darlac': { 'us-base': 1, 'us-troops': 1, 'irregulars-underground': 1, 'vc-base': 1, 'vc-underground': 2 },
    'khanh-hoa': { 'us-troops': 1, 'irregulars-underground': 1 },
    hue: { 'arvn-police': 2 },
    'kien-hoa-vinh-binh': { 'arvn-police': 2 },
    'ba-xuyen': { 'arvn-police': 2 },
    'an-loc': { 'arvn-police': 1 },
    'qui-nhon': { 'arvn-police': 1 },
    'cam-ranh': { 'arvn-police': 1 },
    'binh-tuy-binh-thuan': { 'us-troops': 2, 'arvn-police': 1, 'vc-base': 1, 'vc-underground': 2 },
    'quang-duc-long-khanh': { 'nva-underground': 1, 'vc-base': 1, 'vc-underground': 2 },
    'tay-ninh': { 'nva-underground': 1, 'vc-tunnel': 1, 'vc-underground': 2 },
    'kien-phong': { 'vc-underground': 2 },
    'kien-giang-an-xuyen': { 'vc-underground': 2 },
    'north-vietnam': { 'nva-base': 2, 'nva-troops': 6, 'nva-underground': 1 },
    'southern-laos': { 'nva-base': 2, 'nva-troops': 6, 'nva-underground': 1 },
    'central-laos': { 'nva-base': 1, 'nva-underground': 2 },
    'the-fishhook': { 'nva-base': 1, 'nva-underground': 2 },
    'the-parrots-beak': { 'nva-base': 1, 'nva-underground': 2 },
  },
}

/** Medium: 1968-1972, A Better War. */
const MEDIUM: Deployment = {
  resources: { 'arvn-resources': 30, 'nva-resources': 20, 'vc-resources': 15 },
  aid: 30,
  patronage: 15,
  trail: 3,
  leader: 'ky',
  leaderCards: 3,
  policy: 'lbj',
  coups: [128, 129, 130],
  piles: 3,
  eventsPerPile: 12,
  periods: [1968, 1968, 1968],
  capabilities: { unshaded: [8, 14], shaded: [31, 104, 34, 28] },
  hasPivotal: true,
  outOfPlay: { 'us-troops': 5, 'arvn-troops': 10, 'rangers-underground': 3 },
  levels: {
    'quang-tri-thua-thien': 1,
    'quang-nam': -2,
    hue: 1,
    'da-nang': 1,
    'qui-nhon': 1,
    'cam-ranh': 1,
    'quang-tin-quang-ngai': 1,
    kontum: 1,
    'binh-dinh': 2,
    'pleiku-darlac': 2,
    'khanh-hoa': 2,
    'phu-bon-phu-yen': 1,
    saigon: 2,
    'tay-ninh': -2,
    'can-tho': 1,
    'kien-phong': -1,
    'kien-hoa-vinh-binh': -1,
    'ba-xuyen': -1,
    'kien-giang-an-xuyen': -2,
  },
  forces: {
    'north-vietnam': { 'nva-base': 1, 'nva-troops': 9, 'nva-underground': 1 },
    'central-laos': { 'nva-base': 1, 'nva-troops': 9, 'nva-underground': 1 },
    'quang-tri-thua-thien': {
      'us-base': 1,
      'us-troops': 4,
      'irregulars-underground': 1,
      'arvn-troops': 3,
      'nva-base': 1,
      'nva-underground': 3,
    },
    'quang-nam': { 'vc-base': 1, 'vc-underground': 2 },
    hue: { 'us-troops': 1, 'arvn-police': 2 },
    'da-nang': { 'us-troops': 1, 'arvn-police': 2 },
    'qui-nhon': { 'us-troops': 1, 'arvn-police': 2 },
    'cam-ranh': { 'us-troops': 1, 'arvn-police': 2 },
    'quang-tin-quang-ngai': { 'us-base': 1, 'us-troops': 2, 'arvn-troops': 2, 'arvn-police': 1 },
    kontum: { 'us-base': 1, 'us-troops': 1, 'irregulars-underground': 1 },
    'binh-dinh': { 'us-troops': 2, 'irregulars-underground': 1, 'arvn-police': 1, 'vc-base': 1, 'vc-underground': 2 },
    'pleiku-darlac': {
      'us-troops': 2,
      'irregulars-underground': 1,
      'arvn-police': 1,
      'vc-base': 1,
      'vc-underground': 2,
    },
    'khanh-hoa': { 'us-troops': 2, 'irregulars-underground': 1, 'arvn-police': 1, 'vc-base': 1, 'vc-underground': 2 },
    'phu-bon-phu-yen': { 'us-troops': 3, 'arvn-troops': 2, 'arvn-police': 2, 'vc-underground': 2 },
    'binh-tuy-binh-thuan': {
      'us-base': 1,
      'us-troops': 2,
      'arvn-troops': 3,
      'arvn-police': 1,
      'vc-base': 1,
      'vc-underground': 2,
    },
    saigon: {
      'us-base': 1,
      'us-troops': 2,
      'arvn-troops': 1,
      'arvn-police': 4,
      'rangers-underground': 1,
      'vc-base': 1,
      'vc-underground': 1,
    },
    'quang-duc-long-khanh': { 'arvn-troops': 2, 'arvn-police': 1, 'vc-underground': 1 },
    'phuoc-long': { 'nva-underground': 1, 'vc-base': 1, 'vc-underground': 2 },
    'tay-ninh': {
      'us-base': 1,
      'us-troops': 3,
      'arvn-troops': 2,
      'rangers-underground': 1,
      'nva-underground': 2,
      'vc-tunnel': 1,
      'vc-underground': 3,
    },
    'an-loc': { 'arvn-troops': 1, 'arvn-police': 2 },
    'can-tho': { 'us-troops': 3, 'irregulars-underground': 1, 'arvn-troops': 2, 'arvn-police': 1 },
    'kien-phong': { 'arvn-police': 1, 'vc-underground': 1 },
    'kien-hoa-vinh-binh': { 'arvn-police': 1, 'vc-underground': 1 },
    'ba-xuyen': { 'arvn-police': 1, 'vc-underground': 1 },
    'kien-giang-an-xuyen': { 'arvn-base': 1, 'arvn-troops': 2, 'rangers-underground': 1, 'vc-underground': 1 },
    'southern-laos': { 'nva-base': 1, 'nva-underground': 2 },
    'northeast-cambodia': { 'nva-base': 1, 'nva-underground': 2 },
    'the-fishhook': { 'nva-base': 1, 'nva-underground': 2 },
    'the-parrots-beak': { 'nva-base': 1, 'nva-underground': 2 },
    sihanoukville: { 'nva-base': 1, 'nva-underground': 2 },
  },
}

/** Full: 1964-1972, Nam. */
const FULL: Deployment = {
  resources: { 'arvn-resources': 30, 'nva-resources': 10, 'vc-resources': 5 },
  aid: 15,
  patronage: 15,
  trail: 1,
  leader: 'minh',
  leaderCards: 0,
  policy: 'jfk',
  coups: [125, 126, 127, 128, 129, 130],
  piles: 6,
  eventsPerPile: 12,
  periods: [1964, 1965, 1965, 1968, 1968, 1968],
  capabilities: { unshaded: [], shaded: [] },
  hasPivotal: true,
  outOfPlay: { 'us-base': 2, 'us-troops': 10, 'arvn-base': 2, 'arvn-troops': 10, 'rangers-underground': 3 },
  levels: {
    saigon: 1,
    'qui-nhon': 1,
    'cam-ranh': 1,
    'an-loc': 1,
    'can-tho': 1,
    'quang-tin-quang-ngai': -2,
    'quang-duc-long-khanh': -2,
    'binh-tuy-binh-thuan': -2,
    'tay-ninh': -2,
    'phu-bon-phu-yen': 1,
    'khanh-hoa': 1,
    'kien-hoa-vinh-binh': 1,
    'ba-xuyen': 1,
    'kien-phong': -2,
    'kien-giang-an-xuyen': -2,
  },
  forces: {
    saigon: { 'us-base': 1, 'us-troops': 2, 'arvn-troops': 2, 'arvn-police': 3 },
    hue: { 'arvn-troops': 2, 'arvn-police': 2 },
    'qui-nhon': { 'arvn-troops': 2, 'arvn-police': 2 },
    'cam-ranh': { 'arvn-troops': 2, 'arvn-police': 2 },
    'an-loc': { 'arvn-troops': 2, 'arvn-police': 2 },
    'can-tho': { 'arvn-troops': 2, 'arvn-police': 2 },
    'da-nang': { 'us-troops': 2, 'arvn-police': 1 },
    kontum: { 'us-troops': 2, 'arvn-police': 1 },
    'quang-tri-thua-thien': { 'us-troops': 1, 'irregulars-underground': 1, 'vc-base': 1, 'vc-underground': 2 },
    'binh-dinh': { 'us-troops': 1, 'irregulars-underground': 1, 'vc-base': 1, 'vc-underground': 2 },
    'quang-nam': { 'arvn-police': 1, 'rangers-underground': 1 },
    'pleiku-darlac': { 'us-base': 1, 'us-troops': 1, 'irregulars-underground': 1, 'vc-base': 1, 'vc-underground': 2 },
    'quang-tin-quang-ngai': { 'vc-base': 1, 'vc-underground': 2 },
    'quang-duc-long-khanh': { 'vc-base': 1, 'vc-underground': 2 },
    'binh-tuy-binh-thuan': { 'vc-base': 1, 'vc-underground': 2 },
    'tay-ninh': { 'vc-tunnel': 1, 'vc-underground': 2 },
    'phu-bon-phu-yen': { 'arvn-police': 1 },
    'khanh-hoa': { 'arvn-police': 1 },
    'kien-hoa-vinh-binh': { 'arvn-police': 1 },
    'ba-xuyen': { 'arvn-police': 1 },
    'kien-phong': { 'vc-underground': 1 },
    'kien-giang-an-xuyen': { 'vc-underground': 1 },
    'north-vietnam': { 'nva-base': 1, 'nva-underground': 3 },
    'central-laos': { 'nva-base': 1, 'nva-underground': 3 },
    'southern-laos': { 'nva-base': 1, 'nva-underground': 3 },
    'the-parrots-beak': { 'nva-base': 1, 'nva-underground': 3 },
  },
}

const DEPLOYMENTS: Readonly<Record<string, Deployment>> = { short: SHORT, medium: MEDIUM, full: FULL }

const deploymentOf = (g: Game): Deployment => DEPLOYMENTS[g.setup.scenario] as Deployment

/** 2.4.2 How many Coup cards the deck has; the last of them ends the game. */
export const coupCards = (g: Game): number => deploymentOf(g).coups.length

const EVENTS = Array.from({ length: 120 }, (_, i) => i + 1)

/** 2.1 Set-up: deck, tracks, forces; then the first card. */
export function setUp(g: Game): void {
  const deployment = deploymentOf(g)
  g.cite('2.1', -1)
  fillBoxes(g)
  buildDeck(g, deployment)
  for (const [id, n] of Object.entries(deployment.resources)) setTrack(g, g.volume.trackIndex.get(id) as Track, n)
  setTrack(g, AID, deployment.aid)
  setTrack(g, PATRONAGE, deployment.patronage)
  setTrack(g, ECON, 15)
  setTrack(g, TRAIL, deployment.trail)
  setTrack(g, LEADER, LEADERS.indexOf(deployment.leader))
  setTrack(g, LEADER_CARDS, deployment.leaderCards)
  setTrack(g, POLICY, POLICIES.indexOf(deployment.policy))
  if (deployment.hasPivotal) for (const f of FACTIONS) setTrack(g, PIVOTAL[f] as Track, 1)
  for (const [id, n] of Object.entries(deployment.outOfPlay)) moveToBox(g, P[id as PieceId] as Piece, 0, OUT_OF_PLAY, n)
  placeForces(g, deployment.forces, () => false)
  for (const [id, to] of Object.entries(deployment.levels)) setLevel(g, S[id as SpaceId], to)
  makeAllEligible(g)
  if (inexperienced(g).length > 0) {
    goTo(g, 'handicap')
    return
  }
  deal(g)
  playNextCard(g)
}

/**
 * 2.1 Capabilities in force from the start: those of the scenario with Period Events; with 8.9 option A only those of Medium that are against
 * the lone player, whatever the scenario.
 */
function capabilitiesOf(g: Game, { capabilities }: Deployment): Capabilities {
  if (g.setup.options['difficulty-a'] === 'yes' && isSolo(g)) {
    const { shaded, unshaded } = MEDIUM.capabilities
    return playedFactions(g).some(isCoin) ? { shaded, unshaded: [] } : { shaded: [], unshaded }
  }
  return g.setup.options['period-events'] === 'yes' ? capabilities : { shaded: [], unshaded: [] }
}

/** 2.1 Piles of events with a Coup card each; with Period Events, each from the cards of its year. */
function buildDeck(g: Game, deployment: Deployment): void {
  const { coups, piles, eventsPerPile, periods } = deployment
  const { shaded, unshaded } = capabilitiesOf(g, deployment)
  // Cards that are in force from the start are not in the deck (ruling 188).
  const isFree = (card: number): boolean => !shaded.includes(card) && !unshaded.includes(card)
  if (g.setup.options['period-events'] === 'yes') {
    const years = [...new Set(periods)]
    layDeck(
      g,
      years.map((year, i) => [...PERIODS[year].filter(isFree), ...(i === 0 ? coups : [])]),
      periods.map((year) => ({ events: eventsPerPile, rounds: 1, pool: years.indexOf(year) })),
    )
  } else {
    layDeck(
      g,
      [[...EVENTS.filter(isFree), ...coups]],
      Array.from({ length: piles }, () => ({ events: eventsPerPile, rounds: 1 })),
    )
  }
  for (const card of unshaded) putInForce(g, card, 'unshaded')
  for (const card of shaded) putInForce(g, card, 'shaded')
}

/** A deck of so many cards of which nobody knows more. */
export const layUnseen = (g: Game, seen: readonly number[], n: number): void =>
  layPiles(g, { events: EVENTS, rounds: deploymentOf(g).coups }, seen, n)
