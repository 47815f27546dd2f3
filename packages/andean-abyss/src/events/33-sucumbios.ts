import { placeOneOf, putInForce } from '@coinflict/kernel/rules'
import { base, GOVT, kinds, underground } from '../forces.ts'
import { NEXT_TO_ECUADOR, S } from '../map.ts'
import { border } from '../nonplayers/events/government.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { CARD } from './lasting.ts'
import { driveOut, dual } from './verbs.ts'

export const card = dual(
  33,
  'Sucumbíos',
  'FCGA',
  ['border', 'jungle'],
  {
    en: {
      unshaded: 'Remove up to 3 insurgent pieces from one space next to Ecuador.',
      shaded:
        'For the rest of the game Ecuador is a department without Population that holds at most 2 pieces of each faction. Place 2 of your pieces there.',
    },
    es: {
      unshaded: 'Elimina hasta 3 fichas insurgentes de una casilla adyacente a Ecuador.',
      shaded:
        'Durante el resto de la partida Ecuador es un departamento sin Población en el que caben como máximo 2 fichas de cada facción. Coloca allí 2 fichas propias.',
    },
    pl: {
      unshaded: 'Usuń do 3 elementów powstańczych z jednego pola sąsiadującego z Ekwadorem (Ecuador).',
      shaded:
        'Do końca gry Ecuador jest departamentem bez populacji, który mieści najwyżej 2 elementy każdej frakcji. Umieść tam 2 własne elementy.',
    },
  },
  {
    unshaded: (g, by) => driveOut(g, by, NEXT_TO_ECUADOR),
    shaded(g, by) {
      putInForce(g, CARD.sucumbios, 'shaded')
      // Whose pieces is unsaid: the executor's own (ruling 152).
      const own = by === GOVT ? kinds(GOVT) : [underground(by), base(by)]
      for (let n = 0; n < 2; n++) placeOneOf(g, by, S.ecuador, own)
    },
    lasts: { shaded: 'game' },
  },
)

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  government: {
    answers: border,
  },
}
