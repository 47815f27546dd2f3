import {
  type Chart,
  first,
  most,
  type NonPlayer,
  type Order,
  Sheet,
  type SpaceLine,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { bases, hasOpposition, hasSupport, outnumbers, undergroundOf } from '@coinflict/kernel/rules'
import { available, type Faction, type Space, spacesWith, type Word, word } from '@coinflict/kernel/state'
import { ambush } from '../../activities/ambush.ts'
import { assassinate } from '../../activities/assassinate.ts'
import { extort } from '../../activities/extort.ts'
import { AUC, CARTELS, FARC, GOVT, nearby, police, room, underground } from '../../forces.ts'
import { isLoc } from '../../map.ts'
import { ATTACK } from '../../operations/attack.ts'
import { MARCH } from '../../operations/march.ts'
import { RALLY } from '../../operations/rally.ts'
import { TERROR } from '../../operations/terror.ts'
import { byTarget, hasTarget, pickSpaces, strikeNext } from '../attack.ts'
import { farcBaseFirst, hasFarc, hasFarcBase, isCloseToFarc, isFarFromFarc, isForAssassination } from '../auc.ts'
import {
  anywhere,
  BASE,
  follow,
  MANY,
  nextOf,
  nextOfAll,
  nextStrike,
  plannedAmbush,
  planStrikes,
  REGROUP,
  rallyHow,
  stayingHidden,
} from '../flow.ts'
import { affordable, type Band, type Bands, bandAt, marchTo, muster, send, strength } from '../march.ts'
import {
  areAllActive,
  fewestGuerrillas,
  hasBaseLeft,
  hasCubes,
  hasRoom,
  here,
  mostGuerrillas,
  own,
  reinforcement,
} from '../terms.ts'

/** 8.6 AUC of the 2nd edition. */
const sheet = new Sheet()
const rally = sheet.part('8.6.1', RALLY)
const extorting = sheet.part('8.6.1', extort.word)
const march = sheet.part('8.6.2', MARCH)
const attack = sheet.part('8.6.3', ATTACK)
const ambushing = sheet.part('8.6.3', ambush.word)
const terror = sheet.part('8.6.4', TERROR)
const killing = sheet.part('8.6.4', assassinate.word)

const hidden = (np: NonPlayer, s: Space): number => undergroundOf(np.g, AUC, s)

// 8.6.1 Rally, then Extort.

/** 8.6.1/2 At most so many spaces. */
const MOST = 3

const RALLY_IF: Step = rally.line(
  '1',
  {
    en: 'Rally if 6 or more friendly Guerrillas are Available, or if it would place a Base.',
    es: 'Reagrupamiento si hay 6 o más Guerrillas propias Disponibles, o si con ello coloca una Base.',
    pl: 'Zgrupowanie, jeśli co najmniej 6 własnych partyzantów jest dostępnych albo jeśli umieściłoby bazę.',
  },
  {
    operation: RALLY,
    when: (np: NonPlayer) => available(np.g, underground(AUC)) >= 6 || wouldBuild(np),
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
    where: (np: NonPlayer, s: Space) => bases(np.g, AUC, s) > 0 && hasCubes(np, s) && areAllActive(np, s),
    way: REGROUP,
  },
)
const BUILD: SpaceLine = rally.line(
  '4',
  {
    en: 'Then where there are 3 or more friendly Guerrillas and fewer than 2 Bases: replace 2 Guerrillas with a Base.',
    es: 'Luego donde haya 3 o más Guerrillas propias y menos de 2 Bases: reemplaza 2 Guerrillas por una Base.',
    pl: 'Potem tam, gdzie jest co najmniej 3 własnych partyzantów i mniej niż 2 bazy: zamień 2 partyzantów na bazę.',
  },
  {
    where: (np: NonPlayer, s: Space) => !isLoc(s) && !hasOpposition(np.g, s) && own(np, s) >= 3 && hasRoom(np, s),
    when: hasBaseLeft,
    way: BASE,
  },
)
const isForBase = (np: NonPlayer, s: Space): boolean => hasBaseLeft(np) && BUILD.where(np, s)

/** Whether a Rally would come to place a base, after all who hide first. */
function wouldBuild(np: NonPlayer): boolean {
  const open = spacesWith(np.g, AUC).filter((s) => !hasOpposition(np.g, s))
  const hiding = open.filter((s) => HIDE.where(np, s))
  return hiding.length < Math.min(MOST, affordable(np)) && open.some((s) => !hiding.includes(s) && isForBase(np, s))
}

const isPlaceable = (np: NonPlayer, s: Space): boolean => reinforcement(np, s) > 0
const oneOrTwoFirst = first(
  { en: 'with 1 or 2 friendly Guerrillas', es: 'con 1 o 2 Guerrillas propias', pl: 'z 1 lub 2 własnymi partyzantami' },
  (np, s) => hasBaseLeft(np) && own(np, s) > 0 && own(np, s) < 3,
)
const RALLY_LINES: readonly SpaceLine[] = [
  HIDE,
  BUILD,
  rally.line(
    '5',
    {
      en: 'Then where there are FARC Bases: place a Guerrilla.',
      es: 'Luego donde haya Bases de las FARC: coloca una Guerrilla.',
      pl: 'Potem tam, gdzie są bazy FARC: umieść partyzanta.',
    },
    { where: (np: NonPlayer, s: Space) => hasFarcBase(np, s) && isPlaceable(np, s), way: MANY },
  ),
  rally.line(
    '6',
    {
      en: 'Then at friendly Bases: place Guerrillas.',
      es: 'Luego en Bases propias: coloca Guerrillas.',
      pl: 'Potem przy własnych bazach: umieść partyzantów.',
    },
    { where: (np: NonPlayer, s: Space) => bases(np.g, AUC, s) > 0 && isPlaceable(np, s), way: MANY },
  ),
  rally.line(
    '7',
    {
      en: 'Last, elsewhere: place a Guerrilla; while a Base is Available, first where there are 1 or 2 friendly Guerrillas.',
      es: 'Por último, en otras casillas: coloca una Guerrilla; mientras haya una Base Disponible, primero donde haya 1 o 2 Guerrillas propias.',
      pl: 'Na koniec gdzie indziej: umieść partyzanta; dopóki jest dostępna baza, najpierw tam, gdzie jest 1 lub 2 własnych partyzantów.',
    },
    { where: isPlaceable, by: [oneOrTwoFirst], way: MANY },
  ),
]

const EXTORT = extorting.line('8', {
  en: 'Extort wherever possible.',
  es: 'Extorsión dondequiera que sea posible.',
  pl: 'Wymuszenie wszędzie, gdzie można.',
})
const isExtortable = (np: NonPlayer, s: Space): boolean => hidden(np, s) > 0 && outnumbers(np.g, AUC, s)
const joinExtort = (np: NonPlayer, line = EXTORT): Word | undefined =>
  anywhere(np, isExtortable) ? np.firstOf(line, [extort.word]) : undefined

const ELITE: SpaceLine = rally.line(
  '9',
  {
    en: 'Elite Backing: place a Base if possible, otherwise Guerrillas in the order of Rally.',
    es: 'Respaldo de las Élites: coloca una Base si es posible; si no, Guerrillas en el orden del Reagrupamiento.',
    pl: 'Wsparcie elit: umieść bazę, jeśli się da, w przeciwnym razie partyzantów w kolejności zgrupowania.',
  },
  {
    where: (np: NonPlayer, s: Space) => isForBase(np, s) || isPlaceable(np, s),
    by: [
      first({ en: 'room for a Base', es: 'con sitio para una Base', pl: 'z miejscem na bazę' }, (np, s) =>
        isForBase(np, s),
      ),
      first(
        { en: 'at FARC Bases', es: 'en Bases de las FARC', pl: 'przy bazach FARC' },
        (np, s) => !isForBase(np, s) && hasFarcBase(np, s),
      ),
      first(
        { en: 'at friendly Bases', es: 'en Bases propias', pl: 'przy własnych bazach' },
        (np, s) => !isForBase(np, s) && !hasFarcBase(np, s) && bases(np.g, AUC, s) > 0,
      ),
      first(
        oneOrTwoFirst.text,
        (np, s) => !hasFarcBase(np, s) && bases(np.g, AUC, s) === 0 && oneOrTwoFirst.score(np, s) > 0,
      ),
    ],
  },
)
const PLACING = [MANY, word('guerrilla')]

// 8.6.2 March, then Extort.

const MARCH_IF: Step = march.line(
  '1',
  {
    en: 'Otherwise March if fewer than half of the spaces with FARC Bases have a friendly Guerrilla.',
    es: 'Si no, Marcha si menos de la mitad de las casillas con Bases de las FARC tienen una Guerrilla propia.',
    pl: 'W przeciwnym razie przemarsz, jeśli na mniej niż połowie pól z bazami FARC jest własny partyzant.',
  },
  { operation: MARCH, when: isFarFromFarc, ifNone: [RALLY] },
)

const GO = march.line('2', {
  en: 'First to a city or department with FARC pieces and no friendly Guerrilla: with a FARC Base, then where the marching Guerrillas can stay Underground.',
  es: 'Primero a una ciudad o departamento con fichas de las FARC y sin Guerrillas propias: con una Base de las FARC, luego donde las que marchan puedan seguir Ocultas.',
  pl: 'Najpierw do miasta lub departamentu z elementami FARC i bez własnych partyzantów: z bazą FARC, potem tam, gdzie maszerujący pozostaną ukryci.',
})
const ALL_GO = march.line('3', {
  en: 'All adjacent friendly Guerrillas go, but 1 stays wherever there is a friendly Base or a FARC piece.',
  es: 'Van todas las Guerrillas propias adyacentes, pero 1 se queda donde haya una Base propia o una ficha de las FARC.',
  pl: 'Idą wszyscy sąsiedni własni partyzanci, ale 1 zostaje tam, gdzie jest własna baza lub element FARC.',
})
const NEARER = march.line('4', {
  en: 'Then the largest group that has not moved goes one space closer to a FARC Base.',
  es: 'Luego el grupo más grande que no se haya movido va una casilla más cerca de una Base de las FARC.',
  pl: 'Potem największa grupa, która się nie ruszyła, idzie o jedno pole bliżej bazy FARC.',
})
const THEN_EXTORT = march.line('5', {
  en: 'Then Extort as after a Rally.',
  es: 'Luego Extorsión, como tras un Reagrupamiento.',
  pl: 'Potem wymuszenie, jak po zgrupowaniu.',
})

/** How many steps each space is away from the nearest FARC base, or from any FARC piece if there is no base. */
function stepsToFarc(np: NonPlayer): readonly number[] {
  const { g } = np
  const camps = spacesWith(g, FARC).filter((s) => bases(g, FARC, s) > 0)
  const steps = new Array<number>(g.volume.spaces.length).fill(Number.POSITIVE_INFINITY)
  let edge: readonly Space[] = camps.length > 0 ? camps : spacesWith(g, FARC)
  for (let n = 0; edge.length > 0; n++) {
    const next: Space[] = []
    for (const s of edge) {
      if ((steps[s] as number) <= n) continue
      steps[s] = n
      next.push(...nearby(g, s))
    }
    edge = next
  }
  return steps
}

function planMarch(np: NonPlayer): Order[] {
  const bands = muster(np, (from) => bandAt(np, from, bases(np.g, AUC, from) > 0 || hasFarc(np, from) ? 1 : 0))
  const isOpen = (to: Space): boolean => !isLoc(to) && hasFarc(np, to) && own(np, to) === 0
  const by = [farcBaseFirst, stayingHidden(bands)]
  const orders = marchTo(np, GO, bands, isOpen, { by, go: ALL_GO })
  // 8.4.4/37 By an event into one space only.
  if (orders.length > 0 && (affordable(np) < 2 || np.op?.free === true)) return orders
  const second = planNearer(np, bands, orders)
  return second === undefined ? orders : [...orders, second]
}

/** Who of a space did not go along to the first destination cannot follow: that would be the same group. */
function planNearer(np: NonPlayer, bands: Bands, before: readonly Order[]): Order | undefined {
  const steps = stepsToFarc(np)
  const went = (from: Space, to: Space): boolean => before.some((order) => order.from === from && order.to === to)
  const isNearer = (from: Space, to: Space): boolean =>
    (steps[to] as number) < (steps[from] as number) && !went(from, to) && room(np.g, underground(AUC), to) > 0
  const nearer = (from: Space): readonly Space[] => nearby(np.g, from).filter((to) => isNearer(from, to))
  const groups = [...bands.keys()].filter((s) => strength(bands.get(s)) > 0 && nearer(s).length > 0)
  const largest = most({ en: 'largest group', es: 'grupo más grande', pl: 'największa grupa' }, (_, s) =>
    strength(bands.get(s)),
  )
  const from = np.bestOf(NEARER, groups, [largest])
  const explanation = np.reason
  const to = from === undefined ? undefined : np.bestOf(NEARER, nearer(from))
  if (from === undefined || to === undefined) return undefined
  const order = send(np, NEARER, bands.get(from) as Band, from, to, room(np.g, underground(AUC), to))
  return order && { ...order, explanation }
}

// 8.6.3 Attack, then Ambush.

const ATTACK_IF: Step = attack.line(
  '1',
  {
    en: 'Otherwise Attack if no space has both a FARC Base and a friendly Underground Guerrilla.',
    es: 'Si no, Ataque si ninguna casilla tiene a la vez una Base de las FARC y una Guerrilla Oculta propia.',
    pl: 'W przeciwnym razie atak, jeśli na żadnym polu nie ma zarazem bazy FARC i własnego ukrytego partyzanta.',
  },
  {
    operation: ATTACK,
    when: (np: NonPlayer) => !isCloseToFarc(np),
    ifNone: [MARCH, RALLY],
  },
)

const TARGETS: readonly Faction[] = [FARC, GOVT]

const WHOM = attack.line('2', {
  en: 'Against enemy Guerrillas whose Shipment can be taken, then FARC, then the Government.',
  es: 'Contra Guerrillas enemigas cuyo Envío pueda capturarse, luego las FARC, luego el Gobierno.',
  pl: 'Przeciw wrogim partyzantom, których dostawę można przejąć, potem FARC, potem rządowi.',
})
const STRIKE = attack.line('3', {
  en: 'Up to 3 spaces with one of these targets and a friendly Underground Guerrilla or 3 friendly Guerrillas, most friendly Guerrillas first.',
  es: 'Hasta 3 casillas con uno de estos objetivos y una Guerrilla Oculta propia o 3 Guerrillas propias, primero donde haya más Guerrillas propias.',
  pl: 'Najwyżej 3 pola z jednym z tych celów i własnym ukrytym partyzantem albo 3 własnymi partyzantami, najpierw tam, gdzie jest ich najwięcej.',
})
const AMBUSH = ambushing.line('4', {
  en: 'Ambush in the Attack space with the fewest friendly Guerrillas; if tied, for a Shipment, then against FARC, then the Government.',
  es: 'Emboscada en la casilla de Ataque con menos Guerrillas propias; en caso de empate, por un Envío, luego contra las FARC, luego contra el Gobierno.',
  pl: 'Zasadzka na polu ataku z najmniejszą liczbą własnych partyzantów; przy remisie dla dostawy, potem przeciw FARC, potem przeciw rządowi.',
})
const AMBUSH_BY = [
  fewestGuerrillas,
  byTarget(
    {
      en: 'best target (Shipment to take, FARC, Government)',
      es: 'mejor objetivo (Envío que se puede capturar, FARC, Gobierno)',
      pl: 'najlepszy cel (dostawa do przejęcia, FARC, rząd)',
    },
    TARGETS,
  ),
]

const isForAttack = (np: NonPlayer, s: Space): boolean =>
  (hidden(np, s) > 0 || own(np, s) >= 3) && hasTarget(np, s, TARGETS)

const strikes = (np: NonPlayer) =>
  planStrikes(np, AMBUSH, AMBUSH_BY, (open) =>
    pickSpaces(
      np,
      STRIKE,
      open.filter((s) => isForAttack(np, s)),
      Math.min(3 - (np.op?.spaces.length ?? 0), affordable(np)),
      [mostGuerrillas],
    ),
  )

// 8.6.4 Terror, then Assassinate.

const TERROR_ELSE: Step = terror.line(
  '1',
  {
    en: 'Otherwise Terror: some space has both a FARC Base and a friendly Underground Guerrilla.',
    es: 'Si no, Terror: alguna casilla tiene a la vez una Base de las FARC y una Guerrilla Oculta propia.',
    pl: 'W przeciwnym razie terror: na jakimś polu jest zarazem baza FARC i własny ukryty partyzant.',
  },
  { operation: TERROR, when: () => true, ifNone: [MARCH, RALLY] },
)

/** With a non-player Government only where there is no Support. */
const isSpared = (np: NonPlayer, s: Space): boolean => !np.isPlayer(GOVT) && hasSupport(np.g, s)

const TERROR_LINES: readonly SpaceLine[] = [
  terror.line(
    '3',
    {
      en: 'First in 1 space with a FARC Base and fewer Police than friendly Guerrillas.',
      es: 'Primero en 1 casilla con una Base de las FARC y menos Policía que Guerrillas propias.',
      pl: 'Najpierw na 1 polu z bazą FARC, gdzie policji jest mniej niż własnych partyzantów.',
    },
    { where: (np: NonPlayer, s: Space) => hasFarcBase(np, s) && own(np, s) > police(np.g, s), most: 1 },
  ),
  terror.line(
    '4',
    {
      en: 'Then in 1 other city or department with FARC pieces; with a non-player Government, only where there is no Support.',
      es: 'Luego en otra ciudad o departamento con fichas de las FARC; con el Gobierno sin jugador, solo donde no haya Apoyo.',
      pl: 'Potem w 1 innym mieście lub departamencie z elementami FARC; gdy rząd jest nieobsadzony, tylko tam, gdzie nie ma poparcia.',
    },
    { where: (np: NonPlayer, s: Space) => !isLoc(s) && hasFarc(np, s) && !isSpared(np, s), most: 1 },
  ),
  terror.line(
    '5',
    {
      en: 'Then in other cities or departments, 3 spaces in all; with a non-player Government, only where there is no Support.',
      es: 'Luego en otras ciudades o departamentos, 3 casillas en total; con el Gobierno sin jugador, solo donde no haya Apoyo.',
      pl: 'Potem w innych miastach lub departamentach, łącznie na 3 polach; gdy rząd jest nieobsadzony, tylko tam, gdzie nie ma poparcia.',
    },
    { where: (np: NonPlayer, s: Space) => !isLoc(s) && !isSpared(np, s) },
  ),
]

const KILL = killing.line('6', {
  en: 'Assassinate in every Terror space with more friendly Guerrillas than Police: first Guerrillas whose removal yields a Shipment, then FARC, the Government, the Cartels.',
  es: 'Asesinato en cada casilla de Terror con más Guerrillas propias que Policías: primero Guerrillas cuya eliminación dé un Envío, luego las FARC, el Gobierno, los Cárteles.',
  pl: 'Zamach na każdym polu terroru, gdzie własnych partyzantów jest więcej niż policji: najpierw partyzanci, których usunięcie daje dostawę, potem FARC, rząd, kartele.',
})
const VICTIMS: readonly Faction[] = [FARC, GOVT, CARTELS]

/** The flow: Rally, March, Attack or Terror; what cannot be done falls back on the operation before it (10.1). */
export const STEPS: readonly Step[] = [RALLY_IF, MARCH_IF, ATTACK_IF, TERROR_ELSE]

export const auc: Chart = {
  lines: sheet.lines,
  answers: {
    'rally.where': (np) =>
      follow(
        np,
        () => nextOf(np, RALLY_LINES, MOST),
        () => joinExtort(np),
      ),
    'rally.how'(np) {
      if (!np.selected(ELITE, 'elite.where').includes(here(np))) return rallyHow(np, RALLY_LINES)
      return np.firstOf(ELITE, isForBase(np, here(np)) ? [BASE] : PLACING)
    },
    'rally.from': (np) => np.done(np.lineAt(here(np), RALLY_LINES)),
    'elite.where': (np) => np.select([ELITE], 1) ?? np.done(),
    'extort.where': (np) => nextOfAll(np, EXTORT, isExtortable) ?? np.done(),
    'march.from': (np) =>
      follow(
        np,
        () => np.nextOrigin(() => planMarch(np)),
        () => joinExtort(np, THEN_EXTORT),
      ),
    'march.to': (np) => np.destination(() => planMarch(np)),
    'move.how-many': (np) => (np.op?.rules.word === MARCH ? np.ordered(() => planMarch(np)) : undefined),
    'attack.where': (np) => nextStrike(np, AMBUSH, strikes(np)),
    'ambush.where': (np) => plannedAmbush(np, strikes) ?? np.chooseSpace(AMBUSH, () => true, AMBUSH_BY),
    'terror.where': (np) =>
      follow(
        np,
        () => nextOf(np, TERROR_LINES, 3),
        () => (anywhere(np, isForAssassination) ? np.firstOf(KILL, [assassinate.word]) : undefined),
      ),
    'assassinate.where': (np) => nextOfAll(np, KILL, isForAssassination) ?? np.done(),
    'remove.which'(np) {
      if (np.q.rule === '3.3.3') return strikeNext(np, WHOM, TARGETS)
      return np.q.rule === '4.4.2' ? strikeNext(np, KILL, VICTIMS) : undefined
    },
  },
}
