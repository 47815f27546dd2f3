import {
  fewest,
  highestPopulation,
  most,
  type NonPlayer,
  Sheet,
  type SpaceLine,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { bases, hasOpposition, hasSupport } from '@coinflict/kernel/rules'
import {
  available,
  type Line,
  level,
  markers,
  type Space,
  spaceWord,
  track,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { govern } from '../../../activities/govern.ts'
import { OUT_OF_REACH, tolls, transport } from '../../../activities/transport.ts'
import { isCoinControlled } from '../../../control.ts'
import { CARD, inForce } from '../../../events/lasting.ts'
import {
  AID,
  base,
  COALITION,
  coinBases,
  coinPieces,
  GOVERNMENT,
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  governmentCubes,
  governmentTroops,
  police,
  population,
  room,
  SUPPORT,
  TERROR,
} from '../../../forces.ts'
import { AFGHAN, isCity, isPakistan, isProvince } from '../../../map.ts'
import { SWEEP } from '../../../operations/sweep.ts'
import { TRAIN } from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { civicShifts, insurgents, mayStep, purse } from '../coin.ts'
import { activityOf, planGovern, planTransport } from './activities.ts'

/** 8.7.5 Train. */
const sheet = new Sheet()
const part = sheet.part('8.7.5', TRAIN)
export const TRAIN_LINES = sheet.lines

const COST = 3
const MOST_SPACES = 3
const MANY_TROOPS = 10
const CONVOY = 5

const mostCubes = (np: NonPlayer): number => (inForce(np.g, CARD.nightLetters, 'shaded') ? 4 : 6)
const takesCubes = (np: NonPlayer, s: Space): boolean => isCity(s) || coinBases(np.g, s) > 0
const hasBase = (np: NonPlayer): boolean => available(np.g, base(GOVERNMENT)) > 0

/** Room for the only COIN Base of a space. */
const isSite = (np: NonPlayer, s: Space): boolean => coinBases(np.g, s) === 0 && room(np.g, base(GOVERNMENT), s) > 0
const canBuild = (np: NonPlayer, s: Space): boolean =>
  isProvince(s) && !isPakistan(s) && population(np.g, s) > 0 && governmentCubes(np.g, s) >= 3 && isSite(np, s)

export const TRAIN_STEP: Step = part.line(
  'if',
  {
    en: 'Otherwise Train if 10 or more Government Troops are Available, or if it could replace cubes with a Base.',
    es: 'Si no, Entrenamiento si hay 10 o más Tropas del Gobierno Disponibles, o si pudiera reemplazar cubos por una Base.',
    pl: 'W przeciwnym razie szkolenie, jeśli dostępnych jest co najmniej 10 kostek wojska rządowego albo można zamienić kostki na bazę.',
  },
  {
    operation: TRAIN,
    ifNone: [SWEEP],
    when: (np: NonPlayer) =>
      available(np.g, GOVERNMENT_TROOPS) >= MANY_TROOPS || (hasBase(np) && AFGHAN.some((s) => canBuild(np, s))),
  },
)

// What was decided on, and what it leaves to spend.

const picked = (np: NonPlayer, line: SpaceLine): Space | undefined => np.selected(line, 'train.where')[0]
/** The Civic Action that must come before Govern is paid for last. */
function reserved(np: NonPlayer): number {
  const seat = picked(np, SEAT)
  return seat === undefined || np.op?.activity !== undefined ? 0 : COST * Math.max(0, SUPPORT - level(np.g, seat))
}
const money = (np: NonPlayer): number => purse(np) - reserved(np)
const mayTrain = (np: NonPlayer): boolean =>
  (np.op?.spaces.length ?? 0) < MOST_SPACES && (np.op?.free === true || money(np) >= COST)

/** Whether no space is selected yet, and whether a special activity may still come. */
const isFirst = (np: NonPlayer): boolean => np.op?.spaces.length === 0
const isActivityLeft = (np: NonPlayer): boolean => np.op?.activity === undefined && (np.op?.activities.length ?? 0) > 0

const BUILD: SpaceLine = part.line(
  '1',
  {
    en: 'In the most populous province with 3 or more Government cubes, no COIN Base and room for one: replace 3 cubes at random with a Base.',
    es: 'En la provincia más poblada con 3 o más cubos del Gobierno, sin Base COIN y con sitio para ella: reemplaza 3 cubos al azar por una Base.',
    pl: 'W najludniejszej prowincji z co najmniej 3 kostkami rządowymi, bez bazy COIN i z miejscem na nią: zamień 3 losowe kostki na bazę.',
  },
  { where: canBuild, when: (np: NonPlayer) => isFirst(np) && hasBase(np), by: [highestPopulation] },
)

const SEAT: SpaceLine = part.line(
  '2',
  {
    en: 'If no Base is placed: in the most populous province, of Population 2 or more, with COIN Control, no Coalition Base and no Terror, Train, conduct Civic Action to Support and Govern for Patronage.',
    es: 'Si no se coloca Base: en la provincia más poblada, de Población 2 o más, con Control COIN y sin Base de la Coalición ni Terror: Entrenamiento, Acción Cívica hasta Apoyo y Gobernar para obtener Patrocinio.',
    pl: 'Jeśli baza nie powstaje: w najludniejszej prowincji o populacji co najmniej 2, z kontrolą COIN, bez bazy koalicji i bez terroru przeprowadź szkolenie, akcję obywatelską do poparcia i rządzenie dla patronatu.',
  },
  {
    where: (np: NonPlayer, s: Space) =>
      isProvince(s) &&
      population(np.g, s) >= 2 &&
      isCoinControlled(np.g, s) &&
      bases(np.g, COALITION, s) === 0 &&
      markers(np.g, s, TERROR) === 0 &&
      COST + COST * (SUPPORT - level(np.g, s)) <= purse(np) &&
      canRise(np, s),
    when: (np: NonPlayer) => isFirst(np) && isActivityLeft(np) && track(np.g, AID) > 0,
    by: [highestPopulation],
  },
)

/** Whether Civic Action leads to Support there, or it is there already: the Elders may see to it that it does not. */
const canRise = (np: NonPlayer, s: Space): boolean =>
  hasSupport(np.g, s) || civicShifts(np.g, s, SUPPORT, purse(np) - COST) === SUPPORT - level(np.g, s)

// 3: Troops are trained in one space and driven to another, where three of them become a Base.

interface Outpost {
  readonly from: Space
  readonly to: Space
}

/** Whether so many new Troops let five leave: one stays, and COIN Control too. */
function canSend(np: NonPlayer, from: Space): boolean {
  const { g } = np
  const placed = Math.min(mostCubes(np), available(g, GOVERNMENT_TROOPS))
  if (!takesCubes(np, from) || governmentTroops(g, from) + placed <= CONVOY) return false
  return !isCoinControlled(g, from) || coinPieces(g, from) + placed - CONVOY > insurgents(g, from)
}

function planOutpost(np: NonPlayer): Outpost | undefined {
  const { g } = np
  if (!isFirst(np) || !isActivityLeft(np) || !hasBase(np)) return undefined
  const origins = AFGHAN.filter((s) => canSend(np, s))
  const ways = new Map(origins.map((from) => [from, tolls(g, from)]))
  const toll = (from: Space, to: Space): number => ways.get(from)?.[to] ?? OUT_OF_REACH
  const isOpen = (from: Space, to: Space): boolean => from !== to && 2 * COST + toll(from, to) <= purse(np)
  const cheapest = (to: Space): number =>
    Math.min(...origins.filter((from) => isOpen(from, to)).map((from) => toll(from, to)))
  const targets = AFGHAN.filter(
    (to) => population(g, to) >= 2 && isSite(np, to) && origins.some((from) => isOpen(from, to)),
  )
  const byCost = fewest({ en: 'cheapest way', es: 'camino más barato', pl: 'najtańsza droga' }, (_, to) => cheapest(to))
  const to = np.bestOf(OUTPOST, targets, [highestPopulation, byCost])
  if (to === undefined) return undefined
  const from = np.bestOf(
    OUTPOST,
    origins.filter((each) => isOpen(each, to) && toll(each, to) === cheapest(to)),
  ) as Space
  return { from, to }
}

const OUTPOST = part.line('3', {
  en: 'If no Base has been placed and no special activity used so far: Train Troops, Transport 5 of them to the most populous space, of Population 2 or more, and replace 3 there with a Base; the cheapest way.',
  es: 'Si aún no hay Base ni actividad especial: entrena Tropas, transporta 5 a la casilla más poblada, de Población 2 o más, y reemplaza allí 3 por una Base; por el camino más barato.',
  pl: 'Jeśli dotąd nie było bazy ani czynności specjalnej: wyszkol wojsko, przewieź 5 kostek na najludniejsze pole o populacji co najmniej 2 i zamień tam 3 na bazę; najtańszą drogą.',
})

const outpost = (np: NonPlayer): Outpost | undefined => np.once('outpost', () => planOutpost(np))

/** The steps of that, one after another. */
function buildOutpost(np: NonPlayer): Word | undefined {
  const planned = outpost(np)
  if (planned === undefined) return undefined
  if (np.q.isPossible(spaceWord(planned.from))) return np.say(OUTPOST, spaceWord(planned.from))
  if (np.op?.activity === undefined) {
    planTransport(np, { ...planned, n: CONVOY })
    return np.join(OUTPOST, transport.word)
  }
  return np.firstOf(OUTPOST, [spaceWord(planned.to)])
}

// 4, 5: cubes, Civic Action.

const fewestCubes = fewest(
  { en: 'fewest Government cubes', es: 'menos cubos del Gobierno', pl: 'najmniej kostek rządowych' },
  (np, s) => governmentCubes(np.g, s),
)
const CUBES: SpaceLine = part.line(
  '4',
  {
    en: 'Place cubes in Kabul or at COIN Bases: fewest Government cubes first, then highest Population.',
    es: 'Coloca cubos en Kabul o en Bases COIN: primero donde haya menos cubos del Gobierno, luego mayor Población.',
    pl: 'Umieść kostki w Kabulu lub przy bazach COIN: najpierw gdzie jest najmniej kostek rządowych, potem największa populacja.',
  },
  {
    where: takesCubes,
    when: (np: NonPlayer) => available(np.g, GOVERNMENT_TROOPS) + available(np.g, GOVERNMENT_POLICE) > 0,
    by: [fewestCubes, highestPopulation],
  },
)
const mostOpposition = most(
  { en: 'most Opposition removed', es: 'más Oposición eliminada', pl: 'najwięcej usuniętej opozycji' },
  (np, s) => population(np.g, s),
)
const CALM: SpaceLine = part.line(
  '5',
  {
    en: 'If there was no Civic Action and no Base so far: Train and conduct Civic Action where that removes most Opposition.',
    es: 'Si aún no hay Acción Cívica ni Base: Entrenamiento y Acción Cívica donde elimine más Oposición.',
    pl: 'Jeśli dotąd nie było akcji obywatelskiej ani bazy: szkolenie i akcja obywatelska tam, gdzie usuwa najwięcej opozycji.',
  },
  {
    where: (np: NonPlayer, s: Space) => canCalm(np, s, money(np) - COST),
    when: (np: NonPlayer) => isFollowUpFree(np) && !np.op?.spaces.some((s) => canCalm(np, s, money(np))),
    by: [mostOpposition],
    most: 1,
  },
)
const canCalm = (np: NonPlayer, s: Space, purseThen: number): boolean =>
  hasOpposition(np.g, s) && isCoinControlled(np.g, s) && civicShifts(np.g, s, SUPPORT, purseThen) > 0

/** Whether neither a Base nor Civic Action was decided on. */
const isFollowUpFree = (np: NonPlayer): boolean =>
  picked(np, BUILD) === undefined && noted(np) === undefined && reserved(np) === 0
/** The outpost once its Troops are on their way. */
const noted = (np: NonPlayer): Outpost | undefined => (np.op?.activity === transport ? outpost(np) : undefined)

const pick = (np: NonPlayer, lines: readonly SpaceLine[]): Word | undefined =>
  mayTrain(np) ? np.select(lines) : undefined

/** Whether Civic Action, or a Base, is still to come. */
const isCivicDue = (np: NonPlayer): boolean =>
  reserved(np) > 0 || np.op?.spaces.some((s) => canCalm(np, s, purse(np))) === true
const isFollowUpDue = (np: NonPlayer): boolean => site(np) !== undefined || isCivicDue(np)

/** The special activity comes last, so after a Base or Civic Action if there is to be any. */
function trainWhere(np: NonPlayer): Word | undefined {
  const next = pick(np, [BUILD, SEAT]) ?? buildOutpost(np) ?? pick(np, [CUBES, CALM])
  if (next !== undefined) return next
  if (np.op?.spaces.length === 0 || isFollowUpDue(np)) return np.done()
  return trainAfterwards(np) ?? np.done()
}

const CIVIC_ACTION = word('civic-action')
const BASE = word('base')
const NEITHER = word('neither')
const MORE = word('more')

/** Where the Base is to stand. */
const site = (np: NonPlayer): Space | undefined => picked(np, BUILD) ?? noted(np)?.to

/** The line that decided on a Base or on Civic Action. */
function followUpLine(np: NonPlayer): Line {
  if (site(np) !== undefined) return picked(np, BUILD) === undefined ? OUTPOST : BUILD
  return reserved(np) > 0 ? SEAT : CALM
}

function trainThen(np: NonPlayer): Word | undefined {
  const line = followUpLine(np)
  const build = site(np) === undefined ? undefined : np.firstOf(line, [BASE])
  const civic = build ?? (!np.isOver && isCivicDue(np) ? np.firstOf(line, [CIVIC_ACTION]) : undefined)
  return civic ?? np.leave(NEITHER)
}

function thenWhere(np: NonPlayer): Word | undefined {
  const settled = site(np) ?? (reserved(np) > 0 ? picked(np, SEAT) : undefined)
  const there = settled === undefined ? undefined : np.firstOf(followUpLine(np), [spaceWord(settled)])
  return there ?? np.chooseSpace(CALM, (_, s) => canCalm(np, s, purse(np)), [mostOpposition])
}

/** Three random cubes: how many of them are Troops. */
function randomTroops(np: NonPlayer): Word | undefined {
  let troops = governmentTroops(np.g, here(np))
  let all = troops + police(np.g, here(np))
  let taken = 0
  for (let i = 0; i < 3; i++) {
    if (np.below(all) < troops) {
      troops--
      taken++
    }
    all--
  }
  return np.number(BUILD, taken)
}

const RECRUIT = part.line('cubes', {
  en: 'Place all cubes possible, always 2 more Troops than Police.',
  es: 'Coloca todos los cubos posibles, siempre 2 Tropas más que Policías.',
  pl: 'Umieść wszystkie możliwe kostki, zawsze o 2 kostki wojska więcej niż policji.',
})

/** 4 and 2, or 3 and 1; only Troops where they are to drive on. What lacks of one kind comes of the other. */
export function recruits(np: NonPlayer): Word | undefined {
  const { g } = np
  if (np.q.params?.piece === GOVERNMENT_POLICE) return np.highest(RECRUIT)
  if (outpost(np)?.from === here(np)) return np.highest(OUTPOST)
  const all = mostCubes(np)
  return np.number(RECRUIT, Math.max(all / 2 + 1, all - available(g, GOVERNMENT_POLICE)))
}

/** 8.7.5 After Civic Action: Govern where it was meant to, or the special activity that is still to come. */
export function trainAfterwards(np: NonPlayer): Word | undefined {
  const seat = picked(np, SEAT)
  if (seat === undefined) return activityOf(np)
  planGovern(np, seat)
  return np.join(SEAT, govern.word) ?? activityOf(np)
}

export const trainAnswers: Answers = {
  'train.where': trainWhere,
  'train.fetch': (np) => np.done(),
  'train.then': trainThen,
  'train.then-where': thenWhere,
  'train.base-troops': randomTroops,
  'civic.more': (np) =>
    (mayStep(np) ? np.firstOf(picked(np, SEAT) === here(np) ? SEAT : CALM, [MORE]) : undefined) ?? np.done(),
}
