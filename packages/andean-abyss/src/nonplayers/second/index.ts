import { type Chart, chain, type Family, type NonPlayer, Sheet, type Step, TITLES } from '@coinflict/kernel/nonplayers'
import { bases, basesOnMap, guerrillas, hasActed, INELIGIBLE_NEXT, markOf } from '@coinflict/kernel/rules'
import {
  type CardFacts,
  currentCard,
  type Faction,
  type Game,
  isEligible,
  isRoundCard,
  type Line,
  level,
  markers,
  NO,
  nextCard,
  resources,
  type Side,
  type Space,
  word,
} from '@coinflict/kernel/state'
import { CARD } from '../../events/lasting.ts'
import { AUC, CARTELS, FARC, GOVT, INSURGENTS, TERROR } from '../../forces.ts'
import type { Answers } from '../answers.ts'
import { operatesOn } from '../events/cards.ts'
import { events, governmentEvents } from '../events.ts'
import { SECOND_OPERATES } from '../facts.ts'
import { COMMON as BOTH, general, TITLES_OF_BOTH } from '../general.ts'
import { drawSpace } from '../random.ts'
import { isLeftmost, isRuledToTakeEvent, turnBy } from '../turn.ts'
import { STEPS as AUC_STEPS, auc } from './auc.ts'
import { STEPS as CARTELS_STEPS, cartels } from './cartels.ts'
import { STEPS as FARC_STEPS, farc } from './farc.ts'
import { govt } from './govt.ts'

/** 8.1, 8.4 The turn of the 2nd edition's insurgents; the Government has its own (8.8). */
const sheet = new Sheet()
const turn = sheet.part('8.1')
const carryingOut = sheet.part('8.1.1')
const sides = sheet.part('8.4.1')

// Event or operation. Who is not told to take the event operates (8.1/3, 8.1/5, 8.1/10).

const LEFTMOST = turn.line('2', {
  en: '1st eligible with the leftmost symbol on the card: take the event if it changes anything.',
  es: '1.ª elegible con el símbolo más a la izquierda de la carta: ejecuta el evento si cambia algo.',
  pl: 'Pierwsza uprawniona z symbolem skrajnie z lewej na karcie: wykonaj wydarzenie, jeśli coś zmienia.',
})
const SECOND = turn.line('4', {
  en: '2nd eligible on a card without the grey 2: take the event if it changes anything.',
  es: '2.ª elegible en una carta sin el 2 gris: ejecuta el evento si cambia algo.',
  pl: 'Druga uprawniona na karcie bez szarej dwójki: wykonaj wydarzenie, jeśli coś zmienia.',
})
const DISCORD = turn.line('6', {
  en: 'Insurgent Discord: with 2 players the Government chooses for a 2nd eligible non-player. It chose the event.',
  es: 'Discordia insurgente: con 2 jugadores el Gobierno elige por una facción sin jugador que sea 2.ª elegible. Eligió el evento.',
  pl: 'Niezgoda powstańców: przy 2 graczach za drugą uprawnioną frakcję nieobsadzoną wybiera rząd. Wybrał wydarzenie.',
})
const GAINS = turn.line('a', {
  en: 'With a non-player Government: take the event if it places or moves friendly pieces, or brings Resources or a free operation or special activity.',
  es: 'Con el Gobierno sin jugador: ejecuta el evento si coloca o mueve fichas propias, o da Recursos o una operación o actividad especial gratuita.',
  pl: 'Gdy rząd jest nieobsadzony: wykonaj wydarzenie, jeśli umieszcza lub przesuwa własne elementy, daje zasoby albo darmową operację lub czynność specjalną.',
})
const PACIFIES = turn.line('b', {
  en: 'With a non-player Government: AUC takes the event if it shifts toward Active Support or brings Terror to spaces with Opposition.',
  es: 'Con el Gobierno sin jugador: las AUC ejecutan el evento si modifica hacia el Apoyo Activo o lleva Terror a casillas con Oposición.',
  pl: 'Gdy rząd jest nieobsadzony: AUC wykonuje wydarzenie, jeśli przesuwa ono w kierunku aktywnego poparcia albo przynosi terror na pola z opozycją.',
})
const INCITES = turn.line('c', {
  en: 'With a non-player Government: FARC takes the event if it shifts toward Active Opposition or brings Terror to spaces with Support.',
  es: 'Con el Gobierno sin jugador: las FARC ejecutan el evento si modifica hacia la Oposición Activa o lleva Terror a casillas con Apoyo.',
  pl: 'Gdy rząd jest nieobsadzony: FARC wykonuje wydarzenie, jeśli przesuwa ono w kierunku aktywnej opozycji albo przynosi terror na pola z poparciem.',
})
const HARMS = turn.line('d', {
  en: 'With a non-player Government: take the event if it hurts a player’s faction.',
  es: 'Con el Gobierno sin jugador: ejecuta el evento si perjudica a una facción con jugador.',
  pl: 'Gdy rząd jest nieobsadzony: wykonaj wydarzenie, jeśli szkodzi frakcji gracza.',
})
const BENEFITS = [GAINS, PACIFIES, INCITES, HARMS]
const BROKE = turn.line('11', {
  en: 'Without Resources: pass instead of carrying out an operation.',
  es: 'Sin Recursos: pasa en lugar de ejecutar una operación.',
  pl: 'Bez zasobów: rezygnacja zamiast operacji.',
})

const NO_SHIPPING = turn.line('15', {
  en: 'No operations from Shipments.',
  es: 'Ninguna operación a cambio de Envíos.',
  pl: 'Żadnej operacji za dostawy.',
})

/** 10.2 Cards whose instruction is to operate, as far as the instructions are known. */
const ALWAYS_OPERATES = operatesOn('insurgents')
/** 8.1/9 Momentum that works in the very next Propaganda round. */
const WORKS_IN_ROUND: readonly number[] = [CARD.alfonsoCano, CARD.mexicanTraffickers]

/** 8.1/9 Whether the text would be in force until the next Propaganda, which comes at once, and do nothing in it. */
const lapsesUnused = ({ g }: NonPlayer, { lasts, number }: CardFacts, side: Side): boolean =>
  lasts?.[side] === 'momentum' && !WORKS_IN_ROUND.includes(number) && isRoundCard(g, nextCard(g))

/** The line by which it takes the event of the card, if any. */
function eventBy(np: NonPlayer): Line | undefined {
  const card = np.g.volume.cardByNumber[currentCard(np.g)] as CardFacts
  const side = card.dual ? 'shaded' : 'unshaded'
  const line = callFor(np, card.number)
  if (line === undefined || lapsesUnused(np, card, side)) return np.decline(placeLine(np))
  const trial = np.tryEvent(side)
  if (trial === undefined || !np.isChanged(trial)) return np.decline(line)
  return np.isPlayer(GOVT) ? line : (benefit(np, trial) ?? np.decline(...BENEFITS))
}

/** The line that speaks of its place in the order of the card. */
const placeLine = (np: NonPlayer): Line => (np.q.id === 'turn.first' ? LEFTMOST : SECOND)

/** The line that calls for the event, whatever it does: its place on the card, or the Government's choice. */
function callFor(np: NonPlayer, card: number): Line | undefined {
  if (isRuledToTakeEvent(np)) return DISCORD
  if (ALWAYS_OPERATES.includes(card)) return undefined
  const isCalled = np.q.id === 'turn.first' ? isLeftmost(np) : !SECOND_OPERATES.includes(card)
  return isCalled ? placeLine(np) : undefined
}

/** 8.1/7 With a non-player Government: what speaks for an event that was tried out. */
function benefit(np: NonPlayer, trial: Game): Line | undefined {
  const { g, me } = np
  const card = currentCard(g)
  // What these two bring comes in the Propaganda round (8.1/9): Resources for the Cartels, Agitation for FARC.
  if (card === CARD.mexicanTraffickers && me === CARTELS) return GAINS
  if (card === CARD.alfonsoCano && me === FARC) return INCITES
  if (isGainer(np, trial)) return GAINS
  const spaces = g.volume.allSpaces
  const isFrightened = (s: Space): boolean => markers(trial, s, TERROR) > markers(g, s, TERROR)
  if (me === AUC && spaces.some((s) => improves(g, trial, s) || (isFrightened(s) && level(g, s) < 0))) return PACIFIES
  if (me === FARC && spaces.some((s) => improves(trial, g, s) || (isFrightened(s) && level(g, s) > 0))) return INCITES
  return INSURGENTS.some((f) => np.isPlayer(f) && isHarmed(g, trial, f)) ? HARMS : undefined
}

/** Whether a space shifts toward Active Support from one position to the other. */
const improves = (before: Game, after: Game, s: Space): boolean => level(after, s) > level(before, s)

/** 8.1/a */
function isGainer({ g, me }: NonPlayer, trial: Game): boolean {
  if (resources(trial, me) > resources(g, me) || hasActed(trial, me)) return true
  const comes = (s: Space): boolean =>
    guerrillas(trial, me, s) > guerrillas(g, me, s) || bases(trial, me, s) > bases(g, me, s)
  return g.volume.allSpaces.some(comes)
}

/** 8.1/d No text that insurgents use bars an operation to another insurgent faction. */
function isHarmed(g: Game, trial: Game, f: Faction): boolean {
  if (resources(trial, f) < resources(g, f)) return true
  if (basesOnMap(trial, f) < basesOnMap(g, f) || guerrillasOnMap(trial, f) < guerrillasOnMap(g, f)) return true
  if (isEligible(g, f) && !isEligible(trial, f)) return true
  if (markOf(trial, f) === INELIGIBLE_NEXT && markOf(g, f) !== INELIGIBLE_NEXT) return true
  return f === FARC && g.volume.allSpaces.some((s) => improves(g, trial, s))
}

const guerrillasOnMap = (g: Game, f: Faction): number =>
  g.volume.allSpaces.reduce((sum, s) => sum + guerrillas(g, f, s), 0)

const withTurn = (chart: Chart, steps: readonly Step[]): Chart => ({
  lines: chart.lines,
  answers: { ...turnBy(BROKE, eventBy, steps), ...chart.answers },
})

// What holds for all four.

const SIDES = sides.line('1', {
  en: 'Insurgents execute the shaded text, the Government the unshaded one.',
  es: 'Los insurgentes ejecutan el texto sombreado; el Gobierno, el texto sin sombrear.',
  pl: 'Powstańcy wykonują tekst zacieniony, rząd niezacieniony.',
})

const COMMON: Family['common'] = {
  stop: carryingOut.line('1', {
    en: 'Everything that the lines allow has been done.',
    es: 'Se ha hecho todo lo que permiten las líneas.',
    pl: 'Zrobiono wszystko, na co pozwalają wiersze diagramu.',
  }),
  ifNone: carryingOut.line('3', {
    en: 'What the chart leads to cannot be carried out at all: do this instead.',
    es: 'Lo que indica el diagrama no puede ejecutarse en absoluto: haz esto en su lugar.',
    pl: 'Tego, do czego prowadzi diagram, w ogóle nie da się wykonać: w zamian wykonaj to.',
  }),
  pass: carryingOut.line('4', {
    en: 'Nothing on the chart can be carried out: pass.',
    es: 'No puede ejecutarse nada del diagrama: pasa.',
    pl: 'Niczego z diagramu nie da się wykonać: rezygnacja.',
  }),
  otherwise: BOTH.otherwise,
}
/** Lines of both editions for which this one has its own. */
const REPLACED: readonly string[] = ['8.1/pass', '8.1/discord', '8.1/ship', '8.1.1/stop', '8.1.1/none']

const answers: Answers = {
  'event.side': (np) => np.say(SIDES, word(np.me === GOVT ? 'unshaded' : 'shaded')),
  'ship.whose': (np) => np.done(NO_SHIPPING),
  'ship.lend': (np) => np.firstOf(NO_SHIPPING, [NO]),
}

/** 8 The non-players of the 2nd edition. */
export const second: Family = {
  id: 'aa2',
  charts: {
    govt: {
      lines: [...govt.lines, ...governmentEvents.lines],
      answers: chain(governmentEvents.answers, govt.answers),
    },
    farc: withTurn(farc, FARC_STEPS),
    auc: withTurn(auc, AUC_STEPS),
    cartels: withTurn(cartels, CARTELS_STEPS),
  },
  general: {
    lines: [...sheet.lines, ...general.lines.filter(({ id }) => !REPLACED.includes(id)), ...events.lines],
    answers: { ...general.answers, ...events.answers, ...answers },
  },
  titles: {
    ...TITLES_OF_BOTH,
    '8.8.1': { en: 'Pass', es: 'Pasar', pl: 'Rezygnacja' },
    '8.8.8': TITLES.civicAction,
    '8.8.9': TITLES.propaganda,
    '10.1': { en: 'Operations', es: 'Operaciones', pl: 'Operacje' },
    '10.3': { en: 'Events', es: 'Eventos', pl: 'Wydarzenia' },
  },
  common: COMMON,
  draw: drawSpace,
}
