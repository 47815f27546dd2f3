import { goOnFrom } from '../questions/fork.ts'
import type { Reason } from '../state/asked.ts'
import type { Provenance } from '../state/facts.ts'
import type { Faction, Side, Word } from '../state/ids.ts'
import type {
  ActivityRules,
  CardFacts,
  Game,
  Operation,
  OperationRules,
  Question,
  Rehearsed,
  TurnRules,
} from '../state/model.ts'
import { cardAt, currentCard, deckAt, isNonPlayer, isPerson, isRoundCard, nextCard, track } from '../state/reading.ts'
import { word } from '../state/words.ts'
import { roundsAhead, swapWithNext, turnCard } from './deck.ts'
import { beginOperation, canChoose, isPossible, noteActing, putToPlayer } from './operation.ts'
import {
  adjustEligibility,
  did,
  EVENT,
  endGame,
  firstDid,
  goTo,
  LIMITED_OPERATION,
  NOTHING,
  nextFaction,
  OPERATION,
  OPERATION_AND_ACTIVITY,
  PASSED,
  record,
  setExecuting,
  slot,
} from './sequence.ts'
import { adjust, gain } from './tracks.ts'

export const PASS = word('pass')
export const EVENT_WORD = word('event')
export const OPERATE = word('operation')
const UNSHADED = word('unshaded')
const SHADED = word('shaded')

const REASONS = {
  eventTaken: { id: 'why.event-taken', rule: '2.3.4' },
  eventClosed: { id: 'why.event-closed', rule: '2.3.4' },
  ruledOut: { id: 'why.ruled-out', rule: '8.1' },
  impossible: { id: 'why.operation-impossible', rule: '3.1' },
} as const satisfies Record<string, Reason>

/** 2.3 Event card: each checkpoint is one faction's say. */
export function playCard(g: Game): void {
  const { turn } = g.volume
  const first = isUntouched(g) ? turn.preempts?.(g) : undefined
  if (first !== undefined) {
    setExecuting(g, first)
    record(g, first, EVENT)
    executeEvent(g, first)
    setExecuting(g, -1)
    turn.afterTurn?.(g)
    return
  }
  const faction = nextFaction(g, g.volume.order(g))
  if (faction === undefined) {
    g.cite(turn.numbers.adjust, -1)
    adjustEligibility(g, (f) => turn.makesIneligible(g, f))
    playNextCard(g)
    return
  }
  setExecuting(g, -1)
  takeTurn(g, faction)
  setExecuting(g, -1)
  turn.afterTurn?.(g)
}

/** Whether nobody has done anything on the card yet. */
const isUntouched = (g: Game): boolean => slot(g) === 0 && g.volume.allFactions.every((f) => did(g, f) === NOTHING)

/** 2.3 Next card; one that brings a round may have a phase of its own before it. */
export function playNextCard(g: Game): void {
  const { turn } = g.volume
  g.cite(turn.numbers.next, -1)
  turnCard(g)
  if (turn.playsRoundsAtOnce?.(g) === true && !isRoundCard(g, currentCard(g)) && isRoundCard(g, nextCard(g)))
    swapWithNext(g)
  const card = currentCard(g)
  // Only a position written by hand can lack the final round's card: the game ends with its deck.
  if (card === 0) {
    endGame(g)
    return
  }
  if (!isRoundCard(g, card)) {
    goTo(g, 'card')
    return
  }
  adjust(g, turn.rounds, 1)
  if (turn.roundCard === undefined) beginRound(g)
  else goTo(g, turn.roundCard)
}

/** 6.0 The round of the card that was turned, if none came right before it. */
export function beginRound(g: Game): void {
  const { turn } = g.volume
  if (!isRoundCard(g, cardAt(g, deckAt(g) - 1))) goTo(g, turn.round)
  else if (track(g, turn.rounds) >= turn.finalRound(g)) endGame(g)
  else playNextCard(g)
}

/** 2.3.3-4 What a faction may do, by its slot and what the 1st eligible did. */
function takeTurn(g: Game, faction: Faction): void {
  const isSecond = slot(g) === 1
  const ruling = g.volume.turn.ruling?.(g, faction)
  g.cite('2.3.4', faction)
  const card = currentCard(g)
  const params = ruling === undefined ? { card } : { card, word: ruling }
  const q = g.ask(faction, isSecond ? 'turn.second' : 'turn.first', '2.3.4', params)
  const isLimited = isLimitedTurn(g, faction)
  if (isLimited) q.remark(precedesFinalRound(g) && g.volume.turn.isFinalEvent(g) ? 'turn.final' : 'turn.limited')
  const operations = g.volume.turn.operationsOf(faction)
  ;(isNonPlayer(g, faction) ? offerOperationsLater : offerOperations)(g, q, operations, isLimited)
  q.offer(EVENT_WORD, whyNotEvent(g, isSecond) ?? (ruling === OPERATE ? REASONS.ruledOut : undefined))
  q.offer(PASS)
  const answer = putToPlayer(g, q)
  if (answer !== PASS) setExecuting(g, faction)
  if (answer === PASS) pass(g, faction)
  else if (answer === EVENT_WORD) {
    record(g, faction, EVENT)
    executeEvent(g, faction)
  } else {
    const rules = operations.find((each) => each.word === answer) as OperationRules
    operate(g, newOperation(g, faction, rules, isLimited), isLimited)
  }
}

/** Offers operations, with a remark on those that are possible only after a special activity. */
function offerOperations(g: Game, q: Question, operations: readonly OperationRules[], isLimited: boolean): void {
  let late: Word[] | undefined
  for (const rules of operations) {
    const op = newOperation(g, q.by, rules, isLimited)
    const against = whyNotChoose(g, op)
    if (against === undefined && isPerson(g, q.by) && !isPossible(g, op)) late = [...(late ?? []), rules.word]
    q.offer(rules.word, against)
  }
  if (late !== undefined) q.remark('turn.activity-first', late)
}

/** The same to a non-player, whose chart may ask for none of them. */
function offerOperationsLater(g: Game, q: Question, operations: readonly OperationRules[], isLimited: boolean): void {
  q.offerLater(operations, (i) => whyNotChoose(g, newOperation(g, q.by, operations[i] as OperationRules, isLimited)))
}

/** 2.3.4 Whether the operation of the faction whose say it is would be a limited one; a non-player's never is (8.1). */
export function isLimitedTurn(g: Game, faction: Faction): boolean {
  const { turn } = g.volume
  if (isNonPlayer(g, faction)) return false
  return (turn.isFinalEvent(g) || (slot(g) === 1 && firstDid(g) !== EVENT)) && turn.liftsLimit?.(g, faction) !== true
}

const NO_ACTIVITIES: readonly ActivityRules[] = []
/** The operation that a faction would carry out now by the sequence of play. */
export const operationFor = (g: Game, f: Faction, rules: OperationRules): Operation =>
  newOperation(g, f, rules, isLimitedTurn(g, f))

const newOperation = (g: Game, f: Faction, rules: OperationRules, isLimited: boolean): Operation =>
  beginOperation(f, rules, {
    limited: isLimited && g.volume.turn.limitedInManySpaces?.(g, f) !== true,
    activities: isLimited ? NO_ACTIVITIES : g.volume.turn.activitiesOf(f),
  })

/** An operation must be possible in at least one space, with what a special activity first may bring (4.1). */
export function whyNotChoose(g: Game, op: Operation): Reason | undefined {
  return g.volume.turn.whyNot?.(g, op.faction, op.rules.word) ?? (canChoose(g, op) ? undefined : REASONS.impossible)
}

/** Operations that players may not choose on the last event card before the final round. */
export function barredOnFinal(operations: readonly Word[], rule: string): NonNullable<TurnRules['whyNot']> {
  const reason: Reason = { id: 'why.final-card', rule }
  return (g, faction, operation) =>
    operations.includes(operation) && !isNonPlayer(g, faction) && g.volume.turn.isFinalEvent(g) ? reason : undefined
}

/** Whether the event of the card is open to the faction whose say it is. */
export const isEventOpen = (g: Game): boolean => whyNotEvent(g, slot(g) === 1) === undefined

function whyNotEvent(g: Game, isSecond: boolean): Reason | undefined {
  if (!isSecond) return undefined
  if (firstDid(g) === EVENT) return REASONS.eventTaken
  return firstDid(g) === OPERATION_AND_ACTIVITY ? undefined : REASONS.eventClosed
}

/** 2.3.3 */
function pass(g: Game, f: Faction): void {
  g.cite(g.volume.turn.numbers.pass, f)
  if (g.log) g.write('pass', {})
  gain(g, f, g.volume.factions[f]?.passIncome ?? 0)
  record(g, f, PASSED)
}

/** What somebody has carried out on a copy is not carried out again. */
function takeOver(g: Game, f: Faction): Rehearsed | undefined {
  const done = g.script.deciders[f]?.rehearsed?.(g)
  if (done !== undefined) goOnFrom(done.game, g)
  return done
}

function operate(g: Game, planned: Operation, isLimited: boolean): void {
  const op = takeOver(g, planned.faction)?.operation ?? planned
  if (op === planned) carryOut(g, op)
  if (op.activity === undefined) g.volume.turn.afterOperation?.(g, op)
  record(g, op.faction, op.activity !== undefined ? OPERATION_AND_ACTIVITY : isLimited ? LIMITED_OPERATION : OPERATION)
}

/** Carries an operation out from start to end. */
export function carryOut(g: Game, op: Operation): void {
  g.cite(op.rules.rule, op.faction)
  noteActing(g, op.faction)
  if (g.log)
    g.write('operation', {
      word: op.rules.word,
      text: op.limited ? (op.free ? 'limited-free' : 'limited') : op.free ? 'free' : '',
    })
  const { operation } = g
  g.operation = op
  op.rules.run(g, op)
  op.activity?.after?.(g, op)
  g.operation = operation
}

/** 5.1, 5.2 The executing faction chooses a side of a dual-use event and carries it out. */
function executeEvent(g: Game, f: Faction): void {
  const card = g.volume.cardByNumber[currentCard(g)] as CardFacts
  let side: Side = 'unshaded'
  if (card.dual) {
    const q = g.ask(f, 'event.side', '5.2', { card: card.number })
    if (q.offer(UNSHADED).offer(SHADED).answer() === SHADED) side = 'shaded'
  }
  g.cite('5.1', f)
  if (takeOver(g, f) !== undefined) return
  if (g.log) g.write('event', { card: card.number, text: card.dual ? side : '' })
  if (isByHand(g, f, card, side)) g.ask(f, 'event.by-hand', '5.1', { card: card.number }).done().put()
  else card.effect?.(g, f, side)
  g.cite('5.1', f)
  g.volume.turn.afterEvent?.(g)
}

/** How well the text of a side that is in force is known; `by-hand` if the players follow their printed card and the rules do not act on it. */
export const sourceOf = (g: Game, card: CardFacts, side: Side): Provenance | 'by-hand' | undefined =>
  g.volume.turn.byHand?.(g, card, side) === true ? 'by-hand' : card.provenance?.[side]

/** Only people have hands: for others the program carries out what it knows of the card. */
const isByHand = (g: Game, f: Faction, card: CardFacts, side: Side): boolean =>
  isPerson(g, f) && g.volume.turn.byHand?.(g, card, side) === true

/**
 * Whether no event card comes any more before the final round's card, as everybody knows: it lies open, or rounds' cards do and behind
 * them the piles begin with nothing but rounds.
 */
export function precedesFinalRound(g: Game): boolean {
  if (!isRoundCard(g, nextCard(g))) return false
  const { turn } = g.volume
  return track(g, turn.rounds) + roundsAhead(g) >= turn.finalRound(g)
}

const freely = (g: Game, f: Faction, operation: Word): Operation | undefined => {
  const rules = g.volume.turn.operationsOf(f).find((each) => each.word === operation)
  return rules === undefined ? undefined : beginOperation(f, rules, { free: true })
}

/** Why a faction cannot be given a free operation now, and giving it one (hand tools). */
export function whyNotGrant(g: Game, f: Faction, operation: Word): Reason | undefined {
  const op = freely(g, f, operation)
  return op !== undefined && canChoose(g, op) ? undefined : REASONS.impossible
}

export function grant(g: Game, f: Faction, operation: Word): void {
  const op = freely(g, f, operation)
  if (op !== undefined) carryOut(g, op)
}
