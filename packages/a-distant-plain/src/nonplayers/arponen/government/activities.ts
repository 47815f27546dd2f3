import { first, highestPopulation, type NonPlayer, Sheet, type SpaceLine } from '@coinflict/kernel/nonplayers'
import { bases, hasOpposition, hasSupport } from '@coinflict/kernel/rules'
import {
  type Game,
  resources,
  type Space,
  spacesWith,
  spaceWord,
  track,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { eradicate } from '../../../activities/eradicate.ts'
import { govern, whyNotReturn, whyNotSiphon } from '../../../activities/govern.ts'
import { OUT_OF_REACH, tolls, transport } from '../../../activities/transport.ts'
import { isCoinControlled } from '../../../control.ts'
import {
  AID,
  coinBases,
  coinPieces,
  ELDERS,
  GOVERNMENT,
  governmentTroops,
  population,
  TALIBAN,
  WARLORDS,
} from '../../../forces.ts'
import { AFGHAN, isLoc, isPashtun } from '../../../map.ts'
import { ASSAULT } from '../../../operations/assault.ts'
import { SWEEP } from '../../../operations/sweep.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { insurgents, lacking } from '../coin.ts'

/** 8.7.3 Eradicate and Transport, 8.7.4 Govern. */
const sheet = new Sheet()
const eradicating = sheet.part('8.7.3', eradicate.word)
const transporting = sheet.part('8.7.3', transport.word)
const governing = sheet.part('8.7.4', govern.word)
export const ACTIVITY_LINES = sheet.lines

// Eradicate.

/** Whether there was no Aid before the first space. */
const hasNoAid = (np: NonPlayer): boolean => np.once('no aid', () => track(np.g, AID) === 0)

/** 8.7.3 With Taliban that a Player holds, only the Elders make up for what Eradicate costs. */
const mayEradicateAnywhere = (np: NonPlayer): boolean => !np.isPlayer(TALIBAN) || track(np.g, ELDERS) === GOVERNMENT + 1

const ERADICATE_LINES: readonly SpaceLine[] = [
  eradicating.line(
    'eradicate-1',
    { en: 'Where there is Opposition.', es: 'Donde haya Oposición.', pl: 'Gdzie jest opozycja.' },
    { where: (np: NonPlayer, s: Space) => hasOpposition(np.g, s) },
  ),
  eradicating.line(
    'eradicate-2',
    {
      en: 'If there is no Aid: anywhere.',
      es: 'Si no hay Ayuda: en cualquier parte.',
      pl: 'Jeśli nie ma wsparcia: gdziekolwiek.',
    },
    { where: () => true, when: (np: NonPlayer) => hasNoAid(np) },
  ),
  eradicating.line(
    'eradicate-3',
    {
      en: 'Then in spaces that are not Pashtun; against a player’s Taliban, only with Tribal Elders.',
      es: 'Luego en casillas no Pastunes; contra los Talibanes de un jugador, solo con Tribal Elders.',
      pl: 'Potem na polach niepasztuńskich; przeciw talibom gracza tylko z Tribal Elders.',
    },
    { where: (_: NonPlayer, s: Space) => !isPashtun(s), when: mayEradicateAnywhere },
  ),
  eradicating.line(
    'eradicate-4',
    {
      en: 'Last, in a random space under the same condition.',
      es: 'Por último, en una casilla al azar con la misma condición.',
      pl: 'Na koniec na losowym polu, pod tym samym warunkiem.',
    },
    { where: () => true, when: mayEradicateAnywhere },
  ),
]

// Transport.

/** Troops that may leave a space: not the last one of a LoC or a Government Base, nor those that COIN Control needs. */
export function spareTroops(g: Game, s: Space): number {
  const keep = isLoc(s) || bases(g, GOVERNMENT, s) > 0 ? 1 : 0
  const excess = isCoinControlled(g, s) ? coinPieces(g, s) - insurgents(g, s) - 1 : Number.POSITIVE_INFINITY
  return Math.max(0, Math.min(governmentTroops(g, s) - keep, excess))
}

/** Spaces that Troops are sent to for COIN Control: with people, without a COIN Base. */
export const isWorthControl = (g: Game, s: Space): boolean =>
  population(g, s) > 0 && coinBases(g, s) === 0 && lacking(g, s) > 0

/** So many go at least, where there are as many. */
export const GROUP = 4

interface Convoy {
  readonly from: Space
  readonly to: Space
  readonly n: number
}

const TRANSPORT = transporting.line('transport-1', {
  en: '4 Troops, or more if needed, to Control the most populous space with no COIN Base; from where the most can be spared, then the cheapest way.',
  es: '4 Tropas, o más si hacen falta, para Controlar la casilla más poblada sin Base COIN; de donde más sobren, luego por el camino más barato.',
  pl: '4 kostki wojska lub więcej, jeśli trzeba, by kontrolować najludniejsze pole bez bazy COIN; stamtąd, gdzie zbywa ich najwięcej, potem najtańszą drogą.',
})

function planConvoy(np: NonPlayer, among: readonly Space[]): Convoy | undefined {
  const { g } = np
  const targets = AFGHAN.filter((s) => isWorthControl(g, s))
  const open: Convoy[] = []
  let best = [0, 0, 0]
  for (const from of among) {
    const spare = spareTroops(g, from)
    if (spare === 0) continue
    const ways = tolls(g, from)
    for (const to of targets) {
      const toll = ways[to] as number
      if (to === from || lacking(g, to) > spare || toll > resources(g, GOVERNMENT) || toll === OUT_OF_REACH) continue
      const rank = [population(g, to), spare, -toll]
      const order = compare(rank, best)
      if (order < 0) continue
      if (order > 0) open.length = 0
      best = rank
      open.push({ from, to, n: Math.min(spare, Math.max(GROUP, lacking(g, to))) })
    }
  }
  return open[open.length > 1 ? np.below(open.length) : 0]
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, n] of a.entries()) if (n !== b[i]) return n - (b[i] as number)
  return 0
}

/** A Transport that an operation calls for. */
const CONVOY = 'convoy'
export const planTransport = (np: NonPlayer, convoy: Convoy): void => np.note(CONVOY, convoy)

/** The group under way: as an operation planned it, or by the line, from the space at hand if that is settled. */
function convoy(np: NonPlayer): Convoy | undefined {
  const from = np.q.id === 'transport.from' ? undefined : here(np)
  const known = np.noted<Convoy>(CONVOY)
  if (known !== undefined && (from === undefined || known.from === from)) return known
  const made = planConvoy(np, from === undefined ? spacesWith(np.g, GOVERNMENT) : [from])
  if (made !== undefined) np.note(CONVOY, made)
  return made
}

const drive = (np: NonPlayer, end: 'from' | 'to'): Word | undefined => {
  const planned = convoy(np)
  return (planned && np.firstOf(TRANSPORT, [spaceWord(planned[end])])) ?? np.fail()
}
/** How many drive. */
export const drivers = (np: NonPlayer): Word | undefined => {
  const planned = convoy(np)
  return planned && np.number(TRANSPORT, planned.n)
}

// Govern.

const PATRONAGE = word('patronage')
const RETURN = word('returnees')

const governmentBaseFirst = first(
  { en: 'with a Government Base', es: 'con Base del Gobierno', pl: 'z bazą rządową' },
  (np, s) => bases(np.g, GOVERNMENT, s) > 0,
)

const GOVERN_LINES: readonly SpaceLine[] = [
  governing.line(
    'govern-1',
    {
      en: 'Turn Aid into Patronage in the most populous spaces with Support, COIN Control and no Coalition Base.',
      es: 'Pasa Ayuda a Patrocinio en las casillas más pobladas con Apoyo y Control COIN, sin Base de la Coalición.',
      pl: 'Zamień wsparcie w patronat na najludniejszych polach z poparciem i kontrolą COIN, bez bazy koalicji.',
    },
    {
      where: (np: NonPlayer, s: Space) => hasSupport(np.g, s) && whyNotSiphon(np.g, s) === undefined,
      when: (np: NonPlayer) => track(np.g, AID) > 0,
      by: [highestPopulation],
      way: PATRONAGE,
    },
  ),
  governing.line(
    'govern-2',
    {
      en: 'Then Returnees in the most populous spaces with Support, COIN Control and a COIN Base, the Government’s first.',
      es: 'Luego Retornados en las casillas más pobladas con Apoyo, Control COIN y Base COIN, primero la del Gobierno.',
      pl: 'Potem powracający na najludniejszych polach z poparciem, kontrolą COIN i bazą COIN, najpierw rządową.',
    },
    {
      where: (np: NonPlayer, s: Space) =>
        hasSupport(np.g, s) && population(np.g, s) > 0 && coinBases(np.g, s) > 0 && whyNotReturn(np.g, s) === undefined,
      by: [highestPopulation, governmentBaseFirst],
      way: RETURN,
    },
  ),
]
const [SIPHON] = GOVERN_LINES as [SpaceLine]

/** Where a Train calls for Patronage. */
const SEAT = 'seat'
export const planGovern = (np: NonPlayer, s: Space): void => np.note(SEAT, s)

function governWhere(np: NonPlayer): Word | undefined {
  const seat = np.noted<Space>(SEAT)
  const isSeat = (_: NonPlayer, s: Space): boolean =>
    s === seat && hasSupport(np.g, s) && whyNotSiphon(np.g, s) === undefined
  return np.chooseSpace(SIPHON, isSeat) ?? np.select(GOVERN_LINES) ?? np.done()
}

// Which of them.

const ERADICATE_IF = eradicating.line('eradicate-if', {
  en: 'Eradicate with 2 or less Aid, or if the Warlords are a player; or if Govern would do nothing.',
  es: 'Erradicación con 2 o menos de Ayuda, o si a los Señores de la Guerra los lleva un jugador; o si Gobernar no tuviera efecto.',
  pl: 'Niszczenie upraw, gdy wsparcie wynosi najwyżej 2 albo watażkami kieruje gracz; albo gdy rządzenie nic by nie dało.',
})
const GOVERN_IF = governing.line('govern-if', {
  en: 'Otherwise Govern.',
  es: 'Si no, Gobernar.',
  pl: 'W przeciwnym razie rządzenie.',
})
const TRANSPORT_IF = transporting.line('transport-if', {
  en: 'After a Sweep, or if nothing else is possible, Transport.',
  es: 'Tras un Barrido, o si nada más es posible, Transporte.',
  pl: 'Po przeszukiwaniu albo gdy nic innego nie jest możliwe, transport.',
})

/** 8.7.3-6 The special activity of an operation that called for none. */
export function activityOf(np: NonPlayer): Word | undefined {
  const operation = np.op?.rules.word
  const byTransport = () => np.join(TRANSPORT_IF, transport.word)
  if (operation === SWEEP) return byTransport()
  const byEradicate = () => np.join(ERADICATE_IF, eradicate.word)
  const byGovern = () => np.join(GOVERN_IF, govern.word)
  const isPoor = track(np.g, AID) <= 2 || np.isPlayer(WARLORDS)
  if (operation === ASSAULT) return byEradicate() ?? byTransport()
  return isPoor ? (byEradicate() ?? byGovern() ?? byTransport()) : (byGovern() ?? byEradicate() ?? byTransport())
}
/** 8.7.4 After a Patrol it is Govern first. */
export const activityOfPatrol = (np: NonPlayer): Word | undefined =>
  np.join(GOVERN_IF, govern.word) ?? np.join(ERADICATE_IF, eradicate.word) ?? np.join(TRANSPORT_IF, transport.word)

export const activityAnswers: Answers = {
  'eradicate.where': (np) => {
    hasNoAid(np)
    return np.select(ERADICATE_LINES) ?? np.done()
  },
  'transport.from': (np) => drive(np, 'from'),
  'transport.to': (np) => drive(np, 'to'),
  'govern.where': governWhere,
  'govern.how': (np) => {
    const seat = np.noted<Space>(SEAT) === here(np) ? np.firstOf(SIPHON, [PATRONAGE]) : undefined
    return seat ?? np.way(here(np), GOVERN_LINES)
  },
}
