import { gain, pieces, wipeOut } from '@coinflict/kernel/rules'
import { CARTELS } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { MOST, mostBasesOf, mostPiecesOf, where } from '../nonplayers/events/lines.ts'
import { cities, departments, dual, pickSpace, placeCartelsBases } from './verbs.ts'

export const card = dual(
  61,
  'Air Bridge',
  'CFGA',
  ['plane', 'radar'],
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
      placeCartelsBases(g, by, 3, () => departments(g).filter((s) => pieces(g, CARTELS, s) === 0))
    },
  },
)

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  greyTwo: true,
  government: {
    answers: { 'event.space': where(MOST, [mostBasesOf(CARTELS), mostPiecesOf(CARTELS)]) },
  },
}
