import { rollDie } from '@coinflict/kernel/questions'
import {
  activeOf,
  anySpace,
  enemiesOf,
  flip,
  guerrillas,
  nextSpace,
  payFor,
  pieces,
  remove,
  undergroundOf,
  whyNotPay,
} from '@coinflict/kernel/rules'
import {
  count,
  type Faction,
  type Game,
  type Operation,
  type OperationRules,
  type Reason,
  type Space,
  spacesWith,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { isCoinControlled } from '../control.ts'
import { CARD, inForce } from '../events/lasting.ts'
import { active, COALITION, guerrillaKinds, TALIBAN, underground } from '../forces.ts'
import { removeEnemies } from '../losses.ts'
import { bring } from '../recall.ts'

export const ATTACK = word('attack')
const ROLL = word('roll')
const BOMB = word('bomb')

const REASONS = {
  noGuerrilla: because('why.no-guerrilla', '3.3.3'),
  noEnemy: because('why.no-enemy', '3.3.3'),
  truce: because('why.strategic-release', '5.4'),
  talks: because('why.talks-spare', '5.4'),
}

/** Whose pieces an Attack may remove; under card 24, unshaded, the Taliban spare the Coalition's. */
export const targetsOf = (g: Game, f: Faction): readonly Faction[] =>
  f === TALIBAN && inForce(g, CARD.usTalibanTalks, 'unshaded')
    ? enemiesOf(g, f).filter((other) => other !== COALITION)
    : enemiesOf(g, f)

function areAny(g: Game, factions: readonly Faction[], s: Space): boolean {
  for (const other of factions) if (pieces(g, other, s) > 0) return true
  return false
}

/** 3.3.3 Where a faction may Attack by an event that names it: cards in force do not forbid it (5.1.2). */
export function whyNotFreeAttack(g: Game, f: Faction, s: Space): Reason | undefined {
  if (guerrillas(g, f, s) === 0) return REASONS.noGuerrilla
  if (areAny(g, targetsOf(g, f), s)) return undefined
  return areAny(g, enemiesOf(g, f), s) ? REASONS.talks : REASONS.noEnemy
}

/** 3.3.3 Where a faction may Attack, its Resources aside; under card 11 not in COIN-Controlled spaces. */
export const whyNotAttack = (g: Game, f: Faction, s: Space): Reason | undefined =>
  whyNotFreeAttack(g, f, s) ??
  (inForce(g, CARD.strategicRelease, 'unshaded') && isCoinControlled(g, s) ? REASONS.truce : undefined)

const whyNotPaid = (g: Game, op: Operation, s: Space): Reason | undefined =>
  whyNotAttack(g, op.faction, s) ?? whyNotPay(g, op, 1)

/** Card 33, shaded: in so many spaces of an Attack. */
const MOST_BOMBS = 2

/** 3.3.3 Attack: show all guerrillas, roll, and on success remove up to two enemy pieces. */
export const attack: OperationRules = {
  word: ATTACK,
  rule: '3.3.3',
  possible: (g, op) => whyNotPay(g, op, 1) === undefined && anySpace(g, op, whyNotPaid, spacesWith(g, op.faction)),
  run(g, op) {
    let bombs = MOST_BOMBS
    for (;;) {
      const s = nextSpace(g, op, 'attack.where', whyNotPaid, spacesWith)
      if (s === undefined) return
      payFor(g, op, 1)
      if (attackIn(g, op.faction, s, bombs)) bombs--
    }
  },
}

/** One Attack: by a roll of no more than the guerrillas there; a 1 also brings a guerrilla. Tells whether a bomber made it certain. */
export function attackIn(g: Game, f: Faction, s: Space, bombs = MOST_BOMBS): boolean {
  if (bombs > 0 && choosesBomb(g, f, s)) {
    bomb(g, f, s)
    return true
  }
  flip(g, underground(f), s, undergroundOf(g, f, s))
  const roll = rollDie(g, guerrillas(g, f, s), s)
  if (roll > guerrillas(g, f, s)) return false
  strike(g, f, s)
  if (roll === 1) bring(g, f, underground(f), s, 1, true)
  return false
}

/** 4.4.3 An Ambush: one guerrilla is shown, if any is Underground; success is certain, and a guerrilla joins. */
export function ambushIn(g: Game, f: Faction, s: Space): void {
  if (undergroundOf(g, f, s) > 0) flip(g, underground(f), s)
  strike(g, f, s)
  bring(g, f, underground(f), s, 1, true)
}

/** Removes up to two enemy pieces; under card 33, unshaded, that costs the Taliban a guerrilla, an Active one first. */
function strike(g: Game, f: Faction, s: Space): void {
  const removed = removeEnemies(g, f, s, 2, targetsOf(g, f), 'bases-last', '3.3.3')
  if (removed.length === 0 || f !== TALIBAN || !inForce(g, CARD.suicideBombers, 'unshaded')) return
  const lost = activeOf(g, f, s) > 0 ? active(f) : underground(f)
  if (count(g, s, lost) > 0) remove(g, lost, s)
}

/** Card 33, shaded: a Taliban guerrilla may die instead of the roll. */
function choosesBomb(g: Game, f: Faction, s: Space): boolean {
  if (f !== TALIBAN || !inForce(g, CARD.suicideBombers, 'shaded')) return false
  const q = ask(g, f, 'attack.how', '5.3', { space: s }).offer(ROLL)
  // The last guerrilla may have been taken off just now (1.4.1).
  if (guerrillas(g, f, s) > 0) q.offer(BOMB)
  return q.answer() === BOMB
}

function bomb(g: Game, f: Faction, s: Space): void {
  const q = ask(g, f, 'attack.bomber', '5.3', { space: s })
  for (const piece of guerrillaKinds(f)) if (count(g, s, piece) > 0) q.piece(piece)
  if (q.size === 0) return
  remove(g, q.askPiece(), s)
  strike(g, f, s)
}
