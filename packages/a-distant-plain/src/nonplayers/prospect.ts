import { type Criterion, first, most, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { controlledBy, controlledWith, guerrillas, pieces } from '@coinflict/kernel/rules'
import {
  available,
  count,
  type Faction,
  type Holder,
  level,
  type Piece,
  type Sentence,
  type Space,
} from '@coinflict/kernel/state'
import {
  active,
  base,
  COALITION,
  COIN_CONTROL,
  FACTIONS,
  GOVERNMENT,
  hasPeople,
  isCoin,
  OPPOSITION,
  population,
  room,
  SUPPORT,
  TALIBAN,
  underground,
} from '../forces.ts'
import { isLoc } from '../map.ts'

/** What an event would do in one space, as far as it can be told beforehand. */
export class Prospect {
  /** Bases, and other pieces, that come or go. */
  bases = 0
  others = 0
  /** Guerrillas that are turned over, and those of players among them. */
  turned = 0
  turnedOfPlayers = 0
  /** Whether pieces come to where others of their faction are. */
  joins = false
  private readonly lost = [0, 0, 0, 0]
  private readonly more = [0, 0, 0, 0]
  private readonly moreBases = [0, 0, 0, 0]
  private level: number

  constructor(
    readonly np: NonPlayer,
    readonly s: Space,
  ) {
    this.level = level(np.g, s)
  }

  /** Up to n of some pieces go, players' first, otherwise in the order given. */
  take(from: readonly Piece[], n = 1): this {
    const { np, s } = this
    let rest = n
    for (const ofPlayers of [true, false]) {
      for (const piece of from) {
        if (rest > 0 && np.isPlayer(np.g.volume.factionOf[piece] as Faction) === ofPlayers)
          rest -= this.lose(piece, Math.min(rest, count(np.g, s, piece)))
      }
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

  private lose(piece: Piece, n: number): number {
    const f = this.np.g.volume.factionOf[piece] as Faction
    this.lost[f] = (this.lost[f] as number) + n
    this.come(piece, -n)
    return n
  }

  /** So many of a piece come, as far as there are any and there is room. */
  place(piece: Piece, n = 1): this {
    const { np, s } = this
    const f = np.g.volume.factionOf[piece] as Faction
    this.joins ||= pieces(np.g, f, s) > 0
    this.come(piece, Math.min(n, available(np.g, piece), room(np.g, piece, s)))
    return this
  }

  private come(piece: Piece, n: number): void {
    const f = this.np.g.volume.factionOf[piece] as Faction
    const isBase = piece === base(f)
    this.more[f] = (this.more[f] as number) + n
    if (isBase) this.moreBases[f] = (this.moreBases[f] as number) + n
    if (isBase) this.bases += Math.abs(n)
    else this.others += Math.abs(n)
  }

  /** The space shifts by so many levels, or is set to one. */
  shift(by: number): this {
    return this.set(Math.max(OPPOSITION, Math.min(SUPPORT, this.level + by)))
  }
  set(to: number): this {
    if (hasPeople(this.np.g, this.s)) this.level = to
    return this
  }

  /** So many guerrillas of a faction are turned over. */
  turn(f: Faction, n: number): this {
    this.turned += n
    if (this.np.isPlayer(f)) this.turnedOfPlayers += n
    return this
  }

  // What comes of it.

  /** Pieces that a faction loses, or all players together. */
  lostBy(f: Faction): number {
    return this.lost[f] as number
  }
  get lostByPlayers(): number {
    let sum = 0
    for (const f of FACTIONS) if (this.np.isPlayer(f)) sum += this.lostBy(f)
    return sum
  }
  /** Bases of a faction that come, below 0 if some go. */
  basesOf(f: Faction): number {
    return this.moreBases[f] as number
  }

  /** How many more people are at Support (or Opposition) then. */
  people(side: typeof SUPPORT | typeof OPPOSITION): number {
    const before = level(this.np.g, this.s)
    return population(this.np.g, this.s) * (Number(this.level === side) - Number(before === side))
  }

  /** How many more people a side Controls then, or nobody (-1). */
  controlled(by: Holder | -1): number {
    const { np, s } = this
    if (!hasPeople(np.g, s)) return 0
    const after = controlledWith(np.g, s, this.more)
    return population(np.g, s) * (Number(after === by) - Number(controlledBy(np.g, s) === by))
  }

  /** 1.9 What a faction's total gains on the map; what the Coalition has Available is left aside, as its pieces are for use. */
  points(f: Faction): number {
    switch (f) {
      case COALITION:
        return this.people(SUPPORT)
      case GOVERNMENT:
        return this.controlled(COIN_CONTROL)
      case TALIBAN:
        return this.people(OPPOSITION) + this.basesOf(TALIBAN)
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

/** What would come of each space that can be chosen. */
export type Prospects = (s: Space) => Prospect

/** What decides among spaces, by what would come of them. */
const gauge =
  (text: Sentence, score: (p: Prospect) => number) =>
  (at: Prospects): Criterion =>
    most(text, (_, s) => score(at(s)))

export const noOwnLoss = gauge(
  { en: 'its own total does not drop', es: 'su propio total no baja', pl: 'własna suma nie spada' },
  (p) => Math.min(0, p.points(p.np.me)),
)
export const mostBases = gauge({ en: 'most Bases', es: 'más Bases', pl: 'najwięcej baz' }, ({ bases: n }) => n)
export const mostOthers = gauge(
  { en: 'most other pieces', es: 'más fichas de otro tipo', pl: 'najwięcej innych elementów' },
  ({ others }) => others,
)
export const mostPieces = gauge(
  { en: 'most pieces', es: 'más fichas', pl: 'najwięcej elementów' },
  ({ bases: n, others }) => n + others,
)
export const mostTurned = gauge(
  { en: 'most Guerrillas flipped', es: 'más Guerrillas giradas', pl: 'najwięcej odwróconych partyzantów' },
  ({ turned }) => turned,
)
export const playersTurned = gauge(
  {
    en: 'most players’ Guerrillas flipped',
    es: 'más Guerrillas de jugadores giradas',
    pl: 'najwięcej odwróconych partyzantów graczy',
  },
  (p) => (isCoin(p.np.me) ? p.turnedOfPlayers : 0),
)
export const playersPieces = gauge(
  { en: 'most players’ pieces', es: 'más fichas de jugadores', pl: 'najwięcej elementów graczy' },
  ({ lostByPlayers }) => lostByPlayers,
)
/** Total Support and Opposition: the Coalition and the Taliban mean a change for the better. */
export const mostChange = gauge(
  {
    en: 'greatest change in Support and Opposition',
    es: 'mayor cambio de Apoyo y Oposición',
    pl: 'największa zmiana poparcia i opozycji',
  },
  (p) => {
    const [more, less] = [p.people(SUPPORT), p.people(OPPOSITION)]
    if (p.np.me === COALITION) return more - less
    return p.np.me === TALIBAN ? less - more : Math.abs(more) + Math.abs(less)
  },
)
export const supportGained = gauge(
  { en: 'greatest gain in Support', es: 'mayor ganancia de Apoyo', pl: 'największy zysk poparcia' },
  (p) => p.people(SUPPORT),
)
export const supportLost = gauge(
  { en: 'greatest loss of Support', es: 'mayor pérdida de Apoyo', pl: 'największa strata poparcia' },
  (p) => -p.people(SUPPORT),
)
export const oppositionGained = gauge(
  { en: 'greatest gain in Opposition', es: 'mayor ganancia de Oposición', pl: 'największy zysk opozycji' },
  (p) => p.people(OPPOSITION),
)
export const oppositionLost = gauge(
  { en: 'greatest loss of Opposition', es: 'mayor pérdida de Oposición', pl: 'największa strata opozycji' },
  (p) => -p.people(OPPOSITION),
)
export const playersPoints = gauge(
  {
    en: 'greatest loss of players’ points',
    es: 'mayor pérdida de puntos de jugadores',
    pl: 'największa strata punktów graczy',
  },
  ({ pointsLostByPlayers }) => pointsLostByPlayers,
)
export const coinControl = gauge(
  {
    en: 'most Population under COIN Control',
    es: 'más Población bajo Control COIN',
    pl: 'największa populacja pod kontrolą COIN',
  },
  (p) => p.controlled(COIN_CONTROL),
)
export const uncontrolled = gauge(
  { en: 'most Population under no Control', es: 'más Población sin Control', pl: 'największa populacja bez kontroli' },
  (p) => p.controlled(-1),
)
export const ownBases = gauge(
  { en: 'most friendly Bases', es: 'más Bases propias', pl: 'najwięcej własnych baz' },
  (p) => p.basesOf(p.np.me),
)
/** Taliban Bases that come or go, and Coalition pieces. */
export const talibanBases = gauge(
  { en: 'most Taliban Bases', es: 'más Bases Talibanes', pl: 'najwięcej baz talibów' },
  (p) => Math.abs(p.basesOf(TALIBAN)),
)
export const coalitionLosses = gauge(
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
export const onRoads = gauge({ en: 'on a LoC', es: 'en una LdC', pl: 'na LiKomie' }, (p) =>
  isLoc(p.s) && !isCoin(p.np.me) && p.others > 0 ? 1 : 0,
)
