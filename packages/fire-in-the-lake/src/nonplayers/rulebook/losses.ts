import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { activeOf, controlledWith, undergroundOf } from '@coinflict/kernel/rules'
import {
  count,
  type Faction,
  type Game,
  type Holder,
  type Line,
  type Piece,
  type Space,
  type Word,
} from '@coinflict/kernel/state'
import {
  active,
  base,
  COIN_CONTROL,
  NVA,
  NVA_CONTROL,
  NVA_TROOPS,
  nvaTroops,
  tunnels,
  underground,
  VC,
} from '../../forces.ts'
import { here } from '../terms.ts'
import { controlChanges, holdsCoin, holdsNva } from './coin.ts'

/** What the insurgents would lose in a space to either COIN faction. */

/** The insurgents of a space, while they are counted off. */
export class Losses {
  nva = 0
  vc = 0
  bases = 0
  troops = 0
  /** Guerrillas that were Underground. */
  unmasked = 0
  /** Whether a Tunnel would be rolled for. */
  tunnel = false
  private troopsLeft: number
  // By faction.
  private readonly active: number[]
  private readonly hidden: number[]
  private readonly open: number[]
  private readonly tunneled: number

  /** Who goes first of each class: the VC (8.1.2), or the NVA for the sake of their Control. */
  constructor(
    readonly g: Game,
    readonly s: Space,
    private readonly order: readonly Faction[] = VC_FIRST,
  ) {
    this.troopsLeft = nvaTroops(g, s)
    this.active = [0, 0, activeOf(g, NVA, s), activeOf(g, VC, s)]
    this.hidden = [0, 0, undergroundOf(g, NVA, s), undergroundOf(g, VC, s)]
    this.open = [0, 0, count(g, s, base(NVA)), count(g, s, base(VC))]
    this.tunneled = tunnels(g, NVA, s) + tunnels(g, VC, s)
  }

  get isNvaFirst(): boolean {
    return this.order[0] === NVA
  }
  get total(): number {
    return this.nva + this.vc
  }

  private lose(f: Faction, n: number): number {
    if (f === NVA) this.nva += n
    else this.vc += n
    return n
  }

  private takeOf(f: Faction, left: number[], n: number): number {
    const some = Math.min(n, left[f] as number)
    left[f] = (left[f] as number) - some
    if (left === this.hidden) this.unmasked += some
    return this.lose(f, some)
  }

  private takeFrom(left: number[], n: number): number {
    let taken = 0
    for (const f of this.order) taken += this.takeOf(f, left, n - taken)
    return taken
  }

  private takeTroops(n: number): number {
    const some = Math.min(n, this.troopsLeft)
    this.troopsLeft -= some
    this.troops += some
    return this.lose(NVA, some)
  }

  /** Bases without a Tunnel, guarded or not. */
  takeBases(n: number): number {
    const taken = this.takeFrom(this.open, n)
    this.bases += taken
    return taken
  }

  takeHidden(n: number): number {
    return this.takeFrom(this.hidden, n)
  }

  private get isBare(): boolean {
    if (this.troopsLeft > 0) return false
    for (const f of this.order) if (this.active[f] !== 0 || this.hidden[f] !== 0) return false
    return true
  }

  /** Bases once nobody guards them; where nothing but Tunnels is left and something could still be hit, one is rolled for. */
  private takeBare(n: number, rolls: boolean): void {
    if (!this.isBare) return
    const left = n - this.takeBases(n)
    if (rolls && left > 0 && this.tunneled > 0) this.tunnel = true
  }

  /** 3.2.4 NVA Troops, then those who are Active, then Bases. */
  assault(n: number): this {
    let left = n - this.takeTroops(n)
    if (this.troopsLeft === 0) left -= this.takeFrom(this.active, left)
    this.takeBare(left, true)
    return this
  }

  /** The NVA's own of these, then their Troops. */
  private takeNva(from: readonly number[][], n: number): number {
    let taken = 0
    for (const left of from) taken += this.takeOf(NVA, left, n - taken)
    return taken + this.takeTroops(n - taken)
  }

  /** Up to n of these, then NVA Troops (8.1.2), then Bases; all that are NVA before the VC for the sake of NVA Control. */
  private take(from: readonly number[][], n: number): this {
    let rest = this.isNvaFirst ? n - this.takeNva(from, n) : n
    for (const left of from) rest -= this.takeFrom(left, rest)
    rest -= this.takeTroops(rest)
    this.takeBare(rest, false)
    return this
  }

  /** 4.2.3 Those who are Active. */
  strike(n: number): this {
    return this.take([this.active], n)
  }

  /** 4.2.1, 4.3.3 Anybody, those Underground first (8.1.2). */
  raid(n: number): this {
    return this.take([this.hidden, this.active], n)
  }

  /** Who Controls the space then, with so many more COIN pieces. */
  holder(more = 0): Holder | -1 {
    return controlledWith(this.g, this.s, this.difference(more))
  }
  endsNvaControl(more = 0): boolean {
    return holdsNva(this.g, this.s) && this.holder(more) !== NVA_CONTROL
  }
  addsCoinControl(): boolean {
    return !holdsCoin(this.g, this.s) && this.holder() === COIN_CONTROL
  }
  /** How often Control changes to the good of COIN, with so many more COIN pieces. */
  changes(more = 0): number {
    return controlChanges(this.g, this.s, this.difference(more))
  }
  private difference(more: number): readonly number[] {
    return [more, 0, -this.nva, -this.vc]
  }
}

export const VC_FIRST: readonly Faction[] = [VC, NVA]
export const NVA_FIRST: readonly Faction[] = [NVA, VC]

/** What is lost by some action: VC before NVA (8.1.2), or NVA first where only that ends their Control, with so many more COIN pieces. */
export function lossesBy(g: Game, s: Space, hit: (losses: Losses) => void, more = 0): Losses {
  const usual = new Losses(g, s)
  hit(usual)
  if (!holdsNva(g, s) || usual.endsNvaControl(more)) return usual
  const other = new Losses(g, s, NVA_FIRST)
  hit(other)
  return other.endsNvaControl(more) ? other : usual
}

// NVA pieces go before VC ones where that is what ends NVA Control.

const NVA_PIECES: readonly Piece[] = [base(NVA), underground(NVA), active(NVA), NVA_TROOPS]

/** Puts down who goes first in a space. */
export const aimAt = (np: NonPlayer, s: Space, losses: Losses): void => np.note(`aim ${s}`, losses.isNvaFirst)

const isAimedAtNva = (np: NonPlayer): boolean => np.noted(`aim ${here(np)}`) === true

/** Who is hit in a space where NVA Control is to end, and not to come back. */
export const hitForControl = (np: NonPlayer, line: Line): Word | undefined =>
  isAimedAtNva(np) ? np.firstPiece(line, NVA_PIECES) : undefined

/** Whose pieces come first in the space at hand. */
export const orderAt = (np: NonPlayer): readonly Faction[] => (isAimedAtNva(np) ? NVA_FIRST : VC_FIRST)
