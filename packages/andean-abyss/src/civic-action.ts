import { ACTIVE_SUPPORT, persuasion } from '@coinflict/kernel/rules'
import { type Game, inForce, type Space } from '@coinflict/kernel/state'
import { CARD } from './events/lasting.ts'
import { police, TERROR, troops } from './forces.ts'
import type { Message } from './text/messages.ts'

export const CIVIC_ACTION_COST = 3

/** 6.4.1 Civic Action: 3 Government Resources a step toward Active Support. Where, Train (3.2.1) and the round (6.4.1) say. */
export const {
  whyNotStep: whyNotCivicStep,
  step: buyCivicAction,
  conduct: conductCivicAction,
} = persuasion({
  rule: '6.4.1',
  cost: () => CIVIC_ACTION_COST,
  end: ACTIVE_SUPPORT,
  terror: TERROR,
  more: 'civic.more' satisfies Message,
})

/** 6.4.1 Both Troops and Police; two of each under card 1, shaded. */
export const hasCivicForces = (g: Game, s: Space, t = troops(g, s), p = police(g, s)): boolean => {
  const need = inForce(g, CARD.firstDivision, 'shaded') ? 2 : 1
  return t >= need && p >= need
}
