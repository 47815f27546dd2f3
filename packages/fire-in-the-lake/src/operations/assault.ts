import { rollDie } from '@coinflict/kernel/questions'
import {
  adjust,
  anySpace,
  bases,
  nextSpace,
  payFor,
  remove,
  shift,
  undergroundOf,
  whyNotPay,
  whyNotWithin,
} from '@coinflict/kernel/rules'
import {
  count,
  DONE,
  type Faction,
  type Game,
  inForce,
  NO,
  type Operation,
  type OperationRules,
  type Piece,
  type Reason,
  type Space,
  spacesWith,
  type WhyNotIn,
  word,
  wordPiece,
  YES,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import {
  AID,
  ARVN,
  arvnTroops,
  base,
  CASUALTIES,
  cubes,
  INSURGENTS,
  police,
  tunneledBase,
  US,
  US_TROOPS,
  underground,
  usTroops,
} from '../forces.ts'
import { isAnyExposed, removeEnemies, strikeTunnel } from '../losses.ts'
import { isHighland, isLowland, isProvince } from '../map.ts'
import { isAnyHidden } from './coin.ts'

export const ASSAULT = word('assault')
const COST = 3

const REASONS = {
  noCubes: because('why.no-cubes', '3.2.4'),
  weak: because('why.assault-weak', '3.2.4'),
  none: because('why.assault-none', '3.2.4'),
  lansdale: because('why.no-us-assault', '5.4'),
  twoSpaces: because('why.two-spaces', '5.3'),
}

/** ARVN cubes that count: Troops, and Police in cities and on LoCs. */
export const arvnCounted = (g: Game, s: Space): number => arvnTroops(g, s) + (isProvince(s) ? 0 : police(g, s))

const US_CUBES: readonly Piece[] = [US_TROOPS]

/**
 * How many pieces an Assault removes: ARVN one for two cubes, in Highland for three; US Troops one each, two at a US Base, else in Highland one
 * for two. With so many more Troops.
 */
export const assaultStrength = (g: Game, f: Faction, s: Space, asUs = US_CUBES, more = 0): number =>
  f === ARVN ? arvnStrength(s, arvnCounted(g, s) + more) : usStrength(g, s, countAll(g, s, asUs) + more)

/** The same for so many ARVN cubes that count, and for so many US Troops. */
export const arvnStrength = (s: Space, counted: number): number => Math.floor(counted / (isHighland(s) ? 3 : 2))
export function usStrength(g: Game, s: Space, troops: number): number {
  if (bases(g, US, s) > 0) return 2 * troops
  return isHighland(s) ? Math.floor(troops / 2) : troops
}

const countAll = (g: Game, s: Space, kinds: readonly Piece[]): number => {
  let n = 0
  for (const piece of kinds) n += count(g, s, piece)
  return n
}

/** What one Assault operation has used of its cards: Abrams in one space, Patton in two, Search and Destroy's shift once a space. */
export interface AssaultCards {
  /** The cubes that count as US Troops in a US Assault; events name others too. */
  readonly asUs: readonly Piece[]
  /** Card 23 has Bases as if without Tunnels. */
  readonly reach: 'assault' | 'breach'
  /** Whom the Assault is on; an event may name one faction. */
  readonly on: readonly Faction[]
  abrams: boolean
  patton: number
  readonly shifted: Space[]
}
export const beginAssault = ({
  asUs = US_CUBES,
  reach = 'assault',
  on = INSURGENTS,
}: Partial<Pick<AssaultCards, 'asUs' | 'reach' | 'on'>> = {}): AssaultCards => ({
  asUs,
  reach,
  on,
  abrams: false,
  patton: 0,
  shifted: [],
})

/** An Assault that has used none of its cards. */
const UNUSED = beginAssault()

/** Card 28, unshaded: a US Assault may remove a hidden guerrilla. */
export const findsHidden = (g: Game, f: Faction, s: Space): boolean =>
  f === US && inForce(g, CARD.searchAndDestroy, 'unshaded') && isAnyHidden(g, s)

/** Card 78, shaded: no US Assault, on Patrol neither; but one that an event grants (5.1.2). */
export const whyNotByCard = (g: Game, op: Operation): Reason | undefined =>
  op.faction === US && !op.free && inForce(g, CARD.generalLansdale, 'shaded') ? REASONS.lansdale : undefined

/** Whether there is anything that an Assault of this faction could remove if it were strong enough. */
export const areTargets = (g: Game, f: Faction, s: Space): boolean =>
  isAnyExposed(g, s) || findsHidden(g, f, s) || abramsHelps(g, f, s, UNUSED)

/** Whether cubes that can remove something, with so many more Troops, meet something that can be removed. */
export function whyNotTargets(g: Game, f: Faction, s: Space, cards = UNUSED, more = 0): Reason | undefined {
  if (more === 0 && (f === US ? countAll(g, s, cards.asUs) : cubes(g, f, s)) === 0) return REASONS.noCubes
  if (findsHidden(g, f, s)) return undefined
  if (!isAnyExposed(g, s, cards.on) && !abramsHelps(g, f, s, cards)) return REASONS.none
  return assaultStrength(g, f, s, cards.asUs, more) > 0 || pattonHelps(g, f, s, cards) ? undefined : REASONS.weak
}

/** Body Count (card 72): Assault costs nothing. */
export const assaultCost = (g: Game): number => (inForce(g, CARD.bodyCount, 'unshaded') ? 0 : COST)

/** What stands against an Assault wherever it is: cards, or the cost. */
const whyNotAnyAssault = (g: Game, op: Operation): Reason | undefined =>
  op.faction === ARVN ? whyNotPay(g, op, assaultCost(g)) : whyNotByCard(g, op)

export function whyNotAssault(g: Game, op: Operation, s: Space, cards?: AssaultCards, more = 0): Reason | undefined {
  const against = whyNotByCard(g, op) ?? whyNotTargets(g, op.faction, s, cards, more)
  if (against !== undefined) return against
  if (op.faction === ARVN) return whyNotPay(g, op, assaultCost(g))
  return op.spaces.length > 1 && inForce(g, CARD.abrams, 'shaded') ? REASONS.twoSpaces : undefined
}

/** Whether an Assault is possible in a space, or would be with so many more Troops. */
export const canAssaultIn = (g: Game, op: Operation, s: Space, more = 0): boolean =>
  whyNotWithin(op, s) === undefined && whyNotAssault(g, op, s, UNUSED, more) === undefined

/** Whether an Assault is possible in another space than this one. */
export function canAssaultElsewhere(g: Game, op: Operation, s: Space): boolean {
  for (const other of spacesWith(g, op.faction)) {
    if (other !== s && whyNotAssault(g, op, other) === undefined) return true
  }
  return false
}

/** 3.2.4 Assault: NVA Troops, then Active guerrillas, then Bases. An event may say what is in its reach. */
export function assaultAs(begin: () => AssaultCards): OperationRules {
  const unused = begin()
  const whyNotFirst: WhyNotIn = (g, op, s) => whyNotAssault(g, op, s, unused)
  return {
    word: ASSAULT,
    rule: '3.2.4',
    possible: (g, op) =>
      whyNotAnyAssault(g, op) === undefined && anySpace(g, op, whyNotFirst, spacesWith(g, op.faction)),
    run(g, op) {
      const cards = begin()
      const whyNot: WhyNotIn = (g, op, s) => whyNotAssault(g, op, s, cards)
      let isJoined = false
      for (;;) {
        const s = nextSpace(g, op, 'assault.where', whyNot, spacesWith)
        if (s === undefined) return
        if (op.faction === ARVN) payFor(g, op, assaultCost(g))
        assaultIn(g, op.faction, s, cards)
        if (op.faction === US && !isJoined) isJoined = addsArvn(g, op, s, cards)
      }
    },
  }
}

export const assault: OperationRules = assaultAs(beginAssault)

/** The US may have the ARVN follow up in one space where it Assaulted, for ARVN Resources. Tells whether they did. */
function addsArvn(g: Game, op: Operation, s: Space, cards: AssaultCards): boolean {
  if (whyNotTargets(g, ARVN, s) !== undefined) return false
  const cost = assaultCost(g)
  const q = ask(g, US, 'assault.add-arvn', '3.2.4', { space: s, n: op.free ? 0 : cost })
  if (
    q
      .offer(YES, whyNotPay(g, op, cost))
      .offer(NO)
      .answer() === NO
  )
    return false
  payFor(g, op, cost)
  assaultIn(g, ARVN, s, cards, US)
  return true
}

/** One Assault in one space, by itself or as part of something else, with the cards that bear on it. Who acts chooses whom it hits. */
export function assaultIn(g: Game, f: Faction, s: Space, cards: AssaultCards, by = f): void {
  const removed = removeByAssault(g, f, s, cards, by)
  // 3.2.4 Every Base brings the ARVN Aid.
  if (f === ARVN) adjust(g, AID, 6 * removed.filter((piece) => g.volume.pieces[piece]?.type === 'base').length)
  bodyCount(g, removed)
  if (f === US) cobras(g, s)
  searchAndDestroy(g, s, cards)
}

/** Removes what the strength of the Assault allows; then a Tunnel may be next. */
function removeByAssault(g: Game, f: Faction, s: Space, cards: AssaultCards, by: Faction): readonly Piece[] {
  const removed: Piece[] = []
  let strength = assaultStrength(g, f, s, cards.asUs)
  if (pattonHelps(g, f, s, cards) && choosesPatton(g, f, s, cards, by)) {
    cards.patton++
    strength += 2
  }
  const hidden = findsHidden(g, f, s) ? removeHidden(g, s, by) : undefined
  if (hidden !== undefined) removed.push(hidden)
  const first = strength > removed.length && abramsHelps(g, f, s, cards) ? takeBase(g, s, by, cards) : undefined
  if (first !== undefined) {
    cards.abrams = true
    removed.push(first)
  }
  const left = Math.max(0, strength - removed.length)
  const mayGo = (piece: Piece): boolean => cards.on.includes(g.volume.factionOf[piece] as Faction)
  const taken = removeEnemies(g, by, s, left, cards.reach, '3.2.4', 'remove.which', mayGo)
  if (taken.length < left) strikeTunnel(g, by, s, '3.2.4', cards.on)
  return [...removed, ...taken]
}

/** Card 14, unshaded: two more in up to two spaces of a US Assault that are not Lowland. */
const pattonHelps = (g: Game, f: Faction, s: Space, { patton }: AssaultCards): boolean =>
  f === US && patton < 2 && inForce(g, CARD.patton, 'unshaded') && !isLowland(s)

function choosesPatton(g: Game, f: Faction, s: Space, cards: AssaultCards, by: Faction): boolean {
  if (!isAnyExposed(g, s) && !abramsHelps(g, f, s, cards)) return false
  return ask(g, by, 'assault.patton', '5.3', { space: s, card: CARD.patton }).offer(YES).offer(NO).answer() === YES
}

/** Card 28, unshaded: one of the pieces removed may be Underground; even where the Assault is too weak for any. */
function removeHidden(g: Game, s: Space, by: Faction): Piece | undefined {
  const q = ask(g, by, 'assault.underground', '5.3', { space: s, card: CARD.searchAndDestroy })
  for (const f of INSURGENTS) if (undergroundOf(g, f, s) > 0) q.piece(underground(f))
  const answer = q.done().answer()
  return answer === DONE ? undefined : take(g, wordPiece(answer), s)
}

/** Card 11, unshaded: Bases without a Tunnel that may go first, in one space of a US Assault. */
const firstBases = (g: Game, s: Space, { reach }: AssaultCards): readonly Piece[] =>
  INSURGENTS.flatMap((f) => (reach === 'breach' ? [base(f), tunneledBase(f)] : [base(f)])).filter(
    (piece) => count(g, s, piece) > 0,
  )

const abramsHelps = (g: Game, f: Faction, s: Space, cards: AssaultCards): boolean =>
  f === US && !cards.abrams && inForce(g, CARD.abrams, 'unshaded') && firstBases(g, s, cards).length > 0

function takeBase(g: Game, s: Space, by: Faction, cards: AssaultCards): Piece | undefined {
  const q = ask(g, by, 'assault.base', '5.3', { space: s, card: CARD.abrams })
  for (const piece of firstBases(g, s, cards)) q.piece(piece)
  const answer = q.done().answer()
  return answer === DONE ? undefined : take(g, wordPiece(answer), s)
}

function take(g: Game, piece: Piece, s: Space): Piece {
  remove(g, piece, s)
  return piece
}

/** Card 72: each guerrilla that an Assault removes brings Aid. */
function bodyCount(g: Game, removed: readonly Piece[]): void {
  if (!inForce(g, CARD.bodyCount, 'unshaded')) return
  adjust(g, AID, 3 * removed.filter((piece) => g.volume.pieces[piece]?.type === 'guerrilla').length)
}

/** Card 13, shaded: for each US Assault space a 1 to 3 costs a US Troop there. */
function cobras(g: Game, s: Space): void {
  if (!inForce(g, CARD.cobras, 'shaded') || usTroops(g, s) === 0) return
  if (rollDie(g, 3, s) <= 3) remove(g, US_TROOPS, s, 1, CASUALTIES)
}

/** Card 28, shaded: a province where somebody Assaults shifts toward Active Opposition, once. */
function searchAndDestroy(g: Game, s: Space, { shifted }: AssaultCards): void {
  if (!inForce(g, CARD.searchAndDestroy, 'shaded') || !isProvince(s) || shifted.includes(s)) return
  shifted.push(s)
  shift(g, s, -1)
}
