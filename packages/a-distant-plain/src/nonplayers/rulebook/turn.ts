import { type NonPlayer, Sheet, type Step } from '@coinflict/kernel/nonplayers'
import { EVENT_WORD, PASS } from '@coinflict/kernel/rules'
import {
  type CardFacts,
  currentCard,
  type Faction,
  type Game,
  isRoundCard,
  type Line,
  nextCard,
  resources,
  type Side,
  track,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { CARD } from '../../events/lasting.ts'
import { finalPropaganda } from '../../final.ts'
import { HARD, ISLAMABAD, PROPAGANDA } from '../../forces.ts'
import type { Answers } from '../answers.ts'

/** 8.1, 8.4.2 The turn of the rule book's non-players: event, operation or pass. */
const sheet = new Sheet()
const turn = sheet.part('8.1')
const sides = sheet.part('8.4.2')

const TAKE = turn.line('1', {
  en: 'Execute the event if it is available and would have an effect.',
  es: 'Ejecuta el evento si está disponible y puede tener efecto.',
  pl: 'Wykonaj wydarzenie, jeśli jest dostępne i miałoby skutek.',
})
const ALLY = turn.line('2', {
  en: 'A Capability, or an event that shifts Islamabad: the Warlords only if the Taliban are a non-player, the Government only if the Coalition is one.',
  es: 'Una Capacidad o un evento que modifique Islamabad: los Señores de la Guerra, solo si los Talibanes no tienen jugador; el Gobierno, solo si no lo tiene la Coalición.',
  pl: 'Możliwość albo wydarzenie przesuwające Islamabad: watażkowie tylko wtedy, gdy nieobsadzeni są talibowie, rząd tylko wtedy, gdy nieobsadzona jest koalicja.',
})
const ROLL = turn.line('3', {
  en: 'A Capability, for the Taliban and the Coalition: only on a die roll below the number of Propaganda cards left in the deck.',
  es: 'Una Capacidad, para los Talibanes y la Coalición: solo si el dado saca menos que el número de cartas de Propaganda que quedan en el mazo.',
  pl: 'Możliwość, dla talibów i koalicji: tylko jeśli wynik rzutu jest niższy niż liczba kart propagandy w talii.',
})
const MOMENTUM = turn.line('4', {
  en: 'Momentum: only if the next card showing is not Propaganda; Mullah Omar even if it is.',
  es: 'Impulso: solo si la siguiente carta visible no es de Propaganda; Mullah Omar, aunque lo sea.',
  pl: 'Impet: tylko jeśli następna widoczna karta to nie propaganda; Mullah Omar nawet wtedy, gdy to propaganda.',
})
const LOW = turn.line('5', {
  en: 'Insurgents without Resources, or the Government with fewer than 3: pass instead of an operation.',
  es: 'Insurgentes sin Recursos, o Gobierno con menos de 3: pasa en lugar de ejecutar una operación.',
  pl: 'Powstańcy bez zasobów albo rząd z mniej niż 3 zasobami: rezygnacja zamiast operacji.',
})
const SIDES: Readonly<Record<Side, Line>> = {
  shaded: sides.line('1', {
    en: 'The Warlords and the Taliban use the shaded text.',
    es: 'Los Señores de la Guerra y los Talibanes usan el texto sombreado.',
    pl: 'Watażkowie i talibowie wykonują tekst zacieniony.',
  }),
  unshaded: sides.line('2', {
    en: 'The Government and the Coalition use the unshaded text.',
    es: 'El Gobierno y la Coalición usan el texto sin sombrear.',
    pl: 'Rząd i koalicja wykonują tekst niezacieniony.',
  }),
}
export const turnLines: readonly Line[] = sheet.lines

/** An instruction for one card (8.4.1): the event is taken only if it says so, whatever else speaks for it. */
export interface Instruction {
  readonly line: Line
  takes(np: NonPlayer): boolean
}

/** 8.1, 8.4 How a faction deals with events. */
export interface EventHabits {
  /** 8.4.2 The text it uses of a dual-use event. */
  readonly side: Side
  /** Who must be a non-player for it to take a Capability or to move Islamabad. Without such a one it rolls for Capabilities. */
  readonly ally?: Faction
  /** By the number of the card. */
  readonly instructions?: Readonly<Record<number, Instruction>>
}

/** What distinguishes the turn of one faction. */
export interface TurnChart {
  readonly event: EventHabits
  /** Its operations, in the order of trial. */
  readonly steps: readonly Step[]
  /** Resources that it needs to operate: 1 for an insurgent, 3 for the Government, 0 for the Coalition. */
  readonly low: number
}

/** 8.1 The answers of a faction to what it does with its turn, and to the side of the card. */
export function turnAnswers({ event, steps, low }: TurnChart): Answers {
  const say = (np: NonPlayer): Word => {
    const taken = np.q.isPossible(EVENT_WORD) ? whyTake(np, event) : undefined
    if (taken !== undefined) return np.say(taken, EVENT_WORD)
    if (resources(np.g, np.me) < low) return np.say(LOW, PASS)
    return np.operate(steps)
  }
  return {
    'turn.first': say,
    'turn.second': say,
    'event.side': (np) => np.say(SIDES[event.side], word(event.side)),
  }
}

/** 8.1 The line that has a faction take the event of the card; nothing if it does not. */
function whyTake(np: NonPlayer, { side: own, ally, instructions }: EventHabits): Line | undefined {
  const { g } = np
  const card = g.volume.cardByNumber[currentCard(g)] as CardFacts
  const side = card.dual ? own : 'unshaded'
  // Texts that no source gives are played by hand, and only people have hands.
  if (g.volume.turn.byHand?.(g, card, side) === true) return undefined
  const instruction = instructions?.[card.number]
  if (instruction?.takes(np) === false) return np.decline(instruction.line)
  const lasts = card.lasts?.[side]
  if (lasts === 'momentum' && card.number !== CARD.mullahOmar && isPropagandaNext(g)) return np.decline(MOMENTUM)
  const isAllyPlayer = ally !== undefined && np.isPlayer(ally)
  if (lasts === 'capability' && isAllyPlayer) return np.decline(ALLY)
  const effect = ally === undefined ? np.isEffective(side) && 'any' : effectOf(np, side)
  if (effect === false) return np.decline(TAKE)
  const moves = effect === 'islamabad'
  if (moves && isAllyPlayer) return np.decline(ALLY)
  if (lasts === 'capability' && ally === undefined && np.die() >= propagandaLeft(g)) return np.decline(ROLL)
  if (instruction !== undefined) return instruction.line
  if (lasts === 'momentum') return MOMENTUM
  if (lasts === 'capability' && ally === undefined) return ROLL
  return ally !== undefined && (lasts === 'capability' || moves) ? ALLY : TAKE
}

/** What an event would do, as far as it matters to a faction with an ally. */
function effectOf(np: NonPlayer, side: Side): 'islamabad' | 'any' | false {
  const trial = np.tryEvent(side)
  if (trial === undefined || !np.isChanged(trial)) return false
  return movesIslamabad(np.g, trial) ? 'islamabad' : 'any'
}

const movesIslamabad = (g: Game, trial: Game): boolean =>
  track(g, ISLAMABAD) !== track(trial, ISLAMABAD) || track(g, HARD) !== track(trial, HARD)

const isPropagandaNext = (g: Game): boolean => isRoundCard(g, nextCard(g))

/** Propaganda cards that are still in the deck. */
const propagandaLeft = (g: Game): number => finalPropaganda(g) - track(g, PROPAGANDA)
