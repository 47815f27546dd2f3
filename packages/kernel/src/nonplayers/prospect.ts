import { controlledBy, controlledWith } from '../rules/control.ts'
import { pieces } from '../rules/counting.ts'
import type { Sentence } from '../state/explanation.ts'
import type { Faction, Holder, Piece, Space } from '../state/ids.ts'
import { available, count, level } from '../state/reading.ts'
import type { Criterion, NonPlayer } from './chart.ts'
import { most } from './line.ts'

/** What an event would do in one space, as far as it can be told beforehand. */
export class Prospect {
  /** Bases, and other pieces, that come or go. */
  bases = 0
  others = 0
  /** Guerrillas that are turned over. */
  turned = 0
  /** Whether pieces come to where others of their faction are. */
  joins = false
  private readonly lost: number[]
  protected readonly more: number[]
  private readonly moreBases: number[]
  private level: number

  constructor(
    readonly np: NonPlayer,
    readonly s: Space,
  ) {
    const { g } = np
    const factions = g.volume.allFactions.length
    this.lost = new Array<number>(factions).fill(0)
    this.more = new Array<number>(factions).fill(0)
    this.moreBases = new Array<number>(factions).fill(0)
    this.level = level(g, s)
  }

  /** Up to n of some pieces go, in the order given. */
  take(from: readonly Piece[], n = 1): this {
    const { np, s } = this
    let rest = n
    for (const piece of from) if (rest > 0) rest -= this.lose(piece, Math.min(rest, count(np.g, s, piece)))
    return this
  }

  /** So many of a piece go. */
  protected lose(piece: Piece, n: number): number {
    const f = this.np.g.volume.factionOf[piece] as Faction
    this.lost[f] = (this.lost[f] as number) + n
    this.come(piece, -n)
    return n
  }

  /** So many of a piece come, as far as there are any (Available ones, if nothing else is said) and there is room. */
  place(piece: Piece, n = 1, ready = available(this.np.g, piece)): this {
    const { np, s } = this
    this.joins ||= pieces(np.g, np.g.volume.factionOf[piece] as Faction, s) > 0
    this.come(piece, Math.min(n, ready, np.g.volume.room(np.g, piece, s)))
    return this
  }

  /** So many of a piece are more there then, or fewer. */
  protected come(piece: Piece, n: number): void {
    const { at, volume } = this.np.g
    const f = volume.factionOf[piece] as Faction
    this.more[f] = (this.more[f] as number) + n
    if (piece >= (at.bases[2 * f] as number) && piece < (at.bases[2 * f + 1] as number)) {
      this.moreBases[f] = (this.moreBases[f] as number) + n
      this.bases += Math.abs(n)
    } else this.others += Math.abs(n)
  }

  /** The space shifts by so many levels, or is set to one. */
  shift(by: number): this {
    const end = (this.np.g.volume.levels.length - 1) / 2
    return this.set(Math.max(-end, Math.min(end, this.level + by)))
  }
  set(to: number): this {
    const { g } = this.np
    if (g.volume.takesSides(g, this.s)) this.level = to
    return this
  }

  /** So many guerrillas of a faction are turned over. */
  turn(_: Faction, n: number): this {
    this.turned += n
    return this
  }

  // What comes of it.

  /** Pieces that a faction loses. */
  lostBy(f: Faction): number {
    return this.lost[f] as number
  }
  /** Bases of a faction that come, below 0 if some go. */
  basesOf(f: Faction): number {
    return this.moreBases[f] as number
  }

  /** By how much total Support, or Opposition, is higher then. */
  get support(): number {
    return this.people(1)
  }
  get opposition(): number {
    return this.people(-1)
  }
  private people(toward: 1 | -1): number {
    const { np, s } = this
    const before = level(np.g, s)
    return np.g.volume.population(np.g, s) * (Math.max(0, toward * this.level) - Math.max(0, toward * before))
  }

  /** How many more people a side Controls then, or nobody (-1). */
  controlled(by: Holder | -1): number {
    const { np, s } = this
    if (!np.g.volume.takesSides(np.g, s)) return 0
    const after = controlledWith(np.g, s, this.more)
    return np.g.volume.population(np.g, s) * (Number(after === by) - Number(controlledBy(np.g, s) === by))
  }
}

/** What would come of each space that can be chosen. */
export type Prospects<P extends Prospect = Prospect> = (s: Space) => P

/** What each space would bring, worked out once. */
export function prospects<P extends Prospect>(of: (s: Space) => P): Prospects<P> {
  const found: P[] = []
  return (s) => {
    found[s] ??= of(s)
    return found[s]
  }
}

/** What decides among spaces, by what would come of them. */
export const gauge =
  <P extends Prospect = Prospect>(text: Sentence, score: (p: P) => number) =>
  (at: Prospects<P>): Criterion =>
    most(text, (_, s) => score(at(s)))

export const mostBases = gauge({ en: 'most Bases', es: 'más Bases', pl: 'najwięcej baz' }, ({ bases }) => bases)
export const mostOthers = gauge(
  { en: 'most other pieces', es: 'más fichas de otro tipo', pl: 'najwięcej innych elementów' },
  ({ others }) => others,
)
export const mostTurned = gauge(
  { en: 'most Guerrillas flipped', es: 'más Guerrillas giradas', pl: 'najwięcej odwróconych partyzantów' },
  ({ turned }) => turned,
)
export const supportGained = gauge(
  { en: 'greatest gain in Support', es: 'mayor ganancia de Apoyo', pl: 'największy zysk poparcia' },
  ({ support }) => support,
)
export const supportLost = gauge(
  { en: 'greatest loss of Support', es: 'mayor pérdida de Apoyo', pl: 'największa strata poparcia' },
  ({ support }) => -support,
)
export const oppositionGained = gauge(
  { en: 'greatest gain in Opposition', es: 'mayor ganancia de Oposición', pl: 'największy zysk opozycji' },
  ({ opposition }) => opposition,
)
export const oppositionLost = gauge(
  { en: 'greatest loss of Opposition', es: 'mayor pérdida de Oposición', pl: 'największa strata opozycji' },
  ({ opposition }) => -opposition,
)
