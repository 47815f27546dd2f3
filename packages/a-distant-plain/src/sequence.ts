import { did, EVENT, orderOfNextEvent } from '@coinflict/kernel/rules'
import { currentCard, type Faction, type Game, isNonPlayer, type TurnRules, track } from '@coinflict/kernel/state'
import { activitiesOf } from './activities/index.ts'
import { putAssetsAway, revealAll, usesAsset } from './deception.ts'
import { isByHand } from './events/lasting.ts'
import { finalPropaganda, isFinalEvent } from './final.ts'
import { ISLAMABAD, PROPAGANDA, SPONSORSHIP, TALIBAN } from './forces.ts'
import { operationsOf } from './operations/index.ts'
import { MARCH } from './operations/march.ts'
import { SWEEP } from './operations/sweep.ts'

/** 2.2 The next card lies open; options A and B (2.3.1) turn cards up to the next event. */
export function looksAhead(g: Game): 'none' | 'card' | 'event' {
  if (g.setup.options['no-reveal'] === 'yes') return 'none'
  return readsNextEvent(g) ? 'event' : 'card'
}

const readsNextEvent = (g: Game): boolean => g.setup.options.eligibility === 'a' || g.setup.options.eligibility === 'b'

/** 2.3.2 Faction order; options A and B (2.3.1) read it from the next event card. */
export function factionOrder(g: Game): readonly Faction[] {
  if (readsNextEvent(g)) return orderOfNextEvent(g)
  return g.volume.orders[currentCard(g)] ?? []
}

/** 2.3 What is special about the sequence of play here. */
export const turn: TurnRules = {
  operationsOf,
  activitiesOf,
  isFinalEvent,
  barredOnFinal: [SWEEP, MARCH],
  /** 6.6.1 At Sponsorship a Taliban Limited Operation may go into many spaces. */
  spreads: (g, f) => f === TALIBAN && track(g, ISLAMABAD) === SPONSORSHIP,
  /** 8.7.6 At Sponsorship non-player Taliban stay eligible after an event. */
  tires: (g, f) =>
    g.setup.options.eligibility !== 'b' &&
    !(f === TALIBAN && isNonPlayer(g, f) && did(g, f) === EVENT && track(g, ISLAMABAD) === SPONSORSHIP),
  rounds: PROPAGANDA,
  finalRound: finalPropaganda,
  round: 'victory',
  /** 2.3.7 Sudden Propaganda. */
  hastens: (g) => g.setup.options['sudden-propaganda'] === 'yes',
  byHand: isByHand,
  /** 7.3 A Hidden Asset. */
  frees: usesAsset,
  afterTurn: putAssetsAway,
  atEnd: revealAll,
  numbers: { pass: '2.3.3', adjust: '2.3.6', next: '2.3.7', final: '2.3.8' },
}
