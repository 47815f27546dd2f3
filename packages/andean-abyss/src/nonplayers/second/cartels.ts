import {
  type Chart,
  first,
  type NonPlayer,
  type Order,
  oppositionFirst,
  Sheet,
  type SpaceLine,
  type Step,
  supportFirst,
} from '@coinflict/kernel/nonplayers'
import { bases, pieces } from '@coinflict/kernel/rules'
import { available, type Faction, type Line, type Space, type Word, word } from '@coinflict/kernel/state'
import { bribe } from '../../activities/bribe.ts'
import { cultivate } from '../../activities/cultivate.ts'
import { process } from '../../activities/process.ts'
import { AUC, base, CARTELS, FARC, GOVT, underground } from '../../forces.ts'
import { pop } from '../../map.ts'
import { MARCH } from '../../operations/march.ts'
import { RALLY } from '../../operations/rally.ts'
import { TERROR } from '../../operations/terror.ts'
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
import { anywhere, BASE, couldBuild, couldBuildSomewhere, follow, MANY, nextOf, REGROUP, rallyHow } from '../flow.ts'
import { removal } from '../general.ts'
import { areAllActive, hasBaseLeft, hasCubes, here, own } from '../terms.ts'

/** 8.5 The Cartels of the 2nd edition. */
const sheet = new Sheet()
const rally = sheet.part('8.5.1', RALLY)
const growing = sheet.part('8.5.1', cultivate.word)
const processing = sheet.part('8.5.1', process.word)
const march = sheet.part('8.5.2', MARCH)
const terror = sheet.part('8.5.3', TERROR)
const bribing = sheet.part('8.5.3', bribe.word)

// 8.5.1 Rally, then Cultivate, else Process.

const RALLY_IF: Step = rally.line(
  '1',
  {
    en: 'Rally if 10 or more friendly pieces are Available, or if it could replace 2 Guerrillas with a Base.',
    es: 'Reagrupamiento si hay 10 o más fichas propias Disponibles, o si puede reemplazar 2 Guerrillas por una Base.',
    pl: 'Zgrupowanie, jeśli co najmniej 10 własnych elementów jest dostępnych albo jeśli można zamienić 2 partyzantów na bazę.',
  },
  {
    operation: RALLY,
    when: (np: NonPlayer) =>
      available(np.g, underground(CARTELS)) + available(np.g, base(CARTELS)) >= 10 ||
      couldBuildSomewhere(np, HIDE.where),
    ifNone: [],
  },
)

const HIDE: SpaceLine = rally.line(
  '3',
  {
    en: 'First where there are a friendly Base and cubes and all friendly Guerrillas are Active: flip them Underground.',
    es: 'Primero donde haya una Base propia y cubos y todas las Guerrillas propias estén Activas: gíralas a Ocultas.',
    pl: 'Najpierw tam, gdzie są własna baza i kostki, a wszyscy własni partyzanci są aktywni: odwróć ich na stronę ukrytą.',
  },
  {
    where: (np: NonPlayer, s: Space) => bases(np.g, CARTELS, s) > 0 && hasCubes(np, s) && areAllActive(np, s),
    way: REGROUP,
  },
)
const BUILD: SpaceLine = rally.line(
  '4',
  {
    en: 'Then where there are 2 Guerrillas without a Shipment and fewer than 2 Bases: replace 2 with a Base.',
    es: 'Luego donde haya 2 Guerrillas sin Envío y menos de 2 Bases: reemplaza 2 por una Base.',
    pl: 'Potem tam, gdzie jest 2 partyzantów bez dostawy i mniej niż 2 bazy: zamień 2 na bazę.',
  },
  { where: couldBuild, when: hasBaseLeft, way: BASE },
)
const FILL: SpaceLine = rally.line(
  '5',
  {
    en: 'Then at friendly Bases without friendly Guerrillas: place Guerrillas; if none are Available, bring up to 3 from spaces without friendly Bases.',
    es: 'Luego en Bases propias sin Guerrillas propias: coloca Guerrillas; si no hay Disponibles, trae hasta 3 de casillas sin Bases propias.',
    pl: 'Potem przy własnych bazach bez własnych partyzantów: umieść partyzantów; jeśli nie ma dostępnych, ściągnij do 3 z pól bez własnych baz.',
  },
  { where: isUnguarded, way: MANY },
)
const PREPARE: SpaceLine = rally.line(
  '6',
  {
    en: 'Last, if Cultivate cannot yet place a new Base in any space of this Rally: place Guerrillas in 1 department where it then can.',
    es: 'Por último, si el Cultivo aún no puede colocar una Base nueva en ninguna casilla de este Reagrupamiento: coloca Guerrillas en 1 departamento donde luego pueda.',
    pl: 'Na koniec, jeśli uprawa nie może jeszcze umieścić nowej bazy na żadnym polu tego zgrupowania: umieść partyzantów w 1 departamencie, w którym wtedy będzie mogła.',
  },
  {
    where: couldPrepare,
    when: (np: NonPlayer) => hasBaseLeft(np) && !np.op?.spaces.some((s) => isForNewBase(np, s)),
    most: 1,
    way: MANY,
  },
)
const RALLY_LINES = [HIDE, BUILD, FILL, PREPARE]

const GROW_NEW = growing.line('7', {
  en: 'A new Base in a department of this Rally.',
  es: 'Una Base nueva en un departamento de este Reagrupamiento.',
  pl: 'Nowa baza w departamencie tego zgrupowania.',
})
const GROW_MOVE = growing.line('8', {
  en: 'Otherwise move a Base from a space with 2 friendly Bases to one without any.',
  es: 'Si no, mueve una Base de una casilla con 2 Bases propias a otra sin ninguna.',
  pl: 'W przeciwnym razie przenieś bazę z pola z 2 własnymi bazami na pole bez żadnej.',
})

function joinCultivate(np: NonPlayer): Word | undefined {
  if (anywhere(np, isForNewBase)) return np.firstOf(GROW_NEW, [cultivate.word])
  return anywhere(np, isForMovedBase) ? np.firstOf(GROW_MOVE, [cultivate.word]) : undefined
}

const SHIP = processing.line('9', {
  en: 'Otherwise Process: 2 Shipments, each in a random space with a friendly Guerrilla and a friendly Base.',
  es: 'Si no, Procesamiento: 2 Envíos, cada uno en una casilla al azar con Guerrilla y Base propias.',
  pl: 'W przeciwnym razie produkcja: 2 dostawy, każda na losowym polu z własnym partyzantem i własną bazą.',
})
const CASH: SpaceLine = processing.line(
  '10',
  {
    en: 'If there is no such space: cash in 1 Base in a random space with 2 friendly Bases.',
    es: 'Si no hay ninguna casilla así: canjea 1 Base de una casilla al azar con 2 Bases propias.',
    pl: 'Jeśli takiego pola nie ma: zamień na zasoby 1 bazę z losowego pola z 2 własnymi bazami.',
  },
  { where: hasTwoBases, most: 1 },
)

/** Which of the two there is to do: Shipments where there are any and somebody to carry them, else a base of two for cash. */
const processLine = (np: NonPlayer): Line | undefined => (canShip(np) ? SHIP : canCash(np) ? CASH : undefined)

function joinProcess(np: NonPlayer): Word | undefined {
  const line = processLine(np)
  return line && np.firstOf(line, [process.word])
}

function processHow(np: NonPlayer): Word | undefined {
  const line = processLine(np)
  return line === undefined ? np.done() : np.firstOf(line, [word(line === SHIP ? 'ship' : 'cash')])
}

// 8.5.2 March, then Process.

const MARCH_IF: Step = march.line(
  '1',
  {
    en: 'Otherwise March if a Shipment is Available.',
    es: 'Si no, Marcha si hay un Envío Disponible.',
    pl: 'W przeciwnym razie przemarsz, jeśli jest dostępna dostawa.',
  },
  { operation: MARCH, when: (np: NonPlayer) => shipmentsLeft(np) > 0, ifNone: [RALLY] },
)

const GO = march.line('2', {
  en: 'To 1 random city or department with fewer than 2 Bases next to 2 or more friendly Guerrillas.',
  es: 'A 1 ciudad o departamento al azar con menos de 2 Bases junto a 2 o más Guerrillas propias.',
  pl: 'Do 1 losowego miasta lub departamentu z mniej niż 2 bazami obok co najmniej 2 własnych partyzantów.',
})
const ALL_GO = march.line('3', {
  en: 'All adjacent friendly Guerrillas go, but 1 stays at each friendly Base.',
  es: 'Van todas las Guerrillas propias adyacentes, pero 1 se queda en cada Base propia.',
  pl: 'Idą wszyscy sąsiedni własni partyzanci, ale przy każdej własnej bazie zostaje 1.',
})
const THEN_PROCESS = march.line('4', {
  en: 'Then Process as after a Rally.',
  es: 'Luego Procesamiento, como tras un Reagrupamiento.',
  pl: 'Potem produkcja, jak po zgrupowaniu.',
})

const plan = (np: NonPlayer) => (): Order[] => planMarch(np, GO, ALL_GO)

// 8.5.3 Terror, then Bribe.

const TERROR_ELSE: Step = terror.line(
  '1',
  { en: 'Otherwise Terror.', es: 'Si no, Terror.', pl: 'W przeciwnym razie terror.' },
  { operation: TERROR, when: () => true, ifNone: [MARCH, RALLY] },
)

const isPopulated = (_: NonPlayer, s: Space): boolean => pop(s) > 0
/** Whether the Government is a non-player and FARC is played. */
const isAgainstFarc = (np: NonPlayer): boolean => !np.isPlayer(GOVT) && np.isPlayer(FARC)

const TERROR_LINES: readonly SpaceLine[] = [
  terror.line(
    '2',
    {
      en: 'In up to 3 spaces with Population: Support first, then Opposition, then Neutral.',
      es: 'En hasta 3 casillas con Población: primero Apoyo, luego Oposición, luego Neutral.',
      pl: 'Na najwyżej 3 polach z populacją: najpierw poparcie, potem opozycja, potem neutralne.',
    },
    { where: isPopulated, when: (np: NonPlayer) => !isAgainstFarc(np), by: [supportFirst, oppositionFirst] },
  ),
  terror.line(
    '3',
    {
      en: 'With a non-player Government and a player FARC: in up to 3 spaces with Population, Opposition first, then Support.',
      es: 'Con el Gobierno sin jugador y las FARC con jugador: en hasta 3 casillas con Población, primero Oposición, luego Apoyo.',
      pl: 'Gdy rząd jest nieobsadzony, a FARC prowadzi gracz: na najwyżej 3 polach z populacją, najpierw opozycja, potem poparcie.',
    },
    { where: isPopulated, when: isAgainstFarc, by: [oppositionFirst, supportFirst] },
  ),
]

/** Whom a Bribe in a space is against: a played faction before a non-player; the Government, FARC, AUC. */
function victim(np: NonPlayer, s: Space): Faction | undefined {
  let found: Faction | undefined
  for (const f of VICTIMS) {
    if (pieces(np.g, f, s) === 0) continue
    if (np.isPlayer(f)) return f
    found ??= f
  }
  return found
}
const VICTIMS: readonly Faction[] = [GOVT, FARC, AUC]

const BRIBE: SpaceLine = bribing.line(
  '4',
  {
    en: 'Bribe in up to 3 spaces with friendly and enemy pieces: against players first, then the Government, FARC, AUC; a Base, otherwise cubes or Guerrillas.',
    es: 'Soborno en hasta 3 casillas con fichas propias y enemigas: primero contra jugadores, luego contra el Gobierno, las FARC, las AUC; una Base; si no, cubos o Guerrillas.',
    pl: 'Korupcja na najwyżej 3 polach z elementami własnymi i wrogimi: najpierw przeciw graczom, potem rządowi, FARC, AUC; baza, w przeciwnym razie kostki lub partyzanci.',
  },
  {
    where: isForBribe,
    by: [
      first({ en: 'against a player', es: 'contra un jugador', pl: 'przeciw graczowi' }, (np, s) =>
        np.isPlayer(victim(np, s) as Faction),
      ),
      first(
        { en: 'against the Government', es: 'contra el Gobierno', pl: 'przeciw rządowi' },
        (np, s) => victim(np, s) === GOVT,
      ),
      first({ en: 'against FARC', es: 'contra las FARC', pl: 'przeciw FARC' }, (np, s) => victim(np, s) === FARC),
    ],
  },
)

/** One faction a space: who is bribed first stays the one that is. */
const bribed = (np: NonPlayer): Faction | undefined => np.once(`bribed in ${here(np)}`, () => victim(np, here(np)))

function bribeWhom(np: NonPlayer): Word | undefined {
  const f = bribed(np)
  return (f === undefined ? undefined : np.firstPiece(BRIBE, removal([f]))) ?? np.done()
}

/** The flow: Rally, March, Terror; what cannot be done falls back on the operation before it (10.1). */
export const STEPS: readonly Step[] = [RALLY_IF, MARCH_IF, TERROR_ELSE]

export const cartels: Chart = {
  lines: sheet.lines,
  answers: {
    'rally.where': (np) =>
      follow(
        np,
        () => nextOf(np, RALLY_LINES, 3),
        () => joinCultivate(np) ?? joinProcess(np),
      ),
    'rally.how': (np) => rallyHow(np, RALLY_LINES),
    'rally.from'(np) {
      const line = np.lineAt(here(np), RALLY_LINES)
      if (line !== FILL || own(np, here(np)) >= BROUGHT) return np.done(line)
      return np.chooseSpace(FILL, isWithoutBase) ?? np.done(FILL)
    },
    'move.how-many'(np) {
      const { word: operation } = np.op?.rules ?? {}
      return operation === RALLY ? bring(np, FILL) : operation === MARCH ? np.ordered(plan(np)) : undefined
    },
    'cultivate.where': (np) =>
      np.chooseSpace(GROW_NEW, isForNewBase) ?? np.chooseSpace(GROW_MOVE, isForMovedBase) ?? np.done(),
    'cultivate.from': (np) =>
      np.firstOf(GROW_NEW, [word('new')]) ?? np.chooseSpace(GROW_MOVE, hasTwoBases) ?? np.done(),
    'process.how': processHow,
    'process.ship-where': (np) => np.chooseSpace(SHIP, isLab) ?? np.done(),
    'process.where': (np) => np.select([CASH]) ?? np.done(),
    'process.how-many': (np) => np.number(CASH, 1),
    'march.from': (np) =>
      follow(
        np,
        () => np.nextOrigin(plan(np)),
        () => processLine(np) && np.firstOf(THEN_PROCESS, [process.word]),
      ),
    'march.to': (np) => np.destination(plan(np)),
    'terror.where': (np) =>
      follow(
        np,
        () => nextOf(np, TERROR_LINES, 3),
        () => (anywhere(np, isForBribe) ? np.firstOf(BRIBE, [bribe.word]) : undefined),
      ),
    'bribe.where': (np) => np.select([BRIBE]) ?? np.done(),
    'bribe.how'(np) {
      const f = bribed(np)
      return f === undefined ? undefined : bribeHow(np, BRIBE, f)
    },
    'bribe.which': bribeWhom,
    'remove.which': (np) => (np.q.rule === bribe.rule ? bribeWhom(np) : undefined),
  },
}
