import {
  ACTIVE_SUPPORT,
  adjust,
  answerUnlessGiven,
  anySpace,
  askSelected,
  bases,
  gain,
  nextSpace,
  offerAfterwards,
  PASSIVE_SUPPORT,
  payFor,
  pieces,
  remove,
  whyNotPay,
  whyNotSelected,
} from '@coinflict/kernel/rules'
import {
  type Faction,
  type Game,
  inForce,
  isThere,
  level,
  type Operation,
  type OperationRules,
  type Piece,
  type Reason,
  type Space,
  spacesWith,
  track,
  type WhyNotSpace,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { isCoinControlled, isNvaControlled } from '../control.ts'
import { CARD } from '../events/lasting.ts'
import {
  AID,
  ARVN,
  ARVN_BASE,
  ARVN_POLICE,
  ARVN_TROOPS,
  arvnCubes,
  arvnTroops,
  coinBases,
  leads,
  PATRONAGE,
  police,
  room,
  US,
  underground,
  usTroops,
} from '../forces.ts'
import { CITIES_AND_PROVINCES, isCity, isLoc, isNorthVietnam, S } from '../map.ts'
import { conductPacification, pacificationPrice, whyNotPacifyStep } from '../pacification.ts'
import { bring, placeable } from '../recall.ts'
import type { Message } from '../text/messages.ts'

export const TRAIN = word('train')
export const COST = 3
export const MOST_CUBES = 6
export const MOST_SPECIAL = 2
/** 3.2.1 So many levels in the Pacification of a Train. */
const MOST_LEVELS = 2

export const IRREGULARS = word('irregulars')
export const RANGERS = word('rangers')
export const CUBES = word('cubes')
export const NOBODY = word('nobody')
export const PACIFY = word('pacify')
export const BASE = word('base')
export const TRANSFER = word('patronage')
export const NEITHER = word('neither')

const REASONS = {
  loc: because('why.not-loc', '3.2.1'),
  north: because('why.north-vietnam', '1.4.2'),
  nvaControl: because('why.nva-control', '3.2.1'),
  noUs: because('why.no-us', '3.2.1'),
  noUsBase: because('why.no-us-base', '3.2.1'),
  noCoinBase: because('why.no-coin-base', '3.2.1'),
  none: because('why.none-available', '1.4.1'),
  nowhere: because('why.trained-nowhere', '3.2.1'),
  control: because('why.coin-control', '3.2.1'),
  forces: because('why.pacify-forces', '3.2.1'),
  threeCubes: because('why.three-cubes', '3.2.1'),
  stacking: because('why.stacking', '1.4.2'),
  onlySaigon: because('why.only-saigon', '3.2.1'),
  noPatronage: because('why.no-patronage', '3.2.1'),
  selected: because('why.selected', '3.1'),
  activity: because('why.activity-here', '4.1.1'),
  noUsTroops: because('why.no-us-troops', '5.3'),
}

/** 4.2.1, 4.3.1 The activities that keep out of the spaces of a Train. */
const APART: readonly Word[] = [word('advise'), word('govern')]

const isApart = (op: Operation, s: Space): boolean =>
  op.activity !== undefined && APART.includes(op.activity.word) && op.activitySpaces.includes(s)

/** ARVN where the NVA do not Control; the US where it has pieces. Not where Advise or Govern was (4.2.1, 4.3.1). */
export function whyNotTrain(g: Game, op: Operation, s: Space): Reason | undefined {
  if (isLoc(s)) return REASONS.loc
  if (isNorthVietnam(s)) return REASONS.north
  if (op.faction === US ? !isThere(g, US, s) : isNvaControlled(g, s))
    return op.faction === US ? REASONS.noUs : REASONS.nvaControl
  return isApart(op, s) ? REASONS.activity : undefined
}

/** Whether a Train is possible in another space than this one. */
export const canTrainElsewhere = (g: Game, op: Operation, s: Space): boolean =>
  CITIES_AND_PROVINCES.some((other) => other !== s && whyNotTrain(g, op, other) === undefined)

/** 3.2.1 Train: place Irregulars, Rangers or ARVN cubes; then in one space Pacify, or an ARVN Base, or in Saigon for the US Patronage. */
export const train: OperationRules = {
  word: TRAIN,
  rule: '3.2.1',
  possible: (g, op) => anySpace(g, op, whyNotTrain, CITIES_AND_PROVINCES),
  run(g, op) {
    const paid: Space[] = []
    for (;;) {
      const s = nextSpace(g, op, 'train.where', whyNotTrain, () => CITIES_AND_PROVINCES)
      if (s === undefined) break
      if (trainIn(g, op, s)) paid.push(s)
    }
    const isMore = followUp(g, op, paid)
    const isPosted = op.faction === US && combinedActionPlatoons(g)
    const isMinh = op.faction === ARVN && leads(g, 'minh')
    if (isMinh) minh(g)
    if (isMore || isPosted || isMinh) offerAfterwards(g, op)
  },
}

/** 2.4.1 Under Minh a Train of the ARVN brings Aid. */
function minh(g: Game): void {
  g.cite('2.4.1', ARVN)
  adjust(g, AID, 5)
  g.cite('3.2.1', ARVN)
}

/** Whether ARVN pieces may come to a space: the US brings them to its Bases, the ARVN to cities and COIN Bases. */
export function whyNotArvnPieces(g: Game, op: Operation, s: Space): Reason | undefined {
  if (op.faction === US) return bases(g, US, s) > 0 ? whyNotPay(g, op, COST) : REASONS.noUsBase
  return isCity(s) || coinBases(g, s) > 0 ? whyNotPay(g, op, COST) : REASONS.noCoinBase
}

const whyNone = (g: Game, f: Faction, piece: Piece): Reason | undefined =>
  placeable(g, f, piece, 1) > 0 ? undefined : REASONS.none

/** Places one kind of forces in a space, if any. Tells whether it was paid for. */
function trainIn(g: Game, op: Operation, s: Space): boolean {
  const f = op.faction
  const q = ask(g, f, 'train.what', '3.2.1', op.free ? { space: s } : { space: s, n: COST })
  const against = whyNotArvnPieces(g, op, s)
  if (f === US) q.offer(IRREGULARS, whyNone(g, f, underground(US)))
  q.offer(RANGERS, against ?? whyNone(g, f, underground(ARVN)))
  q.offer(CUBES, against ?? (whyNone(g, f, ARVN_TROOPS) && whyNone(g, f, ARVN_POLICE)))
  switch (answerUnlessGiven(g, q.offer(NOBODY))) {
    case IRREGULARS:
      bringUpTo(g, f, underground(US), s, MOST_SPECIAL)
      return false
    case RANGERS:
      payFor(g, op, COST)
      bringUpTo(g, f, underground(ARVN), s, MOST_SPECIAL)
      return true
    case CUBES:
      payFor(g, op, COST)
      bringCubes(g, f, s)
      return true
    default:
      return false
  }
}

/** Asks how many, at least so many, and places them; those not Available are taken from the map (1.4.1). Gives the number. */
function bringUpTo(g: Game, f: Faction, piece: Piece, s: Space, most: number, least = 1): number {
  const can = placeable(g, f, piece, most)
  if (can === 0) return 0
  const n = ask(g, f, 'place.how-many', '3.2.1', { piece, space: s }).numbers(Math.min(least, can), can).askNumber()
  return n === 0 ? 0 : bring(g, f, piece, s, n)
}

/** Up to six cubes, any mix of Troops and Police, at least one. */
function bringCubes(g: Game, f: Faction, s: Space): void {
  const noPolice = placeable(g, f, ARVN_POLICE, 1) === 0
  const placed = bringUpTo(g, f, ARVN_TROOPS, s, MOST_CUBES, noPolice ? 1 : 0)
  bringUpTo(g, f, ARVN_POLICE, s, MOST_CUBES - placed, placed === 0 ? 1 : 0)
}

/** Card 19, shaded: a US Train Pacifies no farther than Passive Support. */
export const farthest = (g: Game, f: Faction): number =>
  f === US && inForce(g, CARD.cords, 'shaded') ? PASSIVE_SUPPORT : ACTIVE_SUPPORT

/** COIN Control; the ARVN need Troops and Police, the US a piece. */
export function whyNotPacify(g: Game, f: Faction, s: Space, most = farthest(g, f)): Reason | undefined {
  if (!isCoinControlled(g, s)) return REASONS.control
  if (f === US ? pieces(g, US, s) === 0 : arvnTroops(g, s) === 0 || police(g, s) === 0) return REASONS.forces
  return whyNotPacifyStep(g, f, s, most)
}

/** Any three ARVN cubes become a Base; it is paid for unless pieces placed there were. */
export function whyNotBase(g: Game, op: Operation, s: Space, paid: readonly Space[]): Reason | undefined {
  if (arvnCubes(g, s) < 3) return REASONS.threeCubes
  if (room(g, ARVN_BASE, s) === 0) return REASONS.stacking
  if (placeable(g, ARVN, ARVN_BASE, 1) === 0) return REASONS.none
  return paid.includes(s) ? undefined : whyNotPay(g, op, COST)
}

function whyNotTransfer(g: Game, s: Space): Reason | undefined {
  if (s !== S.saigon) return REASONS.onlySaigon
  return track(g, PATRONAGE) > 0 ? undefined : REASONS.noPatronage
}

/** In one selected space one of three things, Pacification paid for even if the Train was free. Tells whether anything was done. */
function followUp(g: Game, op: Operation, paid: readonly Space[]): boolean {
  const f = op.faction
  const somewhere = (whyNot: WhyNotSpace) => whyNotSelected(op, whyNot, REASONS.nowhere)
  const q = ask(g, f, 'train.then', '3.2.1', { note: pacificationPrice(g) }).offer(
    PACIFY,
    somewhere((s) => whyNotPacify(g, f, s)),
  )
  if (f === US)
    q.offer(
      TRANSFER,
      somewhere((s) => whyNotTransfer(g, s)),
    )
  else
    q.offer(
      BASE,
      somewhere((s) => whyNotBase(g, op, s, paid)),
    )
  switch (answerUnlessGiven(g, q.offer(NEITHER))) {
    case PACIFY:
      pacify(g, op)
      return true
    case TRANSFER:
      takePatronage(g)
      return true
    case BASE:
      buildBase(g, op, paid)
      return true
    default:
      return false
  }
}

/** All Terror, then up to two levels. Card 19, unshaded: the US may Pacify in two of its spaces. */
function pacify(g: Game, op: Operation): void {
  const f = op.faction
  const first = askSelected(g, op, 'train.then-where' satisfies Message, (s) => whyNotPacify(g, f, s))
  pacifyIn(g, f, first)
  if (f !== US || !inForce(g, CARD.cords, 'unshaded')) return
  const q = ask(g, f, 'train.then-where', '3.2.1')
  for (const s of op.spaces) q.space(s, s === first ? REASONS.selected : whyNotPacify(g, f, s))
  const second = q.done().askSpaceOrDone()
  if (second !== undefined) pacifyIn(g, f, second)
}

function pacifyIn(g: Game, f: Faction, s: Space): void {
  const most = Math.min(farthest(g, f), level(g, s) + MOST_LEVELS)
  conductPacification(g, f, s, () => whyNotPacify(g, f, s, most))
}

/** Up to three Patronage become ARVN Resources. */
function takePatronage(g: Game): void {
  const n = ask(g, US, 'train.patronage', '3.2.1').askSome(Math.min(3, track(g, PATRONAGE)))
  adjust(g, PATRONAGE, -n)
  gain(g, ARVN, n)
}

function buildBase(g: Game, op: Operation, paid: readonly Space[]): void {
  const s = askSelected(g, op, 'train.then-where' satisfies Message, (s) => whyNotBase(g, op, s, paid))
  if (!paid.includes(s)) payFor(g, op, COST)
  const t = ask(g, ARVN, 'train.base-troops', '3.2.1', { space: s })
    .numbers(Math.max(0, 3 - police(g, s)), Math.min(3, arvnTroops(g, s)))
    .askNumber()
  remove(g, ARVN_TROOPS, s, t)
  remove(g, ARVN_POLICE, s, 3 - t)
  bring(g, ARVN, ARVN_BASE, s)
}

/** Card 18, unshaded: a Police, from the map if none is Available, joins US Troops somewhere. Tells whether one did. */
function combinedActionPlatoons(g: Game): boolean {
  const card = CARD.combinedActionPlatoons
  if (!inForce(g, card, 'unshaded')) return false
  const none = whyNone(g, US, ARVN_POLICE)
  const whyNot = (s: Space): Reason | undefined => (usTroops(g, s) === 0 ? REASONS.noUsTroops : none)
  const s = ask(g, US, 'train.police', '5.3', { card }).everySpace(whyNot, spacesWith(g, US)).done().askSpaceOrDone()
  if (s === undefined) return false
  bring(g, US, ARVN_POLICE, s)
  return true
}
