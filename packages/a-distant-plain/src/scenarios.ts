import {
  type Game,
  goTo,
  layDeck,
  makeAllEligible,
  mark,
  type OptionFacts,
  type Piece,
  place,
  playNextCard,
  type Reason,
  type ScenarioFacts,
  setLevel,
  setTrack,
  shuffle,
} from '@coinflict/kernel'
import { AID, BACKING, ISLAMABAD, PATRONAGE, type PieceId, RETURNEES, SUPPLIES, SUPPORT } from './forces.ts'
import { S, type SpaceId } from './map.ts'

export const SCENARIOS = [
  { id: 'main', rule: '2.1' },
  { id: 'short', rule: '2.1' },
  { id: 'extended', rule: '2.1' },
] as const satisfies readonly ScenarioFacts[]

export const OPTIONS = [
  { id: 'printing', values: ['1st', '2nd'], default: '1st', rule: '1.0' },
] as const satisfies readonly OptionFacts[]

export const whyNotSetup = (_scenario: string, _options: Readonly<Record<string, string>>): Reason | undefined =>
  undefined

type Forces = Readonly<Partial<Record<SpaceId, Readonly<Partial<Record<PieceId, number>>>>>>

interface Deployment {
  readonly resources: Readonly<Record<'government' | 'taliban' | 'warlords', number>>
  readonly aid: number
  readonly patronage: number
  /** Events that are set aside, and piles the others are split into. */
  readonly removed: number
  readonly piles: number
  readonly posture: number
  readonly support: readonly SpaceId[]
  readonly returnees: readonly SpaceId[]
  readonly forces: Forces
}

/** Short: 2009-2013, Obama's War. */
const SHORT: Deployment = {
  resources: { government: 30, taliban: 15, warlords: 20 },
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
  resources: { government: 30, taliban: 10, warlords: 15 },
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
  resources: { government: 20, taliban: 5, warlords: 10 },
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

/** 2.1 One Propaganda card to a pile. */
export const PILES: Readonly<Record<string, number>> = { short: 4, main: 5, extended: 6 }

const EVENTS = Array.from({ length: 72 }, (_, i) => i + 1)

/** 2.1 Set-up: deck, markers, forces; then the first card. */
export function setUp(g: Game): void {
  const deployment = DEPLOYMENTS[g.setup.scenario] as Deployment
  g.cite('2.1', -1)
  SUPPLIES.forEach(({ count }, i) => {
    g.n[g.volume.layout.boxes + i] = count
  })
  const events = shuffle(g, [...EVENTS]).slice(deployment.removed)
  const size = events.length / deployment.piles
  layDeck(
    g,
    Array.from({ length: deployment.piles }, (_, pile) =>
      shuffle(g, [...events.slice(pile * size, (pile + 1) * size), 73 + pile]),
    ).flat(),
  )
  for (const [id, n] of Object.entries(deployment.resources)) {
    const purse = g.volume.trackIndex.get(`${id}-resources`)
    if (purse !== undefined) setTrack(g, purse, n)
  }
  setTrack(g, AID, deployment.aid)
  setTrack(g, PATRONAGE, deployment.patronage)
  setTrack(g, ISLAMABAD, deployment.posture)
  for (const id of deployment.returnees) mark(g, RETURNEES, S[id])
  for (const id of deployment.support) setLevel(g, S[id], SUPPORT)
  for (const [id, here] of Object.entries(deployment.forces)) {
    for (const [pieceId, n] of Object.entries(here)) {
      place(g, g.volume.pieceIndex.get(pieceId) as Piece, S[id as SpaceId], n)
    }
  }
  makeAllEligible(g)
  playNextCard(g)
}

export function deploy(g: Game): void {
  goTo(g, 'card')
}

export const drawUnseen = (_g: Game, _seen: readonly number[], _n: number): readonly number[] => []
