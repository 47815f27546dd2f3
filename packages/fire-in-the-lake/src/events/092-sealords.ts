import { move, pickFaction } from '@coinflict/kernel/rules'
import { count, type Faction, type Game, type Piece, type Space } from '@coinflict/kernel/state'
import { ARVN, INSURGENTS, room, US } from '../forces.ts'
import { EVERY, isCambodia, near, S } from '../map.ts'
import { askEvent, dual, maySpace, pickPiece, pickSpace, removable, sweepOrAssault } from './verbs.ts'

const DELTA = near(S['can-tho'])
const BORDER = EVERY.filter((s) => isCambodia(s) || s === S['tay-ninh'])

export const card = dual(
  92,
  'SEALORDS',
  'VUNA',
  {
    en: {
      unshaded:
        'The ARVN, then the US, in each space adjacent to Can Tho make a free Sweep without movement or a free Assault.',
      shaded:
        'The NVA or the VC move any of their pieces, Bases without a Tunnel too, from Cambodia and Tay Ninh to spaces adjacent to Can Tho.',
    },
    es: {
      unshaded:
        'El ARVN y luego EE. UU. ejecutan en cada casilla adyacente a Can Tho un Barrido gratuito sin movimiento o un Asalto gratuito.',
      shaded:
        'El EVN o el VC mueve cualesquiera de sus fichas, también Bases sin Túnel, de Camboya y Tay Ninh a casillas adyacentes a Can Tho.',
    },
    pl: {
      unshaded:
        'ARVN, a potem USA, na każdym polu sąsiednim z Can Tho wykonują darmowe przeszukiwanie bez ruchu albo darmowy szturm.',
      shaded:
        'NVA albo VC przenosi dowolne swoje elementy, także bazy bez tunelu, z Kambodży i Tay Ninh na pola sąsiednie z Can Tho.',
    },
  },
  {
    unshaded(g) {
      for (const f of [ARVN, US]) sweepOrAssault(g, f, DELTA)
    },
    shaded(g, by) {
      const f = pickFaction(g, by, () => INSURGENTS) as Faction
      g.cite('5.1', f)
      while (infiltrateDelta(g, f));
    },
  },
)

/** Pieces of one kind go from one space to another, as they are. Tells whether any did. */
function infiltrateDelta(g: Game, f: Faction): boolean {
  const open = (piece: Piece): readonly Space[] => DELTA.filter((s) => room(g, piece, s) > 0)
  const movable = (s: Space): readonly Piece[] =>
    removable(f).filter((piece) => count(g, s, piece) > 0 && open(piece).length > 0)
  const from = maySpace(g, f, 'event.move-from', () => BORDER.filter((s) => movable(s).length > 0))
  const piece = from === undefined ? undefined : pickPiece(g, f, 'event.move-which', from, movable(from))
  if (from === undefined || piece === undefined) return false
  const to = pickSpace(g, f, 'event.move-to', () => open(piece), { space: from })
  if (to === undefined) return false
  const q = askEvent(g, f, 'move.how-many', { piece, space: from, to })
  move(g, piece, from, to, q.numbers(1, Math.min(count(g, from, piece), room(g, piece, to))).askNumber())
  return true
}
