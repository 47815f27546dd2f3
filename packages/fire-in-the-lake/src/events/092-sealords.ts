import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { hasSupport, move, pickFaction } from '@coinflict/kernel/rules'
import {
  count,
  DONE,
  type Faction,
  type Game,
  type Line,
  type Piece,
  type Space,
  spaceWord,
} from '@coinflict/kernel/state'
import { ARVN, base, INSURGENTS, NVA, NVA_TROOPS, room, US, VC } from '../forces.ts'
import { EVERY, isCambodia, near, S } from '../map.ts'
import type { Answers } from '../nonplayers/answers.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import type { Move } from '../nonplayers/moves.ts'
import { askEvent, dual, guerrillaKinds, maySpace, pickPiece, pickSpace, removable, sweepOrAssault } from './verbs.ts'

const DELTA = near(S['can-tho'])
const BORDER = EVERY.filter((s) => isCambodia(s) || s === S['tay-ninh'])

export const card = dual(
  92,
  'SEALORDS',
  'VUNA',
  ['boat', 'map'],
  {
    en: {
      unshaded:
        'The ARVN, then the US, in each space adjacent to Can Tho make a free Sweep without movement or a free Assault.',
      shaded:
        'The NVA or the VC move any of their pieces, Bases without a Tunnel too, from Cambodia and Tay Ninh to spaces adjacent to Can Tho.',
    },
    es: {
      unshaded:
        'El ARVN y luego EE.\u00a0UU. ejecutan en cada casilla adyacente a Can Tho un Barrido gratuito sin movimiento o un Asalto gratuito.',
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
  move(g, piece, from, to, q.askSome(Math.min(count(g, from, piece), room(g, piece, to))))
  return true
}

interface Transfer extends Move {
  readonly piece: Piece
}

/** Pieces of a kind that go from one space to another. */
const transfer = (from: Space, to: Space, piece: Piece, n: number): readonly Transfer[] =>
  n > 0 ? [{ from, to, piece, pieces: new Map([[piece, n]]) }] : []

/** One group of a kind after another, as they were laid down when they were first needed. */
function transfers(key: string, line: Line, make: (np: NonPlayer) => readonly Transfer[]): Answers {
  const now = (np: NonPlayer): Transfer | undefined => np.noted<Transfer>(`${key} now`)
  return {
    'event.move-from'(np) {
      const left = np.noted<readonly Transfer[]>(key) ?? make(np)
      np.note(key, left.slice(1))
      np.note(`${key} now`, left[0])
      return np.firstOf(line, [left[0] === undefined ? DONE : spaceWord(left[0].from)])
    },
    'event.move-which'(np) {
      const move = now(np)
      return move && np.firstPiece(line, [move.piece])
    },
    'event.move-to'(np) {
      const move = now(np)
      return move && np.firstOf(line, [spaceWord(move.to)])
    },
    'move.how-many': (np) => np.number(line, now(np)?.pieces.get(np.q.params?.piece as Piece) ?? 0),
  }
}

const inBorder = (g: Game, piece: Piece): number => BORDER.reduce((sum, s) => sum + count(g, s, piece), 0)
const openTo = (g: Game, f: Faction): readonly Space[] => DELTA.filter((s) => room(g, base(f), s) > 0)
const TWO = 2

/** Two Bases to two spaces, and half of everybody else to each. */
function split(np: NonPlayer, line: Line): readonly Transfer[] {
  const { g } = np
  const one = np.bestOf(line, openTo(g, NVA)) as Space
  const goals = [
    one,
    np.bestOf(
      line,
      openTo(g, NVA).filter((s) => s !== one),
    ) as Space,
  ]
  const camps = BORDER.flatMap((s) => Array.from({ length: count(g, s, base(NVA)) }, () => s))
  const moves = goals.flatMap((to, i) => transfer(camps[i] as Space, to, base(NVA), 1))
  let odd = 0
  for (const piece of [...guerrillaKinds(NVA), NVA_TROOPS])
    for (const from of BORDER) {
      const n = count(g, from, piece)
      const first = Math.floor((n + (odd === 0 ? 1 : 0)) / TWO)
      odd = (odd + n) % TWO
      moves.push(
        ...transfer(from, goals[0] as Space, piece, first),
        ...transfer(from, goals[1] as Space, piece, n - first),
      )
    }
  return moves
}

/** VC pieces that could go to one space at Support. */
const movers = (g: Game): number => removable(VC).reduce((sum, piece) => sum + inBorder(g, piece), 0)
const atSupport = (g: Game): readonly Space[] => DELTA.filter((s) => hasSupport(g, s))
const FEW = 3

function gather(np: NonPlayer, line: Line): readonly Transfer[] {
  const { g } = np
  const to = np.bestOf(line, atSupport(g))
  if (to === undefined) return []
  let beds = room(g, base(VC), to)
  return BORDER.flatMap((from) =>
    removable(VC).flatMap((piece) => {
      const n = piece === base(VC) ? Math.min(beds, count(g, from, piece)) : count(g, from, piece)
      if (piece === base(VC)) beds -= n
      return transfer(from, to, piece, n)
    }),
  )
}

export const nonPlayers: CardInstructions = {
  nva: {
    mark: '92-nva',
    text: {
      en: 'SEALORDS: NVA split 2 Bases and all other pieces equally over 2 spaces, Guerrillas with each Base; only if that can be done.',
      es: 'SEALORDS: el EVN reparte 2 Bases y todas las demás fichas por igual entre 2 casillas, con Guerrillas en cada Base; solo si es posible.',
      pl: 'SEALORDS: NVA dzielą 2 bazy i wszystkie inne elementy po równo na 2 pola, przy każdej bazie partyzanci; tylko jeśli to możliwe.',
    },
    takes: ({ g }) =>
      inBorder(g, base(NVA)) >= TWO &&
      guerrillaKinds(NVA).reduce((sum, piece) => sum + inBorder(g, piece), 0) >= TWO &&
      openTo(g, NVA).length >= TWO,
    answers: (line) => transfers('92', line, (np) => split(np, line)),
  },
  vc: {
    mark: '92-vc',
    text: {
      en: 'SEALORDS: VC move all pieces possible to 1 space at Support; only if more than 3 move.',
      es: 'SEALORDS: el VC mueve todas las fichas posibles a 1 casilla con Apoyo; solo si se mueven más de 3.',
      pl: 'SEALORDS: VC przesuwają wszystkie możliwe elementy na 1 pole z poparciem; tylko jeśli więcej niż 3.',
    },
    takes: ({ g }) => movers(g) > FEW && atSupport(g).length > 0,
    answers: (line) => transfers('92', line, (np) => gather(np, line)),
  },
}
