import { AVAILABLE, adjust, gain, moveToBox, pickWay } from '@coinflict/kernel/rules'
import { available, type Game, inBox, type Piece } from '@coinflict/kernel/state'
import { AID, ARVN, OUT_OF_PLAY, US_TROOPS } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { hasPolicy, prefer, R43 } from '../nonplayers/conditions.ts'
import { dual, placed, transferBoxes, US_PIECES } from './verbs.ts'

const ARVN_PIECES = placed(ARVN)
const isAnyOut = (g: Game, from: readonly Piece[]): boolean => from.some((piece) => inBox(g, OUT_OF_PLAY, piece) > 0)

export const card = dual(
  82,
  'Domino Theory',
  'AVUN',
  ['domino'],
  {
    en: {
      unshaded:
        'Move up to 3 US or up to 6 ARVN pieces from Out of Play to Available; or ARVN Resources +9 and Aid +9.',
      shaded: 'Move 3 Available US Troops Out of Play. Aid −9.',
    },
    es: {
      unshaded:
        'Mueve hasta 3 fichas de EE.\u00a0UU. o hasta 6 del ARVN de fuera de juego a Disponibles; o Recursos del ARVN +9 y Ayuda +9.',
      shaded: 'Mueve 3 Tropas Disponibles de EE.\u00a0UU. a fuera de juego. Ayuda −9.',
    },
    pl: {
      unshaded:
        'Przenieś do 3 elementów USA albo do 6 elementów ARVN spoza gry do dostępnych; albo zasoby ARVN +9 i wsparcie +9.',
      shaded: 'Przenieś 3 dostępne kostki wojska USA poza grę. Wsparcie −9.',
    },
  },
  {
    unshaded(g, by) {
      const ways = () => [
        ...(isAnyOut(g, US_PIECES) ? (['us-pieces'] as const) : []),
        ...(isAnyOut(g, ARVN_PIECES) ? (['arvn-pieces'] as const) : []),
        'resources-and-aid' as const,
      ]
      const way = pickWay(g, by, ways)
      if (way === 'us-pieces') transferBoxes(g, by, 3, US_PIECES, OUT_OF_PLAY, AVAILABLE, true)
      else if (way === 'arvn-pieces') transferBoxes(g, by, 6, ARVN_PIECES, OUT_OF_PLAY, AVAILABLE, true)
      else {
        gain(g, ARVN, 9)
        adjust(g, AID, 9)
      }
    },
    shaded(g) {
      moveToBox(g, US_TROOPS, AVAILABLE, OUT_OF_PLAY, Math.min(3, available(g, US_TROOPS)))
      adjust(g, AID, -9)
    },
  },
)

export const nonPlayers: CardInstructions = {
  us: {
    mark: '82',
    text: {
      en: 'Domino Theory: US take their own pieces under LBJ, otherwise Resources and Aid.',
      es: 'Domino Theory: EE.\u00a0UU. toma fichas propias con LBJ; si no, Recursos y Ayuda.',
      pl: 'Domino Theory: za LBJ USA biorą własne elementy, w przeciwnym razie zasoby i wsparcie.',
    },
    answers: (line) => ({
      'event.choice': (np) => prefer(line, ...(hasPolicy(np, 'lbj') ? ['us-pieces'] : []), 'resources-and-aid')(np),
    }),
  },
  arvn: R43,
}
