import { barredOnFinal, did, EVENT } from '@coinflict/kernel/rules'
import { isNonPlayer, type TurnRules, track } from '@coinflict/kernel/state'
import { activitiesOf } from './activities/index.ts'
import { putAssetsAway, revealAll, usesAsset } from './deception.ts'
import { isByHand } from './events/lasting.ts'
import { finalPropaganda, isFinalEvent } from './final.ts'
import { ISLAMABAD, PROPAGANDA, SPONSORSHIP, TALIBAN } from './forces.ts'
import { operationsOf } from './operations/index.ts'
import { MARCH } from './operations/march.ts'
import { SWEEP } from './operations/sweep.ts'

/** 2.3 What is special about the sequence of play here. */
export const turn: TurnRules = {
  operationsOf,
  activitiesOf,
  isFinalEvent,
  whyNot: barredOnFinal([SWEEP, MARCH], '2.3.8'),
  /** 6.6.1 At Sponsorship a Taliban Limited Operation may go into many spaces. */
  limitedInManySpaces: (g, f) => f === TALIBAN && track(g, ISLAMABAD) === SPONSORSHIP,
  /** 8.7.6 At Sponsorship non-player Taliban stay eligible after an event. */
  makesIneligible: (g, f) =>
    g.setup.options.eligibility !== 'b' &&
    !(f === TALIBAN && isNonPlayer(g, f) && did(g, f) === EVENT && track(g, ISLAMABAD) === SPONSORSHIP),
  rounds: PROPAGANDA,
  finalRound: finalPropaganda,
  round: 'victory',
  /** 2.3.7 Sudden Propaganda. */
  playsRoundsAtOnce: (g) => g.setup.options['sudden-propaganda'] === 'yes',
  byHand: isByHand,
  /** 7.3 A Hidden Asset. */
  liftsLimit: usesAsset,
  afterTurn: putAssetsAway,
  atEnd: revealAll,
  numbers: { pass: '2.3.3', adjust: '2.3.6', next: '2.3.7' },
}
