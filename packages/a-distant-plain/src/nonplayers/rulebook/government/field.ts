import {
  type Criterion,
  first,
  highestPopulation,
  most,
  type NonPlayer,
  type Order,
  oppositionFirst,
  Sheet,
  type SpaceLine,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { allPieces, bases, guerrillas, move, pieces } from '@coinflict/kernel/rules'
import {
  count,
  type Game,
  type Line,
  type Piece,
  resources,
  type Space,
  spacesWith,
  type Word,
} from '@coinflict/kernel/state'
import { eradicate } from '../../../activities/eradicate.ts'
import {
  active,
  base,
  cubes,
  GOVERNMENT,
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  governmentCubes,
  governmentTroops,
  police,
  TALIBAN,
  underground,
  WARLORDS,
} from '../../../forces.ts'
import { approachesTo, isCity, isLoc, isPashtun, isProvince, LOCS_AND_CITIES } from '../../../map.ts'
import { ASSAULT, governmentStrength } from '../../../operations/assault.ts'
import { isAnyHidden } from '../../../operations/coin.ts'
import { connected, PATROL } from '../../../operations/patrol.ts'
import { isOpen, SWEEP, sweepStrength } from '../../../operations/sweep.ts'
import type { Answers } from '../../answers.ts'
import { here, locLast, nextSpace } from '../../terms.ts'
import { assaultLosses, holdsCoin, isNobodyLost, lacking, mostActivated, spare, talibanFirst } from '../coin.ts'
import { joinGovern, joinTransport } from './train.ts'

/** 8.6.3-5 The Government in the field: Patrol, Sweep, Assault. */
const sheet = new Sheet()
const patrol = sheet.part('8.6.3', PATROL)
const sweep = sheet.part('8.6.4', SWEEP)
const assault = sheet.part('8.6.5', ASSAULT)
const eradicating = sheet.part('8.6.5', eradicate.word)
export const fieldLines = sheet.lines

/** Pieces in the order in which an Assault removes them, as far as they are exposed. */
const PREY: readonly Piece[] = [TALIBAN, WARLORDS].flatMap((f) => [base(f), underground(f), active(f)])

// 8.6.3 Patrol.

const isOverrun = (g: Game, s: Space): boolean => guerrillas(g, TALIBAN, s) > allPieces(g, s) - pieces(g, TALIBAN, s)

export const PATROL_STEP: Step = patrol.line(
  '1',
  {
    en: 'Otherwise Patrol if Taliban Guerrillas outnumber all other pieces on a LoC or in Kabul.',
    es: 'Si no, Patrulla si las Guerrillas Talibanes superan a todas las demás fichas en una LdC o en Kabul.',
    pl: 'W przeciwnym razie patrol, jeśli na LiKomie lub w Kabulu jest więcej partyzantów talibów niż innych elementów.',
  },
  {
    operation: PATROL,
    when: ({ g }: NonPlayer) => LOCS_AND_CITIES.some((s) => isOverrun(g, s)),
    ifNone: [SWEEP, ASSAULT],
  },
)
const REINFORCE = patrol.line('2', {
  en: 'Move cubes in there to equal the Taliban Guerrillas: 1 Police, the rest Troops, each from the city or province with the most.',
  es: 'Lleva allí cubos hasta igualar a las Guerrillas Talibanes: 1 Policía y el resto Tropas, cada uno de la ciudad o provincia con más.',
  pl: 'Wprowadź tam kostki, aż dorównają liczbą partyzantom talibów: 1 kostka policji, reszta wojska, każda z miasta lub prowincji, gdzie jest ich najwięcej.',
})
const CLEAR = patrol.line('3', {
  en: 'Then Assault on the LoC where it removes most Taliban.',
  es: 'Luego Asalto en la LdC donde elimine más Talibanes.',
  pl: 'Potem szturm na LiKomie, gdzie usunie najwięcej talibów.',
})

/** One cube after another is sent on a copy of the map, so that each comes from where the most are by then. */
function planPatrol(np: NonPlayer): Order[] {
  const g = np.draft()
  const overrun = LOCS_AND_CITIES.filter((s) => isOverrun(g, s))
  const open = [...overrun]
  const orders: Order[] = []
  for (let to = np.bestOf(REINFORCE, open); to !== undefined; to = np.bestOf(REINFORCE, open)) {
    open.splice(open.indexOf(to), 1)
    const origins = reachOf(g, to).filter((s) => !overrun.includes(s))
    while (cubes(g, to) < guerrillas(g, TALIBAN, to)) {
      const order = sendCube(np, g, origins, to)
      if (order === undefined) break
      orders.push(order)
    }
  }
  return together(orders)
}

/** Cities and provinces from where cubes can come. */
function reachOf(g: Game, to: Space): readonly Space[] {
  const reach = connected(g, to)
  return spacesWith(g, GOVERNMENT).filter((s) => reach[s] === 1 && !isLoc(s))
}

function sendCube(np: NonPlayer, g: Game, origins: readonly Space[], to: Space): Order | undefined {
  const kinds = police(g, to) === 0 ? [GOVERNMENT_POLICE, GOVERNMENT_TROOPS] : [GOVERNMENT_TROOPS, GOVERNMENT_POLICE]
  for (const piece of kinds) {
    const open = origins.filter((s) => count(g, s, piece) > 0 && spare(g, s) > 0)
    const from = np.bestOf(REINFORCE, open, [mostOfKind(g, piece)])
    if (from === undefined) continue
    move(g, piece, from, to)
    return { from, to, pieces: [[piece, 1]], line: REINFORCE, explanation: np.reason }
  }
  return undefined
}

const mostOfKind = (g: Game, piece: Piece): Criterion =>
  most({ en: 'most of that kind', es: 'más de ese tipo', pl: 'najwięcej tego rodzaju' }, (_, s) => count(g, s, piece))

/** Orders with the same way become one. */
export function together(orders: readonly Order[]): Order[] {
  const joined: Order[] = []
  for (const order of orders) {
    const at = joined.findIndex(({ from, to, line }) => from === order.from && to === order.to && line === order.line)
    const before = joined[at]
    if (before === undefined) joined.push(order)
    else joined[at] = { ...before, pieces: sum([...before.pieces, ...order.pieces]) }
  }
  return joined
}
const sum = (numbers: Order['pieces']): Order['pieces'] => {
  const totals = new Map<Piece, number>()
  for (const [piece, n] of numbers) totals.set(piece, (totals.get(piece) ?? 0) + n)
  return [...totals]
}

const talibanLost = ({ g }: NonPlayer, s: Space): number => {
  const { taliban } = assaultLosses(g, s, governmentStrength(g, s))
  return taliban.guerrillas + taliban.bases
}
const mostTaliban = most(
  { en: 'most Taliban removed', es: 'más Talibanes eliminados', pl: 'najwięcej usuniętych talibów' },
  talibanLost,
)

// 8.6.4 Sweep.

/** Government Troops that can come to a space without a change of Control where they leave. */
function reinforcements({ g }: NonPlayer, to: Space): number {
  let sum = 0
  for (const way of approachesTo(to)) {
    if (isOpen(g, way)) sum += Math.min(governmentTroops(g, way.from), spare(g, way.from))
  }
  return sum
}

export const SWEEP_STEP: Step = sweep.line(
  '1',
  {
    en: 'Otherwise Sweep, unless Assault and Eradicate would remove a Base or 2 Guerrillas.',
    es: 'Si no, Barrido, salvo que el Asalto y la Erradicación eliminaran una Base o 2 Guerrillas.',
    pl: 'W przeciwnym razie przeszukiwanie, chyba że szturm i niszczenie upraw usunęłyby bazę lub 2 partyzantów.',
  },
  { operation: SWEEP, when: () => true, ifNone: [ASSAULT] },
)
const MOVE_IN: SpaceLine = sweep.line(
  '2',
  {
    en: 'Into the space of highest Population possible, move enough Troops to add COIN Control.',
    es: 'A la casilla posible de mayor Población, lleva Tropas suficientes para añadir Control COIN.',
    pl: 'Na możliwe pole o największej populacji wprowadź dość wojska, by zyskać kontrolę COIN.',
  },
  {
    where: (np: NonPlayer, s: Space) => !holdsCoin(np.g, s) && reinforcements(np, s) >= lacking(np.g, s),
    by: [highestPopulation],
    most: 1,
  },
)
const IN_PLACE: SpaceLine = sweep.line(
  '3',
  {
    en: 'Then without moving, where the most Taliban, then Warlord Guerrillas turn Active; 3 spaces in all.',
    es: 'Luego, sin mover, donde se Activen más Guerrillas Talibanes, luego de los Señores de la Guerra; 3 casillas en total.',
    pl: 'Potem bez ruchu tam, gdzie aktywnych stanie się najwięcej partyzantów talibów, potem watażków; razem 3 pola.',
  },
  {
    where: ({ g }: NonPlayer, s: Space) => sweepStrength(g, GOVERNMENT, s) > 0 && isAnyHidden(g, s),
    by: [
      ...mostActivated(({ g }, s) => sweepStrength(g, GOVERNMENT, s)),
      first({ en: 'Kabul', es: 'Kabul', pl: 'Kabul' }, (_, s) => isCity(s)),
    ],
  },
)
const SWEEP_LINES: readonly SpaceLine[] = [MOVE_IN, IN_PLACE]

// 8.6.5 Assault.

const MOST_ASSAULTS = 3
const COST = 3

const lossesAt = ({ g }: NonPlayer, s: Space) => assaultLosses(g, s, governmentStrength(g, s))
const isWorthwhile = (np: NonPlayer, s: Space): boolean => {
  const { taliban, warlords } = lossesAt(np, s)
  return !isNobodyLost(taliban) || !isNobodyLost(warlords)
}
/** Whether an Assault there removes what the chart speaks of. A Warlords Base alone is left to Eradicate. */
const isSought = (np: NonPlayer, s: Space): boolean => {
  const { taliban, warlords } = lossesAt(np, s)
  return !isNobodyLost(taliban) || warlords.guerrillas > 0
}

const ASSAULT_BY: readonly Criterion[] = [
  most(
    { en: 'most Taliban Bases removed', es: 'más Bases Talibanes eliminadas', pl: 'najwięcej usuniętych baz talibów' },
    (np, s) => lossesAt(np, s).taliban.bases,
  ),
  locLast,
  most(
    {
      en: 'most Taliban Guerrillas removed',
      es: 'más Guerrillas Talibanes eliminadas',
      pl: 'najwięcej usuniętych partyzantów talibów',
    },
    (np, s) => lossesAt(np, s).taliban.guerrillas,
  ),
  most(
    {
      en: 'most Warlord Guerrillas removed',
      es: 'más Guerrillas de los Señores de la Guerra eliminadas',
      pl: 'najwięcej usuniętych partyzantów watażków',
    },
    (np, s) => lossesAt(np, s).warlords.guerrillas,
  ),
]

const canEradicate = ({ g }: NonPlayer, s: Space): boolean =>
  isProvince(s) && holdsCoin(g, s) && governmentCubes(g, s) > 0 && bases(g, WARLORDS, s) > 0

/** Whether Assault, in the spaces that it would choose, and Eradicate remove a Base or 2 guerrillas. */
function isWorthAssaulting(np: NonPlayer): boolean {
  const spaces = spacesWith(np.g, GOVERNMENT).filter((s) => isWorthwhile(np, s))
  if (spaces.length === 0) return false
  if (spacesWith(np.g, GOVERNMENT).some((s) => canEradicate(np, s))) return true
  const scores = new Map(spaces.map((s) => [s, ASSAULT_BY.map(({ score }) => score(np, s))]))
  spaces.sort((a, b) => compare(scores.get(b), scores.get(a)))
  let removed = 0
  for (const s of spaces.slice(0, Math.min(MOST_ASSAULTS, Math.floor(resources(np.g, GOVERNMENT) / COST)))) {
    const { taliban, warlords } = lossesAt(np, s)
    if (taliban.bases + warlords.bases > 0) return true
    removed += taliban.guerrillas + warlords.guerrillas
  }
  return removed >= 2
}

/** Compares by the first score in which two differ. */
function compare(a: readonly number[] = [], b: readonly number[] = []): number {
  const at = a.findIndex((n, i) => n !== b[i])
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number)
}

export const ASSAULT_STEP: Step = assault.line(
  '1',
  {
    en: 'Otherwise Assault if, with Eradicate, it removes a Base or 2 Guerrillas.',
    es: 'Si no, Asalto si, con Erradicación, elimina una Base o 2 Guerrillas.',
    pl: 'W przeciwnym razie szturm, jeśli wraz z niszczeniem upraw usunie bazę lub 2 partyzantów.',
  },
  { operation: ASSAULT, when: isWorthAssaulting, ifNone: [] },
)
const STRIKE: SpaceLine = assault.line(
  '2',
  {
    en: 'In up to 3 spaces: to remove most Taliban Bases, then most Taliban, then Warlord Guerrillas, LoCs last.',
    es: 'En hasta 3 casillas: para eliminar más Bases Talibanes, luego más Guerrillas Talibanes, luego de los Señores de la Guerra, las LdC al final.',
    pl: 'Na najwyżej 3 polach: by usunąć najwięcej baz talibów, potem partyzantów talibów, potem watażków, LiKomy na końcu.',
  },
  { where: isSought, by: ASSAULT_BY },
)
const TARGET = assault.line('3', {
  en: 'In each space, target the Taliban, then the Warlords.',
  es: 'En cada casilla, contra los Talibanes y luego contra los Señores de la Guerra.',
  pl: 'Na każdym polu przeciw talibom, potem przeciw watażkom.',
})
const ERADICATE: SpaceLine = eradicating.line(
  '4',
  {
    en: 'Then Eradicate in 1 or 2 spaces: first with Opposition, then not Pashtun, then at random.',
    es: 'Luego Erradicación en 1 o 2 casillas: primero con Oposición, luego no Pastunes, luego al azar.',
    pl: 'Potem niszczenie upraw na 1 lub 2 polach: najpierw z opozycją, potem niepasztuńskich, potem losowo.',
  },
  {
    where: () => true,
    by: [
      first(
        { en: 'with a Warlord Base', es: 'con Base de los Señores de la Guerra', pl: 'z bazą watażków' },
        ({ g }, s) => bases(g, WARLORDS, s) > 0,
      ),
      oppositionFirst,
      first({ en: 'not Pashtun', es: 'no Pastún', pl: 'pole niepasztuńskie' }, (_, s) => !isPashtun(s)),
    ],
  },
)

/** Eradicate, or else Transport, once an Assault was made. */
const joinEradicate = (np: NonPlayer): Word | undefined =>
  np.q.isPossible(eradicate.word) ? np.say(ERADICATE, eradicate.word) : joinTransport(np)

const PATROL_ORDERS = (np: NonPlayer) => () => planPatrol(np)

/** The numbers of cubes that a Patrol (3.2.2) or a Sweep (3.2.3) asks for. */
export function howManyField(np: NonPlayer): Word | undefined {
  const { g, q } = np
  if (q.rule === '3.2.2') return np.ordered(PATROL_ORDERS(np))
  return q.rule === '3.2.3'
    ? np.number(MOVE_IN, Math.min(lacking(g, q.params?.to as Space), spare(g, here(np))))
    : undefined
}

/** Which line speaks of guerrillas that turn Active in an operation of a kind. */
const ACTIVATION: Readonly<Record<string, Line>> = { '3.2.2': CLEAR, '3.2.3': IN_PLACE }

export const fieldAnswers: Answers = {
  'patrol.from': (np) => np.nextOrigin(PATROL_ORDERS(np)) ?? np.done(),
  'patrol.to': (np) => np.destination(PATROL_ORDERS(np)) ?? np.chooseSpace(REINFORCE, ({ g }, s) => isOverrun(g, s)),
  'patrol.assault'(np) {
    const loc = np.chooseSpace(CLEAR, (_, s) => talibanLost(np, s) > 0, [mostTaliban])
    if (loc === undefined && np.op?.spaces.length === 0) np.fail()
    return loc ?? joinGovern(np) ?? np.done()
  },
  'sweep.where': (np) => nextSpace(np, SWEEP_LINES, 3) ?? np.done(),
  'sweep.from'(np) {
    const to = here(np)
    if (np.lineAt(to, SWEEP_LINES) !== MOVE_IN || lacking(np.g, to) === 0) return np.done()
    return np.chooseSpace(MOVE_IN, ({ g }, s) => spare(g, s) > 0) ?? np.done()
  },
  'activate.whose'(np) {
    const line = ACTIVATION[np.q.rule]
    return line && talibanFirst(np, line)
  },
  'assault.where'(np) {
    if (np.isOver) return np.done()
    const isFirst = np.op?.spaces.length === 0
    const next = nextSpace(np, [STRIKE], MOST_ASSAULTS)
    return next ?? (isFirst ? np.chooseSpace(STRIKE, isWorthwhile) : joinEradicate(np)) ?? np.done()
  },
  'remove.which': (np) => (np.q.rule === '3.2.4' ? np.firstPiece(TARGET, PREY) : undefined),
  'eradicate.where': (np) => np.select([ERADICATE]) ?? np.done(),
  'activity.after': (np) => (np.op?.rules.word === SWEEP ? joinTransport(np) : joinGovern(np)) ?? np.done(),
}
