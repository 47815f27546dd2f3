import { gain, pieces, spacesWhere, wipeOut } from '@coinflict/kernel/rules'
import { AUC, CARTELS } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { MOST, mostBasesOf, mostPiecesOf, where } from '../nonplayers/events/lines.ts'
import { dual, pickSpace } from './verbs.ts'

export const card = dual(
  41,
  'Mancuso',
  'AGCF',
  ['statesman', 'horse'],
  {
    en: {
      unshaded: 'AUC Resources −6; remove all AUC pieces from one space.',
      shaded: 'AUC Resources +3 for each space with both AUC and Cartels pieces.',
    },
    es: {
      unshaded: 'Recursos de las AUC −6; elimina todas las fichas de las AUC de una casilla.',
      shaded: 'Recursos de las AUC +3 por cada casilla con fichas tanto de las AUC como de los Cárteles.',
    },
    pl: {
      unshaded: 'Zasoby AUC −6; usuń wszystkie elementy AUC z jednego pola.',
      shaded: 'Zasoby AUC +3 za każde pole, na którym są zarówno elementy AUC, jak i karteli.',
    },
  },
  {
    unshaded(g, by) {
      gain(g, AUC, -6)
      const held = () => spacesWhere(g, (s) => pieces(g, AUC, s) > 0)
      const s = pickSpace(g, by, 'event.space', held)
      if (s !== undefined) wipeOut(g, AUC, s)
    },
    shaded(g) {
      gain(g, AUC, 3 * spacesWhere(g, (s) => pieces(g, AUC, s) > 0 && pieces(g, CARTELS, s) > 0).length)
    },
  },
)

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  greyTwo: true,
  government: {
    answers: { 'event.space': where(MOST, [mostBasesOf(AUC), mostPiecesOf(AUC)]) },
  },
}
