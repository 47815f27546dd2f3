import {
  ACTIVE_OPPOSITION,
  adjust,
  announce,
  askGroup,
  available,
  beginOperation,
  type CardFacts,
  canPlace,
  count,
  type Faction,
  type Game,
  type Group,
  gain,
  level,
  mark,
  markerRoom,
  move,
  type OperationRules,
  type Piece,
  place,
  preferring,
  putInForce,
  type Reason,
  remove,
  type Space,
  shift,
  sitOut,
  spacesWhere,
  spacesWith,
  transfer,
  turnAll,
  unmark,
  wipeOut,
} from '@coinflict/kernel'
import { bribe } from '../activities/bribe.ts'
import { loadShipment } from '../activities/process.ts'
import { because } from '../ask.ts'
import {
  AID,
  AUC,
  active,
  activeOf,
  allGuerrillas,
  base,
  bases,
  CARD,
  CARTELS,
  FARC,
  GOVT,
  guerrillas,
  INSURGENTS,
  isOnMap,
  isSecondEdition,
  kinds,
  POLICE,
  pieces,
  police,
  room,
  shipment,
  shipments,
  TROOPS,
  underground,
  undergroundOf,
} from '../forces.ts'
import { isCity, isCoastal, isDepartment, isLoc, pop, S } from '../map.ts'
import { moveGuerrillas } from '../movement.ts'
import { assault, assaultIn, whyNotTargets } from '../operations/assault.ts'
import { attack, attackIn, whyNotAttack } from '../operations/attack.ts'
import { freeRally, rally, whyNotRally } from '../operations/rally.ts'
import { sweep, sweepFinds, sweepInPlace, sweepStrength } from '../operations/sweep.ts'
import { cutAid, terror, terrorIn, whyNotTerrorBy } from '../operations/terror.ts'
import { train, trainIn, whyNotTrain } from '../operations/train.ts'
import {
  askEvent,
  canReplace,
  cities,
  departments,
  dual,
  eachSpace,
  exchange,
  forests,
  guerrillaKinds,
  maySpace,
  mountains,
  pickFaction,
  pickPiece,
  pickSpace,
  pickWay,
  placeOneOf,
  replaceWithOneOf,
  single,
  takeOff,
} from './verbs.ts'

const CARTELS_BASE = base(CARTELS)
const CARTELS_GUERRILLAS = guerrillaKinds(CARTELS)
const INSURGENT_GUERRILLAS = INSURGENTS.flatMap(guerrillaKinds)
const INSURGENT_BASES = INSURGENTS.map(base)

/** Cards 55-72: the Cartels lead. */
export const CARTELS_EVENTS: readonly CardFacts[] = [
  dual(
    55,
    'DEA Agents',
    'CGFA',
    {
      en: {
        unshaded: 'Remove 1 Shipment, whoever holds it, and 5 Cartels Guerrillas.',
        shaded: '3 spaces with Cartels pieces shift 1 level toward Active Opposition.',
      },
      es: {
        unshaded: 'Elimina 1 Envío, sea de quien sea, y 5 Guerrillas de los Cárteles.',
        shaded: 'Modifica 3 casillas con fichas de los Cárteles 1 nivel cada una hacia la Oposición Activa.',
      },
      pl: {
        unshaded: 'Usuń 1 dostawę dowolnej frakcji i 5 partyzantów karteli.',
        shaded: 'Przesuń 3 pola z elementami karteli o 1 poziom każde w kierunku aktywnej opozycji.',
      },
    },
    {
      unshaded(g, by) {
        removeShipments(g, by, isSecondEdition(g) ? 2 : 1, g.volume.allSpaces)
        takeOff(g, by, 5, CARTELS_GUERRILLAS, g.volume.allSpaces)
        if (isSecondEdition(g)) adjust(g, AID, 3)
      },
      shaded(g, by) {
        const angry = () =>
          spacesWhere(g, (s) => pieces(g, CARTELS, s) > 0 && pop(s) > 0 && level(g, s) > ACTIVE_OPPOSITION)
        eachSpace(g, by, 'event.shift-where', 3, angry, (s) => shift(g, s, -1), { params: { shift: -1 } })
      },
      editions: {
        '2nd': {
          en: {
            unshaded: 'Remove 2 Shipments, whoever holds them, and 5 Cartels Guerrillas. Aid +3.',
            shaded: '3 spaces with Cartels pieces shift 1 level toward Active Opposition.',
          },
          es: {
            unshaded: 'Elimina 2 Envíos, sean de quien sean, y 5 Guerrillas de los Cárteles. Ayuda +3.',
            shaded: 'Modifica 3 casillas con fichas de los Cárteles 1 nivel cada una hacia la Oposición Activa.',
          },
          pl: {
            unshaded: 'Usuń 2 dostawy dowolnych frakcji i 5 partyzantów karteli. Wsparcie +3.',
            shaded: 'Przesuń 3 pola z elementami karteli o 1 poziom każde w kierunku aktywnej opozycji.',
          },
        },
      },
    },
  ),

  dual(
    56,
    'Drogas La Rebaja',
    'CGFA',
    {
      en: {
        unshaded: 'The Cartels hand 9 Resources to the Government.',
        shaded:
          'The Cartels gain 2 Resources for each of their pieces in cities; then place a Cartels Base in each of 2 cities.',
      },
      es: {
        unshaded: 'Los Cárteles transfieren 9 Recursos al Gobierno.',
        shaded:
          'Los Cárteles ganan 2 Recursos por cada una de sus fichas en ciudades; luego coloca 1 Base de los Cárteles en cada una de 2 ciudades.',
      },
      pl: {
        unshaded: 'Kartele przekazują rządowi 9 zasobów.',
        shaded:
          'Kartele zyskują 2 zasoby za każdy swój element w miastach; potem umieść po 1 bazie karteli w 2 miastach.',
      },
    },
    {
      unshaded: (g) => transfer(g, CARTELS, GOVT, isSecondEdition(g) ? 15 : 9),
      shaded(g, by) {
        gain(g, CARTELS, 2 * sum(cities(g), (s) => pieces(g, CARTELS, s)))
        placeBases(g, by, 2, () => cities(g))
      },
      editions: {
        '2nd': {
          en: {
            unshaded: 'The Cartels hand 15 Resources to the Government.',
            shaded:
              'The Cartels gain 2 Resources for each of their pieces in cities; then place a Cartels Base in each of 2 cities.',
          },
          es: {
            unshaded: 'Los Cárteles transfieren 15 Recursos al Gobierno.',
            shaded:
              'Los Cárteles ganan 2 Recursos por cada una de sus fichas en ciudades; luego coloca 1 Base de los Cárteles en cada una de 2 ciudades.',
          },
          pl: {
            unshaded: 'Kartele przekazują rządowi 15 zasobów.',
            shaded:
              'Kartele zyskują 2 zasoby za każdy swój element w miastach; potem umieść po 1 bazie karteli w 2 miastach.',
          },
        },
      },
    },
  ),

  dual(
    57,
    'Op Millennium',
    'CGFA',
    {
      en: {
        unshaded: 'Replace up to 3 Cartels pieces with Police.',
        shaded: 'In each of 2 spaces replace 1 Police with a Cartels Base or Guerrilla.',
      },
      es: {
        unshaded: 'Reemplaza hasta 3 fichas de los Cárteles por Policías.',
        shaded: 'En cada una de 2 casillas reemplaza 1 Policía por 1 Base o 1 Guerrilla de los Cárteles.',
      },
      pl: {
        unshaded: 'Zamień do 3 elementów karteli na policję.',
        shaded: 'Na 2 polach zamień po 1 kostce policji na bazę lub partyzanta karteli.',
      },
    },
    {
      unshaded: (g, by) => exchange(g, by, 3, kinds(CARTELS), POLICE, true),
      shaded(g, by) {
        const substitutes = [CARTELS_BASE, underground(CARTELS)]
        const open = () => spacesWhere(g, (s) => police(g, s) > 0 && canReplace(g, s, ...substitutes))
        const swap = (s: Space) => replaceWithOneOf(g, by, POLICE, s, substitutes)
        eachSpace(g, by, 'event.replace-where', 2, open, swap, { params: { piece: POLICE } })
      },
    },
  ),

  dual(
    58,
    'General Serrano',
    'CGAF',
    {
      en: {
        unshaded: 'Remove every Cartels Guerrilla; the Cartels lose 6 Resources.',
        shaded: 'The Cartels may move up to 4 Police from anywhere to any spaces.',
      },
      es: {
        unshaded: 'Elimina todas las Guerrillas de los Cárteles; los Cárteles pierden 6 Recursos.',
        shaded: 'Los Cárteles pueden mover hasta 4 Policías de cualesquiera casillas a cualesquiera otras.',
      },
      pl: {
        unshaded: 'Usuń wszystkich partyzantów karteli; kartele tracą 6 zasobów.',
        shaded: 'Kartele mogą przesunąć do 4 kostek policji z dowolnych pól na dowolne inne.',
      },
    },
    {
      unshaded(g) {
        for (const s of g.volume.allSpaces) {
          for (const piece of CARTELS_GUERRILLAS) remove(g, piece, s, count(g, s, piece))
        }
        gain(g, CARTELS, -6)
      },
      shaded: (g) => relocate(g, POLICE, 4, (from, to, n) => move(g, POLICE, from, to, n)),
    },
  ),

  dual(
    59,
    'Salcedo',
    'CGAF',
    {
      en: {
        unshaded:
          'All Cartels Guerrillas turn Active; then the Government Assaults the Cartels, and nobody else, free in every space.',
        shaded: 'All Cartels Guerrillas go Underground; then the Cartels may move up to 3 of them to any spaces.',
      },
      es: {
        unshaded:
          'Activa todas las Guerrillas de los Cárteles; luego, en cada casilla, el Gobierno asalta gratis a los Cárteles y a nadie más.',
        shaded:
          'Gira a Ocultas todas las Guerrillas de los Cárteles; luego los Cárteles pueden mover hasta 3 de ellas a cualesquiera casillas.',
      },
      pl: {
        unshaded:
          'Aktywuj wszystkich partyzantów karteli; potem rząd wykonuje na każdym polu darmowy szturm przeciwko kartelom i nikomu innemu.',
        shaded:
          'Odwróć wszystkich partyzantów karteli na stronę ukrytą; potem kartele mogą przesunąć do 3 z nich na dowolne pola.',
      },
    },
    {
      unshaded(g) {
        turnAll(g, underground(CARTELS))
        announce(g, GOVT, assault)
        // The text forces the Assaults: with one faction to hit to the full, nothing is left to choose (ruling 94 for cards 17 and 42).
        for (const s of g.volume.allSpaces) {
          if (whyNotTargets(g, s, [CARTELS]) === undefined) assaultIn(g, s, [CARTELS])
        }
      },
      shaded(g) {
        turnAll(g, active(CARTELS))
        relocate(g, underground(CARTELS), 3, (from, to, n) => moveGuerrillas(g, CARTELS, from, to, n, 0))
      },
    },
  ),

  dual(
    60,
    'The Chess Player',
    'CGAF',
    {
      en: {
        unshaded: 'Remove all Cartels pieces from 2 cities, or from 1 department. The Government gains 6 Resources.',
        shaded: 'The Cartels place a Base in each of 2 cities, then Bribe free in 1 space.',
      },
      es: {
        unshaded:
          'Elimina todas las fichas de los Cárteles de 2 ciudades o de 1 departamento. El Gobierno gana 6 Recursos.',
        shaded:
          'Los Cárteles colocan 1 Base en cada una de 2 ciudades y luego ejecutan un Soborno gratuito en 1 casilla.',
      },
      pl: {
        unshaded: 'Usuń wszystkie elementy karteli z 2 miast albo z 1 departamentu. Rząd zyskuje 6 zasobów.',
        shaded: 'Kartele umieszczają po 1 bazie w 2 miastach, a potem wykonują darmową korupcję na 1 polu.',
      },
    },
    {
      unshaded(g, by) {
        const held = () => spacesWhere(g, (s) => !isLoc(s) && pieces(g, CARTELS, s) > 0)
        const s = pickSpace(g, by, 'event.space', held)
        if (s !== undefined) wipeOut(g, CARTELS, s)
        if (s !== undefined && isCity(s)) {
          const other = pickSpace(g, by, 'event.space', () => held().filter(isCity))
          if (other !== undefined) wipeOut(g, CARTELS, other)
        }
        gain(g, GOVT, 6)
      },
      shaded(g) {
        g.cite('5.1', CARTELS)
        placeBases(g, CARTELS, 2, () => cities(g))
        if (bribe.whyNot(g) !== undefined) return
        announce(g, CARTELS, bribe)
        bribe.run(g)
      },
    },
  ),

  dual(
    61,
    'Air Bridge',
    'CFGA',
    {
      en: {
        unshaded: 'Remove all Cartels pieces from 1 city; the Cartels lose 6 Resources.',
        shaded: 'Place a Cartels Base in each of 3 departments without Cartels pieces.',
      },
      es: {
        unshaded: 'Elimina todas las fichas de los Cárteles de 1 ciudad; los Cárteles pierden 6 Recursos.',
        shaded: 'Coloca 1 Base de los Cárteles en cada uno de 3 departamentos sin fichas de los Cárteles.',
      },
      pl: {
        unshaded: 'Usuń wszystkie elementy karteli z 1 miasta; kartele tracą 6 zasobów.',
        shaded: 'Umieść po 1 bazie karteli w 3 departamentach bez elementów karteli.',
      },
    },
    {
      unshaded(g, by) {
        const held = () => cities(g).filter((s) => pieces(g, CARTELS, s) > 0)
        const s = pickSpace(g, by, 'event.space', held)
        if (s !== undefined) wipeOut(g, CARTELS, s)
        gain(g, CARTELS, -6)
      },
      shaded(g, by) {
        placeBases(g, by, 3, () => departments(g).filter((s) => pieces(g, CARTELS, s) === 0))
      },
    },
  ),

  dual(
    62,
    'Amazonía',
    'CFGA',
    {
      en: {
        unshaded: 'Remove up to 3 insurgent pieces from Forests without Population.',
        shaded: 'Place a Cartels Base in each of Guainía, Vaupés and Amazonas.',
      },
      es: {
        unshaded: 'Elimina hasta 3 fichas insurgentes de Selvas sin Población.',
        shaded: 'Coloca 1 Base de los Cárteles en Guainía, otra en Vaupés y otra en Amazonas.',
      },
      pl: {
        unshaded: 'Usuń do 3 elementów powstańczych z lasów bez populacji.',
        shaded: 'Umieść po 1 bazie karteli w departamentach Guainía, Vaupés i Amazonas.',
      },
    },
    {
      unshaded(g, by) {
        const wilds = forests(g).filter((s) => pop(s) === 0)
        takeOff(g, by, 3, INSURGENTS.flatMap(kinds), wilds, true)
      },
      shaded: (g, by) => placeBases(g, by, 3, () => [S.guainia, S.vaupes, S.amazonas]),
    },
  ),

  single(
    63,
    'Narco-War',
    'CFGA',
    {
      en: {
        unshaded:
          'In every space with Cartels Guerrillas remove all but 1, which uses Terror free, Active or not. The Cartels are Ineligible at once and through the next card.',
      },
      es: {
        unshaded:
          'En cada casilla con Guerrillas de los Cárteles elimínalas todas menos 1, que usa Terror gratis, esté Activa o no. Los Cárteles quedan No Elegibles de inmediato y hasta el final de la próxima carta.',
      },
      pl: {
        unshaded:
          'Na każdym polu z partyzantami karteli usuń wszystkich oprócz 1, który wykonuje darmowy terror, aktywny czy nie. Kartele stają się od razu nieuprawnione, do końca następnej karty.',
      },
    },
    (g, by) => {
      const battlefields = () => spacesWhere(g, (s) => guerrillas(g, CARTELS, s) > 0)
      for (const s of battlefields()) {
        const survivor = pickPiece(g, by, 'event.keep-which', s, CARTELS_GUERRILLAS)
        for (const piece of CARTELS_GUERRILLAS) remove(g, piece, s, count(g, s, piece) - (piece === survivor ? 1 : 0))
      }
      announce(g, CARTELS, terror)
      for (const s of battlefields()) terrorIn(g, CARTELS, s)
      g.cite('5.1', by)
      sitOut(g, CARTELS)
    },
  ),

  dual(
    64,
    'Cocaine Labs',
    'CFAG',
    {
      en: {
        unshaded: 'Place 1 Shipment under a FARC Guerrilla in a space with a Cartels Base.',
        shaded: 'The Cartels gain 2 Resources for each of their Bases in a city and 1 for each in a department.',
      },
      es: {
        unshaded: 'Coloca 1 Envío bajo una Guerrilla de las FARC en una casilla con una Base de los Cárteles.',
        shaded:
          'Los Cárteles ganan 2 Recursos por cada una de sus Bases en ciudades y 1 por cada una en departamentos.',
      },
      pl: {
        unshaded: 'Umieść 1 dostawę pod partyzantem FARC na polu z bazą karteli.',
        shaded: 'Kartele zyskują 2 zasoby za każdą swoją bazę w mieście i 1 za każdą w departamencie.',
      },
    },
    {
      unshaded(g, by) {
        const labs = () =>
          spacesWhere(
            g,
            (s) => bases(g, CARTELS, s) > 0 && guerrillas(g, FARC, s) > 0 && markerRoom(g, shipment(FARC), s) > 0,
          )
        for (let n = isSecondEdition(g) ? 2 : 1; n > 0; n--) {
          const s = pickSpace(g, by, 'event.place-shipment', labs)
          if (s !== undefined) mark(g, shipment(FARC), s)
        }
      },
      shaded: (g) =>
        gain(
          g,
          CARTELS,
          sum(g.volume.allSpaces, (s) => bases(g, CARTELS, s) * (isCity(s) ? 2 : 1)),
        ),
      editions: {
        '2nd': {
          en: {
            unshaded: 'Place 2 Shipments under FARC Guerrillas in spaces with Cartels Bases.',
            shaded: 'The Cartels gain 2 Resources for each of their Bases in a city and 1 for each in a department.',
          },
          es: {
            unshaded: 'Coloca 2 Envíos bajo Guerrillas de las FARC en casillas con Bases de los Cárteles.',
            shaded:
              'Los Cárteles ganan 2 Recursos por cada una de sus Bases en ciudades y 1 por cada una en departamentos.',
          },
          pl: {
            unshaded: 'Umieść 2 dostawy pod partyzantami FARC na polach z bazami karteli.',
            shaded: 'Kartele zyskują 2 zasoby za każdą swoją bazę w mieście i 1 za każdą w departamencie.',
          },
        },
      },
    },
  ),

  single(
    65,
    'Poppies',
    'CFAG',
    {
      en: { unshaded: 'In a Mountain place or remove 1 Shipment, or place or remove 1 insurgent Base.' },
      es: { unshaded: 'En una Montaña coloca o elimina 1 Envío, o bien coloca o elimina 1 Base insurgente.' },
      pl: { unshaded: 'W departamencie górskim umieść lub usuń 1 dostawę albo umieść lub usuń 1 bazę powstańczą.' },
    },
    (g, by) => {
      const some = () => mountains(g).filter((s) => shipmentWays(g, s).length + baseWays(g, s).length > 0)
      const both = () => some().filter((s) => shipmentWays(g, s).length > 0 && baseWays(g, s).length > 0)
      const s = pickSpace(g, by, 'event.space', () => (isSecondEdition(g) ? preferring(both(), some()) : some()))
      if (s === undefined) return
      if (!isSecondEdition(g)) growPoppies(g, by, s, () => [...shipmentWays(g, s), ...baseWays(g, s)])
      else for (const ways of [shipmentWays, baseWays]) growPoppies(g, by, s, () => ways(g, s))
    },
    {
      editions: {
        '2nd': {
          en: { unshaded: 'In one Mountain place or remove 1 Shipment, and place or remove 1 insurgent Base.' },
          es: { unshaded: 'En una misma Montaña coloca o elimina 1 Envío y coloca o elimina 1 Base insurgente.' },
          pl: {
            unshaded:
              'W jednym departamencie górskim umieść lub usuń 1 dostawę oraz umieść lub usuń 1 bazę powstańczą.',
          },
        },
      },
    },
  ),

  dual(
    66,
    'Tingo María',
    'CFAG',
    {
      en: {
        unshaded: 'Remove 3 Cartels Bases from Forests.',
        shaded: 'Place a Cartels Base in each Forest that already has one.',
      },
      es: {
        unshaded: 'Elimina 3 Bases de los Cárteles de Selvas.',
        shaded: 'Coloca 1 Base de los Cárteles en cada Selva que ya tenga alguna.',
      },
      pl: {
        unshaded: 'Usuń 3 bazy karteli z lasów.',
        shaded: 'Umieść po 1 bazie karteli w każdym lesie, w którym już jest baza karteli.',
      },
    },
    {
      unshaded: (g, by) => takeOff(g, by, 3, [CARTELS_BASE], forests(g)),
      shaded(g, by) {
        const grown = () => forests(g).filter((s) => bases(g, CARTELS, s) > 0)
        placeBases(g, by, Number.POSITIVE_INFINITY, grown)
      },
    },
  ),

  dual(
    67,
    'Mexican Traffickers',
    'CAGF',
    {
      en: {
        unshaded: 'The Cartels lose 10 Resources.',
        shaded: 'In the next Resources phase the Cartels earn 4 Resources a Base instead of 3.',
      },
      es: {
        unshaded: 'Los Cárteles pierden 10 Recursos.',
        shaded: 'En la próxima Fase de Recursos los Cárteles ganan 4 Recursos por Base en lugar de 3.',
      },
      pl: {
        unshaded: 'Kartele tracą 10 zasobów.',
        shaded: 'W następnej fazie zasobów kartele zyskują 4 zasoby za bazę zamiast 3.',
      },
    },
    {
      unshaded: (g) => gain(g, CARTELS, isSecondEdition(g) ? -20 : -10),
      shaded: (g) => putInForce(g, CARD.mexicanTraffickers, 'shaded'),
      lasts: { shaded: 'momentum' },
      editions: {
        '2nd': {
          en: {
            unshaded: 'The Cartels lose 20 Resources.',
            shaded: 'In the next Resources phase the Cartels earn 4 Resources a Base instead of 3.',
          },
          es: {
            unshaded: 'Los Cárteles pierden 20 Recursos.',
            shaded: 'En la próxima Fase de Recursos los Cárteles ganan 4 Recursos por Base en lugar de 3.',
          },
          pl: {
            unshaded: 'Kartele tracą 20 zasobów.',
            shaded: 'W następnej fazie zasobów kartele zyskują 4 zasoby za bazę zamiast 3.',
          },
        },
      },
    },
  ),

  dual(
    68,
    'Narco-Subs',
    'CAGF',
    {
      en: {
        unshaded: 'Remove 2 Cartels pieces, or 1 or 2 Shipments, from coastal spaces.',
        shaded: 'The Cartels gain 2 Resources for each of their pieces in coastal spaces.',
      },
      es: {
        unshaded: 'Elimina 2 fichas de los Cárteles, o 1 o 2 Envíos, de casillas costeras.',
        shaded: 'Los Cárteles ganan 2 Recursos por cada una de sus fichas en casillas costeras.',
      },
      pl: {
        unshaded: 'Usuń z pól na wybrzeżu 2 elementy karteli albo 1 lub 2 dostawy.',
        shaded: 'Kartele zyskują 2 zasoby za każdy swój element na polach na wybrzeżu.',
      },
    },
    {
      unshaded(g, by) {
        const coast = spacesWhere(g, isCoastal)
        const ways = (): readonly SubWay[] => [
          ...(coast.some((s) => pieces(g, CARTELS, s) > 0) ? (['remove-pieces'] as const) : []),
          ...(coast.some((s) => owners(g, s).length > 0) ? (['remove-shipments'] as const) : []),
        ]
        const way = pickWay(g, by, ways)
        if (way === 'remove-pieces') takeOff(g, by, 2, kinds(CARTELS), coast)
        if (way === 'remove-shipments') removeShipments(g, by, 2, coast, 1)
      },
      shaded: (g) => gain(g, CARTELS, 2 * sum(spacesWhere(g, isCoastal), (s) => pieces(g, CARTELS, s))),
    },
  ),

  single(
    69,
    'Riverines & Fast Boats',
    'CAGF',
    {
      en: {
        unshaded:
          'Move any own cubes or Guerrillas together from one space through 1 to 3 adjacent departments; where they end, you may carry out a free operation other than Patrol or March.',
      },
      es: {
        unshaded:
          'Mueve juntos cualquier número de cubos o Guerrillas propios desde una casilla por entre 1 y 3 departamentos adyacentes; donde terminen, puedes ejecutar una operación gratuita que no sea Patrulla ni Marcha.',
      },
      pl: {
        unshaded:
          'Przesuń razem dowolną liczbę własnych kostek lub partyzantów z jednego pola przez 1 do 3 kolejnych sąsiednich departamentów; tam, gdzie skończą ruch, możesz wykonać darmową operację inną niż patrol lub przemarsz.',
      },
    },
    (g, by) => {
      const harbours = () => spacesWith(g, by).filter((s) => boats(g, by, s) > 0 && landings(g, by, s).size > 0)
      const from = pickSpace(g, by, 'event.move-from', harbours)
      if (from === undefined) return
      const to = pickSpace(g, by, 'event.move-to', () => [...landings(g, by, from).keys()], { space: from })
      if (to === undefined) return
      if (to !== from) sail(g, by, from, to)
      mayOperate(g, by, to)
    },
  ),

  dual(
    70,
    'Ayahuasca Tourism',
    'CAFG',
    {
      en: {
        unshaded: 'The Government gains 6 Resources for each Forest without Guerrillas.',
        shaded:
          'Choose an insurgent faction: in each Forest with its Guerrillas one of them, even an Active one, uses Terror free and brings it 3 Resources.',
      },
      es: {
        unshaded: 'El Gobierno gana 6 Recursos por cada Selva sin Guerrillas.',
        shaded:
          'Elige una facción insurgente: en cada Selva con Guerrillas suyas una de ellas, incluso Activa, usa Terror gratis y le aporta 3 Recursos.',
      },
      pl: {
        unshaded: 'Rząd zyskuje 6 zasobów za każdy las bez partyzantów.',
        shaded:
          'Wybierz frakcję powstańczą: w każdym lesie z jej partyzantami jeden z nich, nawet aktywny, wykonuje darmowy terror i przynosi jej 3 zasoby.',
      },
    },
    {
      unshaded: (g) => gain(g, GOVT, 6 * forests(g).filter((s) => allGuerrillas(g, s) === 0).length),
      shaded(g, by) {
        const grounds = (f: Faction) => forests(g).filter((s) => guerrillas(g, f, s) > 0)
        const f = pickFaction(g, by, () => INSURGENTS.filter((insurgent) => grounds(insurgent).length > 0))
        if (f === undefined) return
        announce(g, f, terror)
        let terrorised = 0
        for (const s of grounds(f)) {
          const guide = pickPiece(g, f, 'event.terror-which', s, guerrillaKinds(f))
          if (guide === undefined) continue
          g.cite(terror.rule)
          terrorIn(g, f, s, 1, guide === underground(f))
          g.cite('5.1')
          gain(g, f, 3)
          terrorised++
        }
        g.cite(terror.rule)
        cutAid(g, f, terrorised)
      },
    },
  ),

  dual(
    71,
    'Darién',
    'CAFG',
    {
      en: {
        unshaded: 'Remove a Guerrilla from Chocó; its faction loses 5 Resources.',
        shaded:
          'For the rest of the game Panamá is a Forest without Population where Sweep finds nobody. Place 1 or 2 own Bases there.',
      },
      es: {
        unshaded: 'Elimina 1 Guerrilla de Chocó; su facción pierde 5 Recursos.',
        shaded:
          'Durante el resto de la partida Panamá es una Selva sin Población donde el Barrido no Activa a nadie. Coloca allí 1 o 2 Bases propias.',
      },
      pl: {
        unshaded: 'Usuń 1 partyzanta z departamentu Chocó; jego frakcja traci 5 zasobów.',
        shaded:
          'Do końca gry Panamá jest lasem bez populacji, w którym przeszukiwanie nikogo nie aktywuje. Umieść tam 1 lub 2 własne bazy.',
      },
    },
    {
      unshaded(g, by) {
        const piece = pickPiece(g, by, 'event.remove-which', S.choco, INSURGENT_GUERRILLAS)
        if (piece === undefined) return
        remove(g, piece, S.choco)
        gain(g, g.volume.factionOf[piece] as Faction, -5)
      },
      shaded(g, by) {
        putInForce(g, CARD.darien, 'shaded')
        // The executor's own (ruling 152).
        if (available(g, base(by)) === 0) return
        const n = askEvent(g, by, 'place.how-many', { piece: base(by), space: S.panama })
          .numbers(1, Math.min(2, available(g, base(by))))
          .askNumber()
        place(g, base(by), S.panama, n)
      },
      lasts: { shaded: 'game' },
    },
  ),

  dual(
    72,
    'Sicarios',
    'CAFG',
    {
      en: {
        unshaded: 'In 2 spaces replace every Cartels Guerrilla with a FARC or AUC Guerrilla.',
        shaded: 'Place all available Cartels Guerrillas in spaces with Cartels Bases.',
      },
      es: {
        unshaded: 'En 2 casillas reemplaza cada Guerrilla de los Cárteles por una Guerrilla de las FARC o de las AUC.',
        shaded: 'Coloca todas las Guerrillas disponibles de los Cárteles en casillas con Bases de los Cárteles.',
      },
      pl: {
        unshaded: 'Na 2 polach zamień każdego partyzanta karteli na partyzanta FARC lub AUC.',
        shaded: 'Umieść wszystkich dostępnych partyzantów karteli na polach z bazami karteli.',
      },
    },
    {
      unshaded(g, by) {
        const open = () => spacesWhere(g, (s) => guerrillas(g, CARTELS, s) > 0 && canDefect(g, s))
        eachSpace(g, by, 'event.space', 2, open, (s) => defect(g, by, s))
      },
      shaded(g, by) {
        const piece = underground(CARTELS)
        const open = () => spacesWhere(g, (s) => bases(g, CARTELS, s) > 0 && canPlace(g, piece, s))
        for (;;) {
          const s = pickSpace(g, by, 'event.place-where', open, { piece })
          if (s === undefined) return
          const q = askEvent(g, by, 'place.how-many', { piece, space: s })
          const most = recruits(g, CARTELS, s)
          place(g, piece, s, q.numbers(open().length === 1 ? most : 1, most).askNumber())
        }
      },
    },
  ),
]

const sum = (spaces: readonly Space[], value: (s: Space) => number): number =>
  spaces.reduce((total, s) => total + value(s), 0)

/** Places a Cartels base in each of n of the spaces, as far as there are bases and room; asks only where there is a choice. */
function placeBases(g: Game, by: Faction, n: number, where: () => readonly Space[]): void {
  const built: Space[] = []
  const open = () =>
    built.length === n ? [] : where().filter((s) => !built.includes(s) && canPlace(g, CARTELS_BASE, s))
  while (open().length > Math.min(n - built.length, available(g, base(CARTELS)))) {
    const s = pickSpace(g, by, 'event.place-where', open, { piece: CARTELS_BASE })
    if (s === undefined) return
    place(g, CARTELS_BASE, s)
    built.push(s)
  }
  for (const s of open()) place(g, CARTELS_BASE, s)
}

/** The Cartels may pick up so many pieces of a kind, a group at a time, and put them down anywhere. */
function relocate(g: Game, piece: Piece, most: number, put: (from: Space, to: Space, n: number) => void): void {
  g.cite('5.1', CARTELS)
  const standing = () => spacesWhere(g, (s) => count(g, s, piece) > 0)
  for (let left = most; left > 0; ) {
    const from = maySpace(g, CARTELS, 'event.move-from', standing)
    if (from === undefined) return
    const open = () => spacesWhere(g, (s) => s !== from && room(g, piece, s) > 0)
    const to = pickSpace(g, CARTELS, 'event.move-to', open, { space: from })
    if (to === undefined) return
    const q = askEvent(g, CARTELS, 'move.how-many', { piece, space: from, to })
    // Their owner may have taken them up in between (1.4.1).
    if (count(g, from, piece) === 0) continue
    const n = q.numbers(1, Math.min(left, count(g, from, piece), room(g, piece, to))).askNumber()
    put(from, to, n)
    left -= n
  }
}

/** Who holds Shipments in a space. */
const owners = (g: Game, s: Space): readonly Faction[] => INSURGENTS.filter((f) => shipments(g, f, s) > 0)

/** Removes n Shipments, whoever holds them, one by one; the executor may stop after the least number. */
function removeShipments(g: Game, by: Faction, n: number, where: readonly Space[], least = n): void {
  const laden = () => where.filter((s) => owners(g, s).length > 0)
  for (let removed = 0; removed < n; removed++) {
    const s = (removed < least ? pickSpace : maySpace)(g, by, 'event.remove-shipment', laden)
    if (s === undefined) return
    removeShipment(g, by, s)
  }
}

function removeShipment(g: Game, by: Faction, s: Space): void {
  const owner = pickFaction(g, by, () => owners(g, s))
  if (owner !== undefined) unmark(g, shipment(owner), s)
}

type SubWay = 'remove-pieces' | 'remove-shipments'
type PoppyWay = 'place-shipment' | 'remove-shipment' | 'place-base' | 'remove-base'

function shipmentWays(g: Game, s: Space): readonly PoppyWay[] {
  const ways: PoppyWay[] = []
  if (allGuerrillas(g, s) > 0 && INSURGENTS.some((f) => markerRoom(g, shipment(f), s) > 0)) ways.push('place-shipment')
  if (owners(g, s).length > 0) ways.push('remove-shipment')
  return ways
}

function baseWays(g: Game, s: Space): readonly PoppyWay[] {
  const ways: PoppyWay[] = []
  if (INSURGENT_BASES.some((piece) => canPlace(g, piece, s))) ways.push('place-base')
  if (INSURGENT_BASES.some((piece) => count(g, s, piece) > 0)) ways.push('remove-base')
  return ways
}

function growPoppies(g: Game, by: Faction, s: Space, ways: () => readonly PoppyWay[]): void {
  switch (pickWay(g, by, ways, { space: s })) {
    case 'place-shipment':
      loadShipment(g, by, s, '5.1')
      break
    case 'remove-shipment':
      removeShipment(g, by, s)
      break
    case 'place-base':
      placeOneOf(g, by, s, INSURGENT_BASES)
      break
    case 'remove-base': {
      const piece = pickPiece(g, by, 'event.remove-which', s, INSURGENT_BASES)
      if (piece !== undefined) remove(g, piece, s)
    }
  }
}

/** Cubes or guerrillas of a faction that boats could take from a space. */
const boats = (g: Game, f: Faction, s: Space): number => pieces(g, f, s) - bases(g, f, s)

/**
 * Departments up to three steps away, each step into an adjacent department, and how many pieces fit all the way there (1.4.2; ruling 13).
 * A way there and back is one too.
 */
function landings(g: Game, f: Faction, from: Space): ReadonlyMap<Space, number> {
  const piece = f === GOVT ? TROOPS : underground(f)
  const found = new Map<Space, number>()
  let front = new Map<Space, number>([[from, boats(g, f, from)]])
  for (let step = 0; step < 3; step++) {
    const next = new Map<Space, number>()
    for (const [s, many] of front) {
      for (const near of g.volume.neighbours[s] as readonly Space[]) {
        if (!isDepartment(near) || !isOnMap(g, near)) continue
        const fits = near === from ? many : Math.min(many, room(g, piece, near))
        if (fits > (found.get(near) ?? 0)) {
          found.set(near, fits)
          next.set(near, fits)
        }
      }
    }
    front = next
  }
  return found
}

/** Moves as many as the faction likes, at least one, as they are. */
function sail(g: Game, f: Faction, from: Space, to: Space): void {
  const most = () => landings(g, f, from).get(to) ?? 0
  if (f !== GOVT) {
    const there = (): Group => ({ underground: undergroundOf(g, f, from), active: activeOf(g, f, from), total: most() })
    const group = askGroup(g, f, [underground(f), active(f)], from, to, there, '5.1')
    moveGuerrillas(g, f, from, to, group.underground, group.active)
    return
  }
  const t = askCubes(g, TROOPS, from, to, () => (police(g, from) === 0 ? 1 : 0), most)
  const left = most() - t
  move(g, TROOPS, from, to, t)
  const p = askCubes(
    g,
    POLICE,
    from,
    to,
    () => (t === 0 ? 1 : 0),
    () => Math.min(left, room(g, POLICE, to)),
  )
  move(g, POLICE, from, to, p)
}

function askCubes(g: Game, piece: Piece, from: Space, to: Space, least: () => number, most: () => number): number {
  const there = () => Math.min(most(), count(g, from, piece))
  if (there() === 0) return 0
  return askEvent(g, GOVT, 'move.how-many', { piece, space: from, to }).numbers(least(), there()).askNumber()
}

/** An operation that an event grants in a space that is settled already (5.5). */
interface FreeOperation {
  readonly rules: OperationRules
  whyNot(g: Game, f: Faction, s: Space): Reason | undefined
  run(g: Game, f: Faction, s: Space): void
}

const freeTrain = () => beginOperation(GOVT, train, { free: true, limited: true })

const NOBODY_TO_FIND = because('why.sweep-nothing', '3.2.3')

/** Card 69 beats cards 17 and 42 (5.1.2, ruling 94); its Sweep moves nobody. */
const FREE_COIN_OPERATIONS: readonly FreeOperation[] = [
  {
    rules: train,
    whyNot: (g, _, s) => whyNotTrain(g, freeTrain(), s),
    run: (g, _, s) => trainIn(g, freeTrain(), s),
  },
  {
    rules: sweep,
    whyNot: (g, _, s) => (sweepFinds(g, s, INSURGENTS) ? undefined : NOBODY_TO_FIND),
    run: (g, _, s) => sweepInPlace(g, s, sweepStrength(g, s), INSURGENTS),
  },
  {
    rules: assault,
    whyNot: (g, _, s) => whyNotTargets(g, s, INSURGENTS),
    run: (g, _, s) => assaultIn(g, s, INSURGENTS),
  },
]

const FREE_INSURGENT_OPERATIONS: readonly FreeOperation[] = [
  { rules: rally, whyNot: whyNotRally, run: freeRally },
  { rules: attack, whyNot: whyNotAttack, run: (g, f, s) => attackIn(g, f, s) },
  {
    rules: terror,
    whyNot: whyNotTerrorBy,
    run(g, f, s) {
      terrorIn(g, f, s)
      cutAid(g, f, 1)
    },
  },
]

/** A faction may carry out one of its operations in a space, at no cost. */
function mayOperate(g: Game, f: Faction, s: Space): void {
  const q = askEvent(g, f, 'event.operation-what', { space: s })
  const operations = f === GOVT ? FREE_COIN_OPERATIONS : FREE_INSURGENT_OPERATIONS
  for (const { rules, whyNot } of operations) q.offer(rules.word, whyNot(g, f, s))
  const answer = q.done().answer()
  const chosen = operations.find(({ rules }) => rules.word === answer)
  if (chosen === undefined) return
  announce(g, f, chosen.rules)
  chosen.run(g, f, s)
}

/** Guerrillas of a faction that could be placed in a space. */
const recruits = (g: Game, f: Faction, s: Space): number =>
  Math.min(available(g, underground(f)), room(g, underground(f), s))

/** Whether every Cartels guerrilla there finds a substitute, or goes because none is available (5.1.1, ruling 92). */
function canDefect(g: Game, s: Space): boolean {
  const unhindered = [FARC, AUC].every((f) => recruits(g, f, s) === available(g, underground(f)))
  return unhindered || recruits(g, FARC, s) + recruits(g, AUC, s) >= guerrillas(g, CARTELS, s)
}

/** All Cartels guerrillas in a space change sides; the executor says how many to FARC, the others to AUC. */
function defect(g: Game, by: Faction, s: Space): void {
  const q = askEvent(g, by, 'event.how-many-farc', { space: s })
  const [toFarc, toAuc] = [recruits(g, FARC, s), recruits(g, AUC, s)]
  const n = Math.min(guerrillas(g, CARTELS, s), toFarc + toAuc)
  const farc = q.numbers(Math.max(0, n - toAuc), Math.min(n, toFarc)).askNumber()
  for (const piece of CARTELS_GUERRILLAS) remove(g, piece, s, count(g, s, piece))
  place(g, underground(FARC), s, farc)
  place(g, underground(AUC), s, n - farc)
}
