import {
  eachSpaceOf,
  type FreeActivityRules,
  NEEDS_OPERATION,
  remove,
  whyNotAnywhere,
  whyNotWithin,
} from '@coinflict/kernel/rules'
import { count, type Game, inForce, type Operation, type Reason, type Space, word } from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import { arvnTroops, COIN_TROOPS, coinBases, NVA, nvaTroops, usTroops } from '../forces.ts'
import { boxOf } from '../losses.ts'
import { EVERY, near } from '../map.ts'
import { ATTACK } from '../operations/attack.ts'
import { MARCH } from '../operations/march.ts'
import { RALLY } from '../operations/rally.ts'
import { TERROR } from '../operations/terror.ts'
import { isNotYetPossible } from './insurgent.ts'

const LEAST_TROOPS = 3

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.4.2'),
  noTroops: because('why.bombard-none', '4.4.2'),
  target: because('why.bombard-target', '4.4.2'),
  guns: because('why.bombard-guns', '4.4.2'),
  typhoon: because('why.typhoon-kate', '5.4'),
}

/** Two spaces; one or three with Long Range Guns (card 32). */
export function mostBombards(g: Game): number {
  if (inForce(g, CARD.longRangeGuns, 'unshaded')) return 1
  return inForce(g, CARD.longRangeGuns, 'shaded') ? 3 : 2
}

const isMassed = (g: Game, s: Space): boolean => nvaTroops(g, s) >= LEAST_TROOPS

/** Three US and ARVN Troops, or some at a COIN Base, with three NVA Troops there or next to it. */
export function whyNotBombard(g: Game, s: Space): Reason | undefined {
  const troops = usTroops(g, s) + arvnTroops(g, s)
  if (troops === 0) return REASONS.noTroops
  if (troops < LEAST_TROOPS && coinBases(g, s) === 0) return REASONS.target
  if (isMassed(g, s)) return undefined
  for (const each of near(s)) if (isMassed(g, each)) return undefined
  return REASONS.guns
}

/** Card 115 bars it, but not where an event grants it (5.1.2). It takes no Attack its last enemy: others, or a Base, stay. */
function whyNot(g: Game, op: Operation | undefined, within: readonly Space[]): Reason | undefined {
  if (op !== undefined && inForce(g, CARD.typhoonKate, 'unshaded')) return REASONS.typhoon
  if (isNotYetPossible(g, op)) return NEEDS_OPERATION
  return whyNotAnywhere(g, (s) => whyNotBombard(g, s), REASONS.nowhere, within)
}

/** 4.4.2 Bombard: massed NVA Troops cost the enemy a Troop in up to two spaces. An event may confine it to some. */
export const bombardWithin = (within: readonly Space[]): FreeActivityRules => ({
  word: word('bombard'),
  rule: '4.4.2',
  accompanies: [RALLY, MARCH, ATTACK, TERROR],
  whyNot: (g, op) => whyNot(g, op, within),
  run(g) {
    eachSpaceOf(
      g,
      () => ask(g, NVA, 'bombard.where', '4.4.2'),
      () => (s) => whyNotWithin({ within }, s) ?? whyNotBombard(g, s),
      (s) => bombardIn(g, s),
      { most: Math.min(mostBombards(g), within.length), among: () => within },
    )
  },
})
export const bombard = bombardWithin(EVERY)

function bombardIn(g: Game, s: Space): void {
  const q = ask(g, NVA, 'remove.which', '4.4.2', { space: s })
  for (const piece of COIN_TROOPS) if (count(g, s, piece) > 0) q.piece(piece)
  if (q.size === 0) return
  const piece = q.askPiece()
  remove(g, piece, s, 1, boxOf(piece, 'attack', g))
}
