import { rollDie } from '@coinflict/kernel/questions'
import {
  anySpace,
  flip,
  flipAmid,
  guerrillas,
  nextSpace,
  payFor,
  remove,
  undergroundOf,
  whyNotPay,
} from '@coinflict/kernel/rules'
import {
  count,
  type Faction,
  type Game,
  inForce,
  type Operation,
  type OperationRules,
  type Piece,
  type Reason,
  type Space,
  spacesWith,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import { active, coinPieces, NVA, NVA_TROOPS, nvaTroops, US_BASE, US_TROOPS, underground } from '../forces.ts'
import { removeEnemies } from '../losses.ts'
import { isLoc, near } from '../map.ts'

export const ATTACK = word('attack')
const GUERRILLAS = word('guerrillas')
const TROOPS = word('troops')
const TANKS = word('tanks')

const REASONS = {
  nobody: because('why.nobody-to-attack', '3.3.3'),
  noEnemy: because('why.no-enemy', '3.3.3'),
  noGuerrilla: because('why.no-guerrilla', '3.3.3'),
  twoTroops: because('why.two-troops', '3.3.3'),
  noTroops: because('why.no-nva-troops', '3.3.3'),
  tanksUsed: because('why.tanks-used', '5.3'),
}

/** What one Attack has used of PT-76 (card 45, shaded): tanks in one space. */
export interface AttackCards {
  tanks: boolean
}
export const beginAttack = (): AttackCards => ({ tanks: false })

/** Whether NVA Troops are enough for an enemy, once PT-76 has cost one of them (card 45, unshaded): two, or one with tanks (shaded). */
const areTroopsEnough = (g: Game, s: Space, { tanks }: AttackCards): boolean =>
  nvaTroops(g, s) - (inForce(g, CARD.pt76, 'unshaded') ? 1 : 0) >= (inForce(g, CARD.pt76, 'shaded') && !tanks ? 1 : 2)

/** 3.3.3 Where a faction may Attack, its Resources aside. */
export function whyNotAttack(g: Game, f: Faction, s: Space, cards = beginAttack()): Reason | undefined {
  if (coinPieces(g, s) === 0) return REASONS.noEnemy
  if (guerrillas(g, f, s) > 0) return undefined
  if (f !== NVA || nvaTroops(g, s) === 0) return REASONS.nobody
  return areTroopsEnough(g, s, cards) ? undefined : REASONS.twoTroops
}

const whyNotPaid = (g: Game, op: Operation, s: Space, cards?: AttackCards): Reason | undefined =>
  whyNotAttack(g, op.faction, s, cards) ?? whyNotPay(g, op, 1)

/** 3.3.3 Attack: guerrillas show themselves and roll, or NVA Troops remove one enemy for two of them. */
export const attack: OperationRules = {
  word: ATTACK,
  rule: '3.3.3',
  possible: (g, op) => anySpace(g, op, (g, op, s) => whyNotPaid(g, op, s), spacesWith(g, op.faction)),
  run(g, op) {
    const cards = beginAttack()
    for (;;) {
      const s = nextSpace(g, op, 'attack.where', (g, op, s) => whyNotPaid(g, op, s, cards), spacesWith)
      if (s === undefined) return
      payFor(g, op, 1)
      attackIn(g, op.faction, s, cards)
    }
  },
}

/** One Attack, by guerrillas or by NVA Troops; by nobody if nobody is left who could. */
export function attackIn(g: Game, f: Faction, s: Space, cards: AttackCards): void {
  loseTank(g, f, s)
  const how = f === NVA ? askHow(g, s, cards) : GUERRILLAS
  if (how === GUERRILLAS) guerrillasAttack(g, f, s)
  else troopsAttackBy(g, s, how, cards)
}

/** The same by NVA Troops alone, where an event sends them. */
export function troopsOnlyAttack(g: Game, s: Space, cards: AttackCards): void {
  loseTank(g, NVA, s)
  troopsAttackBy(g, s, askHow(g, s, cards, false), cards)
}

function troopsAttackBy(g: Game, s: Space, how: Word | undefined, cards: AttackCards): void {
  if (how === TROOPS) troopsAttack(g, s, Math.floor(nvaTroops(g, s) / 2))
  else if (how === TANKS) {
    cards.tanks = true
    troopsAttack(g, s, nvaTroops(g, s))
  }
}

function askHow(g: Game, s: Space, cards: AttackCards, mayBeGuerrillas = true): Word | undefined {
  const q = ask(g, NVA, 'attack.how', '3.3.3', { space: s })
  if (mayBeGuerrillas) q.offer(GUERRILLAS, guerrillas(g, NVA, s) > 0 ? undefined : REASONS.noGuerrilla)
  q.offer(TROOPS, nvaTroops(g, s) > 1 ? undefined : REASONS.twoTroops)
  if (inForce(g, CARD.pt76, 'shaded')) q.offer(TANKS, whyNotTanks(g, s, cards))
  return q.size === 0 ? undefined : q.answer()
}

const whyNotTanks = (g: Game, s: Space, { tanks }: AttackCards): Reason | undefined =>
  tanks ? REASONS.tanksUsed : nvaTroops(g, s) > 0 ? undefined : REASONS.noTroops

/** Card 45, unshaded: every NVA Attack space costs an NVA Troop first. */
export function loseTank(g: Game, f: Faction, s: Space): void {
  if (f === NVA && inForce(g, CARD.pt76, 'unshaded') && nvaTroops(g, s) > 0) remove(g, NVA_TROOPS, s)
}

/** All guerrillas show themselves; a roll of no more than their number removes up to two. */
function guerrillasAttack(g: Game, f: Faction, s: Space): void {
  flip(g, underground(f), s, undergroundOf(g, f, s))
  const n = guerrillas(g, f, s)
  if (rollDie(g, n, s) > n) return
  attrition(g, [active(f)], s, removeEnemies(g, f, s, 2, 'attack', '3.3.3'))
}

/** NVA Troops remove so many enemies without a roll, and show nobody. */
export function troopsAttack(g: Game, s: Space, n: number): void {
  if (n > 0) attrition(g, [NVA_TROOPS], s, removeEnemies(g, NVA, s, n, 'attack', '3.3.3'))
}

/** 3.3.3 For each US Troop and Base one of the attacking pieces goes, as far as there are any, those named first before the others. */
export function attrition(g: Game, attackers: readonly Piece[], s: Space, removed: readonly Piece[]): void {
  let left = removed.filter((piece) => piece === US_TROOPS || piece === US_BASE).length
  for (const attacker of attackers) {
    const n = Math.min(left, count(g, s, attacker))
    remove(g, attacker, s, n)
    left -= n
  }
}

/** 4.4.3 Where the victim of an Ambush may be: in the space, or from a LoC next to it. */
export const ambushReach = (s: Space): readonly Space[] => (isLoc(s) ? [s, ...near(s)] : [s])

/** 4.4.3 Whether anybody is in reach of an Ambush. */
export const isAnyoneInAmbush = (g: Game, s: Space): boolean => ambushReach(s).some((each) => coinPieces(g, each) > 0)

/**
 * 4.4.3 An Ambush: one guerrilla is shown, success is certain, nobody is lost in return; one piece goes, or up to so many. Gives how many
 * did.
 */
export function ambushIn(
  g: Game,
  f: Faction,
  s: Space,
  how: { readonly op?: Operation; readonly most?: number; readonly isSeen?: boolean } = {},
): number {
  loseTank(g, f, s)
  if (undergroundOf(g, f, s) > 0 && how.isSeen !== true) flipAmid(g, how.op, underground(f), s)
  const { most = 1 } = how
  for (let n = 0; n < most; n++) {
    if (!isAnyoneInAmbush(g, s)) return n
    const q = ask(g, f, 'ambush.victim', '4.4.3', { space: s })
    for (const each of ambushReach(s)) if (coinPieces(g, each) > 0) q.space(each)
    if (n > 0 || q.size === 0) q.done()
    const victim = q.askSpaceOrDone()
    if (victim === undefined) return n
    removeEnemies(g, f, victim, 1, 'attack', '4.4.3')
  }
  return most
}
