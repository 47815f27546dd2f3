import { currentCard, type Faction, type Game, isRoundCard, type TurnRules, type Word } from '@coinflict/kernel/state'
import { activitiesOf } from './activities/index.ts'
import { putAssetsAway, revealAll, usesAsset } from './deception.ts'
import { COUPS } from './forces.ts'
import { isMonsoon, whyNotMonsoon } from './monsoon.ts'
import { operationsOf } from './operations/index.ts'
import { MARCH } from './operations/march.ts'
import { SWEEP } from './operations/sweep.ts'
import { playPivotal } from './pivotal.ts'
import { coupCards } from './scenarios.ts'
import type { Message } from './text/messages.ts'

/** 2.3.2 Faction order. */
export const factionOrder = (g: Game): readonly Faction[] => g.volume.orders[currentCard(g)] ?? []

/** 2.3.9 No Sweep and no March in Monsoon, for non-players neither. */
const whyNotInMonsoon = (g: Game, _: Faction, operation: Word) =>
  operation === SWEEP || operation === MARCH ? whyNotMonsoon(g) : undefined

/** 2.3 What is special about the sequence of play here. */
export const turn: TurnRules = {
  operationsOf,
  activitiesOf,
  isFinalEvent: () => false,
  whyNot: whyNotInMonsoon,
  season: (g) => (isMonsoon(g) && !isRoundCard(g, currentCard(g)) ? ('season.monsoon' satisfies Message) : undefined),
  preempts: playPivotal,
  roundCard: 'coup',
  /** 7.3 A Hidden Asset. */
  liftsLimit: usesAsset,
  afterTurn: putAssetsAway,
  atEnd: revealAll,
  makesIneligible: () => true,
  rounds: COUPS,
  finalRound: coupCards,
  round: 'victory',
  numbers: { pass: '2.3.3', adjust: '2.3.6', next: '2.3.7' },
}
