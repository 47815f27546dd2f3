import { first, most } from '@coinflict/kernel/nonplayers'
import { canPlace, exchange, move, outnumbers, pieces, placeOneOf } from '@coinflict/kernel/rules'
import { count, type Faction, type Game, type Space } from '@coinflict/kernel/state'
import { AUC, base, CUBES, cubes, GOVT, guerrillaKinds, POLICE, underground } from '../forces.ts'
import { mostControl, PLACES, unpolicedFirst } from '../nonplayers/events/government.ts'
import { type CardInstructions, insurgentLine } from '../nonplayers/events/instruction.ts'
import { roomFor } from '../nonplayers/events/insurgents.ts'
import { MOST, where } from '../nonplayers/events/lines.ts'
import { askEvent, cities, departments, dual, eachSpace, pickSpace } from './verbs.ts'

export const card = dual(
  40,
  'Demobilization',
  'AGCF',
  ['rifle', 'dove'],
  {
    en: {
      unshaded: 'Replace 3 AUC Guerrillas with Police.',
      shaded: 'Move all cubes from a department with AUC pieces to cities; then place 1 AUC piece in each of 2 cities.',
    },
    es: {
      unshaded: 'Reemplaza 3 Guerrillas de las AUC por Policías.',
      shaded:
        'Mueve a ciudades todos los cubos de un departamento con fichas de las AUC; luego coloca 1 ficha de las AUC en cada una de 2 ciudades.',
    },
    pl: {
      unshaded: 'Zamień 3 partyzantów AUC na policję.',
      shaded:
        'Przesuń do miast wszystkie kostki z jednego departamentu z elementami AUC; potem umieść po 1 elemencie AUC w 2 miastach.',
    },
  },
  {
    unshaded: (g, by) => exchange(g, by, 3, guerrillaKinds(AUC), POLICE),
    shaded(g, by) {
      const manned = () => departments(g).filter((s) => pieces(g, AUC, s) > 0 && cubes(g, s) > 0)
      const from = pickSpace(g, by, 'event.move-from', manned)
      if (from !== undefined) sendCubesToCities(g, by, from)
      const either = [underground(AUC), base(AUC)]
      const open = () => cities(g).filter((s) => either.some((piece) => canPlace(g, piece, s)))
      eachSpace(g, by, 'event.space', 2, open, (s) => placeOneOf(g, by, s, either))
    },
  },
)

/** The cubes of a department are shared out among the cities. */
function sendCubesToCities(g: Game, by: Faction, from: Space): void {
  for (const piece of CUBES) {
    const open = () => (count(g, from, piece) > 0 ? cities(g) : [])
    for (;;) {
      const to = pickSpace(g, by, 'event.move-to', open, { space: from, piece })
      if (to === undefined) break
      const q = askEvent(g, by, 'event.how-many', { piece, space: from, to })
      move(g, piece, from, to, q.askSome(count(g, from, piece)))
    }
  }
}

// What non-players do with it.

const DEMOBILIZATION = insurgentLine('h40', {
  en: 'Demobilization: the department with the most cubes sends them to cities the Government already Controls.',
  es: 'Demobilization: los cubos del departamento que más tenga van a ciudades que el Gobierno ya Controla.',
  pl: 'Demobilization: kostki z departamentu, gdzie jest ich najwięcej, idą do miast i tak kontrolowanych przez rząd.',
})
const mostCubes = most({ en: 'most cubes', es: 'más cubos', pl: 'najwięcej kostek' }, ({ g }, s) => cubes(g, s))
const heldFirst = first({ en: 'Government Control', es: 'Control del Gobierno', pl: 'kontrola rządu' }, ({ g }, s) =>
  outnumbers(g, GOVT, s),
)

export const nonPlayers: CardInstructions = {
  insurgents: {
    lines: [DEMOBILIZATION],
    answers: {
      'event.move-from': where(DEMOBILIZATION, [mostCubes]),
      'event.move-to': where(DEMOBILIZATION, [heldFirst]),
      'event.space': where(MOST, [roomFor(AUC, 1)]),
    },
  },
  government: {
    answers: { 'event.replace-piece-where': where(PLACES, [mostControl(2), unpolicedFirst]) },
  },
}
