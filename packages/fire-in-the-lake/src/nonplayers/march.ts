import type { NonPlayer, Order } from '@coinflict/kernel/nonplayers'
import { controlledBy, unmoved, whyNotWithin } from '@coinflict/kernel/rules'
import {
  type Explanation,
  type Holder,
  type Line,
  type Operation,
  type Piece,
  resources,
  type Space,
} from '@coinflict/kernel/state'
import { marchCost } from '../operations/march.ts'

/** A March that is being planned: where pieces would be once the orders given so far are carried out, and what is left to pay with. */
export class MarchPlan {
  readonly orders: Order[] = []
  protected readonly op: Operation
  protected readonly entered: Set<Space>
  /** Pieces that leave each space by the orders so far, by kind. */
  private readonly gone = new Map<Piece, number[]>()
  /** How many more, or fewer, own pieces stand in a space than now. */
  private readonly more: number[] = []
  private readonly steps = new Set<number>()
  private readonly paid = new Set<Space>()
  private money: number

  constructor(protected readonly np: NonPlayer) {
    const { g, me } = np
    this.op = np.op as Operation
    this.money = this.op.free ? Number.POSITIVE_INFINITY : resources(g, me)
    this.entered = new Set(this.op.spaces)
  }

  /** Pieces of a kind that have not Marched. */
  protected readyOf(piece: Piece, s: Space): number {
    return unmoved(this.np.g, this.op, s, piece) - (this.gone.get(piece)?.[s] ?? 0)
  }

  protected moreIn(s: Space): number {
    return this.more[s] ?? 0
  }

  /** Who Controls a space once so many more are there. */
  holder(s: Space, arriving = 0): Holder | -1 {
    return controlledBy(this.np.g, s, this.np.me, this.moreIn(s) + arriving)
  }

  private cost(from: Space, to: Space): number {
    return this.op.free || this.paid.has(to) ? 0 : marchCost(this.np.g, this.np.me, from, to)
  }

  /** Whether a group may go from one space to the next: one for each way, if it can be paid for. */
  protected canStep(from: Space, to: Space): boolean {
    const { op } = this
    const isFull = this.entered.size >= (op.limited ? 1 : op.most) && !this.entered.has(to)
    if (isFull || this.isStepped(from, to) || whyNotWithin(op, to) !== undefined) return false
    return this.cost(from, to) <= this.money
  }

  protected isStepped(from: Space, to: Space): boolean {
    return this.steps.has(this.step(from, to))
  }

  private step(from: Space, to: Space): number {
    return from * this.np.g.volume.allSpaces.length + to
  }

  /** Has pieces leave a space by a way of one step or several. */
  protected order(
    from: Space,
    ways: readonly (readonly [line: Line, to: Space])[],
    pieces: Order['pieces'],
    explanation: Explanation | undefined,
  ): void {
    let at = from
    for (const [line, to] of ways) {
      this.orders.push({ from: at, to, line, pieces, explanation })
      const cost = this.cost(at, to)
      this.money -= cost
      if (cost > 0) this.paid.add(to)
      this.entered.add(to)
      this.steps.add(this.step(at, to))
      at = to
    }
    let sum = 0
    for (const [piece, sent] of pieces) {
      const gone = this.gone.get(piece) ?? []
      gone[from] = (gone[from] ?? 0) + sent
      this.gone.set(piece, gone)
      sum += sent
    }
    this.more[from] = this.moreIn(from) - sum
    this.more[at] = this.moreIn(at) + sum
  }
}
