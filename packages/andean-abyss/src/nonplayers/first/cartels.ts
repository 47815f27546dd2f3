import {
  type Chart,
  fewest,
  type NonPlayer,
  type Order,
  oppositionFirst,
  Sheet,
  type SpaceLine,
  type Step,
  supportFirst,
} from '@coinflict/kernel/nonplayers'
import { available, type Faction, type Space, type Word, word } from '@coinflict/kernel/state'
import { bribe } from '../../activities/bribe.ts'
import { cultivate } from '../../activities/cultivate.ts'
import { process } from '../../activities/process.ts'
import { AUC, base, CARTELS, FARC, GOVT, underground } from '../../forces.ts'
import { pop } from '../../map.ts'
import { MARCH } from '../../operations/march.ts'
import { RALLY } from '../../operations/rally.ts'
import { TERROR } from '../../operations/terror.ts'
import { rankOf } from '../attack.ts'
import {
  BROUGHT,
  bribeHow,
  bring,
  canCash,
  canShip,
  couldPrepare,
  hasTwoBases,
  isForBribe,
  isForMovedBase,
  isForNewBase,
  isLab,
  isUnguarded,
  isWithoutBase,
  planMarch,
  shipmentsLeft,
} from '../cartels.ts'
import {
  anywhere,
  BASE,
  couldBuild,
  couldBuildSomewhere,
  follow,
  MANY,
  nextOf,
  REGROUP,
  rallyHow,
  shouldHide,
} from '../flow.ts'
import { removal } from '../general.ts'
import { firstThere, hasBaseLeft, here, own } from '../terms.ts'

/** 8.5 The Cartels of the 1st edition. */
const sheet = new Sheet()
const rally = sheet.part('8.5.1', RALLY)
const growing = sheet.part('8.5.1', cultivate.word)
const march = sheet.part('8.5.2', MARCH)
const processing = sheet.part('8.5.2', process.word)
const terror = sheet.part('8.5.3', TERROR)
const bribing = sheet.part('8.5.3', bribe.word)

// 8.5.1 Rally, then Cultivate.

const RALLY_IF = rally.line(
  '1',
  {
    en: 'Rally if 10 or more friendly pieces are Available, or if it could place a Base.',
    es: 'Reagrupamiento si hay 10 o más fichas propias Disponibles, o si puede colocar una Base.',
    pl: 'Zgrupowanie, jeśli co najmniej 10 własnych elementów jest dostępnych albo jeśli można umieścić bazę.',
  },
  {
    operation: RALLY,
    when: (np: NonPlayer) =>
      available(np.g, underground(CARTELS)) + available(np.g, base(CARTELS)) >= 10 || couldBuildSomewhere(np),
    ifNone: [],
  },
)

const BUILD = rally.line(
  '2',
  {
    en: 'Where there are 2 Guerrillas without a Shipment and fewer than 2 Bases: replace 2 with a Base.',
    es: 'Donde haya 2 Guerrillas sin Envío y menos de 2 Bases: reemplaza 2 por una Base.',
    pl: 'Gdzie jest 2 partyzantów bez dostawy i mniej niż 2 bazy: zamień 2 na bazę.',
  },
  { where: couldBuild, when: hasBaseLeft, way: BASE },
)
const HIDE = rally.line(
  '3',
  {
    en: 'Where there are Active Guerrillas, a friendly Base and cubes: flip the Guerrillas Underground.',
    es: 'Donde haya Guerrillas Activas, una Base propia y cubos: gira las Guerrillas a Ocultas.',
    pl: 'Gdzie są aktywni partyzanci, własna baza i kostki: odwróć partyzantów na stronę ukrytą.',
  },
  { where: shouldHide, way: REGROUP },
)
const AT_BASES = rally.line(
  '4',
  {
    en: 'At friendly Bases without friendly Guerrillas: place Guerrillas; if none are Available, bring up to 3 from spaces without friendly Bases.',
    es: 'En Bases propias sin Guerrillas propias: coloca Guerrillas; si no hay Disponibles, trae hasta 3 de casillas sin Bases propias.',
    pl: 'Przy własnych bazach bez własnych partyzantów: umieść partyzantów; jeśli nie ma dostępnych, ściągnij do 3 z pól bez własnych baz.',
  },
  { where: isUnguarded, way: MANY },
)
const LAST = rally.line(
  '5',
  {
    en: 'Last, in 1 random department where Cultivate could then place a Base: place Guerrillas if any are Available.',
    es: 'Por último, en 1 departamento al azar donde el Cultivo podría colocar luego una Base: coloca Guerrillas si hay Disponibles.',
    pl: 'Na koniec w 1 losowym departamencie, w którym uprawa mogłaby potem dać bazę: umieść partyzantów, jeśli są dostępni.',
  },
  { where: couldPrepare, when: hasBaseLeft, most: 1, way: MANY },
)
const RALLY_LINES: readonly SpaceLine[] = [BUILD, HIDE, AT_BASES, LAST]

const GROW_NEW = growing.line('6', {
  en: 'Then Cultivate: a new Base in a department just selected for Rally.',
  es: 'Luego Cultivo: una Base nueva en un departamento recién elegido para el Reagrupamiento.',
  pl: 'Potem uprawa: nowa baza w departamencie właśnie wybranym do zgrupowania.',
})
const GROW_MOVE = growing.line('7', {
  en: 'Otherwise move a Base from a space with 2 friendly Bases to one without any.',
  es: 'Si no, mueve una Base de una casilla con 2 Bases propias a otra sin ninguna.',
  pl: 'W przeciwnym razie przenieś bazę z pola z 2 własnymi bazami na pole bez żadnej.',
})

function joinCultivate(np: NonPlayer): Word | undefined {
  if (anywhere(np, isForNewBase)) return np.firstOf(GROW_NEW, [cultivate.word])
  return anywhere(np, isForMovedBase) ? np.firstOf(GROW_MOVE, [cultivate.word]) : undefined
}

// 8.5.2 March, then Process.

const MARCH_IF = march.line(
  '1',
  {
    en: 'Otherwise March if a Shipment is Available.',
    es: 'Si no, Marcha si hay un Envío Disponible.',
    pl: 'W przeciwnym razie przemarsz, jeśli jest dostępna dostawa.',
  },
  { operation: MARCH, when: (np: NonPlayer) => shipmentsLeft(np) > 0, ifNone: [RALLY] },
)

const MARCH_TO = march.line('2', {
  en: 'To 1 random city or department with fewer than 2 Bases next to 2 or more friendly Guerrillas: all adjacent Guerrillas go, but 1 stays at each friendly Base.',
  es: 'A 1 ciudad o departamento al azar con menos de 2 Bases junto a 2 o más Guerrillas propias: van todas las adyacentes, pero 1 se queda en cada Base propia.',
  pl: 'Do 1 losowego miasta lub departamentu z mniej niż 2 bazami obok co najmniej 2 własnych partyzantów: idą wszyscy sąsiedni, ale przy każdej własnej bazie zostaje 1.',
})

const plan = (np: NonPlayer) => (): Order[] => planMarch(np, MARCH_TO)

const SHIP = processing.line('3', {
  en: 'Then Process: 2 Shipments, each in a random space with a friendly Guerrilla and a friendly Base.',
  es: 'Luego Procesamiento: 2 Envíos, cada uno en una casilla al azar con Guerrilla y Base propias.',
  pl: 'Potem produkcja: 2 dostawy, każda na losowym polu z własnym partyzantem i własną bazą.',
})
const CASH = processing.line(
  '4',
  {
    en: 'Otherwise cash in 1 Base in a random space with 2 friendly Bases.',
    es: 'Si no, canjea 1 Base de una casilla al azar con 2 Bases propias.',
    pl: 'W przeciwnym razie zamień na zasoby 1 bazę z losowego pola z 2 własnymi bazami.',
  },
  { where: hasTwoBases, most: 1 },
)

/** One of the two ways of Process, or the activity itself. */
function processBy(np: NonPlayer, ship: Word, cash: Word): Word | undefined {
  if (canShip(np)) return np.firstOf(SHIP, [ship])
  return canCash(np) ? np.firstOf(CASH, [cash]) : undefined
}

// 8.5.3 Terror, then Bribe.

const TERROR_ELSE = terror.line(
  '1',
  { en: 'Otherwise Terror.', es: 'Si no, Terror.', pl: 'W przeciwnym razie terror.' },
  { operation: TERROR, when: () => true, ifNone: [MARCH, RALLY] },
)

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

const VICTIMS: readonly Faction[] = [GOVT, FARC, AUC]
const byVictim = fewest(
  {
    en: 'best target (Government, FARC, AUC)',
    es: 'mejor objetivo (Gobierno, FARC, AUC)',
    pl: 'najlepszy cel (rząd, FARC, AUC)',
  },
  (np, s) => rankOf(np, s, VICTIMS),
)
const BRIBE_WHERE = bribing.line(
  '3',
  {
    en: 'Then Bribe in up to 3 spaces with friendly and enemy pieces: Government pieces first, then FARC, then AUC.',
    es: 'Luego Soborno en hasta 3 casillas con fichas propias y enemigas: primero del Gobierno, luego de las FARC, luego de las AUC.',
    pl: 'Potem korupcja na najwyżej 3 polach z elementami własnymi i wrogimi: najpierw rządu, potem FARC, potem AUC.',
  },
  { where: isForBribe, by: [byVictim] },
)
const BRIBE_WHOM = bribing.line('4', {
  en: 'Remove pieces of the first of these factions present: a Base, otherwise cubes or Guerrillas.',
  es: 'Elimina fichas de la primera de estas facciones que esté presente: una Base; si no, cubos o Guerrillas.',
  pl: 'Usuń elementy pierwszej obecnej z tych frakcji: bazę, a jeśli się nie da, kostki lub partyzantów.',
})

/** One faction is bribed in a space, whoever is left of it after the first piece. */
const victim = (np: NonPlayer, s: Space): Faction => np.once(`bribe ${s}`, () => firstThere(np, s, VICTIMS) as Faction)

/** The flow: what cannot be done falls back on the operation before it (8.1.1). */
export const STEPS: readonly Step[] = [RALLY_IF, MARCH_IF, TERROR_ELSE]

export const cartels: Chart = {
  lines: sheet.lines,
  answers: {
    'rally.where': (np) =>
      follow(
        np,
        () => nextOf(np, RALLY_LINES, 3),
        () => joinCultivate(np),
      ),
    'rally.how': (np) => rallyHow(np, RALLY_LINES),
    'rally.from'(np) {
      const to = here(np)
      if (np.lineAt(to, RALLY_LINES) !== AT_BASES || own(np, to) >= BROUGHT) return np.done()
      return np.chooseSpace(AT_BASES, isWithoutBase) ?? np.done()
    },
    'cultivate.where': (np) =>
      np.chooseSpace(GROW_NEW, isForNewBase) ?? np.chooseSpace(GROW_MOVE, isForMovedBase) ?? np.done(),
    'cultivate.from': (np) =>
      np.firstOf(GROW_NEW, [word('new')]) ?? np.chooseSpace(GROW_MOVE, hasTwoBases) ?? np.done(),
    'march.from': (np) =>
      follow(
        np,
        () => np.nextOrigin(plan(np)),
        () => processBy(np, process.word, process.word),
      ),
    'march.to': (np) => np.destination(plan(np)) ?? np.done(),
    'move.how-many'(np) {
      const { word: operation } = np.op?.rules ?? {}
      return operation === RALLY ? bring(np, AT_BASES) : operation === MARCH ? np.ordered(plan(np)) : undefined
    },
    'process.how': (np) => processBy(np, word('ship'), word('cash')) ?? np.done(),
    'process.ship-where': (np) => np.chooseSpace(SHIP, isLab) ?? np.done(),
    'process.where': (np) => np.select([CASH]) ?? np.done(),
    'process.how-many': (np) => np.number(CASH, 1),
    'terror.where': (np) =>
      follow(
        np,
        () => nextOf(np, TERROR_LINES, 3),
        () => (anywhere(np, isForBribe) ? np.firstOf(BRIBE_WHERE, [bribe.word]) : undefined),
      ),
    'bribe.where': (np) => np.select([BRIBE_WHERE]) ?? np.done(),
    'bribe.how': (np) => bribeHow(np, BRIBE_WHOM, victim(np, here(np))),
    'bribe.which': (np) => np.firstPiece(BRIBE_WHOM, removal([victim(np, here(np))])) ?? np.done(),
  },
}
