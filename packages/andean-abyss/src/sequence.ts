import { barredOnFinal, countPlayers, EVENT_WORD, isEventOpen, OPERATE, slot } from '@coinflict/kernel/rules'
import {
  currentCard,
  type Faction,
  type Game,
  isNonPlayer,
  resources,
  type TurnRules,
  type Word,
} from '@coinflict/kernel/state'
import { activitiesOf } from './activities/index.ts'
import { ask } from './ask.ts'
import { finalPropaganda, isFinalEvent } from './final.ts'
import { GOVT, PROPAGANDA } from './forces.ts'
import { operationsOf } from './operations/index.ts'
import { MARCH } from './operations/march.ts'
import { SWEEP } from './operations/sweep.ts'
import { mayShip } from './ship.ts'
import { settleAllShipments } from './shipments.ts'

/** 8.1 Insurgent Discord: with two players the Government chooses for a 2nd Eligible non-player that could take the event. */
function discord(g: Game, f: Faction): Word | undefined {
  if (!isNonPlayer(g, f) || slot(g) !== 1 || !isEventOpen(g) || resources(g, f) === 0) return undefined
  if (isNonPlayer(g, GOVT) || countPlayers(g) !== 2) return undefined
  g.cite('8.1', GOVT)
  return ask(g, GOVT, 'turn.discord', '8.1', { faction: f, card: currentCard(g) })
    .offer(EVENT_WORD)
    .offer(OPERATE)
    .answer()
}

/** 2.3 What is special about the sequence of play here. */
export const turn: TurnRules = {
  operationsOf,
  activitiesOf,
  isFinalEvent,
  whyNot: barredOnFinal([SWEEP, MARCH], '2.3.9'),
  ruling: discord,
  makesIneligible: (g) => g.setup.options.eligibility !== 'b',
  rounds: PROPAGANDA,
  finalRound: finalPropaganda,
  round: 'victory',
  afterOperation(g, op) {
    if (op.paid > 0) mayShip(g, op)
  },
  afterEvent: settleAllShipments,
  numbers: { pass: '2.3.3', adjust: '2.3.7', next: '2.3.8' },
}
