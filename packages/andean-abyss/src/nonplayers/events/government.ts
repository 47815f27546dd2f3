import {
  type Criterion,
  fewest,
  first,
  highestPopulation,
  most,
  type NonPlayer,
  Sheet,
} from '@coinflict/kernel/nonplayers'
import { bases, pieces } from '@coinflict/kernel/rules'
import { type Faction, factionWord, type Line, type Space, type Word } from '@coinflict/kernel/state'
import { INSURGENTS, police, shipments, troops } from '../../forces.ts'
import { isLoc, pop } from '../../map.ts'
import { ASSAULT } from '../../operations/assault.ts'
import { SWEEP } from '../../operations/sweep.ts'
import type { Answers } from '../answers.ts'
import { BY_EVENT } from '../second/govt/activities.ts'
import { addsControl, surplusTroops, targets } from '../second/govt/terms.ts'
import { governmentLine } from './instruction.ts'
import { BY_CHART, mostOfPlayers, where } from './lines.ts'

/** 10.3 What the Government of the 2nd edition goes by when it carries events out: vocabulary for its instructions. */

export const GOVERNMENT_SHIFTS = new Sheet().part('8.4.3').line('3', {
  en: 'Events, Government: the largest shift toward Active Support, or the smallest toward Active Opposition.',
  es: 'Eventos, Gobierno: el mayor cambio hacia el Apoyo Activo, o el menor hacia la Oposición Activa.',
  pl: 'Wydarzenia, rząd: największe przesunięcie w kierunku aktywnego poparcia albo najmniejsze w kierunku aktywnej opozycji.',
})

export const PLACES = governmentLine('h1', {
  en: 'Events: Government pieces go where they bring Control of the highest Population, then where there are no Police, then to the highest Population.',
  es: 'Eventos: las fichas del Gobierno van donde den el Control de la mayor Población, luego donde no haya Policía, luego donde haya mayor Población.',
  pl: 'Wydarzenia: elementy rządu trafiają tam, gdzie dadzą kontrolę nad największą populacją, potem tam, gdzie brak policji, potem tam, gdzie populacja jest największa.',
})
export const mostControl = (more: number): Criterion =>
  most(
    {
      en: 'Control of the highest Population',
      es: 'Control de la mayor Población',
      pl: 'kontrola nad największą populacją',
    },
    (np, s) => (addsControl(np.g, s, more) ? pop(s) : 0),
  )
export const unpolicedFirst = first(
  {
    en: 'highest Population without Police',
    es: 'mayor Población sin Policía',
    pl: 'największa populacja bez policji',
  },
  ({ g }, s) => pop(s) > 0 && police(g, s) === 0,
)
export const placePolice = where(PLACES, [mostControl(1), unpolicedFirst, highestPopulation])

export const LOSES = governmentLine('h2', {
  en: 'Events: Troops are lost where the most can be spared without losing Control.',
  es: 'Eventos: las Tropas se pierden donde más sobren sin perder el Control.',
  pl: 'Wydarzenia: wojsko traci się tam, gdzie można go najwięcej oddać bez utraty kontroli.',
})
export const mostSurplus = most(
  { en: 'most surplus Troops', es: 'más Tropas sobrantes', pl: 'największa nadwyżka wojska' },
  ({ g }, s) => (isLoc(s) ? troops(g, s) : surplusTroops(g, s)),
)

/** 10.3/S4 Spaces where the faction stands that is hit before the others, first where it has most of what is counted. */
export const foremostBy = (count: (np: NonPlayer, f: Faction, s: Space) => number): Criterion =>
  fewest(
    {
      en: 'best target (players, then FARC, AUC, Cartels)',
      es: 'mejor objetivo (jugadores, luego FARC, AUC, Cárteles)',
      pl: 'najlepszy cel (gracze, potem FARC, AUC, kartele)',
    },
    (np, s) => {
      const at = targets(np).findIndex((f) => count(np, f, s) > 0)
      return at < 0 ? targets(np).length : at
    },
  )
export const foremostBases = foremostBy(({ g }, f, s) => bases(g, f, s))
export const foremostPieces = foremostBy(({ g }, f, s) => pieces(g, f, s))
export const foremostShipments = foremostBy(({ g }, f, s) => shipments(g, f, s))

const mostInsurgents = (limit: number): Criterion =>
  most({ en: 'most pieces', es: 'más fichas', pl: 'najwięcej elementów' }, ({ g }, s) =>
    Math.min(
      limit,
      INSURGENTS.reduce((sum, f) => sum + pieces(g, f, s), 0),
    ),
  )

export const hit = (np: NonPlayer): Word | undefined => np.firstOf(BY_EVENT, targets(np).map(factionWord))

export const assaultFirst = (np: NonPlayer): Word | undefined => np.firstOf(BY_CHART, [ASSAULT, SWEEP])

/** For the choice that cards 48, 54 and 68 leave; each of them lists it. */
export const WAYS = governmentLine('h3', {
  en: 'Events: end Opposition rather than remove a Base; remove Guerrillas rather than replace them; Cartels Bases rather than Shipments, unless players hold the Shipments but not the Bases.',
  es: 'Eventos: pon fin a la Oposición antes que eliminar una Base; elimina Guerrillas antes que reemplazarlas; Bases de los Cárteles antes que Envíos, salvo que los Envíos sean de jugadores y las Bases no.',
  pl: 'Wydarzenia: raczej zakończ opozycję, niż usuń bazę; raczej usuń partyzantów, niż ich zamień; raczej bazy karteli niż dostawy, chyba że dostawy mają gracze, a baz nie.',
})

/** Cards 28 and 33: pieces beside a border. */
export const border: Answers = { 'event.space': where(BY_EVENT, [mostOfPlayers(3), mostInsurgents(3), foremostPieces]) }

/** The lines that stand in the chart whatever the card. */
export const governmentLines: readonly Line[] = [GOVERNMENT_SHIFTS, PLACES, LOSES]
