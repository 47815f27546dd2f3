import { ACTIVE_OPPOSITION, ACTIVE_SUPPORT, persuasion } from '@coinflict/kernel/rules'
import { currentCard, type Game, inForce, level, phase, type Space } from '@coinflict/kernel/state'
import { CARD } from './events/lasting.ts'
import { leads, TERROR, VC } from './forces.ts'
import type { Message } from './text/messages.ts'

const isSupportPhase = (g: Game): boolean => g.volume.phases[phase(g)]?.id === 'support'

const KY = 127

/**
 * 3.2.1, 6.3.1 3 ARVN Resources a step; 4 under Ky; 1 in the Support Phase with Blowtorch Komer (card 16, ruling 74). Of the two the one
 * that was played last counts (5.1.2): Ky only in the round that he brings himself.
 */
export function pacificationCost(g: Game): number {
  if (isSupportPhase(g) && currentCard(g) !== KY && inForce(g, CARD.blowtorchKomer, 'unshaded')) return 1
  return leads(g, 'ky') ? 4 : 3
}

/** What Pacification costs now, for the questions about it. */
export const pacificationPrice = (g: Game): Message => PRICES[pacificationCost(g)] ?? FREE_PRICE
export const FREE_PRICE: Message = 'pacify.at-0'
const PRICES: readonly (Message | undefined)[] = [FREE_PRICE, 'pacify.at-1', undefined, 'pacify.at-3', 'pacify.at-4']

/** 6.3 So many levels a space. */
export const MOST_LEVELS = 2

/** 6.3.1 Pacification: Terror off, then toward Active Support. Where and how far, Train (3.2.1) and the round (6.3.1) say. */
export const {
  whyNotStep: whyNotPacifyStep,
  step: buyPacification,
  conduct: conductPacification,
} = persuasion({
  rule: '6.3.1',
  cost: pacificationCost,
  end: ACTIVE_SUPPORT,
  terror: TERROR,
  more: 'pacify.more' satisfies Message,
  price: pacificationPrice,
})

/** The same at no cost, where an event says so. */
export const { whyNotStep: whyNotFreePacifyStep, conduct: conductFreePacification } = persuasion({
  rule: '6.3.1',
  cost: () => 0,
  end: ACTIVE_SUPPORT,
  terror: TERROR,
  more: 'pacify.more' satisfies Message,
  price: () => FREE_PRICE,
})

/** 6.3.2 Agitation: 1 VC Resource a step toward Active Opposition. */
export const {
  whyNotStep: whyNotAgitateStep,
  step: buyAgitation,
  conduct: conductAgitation,
} = persuasion({
  rule: '6.3.2',
  cost: () => 1,
  end: ACTIVE_OPPOSITION,
  terror: TERROR,
  more: 'agitate.more' satisfies Message,
})

/** 6.3.2 Agitation in one space: Terror off, then up to two levels. */
export function agitateIn(g: Game, s: Space): void {
  const farthest = Math.max(ACTIVE_OPPOSITION, level(g, s) - MOST_LEVELS)
  conductAgitation(g, VC, s, () => whyNotAgitateStep(g, VC, s, farthest))
}
