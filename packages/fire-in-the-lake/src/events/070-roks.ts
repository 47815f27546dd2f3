import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { controlledBy, hasSupport, mayOperate, move, shift, undergroundOf } from '@coinflict/kernel/rules'
import { count, DONE, type Faction, type Game, inForce, type Piece, type Space } from '@coinflict/kernel/state'
import {
  ARVN_POLICE,
  ARVN_TROOPS,
  COIN_CONTROL,
  COIN_CUBES,
  coinBases,
  coinPieces,
  INSURGENTS,
  insurgentPieces,
  tunnels,
  US,
  US_TROOPS,
} from '../forces.ts'
import { approachesTo, isLoc, S } from '../map.ts'
import type { CardInstructions, Condition } from '../nonplayers/book.ts'
import { harming } from '../nonplayers/effects.ts'
import { type Move, Moves } from '../nonplayers/moves.ts'
import { assaultIn, assaultStrength, beginAssault, whyNotTargets } from '../operations/assault.ts'
import { isOpen, sweepAs, sweepStrength } from '../operations/sweep.ts'
import { CARD } from './lasting.ts'
import { around, chooseCoin, dual, eachSpace } from './verbs.ts'

const AREA = around(S['phu-bon-phu-yen'])
const sweepAsUs = sweepAs({ movers: COIN_CUBES, as: US })

export const card = dual(
  70,
  'ROKs',
  'AUVN',
  ['soldiers', 'mountain'],
  {
    en: {
      unshaded:
        'The US or the ARVN free Sweep into, then free Assault in, Phu Bon and adjacent spaces, as the US and with all ARVN cubes as US Troops.',
      shaded: 'Shift Qui Nhon, Phu Bon and Khanh Hoa 1 level each toward Active Opposition.',
    },
    es: {
      unshaded:
        'EE.\u00a0UU. o el ARVN ejecuta un Barrido y luego un Asalto gratuitos en Phu Bon y casillas adyacentes, como EE.\u00a0UU. y con todos los cubos del ARVN como Tropas de EE.\u00a0UU.',
      shaded: 'Modifica Qui Nhon, Phu Bon y Khanh Hoa 1 nivel cada una hacia Oposición Activa.',
    },
    pl: {
      unshaded:
        'USA albo ARVN wykonują darmowe przeszukiwanie, a potem darmowy szturm w Phu Bon i na sąsiednich polach, jak USA i ze wszystkimi kostkami ARVN jako wojskiem USA.',
      shaded: 'Przesuń Qui Nhon, Phu Bon i Khanh Hoa o 1 poziom w kierunku aktywnej opozycji.',
    },
  },
  {
    unshaded(g, by) {
      const f = chooseCoin(g, by)
      mayOperate(g, f, [sweepAsUs], { within: AREA })
      assaultAsUs(g, f)
    },
    shaded(g) {
      for (const s of [S['qui-nhon'], S['phu-bon-phu-yen'], S['khanh-hoa']]) shift(g, s, -1)
    },
  },
)

/** A US Assault with all cubes, on the LoCs there too; in two spaces with Abrams (card 11, shaded). Who Sweeps decides. */
function assaultAsUs(g: Game, f: Faction): void {
  const cards = beginAssault({ asUs: COIN_CUBES })
  const most = inForce(g, CARD.abrams, 'shaded') ? 2 : AREA.length
  const open = (): readonly Space[] => AREA.filter((s) => whyNotTargets(g, US, s, cards) === undefined)
  const { acting } = g
  g.cite('5.5', f)
  eachSpace(g, f, 'assault.where', most, open, (s) => assaultIn(g, US, s, cards, f), { upTo: true })
  g.cite('5.1', acting)
}

/** Who moves first. */
const IN_ORDER: readonly Piece[] = [ARVN_POLICE, ARVN_TROOPS, US_TROOPS]
const KEPT = 3

/** A space loses no COIN Control by it, and at Support keeps three COIN cubes or Special Forces. */
function mayLeave(g: Game, s: Space, piece: Piece): boolean {
  if (count(g, s, piece) === 0) return false
  const f = g.volume.factionOf[piece] as Faction
  if (controlledBy(g, s) === COIN_CONTROL && controlledBy(g, s, f, -1) !== COIN_CONTROL) return false
  return !hasSupport(g, s) || coinPieces(g, s) - coinBases(g, s) > KEPT
}

/** As many cubes as remove all insurgents there that can be removed. */
function reinforcements(np: NonPlayer): readonly Move[] {
  const g = np.draft()
  const goals = AREA.filter((s) => !isLoc(s) && insurgentPieces(g, s) > 0)
  const isEnough = (s: Space): boolean => {
    const removable = insurgentPieces(g, s) - INSURGENTS.reduce((sum, f) => sum + tunnels(g, f, s), 0)
    const hidden = INSURGENTS.reduce((sum, f) => sum + undergroundOf(g, f, s), 0)
    return assaultStrength(g, US, s, COIN_CUBES) >= removable && sweepStrength(g, US, s, COIN_CUBES) >= hidden
  }
  const moves: Move[] = []
  for (const to of goals) {
    for (const way of approachesTo(to)) {
      if (goals.includes(way.from) || !isOpen(g, way)) continue
      const sent = new Map<Piece, number>()
      for (const piece of IN_ORDER) {
        let n = 0
        for (; !isEnough(to) && mayLeave(g, way.from, piece); n++) move(g, piece, way.from, to)
        if (n > 0) sent.set(piece, n)
      }
      if (sent.size > 0) moves.push({ from: way.from, to, pieces: sent })
    }
  }
  return moves
}

/** Both COIN factions. */
const REINFORCED: Condition = {
  mark: '70',
  text: {
    en: 'ROKs: US and ARVN bring Police, then ARVN Troops, then US Troops, enough to remove all insurgents possible; no COIN Control is lost, and 3 COIN pieces stay at Support.',
    es: 'ROKs: EE.\u00a0UU. y ARVN llevan Policía, luego Tropas ARVN y luego de EE.\u00a0UU., las suficientes para eliminar a todos los insurgentes posibles; sin perder Control COIN y dejando 3 fichas COIN donde haya Apoyo.',
    pl: 'ROKs: USA i ARVN sprowadzają policję, potem wojsko ARVN, potem wojsko USA, tyle, by usunąć wszystkich możliwych powstańców; bez utraty kontroli COIN, a przy poparciu zostają 3 elementy COIN.',
  },
  answers(line, { choose }) {
    const moves = new Moves('70', line, reinforcements)
    return {
      'sweep.where': (np) => np.chooseSpace(line, ({ g }, s) => insurgentPieces(g, s) > 0) ?? np.firstOf(line, [DONE]),
      'sweep.from': (np) => moves.from(np, np.q.params?.space) ?? np.firstOf(line, [DONE]),
      'move.how-many': (np) => moves.howMany(np),
      'assault.where': (np) => choose(np, line, (p) => harming(assaultStrength(p.np.g, US, p.s, COIN_CUBES))(p)),
    }
  },
}

export const nonPlayers: CardInstructions = { us: REINFORCED, arvn: REINFORCED }
