import {
  type Criterion,
  gauge,
  Prospect as KernelProspect,
  type Prospects as KernelProspects,
  most,
  mostBases,
  mostOthers,
  mostTurned,
  type NonPlayer,
  oppositionGained,
  oppositionLost,
  supportGained,
  supportLost,
} from '@coinflict/kernel/nonplayers'
import { controlledWith } from '@coinflict/kernel/rules'
import { count, type Piece, type Space } from '@coinflict/kernel/state'
import { base, COIN_CONTROL, INSURGENTS, NVA_CONTROL, tunnelsLeft } from '../forces.ts'
import { friendOf } from './terms.ts'

/** What an event would do in one space. */
export class Prospect extends KernelProspect {
  /** Bases of the own faction that get a Tunnel. */
  ownTunnels = 0

  /** So many of a piece go elsewhere: they are not lost. */
  leave(piece: Piece, n: number): this {
    this.come(piece, -Math.min(n, count(this.np.g, this.s, piece)))
    return this
  }

  /** So many Bases there get a Tunnel, own ones first. */
  dig(n: number): this {
    const { np, s } = this
    const most = Math.min(n, tunnelsLeft(np.g))
    let there = 0
    for (const f of INSURGENTS) there += count(np.g, s, base(f))
    if (INSURGENTS.includes(np.me)) this.ownTunnels = Math.min(most, count(np.g, s, base(np.me)))
    this.bases += Math.min(most, there)
    return this
  }

  /** Pieces of the own side that are lost, and Bases among them. */
  get friendsLost(): number {
    const { me } = this.np
    return this.lostBy(me) + this.lostBy(friendOf(me))
  }
  get friendlyBasesLost(): number {
    const { me } = this.np
    return Math.max(0, -this.basesOf(me) - this.basesOf(friendOf(me)))
  }

  /** Whether the NVA Control the space then. */
  get isNva(): boolean {
    return controlledWith(this.np.g, this.s, this.more) === NVA_CONTROL
  }
}

export type Prospects = KernelProspects<Prospect>

const sparesBases = gauge<Prospect>(
  { en: 'no friendly Base lost', es: 'sin perder Bases propias', pl: 'bez straty własnych baz' },
  (p) => -p.friendlyBasesLost,
)
const sparesFriends = gauge<Prospect>(
  { en: 'fewest friendly pieces lost', es: 'menos fichas propias perdidas', pl: 'najmniejsze własne straty' },
  (p) => -p.friendsLost,
)
export const ownTunnels = gauge<Prospect>(
  { en: 'most Friendly Tunnels', es: 'más Túneles propios', pl: 'najwięcej własnych tuneli' },
  (p) => p.ownTunnels,
)
export const coinControl = gauge<Prospect>(
  {
    en: 'most Population under COIN Control',
    es: 'más Población bajo Control COIN',
    pl: 'największa populacja pod kontrolą COIN',
  },
  (p) => p.controlled(COIN_CONTROL),
)

const leastSupport = gauge<Prospect>(
  { en: 'least gain in Support', es: 'menor ganancia de Apoyo', pl: 'najmniejszy zysk poparcia' },
  ({ support }) => -support,
)
const leastOpposition = gauge<Prospect>(
  { en: 'least gain in Opposition', es: 'menor ganancia de Oposición', pl: 'najmniejszy zysk opozycji' },
  ({ opposition }) => -opposition,
)

/** The spaces that were chosen for the event so far, under their name in the memory of the non-player. */
export const CHOSEN = 'event spaces'
export const chosen = (np: NonPlayer): readonly Space[] => np.noted<readonly Space[]>(CHOSEN) ?? []

/** 8.2 All that can be done in a space is done there before another is drawn. */
const stayHere: Criterion = most({ en: 'where it began', es: 'donde empezó', pl: 'tam, gdzie się zaczęło' }, (np, s) =>
  Number(chosen(np).at(-1) === s),
)

/** 8.4.5 Total Opposition and Support as each faction wants them: US, ARVN, NVA, VC. */
const SHIFTS: readonly (readonly ((at: Prospects) => Criterion)[])[] = [
  [supportGained, oppositionLost],
  [oppositionLost, leastSupport],
  [supportLost, leastOpposition],
  [oppositionGained, supportLost],
]

/** 8.4.4-5 What decides where an event takes place, by what would come of it. */
export const priorities = ({ me }: NonPlayer, at: Prospects): readonly Criterion[] =>
  [
    ...(SHIFTS[me] ?? []),
    sparesBases,
    sparesFriends,
    ownTunnels,
    mostBases,
    mostOthers,
    mostTurned,
    () => stayHere,
  ].map((criterion) => criterion(at))

/** 8.4.5 Which way a space shifts, if there is a choice. */
export function betterWay(np: NonPlayer, s: Space): 1 | -1 {
  const up = new Prospect(np, s).shift(1)
  const down = new Prospect(np, s).shift(-1)
  for (const criterion of SHIFTS[np.me] ?? []) {
    const gain = criterion(() => up).score(np, s) - criterion(() => down).score(np, s)
    if (gain !== 0) return gain > 0 ? 1 : -1
  }
  return 1
}
