import { most, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { announce, bases, gain, pieces, spacesWhere, wipeOut } from '@coinflict/kernel/rules'
import type { Space } from '@coinflict/kernel/state'
import { bribe } from '../activities/bribe.ts'
import { CARTELS, GOVT, onMap } from '../forces.ts'
import { isCity, isLoc } from '../map.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { MOST, where } from '../nonplayers/events/lines.ts'
import { cities, dual, pickSpace, placeCartelsBases } from './verbs.ts'

export const card = dual(
  60,
  'The Chess Player',
  'CGAF',
  ['chess'],
  {
    en: {
      unshaded: 'Remove all Cartels pieces from 2 cities or from 1 department. The Government gains 6 Resources.',
      shaded: 'The Cartels place a Base in each of 2 cities, then Bribe for free in 1 space.',
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
      placeCartelsBases(g, CARTELS, 2, () => cities(g))
      if (bribe.whyNot(g) !== undefined) return
      announce(g, CARTELS, bribe)
      bribe.run(g)
    },
  },
)

// What non-players do with it.

const weight = (np: NonPlayer, s: Space): number => 100 * bases(np.g, CARTELS, s) + pieces(np.g, CARTELS, s)
/** Two cities, or one department. */
const mostCleared = most(
  { en: 'most pieces removed', es: 'más fichas eliminadas', pl: 'najwięcej usuniętych elementów' },
  (np, s) => {
    if (!isCity(s)) return weight(np, s)
    const others = onMap(np.g).filter((other) => other !== s && isCity(other))
    return weight(np, s) + Math.max(...others.map((other) => weight(np, other)))
  },
)

export const nonPlayers: CardInstructions = {
  government: {
    answers: { 'event.space': where(MOST, [mostCleared]) },
  },
}
