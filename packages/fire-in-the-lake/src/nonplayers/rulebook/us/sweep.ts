import {
  first,
  highestPopulation,
  most,
  type NonPlayer,
  Sheet,
  type SpaceLine,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { inForce, level, type Space, spacesWith, spaceWord, type Word } from '@coinflict/kernel/state'
import { airStrike } from '../../../activities/air-strike.ts'
import { CARD } from '../../../events/lasting.ts'
import { US } from '../../../forces.ts'
import { isLaosOrCambodia, isLoc, isSouth } from '../../../map.ts'
import { SWEEP } from '../../../operations/sweep.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { hiddenIn } from '../coin.ts'
import { TARGET } from '../general.ts'
import { Losses } from '../losses.ts'
import { joinLift } from './air-lift.ts'
import { joinStrike } from './air-strike.ts'
import { activated, type Entry, entriesFor, hasAnyBase, mayEnter, neededToFind } from './sweep-plan.ts'

/** 8.8.3 The US Sweeps. */
const sheet = new Sheet()
const sweep = sheet.part('8.8.3', SWEEP)
export const sweepLines = sheet.lines

/** Whether a Sweep in place shows everybody in a space at Support or with a Base. */
const isFoundInPlace = ({ g }: NonPlayer, s: Space): boolean =>
  !isLoc(s) && hiddenIn(g, s) > 0 && (level(g, s) > 0 || hasAnyBase(g, s)) && neededToFind(g, s) === 0

export const SWEEP_STEP: Step = sweep.line(
  '0',
  {
    en: 'Otherwise Sweep if Sweeping in place could Activate all Guerrillas of a space with Support or any Base.',
    es: 'Si no, Barrido si barriendo sin mover pudiera Activar todas las Guerrillas de una casilla con Apoyo o alguna Base.',
    pl: 'W przeciwnym razie przeszukiwanie, jeśli na miejscu mogłoby aktywować wszystkich partyzantów pola z poparciem lub jakąkolwiek bazą.',
  },
  {
    operation: SWEEP,
    when: (np: NonPlayer) => np.q.isPossible(SWEEP) && spacesWith(np.g, US).some((s) => isFoundInPlace(np, s)),
    ifNone: [],
  },
)
const STOP = sweep.line('0a', {
  en: 'Sweep wherever possible, but with shaded Booby Traps stop after 2 spaces.',
  es: 'Barre donde sea posible, pero con Booby Traps sombreado para tras 2 casillas.',
  pl: 'Przeszukuj wszędzie, gdzie się da, ale przy zacienionym Booby Traps przestań po 2 polach.',
})
const HOME = sweep.line('1', {
  en: 'Move US Troops out of Laos and Cambodia into Sweep spaces as far as possible.',
  es: 'Saca Tropas de EE.\u00a0UU. de Laos y Camboya a casillas de Barrido en lo posible.',
  pl: 'W miarę możliwości wyprowadź wojsko USA z Laosu i Kambodży na przeszukiwane pola.',
})
const SPARED = sweep.line('2', {
  en: 'Otherwise move only as many as needed and as can be spared: nobody needed to Activate in place, no COIN Control lost, no NVA Control given, 3 cubes or Special Forces stay.',
  es: 'Si no, mueve solo las necesarias y prescindibles: ninguna que haga falta para Activar sin mover, sin perder Control COIN, sin dar Control al EVN, y quedan 3 cubos o Fuerzas Especiales.',
  pl: 'Poza tym ruszaj tylko tyle, ile trzeba i ile zbywa: nikogo potrzebnego do aktywacji na miejscu, bez utraty kontroli COIN, bez kontroli dla NVA, zostają 3 kostki lub siły specjalne.',
})

const entries = (np: NonPlayer): readonly Entry[] => np.once('entries', () => entriesFor(np, ENTER))

const ENTER: SpaceLine = sweep.line(
  '3',
  {
    en: 'Sweep into up to 2 spaces without COIN Control where that adds it and Activates every Guerrilla: with Support, then highest Population, then any Base; Laos or Cambodia only under Nixon.',
    es: 'Barre hacia hasta 2 casillas sin Control COIN donde lo añada y Active a todas las Guerrillas: con Apoyo, luego mayor Población, luego alguna Base; Laos o Camboya solo con Nixon.',
    pl: 'Przeszukaj z wejściem do 2 pól bez kontroli COIN, gdzie ją to da i aktywuje wszystkich partyzantów: z poparciem, potem największa populacja, potem jakakolwiek baza; Laos i Kambodża tylko przy polityce Nixon.',
  },
  {
    where: (np: NonPlayer, s: Space) =>
      entries(np).find(({ to }) => np.op?.spaces.includes(to) !== true && np.q.isPossible(spaceWord(to)))?.to === s,
  },
)
const IN_PLACE: SpaceLine = sweep.line(
  '6',
  {
    en: 'Then Sweep in place wherever that Activates Guerrillas.',
    es: 'Luego barre sin mover donde Active Guerrillas.',
    pl: 'Potem przeszukuj na miejscu wszędzie, gdzie aktywuje to partyzantów.',
  },
  { where: ({ g }: NonPlayer, s: Space) => activated(g, s) > 0 },
)
const STRIKE = sheet.part('8.8.3', airStrike.word).line('AirStrike', {
  en: 'Under LBJ, or without an Air Lift: Air Strike after the Sweep.',
  es: 'Con LBJ, o sin Transporte Aéreo: Ataque Aéreo tras el Barrido.',
  pl: 'Przy polityce LBJ albo bez transportu lotniczego: atak z powietrza po przeszukiwaniu.',
})

const MOST_WITH_TRAPS = 2

/** Troops of the plan that are to come into a space and have not yet; then any from Laos and Cambodia. */
function nextFrom(np: NonPlayer): Word | undefined {
  const to = here(np)
  const entry = entries(np).find((each) => each.to === to)
  for (const [from, n] of entry?.from ?? []) {
    if (np.noted(`from ${from} ${to}`) !== undefined || !np.q.isPossible(spaceWord(from))) continue
    np.note(`from ${from} ${to}`, n)
    return np.say(isLaosOrCambodia(from) ? HOME : SPARED, spaceWord(from))
  }
  if (!mayEnter(np, to)) return undefined
  return np.chooseSpace(HOME, (_, from) => isLaosOrCambodia(from) && goesHome(np, from, to))
}

/** Whether Troops leave Laos or Cambodia for a space of the Sweep: not where they Sweep themselves for another such space. */
const goesHome = (np: NonPlayer, from: Space, to: Space): boolean =>
  (isSouth(to) || activated(np.g, from) === 0) &&
  !entries(np).some((each) => each.to !== to && each.from.some(([s]) => s === from))

/** The numbers of a Sweep (3.2.3). */
export function howManySweep(np: NonPlayer): Word | undefined {
  const { params, rule } = np.q
  if (rule !== '3.2.3') return undefined
  const planned = np.noted<number>(`from ${params?.space} ${params?.to}`)
  return planned === undefined ? np.highest(HOME) : np.number(SPARED, planned)
}

const isTrapped = ({ g, op }: NonPlayer): boolean =>
  inForce(g, CARD.boobyTraps, 'shaded') && (op?.spaces.length ?? 0) >= MOST_WITH_TRAPS

export const joinAfterSweep = (np: NonPlayer): Word | undefined => joinStrike(np, STRIKE)

const nextSweep = (np: NonPlayer): Word | undefined => np.select([ENTER, IN_PLACE])

export const sweepAnswers: Answers = {
  'sweep.where'(np) {
    const lifted = np.op?.spaces.length === 0 ? joinLift(np) : undefined
    if (lifted !== undefined) return lifted
    if (isTrapped(np)) return np.done(STOP)
    return nextSweep(np) ?? np.done()
  },
  'sweep.from': (np) => nextFrom(np) ?? np.done(),
  'sweep.cobras': (np) =>
    np.chooseSpace(TARGET, () => true, [
      first({ en: 'NVA Control removed', es: 'elimina Control del EVN', pl: 'znosi kontrolę NVA' }, ({ g }, s) =>
        new Losses(g, s).assault(1).endsNvaControl(),
      ),
      most(
        { en: 'Bases removed', es: 'Bases eliminadas', pl: 'usunięte bazy' },
        ({ g }, s) => new Losses(g, s).assault(1).bases,
      ),
      highestPopulation,
    ]) ?? np.done(),
}
