import {
  type Chart,
  type Faction,
  inPlay,
  type NonPlayer,
  type Order,
  Sheet,
  type Space,
  type SpaceLine,
  type Step,
  spacesWith,
  type Word,
  word,
} from '@coinflict/kernel'
import { bribe } from '../../activities/bribe.ts'
import { cultivate } from '../../activities/cultivate.ts'
import { process } from '../../activities/process.ts'
import {
  AUC,
  activeOf,
  allBases,
  availableBases,
  availableGuerrillas,
  bases,
  CARTELS,
  enemies,
  FARC,
  GOVT,
  nearby,
  POOLS,
  pieces,
  shipment,
} from '../../forces.ts'
import { isDepartment, isLoc, pop } from '../../map.ts'
import { MARCH } from '../../operations/march.ts'
import { RALLY } from '../../operations/rally.ts'
import { TERROR } from '../../operations/terror.ts'
import { removal } from '../general.ts'
import { marchOrder } from '../march.ts'
import {
  couldCultivate,
  hasBaseLeft,
  hasCubes,
  hasRoom,
  nextSpace,
  oppositionFirst,
  own,
  supportFirst,
  unladen,
} from '../terms.ts'

/** 8.5 The Cartels of the 1st edition. */
const sheet = new Sheet()
const rally = sheet.part('8.5.1', RALLY)
const growing = sheet.part('8.5.1', cultivate.word)
const march = sheet.part('8.5.2', MARCH)
const processing = sheet.part('8.5.2', process.word)
const terror = sheet.part('8.5.3', TERROR)
const bribing = sheet.part('8.5.3', bribe.word)

const shipmentsLeft = (np: NonPlayer): number => POOLS.shipments - inPlay(np.g, shipment(CARTELS))

// The flow: Rally, March, Terror; what cannot be done falls back on the operation before it (8.1.1).

export const STEPS: readonly Step[] = [
  rally.line(
    '1',
    {
      en: 'Rally if 10 or more own pieces are Available, or if it could place a Base.',
      es: 'Reúne si hay 10 o más fichas propias Disponibles, o si podría colocar una Base.',
      pl: 'Zbiórka, jeśli co najmniej 10 własnych elementów jest dostępnych albo gdyby dała bazę.',
    },
    {
      operation: RALLY,
      when: (np: NonPlayer) =>
        availableGuerrillas(np.g, CARTELS) + availableBases(np.g, CARTELS) >= 10 ||
        (hasBaseLeft(np) && spacesWith(np.g, CARTELS).some((s) => RALLY_LINES[0]?.where(np, s))),
      ifNone: [],
    },
  ),
  march.line(
    '1',
    {
      en: 'Otherwise March if a Shipment is Available.',
      es: 'Si no, Marcha si hay un Envío Disponible.',
      pl: 'W przeciwnym razie marsz, jeśli jest dostępna dostawa.',
    },
    { operation: MARCH, when: (np: NonPlayer) => shipmentsLeft(np) > 0, ifNone: [RALLY] },
  ),
  terror.line(
    '1',
    { en: 'Otherwise Terror.', es: 'Si no, Terror.', pl: 'W przeciwnym razie terror.' },
    { operation: TERROR, when: () => true, ifNone: [MARCH, RALLY] },
  ),
]

// 8.5.1 Rally, then Cultivate.

const BASE = word('base')
const MANY = word('many')
const REGROUP = word('regroup')
const GUERRILLA = word('guerrilla')

const RALLY_LINES: readonly SpaceLine[] = [
  rally.line(
    '2',
    {
      en: 'Where 2 Guerrillas carry no Shipment and fewer than 2 Bases stand: replace 2 with a Base.',
      es: 'Donde 2 Guerrillas no lleven Envío y haya menos de 2 Bases: sustituye 2 por una Base.',
      pl: 'Gdzie 2 partyzantów nie ma dostawy i stoją mniej niż 2 bazy: zamień 2 na bazę.',
    },
    {
      where: (np: NonPlayer, s: Space) => !isLoc(s) && unladen(np, s) >= 2 && hasRoom(np, s),
      when: hasBaseLeft,
      way: BASE,
    },
  ),
  rally.line(
    '3',
    {
      en: 'Where Active Guerrillas, an own Base and cubes stand: flip the Guerrillas Underground.',
      es: 'Donde haya Guerrillas Activas, una Base propia y cubos: oculta las Guerrillas.',
      pl: 'Gdzie stoją aktywni partyzanci, własna baza i kostki: ukryj partyzantów.',
    },
    {
      where: (np: NonPlayer, s: Space) =>
        activeOf(np.g, CARTELS, s) > 0 && bases(np.g, CARTELS, s) > 0 && hasCubes(np, s),
      way: REGROUP,
    },
  ),
  rally.line(
    '4',
    {
      en: 'At own Bases without own Guerrillas: place Guerrillas; if none is Available, bring up to 3 from spaces without own Bases.',
      es: 'En Bases propias sin Guerrillas propias: coloca Guerrillas; si no hay Disponibles, trae hasta 3 de casillas sin Bases propias.',
      pl: 'Przy własnych bazach bez własnych partyzantów: umieść partyzantów; jeśli nie ma dostępnych, sprowadź do 3 z pól bez własnych baz.',
    },
    { where: (np: NonPlayer, s: Space) => bases(np.g, CARTELS, s) > 0 && own(np, s) === 0, way: MANY },
  ),
  rally.line(
    '5',
    {
      en: 'Last, in 1 random department where Cultivate could then place a Base: place Guerrillas.',
      es: 'Por último, en 1 departamento al azar donde Cultivar podría colocar luego una Base: coloca Guerrillas.',
      pl: 'Na koniec w 1 losowym departamencie, w którym uprawa mogłaby potem dać bazę: umieść partyzantów.',
    },
    {
      where: (np: NonPlayer, s: Space) => isDepartment(s) && couldCultivate(np, s, own(np, s) + placed(np, s)),
      when: (np: NonPlayer) => availableGuerrillas(np.g, CARTELS) > 0 && hasBaseLeft(np),
      most: 1,
      way: MANY,
    },
  ),
]

/** How many guerrillas a Rally places there. */
const placed = (np: NonPlayer, s: Space): number =>
  Math.min(availableGuerrillas(np.g, CARTELS), bases(np.g, CARTELS, s) === 0 ? 1 : pop(s) + bases(np.g, CARTELS, s))

const GROW_NEW = growing.line('6', {
  en: 'Then Cultivate: a new Base in a department just selected.',
  es: 'Luego Cultiva: una Base nueva en un departamento recién elegido.',
  pl: 'Potem uprawa: nowa baza w właśnie wybranym departamencie.',
})
const GROW_MOVE = growing.line('7', {
  en: 'Otherwise move a Base from a space with 2 own Bases to one without any.',
  es: 'Si no, mueve una Base de una casilla con 2 Bases propias a otra sin ninguna.',
  pl: 'W przeciwnym razie przenieś bazę z pola z 2 własnymi bazami na pole bez żadnej.',
})
const NEW = word('new')
const isSelectedDepartment = (np: NonPlayer, s: Space): boolean =>
  np.op?.rules.word === RALLY && np.op.spaces.includes(s) && isDepartment(s) && hasBaseLeft(np)

// 8.5.2 March, then Process.

const MARCH_TO = march.line('2', {
  en: 'To 1 random city or department with fewer than 2 Bases next to 2 or more own Guerrillas: all adjacent ones go, but 1 stays at each own Base.',
  es: 'A 1 ciudad o departamento al azar con menos de 2 Bases junto a 2 o más Guerrillas propias: van todas las adyacentes, pero 1 se queda en cada Base propia.',
  pl: 'Do 1 losowego miasta lub departamentu z mniej niż 2 bazami obok co najmniej 2 własnych partyzantów: idą wszyscy sąsiedni, ale przy każdej własnej bazie zostaje 1.',
})

function marchers(np: NonPlayer, to: Space): Order[] {
  const { g } = np
  return nearby(g, to).flatMap((from) => {
    if (own(np, from) === 0) return []
    const order = marchOrder(np, MARCH_TO, from, to, bases(g, CARTELS, from) > 0 ? 1 : 0)
    return order === undefined ? [] : [order]
  })
}

function planMarch(np: NonPlayer): Order[] {
  const { g } = np
  const open = g.volume
    .onMap(g)
    .filter(
      (to) =>
        !isLoc(to) &&
        allBases(g, to) < 2 &&
        nearby(g, to).some((from) => own(np, from) >= 2) &&
        marchers(np, to).length > 0,
    )
  const to = np.bestOf(MARCH_TO, open)
  return to === undefined ? [] : marchers(np, to)
}

const SHIP = processing.line('3', {
  en: 'Then Process: 2 Shipments, each in a random space with an own Guerrilla and an own Base.',
  es: 'Luego Procesa: 2 Envíos, cada uno en una casilla al azar con Guerrilla y Base propias.',
  pl: 'Potem przetwórstwo: 2 dostawy, każda na losowym polu z własnym partyzantem i własną bazą.',
})
const CASH = processing.line(
  '4',
  {
    en: 'Without such a space: cash in 1 Base of a random space with 2 own Bases.',
    es: 'Sin tal casilla: cobra 1 Base de una casilla al azar con 2 Bases propias.',
    pl: 'Jeśli takiego pola nie ma: spienięż 1 bazę z losowego pola z 2 własnymi bazami.',
  },
  { where: (np: NonPlayer, s: Space) => bases(np.g, CARTELS, s) === 2, most: 1 },
)
const isLab = (np: NonPlayer, s: Space): boolean => own(np, s) > 0 && bases(np.g, CARTELS, s) > 0

// 8.5.3 Terror, then Bribe.

const TERROR_LINES: readonly SpaceLine[] = [
  terror.line(
    '2',
    {
      en: 'In up to 3 spaces with Population: Support first, then Opposition, then Neutral.',
      es: 'En hasta 3 casillas con Población: primero Apoyo, luego Oposición, luego Neutral.',
      pl: 'Na najwyżej 3 polach z populacją: najpierw poparcie, potem opozycja, potem neutralne.',
    },
    { where: (_: NonPlayer, s: Space) => pop(s) > 0, by: [supportFirst, oppositionFirst] },
  ),
]

const BRIBE_LINES: readonly SpaceLine[] = [
  bribing.line(
    '3',
    {
      en: 'Then Bribe in up to 3 spaces with own and enemy pieces.',
      es: 'Luego Soborna en hasta 3 casillas con fichas propias y enemigas.',
      pl: 'Potem przekupstwo na najwyżej 3 polach z elementami własnymi i wrogimi.',
    },
    { where: (np: NonPlayer, s: Space) => pieces(np.g, CARTELS, s) > 0 && enemies(np.g, CARTELS, s) > 0 },
  ),
]
const BRIBE_WHOM = bribing.line('4', {
  en: 'Against the Government first, then FARC, then AUC: a Base, else cubes or Guerrillas.',
  es: 'Contra el Gobierno primero, luego las FARC, luego las AUC: una Base, si no, cubos o Guerrillas.',
  pl: 'Najpierw przeciw rządowi, potem FARC, potem AUC: baza, inaczej kostki lub partyzanci.',
})
const VICTIMS: readonly Faction[] = [GOVT, FARC, AUC]
const victim = (np: NonPlayer, s: Space): Faction => VICTIMS.find((f) => pieces(np.g, f, s) > 0) as Faction

function bribeHow(np: NonPlayer, s: Space): Word | undefined {
  const f = victim(np, s)
  return np.firstOf(BRIBE_WHOM, [
    ...(bases(np.g, f, s) > 0 ? [word('remove-base')] : []),
    word(f === GOVT ? 'remove-cubes' : 'remove-guerrillas'),
  ])
}

/** The space that the question is about. */
const here = (np: NonPlayer): Space => np.q.params?.space as Space

export const cartels: Chart = {
  lines: sheet.lines,
  answers: {
    'rally.where': (np) => nextSpace(np, RALLY_LINES, 3) ?? np.join(GROW_NEW, cultivate.word) ?? np.done(),
    'rally.how'(np) {
      const line = np.lineAt(here(np), RALLY_LINES)
      if (line?.way === undefined) return undefined
      return np.firstOf(line, line.way === MANY ? [MANY, GUERRILLA, REGROUP] : [line.way])
    },
    'rally.from'(np) {
      const line = np.lineAt(here(np), RALLY_LINES)
      const brought = own(np, here(np))
      if (line?.way !== MANY || brought >= 3) return np.done()
      return np.chooseSpace(line, (_, s) => bases(np.g, CARTELS, s) === 0) ?? np.done(line)
    },
    'cultivate.where': (np) =>
      np.chooseSpace(GROW_NEW, isSelectedDepartment) ??
      np.chooseSpace(GROW_MOVE, (_, s) => bases(np.g, CARTELS, s) === 0) ??
      np.done(),
    'cultivate.from': (np) =>
      np.firstOf(GROW_NEW, [NEW]) ?? np.chooseSpace(GROW_MOVE, (_, s) => bases(np.g, CARTELS, s) === 2) ?? np.done(),
    'march.from': (np) => np.nextOrigin(() => planMarch(np)) ?? np.join(SHIP, process.word) ?? np.done(),
    'march.to': (np) => np.destination(),
    'process.how'(np) {
      const canShip = spacesWith(np.g, CARTELS).some((s) => isLab(np, s))
      if (canShip) return np.firstOf(SHIP, [word('ship')])
      const canCash = spacesWith(np.g, CARTELS).some((s) => bases(np.g, CARTELS, s) === 2)
      return canCash ? np.firstOf(CASH, [word('cash')]) : np.done()
    },
    'process.ship-where': (np) => np.chooseSpace(SHIP, isLab) ?? np.done(),
    'process.where': (np) => np.select([CASH]) ?? np.done(),
    'process.how-many': (np) => np.number(CASH, 1),
    'terror.where': (np) => nextSpace(np, TERROR_LINES, 3) ?? np.join(BRIBE_WHOM, bribe.word) ?? np.done(),
    'bribe.where': (np) => np.select(BRIBE_LINES, 3) ?? np.done(),
    'bribe.how': (np) => bribeHow(np, here(np)),
    'bribe.which': (np) => np.firstPiece(BRIBE_WHOM, removal([victim(np, here(np))])) ?? np.done(),
  },
}
