import { type NonPlayer, Sheet, type Step } from '@coinflict/kernel/nonplayers'
import { did, hasActed, INELIGIBLE_NEXT, markOf, PASS, PASSED, totalSupport } from '@coinflict/kernel/rules'
import {
  type CardFacts,
  count,
  currentCard,
  type Faction,
  type Game,
  type Line,
  nextCard,
  type Piece,
  resources,
  type Side,
  spacesWith,
  track,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { finalPropaganda } from '../../final.ts'
import { COALITION, HARD, ISLAMABAD, kinds, PROPAGANDA } from '../../forces.ts'
import { margin } from '../../victory.ts'
import type { Answers } from '../answers.ts'

/** 8.1, 8.3.2 When a non-player passes, takes the event or operates. */
const sheet = new Sheet()
const turn = sheet.part('8.1')
const events = sheet.part('8.3.2')
export const TURN_LINES: readonly Line[] = sheet.lines

const CAPABILITY = turn.line('capability', {
  en: 'A Capability: execute it if the die roll is low enough for the number of Propaganda cards left.',
  es: 'Una Capacidad: ejecútala si la tirada es lo bastante baja respecto a las cartas de Propaganda que quedan.',
  pl: 'Możliwość: wykonaj ją, jeśli wynik rzutu jest dość niski w stosunku do liczby pozostałych kart propagandy.',
})
const WAIT = turn.line('wait', {
  en: 'The next card is a Capability that this faction is sure to get: pass now to execute that one.',
  es: 'La próxima carta es una Capacidad que le tocará con seguridad: pasa ahora para ejecutarla.',
  pl: 'Następna karta to możliwość, która na pewno przypadnie tej frakcji: zrezygnuj teraz, by ją wykonać.',
})
const MOMENTUM = turn.line('momentum', {
  en: 'Momentum: execute it unless the next card is Propaganda.',
  es: 'Impulso: ejecútalo salvo que la próxima carta sea de Propaganda.',
  pl: 'Impet: wykonaj go, chyba że następna karta to propaganda.',
})
const ALWAYS = turn.line('always', {
  en: 'A Momentum event that it executes whatever card comes next.',
  es: 'Un evento de Impulso que ejecuta sea cual sea la próxima carta.',
  pl: 'Wydarzenie impetu, które wykonuje bez względu na następną kartę.',
})
const POOR = turn.line('poor', {
  en: 'Too few Resources to operate: pass.',
  es: 'Sin Recursos suficientes para una operación: pasa.',
  pl: 'Za mało zasobów na operację: zrezygnuj.',
})
const SIDES: Readonly<Record<Side, Line>> = {
  unshaded: events.line('coin', {
    en: 'The Coalition and the Government use the unshaded text.',
    es: 'La Coalición y el Gobierno usan el texto sin sombrear.',
    pl: 'Koalicja i rząd wykonują tekst niezacieniony.',
  }),
  shaded: events.line('insurgents', {
    en: 'The Taliban and the Warlords use the shaded text.',
    es: 'Los Talibanes y los Señores de la Guerra usan el texto sombreado.',
    pl: 'Talibowie i watażkowie wykonują tekst zacieniony.',
  }),
}

/** What an event did when it was tried out: the game before, and the copy after. */
export interface Trial {
  readonly before: Game
  readonly after: Game
}

/** A line of a "Pass, Event or Operations?" box: what an event must do to be taken. */
export interface EventTest extends Line {
  met(trial: Trial): boolean
  /** Whether the line applies at all. */
  when?(np: NonPlayer): boolean
}

/** Measures of what an event did: something went up or down, or either. */
export const raises =
  (of: (g: Game) => number) =>
  ({ before, after }: Trial): boolean =>
    of(after) > of(before)
export const lowers =
  (of: (g: Game) => number) =>
  ({ before, after }: Trial): boolean =>
    of(after) < of(before)
export const changes =
  (of: (g: Game) => number) =>
  ({ before, after }: Trial): boolean =>
    of(after) !== of(before)
/** It let a faction carry out a free operation or special activity. */
export const grants =
  (f: Faction) =>
  ({ after }: Trial): boolean =>
    hasActed(after, f)

/** Where Islamabad stands; a posture that hardens has shifted too. */
export const islamabad = (g: Game): number => track(g, ISLAMABAD) * 2 + track(g, HARD)
/** Pieces of a faction on the map, or those of one kind. */
export function onMap(g: Game, f: Faction, among: readonly Piece[] = kinds(f)): number {
  let sum = 0
  for (const s of spacesWith(g, f)) for (const piece of among) sum += count(g, s, piece)
  return sum
}

/** How a faction's "Pass, Event or Operations?" box reads. */
export interface TurnChart {
  /** 8.3.2 Which text of dual-use events it takes. */
  readonly side: Side
  /** 8.1 Capabilities: it watches the next card too (Coalition, Taliban), or takes them on behalf of another non-player. */
  readonly capability: 'ahead' | { readonly onBehalfOf: Faction }
  /** 8.1 Momentum events that it takes even before Propaganda. */
  readonly always: readonly number[]
  /** Whether it is enough that either half of the card could do what a test asks, or the half that it takes must. */
  readonly eitherHalf: boolean
  readonly tests: readonly EventTest[]
  /** 8.1 With fewer Resources than this it passes instead of operating. */
  readonly least: number
  readonly steps: readonly Step[]
}

const EVENT = word('event')

/** The side that is tried and taken: a single text counts as everybody's (8.3.2). */
const sideOf = (card: CardFacts, side: Side): Side => (card.dual ? side : 'unshaded')

/** The card on top of the deck, where it lies open. */
const cardAhead = ({ g }: NonPlayer): CardFacts | undefined => g.volume.cardByNumber[nextCard(g)]
const cardNow = (np: NonPlayer): CardFacts => np.g.volume.cardByNumber[currentCard(np.g)] as CardFacts

/** Texts that no source gives are the players' to carry out where they play from the printed cards. */
const isKnown = (np: NonPlayer, card: CardFacts, side: Side): boolean =>
  np.g.volume.turn.byHand?.(np.g, card, sideOf(card, side)) !== true

const isCapability = (np: NonPlayer, card: CardFacts, side: Side): boolean =>
  card.lasts?.[sideOf(card, side)] === 'capability' && isKnown(np, card, side)

const unplayedPropaganda = (np: NonPlayer): number => finalPropaganda(np.g) - track(np.g, PROPAGANDA)

/** One throw for each Capability, whether it is seen ahead or lies there: so who passed for it takes it. */
const throwFor = (np: NonPlayer, card: CardFacts): number => np.die(-(card.number * 4 + np.me) - 1)

/** Whether a faction is certain to sit out the next card: it has acted on this one, or is barred. */
function sitsOutNext(g: Game, f: Faction): boolean {
  const { turn } = g.volume
  if (turn.playsRoundsAtOnce?.(g) === true) return false
  return markOf(g, f) === INELIGIBLE_NEXT || (turn.makesIneligible(g, f) && did(g, f) > PASSED && markOf(g, f) === 0)
}

/** 8.1 Whether it is certain to be 1st Eligible on the next card if it passes now. */
function isFirstNext(np: NonPlayer): boolean {
  const { g, me } = np
  if (markOf(g, me) === INELIGIBLE_NEXT) return false
  // By options A and B (2.3.1) the order comes from a card that nobody sees yet.
  const isOrderSeen = !['a', 'b'].includes(g.setup.options.eligibility ?? '')
  for (const f of isOrderSeen ? (g.volume.orders[nextCard(g)] ?? []) : g.volume.allFactions) {
    if (f === me && isOrderSeen) return true
    if (f !== me && !sitsOutNext(g, f)) return false
  }
  return !isOrderSeen
}

/** Tries a half of the card out. Nothing if it cannot be carried out. */
function tryHalf(np: NonPlayer, side: Side): Trial | undefined {
  const after = np.tryEvent(side)
  return after && { before: np.g, after }
}

/**
 * 8.3.5 What a faction never lowers by an event of its own: its points; of the Coalition's only Support, since its own test asks for
 * pieces to be placed, which lowers the rest.
 */
const points = (np: NonPlayer, g: Game): number => (np.me === COALITION ? totalSupport(g) : margin(g, np.me))

/** The first test that the event meets; nothing if the text that it would take has no effect, or one against itself. */
function testMet(np: NonPlayer, chart: TurnChart): EventTest | undefined {
  const card = cardNow(np)
  const side = sideOf(card, chart.side)
  const open = chart.tests.filter((test) => test.when?.(np) !== false)
  const own = tryHalf(np, side)
  if (own === undefined || !np.isChanged(own.after) || points(np, own.after) < points(np, np.g)) return undefined
  const met = open.find((test) => test.met(own))
  if (met !== undefined || !chart.eitherHalf || !card.dual) return met
  const other = tryHalf(np, side === 'shaded' ? 'unshaded' : 'shaded')
  return other && open.find((test) => test.met(other))
}

const hasEffect = (np: NonPlayer, chart: TurnChart): boolean => np.isEffective(sideOf(cardNow(np), chart.side))

/** 8.1 Whether it takes the Capability that lies there: the Coalition and the Taliban by a die up to the Propaganda cards to come. */
function takesCapability(np: NonPlayer, { capability }: TurnChart): boolean {
  if (capability === 'ahead') return throwFor(np, cardNow(np)) <= unplayedPropaganda(np)
  return !np.isPlayer(capability.onBehalfOf) && throwFor(np, cardNow(np)) < unplayedPropaganda(np)
}

/** 8.1 Whether it passes for the Capability on the next card. */
function waits(np: NonPlayer, { capability, side }: TurnChart): boolean {
  const ahead = cardAhead(np)
  if (capability !== 'ahead' || ahead === undefined || !np.q.isPossible(PASS)) return false
  return isCapability(np, ahead, side) && isFirstNext(np) && throwFor(np, ahead) <= unplayedPropaganda(np)
}

/** The event, or passing for the next one; nothing if it is to operate. */
function event(np: NonPlayer, chart: TurnChart): Word | undefined {
  const card = cardNow(np)
  const isOpen = np.q.isPossible(EVENT) && isKnown(np, card, chart.side)
  const lasts = card.lasts?.[sideOf(card, chart.side)]
  if (isOpen && lasts === 'capability')
    return takesCapability(np, chart) ? np.say(CAPABILITY, EVENT) : np.decline(CAPABILITY)
  const isIts = isOpen && chart.always.includes(card.number)
  if (isIts && hasEffect(np, chart)) return np.say(ALWAYS, EVENT)
  if (waits(np, chart)) return np.say(WAIT, PASS)
  np.putDiceAside()
  if (isIts) return np.decline(ALWAYS)
  if (!isOpen) return undefined
  if (lasts === 'momentum')
    return cardAhead(np)?.round !== true && hasEffect(np, chart) ? np.say(MOMENTUM, EVENT) : np.decline(MOMENTUM)
  const test = testMet(np, chart)
  return test === undefined ? np.decline(...chart.tests) : np.say(test, EVENT)
}

/** 8.1 A faction's turn: pass, event or operation. */
export function turnAnswers(chart: TurnChart): Answers {
  const take = (np: NonPlayer): Word => {
    const taken = event(np, chart)
    if (taken !== undefined) return taken
    np.putDiceAside()
    if (resources(np.g, np.me) < chart.least) return np.say(POOR, PASS)
    return np.operate(chart.steps)
  }
  return {
    'turn.first': take,
    'turn.second': take,
    'event.side': (np) => np.say(SIDES[chart.side], word(chart.side)),
  }
}
