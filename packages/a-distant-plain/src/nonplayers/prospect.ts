import {
  type Criterion,
  first,
  gauge,
  Prospect as KernelProspect,
  type Prospects as KernelProspects,
} from '@coinflict/kernel/nonplayers'
import { guerrillas } from '@coinflict/kernel/rules'
import { count, type Faction, type Piece } from '@coinflict/kernel/state'
import { active, base, COALITION, COIN_CONTROL, FACTIONS, GOVERNMENT, isCoin, TALIBAN, underground } from '../forces.ts'
import { isLoc } from '../map.ts'

/** What an event would do in one space: players' pieces go first. */
export class Prospect extends KernelProspect {
  /** Guerrillas of players that are turned over. */
  turnedOfPlayers = 0

  override take(from: readonly Piece[], n = 1): this {
    const { np } = this
    let rest = n
    for (const ofPlayers of [true, false]) {
      const its = from.filter((piece) => np.isPlayer(np.g.volume.factionOf[piece] as Faction) === ofPlayers)
      const before = this.bases + this.others
      super.take(its, rest)
      rest -= this.bases + this.others - before
    }
    return this
  }

  /** Up to n pieces of these insurgents go, players' first, the Bases of each after its guerrillas. */
  takeBasesLast(factions: readonly Faction[], n: number): this {
    const { np, s } = this
    let rest = n
    for (const ofPlayers of [true, false]) {
      for (const f of factions) {
        if (np.isPlayer(f) !== ofPlayers) continue
        for (const piece of [underground(f), active(f), base(f)])
          rest -= this.lose(piece, Math.min(rest, count(np.g, s, piece)))
      }
    }
    return this
  }

  /** Up to n more guerrillas of a faction may go after it: that counts for Control alone. */
  follow(f: Faction, n: number): this {
    this.more[f] = Math.max((this.more[f] as number) - n, -guerrillas(this.np.g, f, this.s))
    return this
  }

  override turn(f: Faction, n: number): this {
    if (this.np.isPlayer(f)) this.turnedOfPlayers += n
    return super.turn(f, n)
  }

  /** Pieces that all players lose together. */
  get lostByPlayers(): number {
    let sum = 0
    for (const f of FACTIONS) if (this.np.isPlayer(f)) sum += this.lostBy(f)
    return sum
  }

  /** 1.9 What a faction's total gains on the map; what the Coalition has Available is left aside, as its pieces are for use. */
  points(f: Faction): number {
    switch (f) {
      case COALITION:
        return this.support
      case GOVERNMENT:
        return this.controlled(COIN_CONTROL)
      case TALIBAN:
        return this.opposition + this.basesOf(TALIBAN)
      default:
        return this.controlled(-1)
    }
  }

  /** What the players' totals lose. */
  get pointsLostByPlayers(): number {
    let sum = 0
    for (const f of FACTIONS) if (this.np.isPlayer(f)) sum -= this.points(f)
    return sum
  }
}

export type Prospects = KernelProspects<Prospect>

export const noOwnLoss = gauge<Prospect>(
  { en: 'its own total does not drop', es: 'su propio total no baja', pl: 'własna suma nie spada' },
  (p) => Math.min(0, p.points(p.np.me)),
)
export const mostPieces = gauge<Prospect>(
  { en: 'most pieces', es: 'más fichas', pl: 'najwięcej elementów' },
  ({ bases: n, others }) => n + others,
)
export const playersTurned = gauge<Prospect>(
  {
    en: 'most players’ Guerrillas flipped',
    es: 'más Guerrillas de jugadores giradas',
    pl: 'najwięcej odwróconych partyzantów graczy',
  },
  (p) => (isCoin(p.np.me) ? p.turnedOfPlayers : 0),
)
export const playersPieces = gauge<Prospect>(
  { en: 'most players’ pieces', es: 'más fichas de jugadores', pl: 'najwięcej elementów graczy' },
  ({ lostByPlayers }) => lostByPlayers,
)
/** Total Support and Opposition: the Coalition and the Taliban mean a change for the better. */
export const mostChange = gauge<Prospect>(
  {
    en: 'greatest change in Support and Opposition',
    es: 'mayor cambio de Apoyo y Oposición',
    pl: 'największa zmiana poparcia i opozycji',
  },
  (p) => {
    const { support: more, opposition: less } = p
    if (p.np.me === COALITION) return more - less
    return p.np.me === TALIBAN ? less - more : Math.abs(more) + Math.abs(less)
  },
)
export const playersPoints = gauge<Prospect>(
  {
    en: 'greatest loss of players’ points',
    es: 'mayor pérdida de puntos de jugadores',
    pl: 'największa strata punktów graczy',
  },
  ({ pointsLostByPlayers }) => pointsLostByPlayers,
)
export const coinControl = gauge<Prospect>(
  {
    en: 'most Population under COIN Control',
    es: 'más Población bajo Control COIN',
    pl: 'największa populacja pod kontrolą COIN',
  },
  (p) => p.controlled(COIN_CONTROL),
)
export const uncontrolled = gauge<Prospect>(
  { en: 'most Population under no Control', es: 'más Población sin Control', pl: 'największa populacja bez kontroli' },
  (p) => p.controlled(-1),
)
export const ownBases = gauge<Prospect>(
  { en: 'most friendly Bases', es: 'más Bases propias', pl: 'najwięcej własnych baz' },
  (p) => p.basesOf(p.np.me),
)
/** Taliban Bases that come or go, and Coalition pieces. */
export const talibanBases = gauge<Prospect>(
  { en: 'most Taliban Bases', es: 'más Bases Talibanes', pl: 'najwięcej baz talibów' },
  (p) => Math.abs(p.basesOf(TALIBAN)),
)
export const coalitionLosses = gauge<Prospect>(
  { en: 'most Coalition pieces', es: 'más fichas de la Coalición', pl: 'najwięcej elementów koalicji' },
  (p) => p.lostBy(COALITION),
)
export const whereOthersAre = (at: Prospects): Criterion =>
  first(
    {
      en: 'with pieces of the faction',
      es: 'con fichas de la facción',
      pl: 'z elementami tej frakcji',
    },
    (_, s) => at(s).joins,
  )
/** A LoC where own guerrillas come. */
export const onRoads = gauge<Prospect>({ en: 'on a LoC', es: 'en una LdC', pl: 'na LiKomie' }, (p) =>
  isLoc(p.s) && !isCoin(p.np.me) && p.others > 0 ? 1 : 0,
)
