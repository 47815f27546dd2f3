import { type Criterion, fewest, type NonPlayer, type Order } from '@coinflict/kernel/nonplayers'
import { activeOf, undergroundOf, unmoved } from '@coinflict/kernel/rules'
import { type Explanation, type Line, type Operation, type Space, spacesWith } from '@coinflict/kernel/state'
import { active, room, underground } from '../../forces.ts'
import { near } from '../../map.ts'
import { entryCost, isHostile, marchActivates, mayGoOn, watchFee } from '../../operations/march.ts'

/** Guerrillas that go from one space to the next together: the rules allow one group for each such way. */
interface Way {
  readonly from: Space
  readonly to: Space
  readonly line: Line
  readonly explanation: Explanation | undefined
  hidden: number
  seen: number
}

/** Guerrillas in every space, those who hide and those who are seen. */
interface Forces {
  readonly hidden: Int8Array
  readonly seen: Int8Array
}
const copyOf = ({ hidden, seen }: Forces): Forces => ({ hidden: hidden.slice(), seen: seen.slice() })
const of = (forces: Forces, isHidden: boolean): Int8Array => (isHidden ? forces.hidden : forces.seen)
const add = (to: Int8Array, s: Space, n: number): void => {
  to[s] = (to[s] as number) + n
}

/** Whether one more guerrilla of a state may leave a space by the chart. */
export type MayLeave = (plan: Marching, s: Space, isHidden: boolean) => boolean

/** How a guerrilla is sent. */
export interface Sending {
  readonly isHidden: boolean
  /** It must arrive as hidden as it is. */
  readonly mustHide?: boolean
  /** It must come from next to the space. */
  readonly isNear?: boolean
  /** Why it is sent there. */
  readonly explanation?: Explanation | undefined
  /** Takes the first of several origins, to find out what would be possible. */
  readonly withoutLots?: boolean
}

/** What it costs where nobody can come. */
export const OUT_OF_REACH = 99

/**
 * A March that is being planned guerrilla by guerrilla: where they would stand, what it has cost so far and what a further one would cost.
 * Who has been sent somewhere stays there.
 */
export class Marching {
  private readonly all: Forces
  /** Of these, who may still be sent. */
  private readonly free: Forces
  private readonly paid: Uint8Array
  private readonly entered: Uint8Array
  private readonly ways: Way[]
  private spent: number

  constructor(
    readonly np: NonPlayer,
    /** What may be spent in all. */
    private readonly budget: number,
    private readonly mayLeave: MayLeave,
    /** A plan to go on from. */
    before?: Marching,
  ) {
    const { spaces } = np.g.volume.layout
    const nobody = (): Forces => ({ hidden: new Int8Array(spaces), seen: new Int8Array(spaces) })
    this.all = before === undefined ? nobody() : copyOf(before.all)
    this.free = before === undefined ? nobody() : copyOf(before.free)
    this.paid = before?.paid.slice() ?? new Uint8Array(spaces)
    this.entered = before?.entered.slice() ?? new Uint8Array(spaces)
    this.ways = before?.ways.map((way) => ({ ...way })) ?? []
    this.spent = before?.spent ?? 0
    if (before === undefined) this.muster(np.op as Operation)
  }

  private muster(op: Operation): void {
    const { g, me } = this.np
    for (const s of spacesWith(g, me)) {
      this.all.hidden[s] = undergroundOf(g, me, s)
      this.all.seen[s] = activeOf(g, me, s)
      this.free.hidden[s] = unmoved(g, op, s, underground(me))
      this.free.seen[s] = unmoved(g, op, s, active(me))
    }
    for (const s of op.spaces) {
      this.entered[s] = 1
      this.paid[s] = 1
    }
  }

  /** The same plan, to try something out on. */
  copy(): Marching {
    return new Marching(this.np, this.budget, this.mayLeave, this)
  }

  /** Own guerrillas in a space, those of them who hide, and how many more they are than now. */
  at(s: Space): number {
    return (this.all.hidden[s] as number) + (this.all.seen[s] as number)
  }
  hiddenAt(s: Space): number {
    return this.all.hidden[s] as number
  }
  more(s: Space): number {
    const { g, me } = this.np
    return this.at(s) - undergroundOf(g, me, s) - activeOf(g, me, s)
  }

  get cost(): number {
    return this.spent
  }
  get isEmpty(): boolean {
    return this.ways.length === 0
  }

  // Ways and what they cost.

  /** What a step costs one more guerrilla. */
  private stepCost(from: Space, to: Space): number {
    const { g, me, op } = this.np
    if (op?.free === true) return 0
    return (this.paid[to] ? 0 : entryCost(g, me, from, to)) + (this.entered[to] ? 0 : watchFee(g, me))
  }

  private mayEnter(to: Space): boolean {
    return room(this.np.g, underground(this.np.me), to) > 0
  }

  /** Whether a guerrilla may go on from a space, as hidden as it came. */
  private goesOn(s: Space, isHidden: boolean): boolean {
    const { g, me, op } = this.np
    return op?.limited !== true && mayGoOn(g, me, s) && !(isHidden && isHostile(g, s))
  }

  private wayOf(from: Space, to: Space): Way | undefined {
    return this.ways.find((way) => way.from === from && way.to === to)
  }

  /** Whether a group of so many is seen on arrival. */
  private isSeen(to: Space, n: number): boolean {
    const { g, me } = this.np
    return isHostile(g, to) || marchActivates(g, me, to, n)
  }

  /** Whether somebody who comes alone stays hidden in a space. */
  canHideIn(to: Space): boolean {
    return !this.isSeen(to, 1)
  }

  /** What it costs at least to bring a guerrilla of a state to each space. */
  costs(isHidden: boolean): readonly number[] {
    const { g, me } = this.np
    const cost: number[] = g.volume.allSpaces.map(() => OUT_OF_REACH)
    const left = this.budget - this.spent
    const open: Space[] = []
    const stepFrom = (from: Space, before: number): void => {
      for (const to of near(from)) {
        const after = before + this.stepCost(from, to)
        if (after >= (cost[to] as number) || after > left || !this.mayEnter(to)) continue
        cost[to] = after
        if (this.goesOn(to, isHidden)) open.push(to)
      }
    }
    for (const s of spacesWith(g, me)) if (this.canSend(s, isHidden)) stepFrom(s, 0)
    for (let at = open.pop(); at !== undefined; at = open.pop()) stepFrom(at, cost[at] as number)
    return cost
  }

  /** What it costs at least from each space to one, and the step that leads there. */
  private waysTo(
    to: Space,
    { isHidden, mustHide, isNear }: Sending,
  ): { cost: readonly number[]; next: readonly Space[] } {
    const cost: number[] = this.np.g.volume.allSpaces.map(() => OUT_OF_REACH)
    const next: Space[] = []
    const open: Space[] = [to]
    cost[to] = 0
    const isOpen = (from: Space, at: Space): boolean => {
      if (at !== to || mustHide !== true) return true
      const way = this.wayOf(from, to)
      return !this.isSeen(to, 1 + (way?.hidden ?? 0) + (way?.seen ?? 0))
    }
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const from of near(at)) {
        const whole = (cost[at] as number) + this.stepCost(from, at)
        if (whole >= (cost[from] as number) || !isOpen(from, at)) continue
        cost[from] = whole
        next[from] = at
        if (isNear !== true && this.goesOn(from, isHidden) && this.mayEnter(from)) open.push(from)
      }
    }
    return { cost, next }
  }

  // Sending.

  private canSend(s: Space, isHidden: boolean): boolean {
    return (of(this.free, isHidden)[s] as number) > 0 && this.mayLeave(this, s, isHidden)
  }

  /** One guerrilla leaves a space, if one may. */
  private leave(s: Space, isHidden: boolean): boolean {
    if (!this.canSend(s, isHidden)) return false
    add(of(this.free, isHidden), s, -1)
    add(of(this.all, isHidden), s, -1)
    return true
  }

  /** How many guerrillas next to a space could go there, or hidden ones only, counted up to a limit. */
  nextTo(to: Space, limit: number, onlyHidden = false): number {
    let n = 0
    for (const from of near(to)) {
      if (n < limit && this.at(from) > 0 && this.stepCost(from, to) <= this.budget - this.spent)
        n += this.spare(from, limit - n, onlyHidden)
    }
    return n
  }

  private spare(s: Space, limit: number, onlyHidden: boolean): number {
    let hidden = 0
    let seen = 0
    while (hidden + seen < limit) {
      if (this.leave(s, true)) hidden++
      else if (!onlyHidden && this.leave(s, false)) seen++
      else break
    }
    for (const forces of [this.free, this.all]) {
      add(forces.hidden, s, hidden)
      add(forces.seen, s, seen)
    }
    return hidden + seen
  }

  /** Whoever is in a space by now stays there. */
  settle(s: Space): void {
    this.free.hidden[s] = 0
    this.free.seen[s] = 0
  }

  /** Sends one guerrilla to a space from where that costs least, by lot among several. Tells whether one could be sent. */
  send(line: Line, to: Space, how: Sending): boolean {
    const { g, me } = this.np
    const { cost, next } = this.waysTo(to, how)
    let best = this.budget - this.spent
    const origins: Space[] = []
    for (const s of spacesWith(g, me)) {
      const whole = cost[s] as number
      if (s === to || whole > best || !this.canSend(s, how.isHidden)) continue
      if (whole < best) origins.length = 0
      best = whole
      origins.push(s)
    }
    const from = how.withoutLots === true ? origins[0] : this.np.bestOf(line, origins)
    if (from === undefined) return false
    this.go(line, from, to, next, how)
    return true
  }

  private go(line: Line, origin: Space, to: Space, next: readonly Space[], { isHidden, explanation }: Sending): void {
    this.leave(origin, isHidden)
    let at = origin
    let isSeen = !isHidden
    while (at !== to) {
      const from = at
      at = next[from] as Space
      const n = this.step(line, from, at, isHidden, explanation)
      isSeen = isSeen || this.isSeen(at, n)
    }
    add(of(this.all, !isSeen), to, 1)
  }

  /** A guerrilla takes a step. Gives how many take it in all. */
  private step(line: Line, from: Space, to: Space, isHidden: boolean, explanation: Explanation | undefined): number {
    const { g, me } = this.np
    this.spent += this.stepCost(from, to)
    if (entryCost(g, me, from, to) > 0) this.paid[to] = 1
    this.entered[to] = 1
    let way = this.wayOf(from, to)
    if (way === undefined) {
      way = { from, to, line, explanation, hidden: 0, seen: 0 }
      this.ways.push(way)
    }
    if (isHidden) way.hidden++
    else way.seen++
    return way.hidden + way.seen
  }

  /** The orders, each once those whom it sends are there. */
  orders(): Order[] {
    const { g, me } = this.np
    const op = this.np.op as Operation
    const hidden = g.volume.allSpaces.map((s) => unmoved(g, op, s, underground(me)))
    const seen = g.volume.allSpaces.map((s) => unmoved(g, op, s, active(me)))
    const isReady = (way: Way): boolean =>
      way.hidden <= (hidden[way.from] as number) && way.seen <= (seen[way.from] as number)
    const only = op.limited ? (op.spaces[0] ?? this.ways[0]?.to) : undefined
    const ways = this.ways.filter(({ to }) => only === undefined || to === only)
    const orders: Order[] = []
    while (ways.length > 0) {
      const [way] = ways.splice(Math.max(0, ways.findIndex(isReady)), 1) as [Way]
      const { from, to, line, explanation } = way
      hidden[from] = (hidden[from] as number) - way.hidden
      seen[from] = (seen[from] as number) - way.seen
      if (this.goesOn(to, true)) hidden[to] = (hidden[to] as number) + way.hidden
      if (this.goesOn(to, false)) seen[to] = (seen[to] as number) + way.seen
      const pieces: Order['pieces'] = [
        [underground(me), way.hidden],
        [active(me), way.seen],
      ]
      orders.push({ from, to, line, explanation, pieces })
    }
    return orders
  }
}

/** Lowest cost first, by what each space costs. */
export const cheapest = (cost: readonly number[]): Criterion =>
  fewest({ en: 'lowest cost', es: 'menor coste', pl: 'najniższy koszt' }, (_, s) => cost[s] as number)
