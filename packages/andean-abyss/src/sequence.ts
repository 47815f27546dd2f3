import {
  type ActivityRules,
  adjust,
  adjustEligibility,
  beginOperation,
  canChoose,
  cardAt,
  currentCard,
  deckAt,
  deckCount,
  EVENT,
  endGame,
  executing,
  type Faction,
  firstDid,
  type Game,
  gain,
  goTo,
  isRoundCard,
  LIMITED_OPERATION,
  nextFaction,
  OPERATION,
  OPERATION_AND_ACTIVITY,
  type Operation,
  PASSED,
  type Reason,
  record,
  type Side,
  setExecuting,
  slot,
  track,
  turnCard,
  type Word,
  word,
} from '@coinflict/kernel'
import { activitiesOf } from './activities/index.ts'
import { ask, because } from './ask.ts'
import { FACTION_FACTS, PROPAGANDA } from './forces.ts'
import { operationsOf } from './operations/index.ts'
import { MARCH } from './operations/march.ts'
import { SWEEP } from './operations/sweep.ts'
import { mayShip } from './ship.ts'
import { settleAllShipments } from './shipments.ts'

const PASS = word('pass')
const EVENT_WORD = word('event')
const UNSHADED = word('unshaded')
const SHADED = word('shaded')

const REASONS = {
  eventTaken: because('why.event-taken', '2.3.4'),
  eventClosed: because('why.event-closed', '2.3.4'),
  impossible: because('why.operation-impossible', '3.1'),
  finalCard: because('why.final-card', '2.3.9'),
  mustExecute: because('why.must-execute', '1.5.1'),
}

/** 2.4.1 Which Propaganda card is the last: the 4th, the 3rd in a short game, the 2nd in the Quick scenario. */
export function finalPropaganda(g: Game): number {
  if (g.setup.scenario === 'quick') return 2
  return g.setup.scenario === 'short' || g.option('short-game') === 'yes' ? 3 : 4
}

/** 2.3.9 The last event card before the final Propaganda (ruling 36: also if two Propaganda cards follow each other). */
export function isFinalEvent(g: Game): boolean {
  if (g.option('no-reveal') === 'yes') return false
  let rounds = track(g, PROPAGANDA)
  for (let at = deckAt(g) + 1; isRoundCard(g, cardAt(g, at)); at++) {
    rounds++
    if (rounds === finalPropaganda(g)) return true
  }
  return false
}

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

/** 2.3 Event card: each checkpoint is one faction's say. */
export function playCard(g: Game): void {
  const faction = nextFaction(g, factionOrder(g))
  if (faction === undefined) {
    g.cite('2.3.7', -1)
    adjustEligibility(g, g.option('eligibility') !== 'b')
    playNextCard(g)
    return
  }
  setExecuting(g, -1)
  takeTurn(g, faction)
  setExecuting(g, -1)
}

/** 2.3.8, 6.0 Next card; a Propaganda card right after a Propaganda round brings none. */
export function playNextCard(g: Game): void {
  const before = currentCard(g)
  g.cite('2.3.8', -1)
  const card = turnCard(g)
  // Only a position written by hand can lack the final Propaganda card: the game ends with its deck.
  if (card === 0) {
    endGame(g)
    return
  }
  if (!isRoundCard(g, card)) {
    goTo(g, 'card')
    return
  }
  adjust(g, PROPAGANDA, 1)
  if (!isRoundCard(g, before)) goTo(g, 'victory')
  else if (track(g, PROPAGANDA) >= finalPropaganda(g)) endGame(g)
  else playNextCard(g)
}

/** 2.3.3-4 What a faction may do, by its slot and what the 1st eligible did. */
function takeTurn(g: Game, faction: Faction): void {
  const isSecond = slot(g) === 1
  const limited = isFinalEvent(g) || (isSecond && firstDid(g) !== EVENT)
  g.cite('2.3.4', faction)
  const q = ask(g, faction, isSecond ? 'turn.second' : 'turn.first', '2.3.4', { card: currentCard(g) })
  for (const rules of operationsOf(faction)) q.offer(rules.word, whyNotChoose(g, newOperation(faction, rules, limited)))
  q.offer(EVENT_WORD, whyNotEvent(g, isSecond))
  q.offer(PASS, executing(g) === faction ? REASONS.mustExecute : undefined)
  const answer = q.answer()
  if (answer !== PASS) setExecuting(g, faction)
  if (answer === PASS) pass(g, faction)
  else if (answer === EVENT_WORD) {
    record(g, faction, EVENT)
    executeEvent(g, faction)
  } else operate(g, newOperation(faction, rulesOf(faction, answer), limited))
}

const rulesOf = (f: Faction, w: Word) =>
  operationsOf(f).find((rules) => rules.word === w) as ReturnType<typeof operationsOf>[number]

const NO_ACTIVITIES: readonly ActivityRules[] = []
const newOperation = (f: Faction, rules: ReturnType<typeof rulesOf>, limited: boolean): Operation =>
  beginOperation(f, rules, { limited, activities: limited ? NO_ACTIVITIES : activitiesOf(f) })

/** An operation must be possible in at least one space, with what a special activity first may bring (4.1). */
export function whyNotChoose(g: Game, op: Operation): Reason | undefined {
  if ((op.rules.word === SWEEP || op.rules.word === MARCH) && isFinalEvent(g)) return REASONS.finalCard
  return canChoose(g, op) ? undefined : REASONS.impossible
}

function whyNotEvent(g: Game, isSecond: boolean): Reason | undefined {
  if (!isSecond) return undefined
  if (firstDid(g) === EVENT) return REASONS.eventTaken
  return firstDid(g) === OPERATION_AND_ACTIVITY ? undefined : REASONS.eventClosed
}

/** 2.3.3 */
function pass(g: Game, f: Faction): void {
  g.cite('2.3.3', f)
  if (g.log) g.write('pass', {})
  gain(g, f, (FACTION_FACTS[f] as (typeof FACTION_FACTS)[number]).passIncome)
  record(g, f, PASSED)
}

function operate(g: Game, op: Operation): void {
  carryOut(g, op)
  const deed = op.activity !== undefined ? OPERATION_AND_ACTIVITY : op.limited ? LIMITED_OPERATION : OPERATION
  if (deed !== OPERATION_AND_ACTIVITY && op.paid > 0) mayShip(g, op)
  record(g, op.faction, deed)
}

/** Carries an operation out from start to end. */
export function carryOut(g: Game, op: Operation): void {
  g.cite(op.rules.rule, op.faction)
  if (g.log)
    g.write('operation', {
      word: op.rules.word,
      text: op.limited ? (op.free ? 'limited-free' : 'limited') : op.free ? 'free' : '',
    })
  op.rules.run(g, op)
}

/** 5.1, 5.2 The executing faction chooses a side of a dual-use event and carries it out. */
function executeEvent(g: Game, f: Faction): void {
  const card = g.volume.cardByNumber[currentCard(g)]
  if (card === undefined) return
  let side: Side = 'unshaded'
  if (card.dual) {
    const answer = ask(g, f, 'event.side', '5.2', { card: card.number }).offer(UNSHADED).offer(SHADED).answer()
    if (answer === SHADED) side = 'shaded'
  }
  g.cite('5.1', f)
  if (g.log) g.write('event', { card: card.number, text: card.dual ? side : '' })
  card.effect?.(g, f, side)
  g.cite('5.1', f)
  settleAllShipments(g)
}
