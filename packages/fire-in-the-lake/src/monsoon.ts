import { type Game, isRoundCard, nextCard, type Reason } from '@coinflict/kernel/state'
import { because } from './ask.ts'

/** 2.3.9 The last event card before a Coup card, which lies open. */
export const isMonsoon = (g: Game): boolean => isRoundCard(g, nextCard(g))

const MONSOON = because('why.monsoon', '2.3.9')
export const whyNotMonsoon = (g: Game): Reason | undefined => (isMonsoon(g) ? MONSOON : undefined)
