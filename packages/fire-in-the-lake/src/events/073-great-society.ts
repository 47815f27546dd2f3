import { AVAILABLE } from '@coinflict/kernel/rules'
import { OUT_OF_PLAY, US, US_BASE, US_TROOPS, underground } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R1 } from '../nonplayers/conditions.ts'
import { commitment } from '../round/commitment.ts'
import { dual, transferBoxes, US_PIECES } from './verbs.ts'

export const card = dual(
  73,
  'Great Society',
  'ANUV',
  ['parliament', 'village'],
  {
    en: {
      unshaded: 'A Commitment phase takes place at once.',
      shaded: 'The US moves 3 of its Available pieces, Bases too, Out of Play.',
    },
    es: {
      unshaded: 'Tiene lugar ahora mismo una fase de Asignación.',
      shaded: 'EE.\u00a0UU. mueve 3 de sus fichas Disponibles, Bases incluidas, a fuera de juego.',
    },
    pl: {
      unshaded: 'Od razu następuje faza zaangażowania.',
      shaded: 'USA przenoszą 3 swoje dostępne elementy, także bazy, poza grę.',
    },
  },
  {
    unshaded: commitment,
    shaded(g) {
      g.cite('5.1', US)
      transferBoxes(g, US, 3, US_PIECES, AVAILABLE, OUT_OF_PLAY)
    },
  },
)

export const nonPlayers: CardInstructions = {
  vc: R1,
  answers: ({ lines }) => ({
    'event.box-piece': (np) => np.firstPiece(lines.pieces, [US_TROOPS, underground(US), US_BASE]),
  }),
}
