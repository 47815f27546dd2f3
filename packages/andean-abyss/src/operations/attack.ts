import { rollDie } from '@coinflict/kernel/questions'
import {
  anySpace,
  enemies,
  enemiesOf,
  flip,
  guerrillas,
  nextSpace,
  payFor,
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
import { because } from '../ask.ts'
import { underground } from '../forces.ts'
import { removeEnemies } from '../losses.ts'
import { bring } from '../recall.ts'
import { settleShipments } from '../shipments.ts'

export const ATTACK = word('attack')

const NO_GUERRILLA = because('why.no-guerrilla', '3.3.3')
const NO_ENEMY = because('why.no-enemy', '3.3.3')

/** 3.3.3 Where a faction may Attack, its Resources aside. */
export function whyNotAttack(g: Game, f: Faction, s: Space): Reason | undefined {
  if (guerrillas(g, f, s) === 0) return NO_GUERRILLA
  return enemies(g, f, s) === 0 ? NO_ENEMY : undefined
}

const whyNotPaid = (g: Game, op: Operation, s: Space): Reason | undefined =>
  whyNotAttack(g, op.faction, s) ?? whyNotPay(g, op, 1)

/** 3.3.3 Attack: show all guerrillas, roll, and on success remove two enemy pieces. */
export const attack: OperationRules = {
  word: ATTACK,
  rule: '3.3.3',
  possible: (g, op) => whyNotPay(g, op, 1) === undefined && anySpace(g, op, whyNotPaid, spacesWith(g, op.faction)),
  run(g, op) {
    for (;;) {
      const s = nextSpace(g, op, 'attack.where', whyNotPaid, spacesWith)
      if (s === undefined) return
      payFor(g, op, 1)
      attackIn(g, op.faction, s)
    }
  },
}

/** One Attack: by a roll of no more than the guerrillas there; a 1 also brings a guerrilla. */
export function attackIn(g: Game, f: Faction, s: Space, on: readonly Faction[] = enemiesOf(g, f)): void {
  flip(g, underground(f), s, undergroundOf(g, f, s))
  const roll = rollDie(g, guerrillas(g, f, s), s)
  if (roll > guerrillas(g, f, s)) return
  if (roll === 1) bring(g, f, underground(f), s, 1, true)
  strike(g, f, s, on)
}

/** 4.3.2 An Ambush: one guerrilla is shown (unless the event says otherwise), success is certain, a guerrilla joins. */
export function ambushIn(g: Game, f: Faction, s: Space, shows = true): void {
  if (shows && count(g, s, underground(f)) > 0) flip(g, underground(f), s)
  bring(g, f, underground(f), s, 1, true)
  strike(g, f, s, enemiesOf(g, f))
}

function strike(g: Game, f: Faction, s: Space, on: readonly Faction[]): void {
  removeEnemies(g, f, s, 2, on, 'bases-last', '3.3.3')
  settleShipments(g, s, { taker: f })
}
