import { AVAILABLE, moveToBox } from '@coinflict/kernel/rules'
import { DONE, type Faction, type Game, inBox, wordPiece } from '@coinflict/kernel/state'
import { base, COALITION, COALITION_TROOPS, OUT_OF_PLAY } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import type { Message } from '../text/messages.ts'
import { askEvent, dual } from './verbs.ts'

const COALITION_KINDS = [COALITION_TROOPS, base(COALITION)]

export const card = dual(
  41,
  'NATO Politics',
  'GCWT',
  ['compass', 'ballot'],
  {
    en: {
      unshaded: 'Return up to 3 Coalition pieces that are out of play to Available.',
      shaded: 'The Coalition moves 3 of its Available pieces out of play.',
    },
    es: {
      unshaded: 'Devuelve a Disponibles hasta 3 fichas de la Coalición que estén fuera de juego.',
      shaded: 'La Coalición mueve fuera de juego 3 de sus fichas Disponibles.',
    },
    pl: {
      unshaded: 'Przenieś maksymalnie 3 elementy koalicji spoza gry do sił dostępnych.',
      shaded: 'Koalicja wycofuje poza grę 3 ze swoich dostępnych elementów.',
    },
  },
  {
    unshaded: (g, by) => reassign(g, by, 3, 'event.41.return', OUT_OF_PLAY, AVAILABLE, true),
    shaded(g) {
      g.cite('5.1', COALITION)
      reassign(g, COALITION, 3, 'event.41.withdraw', AVAILABLE, OUT_OF_PLAY, false)
    },
    provenance: { unshaded: 'derived', shaded: 'reconstructed' },
  },
)

/** So many Coalition pieces go from one box beside the map to another, as the faction chooses; or fewer, if it may stop. */
function reassign(g: Game, by: Faction, n: number, id: Message, from: number, to: number, mayStop: boolean): void {
  const there = () => COALITION_KINDS.filter((piece) => inBox(g, from, piece) > 0)
  for (let moved = 0; moved < n && there().length > 0; moved++) {
    const q = askEvent(g, by, id)
    for (const piece of there()) q.piece(piece)
    if (mayStop) q.done()
    if (q.size === 0) return
    const answer = q.answer()
    if (answer === DONE) return
    moveToBox(g, wordPiece(answer), from, to, 1)
  }
}

export const nonPlayers: CardInstructions = {
  line: {
    en: 'NATO Politics: Bases come back first and leave last.',
    es: 'NATO Politics: las Bases vuelven primero y salen al final.',
    pl: 'NATO Politics: bazy wracają pierwsze i odchodzą ostatnie.',
  },
  answers: ({ lineOf }) => ({
    'event.41.return': (np) => np.firstPiece(lineOf(41), [base(COALITION), COALITION_TROOPS]),
    'event.41.withdraw': (np) => np.firstPiece(lineOf(41), [COALITION_TROOPS, base(COALITION)]),
  }),
}
