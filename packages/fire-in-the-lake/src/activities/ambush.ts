import {
  activeOf,
  anySpace,
  eachSpaceOf,
  type FreeActivityRules,
  guerrillas,
  isSelected,
  payFor,
  undergroundOf,
  whyNotAnywhere,
  whyNotPay,
  whyNotWithin,
} from '@coinflict/kernel/rules'
import {
  type ActivityRules,
  type Faction,
  type Game,
  inForce,
  type Operation,
  type Reason,
  type Space,
  spacesWith,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import { underground, VC } from '../forces.ts'
import { ATTACK, ambushIn, isAnyoneInAmbush } from '../operations/attack.ts'
import { MARCH, marchedIn } from '../operations/march.ts'
import { mostSpaces } from './insurgent.ts'

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.4.3'),
  resolved: because('why.attack-resolved', '4.4.3'),
  underground: because('why.no-underground', '4.4.3'),
  noGuerrilla: because('why.no-guerrilla', '4.4.3'),
  marched: because('why.ambush-marched', '4.4.3'),
  noEnemy: because('why.ambush-nobody', '4.4.3'),
  claymores: because('why.claymores', '5.4'),
}

/** Two spaces; one with Booby Traps (card 101, unshaded) or Typhoon Kate (card 115). */
export const mostAmbushes = (g: Game): number => mostSpaces(g, inForce(g, CARD.boobyTraps, 'unshaded') ? 1 : 2)

/** Two pieces in one space of a VC Ambush with Main Force Bns (card 104, shaded). */
export const takesTwo = (g: Game, f: Faction): boolean => f === VC && inForce(g, CARD.mainForce, 'shaded')

/** With an Attack, where it is not resolved yet; with a March, where a guerrilla went that is Underground. */
export function whyNotAmbush(g: Game, op: Operation, s: Space): Reason | undefined {
  const isAttack = op.rules.word === ATTACK
  if (isAttack && isSelected(op, s)) return REASONS.resolved
  if (undergroundOf(g, op.faction, s) === 0) return REASONS.underground
  if (!isAttack && marchedIn(g, op, s, underground(op.faction)) === 0) return REASONS.marched
  if (!isAnyoneInAmbush(g, s)) return REASONS.noEnemy
  return isAttack ? whyNotPay(g, op, 1) : undefined
}

/** 4.4.3, 4.5.3 Ambush: in up to two spaces an Attack that is certain, in place of one that is paid for or after a March at no cost. */
export const ambush: ActivityRules = {
  word: word('ambush'),
  rule: '4.4.3',
  accompanies: [MARCH, ATTACK],
  whyNot(g, op) {
    if (inForce(g, CARD.claymores, 'unshaded')) return REASONS.claymores
    return anySpace(g, op, whyNotAmbush, spacesWith(g, op.faction)) ? undefined : REASONS.nowhere
  },
  run(g, op) {
    const f = op.faction
    let mayTakeTwo = takesTwo(g, f)
    eachSpaceOf(
      g,
      () => ask(g, f, 'ambush.where', '4.4.3'),
      () => (s) => whyNotAmbush(g, op, s),
      (s) => {
        if (op.rules.word === ATTACK) {
          op.spaces.push(s)
          payFor(g, op, 1)
        }
        if (ambushIn(g, f, s, { op, most: mayTakeTwo ? 2 : 1 }) > 1) mayTakeTwo = false
      },
      { most: mostAmbushes(g), among: () => spacesWith(g, f) },
    )
  },
}

/** What an event says of the Ambush that it grants: in which spaces, in how many, and whether guerrillas that are seen will do. */
export interface AmbushTerms {
  readonly within?: readonly Space[]
  readonly most?: number
  readonly maySeen?: boolean
}

/** 5.5 An Ambush without an operation, as if an Attack took place where it is. Claymores (card 17) do not bar one that an event grants. */
export function freeAmbush(f: Faction, { within, most = 2, maySeen = false }: AmbushTerms = {}): FreeActivityRules {
  const among = (g: Game): readonly Space[] => within ?? spacesWith(g, f)
  const whyNotThere = (g: Game, s: Space): Reason | undefined => {
    const elsewhere = whyNotWithin({ within }, s)
    if (elsewhere !== undefined) return elsewhere
    if ((maySeen ? guerrillas(g, f, s) : undergroundOf(g, f, s)) === 0)
      return maySeen ? REASONS.noGuerrilla : REASONS.underground
    return isAnyoneInAmbush(g, s) ? undefined : REASONS.noEnemy
  }
  return {
    ...ambush,
    whyNot: (g) => whyNotAnywhere(g, (s) => whyNotThere(g, s), REASONS.nowhere, among(g)),
    run(g) {
      let mayTakeTwo = takesTwo(g, f)
      eachSpaceOf(
        g,
        () => ask(g, f, 'ambush.where', '4.4.3'),
        () => (s) => whyNotThere(g, s),
        (s) => {
          const isSeen = maySeen && activeOf(g, f, s) > 0
          if (ambushIn(g, f, s, { most: mayTakeTwo ? 2 : 1, isSeen }) > 1) mayTakeTwo = false
        },
        { most: Math.min(most, mostAmbushes(g), among(g).length), among: () => among(g) },
      )
    },
  }
}
