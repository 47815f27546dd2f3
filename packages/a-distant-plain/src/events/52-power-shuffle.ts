import { highestEcon, type NonPlayer, type Order } from '@coinflict/kernel/nonplayers'
import { adjust, move, remove, spacesWhere } from '@coinflict/kernel/rules'
import { DONE, type Faction, type Game, type Line, type Space, spacesWith } from '@coinflict/kernel/state'
import { isCoinControlled } from '../control.ts'
import {
  coinPieces,
  GOVERNMENT,
  GOVERNMENT_CUBES,
  GOVERNMENT_POLICE,
  governmentCubes,
  PATRONAGE,
  police,
} from '../forces.ts'
import { isLoc, LOCS } from '../map.ts'
import type { Answers } from '../nonplayers/answers.ts'
import { insurgents, wantedOn } from '../nonplayers/arponen/coin.ts'
import { Reserve } from '../nonplayers/arponen/round.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { stillToGo } from '../nonplayers/effects.ts'
import { askEvent, dual, maySpace, pickPiece, pickSpace } from './verbs.ts'

export const card = dual(
  52,
  'Power Shuffle',
  'GWTC',
  ['chess', 'parliament'],
  {
    en: {
      unshaded: 'The Government may move any Police to LoCs or COIN-Controlled spaces. Patronage +2.',
      shaded: 'Remove up to 4 Government cubes from up to 2 spaces. Patronage −2.',
    },
    es: {
      unshaded: 'El Gobierno puede mover Policías cualesquiera a LdC o casillas con Control COIN. Patrocinio +2.',
      shaded: 'Elimina hasta 4 cubos del Gobierno de hasta 2 casillas. Patrocinio −2.',
    },
    pl: {
      unshaded: 'Rząd może przesunąć dowolną policję na LiKomy lub pola pod kontrolą COIN. Patronat +2.',
      shaded: 'Usuń do 4 kostek rządowych z maksymalnie 2 pól. Patronat −2.',
    },
  },
  {
    unshaded(g) {
      transferPolice(g)
      adjust(g, PATRONAGE, 2)
    },
    shaded(g, by) {
      dismissCubes(g, by)
      adjust(g, PATRONAGE, -2)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

/** Any Police, each once, to lines or where COIN had Control before the first of them moved. */
function transferPolice(g: Game): void {
  g.cite('5.1', GOVERNMENT)
  const posts = spacesWhere(g, (s) => isLoc(s) || isCoinControlled(g, s))
  const arrived = new Map<Space, number>()
  const unsettled = (s: Space) => police(g, s) - (arrived.get(s) ?? 0)
  const open = () => spacesWhere(g, (s) => unsettled(s) > 0)
  for (;;) {
    const from = maySpace(g, GOVERNMENT, 'event.move-from', open)
    if (from === undefined) return
    const to = pickSpace(g, GOVERNMENT, 'event.move-to', () => posts.filter((s) => s !== from), { space: from })
    if (to === undefined) return
    const q = askEvent(g, GOVERNMENT, 'move.how-many', { piece: GOVERNMENT_POLICE, space: from, to })
    const n = q.askSome(unsettled(from))
    move(g, GOVERNMENT_POLICE, from, to, n)
    arrived.set(to, (arrived.get(to) ?? 0) + n)
  }
}

/** Up to 4 cubes, from no more than 2 spaces. */
function dismissCubes(g: Game, by: Faction): void {
  const chosen: Space[] = []
  const isOpen = (s: Space) => governmentCubes(g, s) > 0 && (chosen.length < 2 || chosen.includes(s))
  for (let taken = 0; taken < 4; taken++) {
    const s = maySpace(g, by, 'event.remove-where', () => spacesWhere(g, isOpen))
    if (s === undefined) return
    if (!chosen.includes(s)) chosen.push(s)
    const piece = pickPiece(g, by, 'event.remove-which', s, GOVERNMENT_CUBES)
    if (piece !== undefined) remove(g, piece, s)
  }
}

export const nonPlayers: CardInstructions = {
  effects: { 'event.remove-where': (p) => p.take(GOVERNMENT_CUBES, stillToGo(p, 4)) },
  adp: { answers: ({ redeploy }) => asRedeploy(redeploy) },
  arponen: {
    line: {
      en: 'Power Shuffle: Police to LoCs, 2 where Econ is 3 or 4, 1 elsewhere; never the last one in a space, and without losing COIN Control.',
      es: 'Power Shuffle: Policía a las LdC, 2 donde el Econ sea 3 o 4, 1 en las demás; no el último de una casilla, sin perder Control COIN.',
      pl: 'Power Shuffle: policja na LiKomy, po 2 tam, gdzie Ekon to 3 lub 4, po 1 gdzie indziej; nie ostatnia z pola i bez utraty kontroli COIN.',
    },
    answers: ({ lineOf }) => asPatrol(lineOf(52)),
  },
}

/** As 8.6.7 Redeploy of the rule book. */
const asRedeploy = (redeploy: Answers): Answers => ({
  'event.move-from'(np) {
    const said = redeploy['redeploy.may']?.(np)
    if (said !== DONE) return said
    np.putDiceAside()
    return np.done()
  },
  'event.move-to': (np) => redeploy['redeploy.to']?.(np),
})

/** Police to the lines, as 8.7.4 Patrol of Arponen's. */
const asPatrol = (line: Line): Answers => ({
  'event.move-from': (np) => np.nextOrigin(() => postings(np, line)) ?? np.firstOf(line, [DONE]),
  'event.move-to': (np) => np.destination(() => postings(np, line)),
})

function postings(np: NonPlayer, line: Line): Order[] {
  const { g } = np
  const groups = spacesWith(g, GOVERNMENT).map((s) => [s, sparePolice(g, s)] as const)
  const reserve = new Reserve(GOVERNMENT_POLICE, groups)
  const open = LOCS.filter((s) => police(g, s) < wantedOn(s))
  while (open.length > 0 && reserve.size > 0) {
    const to = np.bestOf(line, open, [highestEcon]) as Space
    open.splice(open.indexOf(to), 1)
    reserve.send(line, to, wantedOn(to) - police(g, to))
  }
  np.putDiceAside()
  return reserve.orders
}

/** Police that may leave: not the last of a space, nor any that COIN Control needs. */
function sparePolice(g: Game, s: Space): number {
  if (isLoc(s)) return 0
  const control = isCoinControlled(g, s) ? coinPieces(g, s) - insurgents(g, s) - 1 : Number.POSITIVE_INFINITY
  return Math.min(police(g, s) - 1, control)
}
