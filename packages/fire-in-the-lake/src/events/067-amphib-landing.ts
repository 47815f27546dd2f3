import { most } from '@coinflict/kernel/nonplayers'
import {
  guerrillas,
  hasOpposition,
  hasSupport,
  mayOperate,
  mayRedeploy,
  move,
  noArrivals,
} from '@coinflict/kernel/rules'
import { count, DONE, type Faction, type Game, type Piece, type Space } from '@coinflict/kernel/state'
import { ARVN, kinds, room, US, VC } from '../forces.ts'
import { EVERY, isCoastal, isLoc } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R62, toSweep } from '../nonplayers/conditions.ts'
import { Moves } from '../nonplayers/moves.ts'
import { assault } from '../operations/assault.ts'
import { sweep, troopsOf } from '../operations/sweep.ts'
import { chooseCoin, dual, guerrillaKinds, loseTurn, maySpace, pickPiece, pickSpace } from './verbs.ts'

const COAST = EVERY.filter(isCoastal)

export const card = dual(
  67,
  'Amphib Landing',
  'AUVN',
  ['boat', 'soldiers'],
  {
    en: {
      unshaded:
        'The US or the ARVN move any of their Troops among coastal spaces. Then they make a free Sweep and a free Assault in 1 coastal space.',
      shaded:
        'The VC move up to 3 of their pieces from 1 coastal space to any spaces. The US and the ARVN are ineligible through the next card.',
    },
    es: {
      unshaded:
        'EE.\u00a0UU. o el ARVN mueve cualesquiera de sus Tropas entre casillas costeras. Luego ejecuta un Barrido y un Asalto gratuitos en 1 casilla costera.',
      shaded:
        'El VC mueve hasta 3 de sus fichas de 1 casilla costera a cualesquiera casillas. EE.\u00a0UU. y el ARVN son no elegibles hasta el final de la próxima carta.',
    },
    pl: {
      unshaded:
        'USA albo ARVN przenoszą dowolne swoje wojsko między polami na wybrzeżu. Potem wykonują darmowe przeszukiwanie i darmowy szturm na 1 polu na wybrzeżu.',
      shaded:
        'VC przenosi do 3 swoich elementów z 1 pola na wybrzeżu na dowolne pola. USA i ARVN są nieuprawnione do końca następnej karty.',
    },
  },
  {
    unshaded(g, by) {
      const f = chooseCoin(g, by)
      land(g, f)
      const swept = mayOperate(g, f, [sweep], { within: COAST, limited: true })
      mayOperate(g, f, [assault], { within: swept?.spaces ?? COAST, limited: true })
      g.cite('5.1', by)
    },
    shaded(g, by) {
      g.cite('5.1', VC)
      embark(g)
      g.cite('5.1', by)
      loseTurn(g, US)
      loseTurn(g, ARVN)
    },
  },
)

/** Troops go from any coastal spaces to others, each once. */
function land(g: Game, f: Faction): void {
  g.cite('5.1', f)
  mayRedeploy(g, {
    by: f,
    piece: troopsOf(f),
    rule: '5.1',
    leaves: isCoastal,
    to: () => COAST,
    arrived: noArrivals(g),
  })
}

/** VC pieces leave one space as they are, each for a space of its own. */
function embark(g: Game): void {
  const goals = (piece: Piece, from: Space): readonly Space[] =>
    count(g, from, piece) === 0 ? [] : EVERY.filter((s) => s !== from && room(g, piece, s) > 0)
  const movable = (s: Space): readonly Piece[] => kinds(VC).filter((piece) => count(g, s, piece) > 0)
  const from = maySpace(g, VC, 'event.move-from', () => COAST.filter((s) => movable(s).length > 0))
  for (let left = 3; from !== undefined && left > 0; left--) {
    const piece = pickPiece(g, VC, 'event.move-which', from, kinds(VC), true)
    if (piece === undefined) return
    const to = pickSpace(g, VC, 'event.move-to', () => goals(piece, from), { space: from })
    if (to !== undefined) move(g, piece, from, to)
  }
}

export const nonPlayers: CardInstructions = {
  us: {
    ...R62,
    answers(line) {
      const goals = COAST.filter((s) => !isLoc(s))
      const moves = new Moves('R62', line, (np) => toSweep(np, line, goals, COAST, COAST.length))
      return {
        'redeploy.may': (np) => moves.from(np) ?? np.firstOf(line, [DONE]),
        'redeploy.to': (np) => moves.to(np),
        'move.how-many': (np) => moves.howMany(np),
        'sweep.where': (np) => moves.goal(np),
      }
    },
  },
  vc: {
    mark: '67',
    text: {
      en: 'Amphib Landing: VC move Underground, then Active Guerrillas from Opposition to 1 space at Support.',
      es: 'Amphib Landing: el VC mueve Guerrillas Ocultas y luego Activas desde Oposición a 1 casilla con Apoyo.',
      pl: 'Amphib Landing: VC przesuwają ukrytych, potem aktywnych partyzantów z opozycji na 1 pole z poparciem.',
    },
    answers: (line, { choose }) => ({
      'event.move-from': (np) =>
        (EVERY.some((s) => hasSupport(np.g, s))
          ? np.chooseSpace(line, ({ g }, s) => hasOpposition(g, s) && guerrillas(g, VC, s) > 0, [mostGuerrillas])
          : undefined) ?? np.firstOf(line, [DONE]),
      'event.move-which': (np) => np.firstPiece(line, guerrillaKinds(VC)) ?? np.firstOf(line, [DONE]),
      'event.move-to': (np) => choose(np, line, (p) => (hasSupport(p.np.g, p.s) ? p.turn(VC, 1) : p)),
    }),
  },
}

const MOST = 3
const mostGuerrillas = most({ en: 'most Guerrillas', es: 'más Guerrillas', pl: 'najwięcej partyzantów' }, ({ g }, s) =>
  Math.min(MOST, guerrillas(g, VC, s)),
)
