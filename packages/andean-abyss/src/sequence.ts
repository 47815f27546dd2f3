import {
  cardAt,
  currentCard,
  deckAt,
  deckCount,
  type Faction,
  type Game,
  isRoundCard,
  type TurnRules,
} from '@coinflict/kernel'
import { activitiesOf } from './activities/index.ts'
import { finalPropaganda, isFinalEvent } from './final.ts'
import { PROPAGANDA } from './forces.ts'
import { operationsOf } from './operations/index.ts'
import { MARCH } from './operations/march.ts'
import { SWEEP } from './operations/sweep.ts'
import { mayShip } from './ship.ts'
import { settleAllShipments } from './shipments.ts'

/** 2.3.2 Faction order; option A and B (2.3.1) read it from the next event card, at the end of the deck from the first one played. */
export function factionOrder(g: Game): readonly Faction[] {
  let card = currentCard(g)
  const eligibility = g.option('eligibility')
  if (eligibility === 'a' || eligibility === 'b') {
    let at = deckAt(g) + 1
    while (at < deckCount(g) && isRoundCard(g, cardAt(g, at))) at++
    if (at === deckCount(g)) {
      at = 0
      while (isRoundCard(g, cardAt(g, at))) at++
    }
    card = cardAt(g, at)
  }
  return g.volume.orders[card] as readonly Faction[]
}

/** 2.3 What is special about the sequence of play here. */
export const turn: TurnRules = {
  operationsOf,
  activitiesOf,
  isFinalEvent,
  barredOnFinal: [SWEEP, MARCH],
  tires: (g) => g.option('eligibility') !== 'b',
  rounds: PROPAGANDA,
  finalRound: finalPropaganda,
  round: 'victory',
  afterOperation(g, op) {
    if (op.paid > 0) mayShip(g, op)
  },
  afterEvent: settleAllShipments,
  numbers: { pass: '2.3.3', adjust: '2.3.7', next: '2.3.8', final: '2.3.9' },
}
