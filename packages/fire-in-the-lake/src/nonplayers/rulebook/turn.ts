import { type NonPlayer, Sheet, type Step } from '@coinflict/kernel/nonplayers'
import { EVENT_WORD, nextFaction, PASS } from '@coinflict/kernel/rules'
import {
  type CardFacts,
  currentCard,
  type Faction,
  type Game,
  isRoundCard,
  type Line,
  NO,
  nextCard,
  resources,
  type Side,
  track,
  type Word,
  word,
  YES,
} from '@coinflict/kernel/state'
import { CARD } from '../../events/lasting.ts'
import { COUPS } from '../../forces.ts'
import { coupCards } from '../../scenarios.ts'
import { factionOrder } from '../../sequence.ts'
import type { Answers } from '../answers.ts'
import type { Instruction } from '../book.ts'
import { freeAnswers } from './free.ts'

/** 8.1, 8.4.2, 8.4.6 The turn of a non-player: event, operation or pass; Pivotal Events. */
const sheet = new Sheet()
const turn = sheet.part('8.1')
const sides = sheet.part('8.4.2')
const pivotal = sheet.part('8.4.6')

const TAKE = turn.line('2', {
  en: 'Execute the event if it is available and would have an effect.',
  es: 'Ejecuta el evento si está disponible y puede tener efecto.',
  pl: 'Wykonaj wydarzenie, jeśli jest dostępne i miałoby skutek.',
})
const ROLL = turn.line('4', {
  en: 'A Capability only on a die roll below the number of Coup cards left in the deck.',
  es: 'Una Capacidad, solo si el dado saca menos que el número de cartas de Golpe que quedan en el mazo.',
  pl: 'Możliwość tylko wtedy, gdy wynik rzutu jest niższy niż liczba kart przewrotu w talii.',
})
const MOMENTUM = turn.line('5', {
  en: 'If a Coup card is next, Momentum only if it has an effect at once or in the Coup round.',
  es: 'Si la siguiente carta es de Golpe, un Impulso solo si tiene efecto inmediato o en la ronda de Golpe.',
  pl: 'Jeśli następna jest karta przewrotu, impet tylko wtedy, gdy działa od razu albo w rundzie przewrotu.',
})
const LOW = turn.line('6', {
  en: 'NVA without Resources, or ARVN with fewer than 3: pass instead of an operation.',
  es: 'EVN sin Recursos, o ARVN con menos de 3: pasa en lugar de ejecutar una operación.',
  pl: 'NVA bez zasobów albo ARVN z mniej niż 3 zasobami: rezygnacja zamiast operacji.',
})
const SIDES: Readonly<Record<Side, Line>> = {
  shaded: sides.line('1', {
    en: 'NVA and VC use the shaded text.',
    es: 'EVN y VC usan el texto sombreado.',
    pl: 'NVA i VC wykonują tekst zacieniony.',
  }),
  unshaded: sides.line('2', {
    en: 'US and ARVN use the unshaded text.',
    es: 'EE.\u00a0UU. y ARVN usan el texto sin sombrear.',
    pl: 'USA i ARVN wykonują tekst niezacieniony.',
  }),
}
const PIVOT = pivotal.line('1', {
  en: 'Play the Pivotal Event when a player is first eligible, or has just played one that this trumps.',
  es: 'Ejecuta el Evento Crucial cuando un jugador sea el primero elegible, o acabe de ejecutar uno al que este supere.',
  pl: 'Zagraj wydarzenie przełomowe, gdy pierwszy uprawniony jest gracz albo gdy gracz właśnie zagrał takie, które to przebija.',
})
export const turnLines: readonly Line[] = sheet.lines

/** What distinguishes the turn of one faction. */
export interface TurnChart {
  /** 8.4.2 The text it uses of a dual-use event. */
  readonly side: Side
  /** 8.4.1 Instructions by the number of the card. */
  readonly instructions: Readonly<Record<number, Instruction>>
  /** Its operations, in the order of trial. */
  readonly steps: readonly Step[]
  /** 8.1/6 Resources that it needs to operate: 1 for the NVA, 3 for the ARVN. */
  readonly low?: number
}

/** 8.1 The answers of a faction to what it does with its turn, to the side of the card, and whether it plays its Pivotal Event. */
export function turnAnswers(chart: TurnChart): Answers {
  const { steps, low = 0 } = chart
  const say = (np: NonPlayer): Word => {
    const taken = np.q.isPossible(EVENT_WORD) ? whyTake(np, chart) : undefined
    if (taken !== undefined) return np.say(taken, EVENT_WORD)
    if (resources(np.g, np.me) < low) return np.say(LOW, PASS)
    return np.operate(steps)
  }
  return {
    ...freeAnswers(steps),
    'turn.first': say,
    'turn.second': say,
    'event.side'(np) {
      const instruction = chart.instructions[currentCard(np.g)]
      const other = instruction?.side?.(np)
      return instruction !== undefined && other !== undefined
        ? np.say(instruction.line, word(other))
        : np.say(SIDES[chart.side], word(chart.side))
    },
    'pivotal.play': (np) => np.say(PIVOT, isPlayerFirst(np) ? YES : NO),
    'pivotal.trump': (np) =>
      np.say(PIVOT, isPlayerFirst(np) || np.isPlayer(np.q.params?.faction as Faction) ? YES : NO),
  }
}

const isPlayerFirst = (np: NonPlayer): boolean => {
  const first = nextFaction(np.g, factionOrder(np.g))
  return first !== undefined && np.isPlayer(first)
}

/** 8.1/5 Momentum that has an effect at once or in a Coup round: those named by the rule, and those like them. */
const IN_ROUNDS: Readonly<Record<number, readonly Side[]>> = {
  [CARD.bombingPause]: ['unshaded'],
  [CARD.blowtorchKomer]: ['unshaded'],
  [CARD.medevac]: ['unshaded', 'shaded'],
  [CARD.oriskany]: ['shaded'],
  [CARD.rollingThunder]: ['shaded'],
  [CARD.daNang]: ['shaded'],
  [CARD.mcnamaraLine]: ['unshaded'],
  [CARD.transportGroup]: ['unshaded'],
  [CARD.generalLansdale]: ['shaded'],
}

/** 8.1 The line that has a faction take the event of the card; nothing if it does not. */
function whyTake(np: NonPlayer, { side: own, instructions }: TurnChart): Line | undefined {
  const { g } = np
  const card = g.volume.cardByNumber[currentCard(g)] as CardFacts
  const instruction = instructions[card.number]
  const side = card.dual ? (instruction?.side?.(np) ?? own) : 'unshaded'
  if (instruction?.takes?.(np) === false) return np.decline(instruction.line)
  const lasts = card.lasts?.[side]
  if (lasts === 'momentum' && isRoundCard(g, nextCard(g)) && IN_ROUNDS[card.number]?.includes(side) !== true)
    return np.decline(MOMENTUM)
  const trial = np.tryEvent(side)
  if (trial === undefined || !np.isChanged(trial)) return np.decline(TAKE)
  if (instruction?.isWorth?.(np, trial) === false) return np.decline(instruction.line)
  if (lasts === 'capability' && np.die() >= coupsLeft(g)) return np.decline(ROLL)
  if (instruction !== undefined) return instruction.line
  return lasts === 'capability' ? ROLL : TAKE
}

/** 8.1/4 Coup cards that are still in the deck. */
const coupsLeft = (g: Game): number => coupCards(g) - track(g, COUPS)
