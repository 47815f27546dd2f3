import {
  adjust,
  answerUnlessGiven,
  anySpace,
  askSelected,
  bases,
  canPlace,
  gain,
  move,
  NEUTRAL,
  nextSpace,
  offerAfterwards,
  payFor,
  pieces,
  place,
  remove,
  whyNotPay,
  whyNotSelected,
} from '@coinflict/kernel/rules'
import {
  available,
  count,
  type Game,
  type Operation,
  type OperationRules,
  type Piece,
  type Reason,
  type Space,
  spacesWith,
  track,
  type WhyNotSpace,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { conductCivicAction, whyNotCivicAction } from '../civic-action.ts'
import { isCoinControlled } from '../control.ts'
import { CARD, inForce } from '../events/lasting.ts'
import {
  base,
  COALITION,
  coalitionTroops,
  coinBases,
  GOVERNMENT,
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  governmentCubes,
  governmentTroops,
  PATRONAGE,
  police,
  room,
  SUPPORT,
  underground,
  WARLORDS,
} from '../forces.ts'
import { AFGHAN, isAfghan, isCity, isLoc, isPakistan } from '../map.ts'
import type { Message } from '../text/messages.ts'
import { whyNotMoreSpaces } from './coin.ts'

export const TRAIN = word('train')
const COST = 3
const BASE = word('base')
const CIVIC_ACTION = word('civic-action')
const TRANSFER = word('patronage')
const NEITHER = word('neither')

const REASONS = {
  loc: because('why.not-loc', '3.2.1'),
  pakistan: because('why.pakistan', '1.4.2'),
  noCoalition: because('why.no-coalition', '3.2.1'),
  nothing: because('why.train-nothing', '3.2.1'),
  noCubes: because('why.no-cubes-to-take', '3.2.1'),
  nowhere: because('why.trained-nowhere', '3.2.1'),
  threeCubes: because('why.three-cubes', '3.2.1'),
  stacking: because('why.stacking', '1.4.2'),
  noBase: because('why.no-base-anywhere', '1.4.1'),
  onlyKabul: because('why.only-kabul', '3.2.1'),
  noPatronage: because('why.no-patronage', '3.2.1'),
  selected: because('why.selected', '3.1'),
  noPolice: because('why.no-police', '5.3'),
  noTroops: because('why.no-coalition-troops', '5.3'),
  noneAvailable: because('why.none-available', '1.4.1'),
}

/** The Coalition brings Government cubes to its own Bases; the Government into Kabul and to any COIN Base. */
const takesCubes = (g: Game, op: Operation, s: Space): boolean =>
  op.faction === COALITION ? bases(g, COALITION, s) > 0 : isCity(s) || coinBases(g, s) > 0

export function whyNotTrain(g: Game, op: Operation, s: Space): Reason | undefined {
  if (isLoc(s)) return REASONS.loc
  if (isPakistan(s)) return REASONS.pakistan
  if (op.faction === COALITION) {
    return isCity(s) || pieces(g, COALITION, s) > 0 ? whyNotMoreSpaces(g, op) : REASONS.noCoalition
  }
  if (!takesCubes(g, op, s) && !isCoinControlled(g, s) && governmentCubes(g, s) < 3) return REASONS.nothing
  return whyNotPay(g, op, COST)
}

/** 3.2.1 Train: place cubes; then in one space Civic Action, or a Government Base, or in Kabul for the Coalition Patronage. */
export const train: OperationRules = {
  word: TRAIN,
  rule: '3.2.1',
  possible: (g, op) => anySpace(g, op, whyNotTrain, AFGHAN),
  run(g, op) {
    for (;;) {
      const s = nextSpace(g, op, 'train.where', whyNotTrain, () => AFGHAN, op.faction === GOVERNMENT ? COST : undefined)
      if (s === undefined) break
      trainHere(g, op, s)
    }
    conclude(g, op)
  },
}

/** The Government pays for the space, the Coalition only for cubes that come there. */
function trainHere(g: Game, op: Operation, s: Space): void {
  if (op.faction === GOVERNMENT) payFor(g, op, COST)
  else if (whyNotPay(g, op, COST) !== undefined) return
  if (takesCubes(g, op, s)) placeCubes(g, op, s)
}

/** How many cubes come to a space at most; card 29, shaded, makes it four. */
export const mostCubes = (g: Game): number => (inForce(g, CARD.nightLetters, 'shaded') ? 4 : 6)

/** Any mix of Troops and Police. */
function placeCubes(g: Game, op: Operation, s: Space): void {
  const most = mostCubes(g)
  let isPaid = op.faction === GOVERNMENT
  // What became too dear by hand while somebody chose does not come.
  const canPay = (): boolean => isPaid || whyNotPay(g, op, COST) === undefined
  const paid = (n: number): number => {
    if (n > 0 && !isPaid) {
      payFor(g, op, COST)
      isPaid = true
    }
    return n
  }
  const askHowMany = (piece: Piece, limit: number): number =>
    ask(g, op.faction, 'place.how-many', '3.2.1', { piece, space: s })
      .numbers(0, Math.min(limit, available(g, piece)))
      .askNumber()
  const t = askHowMany(GOVERNMENT_TROOPS, most)
  const p = askHowMany(GOVERNMENT_POLICE, most - t)
  if (!canPay()) return
  let placed = paid(place(g, GOVERNMENT_TROOPS, s, t) + place(g, GOVERNMENT_POLICE, s, p))
  while (placed < most && available(g, GOVERNMENT_TROOPS) + available(g, GOVERNMENT_POLICE) === 0) {
    const fetched = fetchCubes(g, op, s, most - placed, canPay)
    if (fetched === 0) break
    placed += paid(fetched)
  }
}

/** Once no cubes of either kind are Available they may be taken from elsewhere on the map (ruling 33). */
function fetchCubes(g: Game, op: Operation, to: Space, most: number, canPay: () => boolean): number {
  const from = ask(g, op.faction, 'train.fetch', '3.2.1', { space: to, n: most })
    .everySpace((s) => (s !== to && governmentCubes(g, s) > 0 ? undefined : REASONS.noCubes), spacesWith(g, GOVERNMENT))
    .done()
    .askSpaceOrDone()
  if (from === undefined) return 0
  const fetch = (piece: Piece, least: () => number, limit: number): number => {
    const q = ask(g, op.faction, 'move.how-many', '3.2.1', { piece, space: from, to })
    // Some may have been moved by hand just now.
    const here = Math.min(limit, count(g, from, piece))
    const n = here < least() ? 0 : q.numbers(least(), here).askNumber()
    if (!canPay()) return 0
    move(g, piece, from, to, n)
    return n
  }
  const t = fetch(GOVERNMENT_TROOPS, () => (police(g, from) === 0 ? 1 : 0), most)
  return t + fetch(GOVERNMENT_POLICE, () => (t === 0 ? 1 : 0), most - t)
}

/** What comes after the cubes, and the cards that wait for the end of a Coalition Train. */
function conclude(g: Game, op: Operation): void {
  let isMore = followUp(g, op)
  if (op.faction === COALITION && villageStability(g)) isMore = true
  if (isMore) offerAfterwards(g, op)
}

function whyNotBase(g: Game, s: Space): Reason | undefined {
  if (governmentCubes(g, s) < 3) return REASONS.threeCubes
  if (room(g, base(GOVERNMENT), s) === 0) return REASONS.stacking
  return available(g, base(GOVERNMENT)) > 0 || baseSpaces(g, s).length > 0 ? undefined : REASONS.noBase
}

/** Where else the Government has a Base. */
const baseSpaces = (g: Game, s: Space): readonly Space[] =>
  spacesWith(g, GOVERNMENT).filter((other) => other !== s && bases(g, GOVERNMENT, other) > 0)

function whyNotTransfer(g: Game, s: Space): Reason | undefined {
  if (!isCity(s)) return REASONS.onlyKabul
  return track(g, PATRONAGE) > 0 ? undefined : REASONS.noPatronage
}

/** Card 18, shaded: Civic Action in a Coalition Train leads no farther than Neutral. */
export const farthest = (g: Game, op: Operation): number =>
  op.faction === COALITION && inForce(g, CARD.prts, 'shaded') ? NEUTRAL : SUPPORT

/** In one selected space one of three things, each paid for as usual even if the Train was free. Tells whether anything was done. */
function followUp(g: Game, op: Operation): boolean {
  const somewhere = (whyNot: WhyNotSpace) => whyNotSelected(op, whyNot, REASONS.nowhere)
  const whyNotCivic = (s: Space) => whyNotCivicAction(g, op.faction, s, farthest(g, op))
  const q = ask(g, op.faction, 'train.then', '3.2.1').offer(CIVIC_ACTION, somewhere(whyNotCivic))
  if (op.faction === COALITION)
    q.offer(
      TRANSFER,
      somewhere((s) => whyNotTransfer(g, s)),
    )
  else
    q.offer(
      BASE,
      somewhere((s) => whyNotBase(g, s)),
    )
  switch (answerUnlessGiven(g, q.offer(NEITHER))) {
    case CIVIC_ACTION:
      civicAction(g, op, whyNotCivic)
      return true
    case TRANSFER:
      takePatronage(g)
      return true
    case BASE:
      buildBase(g, op)
      return true
    default:
      return false
  }
}

/** Card 18, unshaded: the Coalition may conduct Civic Action in two of its spaces. */
function civicAction(g: Game, op: Operation, whyNot: WhyNotSpace): void {
  const first = askSelected(g, op, 'train.then-where' satisfies Message, whyNot)
  conductCivicAction(g, op.faction, first, () => whyNot(first))
  if (op.faction !== COALITION || !inForce(g, CARD.prts, 'unshaded')) return
  const q = ask(g, op.faction, 'train.then-where', '3.2.1')
  for (const s of op.spaces) q.space(s, s === first ? REASONS.selected : whyNot(s))
  const second = q.done().askSpaceOrDone()
  if (second !== undefined) conductCivicAction(g, op.faction, second, () => whyNot(second))
}

/** Three Patronage become Government Resources, or what there is (ruling 38). */
function takePatronage(g: Game): void {
  const n = Math.min(3, track(g, PATRONAGE))
  adjust(g, PATRONAGE, -n)
  gain(g, GOVERNMENT, n)
}

/** Any three Government cubes become a Base; if all are on the map one of them comes (ruling 37). */
function buildBase(g: Game, op: Operation): void {
  const s = askSelected(g, op, 'train.then-where' satisfies Message, (s) => whyNotBase(g, s))
  const t = ask(g, op.faction, 'train.base-troops', '3.2.1', { space: s })
    .numbers(Math.max(0, 3 - police(g, s)), Math.min(3, governmentTroops(g, s)))
    .askNumber()
  remove(g, GOVERNMENT_TROOPS, s, t)
  remove(g, GOVERNMENT_POLICE, s, 3 - t)
  if (place(g, base(GOVERNMENT), s) > 0) return
  const q = ask(g, op.faction, 'train.base-from', '3.2.1', { space: s })
  // The place may have been filled just now, by hand.
  const full = room(g, base(GOVERNMENT), s) === 0 ? REASONS.stacking : undefined
  for (const from of baseSpaces(g, s)) q.space(from, full)
  move(g, base(GOVERNMENT), q.askSpace(), s)
}

/**
 * Card 12. Unshaded: a Police beside Coalition Troops, from the map if none is Available. Shaded: a Warlords guerrilla where Police are.
 * Tells whether anything came of it.
 */
function villageStability(g: Game): boolean {
  const card = CARD.villageStability
  if (inForce(g, card, 'unshaded')) return postPolice(g, card)
  if (!inForce(g, card, 'shaded')) return false
  const whyNot = (s: Space): Reason | undefined => {
    if (!isAfghan(s) || police(g, s) === 0) return REASONS.noPolice
    return canPlace(g, underground(WARLORDS), s) ? undefined : REASONS.noneAvailable
  }
  const s = ask(g, WARLORDS, 'train.warlords', '5.3', { card }).everySpace(whyNot).done().askSpaceOrDone()
  if (s !== undefined) place(g, underground(WARLORDS), s)
  return s !== undefined
}

function postPolice(g: Game, card: number): boolean {
  const elsewhere = (s: Space): readonly Space[] =>
    spacesWith(g, GOVERNMENT).filter((other) => other !== s && police(g, other) > 0)
  const whyNot = (s: Space): Reason | undefined => {
    if (coalitionTroops(g, s) === 0) return REASONS.noTroops
    return available(g, GOVERNMENT_POLICE) > 0 || elsewhere(s).length > 0 ? undefined : REASONS.noPolice
  }
  const s = ask(g, COALITION, 'train.police', '5.3', { card })
    .everySpace(whyNot, spacesWith(g, COALITION))
    .done()
    .askSpaceOrDone()
  if (s === undefined) return false
  if (place(g, GOVERNMENT_POLICE, s) > 0) return true
  const q = ask(g, COALITION, 'train.police-from', '5.3', { space: s, card })
  for (const from of elsewhere(s)) q.space(from)
  move(g, GOVERNMENT_POLICE, q.askSpace(), s)
  return true
}
