import { first, gauge, most, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { bases, basesOnMap, controlledPopulation, undergroundOf } from '@coinflict/kernel/rules'
import {
  DONE,
  type Game,
  isEligible,
  type Line,
  type Piece,
  type Space,
  track,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { isNvaControlled } from '../control.ts'
import {
  ARVN,
  COIN_CONTROL,
  coinCubes,
  cubes,
  INSURGENTS,
  NVA_TROOPS,
  nvaTroops,
  POLICIES,
  POLICY,
  specialForcesOf,
  US,
  US_TROOPS,
  usTroops,
  VC,
} from '../forces.ts'
import { CITIES_AND_PROVINCES, EVERY, isJungle, isLaosOrCambodia, near, OUTSIDE_THE_SOUTH } from '../map.ts'
import type { Answers } from './answers.ts'
import type { Condition } from './book.ts'
import type { Move } from './moves.ts'
import { coinControl, type Prospect } from './prospect.ts'
import { friendOf } from './terms.ts'

/** 8.4.1 Instructions that several cards share. The names are those of our list of them. */

/** 8.8.1 The policy of a non-player US. */
export const hasPolicy = ({ g }: NonPlayer, policy: (typeof POLICIES)[number]): boolean =>
  POLICIES[track(g, POLICY)] === policy

/** The first of some ways that is open. */
export const prefer =
  (line: Line, ...ways: readonly string[]) =>
  (np: NonPlayer): Word | undefined =>
    np.firstOf(line, ways.map(word))

export const R1: Condition = {
  mark: 'R1',
  text: {
    en: 'ARVN only if the US are a non-player, VC only if the NVA are.',
    es: 'ARVN, solo si EE.\u00a0UU. no tiene jugador; VC, solo si el EVN no lo tiene.',
    pl: 'ARVN tylko wtedy, gdy USA są nieobsadzone, VC tylko wtedy, gdy NVA.',
  },
  takes: (np) => !np.isPlayer(friendOf(np.me)),
}

export const R2: Condition = {
  mark: 'R2',
  text: { en: 'US only under Nixon.', es: 'EE.\u00a0UU., solo con Nixon.', pl: 'USA tylko za Nixona.' },
  takes: (np) => hasPolicy(np, 'nixon'),
}

const insurgentBasesOnMap = (g: Game): number => INSURGENTS.reduce((sum, f) => sum + basesOnMap(g, f), 0)

export const R6: Condition = {
  mark: 'R6',
  text: {
    en: 'US and ARVN only if the event removes a Base.',
    es: 'EE.\u00a0UU. y ARVN, solo si el evento elimina una Base.',
    pl: 'USA i ARVN tylko wtedy, gdy wydarzenie usuwa bazę.',
  },
  isWorth: ({ g }, trial) => insurgentBasesOnMap(trial) < insurgentBasesOnMap(g),
}

export const R9: Condition = {
  mark: 'R9',
  text: {
    en: 'US: not under JFK; Troops go to a space under LBJ, to Available under Nixon.',
    es: 'EE.\u00a0UU.: no con JFK; las Tropas van a una casilla con LBJ, a Disponibles con Nixon.',
    pl: 'USA: nie za JFK; za LBJ wojsko idzie na pole, za Nixona do dostępnych.',
  },
  takes: (np) => !hasPolicy(np, 'jfk'),
}

/** Where US Troops go by R9. */
export function r9Goal(np: NonPlayer, line: Line): Word | undefined {
  if (hasPolicy(np, 'jfk')) return np.firstOf(line, [DONE])
  if (hasPolicy(np, 'nixon')) return np.firstOf(line, [word('available')])
  const last = np.noted<Space>('landed')
  const answer = np.chooseSpace(line, () => true, [
    first({ en: 'the same space', es: 'la misma casilla', pl: 'to samo pole' }, (_, s) => s === last),
  ])
  if (answer !== undefined) np.note('landed', answer)
  return answer
}

export const R22: Condition = {
  mark: 'R22',
  text: { en: 'US not under Nixon.', es: 'EE.\u00a0UU., no con Nixon.', pl: 'USA nie za Nixona.' },
  takes: (np) => !hasPolicy(np, 'nixon'),
}

export const R26: Condition = {
  mark: 'R26',
  text: {
    en: 'NVA only if Irregulars are in Laos or Cambodia.',
    es: 'EVN, solo si hay Irregulares en Laos o Camboya.',
    pl: 'NVA tylko wtedy, gdy nieregularni są w Laosie lub Kambodży.',
  },
  takes: ({ g }) => EVERY.some((s) => isLaosOrCambodia(s) && specialForcesOf(g, US, s) > 0),
}

const LEAST_PEOPLE = 2

export const R29: Condition = {
  mark: 'R29',
  text: {
    en: 'ARVN: so as to add most Population under COIN Control; only if that adds 2 or more.',
    es: 'ARVN: de modo que añada la mayor Población bajo Control COIN; solo si añade 2 o más.',
    pl: 'ARVN: tak, by jak największa populacja przeszła pod kontrolę COIN; tylko jeśli co najmniej 2.',
  },
  by: coinControl,
  isWorth: ({ g }, trial) =>
    controlledPopulation(trial, COIN_CONTROL) - controlledPopulation(g, COIN_CONTROL) >= LEAST_PEOPLE,
}

export const R37: Condition = {
  mark: 'R37',
  text: {
    en: 'NVA and VC not if the US are Ineligible.',
    es: 'EVN y VC, no si EE.\u00a0UU. es Inelegible.',
    pl: 'NVA i VC nie wtedy, gdy USA są nieuprawnione.',
  },
  takes: ({ g }) => isEligible(g, US),
}

export const R43: Condition = {
  mark: 'R43',
  text: {
    en: 'ARVN: Resources rather than anything else.',
    es: 'ARVN: Recursos antes que otra cosa.',
    pl: 'ARVN: raczej zasoby niż cokolwiek innego.',
  },
  answers: (line) => ({ 'event.choice': prefer(line, 'six-resources', 'nine-resources', 'resources-and-aid') }),
}

export const R48: Condition = {
  mark: 'R48',
  text: {
    en: 'NVA only if the VC are a non-player.',
    es: 'EVN, solo si el VC no tiene jugador.',
    pl: 'NVA tylko wtedy, gdy VC są nieobsadzone.',
  },
  takes: (np) => !np.isPlayer(VC),
}

/** Whether the NVA Control a space in a trial that they did not. */
const addsNvaControl = ({ g }: NonPlayer, trial: Game): boolean =>
  CITIES_AND_PROVINCES.some((s) => isNvaControlled(trial, s) && !isNvaControlled(g, s))

export const R59: Condition = {
  mark: 'R59',
  text: {
    en: 'NVA: first March as many Troops as possible to a US Base; only if the event adds NVA Control.',
    es: 'EVN: primero Marcha de tantas Tropas como sea posible hacia una Base de EE.\u00a0UU.; solo si el evento añade Control EVN.',
    pl: 'NVA: najpierw przemarsz jak największej części wojska do bazy USA; tylko jeśli wydarzenie przyniesie kontrolę NVA.',
  },
  isWorth: addsNvaControl,
}

export const hasUsBase = first(
  { en: 'with a US Base', es: 'con una Base de EE.\u00a0UU.', pl: 'z bazą USA' },
  ({ g }, s) => bases(g, US, s) > 0,
)

/** NVA Troops outside the South that can go to a space next to them. */
const troopsBeside = (g: Game, to: Space): number =>
  near(to).reduce((sum, s) => sum + (OUTSIDE_THE_SOUTH.includes(s) ? nvaTroops(g, s) : 0), 0)

/** All Troops outside the South that can reach the US Base that most can reach. */
export function toUsBase(np: NonPlayer, line: Line): readonly Move[] {
  const { g } = np
  const open = CITIES_AND_PROVINCES.filter((s) => bases(g, US, s) > 0 && troopsBeside(g, s) > 0)
  const to = np.bestOf(line, open, [
    most({ en: 'most Troops', es: 'más Tropas', pl: 'najwięcej wojska' }, (_, s) => troopsBeside(g, s)),
  ])
  if (to === undefined) return []
  return near(to)
    .filter((s) => OUTSIDE_THE_SOUTH.includes(s) && nvaTroops(g, s) > 0)
    .map((from) => ({ from, to, pieces: new Map([[NVA_TROOPS, nvaTroops(g, from)]]) }))
}

export const R62: Condition = {
  mark: 'R62',
  text: {
    en: 'US: into one space only, no more Troops than needed to Activate most Guerrillas; 3 COIN cubes stay wherever they leave.',
    es: 'EE.\u00a0UU.: solo a una casilla, no más Tropas de las necesarias para Activar el máximo de Guerrillas; 3 cubos COIN se quedan allí de donde salgan.',
    pl: 'USA: tylko na jedno pole, nie więcej wojska, niż trzeba, by aktywować najwięcej partyzantów; wszędzie zostają 3 kostki COIN.',
  },
}

const KEPT = 3
const spare = (g: Game, s: Space): number => Math.max(0, Math.min(usTroops(g, s), coinCubes(g, s) - KEPT))
const hidden = (g: Game, s: Space): number => INSURGENTS.reduce((sum, f) => sum + undergroundOf(g, f, s), 0)

/** US Troops that come to one of the goals from up to so many origins, as R62 says. */
export function toSweep(
  np: NonPlayer,
  line: Line,
  goals: readonly Space[],
  origins: readonly Space[],
  mostOrigins: number,
): readonly Move[] {
  const { g } = np
  const from = (to: Space): readonly Space[] =>
    origins
      .filter((s) => s !== to && spare(g, s) > 0)
      .toSorted((a, b) => spare(g, b) - spare(g, a))
      .slice(0, mostOrigins)
  const there = (s: Space): number => cubes(g, US, s) + specialForcesOf(g, US, s)
  const perGuerrilla = (s: Space): number => (isJungle(s) ? 2 : 1)
  const shown = (s: Space, more: number): number =>
    Math.min(hidden(g, s), Math.floor((there(s) + more) / perGuerrilla(s)))
  const all = (s: Space): number => from(s).reduce((sum, each) => sum + spare(g, each), 0)
  const to = np.bestOf(
    line,
    goals.filter((s) => shown(s, all(s)) > shown(s, 0)),
    [most({ en: 'most Activated', es: 'más Activadas', pl: 'najwięcej aktywowanych' }, (_, s) => shown(s, all(s)))],
  )
  if (to === undefined) return []
  let needed = shown(to, all(to)) * perGuerrilla(to) - there(to)
  const moves: Move[] = []
  for (const each of from(to)) {
    const n = Math.min(needed, spare(g, each))
    if (n > 0) moves.push({ from: each, to, pieces: new Map<Piece, number>([[US_TROOPS, n]]) })
    needed -= n
  }
  return moves
}

export const R63A: Condition = {
  mark: 'R63a',
  text: {
    en: 'ARVN: the shaded text.',
    es: 'ARVN: el texto sombreado.',
    pl: 'ARVN: tekst zacieniony.',
  },
  side: () => 'shaded',
}

export const R63U: Condition = {
  mark: 'R63u',
  text: {
    en: 'US: less Patronage if the ARVN are a player, otherwise the other option.',
    es: 'EE.\u00a0UU.: menos Patrocinio si el ARVN tiene jugador; si no, la otra opción.',
    pl: 'USA: mniej patronatu, jeśli ARVN jest graczem, w przeciwnym razie druga możliwość.',
  },
  answers(line): Answers {
    const less = ['roll-patronage', 'patronage-minus-5', 'patronage-minus-3']
    const pieces = ['two-us-pieces', 'up-to-two-us-pieces', 'patronage-plus-3', 'neither']
    return {
      'event.choice': (np) => prefer(line, ...(np.isPlayer(ARVN) ? [...less, ...pieces] : [...pieces, ...less]))(np),
    }
  },
}

export const R64: Condition = {
  mark: 'R64',
  text: {
    en: 'NVA only if the ARVN are a player, then everything down.',
    es: 'EVN, solo si el ARVN tiene jugador; entonces todo baja.',
    pl: 'NVA tylko wtedy, gdy ARVN jest graczem; wtedy wszystko w dół.',
  },
  takes: (np) => np.isPlayer(ARVN),
}

export const R78A: Condition = {
  mark: 'R78a',
  text: {
    en: 'ARVN: the shaded text if the US are a player.',
    es: 'ARVN: el texto sombreado si EE.\u00a0UU. tiene jugador.',
    pl: 'ARVN: tekst zacieniony, jeśli USA są graczem.',
  },
  side: (np) => (np.isPlayer(US) ? 'shaded' : undefined),
}

export const R78U: Condition = {
  mark: 'R78u',
  text: {
    en: 'US only if the ARVN are a non-player.',
    es: 'EE.\u00a0UU., solo si el ARVN no tiene jugador.',
    pl: 'USA tylko wtedy, gdy ARVN jest nieobsadzone.',
  },
  takes: (np) => !np.isPlayer(ARVN),
}

export const R88: Condition = {
  mark: 'R88',
  text: {
    en: 'VC only if the ARVN are a player.',
    es: 'VC, solo si el ARVN tiene jugador.',
    pl: 'VC tylko wtedy, gdy ARVN jest graczem.',
  },
  takes: (np) => np.isPlayer(ARVN),
}

/** Most US pieces lost. */
export const usLosses = gauge<Prospect>(
  { en: 'most US pieces', es: 'más fichas de EE.\u00a0UU.', pl: 'najwięcej elementów USA' },
  (p) => p.lostBy(US),
)
