import type { NonPlayer, Order } from '@coinflict/kernel/nonplayers'
import { controlledBy, guerrillas, unmoved } from '@coinflict/kernel/rules'
import {
  type Explanation,
  type Holder,
  type Line,
  type Operation,
  resources,
  type Space,
} from '@coinflict/kernel/state'
import { active, underground } from '../forces.ts'
import { entryCost, isHostile, marchActivates, mayGoOn, watchFee } from '../operations/march.ts'

/** How many of a group go hidden and how many seen. */
interface Group {
  readonly hidden: number
  readonly seen: number
}
const size = ({ hidden, seen }: Group): number => hidden + seen

/** Who stays behind: so many guerrillas in each space, and whether one of them is hidden if any is. */
export interface Garrison {
  stay(s: Space): number
  readonly isHidden: boolean
}

/** A March that is being planned: where the guerrillas would be once the orders given so far are carried out, and what is left to pay with. */
export class MarchPlan {
  readonly orders: Order[] = []
  private readonly hidden: number[] = []
  private readonly seen: number[] = []
  /** How many more, or fewer, own guerrillas stand in a space than now. */
  private readonly more: number[] = []
  private readonly groups: string[] = []
  private readonly paid: Space[]
  private readonly entered: Space[]
  private money: number

  constructor(
    private readonly np: NonPlayer,
    private readonly garrison: Garrison,
  ) {
    const { g, me } = np
    const op = np.op as Operation
    this.money = op.free ? Number.POSITIVE_INFINITY : resources(g, me)
    this.paid = [...op.spaces]
    this.entered = [...op.spaces]
    for (const s of g.volume.allSpaces) {
      this.hidden[s] = unmoved(g, op, s, underground(me))
      this.seen[s] = unmoved(g, op, s, active(me))
      this.more[s] = 0
    }
  }

  /** Own guerrillas in a space. */
  at(s: Space): number {
    return guerrillas(this.np.g, this.np.me, s) + (this.more[s] as number)
  }

  /** Who Controls a space once so many more are there. */
  holder(s: Space, arriving = 0): Holder | -1 {
    return controlledBy(this.np.g, s, this.np.me, (this.more[s] as number) + arriving)
  }

  hasEntered(s: Space): boolean {
    return this.entered.includes(s)
  }

  /** 8.1.2 How many can leave a space so that nobody's Control comes or goes there. */
  spare(s: Space): number {
    const can = Math.min((this.hidden[s] as number) + (this.seen[s] as number), this.at(s) - this.garrison.stay(s))
    const holder = this.holder(s)
    let n = 0
    while (n < can && this.holder(s, -n - 1) === holder) n++
    return n
  }

  /** What it costs to go from one space to the next; nothing for a space that was paid for. */
  cost(from: Space, to: Space): number {
    const { g, me } = this.np
    const entry = this.paid.includes(to) ? 0 : entryCost(g, me, from, to)
    return entry + (this.hasEntered(to) ? 0 : watchFee(g, me))
  }

  /** Whether a group may still go from one space to another: one for each way, and there must be money for it. */
  canGo(from: Space, to: Space): boolean {
    if (this.np.op?.limited === true && this.entered.length > 0 && !this.hasEntered(to)) return false
    return !this.groups.includes(way(from, to)) && this.canPay(this.cost(from, to))
  }

  canPay(cost: number): boolean {
    return cost <= this.money
  }

  /** How many arrive of up to n that are sent, and how many of them hidden. */
  arriving(from: Space, to: Space, n: number): number {
    return size(this.group(from, to, n))
  }

  arrivingHidden(from: Space, to: Space, n: number): number {
    const { hidden, seen } = this.group(from, to, n)
    return this.isSeen(to, hidden + seen) ? 0 : hidden
  }

  private isSeen(to: Space, n: number): boolean {
    return marchActivates(this.np.g, this.np.me, to, n) || isHostile(this.np.g, to)
  }

  /**
   * 8.1.2 Who goes if up to n can: as many hidden ones as can stay so on arrival, with others who are seen already as far as that does not
   * give them away; where nobody can stay hidden all go, those who are seen first.
   */
  private group(from: Space, to: Space, n: number): Group {
    const hidden = Math.max(0, (this.hidden[from] as number) - (this.garrison.isHidden ? 1 : 0))
    const seen = this.seen[from] as number
    const all = Math.min(n, hidden + seen)
    let quiet = all
    while (quiet > 0 && this.isSeen(to, quiet)) quiet--
    if (quiet > 0 && hidden > 0) {
      const first = Math.min(hidden, quiet)
      return { hidden: first, seen: Math.min(seen, quiet - first) }
    }
    const first = Math.min(seen, all)
    return { hidden: all - first, seen: first }
  }

  /** Sends up to n along a way of one step or several; they stay who they are on the way. Gives the number that arrives. */
  send(line: Line, path: readonly Space[], n: number, explanation?: Explanation): number {
    const { me } = this.np
    let { hidden, seen } = this.group(path[0] as Space, path.at(-1) as Space, n)
    if (hidden + seen === 0) return 0
    for (let i = 1; i < path.length; i++) {
      const [a, b] = [path[i - 1] as Space, path[i] as Space]
      this.orders.push({
        from: a,
        to: b,
        line,
        pieces: [
          [underground(me), hidden],
          [active(me), seen],
        ],
        explanation,
      })
      this.take(a, b, hidden, seen)
      if (this.isSeen(b, hidden + seen)) {
        seen += hidden
        hidden = 0
      }
      this.bring(b, hidden, seen)
    }
    return hidden + seen
  }

  private take(from: Space, to: Space, hidden: number, seen: number): void {
    const { g, me } = this.np
    this.money -= this.cost(from, to)
    if (!this.paid.includes(to) && entryCost(g, me, from, to) > 0) this.paid.push(to)
    if (!this.hasEntered(to)) this.entered.push(to)
    this.groups.push(way(from, to))
    this.hidden[from] = (this.hidden[from] as number) - hidden
    this.seen[from] = (this.seen[from] as number) - seen
    this.more[from] = (this.more[from] as number) - hidden - seen
  }

  private bring(to: Space, hidden: number, seen: number): void {
    this.more[to] = (this.more[to] as number) + hidden + seen
    if (!mayGoOn(this.np.g, this.np.me, to)) return
    this.hidden[to] = (this.hidden[to] as number) + hidden
    this.seen[to] = (this.seen[to] as number) + seen
  }
}

const way = (from: Space, to: Space): string => `${from} ${to}`
