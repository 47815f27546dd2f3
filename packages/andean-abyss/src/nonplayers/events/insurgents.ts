import {
  ACTIVE_OPPOSITION,
  type Answers,
  available,
  beginOperation,
  type Criterion,
  canPlace,
  carryOut,
  DONE,
  type Faction,
  factionWord,
  first,
  inPlay,
  type Line,
  level,
  most,
  type NonPlayer,
  oppositionFirst,
  PASSIVE_OPPOSITION,
  PASSIVE_SUPPORT,
  type Piece,
  pieceWord,
  resources,
  Sheet,
  type Space,
  supportFirst,
  type Word,
  word,
  wordSpace,
} from '@coinflict/kernel'
import {
  AUC,
  active,
  activeOf,
  allBases,
  allGuerrillas,
  base,
  bases,
  CARTELS,
  cubes,
  FARC,
  GOVT,
  guerrillas,
  hasSupport,
  INSURGENTS,
  isSabotaged,
  isSecondEdition,
  outnumbers,
  POOLS,
  pieces,
  police,
  room,
  shipment,
  shipments,
  underground,
  undergroundOf,
} from '../../forces.ts'
import { isLoc, pop } from '../../map.ts'
import { ATTACK } from '../../operations/attack.ts'
import { MARCH, march } from '../../operations/march.ts'
import { RALLY } from '../../operations/rally.ts'
import { TERROR } from '../../operations/terror.ts'
import { byTarget, hasTarget } from '../attack.ts'
import { farcBaseFirst, hasFarc, isCloseToFarc } from '../auc.ts'
import { isOrigin } from '../farc.ts'
import { couldBuild, nextOfAll } from '../flow.ts'
import { hasRoom, here, own } from '../terms.ts'
import {
  AS_MANY,
  BENEFIT,
  BY_CHART,
  citiesFirst,
  everywhere,
  foes,
  HARM,
  inEvent,
  isFoe,
  MOST,
  mostBasesOf,
  mostOfPlayers,
  others,
  piecesOf,
  players,
  SPACES,
  where,
} from './lines.ts'

/** 8.4.4 What insurgents do with single cards: as the sheets say, so far as they are known, or (h) as their charts would have it. */
const sheet = new Sheet()
const { line } = sheet.part('8.4.4')

// What is common to several cards.

/** 8.6.4 With a non-player Government AUC spares its Support. */
const isSpared = (np: NonPlayer, s: Space): boolean => np.me === AUC && !np.isPlayer(GOVT) && hasSupport(np.g, s)
/** 3.3.4 Whether Terror does something there that the chart would want: on a sound line, or to people who can still be swayed. */
const terrorServes = (np: NonPlayer, s: Space): boolean => {
  const { g, me } = np
  if (isLoc(s)) return !isSabotaged(g, s)
  return pop(s) > 0 && !isSpared(np, s) && (me !== FARC || level(g, s) > ACTIVE_OPPOSITION)
}
/** 8.6.3, 8.7.3 Whom the chart would hit, one after another; the Cartels' chart knows no Attack. */
const targetsOf = (np: NonPlayer): readonly Faction[] =>
  np.me === AUC ? [FARC, GOVT] : np.me === FARC ? [AUC, GOVT, CARTELS] : foes(np)
/** Three guerrillas or more, and such a target. */
const hasForce = (np: NonPlayer, s: Space): boolean => own(np, s) >= 3 && hasTarget(np, s, targetsOf(np))
/** Whether the chart would rather Attack than use Terror now. */
const attacks = (np: NonPlayer): boolean => {
  if (np.me === CARTELS) return false
  return np.me === AUC ? !isCloseToFarc(np) : resources(np.g, FARC) > resources(np.g, GOVT)
}

/** 8.5.2, 8.6.2, 8.7.2 How many guerrillas a March would leave in a space, and how many it would let go. */
const kept = (np: NonPlayer, s: Space): number => {
  const { g, me } = np
  return (me === FARC ? allBases(g, s) > 0 : bases(g, me, s) > 0 || (me === AUC && hasFarc(np, s))) ? 1 : 0
}
const spare = (np: NonPlayer, s: Space): number => Math.max(0, own(np, s) - kept(np, s))
const mostSpare = (limit: number): Criterion =>
  most(
    {
      en: 'most Guerrillas that may leave',
      es: 'más Guerrillas que puedan irse',
      pl: 'najwięcej partyzantów, którzy mogą odejść',
    },
    (np, s) => Math.min(limit, spare(np, s)),
  )
const leavingFirst = first(
  { en: 'from where a March would lead', es: 'de donde saldría una Marcha', pl: 'skąd ruszyłby przemarsz' },
  (np, s) => np.me !== FARC || isOrigin(np, s),
)

/** 8.5.2, 8.6.2, 8.7.2 Where a March would lead. */
const isGoal = (np: NonPlayer, s: Space): boolean => {
  const { g, me } = np
  if (isLoc(s)) return false
  if (me === CARTELS) return hasRoom(np, s)
  if (me === AUC) return hasFarc(np, s) && own(np, s) === 0
  return pop(s) > 0 && level(g, s) >= 0 && !outnumbers(g, FARC, s)
}
const goalFirst = first(
  { en: 'where a March would lead', es: 'adonde llevaría una Marcha', pl: 'dokąd prowadziłby przemarsz' },
  isGoal,
)
const goals = (np: NonPlayer): readonly Criterion[] => (np.me === AUC ? [goalFirst, farcBaseFirst] : [goalFirst])

/** How many of the kind asked for go, if so many go in all: Active ones first, or those Underground but for one that must stay. */
function howMany(np: NonPlayer, why: Line, all: number, isSeenFirst: boolean): Word | undefined {
  const { g, me, q } = np
  const s = here(np)
  const [seen, hidden] = [activeOf(g, me, s), undergroundOf(g, me, s)]
  const goesHidden = isSeenFirst ? all - Math.min(seen, all) : Math.min(Math.max(hidden - kept(np, s), all - seen), all)
  return np.number(why, q.params?.piece === underground(me) ? goesHidden : all - goesHidden)
}

/** Most of so many bases of a faction that can come, as far as any is Available. */
const roomFor = (f: Faction, n: number): Criterion =>
  most({ en: 'room for a Base', es: 'sitio para una Base', pl: 'miejsce na bazę' }, ({ g }, s) =>
    Math.min(n, room(g, base(f), s), available(g, base(f))),
  )

const guerrillasOf = (of: readonly Faction[]): readonly Piece[] => of.flatMap((f) => [underground(f), active(f)])

// What the sheets say, as far as it is known (cards 22 and 63 in the charts and turns).

const REYES = line('21', {
  en: 'Raúl Reyes: the Base goes to a space with FARC Guerrillas and Support, if possible.',
  es: 'Raúl Reyes: la Base va a una casilla con Guerrillas de las FARC y Apoyo, si es posible.',
  pl: 'Raúl Reyes: baza trafia na pole z partyzantami FARC i poparciem, jeśli to możliwe.',
})
const FORMER_MILITARY = line('37', {
  en: 'Former Military: AUC Marches into 1 space by its lines, then Ambushes by those of its Attack.',
  es: 'Former Military: las AUC marchan a 1 casilla según sus líneas y luego emboscan según las de su Ataque.',
  pl: 'Former Military: AUC maszeruje na 1 pole według swoich linii, potem urządza zasadzkę według linii ataku.',
})
const MILLENNIUM = line('57', {
  en: 'Op Millennium: replace Police in random cities before any in departments, with Bases first.',
  es: 'Op Millennium: sustituye Policía en ciudades al azar antes que en departamentos, primero por Bases.',
  pl: 'Op Millennium: zastępuj policję w losowych miastach przed departamentami, najpierw bazami.',
})
const AYAHUASCA = line('70', {
  en: 'Ayahuasca Tourism: the executing faction’s own Guerrillas do the Terror, Active ones before Underground.',
  es: 'Ayahuasca Tourism: el Terror lo hacen Guerrillas de la facción que ejecuta, Activas antes que Ocultas.',
  pl: 'Ayahuasca Tourism: terror przeprowadzają partyzanci wykonującej frakcji, aktywni przed ukrytymi.',
})

const farcAndSupport = first(
  { en: 'FARC Guerrillas and Support', es: 'Guerrillas de las FARC y Apoyo', pl: 'partyzanci FARC i poparcie' },
  ({ g }, s) => hasSupport(g, s) && guerrillas(g, FARC, s) > 0,
)

// 19 General Offensive.

const OFFENSIVE = line('h19', {
  en: 'General Offensive: Attack with 3 or more Guerrillas if the chart would Attack or Terror would not serve there; otherwise Terror.',
  es: 'General Offensive: Ataque con 3 o más Guerrillas si el diagrama atacaría o el Terror no sirviera allí; si no, Terror.',
  pl: 'General Offensive: atak z co najmniej 3 partyzantami, jeśli diagram by atakował albo terror nic tam nie da; inaczej terror.',
})
const strikeHow = (np: NonPlayer): Word | undefined => {
  const s = here(np)
  const isAttack = isSpared(np, s) || (hasForce(np, s) && (attacks(np) || !terrorServes(np, s)))
  return np.firstOf(OFFENSIVE, isAttack ? [ATTACK, TERROR] : [TERROR, ATTACK])
}

// 20 Mono Jojoy.

const canMarch = (np: NonPlayer): boolean =>
  np.attempt((trial) => carryOut(trial, beginOperation(FARC, march, { free: true }))) !== undefined

// 29 Kill Zone: two Ambushes, where there are most to hit.

const mostTargets = most({ en: 'most targets', es: 'más objetivos', pl: 'najwięcej celów' }, (np, s) =>
  Math.min(4, piecesOf(np, s, targetsOf(np))),
)
const ambushBy = (np: NonPlayer): readonly Criterion[] => [
  mostTargets,
  byTarget({ en: 'targets of the Ambush', es: 'objetivos de la Emboscada', pl: 'cele zasadzki' }, targetsOf(np)),
]

// 40 Demobilization.

const DEMOBILIZATION = line('h40', {
  en: 'Demobilization: the cubes of the department with most go to cities that the Government Controls anyway.',
  es: 'Demobilization: los cubos del departamento que más tenga van a ciudades que el Gobierno ya Controle.',
  pl: 'Demobilization: kostki z departamentu, gdzie jest ich najwięcej, idą do miast i tak kontrolowanych przez rząd.',
})
const mostCubes = most({ en: 'most cubes', es: 'más cubos', pl: 'najwięcej kostek' }, ({ g }, s) => cubes(g, s))
const heldFirst = first({ en: 'Government Control', es: 'Control del Gobierno', pl: 'kontrola rządu' }, ({ g }, s) =>
  outnumbers(g, GOVT, s),
)

// 43 Calima Front: with a non-player Government for the sake of 8.1/b or c.

const terrorBy = (np: NonPlayer): readonly Criterion[] =>
  np.isPlayer(GOVT) || np.me === CARTELS ? [] : [np.me === AUC ? oppositionFirst : supportFirst]

// 46 Limpieza.

const LIMPIEZA = line('h46', {
  en: 'Limpieza: where Support and Opposition change most, then where most pieces of players go: Passive Opposition against a player Government or by FARC, otherwise Passive Support.',
  es: 'Limpieza: donde más cambien Apoyo y Oposición, luego donde caigan más fichas de jugadores: Oposición Pasiva contra un Gobierno de un jugador o por las FARC, si no, Apoyo Pasivo.',
  pl: 'Limpieza: gdzie poparcie i opozycja zmienią się najbardziej, potem gdzie zniknie najwięcej elementów graczy: bierna opozycja przeciw rządowi gracza lub gdy działa FARC, inaczej bierne poparcie.',
})
const turnsAgainst = (np: NonPlayer): boolean => np.me === FARC || np.isPlayer(GOVT)
const mostTurned = most(
  { en: 'greatest change', es: 'mayor cambio', pl: 'największa zmiana' },
  (np, s) => pop(s) * (turnsAgainst(np) ? level(np.g, s) - PASSIVE_OPPOSITION : PASSIVE_SUPPORT - level(np.g, s)),
)

// 50 Carabineros.

const CARABINEROS = line('h50', {
  en: 'Carabineros: replace the Police; just remove them if a player runs AUC.',
  es: 'Carabineros: sustituye la Policía; solo elimínala si un jugador lleva las AUC.',
  pl: 'Carabineros: zastąp policję; tylko ją usuń, jeśli AUC prowadzi gracz.',
})

// 53 Criminal Air Force.

const AIR_FORCE = line('h53', {
  en: 'Criminal Air Force: 2 own Guerrillas, Active ones first, to where a March would lead; nobody flies back.',
  es: 'Criminal Air Force: 2 Guerrillas propias, primero Activas, adonde llevaría una Marcha; nadie vuelve.',
  pl: 'Criminal Air Force: 2 własnych partyzantów, najpierw aktywni, tam, dokąd prowadziłby przemarsz; nikt nie wraca.',
})
const FLIGHT = 2
const seenFirst = first(
  { en: 'Active Guerrillas', es: 'Guerrillas Activas', pl: 'aktywni partyzanci' },
  (np, s) => activeOf(np.g, np.me, s) > 0,
)

// 54 Deserters & Defectors.

const DEFECTORS = line('h54', {
  en: 'Deserters & Defectors: replace other factions’ Guerrillas, players’ first, with own ones; without any Available remove players’.',
  es: 'Deserters & Defectors: sustituye Guerrillas ajenas, primero de jugadores, por propias; sin Disponibles, elimina las de jugadores.',
  pl: 'Deserters & Defectors: zastąp cudzych partyzantów, najpierw graczy, własnymi; bez dostępnych usuń partyzantów graczy.',
})
const REPLACE = word('replace')
const REMOVE = word('remove')
const hasOwnLeft = ({ g, me }: NonPlayer): boolean => available(g, underground(me)) > 0
const hasGuerrillasOf = ({ g }: NonPlayer, s: Space, of: readonly Faction[]): boolean =>
  of.some((f) => guerrillas(g, f, s) > 0)
/** Whose guerrillas go: players', or anybody's if own ones take their place. */
const deserters = (np: NonPlayer): readonly Faction[] => (hasOwnLeft(np) ? others(np) : foes(np))
const desertFrom = (np: NonPlayer): Word | undefined =>
  np.chooseSpace(DEFECTORS, (_, s) => hasGuerrillasOf(np, s, players(np))) ??
  np.chooseSpace(DEFECTORS, (_, s) => hasGuerrillasOf(np, s, deserters(np))) ??
  np.firstOf(DEFECTORS, [DONE])
const desert = (np: NonPlayer): Word | undefined => np.firstPiece(DEFECTORS, guerrillasOf(others(np)))

// 58 General Serrano.

const SERRANO = line('h58', {
  en: 'General Serrano: Police leave spaces with own pieces, then those with Population, for lines and departments without.',
  es: 'General Serrano: la Policía deja casillas con fichas propias, luego las que tienen Población, por LdC y departamentos sin ella.',
  pl: 'General Serrano: policja opuszcza pola z własnymi elementami, potem te z populacją, na linie i departamenty bez niej.',
})
const isOurs = ({ g, me }: NonPlayer, s: Space): boolean => pieces(g, me, s) > 0
const mostPolice = most({ en: 'most Police', es: 'más Policía', pl: 'najwięcej policji' }, ({ g }, s) => police(g, s))
const quietFirst = first(
  { en: 'without Guerrillas', es: 'sin Guerrillas', pl: 'bez partyzantów' },
  ({ g }, s) => allGuerrillas(g, s) === 0,
)

// 59 Salcedo.

const SALCEDO = line('h59', {
  en: 'Salcedo: 3 Guerrillas go together to where a March would lead, first from spaces without room for a Base; 1 stays at each own Base.',
  es: 'Salcedo: 3 Guerrillas van juntas adonde llevaría una Marcha, primero desde casillas sin sitio para una Base; 1 se queda en cada Base propia.',
  pl: 'Salcedo: 3 partyzantów idzie razem tam, dokąd prowadziłby przemarsz, najpierw z pól bez miejsca na bazę; przy każdej własnej bazie zostaje 1.',
})
const fullFirst = first(
  { en: 'no room for a Base', es: 'sin sitio para una Base', pl: 'bez miejsca na bazę' },
  (np, s) => !hasRoom(np, s),
)
const MEETING = 'meeting'

// 65 Poppies.

const POPPIES = line('h65', {
  en: 'Poppies: place an own Base, otherwise remove a player’s; a Shipment under an own Guerrilla, otherwise remove a player’s.',
  es: 'Poppies: coloca una Base propia, si no, elimina la de un jugador; un Envío bajo una Guerrilla propia, si no, elimina el de un jugador.',
  pl: 'Poppies: umieść własną bazę, inaczej usuń bazę gracza; dostawa pod własnym partyzantem, inaczej usuń dostawę gracza.',
})
const [PLACE_BASE, REMOVE_BASE] = [word('place-base'), word('remove-base')]
const [PLACE_SHIPMENT, REMOVE_SHIPMENT] = [word('place-shipment'), word('remove-shipment')]
/** What would be done in a mountain, best first. */
function growing(np: NonPlayer, s: Space): readonly Word[] {
  const { g, me } = np
  const ways: Word[] = []
  if (canPlace(g, base(me), s)) ways.push(PLACE_BASE)
  else if (foes(np).some((f) => bases(g, f, s) > 0 && f !== GOVT)) ways.push(REMOVE_BASE)
  if (own(np, s) > 0 && inPlay(g, shipment(me)) < POOLS.shipments) ways.push(PLACE_SHIPMENT)
  else if (foes(np).some((f) => shipments(g, f, s) > 0)) ways.push(REMOVE_SHIPMENT)
  return ways
}
const WORTH: readonly Word[] = [REMOVE_SHIPMENT, PLACE_SHIPMENT, REMOVE_BASE, PLACE_BASE]
/** What a way is worth; a player's base goes before a non-player's. */
const worthOf = (np: NonPlayer, s: Space, way: Word): number =>
  2 ** WORTH.indexOf(way) +
  (way === REMOVE_BASE && INSURGENTS.some((f) => np.isPlayer(f) && bases(np.g, f, s) > 0) ? 3 : 0)
/** In the 2nd edition a base comes or goes in any case: where none has room, it may be an own one, or a fellow's. */
function forfeit(np: NonPlayer, s: Space): number {
  const { g, me } = np
  if (!isSecondEdition(g) || INSURGENTS.some((f) => canPlace(g, base(f), s))) return 0
  const owners = INSURGENTS.filter((f) => bases(g, f, s) > 0)
  return owners.some((f) => isFoe(np, f)) ? 0 : owners.every((f) => f === me) ? 32 : 16
}
const mostGrown = most({ en: 'most to gain', es: 'más que ganar', pl: 'największy zysk' }, (np, s) =>
  growing(np, s).reduce((sum, way) => sum + worthOf(np, s, way), -forfeit(np, s)),
)

// 69 Riverines & Fast Boats.

const RIVERINES = line('h69', {
  en: 'Riverines & Fast Boats: as many as may leave one space go where a March would lead; there Rally for a Base or if the chart would, otherwise Attack or Terror as it would, otherwise Rally.',
  es: 'Riverines & Fast Boats: tantas como puedan dejar una casilla van adonde llevaría una Marcha; allí Reagrupamiento por una Base o si lo haría el diagrama, si no, Ataque o Terror como haría, si no, Reagrupamiento.',
  pl: 'Riverines & Fast Boats: tylu, ilu może opuścić jedno pole, idzie tam, dokąd prowadziłby przemarsz; tam zgrupowanie dla bazy lub jeśli tak chce diagram, inaczej atak lub terror jak na nim, inaczej zgrupowanie.',
})
/** 8.5.1, 8.6.1, 8.7.1 So many guerrillas Available, for the Cartels pieces, that the chart would Rally. */
const isFresh = ({ g, me }: NonPlayer): boolean => {
  if (me === CARTELS) return available(g, underground(me)) + available(g, base(me)) >= 10
  return available(g, underground(me)) >= (me === AUC ? 6 : 9)
}
function landed(np: NonPlayer): Word | undefined {
  const s = here(np)
  const builds = couldBuild(np, s) && canPlace(np.g, base(np.me), s)
  return np.firstOf(RIVERINES, [
    ...(builds || isFresh(np) ? [RALLY] : []),
    ...(hasForce(np, s) && attacks(np) ? [ATTACK] : []),
    ...(terrorServes(np, s) ? [TERROR] : []),
    RALLY,
    ...(hasForce(np, s) ? [ATTACK] : []),
    DONE,
  ])
}

// 72 Sicarios.

const SICARIOS = line('h72', {
  en: 'Sicarios: first to Bases without Guerrillas, as many as a Rally places; the rest to random Bases.',
  es: 'Sicarios: primero a Bases sin Guerrillas, tantas como coloca un Reagrupamiento; el resto a Bases al azar.',
  pl: 'Sicarios: najpierw do baz bez partyzantów, tylu, ilu daje zgrupowanie; reszta do losowych baz.',
})
const isUnguarded = ({ g }: NonPlayer, s: Space): boolean => guerrillas(g, CARTELS, s) === 0
const ifUnguarded = (np: NonPlayer, s: Space): number =>
  isUnguarded(np, s) ? pop(s) + bases(np.g, CARTELS, s) : Number.POSITIVE_INFINITY

/** The executing faction, another non-player, a player last; and the other way round. */
export const benefit = (np: NonPlayer): Word | undefined =>
  np.firstOf(
    BENEFIT,
    [np.me, ...[...INSURGENTS].sort((a, b) => Number(np.isPlayer(a)) - Number(np.isPlayer(b)))].map(factionWord),
  )
export const harmed = (np: NonPlayer): Word | undefined => np.firstOf(HARM, [...others(np), np.me].map(factionWord))

/** 37 AUC must March even if its chart would not. */
const forced = (np: NonPlayer): Word | undefined =>
  np.op?.free === true ? np.chooseSpace(FORMER_MILITARY, everywhere) : undefined

export const INSURGENT_CARDS: Readonly<Record<number, Answers>> = {
  14: { 'event.remove-where': where(MOST, [mostBasesOf(GOVT)]) },
  19: { 'event.operation-where': (np) => nextOfAll(np, OFFENSIVE), 'event.operation-what': strikeHow },
  20: {
    'event.choice': (np) => np.firstOf(BY_CHART, canMarch(np) ? [MARCH] : [DONE]),
    'event.flip-where': where(SPACES),
  },
  21: { 'event.place-where': where(REYES, [farcAndSupport]) },
  25: { 'event.space': where(MOST, [roomFor(FARC, 2)]) },
  26: { 'event.operation-where': (np) => nextOfAll(np, BY_CHART) },
  29: { 'event.operation-where': (np) => np.chooseSpace(BY_CHART, everywhere, ambushBy(np)) },
  37: { 'march.from': forced, 'march.to': forced },
  40: {
    'event.move-from': where(DEMOBILIZATION, [mostCubes]),
    'event.move-to': where(DEMOBILIZATION, [heldFirst]),
    'event.space': where(MOST, [roomFor(AUC, 1)]),
  },
  43: { 'event.space': (np) => np.chooseSpace(SPACES, everywhere, terrorBy(np)) },
  46: {
    'event.operation-where': where(LIMPIEZA, [mostTurned, mostOfPlayers(2)]),
    'event.choice': (np) => np.say(LIMPIEZA, word(turnsAgainst(np) ? 'passive-opposition' : 'passive-support')),
  },
  47: { 'event.flip-where': where(SPACES) },
  50: {
    'event.choice': (np) => np.firstOf(CARABINEROS, np.me === AUC || !np.isPlayer(AUC) ? [REPLACE, REMOVE] : [REMOVE]),
  },
  53: {
    'event.move-from': (np) =>
      np.firstOf(AIR_FORCE, [DONE]) ??
      np.chooseSpace(AIR_FORCE, everywhere, [mostSpare(FLIGHT), leavingFirst, seenFirst]),
    'event.move-to': (np) => np.chooseSpace(AIR_FORCE, everywhere, goals(np)),
    'move.how-many': inEvent((np) => howMany(np, AIR_FORCE, Math.max(1, Math.min(FLIGHT, spare(np, here(np)))), true)),
  },
  54: {
    'event.choice': (np) => np.firstOf(DEFECTORS, hasOwnLeft(np) ? [REPLACE, REMOVE] : [REMOVE]),
    'event.remove-where': desertFrom,
    'event.replace-piece-where': desertFrom,
    'event.remove-which': desert,
    'event.replace-which': desert,
  },
  57: { 'event.replace-where': where(MILLENNIUM, [citiesFirst, roomFor(CARTELS, 1)]) },
  58: {
    'event.move-from': (np) =>
      np.chooseSpace(SERRANO, isOurs, [mostPolice]) ??
      np.chooseSpace(SERRANO, (_, s) => pop(s) > 0) ??
      np.done(SERRANO),
    'event.move-to': (np) =>
      np.chooseSpace(SERRANO, (_, s) => pop(s) === 0 && !isOurs(np, s), [quietFirst]) ??
      np.chooseSpace(SERRANO, everywhere),
    'move.how-many': inEvent((np) => np.highest(AS_MANY)),
  },
  59: {
    'event.move-from': (np) =>
      np.chooseSpace(SALCEDO, (_, s) => spare(np, s) > 0 && s !== np.noted<Space>(MEETING), [fullFirst]) ??
      np.done(SALCEDO),
    'event.move-to'(np) {
      const met = np.noted<Space>(MEETING)
      const to = np.chooseSpace(SALCEDO, (_, s) => met === undefined || s === met, goals(np))
      if (to !== undefined) np.note(MEETING, wordSpace(to))
      return to
    },
    'move.how-many': inEvent((np) => np.number(SALCEDO, spare(np, here(np)))),
  },
  65: {
    'event.space': where(POPPIES, [mostGrown]),
    'event.choice': (np) => np.firstOf(POPPIES, [...growing(np, here(np)), PLACE_BASE, PLACE_SHIPMENT]),
    'event.faction': harmed,
  },
  69: {
    'event.move-from': where(RIVERINES, [mostSpare(Number.POSITIVE_INFINITY), leavingFirst]),
    'event.move-to': (np) =>
      np.chooseSpace(RIVERINES, (_, s) => s !== here(np), goals(np)) ?? np.chooseSpace(RIVERINES, everywhere),
    'move.how-many': inEvent((np) => howMany(np, RIVERINES, Math.max(1, spare(np, here(np))), false)),
    'event.operation-what': landed,
  },
  70: {
    'event.faction': (np) => np.firstOf(AYAHUASCA, [factionWord(np.me)]) ?? benefit(np),
    'event.terror-which': (np) => np.firstOf(AYAHUASCA, [active(np.me), underground(np.me)].map(pieceWord)),
  },
  72: {
    'event.place-where': (np) => np.chooseSpace(SICARIOS, isUnguarded) ?? np.chooseSpace(SICARIOS, everywhere),
    'place.how-many': inEvent((np) => np.number(SICARIOS, ifUnguarded(np, here(np)))),
  },
}

export const insurgentLines = sheet.lines
