import type { NonPlayer, Order } from '@coinflict/kernel/nonplayers'
import { controlledBy, guerrillas, unmoved, whyNotWithin } from '@coinflict/kernel/rules'
import {
  count,
  type Explanation,
  type Holder,
  type Line,
  type Operation,
  type Piece,
  resources,
  type Space,
} from '@coinflict/kernel/state'
import { active, NVA, NVA_TROOPS, underground } from '../forces.ts'
import { near } from '../map.ts'
import { marchActivates, marchCost, mayGoOn } from '../operations/march.ts'

/** Pieces that March together. */
export interface Group {
  readonly troops: number
  readonly guerrillas: number
}
export const size = ({ troops, guerrillas: n }: Group): number => troops + n

/** Who stays behind, and how far groups go. */
export interface MarchRules {
  /** Guerrillas and Troops that stay in a space at least. */
  stay(s: Space): number
  /** Whose Control is not given up. */
  readonly holder?: Holder
  /** The line by which groups go on along the Trail (3.3.2); without it they go one step. */
  readonly trail?: Line | undefined
}

/** A March that is being planned: where pieces would be once the orders given so far are carried out, and what is left to pay with. */
export class MarchPlan {
  readonly orders: Order[] = []
  /** Pieces that leave each space by the orders so far, by kind. */
  private readonly gone = new Map<Piece, number[]>()
  /** How many more, or fewer, own pieces stand in a space than now. */
  private readonly more: number[] = []
  private readonly steps = new Set<number>()
  private readonly paid = new Set<Space>()
  private readonly entered: Set<Space>
  private readonly op: Operation
  private money: number

  constructor(
    private readonly np: NonPlayer,
    private readonly rules: MarchRules,
  ) {
    const { g, me } = np
    this.op = np.op as Operation
    this.money = this.op.free ? Number.POSITIVE_INFINITY : resources(g, me)
    this.entered = new Set(this.op.spaces)
  }

  /** Pieces of a kind that have not Marched. */
  private readyOf(piece: Piece, s: Space): number {
    return unmoved(this.np.g, this.op, s, piece) - (this.gone.get(piece)?.[s] ?? 0)
  }

  /** NVA Troops March with the guerrillas of the NVA. */
  private readyTroops(s: Space): number {
    return this.np.me === NVA ? this.readyOf(NVA_TROOPS, s) : 0
  }

  private moreIn(s: Space): number {
    return this.more[s] ?? 0
  }

  /** Own guerrillas and Troops in a space. */
  at(s: Space): number {
    const { g, me } = this.np
    return guerrillas(g, me, s) + (me === NVA ? count(g, s, NVA_TROOPS) : 0) + this.moreIn(s)
  }

  /** Who Controls a space once so many more are there. */
  holder(s: Space, arriving = 0): Holder | -1 {
    return controlledBy(this.np.g, s, this.np.me, this.moreIn(s) + arriving)
  }

  /** Who can leave a space: guerrillas stay before Troops. */
  spare(s: Space): Group {
    const { me } = this.np
    const troops = this.readyTroops(s)
    const ready = this.readyOf(underground(me), s) + this.readyOf(active(me), s)
    let n = Math.max(0, Math.min(troops + ready, this.at(s) - this.rules.stay(s)))
    const { holder } = this.rules
    if (holder !== undefined && this.holder(s) === holder) while (n > 0 && this.holder(s, -n) !== holder) n--
    const staying = troops + ready - n
    const stayers = Math.min(staying, ready)
    return { troops: troops - (staying - stayers), guerrillas: ready - stayers }
  }

  /** Underground guerrillas among those who can leave. */
  spareHidden(s: Space): number {
    return Math.min(this.spare(s).guerrillas, this.readyOf(underground(this.np.me), s))
  }

  private cost(from: Space, to: Space): number {
    return this.op.free || this.paid.has(to) ? 0 : marchCost(this.np.g, this.np.me, from, to)
  }

  /** Whether a group may go from one space to the next: one for each way, if it can be paid for. */
  private canStep(from: Space, to: Space): boolean {
    const { op } = this
    const isFull = this.entered.size >= (op.limited ? 1 : op.most) && !this.entered.has(to)
    if (isFull || this.steps.has(this.step(from, to)) || whyNotWithin(op, to) !== undefined) return false
    return this.cost(from, to) <= this.money
  }

  private step(from: Space, to: Space): number {
    return from * this.np.g.volume.allSpaces.length + to
  }

  /** The shortest way to every space that a group can reach, its origin first. */
  paths(from: Space): ReadonlyMap<Space, readonly Space[]> {
    const paths = new Map<Space, readonly Space[]>([[from, [from]]])
    const open = [from]
    for (let at = open.shift(); at !== undefined; at = open.shift()) {
      for (const to of near(at)) {
        if (paths.has(to) || !this.canStep(at, to)) continue
        paths.set(to, [...(paths.get(at) as readonly Space[]), to])
        if (this.rules.trail !== undefined && mayGoOn(this.np.g, this.op, to)) open.push(to)
      }
    }
    paths.delete(from)
    return paths
  }

  /** Whether so many would be seen in a space. */
  isSeen(to: Space, n: number): boolean {
    return marchActivates(this.np.g, to, n)
  }

  /**
   * 8.1.2 Sends a group along a way of one step or several: as many hidden guerrillas as can stay so, those who are seen first where all
   * would be.
   */
  send(line: Line, path: readonly Space[], group: Group, explanation?: Explanation): void {
    const { me } = this.np
    const [from, to] = [path[0] as Space, path.at(-1) as Space]
    const [first, last] = this.isSeen(to, size(group)) ? [active(me), underground(me)] : [underground(me), active(me)]
    const n = Math.min(group.guerrillas, this.readyOf(first, from))
    const pieces: [Piece, number][] = [
      [NVA_TROOPS, group.troops],
      [first, n],
      [last, group.guerrillas - n],
    ]
    for (let i = 1; i < path.length; i++) {
      const isLast = i === path.length - 1
      this.take(isLast ? line : (this.rules.trail ?? line), path[i - 1] as Space, path[i] as Space, pieces, explanation)
    }
    for (const [piece, sent] of pieces) {
      const gone = this.gone.get(piece) ?? []
      gone[from] = (gone[from] ?? 0) + sent
      this.gone.set(piece, gone)
    }
    this.more[from] = this.moreIn(from) - size(group)
    this.more[to] = this.moreIn(to) + size(group)
  }

  private take(
    line: Line,
    from: Space,
    to: Space,
    pieces: Order['pieces'],
    explanation: Explanation | undefined,
  ): void {
    this.orders.push({ from, to, line, pieces, explanation })
    const cost = this.cost(from, to)
    this.money -= cost
    if (cost > 0) this.paid.add(to)
    this.entered.add(to)
    this.steps.add(this.step(from, to))
  }
}
