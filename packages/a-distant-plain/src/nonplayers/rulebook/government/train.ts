import {
  fewest,
  first,
  highestPopulation,
  most,
  type NonPlayer,
  Sheet,
  type SpaceLine,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { bases, canImprove, controlledBy } from '@coinflict/kernel/rules'
import {
  available,
  inPlay,
  level,
  markers,
  resources,
  type Space,
  spacesWith,
  spaceWord,
  track,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { govern, whyNotGovern, whyNotReturn, whyNotSiphon } from '../../../activities/govern.ts'
import { OUT_OF_REACH, tolls, transport } from '../../../activities/transport.ts'
import {
  AID,
  COALITION,
  coalitionTroops,
  coinBases,
  GOVERNMENT,
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  governmentCubes,
  governmentTroops,
  isSecondPrinting,
  PATRONAGE,
  POOLS,
  police,
  population,
  RETURNEES,
  TALIBAN_CONTROL,
  TERROR,
  TRACKS,
} from '../../../forces.ts'
import { AFGHAN, isCity, isProvince } from '../../../map.ts'
import { ASSAULT } from '../../../operations/assault.ts'
import { PATROL } from '../../../operations/patrol.ts'
import { SWEEP } from '../../../operations/sweep.ts'
import { mostCubes, TRAIN } from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { availableOf, evenTroops, hasBaseLeft, hasRoom, here } from '../../terms.ts'
import { civicShift, excess, greatestShift, holdsCoin, lacking, spare } from '../coin.ts'
import { levelAfter } from '../elders.ts'

/** 8.6.2 The Government Trains, then Governs or Transports. */
const sheet = new Sheet()
const train = sheet.part('8.6.2', TRAIN)
const governing = sheet.part('8.6.2', govern.word)
const transporting = sheet.part('8.6.2', transport.word)
export const trainLines = sheet.lines

const isFirst = ({ g }: NonPlayer): boolean => !isSecondPrinting(g)
const isSecond = ({ g }: NonPlayer): boolean => isSecondPrinting(g)

const MOST_PATRONAGE = TRACKS[PATRONAGE]?.max as number

/** Whether Govern would turn Aid into Patronage in a space, or bring refugees home to it. */
const canSiphon = ({ g }: NonPlayer, s: Space): boolean =>
  track(g, AID) > 0 &&
  track(g, PATRONAGE) < MOST_PATRONAGE &&
  whyNotGovern(g, s) === undefined &&
  whyNotSiphon(g, s) === undefined
const canReturn = ({ g }: NonPlayer, s: Space): boolean =>
  whyNotGovern(g, s) === undefined && whyNotReturn(g, s) === undefined

export const TRAIN_STEP: Step = train.line(
  '1',
  {
    en: 'Train if 15 or more Government pieces are Available, or if Govern could now add Patronage (1st printing: or +1 Pop).',
    es: 'Entrenamiento si hay 15 o más fichas del Gobierno Disponibles, o si Gobernar pudiera añadir ahora Patrocinio (1.ª impresión: o +1 Pob).',
    pl: 'Szkolenie, jeśli dostępnych jest co najmniej 15 elementów rządowych albo rządzenie mogłoby teraz dodać patronat (1. druk: lub +1 Pop).',
  },
  {
    operation: TRAIN,
    when: (np: NonPlayer) =>
      availableOf(np) >= 15 || AFGHAN.some((s) => canSiphon(np, s) || (isFirst(np) && canReturn(np, s))),
    ifNone: [PATROL, SWEEP, ASSAULT],
  },
)

// Where: a province for a Base; then Kabul and up to 3 spaces with a COIN Base, for cubes.

const MOST_CAMPS = 3
const COST = 3

const canBecomeBase = (np: NonPlayer, s: Space): boolean =>
  isProvince(s) && governmentCubes(np.g, s) >= 3 && coinBases(np.g, s) === 0 && hasRoom(np, s)
/** The selected province whose cubes are to become a Base. */
const baseSite = (np: NonPlayer): Space | undefined =>
  hasBaseLeft(np) ? np.op?.spaces.find((s) => canBecomeBase(np, s)) : undefined

const cubesLeft = ({ g }: NonPlayer): number => available(g, GOVERNMENT_TROOPS) + available(g, GOVERNMENT_POLICE)

const isCamp = (np: NonPlayer, s: Space): boolean => !isCity(s) && coinBases(np.g, s) > 0
const takesCubes = (np: NonPlayer, s: Space): boolean =>
  isCity(s) || (isCamp(np, s) && (np.op?.spaces ?? []).filter((other) => isCamp(np, other)).length < MOST_CAMPS)

/** Coalition Bases without Training whose cubes may leave. */
const mayLend = (np: NonPlayer, s: Space): boolean =>
  bases(np.g, COALITION, s) > 0 &&
  np.op?.spaces.includes(s) !== true &&
  governmentCubes(np.g, s) > 0 &&
  spare(np.g, s) > 0
const areCubesToCome = (np: NonPlayer, s: Space): boolean =>
  cubesLeft(np) > 0 || spacesWith(np.g, COALITION).some((from) => from !== s && mayLend(np, from))

/** Civic Action there leads to a shift, and no Coalition Base stands there. */
const canPersuade = (np: NonPlayer, s: Space): boolean => bases(np.g, COALITION, s) === 0 && civicShift(np, s) > 0
/** The same once the space is paid for and cubes came there. */
const couldPersuade = (np: NonPlayer, s: Space): boolean =>
  bases(np.g, COALITION, s) === 0 &&
  canImprove(np.g, s) &&
  levelAfter(np, s, level(np.g, s) + 1) > level(np.g, s) &&
  lacking(np.g, s) <= Math.min(mostCubes(np.g), cubesLeft(np)) &&
  resources(np.g, GOVERNMENT) >= COST * (markers(np.g, s, TERROR) + 2)

const BASE_SITE: SpaceLine = train.line(
  '2',
  {
    en: 'In 1 province with 3 Government cubes, no COIN Base and room for one: replace 3 cubes with an Available Base.',
    es: 'En 1 provincia con 3 cubos del Gobierno, sin Base COIN y con sitio para ella: reemplaza 3 cubos por una Base Disponible.',
    pl: 'W 1 prowincji z 3 kostkami rządowymi, bez bazy COIN i z miejscem na nią: zamień 3 kostki na dostępną bazę.',
  },
  { where: canBecomeBase, when: hasBaseLeft, most: 1 },
)
const ROOMY: SpaceLine = train.line(
  '3',
  {
    en: '1st printing: place cubes in Kabul and up to 3 COIN Base spaces with at most 6 Government cubes beyond what COIN Control needs.',
    es: '1.ª impresión: coloca cubos en Kabul y hasta 3 casillas con Base COIN que tengan como mucho 6 cubos del Gobierno más de los que exige el Control COIN.',
    pl: '1. druk: umieść kostki w Kabulu i na najwyżej 3 polach z bazą COIN, gdzie kostek rządowych jest najwyżej o 6 więcej, niż wymaga kontrola COIN.',
  },
  {
    where: (np: NonPlayer, s: Space) =>
      takesCubes(np, s) && excess(np.g, s, governmentCubes(np.g, s)) <= 6 && areCubesToCome(np, s),
    when: isFirst,
  },
)
const ENABLE: SpaceLine = train.line(
  '4',
  {
    en: 'In 1 of them, place the cubes needed to enable Civic Action (2nd printing: first).',
    es: 'En 1 de ellas, coloca los cubos necesarios para permitir la Acción Cívica (2.ª impresión: primero).',
    pl: 'Na 1 z nich umieść kostki potrzebne, by umożliwić akcję obywatelską (2. druk: najpierw).',
  },
  {
    where: (np: NonPlayer, s: Space) => takesCubes(np, s) && couldPersuade(np, s),
    when: (np: NonPlayer) =>
      cubesLeft(np) > 0 && baseSite(np) === undefined && np.op?.spaces.some((s) => canPersuade(np, s)) !== true,
    most: 1,
  },
)
const FEWEST: SpaceLine = train.line(
  '5',
  {
    en: '2nd printing: then place Available cubes in Kabul and up to 3 COIN Base spaces with the fewest Government cubes.',
    es: '2.ª impresión: luego coloca cubos Disponibles en Kabul y hasta 3 casillas con Base COIN y menos cubos del Gobierno.',
    pl: '2. druk: potem umieść dostępne kostki w Kabulu i na najwyżej 3 polach z bazą COIN, gdzie jest najmniej kostek rządowych.',
  },
  {
    where: takesCubes,
    when: (np: NonPlayer) => isSecond(np) && cubesLeft(np) > 0,
    by: [
      fewest(
        { en: 'fewest Government cubes', es: 'menos cubos del Gobierno', pl: 'najmniej kostek rządowych' },
        (np, s) => governmentCubes(np.g, s),
      ),
    ],
  },
)
const TRAIN_LINES: readonly SpaceLine[] = [BASE_SITE, ROOMY, ENABLE, FEWEST]

const CUBES = train.line('6', {
  en: 'Up to 6 cubes per space (4 with Night Letters shaded), Police and Troops evenly, Police first.',
  es: 'Hasta 6 cubos por casilla (4 con Night Letters sombreado), Policía y Tropas por igual, primero Policía.',
  pl: 'Do 6 kostek na pole (4 przy zacienionym Night Letters), policja i wojsko po równo, najpierw policja.',
})
const FETCH = train.line('7', {
  en: '1st printing: once none are Available, take cubes from random Coalition Base spaces not selected for Train.',
  es: '1.ª impresión: cuando no queden Disponibles, toma cubos de casillas al azar con Base de la Coalición no elegidas para el Entrenamiento.',
  pl: '1. druk: gdy nie ma dostępnych, zabierz kostki z losowych pól z bazą koalicji, niewybranych do szkolenia.',
})
export const TRAIN_CIVIC = train.line('8', {
  en: 'If no Base was placed: in 1 of these spaces without a Coalition Base, Civic Action as far as possible.',
  es: 'Si no se colocó Base: en 1 de estas casillas sin Base de la Coalición, Acción Cívica hasta donde se pueda.',
  pl: 'Jeśli nie umieszczono bazy: na 1 z tych pól bez bazy koalicji akcja obywatelska w największym możliwym zakresie.',
})

const BASE = word('base')
const CIVIC_ACTION = word('civic-action')
const NEITHER = word('neither')

const followsUp = (np: NonPlayer): boolean =>
  baseSite(np) !== undefined || np.op?.spaces.some((s) => canPersuade(np, s)) === true

/** How many of the cubes that a Coalition Base lends. */
const lent = (np: NonPlayer, from: Space): number =>
  Math.min(np.noted<number>('lend') ?? 0, spare(np.g, from), governmentCubes(np.g, from))

function fetched(np: NonPlayer): Word | undefined {
  const from = here(np)
  const troops = evenTroops(lent(np, from), police(np.g, from), governmentTroops(np.g, from))
  return np.number(FETCH, np.q.params?.piece === GOVERNMENT_TROOPS ? troops : lent(np, from) - troops)
}

// Govern, up to 2 spaces.

const RETURN = word('returnees')
const SIPHON = word('patronage')

const GOVERN_SECOND: readonly SpaceLine[] = [
  governing.line(
    '9',
    {
      en: 'Then Govern. 2nd printing: first, with Support and no Coalition Base, turn Aid into Patronage and set Neutral.',
      es: 'Luego Gobernar. 2.ª impresión: primero, donde haya Apoyo y ninguna Base de la Coalición, pasa Ayuda a Patrocinio y establece Neutral.',
      pl: 'Potem rządzenie. 2. druk: najpierw tam, gdzie jest poparcie, a nie ma bazy koalicji, zamień wsparcie w patronat i ustaw poziom neutralny.',
    },
    { where: canSiphon, when: isSecond, way: SIPHON },
  ),
  governing.line(
    '10',
    {
      en: '2nd printing: then, where Population is 0, add +1 Pop.',
      es: '2.ª impresión: luego, donde la Población sea 0, añade +1 Pob.',
      pl: '2. druk: potem tam, gdzie populacja wynosi 0, dodaj +1 Pop.',
    },
    {
      where: (np: NonPlayer, s: Space) => population(np.g, s) === 0 && canReturn(np, s),
      when: isSecond,
      way: RETURN,
    },
  ),
  governing.line(
    '11',
    {
      en: '2nd printing: last, wherever else possible, add +1 Pop.',
      es: '2.ª impresión: por último, en cualquier otro sitio posible, añade +1 Pob.',
      pl: '2. druk: na koniec, gdzie jeszcze można, dodaj +1 Pop.',
    },
    { where: canReturn, when: isSecond, way: RETURN },
  ),
]
const GOVERN_FIRST: SpaceLine = governing.line(
  '12',
  {
    en: 'Then Govern. 1st printing: in random COIN-Controlled spaces. With Support, no Coalition Base and +1 Pop, turn Aid into Patronage and set Neutral; with Support and a Coalition Base, or Population 0, add +1 Pop.',
    es: 'Luego Gobernar. 1.ª impresión: en casillas al azar con Control COIN. Con Apoyo, sin Base de la Coalición y con +1 Pob, pasa Ayuda a Patrocinio y establece Neutral; con Apoyo y una Base de la Coalición, o Población 0, añade +1 Pob.',
    pl: 'Potem rządzenie. 1. druk: na losowych polach pod kontrolą COIN. Z poparciem, bez bazy koalicji i z +1 Pop zamień wsparcie w patronat i ustaw poziom neutralny; z poparciem i bazą koalicji albo z populacją 0 dodaj +1 Pop.',
  },
  { where: (np: NonPlayer, s: Space) => canSiphon(np, s) || canReturn(np, s), when: isFirst },
)
const ROLL = governing.line('13', {
  en: '1st printing: with Support, no Coalition Base and no +1 Pop: on a die roll above the number of +1 Pop markers left, turn Aid into Patronage; otherwise add +1 Pop.',
  es: '1.ª impresión: con Apoyo, sin Base de la Coalición ni +1 Pob: si el dado supera el número de marcadores de +1 Pob que quedan, pasa Ayuda a Patrocinio; si no, añade +1 Pob.',
  pl: '1. druk: z poparciem, bez bazy koalicji i bez +1 Pop: jeśli wynik rzutu jest wyższy niż liczba pozostałych żetonów +1 Pop, zamień wsparcie w patronat, w przeciwnym razie dodaj +1 Pop.',
})
const GOVERN_LINES: readonly SpaceLine[] = [...GOVERN_SECOND, GOVERN_FIRST]

/** Where both are possible a die decides. */
function governFirst(np: NonPlayer, s: Space): Word | undefined {
  if (!canSiphon(np, s) || !canReturn(np, s)) return np.firstOf(GOVERN_FIRST, [canSiphon(np, s) ? SIPHON : RETURN])
  const markersLeft = POOLS.returnees - inPlay(np.g, RETURNEES)
  return np.say(ROLL, np.die() > markersLeft ? SIPHON : RETURN)
}

/** The line by which it Governs, if it can. */
function whyGovern(np: NonPlayer): SpaceLine | undefined {
  if (!np.q.isPossible(govern.word)) return undefined
  return GOVERN_LINES.find((line) => line.when?.(np) !== false && AFGHAN.some((s) => line.where(np, s)))
}

// Transport.

const CONVOY = transporting.line('14', {
  en: 'If it cannot Govern like that: Transport from the COIN-Controlled space with the most Troops beyond what Control needs; 1 stays.',
  es: 'Si no es posible Gobernar así: Transporte desde la casilla con Control COIN a la que más Tropas le sobren para el Control; 1 se queda.',
  pl: 'Jeśli takie rządzenie nie jest możliwe: transport z pola pod kontrolą COIN, gdzie jest najwięcej wojska ponad potrzeby kontroli; 1 kostka zostaje.',
})
const GARRISON = transporting.line('15', {
  en: 'To a province with Police but without Troops or a COIN Base.',
  es: 'A una provincia con Policía pero sin Tropas ni Base COIN.',
  pl: 'Do prowincji z policją, ale bez wojska i bez bazy COIN.',
})
const CONQUER = transporting.line('16', {
  en: 'Otherwise to where they add the most COIN-Controlled Population, if possible in place of Taliban Control.',
  es: 'Si no, adonde añadan más Población bajo Control COIN, si es posible en lugar de Control Talibán.',
  pl: 'W przeciwnym razie tam, gdzie wojsko doda najwięcej populacji pod kontrolą COIN, w miarę możliwości zamiast kontroli talibów.',
})

const excessTroops = ({ g }: NonPlayer, s: Space): number => excess(g, s, governmentTroops(g, s))
/** Those that go: one stays in any case. */
const passengers = (np: NonPlayer, s: Space): number => Math.min(excessTroops(np, s), governmentTroops(np.g, s) - 1)

const mostExcess = most(
  { en: 'most Troops to spare', es: 'más Tropas sobrantes', pl: 'najwięcej zbędnego wojska' },
  excessTroops,
)
const talibanControlFirst = first(
  { en: 'under Taliban Control', es: 'bajo Control Talibán', pl: 'pod kontrolą talibów' },
  ({ g }, s) => controlledBy(g, s) === TALIBAN_CONTROL,
)

const isBare = ({ g }: NonPlayer, s: Space): boolean =>
  isProvince(s) && police(g, s) > 0 && governmentTroops(g, s) + coalitionTroops(g, s) === 0 && coinBases(g, s) === 0
const falls = ({ g }: NonPlayer, s: Space, n: number): boolean =>
  !holdsCoin(g, s) && population(g, s) > 0 && lacking(g, s) <= n

/** Where Troops set out, if there is somewhere for them to go. */
const convoy = (np: NonPlayer): Space | undefined =>
  np.once('convoy', () => {
    const open = spacesWith(np.g, GOVERNMENT).filter((s) => passengers(np, s) > 0)
    const from = np.bestOf(CONVOY, open, [mostExcess])
    if (from === undefined) return undefined
    const n = passengers(np, from)
    const ways = tolls(np.g, from)
    return AFGHAN.some((s) => ways[s] !== OUT_OF_REACH && (isBare(np, s) || falls(np, s, n))) ? from : undefined
  })

/** Transport, if the chart finds a way for it. */
export function joinTransport(np: NonPlayer): Word | undefined {
  if (!np.q.isPossible(transport.word) || convoy(np) === undefined) return undefined
  np.putDiceAside()
  return np.say(CONVOY, transport.word)
}

/** Govern, or else Transport. */
export function joinGovern(np: NonPlayer): Word | undefined {
  const line = whyGovern(np)
  return line === undefined ? joinTransport(np) : np.say(line, govern.word)
}

/** The numbers of cubes that a Train (3.2.1) or a Transport (4.3.2) asks for. */
export function howManyTrain(np: NonPlayer): Word | undefined {
  if (np.q.rule === '3.2.1') return fetched(np)
  return np.q.rule === '4.3.2' ? np.number(CONVOY, passengers(np, here(np))) : undefined
}

export const trainAnswers: Answers = {
  'train.where'(np) {
    if (np.isOver) return np.done()
    const isLast = (): boolean => np.op?.spaces.length !== 0 && !followsUp(np)
    return np.select(TRAIN_LINES) ?? (isLast() ? joinGovern(np) : undefined) ?? np.done()
  },
  'place.how-many'(np) {
    if (np.op?.rules.word !== TRAIN || np.q.rule !== '3.2.1') return undefined
    const { g } = np
    const troops = evenTroops(mostCubes(g), available(g, GOVERNMENT_POLICE), available(g, GOVERNMENT_TROOPS))
    return np.q.params?.piece === GOVERNMENT_TROOPS ? np.number(CUBES, troops) : np.highest(CUBES)
  },
  'train.fetch'(np) {
    if (isSecond(np)) return np.done()
    np.note('lend', np.q.params?.n)
    return np.chooseSpace(FETCH, mayLend) ?? np.done()
  },
  'train.then'(np) {
    if (baseSite(np) !== undefined) return np.firstOf(BASE_SITE, [BASE]) ?? np.leave(NEITHER)
    const isWanted = !np.isOver && np.op?.spaces.some((s) => canPersuade(np, s)) === true
    return (isWanted ? np.firstOf(TRAIN_CIVIC, [CIVIC_ACTION]) : undefined) ?? np.leave(NEITHER)
  },
  'train.then-where'(np) {
    const site = baseSite(np)
    return site === undefined
      ? np.chooseSpace(TRAIN_CIVIC, canPersuade, [greatestShift()])
      : np.firstOf(BASE_SITE, [spaceWord(site)])
  },
  'train.base-troops': (np) => np.number(BASE_SITE, 1),
  'govern.where': (np) => np.select(GOVERN_LINES) ?? np.done(),
  'govern.how': (np) => (isSecond(np) ? np.way(here(np), GOVERN_SECOND) : governFirst(np, here(np))),
  'transport.from'(np) {
    const from = convoy(np)
    return from === undefined ? np.done() : np.firstOf(CONVOY, [spaceWord(from)])
  },
  'transport.to'(np) {
    const n = passengers(np, here(np))
    return (
      np.chooseSpace(GARRISON, isBare) ??
      np.chooseSpace(CONQUER, (_, s) => falls(np, s, n), [highestPopulation, talibanControlFirst]) ??
      np.done()
    )
  },
}
