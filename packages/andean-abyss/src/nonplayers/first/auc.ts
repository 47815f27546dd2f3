import {
  type Chart,
  type Criterion,
  type NonPlayer,
  type Order,
  Sheet,
  type SpaceLine,
  type Step,
} from '@coinflict/kernel/nonplayers'
import { bases, undergroundOf } from '@coinflict/kernel/rules'
import { available, type Faction, type Space, spacesWith, type Word } from '@coinflict/kernel/state'
import { ambush } from '../../activities/ambush.ts'
import { assassinate } from '../../activities/assassinate.ts'
import { extort } from '../../activities/extort.ts'
import { AUC, CARTELS, FARC, GOVT, underground } from '../../forces.ts'
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
  couldBuild,
  couldBuildSomewhere,
  follow,
  MANY,
  nextOf,
  nextOfAll,
  nextStrike,
  plannedAmbush,
  planStrikes,
  REGROUP,
  rallyHow,
  shouldHide,
  stayingHidden,
} from '../flow.ts'
import { affordable, bandAt, canGather, gather, muster } from '../march.ts'
import { fewestGuerrillas, hasBaseLeft, mostGuerrillas, own, reinforcement } from '../terms.ts'

/** 8.6 AUC of the 1st edition. */
const sheet = new Sheet()
const rally = sheet.part('8.6.1', RALLY)
const extorting = sheet.part('8.6.1', extort.word)
const backing = sheet.part('8.6.1', RALLY)
const march = sheet.part('8.6.2', MARCH)
const attack = sheet.part('8.6.3', ATTACK)
const ambushing = sheet.part('8.6.3', ambush.word)
const terror = sheet.part('8.6.4', TERROR)
const killing = sheet.part('8.6.4', assassinate.word)

const isHidden = (np: NonPlayer, s: Space): boolean => undergroundOf(np.g, AUC, s) > 0

// 8.6.1 Rally, then Extort; Elite Backing.

const RALLY_IF = rally.line(
  '1',
  {
    en: 'Rally if 6 or more friendly Guerrillas are Available, or if it could place a Base.',
    es: 'Reagrupamiento si hay 6 o más Guerrillas propias Disponibles, o si puede colocar una Base.',
    pl: 'Zgrupowanie, jeśli co najmniej 6 własnych partyzantów jest dostępnych albo jeśli można umieścić bazę.',
  },
  {
    operation: RALLY,
    when: (np: NonPlayer) => available(np.g, underground(AUC)) >= 6 || couldBuildSomewhere(np),
    ifNone: [],
  },
)

const canJoinFarcBase = (np: NonPlayer, s: Space): boolean => hasFarcBase(np, s) && reinforcement(np, s) > 0
const canJoinOwnBase = (np: NonPlayer, s: Space): boolean => bases(np.g, AUC, s) > 0 && reinforcement(np, s) > 0
const canJoin = (np: NonPlayer, s: Space): boolean => reinforcement(np, s) > 0

const RALLY_LINES: readonly SpaceLine[] = [
  rally.line(
    '2',
    {
      en: 'Where there are 2 Guerrillas without a Shipment and fewer than 2 Bases: replace 2 with a Base.',
      es: 'Donde haya 2 Guerrillas sin Envío y menos de 2 Bases: reemplaza 2 por una Base.',
      pl: 'Gdzie jest 2 partyzantów bez dostawy i mniej niż 2 bazy: zamień 2 na bazę.',
    },
    { where: couldBuild, when: hasBaseLeft, way: BASE },
  ),
  rally.line(
    '3',
    {
      en: 'Where there are Active Guerrillas, a friendly Base and cubes: flip the Guerrillas Underground.',
      es: 'Donde haya Guerrillas Activas, una Base propia y cubos: gira las Guerrillas a Ocultas.',
      pl: 'Gdzie są aktywni partyzanci, własna baza i kostki: odwróć partyzantów na stronę ukrytą.',
    },
    { where: shouldHide, way: REGROUP },
  ),
  rally.line(
    '4',
    {
      en: 'Place Guerrillas, first at FARC Bases.',
      es: 'Coloca Guerrillas, primero donde haya Bases de las FARC.',
      pl: 'Umieść partyzantów, najpierw przy bazach FARC.',
    },
    { where: canJoinFarcBase, way: MANY },
  ),
  rally.line(
    '5',
    {
      en: 'Then at friendly Bases: as many as Population plus Bases.',
      es: 'Luego donde haya Bases propias: tantas como sumen Población y Bases.',
      pl: 'Potem przy własnych bazach: tylu, ile wynoszą razem populacja i liczba baz.',
    },
    { where: canJoinOwnBase, way: MANY },
  ),
  rally.line(
    '6',
    {
      en: 'Then in other cities or departments, at random.',
      es: 'Luego en otras ciudades o departamentos, al azar.',
      pl: 'Potem w innych miastach lub departamentach, losowo.',
    },
    { where: canJoin, way: MANY },
  ),
]

const EXTORT = extorting.line('7', {
  en: 'Then Extort wherever possible.',
  es: 'Luego Extorsión dondequiera que sea posible.',
  pl: 'Potem wymuszenie wszędzie, gdzie się da.',
})

const ELITE_LINES: readonly SpaceLine[] = [
  backing.line(
    '8',
    {
      en: 'Elite Backing: Rally where 2 Guerrillas without a Shipment can be replaced with a Base.',
      es: 'Respaldo de las Élites: Reagrupamiento donde 2 Guerrillas sin Envío puedan reemplazarse por una Base.',
      pl: 'Wsparcie elit: zgrupowanie tam, gdzie 2 partyzantów bez dostawy można zamienić na bazę.',
    },
    { where: couldBuild, when: hasBaseLeft, way: BASE },
  ),
  backing.line(
    '9',
    {
      en: 'Elite Backing: otherwise place Guerrillas, first at a FARC Base.',
      es: 'Respaldo de las Élites: si no, coloca Guerrillas, primero en una Base de las FARC.',
      pl: 'Wsparcie elit: w przeciwnym razie umieść partyzantów, najpierw przy bazie FARC.',
    },
    { where: canJoinFarcBase, way: MANY },
  ),
  backing.line(
    '10',
    {
      en: 'Elite Backing: then at a friendly Base.',
      es: 'Respaldo de las Élites: luego en una Base propia.',
      pl: 'Wsparcie elit: potem przy własnej bazie.',
    },
    { where: canJoinOwnBase, way: MANY },
  ),
  backing.line(
    '11',
    {
      en: 'Elite Backing: then in another city or department, at random.',
      es: 'Respaldo de las Élites: luego en otra ciudad o departamento, al azar.',
      pl: 'Wsparcie elit: potem w innym mieście lub departamencie, losowo.',
    },
    { where: canJoin, way: MANY },
  ),
]

// 8.6.2 March, then Extort.

const MARCH_IF = march.line(
  '1',
  {
    en: 'Otherwise March if friendly Guerrillas are in fewer than half of the spaces with FARC Bases.',
    es: 'Si no, Marcha si hay Guerrillas propias en menos de la mitad de las casillas con Bases de las FARC.',
    pl: 'W przeciwnym razie przemarsz, jeśli własni partyzanci są na mniej niż połowie pól z bazami FARC.',
  },
  { operation: MARCH, when: isFarFromFarc, ifNone: [RALLY] },
)

const MARCH_TO = march.line('2', {
  en: 'To 1 city or department with FARC pieces and no friendly Guerrillas, with a FARC Base if possible: all adjacent Guerrillas go, but 1 stays wherever there is a friendly Base or a FARC piece.',
  es: 'A 1 ciudad o departamento con fichas de las FARC y sin Guerrillas propias, con una Base de las FARC si es posible: van todas las adyacentes, pero 1 se queda donde haya una Base propia o fichas de las FARC.',
  pl: 'Do 1 miasta lub departamentu z elementami FARC i bez własnych partyzantów, w miarę możliwości z bazą FARC: idą wszyscy sąsiedni, ale 1 zostaje tam, gdzie jest własna baza lub elementy FARC.',
})
function planMarch(np: NonPlayer): Order[] {
  const { g } = np
  const bands = muster(np, (from) => bandAt(np, from, bases(g, AUC, from) > 0 || hasFarc(np, from) ? 1 : 0))
  const open = spacesWith(g, FARC).filter((to) => !isLoc(to) && own(np, to) === 0 && canGather(np, bands, to))
  const to = np.bestOf(MARCH_TO, open, [farcBaseFirst, stayingHidden(bands)])
  return to === undefined ? [] : gather(np, MARCH_TO, bands, to)
}

// 8.6.3 Attack, then Ambush.

const ATTACK_IF = attack.line(
  '1',
  {
    en: 'Otherwise Attack if no space has both a FARC Base and a friendly Underground Guerrilla.',
    es: 'Si no, Ataque si ninguna casilla tiene a la vez una Base de las FARC y una Guerrilla Oculta propia.',
    pl: 'W przeciwnym razie atak, jeśli na żadnym polu nie ma zarazem bazy FARC i własnego ukrytego partyzanta.',
  },
  { operation: ATTACK, when: (np: NonPlayer) => !isCloseToFarc(np), ifNone: [MARCH, RALLY] },
)
const ATTACK_WHERE = attack.line('2', {
  en: 'In up to 3 spaces with a target and a friendly Underground Guerrilla or 3 friendly Guerrillas, most friendly Guerrillas first.',
  es: 'En hasta 3 casillas con un objetivo y una Guerrilla Oculta propia o 3 Guerrillas propias, primero donde haya más Guerrillas propias.',
  pl: 'Na najwyżej 3 polach z celem i własnym ukrytym partyzantem albo 3 własnymi partyzantami, najpierw tam, gdzie jest ich najwięcej.',
})
const ATTACK_WHOM = attack.line('3', {
  en: 'Targets: Guerrillas whose removal yields a Shipment, then FARC, then the Government.',
  es: 'Objetivos: Guerrillas cuya eliminación dé un Envío, luego las FARC, luego el Gobierno.',
  pl: 'Cele: partyzanci, których usunięcie daje dostawę, potem FARC, potem rząd.',
})
const AMBUSH = ambushing.line('4', {
  en: 'Ambush in the Attack space with a friendly Underground Guerrilla and the fewest friendly Guerrillas.',
  es: 'Emboscada en la casilla de Ataque con una Guerrilla Oculta propia y el menor número de Guerrillas propias.',
  pl: 'Zasadzka na polu ataku z własnym ukrytym partyzantem i najmniejszą liczbą własnych partyzantów.',
})
const TARGETS: readonly Faction[] = [FARC, GOVT]
const AMBUSH_BY: readonly Criterion[] = [
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
  hasTarget(np, s, TARGETS) && (isHidden(np, s) || own(np, s) >= 3)

const planAttack = (np: NonPlayer) =>
  planStrikes(np, AMBUSH, AMBUSH_BY, (open) =>
    pickSpaces(
      np,
      ATTACK_WHERE,
      open.filter((s) => isForAttack(np, s)),
      Math.min(3 - (np.op?.spaces.length ?? 0), affordable(np)),
      [mostGuerrillas],
    ),
  )

// 8.6.4 Terror, then Assassinate.

const TERROR_ELSE = terror.line(
  '1',
  {
    en: 'Otherwise Terror: some space has both a FARC Base and a friendly Underground Guerrilla.',
    es: 'Si no, Terror: alguna casilla tiene a la vez una Base de las FARC y una Guerrilla Oculta propia.',
    pl: 'W przeciwnym razie terror: na jakimś polu jest zarazem baza FARC i własny ukryty partyzant.',
  },
  { operation: TERROR, when: isCloseToFarc, ifNone: [MARCH, RALLY] },
)
const TERROR_LINES: readonly SpaceLine[] = [
  terror.line(
    '2',
    {
      en: 'First in 1 space with a FARC Base.',
      es: 'Primero en 1 casilla con una Base de las FARC.',
      pl: 'Najpierw na 1 polu z bazą FARC.',
    },
    { where: hasFarcBase, most: 1 },
  ),
  terror.line(
    '3',
    {
      en: 'Then in 1 other city or department with FARC pieces.',
      es: 'Luego en 1 ciudad o departamento más con fichas de las FARC.',
      pl: 'Potem w 1 innym mieście lub departamencie z elementami FARC.',
    },
    { where: (np: NonPlayer, s: Space) => !isLoc(s) && hasFarc(np, s), most: 1 },
  ),
  terror.line(
    '4',
    {
      en: 'Then in other cities or departments, up to 3 spaces in all.',
      es: 'Luego en otras ciudades o departamentos, hasta 3 casillas en total.',
      pl: 'Potem w innych miastach lub departamentach, łącznie na najwyżej 3 polach.',
    },
    { where: (_: NonPlayer, s: Space) => !isLoc(s) },
  ),
]

const ASSASSINATE = killing.line('5', {
  en: 'Then Assassinate in every Terror space where friendly Guerrillas outnumber the Police.',
  es: 'Luego Asesinato en cada casilla de Terror donde las Guerrillas propias superen a la Policía.',
  pl: 'Potem zamach na każdym polu terroru, gdzie własnych partyzantów jest więcej niż policji.',
})
const ASSASSINATE_WHOM = killing.line('6', {
  en: 'Targets: Guerrillas whose removal yields a Shipment, then FARC, then the Government, then the Cartels.',
  es: 'Objetivos: Guerrillas cuya eliminación dé un Envío, luego las FARC, luego el Gobierno, luego los Cárteles.',
  pl: 'Cele: partyzanci, których usunięcie daje dostawę, potem FARC, potem rząd, potem kartele.',
})
/** Whom to hit: with Terror goes an Assassination of one piece, otherwise it is an Attack. */
function strike(np: NonPlayer): Word | undefined {
  return np.op?.rules.word === TERROR
    ? strikeNext(np, ASSASSINATE_WHOM, [FARC, GOVT, CARTELS])
    : strikeNext(np, ATTACK_WHOM, TARGETS)
}

/** The flow: what cannot be done falls back on the operation before it (8.1.1). */
export const STEPS: readonly Step[] = [RALLY_IF, MARCH_IF, ATTACK_IF, TERROR_ELSE]

const joinExtort = (np: NonPlayer): Word | undefined => np.firstOf(EXTORT, [extort.word])

export const auc: Chart = {
  lines: sheet.lines,
  answers: {
    'rally.where': (np) =>
      follow(
        np,
        () => nextOf(np, RALLY_LINES, 3),
        () => joinExtort(np),
      ),
    'rally.how': (np) => rallyHow(np, [...RALLY_LINES, ...ELITE_LINES]),
    'elite.where': (np) => np.select(ELITE_LINES) ?? np.done(),
    'extort.where': (np) => nextOfAll(np, EXTORT) ?? np.done(),
    'march.from': (np) =>
      follow(
        np,
        () => np.nextOrigin(() => planMarch(np)),
        () => joinExtort(np),
      ),
    'march.to': (np) => np.destination(() => planMarch(np)) ?? np.done(),
    'move.how-many': (np) => (np.op?.rules.word === MARCH ? np.ordered(() => planMarch(np)) : undefined),
    'attack.where': (np) => nextStrike(np, AMBUSH, planAttack(np)),
    'ambush.where': (np) =>
      plannedAmbush(np, planAttack) ??
      np.chooseSpace(AMBUSH, isForAttack, AMBUSH_BY) ??
      np.chooseSpace(AMBUSH, () => true),
    'terror.where': (np) =>
      follow(
        np,
        () => nextOf(np, TERROR_LINES, 3),
        () => (anywhere(np, isForAssassination) ? np.firstOf(ASSASSINATE, [assassinate.word]) : undefined),
      ),
    'assassinate.where': (np) => nextOfAll(np, ASSASSINATE, isForAssassination) ?? np.done(),
    'remove.which': (np) => strike(np),
  },
}
