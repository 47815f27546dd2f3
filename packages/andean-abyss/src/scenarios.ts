import {
  ACTIVE_OPPOSITION,
  ACTIVE_SUPPORT,
  bases,
  deployPieces,
  fillBoxes,
  goOn,
  goTo,
  layDeck,
  layPiles,
  makeAllEligible,
  mark,
  type Pile,
  placeForces,
  playNextCard,
  setLevel,
  setTrack,
  standsAsPrinted,
} from '@coinflict/kernel/rules'
import { type Faction, type Game, type Piece, part, type Reason, type Space, type Track } from '@coinflict/kernel/state'
import { because } from './ask.ts'
import { AID, AUC, CARTELS, FARC, FARC_ZONE, GOVT, PASTRANA, type PieceId, PRESIDENT, room, SAMPER } from './forces.ts'
import { isCity, isDepartment, pop, S, type SpaceId } from './map.ts'

type Forces = Readonly<Partial<Record<SpaceId, Readonly<Partial<Record<PieceId, number>>>>>>

interface Deployment {
  readonly resources: readonly [govt: number, farc: number, auc: number, cartels: number]
  readonly aid: number
  readonly president: number
  readonly zones: readonly SpaceId[]
  readonly support: readonly SpaceId[]
  readonly opposition: readonly SpaceId[]
  readonly forces: Forces
}

/** Standard deployment: all levels at the start are Active ones. */
const STANDARD: Deployment = {
  resources: [40, 10, 10, 10],
  aid: 9,
  president: SAMPER,
  zones: [],
  support: [
    'bogota',
    'medellin',
    'bucaramanga',
    'ibague',
    'santa-marta',
    'cartagena',
    'cucuta',
    'neiva',
    'pasto',
    'sincelejo',
    'santander',
    'atlantico',
  ],
  opposition: ['choco', 'arauca', 'meta-east', 'meta-west', 'guaviare', 'putumayo', 'narino'],
  forces: {
    bogota: { troops: 3, police: 2 },
    medellin: { troops: 3, police: 1 },
    cali: { troops: 3, police: 1, 'cartels-underground': 1, 'cartels-base': 1 },
    santander: { troops: 3, 'govt-base': 1, 'farc-underground': 1, 'auc-underground': 1 },
    bucaramanga: { police: 1 },
    ibague: { police: 1 },
    'santa-marta': { police: 1 },
    cartagena: { police: 1 },
    cucuta: { police: 1 },
    neiva: { police: 1 },
    pasto: { police: 1 },
    sincelejo: { police: 1 },
    narino: { 'farc-underground': 1 },
    choco: { 'farc-underground': 1, 'farc-base': 1 },
    huila: { 'farc-underground': 1, 'farc-base': 1 },
    arauca: { 'farc-underground': 1, 'farc-base': 1, 'auc-underground': 1 },
    'meta-east': { 'farc-underground': 1, 'farc-base': 1, 'cartels-base': 1 },
    'meta-west': { 'farc-underground': 2, 'farc-base': 1, 'cartels-base': 1 },
    guaviare: { 'farc-underground': 2, 'farc-base': 1, 'auc-underground': 1, 'cartels-base': 1 },
    putumayo: { 'farc-underground': 2, 'auc-underground': 1, 'cartels-underground': 1, 'cartels-base': 2 },
    atlantico: { 'auc-underground': 1 },
    antioquia: { 'auc-underground': 1, 'auc-base': 1 },
  },
}

/** Quick scenario: what differs from Standard. */
const QUICK: Deployment = {
  resources: [30, 10, 5, 20],
  aid: 9,
  president: PASTRANA,
  zones: ['meta-west'],
  support: [...STANDARD.support, 'cali'],
  opposition: [...STANDARD.opposition.filter((id) => id !== 'arauca'), 'huila'],
  forces: {
    ...STANDARD.forces,
    bogota: { troops: 9, police: 2 },
    medellin: { troops: 3, police: 1, 'cartels-underground': 4, 'cartels-base': 1 },
    cali: { troops: 3, police: 5 },
    santander: { troops: 3, 'govt-base': 1, 'farc-underground': 1, 'auc-underground': 1, 'auc-base': 1 },
    huila: { 'farc-underground': 4, 'farc-base': 1, 'auc-underground': 2, 'cartels-base': 1 },
    arauca: { 'farc-underground': 1, 'farc-base': 1, 'auc-underground': 2 },
    'meta-west': { 'farc-underground': 6, 'farc-base': 1, 'cartels-base': 1 },
    vaupes: { 'farc-underground': 2 },
  },
}

const EVENTS = Array.from({ length: 72 }, (_, i) => i + 1)
const PROPAGANDA_CARDS = [73, 74, 75, 76] as const

/** 2.1 Set-up: deck, markers, forces; then the first card, or the factions' own deployment. */
export function setUp(g: Game): void {
  const deployment = g.setup.scenario === 'quick' ? QUICK : STANDARD
  g.cite('2.1', -1)
  fillBoxes(g)
  buildDeck(g)
  g.volume.factions.forEach(({ purse }, i) => {
    setTrack(g, g.volume.trackIndex.get(purse as string) as Track, deployment.resources[i] as number)
  })
  setTrack(g, AID, deployment.aid)
  setTrack(g, PRESIDENT, deployment.president)
  for (const id of deployment.support) setLevel(g, S[id], ACTIVE_SUPPORT)
  for (const id of deployment.opposition) setLevel(g, S[id], ACTIVE_OPPOSITION)
  for (const id of deployment.zones) mark(g, FARC_ZONE, S[id])
  const isOpen = g.setup.scenario === 'open'
  placeForces(g, deployment.forces, (owner) => isOpen && !standsAsPrinted(g, owner))
  makeAllEligible(g)
  if (isOpen) goTo(g, 'deploy')
  else playNextCard(g)
}

/** 2.1 Four piles of events with a Propaganda card shuffled into each; Quick has four of six with one in the 2nd and 4th. */
function buildDeck(g: Game): void {
  const isQuick = g.setup.scenario === 'quick'
  const piles: Pile[] = [0, 1, 2, 3].map((pile) => ({
    events: isQuick ? 6 : 15,
    rounds: isQuick && pile % 2 === 0 ? 0 : 1,
    ...(g.setup.options['seeded-propaganda'] === 'yes' ? { among: 5 } : {}),
  }))
  layDeck(g, [[...EVENTS, ...propagandaOf(g)]], piles)
}

const propagandaOf = (g: Game): readonly number[] => (g.setup.scenario === 'quick' ? [74, 76] : PROPAGANDA_CARDS)

/** A deck of so many cards of which nobody knows more. */
export const layUnseen = (g: Game, seen: readonly number[], n: number): void =>
  layPiles(g, { events: EVENTS, rounds: propagandaOf(g) }, seen, n)

/** Open deployment: who places what, in this order. */
const DEPLOYMENT: readonly { readonly faction: Faction; readonly pieces: readonly (readonly [PieceId, number])[] }[] = [
  {
    faction: CARTELS,
    pieces: [
      ['cartels-base', 6],
      ['cartels-underground', 2],
    ],
  },
  {
    faction: AUC,
    pieces: [
      ['auc-base', 1],
      ['auc-underground', 6],
    ],
  },
  {
    faction: FARC,
    pieces: [
      ['farc-base', 6],
      ['farc-underground', 12],
    ],
  },
  {
    faction: GOVT,
    pieces: [
      ['govt-base', 1],
      ['troops', 12],
      ['police', 12],
    ],
  },
]
const ILL_PLACED = because('why.deploy-space', '2.1')
const FULL = because('why.stacking', '1.4.2')

/** FARC in departments; the Government in cities and departments without FARC bases; four Cartels bases where people live. */
function whyNotDeploy(g: Game, f: Faction, piece: Piece, left: number, s: Space): Reason | undefined {
  if (f === FARC && !isDepartment(s)) return ILL_PLACED
  if (f === GOVT && !(isCity(s) || (isDepartment(s) && bases(g, FARC, s) === 0))) return ILL_PLACED
  if (room(g, piece, s) === 0) return FULL
  if (f !== CARTELS || g.volume.pieces[piece]?.type !== 'base') return undefined
  const peopled = (space: Space): boolean => isDepartment(space) && pop(space) > 0
  const settled = g.volume.allSpaces.reduce((sum, space) => sum + (peopled(space) ? bases(g, CARTELS, space) : 0), 0)
  return !peopled(s) && left <= 4 - settled ? ILL_PLACED : undefined
}

/** Open deployment, one faction at a time; non-players stand as in Standard. */
export function deploy(g: Game): void {
  const turn = DEPLOYMENT[part(g)]
  if (turn === undefined) {
    playNextCard(g)
    return
  }
  const { faction } = turn
  g.cite('2.1', faction)
  if (!standsAsPrinted(g, faction)) {
    for (const [id, n] of turn.pieces) {
      const piece = g.volume.pieceIndex.get(id) as Piece
      deployPieces(g, faction, piece, n, (s, left) => whyNotDeploy(g, faction, piece, left, s))
    }
  }
  goOn(g)
}
