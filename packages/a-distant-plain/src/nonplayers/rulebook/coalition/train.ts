import {
  first,
  highestPopulation,
  leastPopulation,
  most,
  type NonPlayer,
  oppositionFirst,
  Sheet,
  type SpaceLine,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { bases, pieces } from '@coinflict/kernel/rules'
import {
  available,
  count,
  type Line,
  resources,
  type Space,
  spacesWith,
  spaceWord,
  track,
  type Word,
  word,
  YES,
} from '@coinflict/kernel/state'
import { surge } from '../../../activities/surge.ts'
import { CARD, inForce } from '../../../events/lasting.ts'
import { finalPropaganda } from '../../../final.ts'
import {
  base,
  COALITION,
  COALITION_TROOPS,
  coalitionTroops,
  coinPieces,
  GOVERNMENT,
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  PATRONAGE,
  PROPAGANDA,
  police,
  room,
  SUPPORT,
  TALIBAN,
} from '../../../forces.ts'
import { AFGHAN, isCity } from '../../../map.ts'
import { ASSAULT } from '../../../operations/assault.ts'
import { SWEEP } from '../../../operations/sweep.ts'
import { farthest, mostCubes, TRAIN } from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { evenTroops, fewestPolice, fewestTerror, here, mostCoalitionTroops, nextSpace } from '../../terms.ts'
import {
  civicCost,
  civicShift,
  excess,
  greatestShift,
  hasTaliban,
  holdsCoin,
  spare,
  withTalibanFirst,
} from '../coin.ts'
import { joinLift } from './air.ts'

/** 8.8.2 The Coalition Trains, then Surges or lifts Troops. */
const sheet = new Sheet()
const train = sheet.part('8.8.2', TRAIN)
const surging = sheet.part('8.8.2', surge.word)
export const trainLines = sheet.lines

export const TRAIN_STEP: Step = train.line(
  '1',
  {
    en: 'Train if fewer than 4 Taliban pieces are in spaces with COIN pieces.',
    es: 'Entrenamiento si hay menos de 4 fichas Talibanes en casillas con fichas COIN.',
    pl: 'Szkolenie, jeśli na polach z elementami COIN jest mniej niż 4 elementy talibów.',
  },
  {
    operation: TRAIN,
    when({ g }: NonPlayer) {
      let beside = 0
      for (const s of spacesWith(g, TALIBAN)) if (coinPieces(g, s) > 0) beside += pieces(g, TALIBAN, s)
      return beside < 4
    },
    ifNone: [SWEEP, ASSAULT],
  },
)

// Where: Kabul for Patronage, or a space for Civic Action; then Coalition Bases.

const MOST_SPACES = 3
const COST = 3
const RANSOM = 3
const MANY_PATRONAGE = 20

/** Whether Patronage is turned into Resources: settled when the Training begins. */
const draws = (np: NonPlayer): boolean =>
  np.once('draws', () => {
    const patronage = track(np.g, PATRONAGE)
    return patronage >= RANSOM && (patronage > MANY_PATRONAGE || resources(np.g, GOVERNMENT) < COST)
  })

/** How far Civic Action may lead: in a Train by card 18, elsewhere to Support. */
export const farthestFor = ({ g, op }: NonPlayer): number => (op?.rules.word === TRAIN ? farthest(g, op) : SUPPORT)
export const canPersuade = (np: NonPlayer, s: Space): boolean => civicShift(np, s, farthestFor(np)) > 0
/** 8.8.5 */
export const CIVIC_BY = [greatestShift(farthestFor), oppositionFirst, fewestTerror]

const KABUL: SpaceLine = train.line(
  '2',
  {
    en: 'If Patronage is above 20 or the Government has fewer than 3 Resources: Kabul, to turn 3 Patronage into Resources.',
    es: 'Si el Patrocinio pasa de 20 o el Gobierno tiene menos de 3 Recursos: Kabul, para pasar 3 de Patrocinio a Recursos.',
    pl: 'Jeśli patronat przekracza 20 lub rząd ma mniej niż 3 zasoby: Kabul, by zamienić 3 punkty patronatu na zasoby.',
  },
  { where: (_: NonPlayer, s: Space) => isCity(s), when: draws, most: 1 },
)
export const TRAIN_CIVIC: SpaceLine = train.line(
  '3',
  {
    en: 'If not: 1 space (2 with PRTs unshaded) where Civic Action reaches a shift, as in 8.8.5.',
    es: 'Si no: 1 casilla (2 con PRTs sin sombrear) donde la Acción Cívica logre una modificación, según 8.8.5.',
    pl: 'Jeśli nie: 1 pole (2 przy niezacienionym PRTs), gdzie akcja obywatelska da przesunięcie, jak w 8.8.5.',
  },
  {
    where: canPersuade,
    when: (np: NonPlayer): boolean => !draws(np) && chosenForCivic(np).length < (hasPrts(np) ? 2 : 1),
    by: CIVIC_BY,
  },
)
const hasPrts = ({ g }: NonPlayer): boolean => inForce(g, CARD.prts, 'unshaded')
const chosenForCivic = (np: NonPlayer): readonly Space[] => np.selected(TRAIN_CIVIC, 'train.where')

const CAMPS: SpaceLine = train.line(
  '4',
  {
    en: 'Then Coalition Bases with at most 6 Government pieces beyond what COIN Control needs; 3 spaces in all.',
    es: 'Luego Bases de la Coalición con un máximo de 6 fichas del Gobierno más de las que exige el Control COIN; 3 casillas en total.',
    pl: 'Potem pola z bazą koalicji, gdzie elementów rządowych jest najwyżej o 6 więcej, niż wymaga kontrola COIN; razem 3 pola.',
  },
  {
    where: (np: NonPlayer, s: Space) =>
      bases(np.g, COALITION, s) > 0 &&
      excess(np.g, s, pieces(np.g, GOVERNMENT, s)) <= 6 &&
      canPay(np) &&
      (cubesLeft(np) > 0 || isPoliceElsewhere(np, s)),
  },
)
const TRAIN_LINES: readonly SpaceLine[] = [KABUL, TRAIN_CIVIC, CAMPS]

const CUBES = train.line('5', {
  en: 'Place as many Available cubes there as possible, Police and Troops evenly, Police first; pay for Civic Action before that.',
  es: 'Coloca allí tantos cubos Disponibles como sea posible, Policía y Tropas por igual, primero Policía; la Acción Cívica se paga antes.',
  pl: 'Umieść tam tyle dostępnych kostek, ile się da, policję i wojsko po równo, najpierw policję; akcję obywatelską opłacaj w pierwszej kolejności.',
})
const FETCH = train.line('6', {
  en: 'At those Bases, once none are Available, take up to 3 Police from the spaces with the most.',
  es: 'En esas Bases, cuando no queden Disponibles, toma hasta 3 Policías de las casillas con más.',
  pl: 'Przy tych bazach, gdy nie ma dostępnych, zabierz do 3 kostek policji z pól, gdzie jest ich najwięcej.',
})
const MOST_FETCHED = 3
const POST = train.line('7', {
  en: 'With Village Stability Operations unshaded, place 1 Police where there are Coalition Troops and fewest Police, if needed from where there are most.',
  es: 'Con Village Stability Operations sin sombrear, coloca 1 Policía donde haya Tropas de la Coalición y menos Policía, tomado, si hace falta, de donde haya más.',
  pl: 'Przy niezacienionym Village Stability Operations umieść 1 kostkę policji tam, gdzie jest wojsko koalicji i najmniej policji, w razie potrzeby zabraną stamtąd, gdzie jest jej najwięcej.',
})

const cubesLeft = ({ g }: NonPlayer): number => available(g, GOVERNMENT_TROOPS) + available(g, GOVERNMENT_POLICE)
const mayLend = ({ g }: NonPlayer, s: Space): boolean => police(g, s) > 0 && spare(g, s) > 0
const isPoliceElsewhere = (np: NonPlayer, s: Space): boolean =>
  spacesWith(np.g, GOVERNMENT).some((from) => from !== s && mayLend(np, from))
const mostPolice = most({ en: 'most Police', es: 'más Policía', pl: 'najwięcej policji' }, ({ g }, s) => police(g, s))

/** Whether cubes can be paid for in one more space when the Civic Action that was chosen is paid for. */
function canPay(np: NonPlayer): boolean {
  const kept = draws(np) ? [] : chosenForCivic(np)
  const wanted = kept.reduce((sum, s) => sum + civicCost(np.g, s, farthestFor(np)), 0)
  return resources(np.g, GOVERNMENT) - (np.op?.free === true ? 0 : COST) >= wanted
}

function placed(np: NonPlayer): Word | undefined {
  const { g, q } = np
  if (!canPay(np)) return np.number(CUBES, 0)
  const troops = evenTroops(mostCubes(g), available(g, GOVERNMENT_POLICE), available(g, GOVERNMENT_TROOPS))
  return q.params?.piece === GOVERNMENT_TROOPS ? np.number(CUBES, troops) : np.highest(CUBES)
}

function fetchFrom(np: NonPlayer): Word | undefined {
  const to = here(np)
  const wanted = np.q.params?.n as number
  const atFirst = np.once(`fetch ${to}`, () => wanted)
  if (np.lineAt(to, TRAIN_LINES) !== CAMPS || !canPay(np) || atFirst - wanted >= MOST_FETCHED) return np.done()
  return np.chooseSpace(FETCH, mayLend, [mostPolice]) ?? np.done()
}

// What follows the cubes.

const CIVIC_ACTION = word('civic-action')
const TRANSFER = word('patronage')
const NEITHER = word('neither')

const isTrained = (np: NonPlayer, s: Space): boolean => np.op?.spaces.includes(s) === true
const isForCivic = (np: NonPlayer, s: Space): boolean => {
  const chosen = chosenForCivic(np)
  return canPersuade(np, s) && (chosen.length === 0 || chosen.includes(s))
}
const canPost = (np: NonPlayer, s: Space): boolean =>
  coalitionTroops(np.g, s) > 0 && (available(np.g, GOVERNMENT_POLICE) > 0 || isPoliceElsewhere(np, s))

/** Whether something of one's own follows the cubes: then the activity can come after it. */
function followsUp(np: NonPlayer): boolean {
  if (draws(np) && AFGHAN.some((s) => isCity(s) && isTrained(np, s))) return true
  if (!draws(np) && np.op?.spaces.some((s) => isForCivic(np, s)) === true) return true
  return inForce(np.g, CARD.villageStability, 'unshaded') && spacesWith(np.g, COALITION).some((s) => canPost(np, s))
}

// Surge.

const BUILD = surging.line('8', {
  en: 'Then Surge in COIN-Controlled spaces. If the next Propaganda is not the final one: roll a die and place 1 Base in each of up to half that many spaces without a Coalition Base: highest Population, then without a Government Base.',
  es: 'Luego Oleada en casillas con Control COIN. Si la próxima Propaganda no es la final: tira un dado y coloca 1 Base en hasta la mitad de ese número de casillas sin Base de la Coalición: mayor Población, luego sin Base del Gobierno.',
  pl: 'Potem wzmocnienie na polach pod kontrolą COIN. Jeśli następna propaganda nie jest finałowa: rzuć kością i umieść po 1 bazie na polach bez bazy koalicji, w liczbie do połowy wyniku: największa populacja, potem bez bazy rządowej.',
})
const LAND = surging.line('9', {
  en: 'Then up to that many Available Troops, evenly into those and other spaces, 3 in all, first with Taliban.',
  es: 'Luego hasta ese mismo número de Tropas Disponibles, por igual en esas y otras casillas, 3 en total, primero con Talibanes.',
  pl: 'Potem dostępne wojsko w liczbie do wyniku tego rzutu, równomiernie na te i inne pola, razem 3, najpierw z talibami.',
})
const LEAVE = surging.line('10', {
  en: 'If the next Propaganda is the final one: all Coalition Troops in 1 space become Available: most Troops, then lowest Population.',
  es: 'Si la próxima Propaganda es la final: todas las Tropas de la Coalición de 1 casilla pasan a Disponibles: más Tropas, luego menor Población.',
  pl: 'Jeśli następna propaganda jest finałowa: całe wojsko koalicji z 1 pola staje się dostępne: najwięcej wojska, potem najmniejsza populacja.',
})
const DONATE = surging.line('11', {
  en: 'In either case, add a die roll to Aid.',
  es: 'En ambos casos, suma una tirada de dado a la Ayuda.',
  pl: 'W obu przypadkach dodaj wynik rzutu kością do wsparcia.',
})

/** What a Surge changes in one space. */
interface Change {
  readonly space: Space
  readonly line: Line
  readonly base: number
  readonly troops: number
}

const isFinalNext = ({ g }: NonPlayer): boolean => track(g, PROPAGANDA) + 1 >= finalPropaganda(g)

/** Spaces one after another, each the best of those left. */
function ranked(np: NonPlayer, line: Line, among: readonly Space[], n: number, by: SpaceLine['by']): readonly Space[] {
  const open = [...among]
  const found: Space[] = []
  while (found.length < n && open.length > 0) {
    const s = np.bestOf(line, open, by) as Space
    open.splice(open.indexOf(s), 1)
    found.push(s)
  }
  return found
}

const noGovernmentBaseFirst = first(
  { en: 'without a Government Base', es: 'sin Base del Gobierno', pl: 'bez bazy rządowej' },
  ({ g }, s) => bases(g, GOVERNMENT, s) === 0,
)

/** What the die of a Surge shows: it is thrown before anything else. */
const rollOf = (np: NonPlayer): number => np.once('surge roll', () => np.die())

const isHeld = ({ g }: NonPlayer, s: Space): boolean => holdsCoin(g, s)
const isSite = (np: NonPlayer, s: Space): boolean =>
  isHeld(np, s) && bases(np.g, COALITION, s) === 0 && room(np.g, base(COALITION), s) > 0
const newBases = (np: NonPlayer): number => Math.min(rollOf(np) >> 1, available(np.g, base(COALITION)))
const newTroops = (np: NonPlayer): number => Math.min(rollOf(np), available(np.g, COALITION_TROOPS))
const mayGoHome = (np: NonPlayer, s: Space): boolean => isHeld(np, s) && coalitionTroops(np.g, s) > 0

/** The line by which it Surges, if it can. */
function whySurge(np: NonPlayer): Line | undefined {
  if (isFinalNext(np)) return AFGHAN.some((s) => mayGoHome(np, s)) ? LEAVE : undefined
  if (newBases(np) > 0 && AFGHAN.some((s) => isSite(np, s))) return BUILD
  return newTroops(np) > 0 && AFGHAN.some((s) => isHeld(np, s)) ? LAND : undefined
}

function planArrival(np: NonPlayer): readonly Change[] {
  const { g } = np
  const held = AFGHAN.filter((s) => isHeld(np, s))
  const open = held.filter((s) => isSite(np, s))
  const sites = ranked(np, BUILD, open, newBases(np), [highestPopulation, noGovernmentBaseFirst])
  const others = held.filter((s) => !sites.includes(s))
  const spaces = [...sites, ...ranked(np, LAND, others, MOST_SPACES - sites.length, [withTalibanFirst])]
  const inTurn = [...spaces.filter((s) => hasTaliban(g, s)), ...spaces.filter((s) => !hasTaliban(g, s))]
  return spaces
    .map((space) => {
      const share = Math.ceil((newTroops(np) - inTurn.indexOf(space)) / spaces.length)
      const isNew = sites.includes(space)
      return { space, line: isNew ? BUILD : LAND, base: isNew ? 1 : 0, troops: Math.max(0, share) }
    })
    .filter(({ base: built, troops: landed }) => built + landed > 0)
}

function planDeparture(np: NonPlayer): readonly Change[] {
  const open = AFGHAN.filter((s) => mayGoHome(np, s))
  const space = np.bestOf(LEAVE, open, [mostCoalitionTroops, leastPopulation])
  return space === undefined ? [] : [{ space, line: LEAVE, base: 0, troops: -coalitionTroops(np.g, space) }]
}

const plan = (np: NonPlayer): readonly Change[] =>
  np.once('surge', () => (isFinalNext(np) ? planDeparture(np) : planArrival(np)))

/** Surge, or else Air Lift. */
export function joinSurge(np: NonPlayer): Word | undefined {
  const line = np.q.isPossible(surge.word) ? whySurge(np) : undefined
  if (line !== undefined) return np.say(line, surge.word)
  np.putDiceAside()
  return joinLift(np)
}

function standing(np: NonPlayer): Word | undefined {
  const { g, q } = np
  const piece = q.params?.piece === COALITION_TROOPS ? COALITION_TROOPS : base(COALITION)
  const change = plan(np).find(({ space }) => space === here(np))
  const more = piece === COALITION_TROOPS ? change?.troops : change?.base
  const line = change === undefined || (change.line === BUILD && piece === COALITION_TROOPS) ? LAND : change.line
  return np.number(line, count(g, here(np), piece) + (more ?? 0))
}

/** The numbers of cubes that a Train (3.2.1) takes from the map. */
export const howManyFetched = (np: NonPlayer): Word | undefined =>
  np.q.rule === '3.2.1' ? np.number(FETCH, np.q.params?.piece === GOVERNMENT_POLICE ? 1 : 0) : undefined

export const trainAnswers: Answers = {
  'train.where'(np) {
    if (np.isOver) return np.done()
    const isLast = (): boolean => np.op?.spaces.length !== 0 && !followsUp(np)
    return nextSpace(np, TRAIN_LINES, MOST_SPACES) ?? (isLast() ? joinSurge(np) : undefined) ?? np.done()
  },
  'place.how-many': (np) => (np.op?.rules.word === TRAIN && np.q.rule === '3.2.1' ? placed(np) : undefined),
  'train.fetch': fetchFrom,
  'train.then'(np) {
    if (draws(np)) return np.firstOf(KABUL, [TRANSFER]) ?? np.leave(NEITHER)
    const isAny = !np.isOver && np.op?.spaces.some((s) => isForCivic(np, s)) === true
    return (isAny ? np.firstOf(TRAIN_CIVIC, [CIVIC_ACTION]) : undefined) ?? np.leave(NEITHER)
  },
  'train.then-where': (np) => np.chooseSpace(TRAIN_CIVIC, isForCivic, CIVIC_BY) ?? np.done(),
  'train.police': (np) => np.chooseSpace(POST, canPost, [fewestPolice]) ?? np.done(),
  'train.police-from': (np) => np.chooseSpace(POST, mayLend, [mostPolice]),
  'surge.where'(np) {
    const next = plan(np).find(({ space }) => np.q.isPossible(spaceWord(space)))
    np.putDiceAside()
    return next === undefined ? np.done() : np.say(next.line, spaceWord(next.space))
  },
  'surge.how-many': standing,
  'surge.roll': (np) => np.firstOf(DONATE, [YES]),
  'surge.aid': (np) => np.highest(DONATE),
}
