import { countPlayers, EVENT_WORD, isEventOpen, OPERATE, orderOfNextEvent, slot } from '@coinflict/kernel/rules'
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

/** 2.2 The next card lies open; options A and B (2.3.1) turn cards up to the next event. */
export function looksAhead(g: Game): 'none' | 'card' | 'event' {
  if (g.setup.options['no-reveal'] === 'yes') return 'none'
  return readsNextEvent(g) ? 'event' : 'card'
}

const readsNextEvent = (g: Game): boolean => g.setup.options.eligibility === 'a' || g.setup.options.eligibility === 'b'

/** 2.3.2 Faction order; options A and B (2.3.1) read it from the next event card. */
export function factionOrder(g: Game): readonly Faction[] {
  if (readsNextEvent(g)) return orderOfNextEvent(g)
  return g.volume.orders[currentCard(g)] as readonly Faction[]
}

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
  barredOnFinal: [SWEEP, MARCH],
  ruling: discord,
  tires: (g) => g.setup.options.eligibility !== 'b',
  rounds: PROPAGANDA,
  finalRound: finalPropaganda,
  round: 'victory',
  afterOperation(g, op) {
    if (op.paid > 0) mayShip(g, op)
  },
  afterEvent: settleAllShipments,
  numbers: { pass: '2.3.3', adjust: '2.3.7', next: '2.3.8', final: '2.3.9' },
}
