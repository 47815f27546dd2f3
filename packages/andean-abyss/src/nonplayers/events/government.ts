import {
  type Answers,
  type Criterion,
  DONE,
  type Faction,
  factionWord,
  fewest,
  first,
  highestPopulation,
  type Line,
  level,
  most,
  type NonPlayer,
  noSupportFirst,
  resources,
  Sheet,
  type Space,
  type Word,
  word,
} from '@coinflict/kernel'
import {
  AUC,
  activeOf,
  bases,
  CARTELS,
  cubes,
  FARC,
  GOVT,
  guerrillas,
  hasOpposition,
  INSURGENTS,
  onMap,
  pieces,
  police,
  shipments,
  TROOPS,
  troops,
  undergroundOf,
} from '../../forces.ts'
import { isCity, isCoastal, isLoc, pop } from '../../map.ts'
import { ASSAULT, assaultStrength, strengthOf } from '../../operations/assault.ts'
import { SWEEP } from '../../operations/sweep.ts'
import { TRAIN, takesCubes } from '../../operations/train.ts'
import { nextOfAll } from '../flow.ts'
import { BY_EVENT, eventActivity } from '../second/govt/activities.ts'
import { outcomeOf } from '../second/govt/outcome.ts'
import { addsControl, guardOf, isBaseSite, isHeld, surplus, surplusTroops, targets } from '../second/govt/terms.ts'
import { here } from '../terms.ts'
import {
  AS_MANY,
  BY_CHART,
  everywhere,
  inEvent,
  MOST,
  mostBasesOf,
  mostOfPlayers,
  mostPiecesOf,
  where,
} from './lines.ts'

/** 10.3 What the Government of the 2nd edition does with single cards: its sheet is not known, so all of it is ours. */
const sheet = new Sheet()
const { line } = sheet.part('10.3')

export const GOVERNMENT_SHIFTS = sheet.part('8.4.3').line('3', {
  en: 'Events, Government: the greatest shift toward Active Support, or the smallest toward Active Opposition.',
  es: 'Eventos, Gobierno: el mayor cambio hacia el Apoyo Activo, o el menor hacia la Oposición Activa.',
  pl: 'Wydarzenia, rząd: największe przesunięcie ku aktywnemu poparciu albo najmniejsze ku aktywnej opozycji.',
})

// Its own pieces.

const PLACES = line('h1', {
  en: 'Events: Government pieces where they bring Control of most people, then where Police are lacking, then to most people.',
  es: 'Eventos: fichas del Gobierno donde den Control de más población, luego donde falte Policía, luego donde haya más población.',
  pl: 'Wydarzenia: siły rządu tam, gdzie dadzą kontrolę nad największą populacją, potem gdzie brak policji, potem gdzie populacja największa.',
})
const mostControl = (more: number): Criterion =>
  most(
    { en: 'Control of most people', es: 'Control de más población', pl: 'kontrola największej populacji' },
    (np, s) => (addsControl(np.g, s, more) ? pop(s) : 0),
  )
const unpolicedFirst = first(
  { en: 'people without Police', es: 'población sin Policía', pl: 'populacja bez policji' },
  ({ g }, s) => pop(s) > 0 && police(g, s) === 0,
)
const withoutBaseFirst = first(
  { en: 'no Government Base', es: 'sin Base del Gobierno', pl: 'bez bazy rządu' },
  ({ g }, s) => bases(g, GOVT, s) === 0,
)
const placePolice = where(PLACES, [mostControl(1), unpolicedFirst, highestPopulation])

const LOSES = line('h2', {
  en: 'Events: Troops are lost where Control can spare most of them.',
  es: 'Eventos: las Tropas se pierden donde el Control pueda prescindir de más.',
  pl: 'Wydarzenia: wojsko traci się tam, gdzie kontrola może go najwięcej oddać.',
})
const mostSurplus = most(
  { en: 'most surplus Troops', es: 'más Tropas sobrantes', pl: 'najwięcej zbędnego wojska' },
  ({ g }, s) => (isLoc(s) ? troops(g, s) : surplusTroops(g, s)),
)

// Whom it hits.

/** 10.3/S4 Spaces where the faction stands that is hit before the others, first where it has most of what is counted. */
const foremostBy = (count: (np: NonPlayer, f: Faction, s: Space) => number): Criterion =>
  fewest(
    {
      en: 'players, then FARC, AUC, Cartels',
      es: 'jugadores, luego FARC, AUC, Cárteles',
      pl: 'gracze, potem FARC, AUC, kartele',
    },
    (np, s) => {
      const at = targets(np).findIndex((f) => count(np, f, s) > 0)
      return at < 0 ? targets(np).length : at
    },
  )
const foremostBases = foremostBy(({ g }, f, s) => bases(g, f, s))
const foremostPieces = foremostBy(({ g }, f, s) => pieces(g, f, s))
const foremostGuerrillas = foremostBy(({ g }, f, s) => guerrillas(g, f, s))
const foremostHidden = foremostBy(({ g }, f, s) => undergroundOf(g, f, s))
const foremostShipments = foremostBy(({ g }, f, s) => shipments(g, f, s))

const mostInsurgents = (limit: number): Criterion =>
  most({ en: 'most pieces', es: 'más fichas', pl: 'najwięcej elementów' }, ({ g }, s) =>
    Math.min(
      limit,
      INSURGENTS.reduce((sum, f) => sum + pieces(g, f, s), 0),
    ),
  )
/** Who pays: a player with Resources, then another with Resources. */
const payer = (np: NonPlayer): Word | undefined =>
  np.firstOf(BY_EVENT, [...targets(np).filter((f) => resources(np.g, f) > 0), ...targets(np)].map(factionWord))
export const hit = (np: NonPlayer): Word | undefined => np.firstOf(BY_EVENT, targets(np).map(factionWord))

// 5 Occidental & Ecopetrol.

const PIPELINES = line('h5', {
  en: 'Occidental & Ecopetrol: to pipelines with more Guerrillas than cubes, as many Police as they lack; then 1 each, highest Econ first.',
  es: 'Occidental & Ecopetrol: a oleoductos con más Guerrillas que cubos, tanta Policía como falte; luego 1 a cada uno, primero de mayor Econ.',
  pl: 'Occidental & Ecopetrol: na rurociągi, gdzie partyzantów jest więcej niż kostek, tyle policji, ile brakuje; potem po 1, od najwyższego Ekon.',
})
const lacking = ({ g }: NonPlayer, s: Space): number => Math.max(0, guardOf(g, s) - cubes(g, s))
const lackingFirst = first(
  { en: 'more Guerrillas than cubes', es: 'más Guerrillas que cubos', pl: 'więcej partyzantów niż kostek' },
  (np, s) => lacking(np, s) > 0,
)

// 20 Mono Jojoy.

const SCATTER = line('h20', {
  en: 'Mono Jojoy: FARC Guerrillas from lines, then from most people, into the departments with fewest.',
  es: 'Mono Jojoy: Guerrillas de las FARC desde LdC, luego desde donde haya más población, a los departamentos con menos.',
  pl: 'Mono Jojoy: partyzanci FARC z linii, potem z największej populacji, do departamentów z najmniejszą.',
})
const linesFirst = first({ en: 'lines', es: 'LdC', pl: 'linie' }, (_, s) => isLoc(s))
const fewestPeople = fewest({ en: 'fewest people', es: 'menos población', pl: 'najmniejsza populacja' }, (_, s) =>
  pop(s),
)
const landFirst = first({ en: 'not a line', es: 'no una LdC', pl: 'nie linia' }, (_, s) => !isLoc(s))

// 19, 29, 37 Free Assaults and Sweeps.

const assaultFirst = (np: NonPlayer): Word | undefined => np.firstOf(BY_CHART, [ASSAULT, SWEEP])
/** 29 What an Assault removes once all FARC guerrillas are Active: FARC bases, or others'. */
const mostBasesTrapped = most({ en: 'most Bases', es: 'más Bases', pl: 'najwięcej baz' }, (np, s) => {
  const left = assaultStrength(np.g, s) - guerrillas(np.g, FARC, s)
  return Math.max(Math.min(left, bases(np.g, FARC, s)), outcomeOf(np, s).bases)
})
const mostTrapped = most({ en: 'most pieces', es: 'más fichas', pl: 'najwięcej elementów' }, (np, s) => {
  const others = outcomeOf(np, s, Number.POSITIVE_INFINITY).guerrillas - activeOf(np.g, FARC, s)
  return Math.min(assaultStrength(np.g, s), guerrillas(np.g, FARC, s) + others)
})

// 48 Unión Sindical Obrera, 54 Deserters & Defectors, 68 Narco-Subs.

const WAYS = line('h3', {
  en: 'Events: end Opposition rather than remove a Base; remove Guerrillas rather than replace them; Bases of the Cartels rather than Shipments, unless only players hold these.',
  es: 'Eventos: acaba con la Oposición antes que eliminar una Base; elimina Guerrillas antes que sustituirlas; Bases de los Cárteles antes que Envíos, salvo que estos los tengan jugadores y aquellas no.',
  pl: 'Wydarzenia: raczej koniec opozycji niż usunięcie bazy; raczej usunięcie partyzantów niż zamiana; raczej bazy karteli niż dostawy, chyba że te mają gracze, a tamtych nie.',
})
const mostWon = most({ en: 'most Opposition', es: 'más Oposición', pl: 'największa opozycja' }, ({ g }, s) =>
  hasOpposition(g, s) ? -pop(s) * level(g, s) : 0,
)
function onCoast(np: NonPlayer): Word | undefined {
  const { g } = np
  const coast = onMap(g).filter(isCoastal)
  const holds = (f: Faction): boolean => coast.some((s) => shipments(g, f, s) > 0)
  const isForPlayers = !np.isPlayer(CARTELS) && INSURGENTS.some((f) => np.isPlayer(f) && holds(f))
  const hasBases = coast.some((s) => bases(g, CARTELS, s) > 0)
  const [pieceWay, shipmentWay] = [word('remove-pieces'), word('remove-shipments')]
  return np.firstOf(WAYS, isForPlayers || !hasBases ? [shipmentWay, pieceWay] : [pieceWay, shipmentWay])
}

// 60 The Chess Player: two cities, or one department.

const weight = (np: NonPlayer, s: Space): number => 100 * bases(np.g, CARTELS, s) + pieces(np.g, CARTELS, s)
const mostCleared = most({ en: 'most pieces go', es: 'caen más fichas', pl: 'znika najwięcej elementów' }, (np, s) => {
  if (!isCity(s)) return weight(np, s)
  const others = onMap(np.g).filter((other) => other !== s && isCity(other))
  return weight(np, s) + Math.max(...others.map((other) => weight(np, other)))
})

// 65 Poppies.

const POPPIES = line('h65', {
  en: 'Poppies: remove a Base and a Shipment, players’ first.',
  es: 'Poppies: elimina una Base y un Envío, primero de jugadores.',
  pl: 'Poppies: usuń bazę i dostawę, najpierw graczy.',
})
/** In the 2nd edition a Shipment comes or goes in any case. */
const harmlessFirst = first(
  { en: 'no Shipment for a player', es: 'ningún Envío para un jugador', pl: 'żadnej dostawy dla gracza' },
  (np, s) => INSURGENTS.some((f) => shipments(np.g, f, s) > 0 || (!np.isPlayer(f) && guerrillas(np.g, f, s) > 0)),
)
const UPROOTING = ['remove-base', 'remove-shipment', 'place-shipment', 'place-base'].map(word)

// 69 Riverines & Fast Boats.

const RIVERINES = line('h69', {
  en: 'Riverines & Fast Boats: surplus Troops go where an Assault then removes most Bases, then bring Control, then remove most pieces; there Assault, Train if it builds up, or Sweep.',
  es: 'Riverines & Fast Boats: Tropas sobrantes van donde un Asalto elimine más Bases, luego den Control, luego elimine más fichas; allí Asalto, Entrenamiento si refuerza, o Barrido.',
  pl: 'Riverines & Fast Boats: zbędne wojsko idzie tam, gdzie szturm usunie najwięcej baz, potem gdzie da kontrolę, potem gdzie usunie najwięcej elementów; tam szturm, szkolenie, jeśli coś da, albo przeszukiwanie.',
})
const aboard = ({ g }: NonPlayer, from: Space): number =>
  Math.max(1, isLoc(from) ? troops(g, from) : surplusTroops(g, from))
function landings(np: NonPlayer): readonly Criterion[] {
  const { g } = np
  const n = aboard(np, here(np))
  const outcome = (s: Space) => outcomeOf(np, s, strengthOf(g, s, troops(g, s) + n, police(g, s)))
  return [
    most(
      { en: 'most Bases removed', es: 'más Bases eliminadas', pl: 'najwięcej usuniętych baz' },
      (_, s) => outcome(s).bases,
    ),
    mostControl(n),
    most(
      { en: 'most pieces removed', es: 'más fichas eliminadas', pl: 'najwięcej usuniętych elementów' },
      (_, s) => outcome(s).pieces,
    ),
    highestPopulation,
  ]
}
const buildsUp = ({ g }: NonPlayer, s: Space): boolean => takesCubes(g, s) || isBaseSite(g, s)

// 72 Sicarios.

const SICARIOS = line('h72', {
  en: 'Sicarios: where there is no Support, then most Cartels Guerrillas; the new ones are AUC’s, FARC’s if only AUC is a player’s.',
  es: 'Sicarios: donde no haya Apoyo, luego más Guerrillas de los Cárteles; las nuevas son de las AUC, de las FARC si solo las AUC son de un jugador.',
  pl: 'Sicarios: gdzie nie ma poparcia, potem gdzie najwięcej partyzantów karteli; nowi należą do AUC, do FARC, jeśli tylko AUC prowadzi gracz.',
})
const mostHired = most(
  { en: 'most Cartels Guerrillas', es: 'más Guerrillas de los Cárteles', pl: 'najwięcej partyzantów karteli' },
  ({ g }, s) => guerrillas(g, CARTELS, s),
)
const mostSeen = most({ en: 'most Active AUC', es: 'más AUC Activas', pl: 'najwięcej aktywnych AUC' }, ({ g }, s) =>
  activeOf(g, AUC, s),
)
const mostHidden = most({ en: 'most Underground', es: 'más Ocultas', pl: 'najwięcej ukrytych' }, ({ g }, s) =>
  INSURGENTS.reduce((sum, f) => sum + undergroundOf(g, f, s), 0),
)

const border: Answers = { 'event.space': where(BY_EVENT, [mostOfPlayers(3), mostInsurgents(3), foremostPieces]) }

export const GOVERNMENT_CARDS: Readonly<Record<number, Answers>> = {
  5: {
    'event.place-where': where(PIPELINES, [lackingFirst]),
    'event.how-many': (np) => np.number(PIPELINES, Math.max(1, lacking(np, here(np)))),
    'event.flip-where': where(BY_EVENT, [foremostHidden]),
  },
  14: { 'event.space': where(PLACES, [mostControl(4), withoutBaseFirst, highestPopulation]) },
  19: { 'event.operation-where': (np) => nextOfAll(np, BY_CHART), 'event.operation-what': assaultFirst },
  20: {
    'event.move-from': (np) =>
      np.chooseSpace(SCATTER, (_, s) => isLoc(s) || pop(s) > 0, [linesFirst, highestPopulation]) ?? np.done(SCATTER),
    'event.move-to': where(SCATTER, [landFirst, fewestPeople]),
    'move.how-many': inEvent((np) => np.highest(AS_MANY)),
  },
  23: {
    'event.space': where(MOST, [mostBasesOf(CARTELS), mostHidden]),
    'event.remove-where': where(LOSES, [mostSurplus]),
    'event.how-many': (np) => np.number(LOSES, Math.max(1, surplus(np.g, here(np)))),
  },
  25: { 'event.space': where(MOST, [mostBasesOf(FARC), mostPiecesOf(FARC)]) },
  27: { 'event.choice': eventActivity },
  28: border,
  29: { 'event.operation-where': where(BY_CHART, [mostBasesTrapped, mostTrapped]) },
  33: border,
  34: { 'event.faction': payer },
  35: { 'event.replace-where': where(MOST, [mostBasesOf(CARTELS)]) },
  37: { 'event.operation-what': assaultFirst },
  38: { 'event.space': where(MOST, [mostSeen]) },
  39: { 'event.place-where': placePolice },
  40: { 'event.replace-piece-where': where(PLACES, [mostControl(2), unpolicedFirst]) },
  41: { 'event.space': where(MOST, [mostBasesOf(AUC), mostPiecesOf(AUC)]) },
  43: { 'event.space': where(MOST, [mostBasesOf(FARC)]) },
  48: {
    'event.space': where(WAYS, [mostWon, mostBasesOf(FARC)]),
    'event.choice': (np) => np.firstOf(WAYS, [word('opposition'), word('remove-base')]),
  },
  50: { 'event.place-where': placePolice },
  54: {
    'event.choice': (np) => np.say(WAYS, word('remove')),
    'event.remove-where': where(BY_EVENT, [foremostGuerrillas]),
  },
  55: { 'event.remove-shipment': where(BY_EVENT, [foremostShipments]) },
  57: { 'event.replace-piece-where': where(MOST, [mostBasesOf(CARTELS), mostControl(2)]) },
  60: { 'event.space': where(MOST, [mostCleared]) },
  61: { 'event.space': where(MOST, [mostBasesOf(CARTELS), mostPiecesOf(CARTELS)]) },
  62: { 'event.remove-where': where(BY_EVENT, [foremostPieces, foremostBases]) },
  65: {
    'event.space': where(POPPIES, [foremostBases, foremostShipments, harmlessFirst]),
    'event.choice': (np) => np.firstOf(POPPIES, UPROOTING),
  },
  68: {
    'event.choice': onCoast,
    'event.remove-shipment': where(BY_EVENT, [foremostShipments]),
    'event.remove-where': where(MOST, [mostBasesOf(CARTELS)]),
  },
  69: {
    'event.move-from': (np) =>
      np.chooseSpace(RIVERINES, (_, s) => isHeld(np.g, s) && cubes(np.g, s) >= 4 && surplusTroops(np.g, s) > 0, [
        mostSurplus,
      ]) ?? np.chooseSpace(RIVERINES, everywhere, [mostSurplus]),
    'event.move-to': (np) =>
      np.chooseSpace(RIVERINES, (_, s) => s !== here(np), landings(np)) ?? np.chooseSpace(RIVERINES, everywhere),
    'move.how-many': inEvent((np) => np.number(RIVERINES, np.q.params?.piece === TROOPS ? aboard(np, here(np)) : 0)),
    'event.operation-what': (np) =>
      np.firstOf(RIVERINES, [ASSAULT, ...(buildsUp(np, here(np)) ? [TRAIN] : []), SWEEP, DONE]),
  },
  72: {
    'event.space': where(SICARIOS, [noSupportFirst, mostHired]),
    'event.how-many-farc': (np) =>
      np.isPlayer(AUC) && !np.isPlayer(FARC) ? np.highest(SICARIOS) : np.lowest(SICARIOS),
  },
}

export const governmentLines: readonly Line[] = sheet.lines
