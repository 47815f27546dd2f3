import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { AVAILABLE, adjust, bases, controlledBy, mayAct, moveToBox, pieces, takeOff } from '@coinflict/kernel/rules'
import { available, type Game, spacesWith } from '@coinflict/kernel/state'
import { surge } from '../activities/surge.ts'
import { AID, base, COALITION, COALITION_TROOPS, coalitionTroops, kinds, OUT_OF_PLAY } from '../forces.ts'
import { EVERY } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { keepsControl, lastStays, mostCoalitionTroops } from '../nonplayers/terms.ts'
import { askEvent, dual } from './verbs.ts'

export const card = dual(
  21,
  'Operation Iraqi Freedom',
  'TCGW',
  ['tank', 'derrick'],
  {
    en: {
      unshaded: 'The Coalition may execute a free Surge.',
      shaded: 'The Coalition moves 3 of its pieces, from the map or Available, out of play. Aid −3.',
    },
    es: {
      unshaded: 'La Coalición puede ejecutar una Oleada gratuita.',
      shaded: 'La Coalición mueve fuera de juego 3 de sus fichas, del mapa o Disponibles. Ayuda −3.',
    },
    pl: {
      unshaded: 'Koalicja może wykonać darmowe wzmocnienie.',
      shaded: 'Koalicja wycofuje poza grę 3 swoje elementy, z mapy lub dostępne. Wsparcie −3.',
    },
  },
  {
    unshaded: (g) => mayAct(g, COALITION, surge),
    shaded(g, by) {
      sendElsewhere(g, 3)
      g.cite('5.1', by)
      adjust(g, AID, -3)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

/** The Coalition takes n of its pieces out of play: so many that are Available, the others from the map. */
function sendElsewhere(g: Game, n: number): void {
  g.cite('5.1', COALITION)
  const troops = () => available(g, COALITION_TROOPS)
  const camps = () => available(g, base(COALITION))
  const q = askEvent(g, COALITION, 'event.21.available', { n })
  const onMap = EVERY.reduce((sum, s) => sum + pieces(g, COALITION, s), 0)
  const all = Math.min(n, troops() + camps() + onMap)
  const waiting = q.numbers(Math.max(0, all - onMap), Math.min(all, troops() + camps())).askNumber()
  const q2 = askEvent(g, COALITION, 'event.how-many', { piece: base(COALITION) })
  const b = q2.numbers(Math.max(0, waiting - troops()), Math.min(waiting, camps())).askNumber()
  moveToBox(g, base(COALITION), AVAILABLE, OUT_OF_PLAY, b)
  moveToBox(g, COALITION_TROOPS, AVAILABLE, OUT_OF_PLAY, waiting - b)
  takeOff(g, COALITION, all - waiting, kinds(COALITION), EVERY, false, OUT_OF_PLAY)
}

export const nonPlayers: CardInstructions = {
  line: {
    en: 'Operation Iraqi Freedom: Troops on the map that no Control depends on, then Available ones; Bases last.',
    es: 'Operation Iraqi Freedom: Tropas del mapa que ningún Control necesite, luego Disponibles; Bases lo último.',
    pl: 'Operation Iraqi Freedom: wojsko z mapy, którego nie wymaga kontrola, potem dostępne; bazy ostatnie.',
  },
  answers({ lineOf }) {
    const line = lineOf(21)
    return {
      'event.21.available': (np) => np.number(line, Math.max(0, (np.q.params?.n ?? 0) - spareTroops(np))),
      'event.how-many': (np) => np.lowest(line),
      'event.remove-where': (np) => np.chooseSpace(line, () => true, [lastStays, keepsControl, mostCoalitionTroops]),
      'event.remove-which': (np) => np.firstPiece(line, [COALITION_TROOPS, base(COALITION)]),
    }
  },
}

/** Troops that the Coalition can take off the map without a change of Control, or of the last one at a Base. */
function spareTroops({ g }: NonPlayer): number {
  let sum = 0
  for (const s of spacesWith(g, COALITION)) {
    const most = coalitionTroops(g, s) - (bases(g, COALITION, s) > 0 ? 1 : 0)
    let n = 0
    while (n < most && controlledBy(g, s, COALITION, -n - 1) === controlledBy(g, s)) n++
    sum += n
  }
  return sum
}
