import {
  activeOf,
  adjust,
  anySpace,
  bases,
  canPlace,
  guerrillas,
  nextSpace,
  offerAfterwards,
  payFor,
  place,
  remove,
  undergroundOf,
  whyNotPay,
} from '@coinflict/kernel/rules'
import {
  DONE,
  type Faction,
  type Game,
  type Operation,
  type OperationRules,
  type Piece,
  type Reason,
  type Space,
  spacesWith,
  word,
  wordPiece,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { conductCivicAction, whyNotCivicAction } from '../civic-action.ts'
import { CARD, inForce } from '../events/lasting.ts'
import {
  AID,
  base,
  COALITION,
  coalitionTroops,
  GOVERNMENT,
  governmentTroops,
  INSURGENTS,
  isSecondPrinting,
  police,
  TALIBAN,
  underground,
} from '../forces.ts'
import { isAnyExposed, removeEnemies } from '../losses.ts'
import { EVERY, isAfghan, isMountain, isProvince } from '../map.ts'
import { isAnyHidden, whyNotMoreSpaces } from './coin.ts'

export const ASSAULT = word('assault')
const COST = 3
const YES = word('yes')
const NO = word('no')

const REASONS = {
  talks: because('why.talks', '5.4'),
  twoSpaces: because('why.two-spaces', '5.3'),
  noTroops: because('why.no-coalition-troops', '3.2.4'),
  weak: because('why.assault-weak', '3.2.4'),
  none: because('why.assault-none', '3.2.4'),
  notAfghan: because('why.not-afghan', '5.3'),
  noneAvailable: because('why.none-available', '1.4.1'),
}

/** Government cubes that count: Troops, and Police in Kabul and on lines. */
export const governmentCounted = (g: Game, s: Space): number =>
  governmentTroops(g, s) + (isProvince(s) ? 0 : police(g, s))

/** How many pieces they remove for the Government: one for two, in Mountain one for three. */
export const governmentStrength = (g: Game, s: Space): number =>
  Math.floor(governmentCounted(g, s) / (isMountain(s) ? 3 : 2))

/** How many more the Coalition's Assault removes if it uses Government cubes; card 10, shaded, takes them away. */
export const borrowedStrength = (g: Game, s: Space): number =>
  inForce(g, CARD.partneringPolicy, 'shaded') ? 0 : governmentCounted(g, s)

/** What Government cubes cost the Coalition in a space: nothing in the Assault that ends a Patrol (3.2.2). */
const costOfHelp = (op: Operation): number => (op.rules.word === ASSAULT ? COST : 0)

/** Card 7, unshaded: a Coalition Assault may find one hidden guerrilla in each space. */
export const findsHidden = (g: Game, op: Operation): boolean =>
  op.faction === COALITION && inForce(g, CARD.findFixFinish, 'unshaded')

/** Card 24, shaded: the Coalition does not Assault, on Patrol neither. */
export const whyNotDuringTalks = (g: Game, op: Operation): Reason | undefined =>
  op.faction === COALITION && inForce(g, CARD.usTalibanTalks, 'shaded') ? REASONS.talks : undefined

/** Whether there is anything that cubes can remove. */
export const areTargets = (g: Game, op: Operation, s: Space): boolean =>
  isAnyExposed(g, s) || (findsHidden(g, op) && isAnyHidden(g, s))

/** Whether cubes that can remove something meet something that can be removed. */
export function whyNotTargets(g: Game, op: Operation, s: Space): Reason | undefined {
  if (!areTargets(g, op, s)) return REASONS.none
  if (op.faction === GOVERNMENT) return governmentStrength(g, s) > 0 ? undefined : REASONS.weak
  if (coalitionTroops(g, s) > 0) return undefined
  // The 1st printing lets the Coalition Assault with Government cubes alone (ruling 47).
  if (isSecondPrinting(g)) return REASONS.noTroops
  return borrowedStrength(g, s) > 0 ? whyNotPay(g, op, costOfHelp(op)) : REASONS.weak
}

export function whyNotAssault(g: Game, op: Operation, s: Space): Reason | undefined {
  const against = whyNotDuringTalks(g, op) ?? whyNotMoreSpaces(g, op)
  if (against !== undefined) return against
  if (op.faction === GOVERNMENT) return whyNotTargets(g, op, s) ?? whyNotPay(g, op, COST)
  if (op.spaces.length > 1 && inForce(g, CARD.findFixFinish, 'shaded')) return REASONS.twoSpaces
  return whyNotTargets(g, op, s)
}

/** Where cubes that can Assault may be: own ones, in the 1st printing the Government's also for the Coalition. */
const cubeSpaces = (g: Game, f: Faction): readonly Space[] =>
  f === GOVERNMENT || isSecondPrinting(g) ? spacesWith(g, f) : EVERY

/** Whether an Assault is possible in another space than this one. */
export function canAssaultElsewhere(g: Game, op: Operation, s: Space): boolean {
  for (const other of cubeSpaces(g, op.faction)) {
    if (other !== s && whyNotAssault(g, op, other) === undefined) return true
  }
  return false
}

/** 3.2.4 Assault: remove Active guerrillas, then bases left alone. */
export const assault: OperationRules = {
  word: ASSAULT,
  rule: '3.2.4',
  possible: (g, op) => anySpace(g, op, whyNotAssault, cubeSpaces(g, op.faction)),
  run(g, op) {
    let removed = 0
    for (;;) {
      const s = nextSpace(g, op, 'assault.where', whyNotAssault, cubeSpaces)
      if (s === undefined) break
      if (op.faction === GOVERNMENT) payFor(g, op, COST)
      removed += assaultIn(g, op, s)
    }
    if (op.faction === COALITION && accidentalGuerrillas(g, op, removed)) offerAfterwards(g, op)
  },
}

/** One Assault in one space, by itself or as part of a Patrol. Gives the number of pieces removed. */
export function assaultIn(g: Game, op: Operation, s: Space): number {
  return op.faction === COALITION ? coalitionAssault(g, op, s) : governmentAssault(g, s, governmentStrength(g, s))
}

/** Every Taliban Base brings the Government Aid; the Coalition's Assault earns none, not even with Government cubes (ruling 51). */
export function governmentAssault(g: Game, s: Space, strength: number): number {
  const removed = removeExposed(g, GOVERNMENT, s, strength)
  adjust(g, AID, 6 * removed.filter((piece) => piece === base(TALIBAN)).length)
  return removed.length
}

/** The Coalition may have Government cubes join in, and with card 7 remove a hidden guerrilla first. */
function coalitionAssault(g: Game, op: Operation, s: Space): number {
  const troops = coalitionTroops(g, s)
  if (troops === 0) payFor(g, op, costOfHelp(op))
  const found = findsHidden(g, op) ? removeHidden(g, s) : 0
  const joins = troops === 0 || payForGovernmentCubes(g, op, s, troops)
  return found + removeExposed(g, COALITION, s, troops + (joins ? borrowedStrength(g, s) : 0)).length
}

const removeExposed = (g: Game, by: Faction, s: Space, strength: number): readonly Piece[] =>
  removeEnemies(g, by, s, strength, INSURGENTS, 'exposed', '3.2.4')

/** Whether Government cubes join in beside so many Troops: asked where they could remove more. */
function payForGovernmentCubes(g: Game, op: Operation, s: Space, troops: number): boolean {
  if (borrowedStrength(g, s) === 0 || exposed(g, s) <= troops) return false
  const cost = costOfHelp(op)
  const q = ask(g, COALITION, 'assault.with-government', '3.2.4', { space: s, n: op.free ? 0 : cost })
  if (
    q
      .offer(YES, whyNotPay(g, op, cost))
      .offer(NO)
      .answer() === NO
  )
    return false
  payFor(g, op, cost)
  return true
}

/** How many pieces an Assault could remove if it were strong enough. */
export function exposed(g: Game, s: Space): number {
  let sum = 0
  for (const f of INSURGENTS)
    sum += undergroundOf(g, f, s) > 0 ? activeOf(g, f, s) : guerrillas(g, f, s) + bases(g, f, s)
  return sum
}

function removeHidden(g: Game, s: Space): number {
  const q = ask(g, COALITION, 'assault.underground', '5.3', { space: s, card: CARD.findFixFinish })
  for (const f of INSURGENTS) if (undergroundOf(g, f, s) > 0) q.piece(underground(f))
  const answer = q.done().answer()
  if (answer === DONE) return 0
  remove(g, wordPiece(answer), s)
  return 1
}

/**
 * Card 34, at the end of a Coalition Assault that is no part of a Patrol. Unshaded: if it removed a piece, Civic Action in one of its
 * spaces. Shaded: a Taliban guerrilla anywhere in the country. Tells whether anything came of it.
 */
function accidentalGuerrillas(g: Game, op: Operation, removed: number): boolean {
  const card = CARD.accidentalGuerrillas
  if (inForce(g, card, 'unshaded') && removed > 0) {
    const q = ask(g, COALITION, 'assault.civic', '5.3', { card })
    for (const s of op.spaces) q.space(s, whyNotCivicAction(g, COALITION, s))
    const s = q.done().askSpaceOrDone()
    if (s !== undefined) conductCivicAction(g, COALITION, s, () => whyNotCivicAction(g, COALITION, s))
    return s !== undefined
  }
  if (!inForce(g, card, 'shaded')) return false
  const whyNot = (s: Space): Reason | undefined => {
    if (!isAfghan(s)) return REASONS.notAfghan
    return canPlace(g, underground(TALIBAN), s) ? undefined : REASONS.noneAvailable
  }
  const s = ask(g, TALIBAN, 'assault.backlash', '5.3', { card }).everySpace(whyNot).done().askSpaceOrDone()
  if (s !== undefined) place(g, underground(TALIBAN), s)
  return s !== undefined
}
