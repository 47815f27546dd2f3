import { currentCard, type Faction, type Game, type TurnRules, track } from '@coinflict/kernel'
import { activitiesOf } from './activities/index.ts'
import { finalPropaganda, isFinalEvent } from './final.ts'
import { ISLAMABAD, PROPAGANDA, SPONSORSHIP, TALIBAN } from './forces.ts'
import { operationsOf } from './operations/index.ts'
import { MARCH } from './operations/march.ts'
import { SWEEP } from './operations/sweep.ts'

/** 2.3.2 Faction order, as printed on the card. */
export const factionOrder = (g: Game): readonly Faction[] => g.volume.orders[currentCard(g)] ?? []

/** 2.3 What is special about the sequence of play here. */
export const turn: TurnRules = {
  operationsOf,
  activitiesOf,
  isFinalEvent,
  barredOnFinal: [SWEEP, MARCH],
  /** 6.6.1 At Sponsorship a Taliban Limited Operation may go into many spaces. */
  spreads: (g, f) => f === TALIBAN && track(g, ISLAMABAD) === SPONSORSHIP,
  tires: (g) => g.option('eligibility') !== 'b',
  rounds: PROPAGANDA,
  finalRound: finalPropaganda,
  round: 'victory',
  numbers: { pass: '2.3.3', adjust: '2.3.6', next: '2.3.7', final: '2.3.8' },
}
