import type { Space, Word } from '../state/ids.ts'
import { spaceWord } from '../state/words.ts'
import type { Order } from './chart.ts'
import { Chooser } from './choice.ts'

/** Moving by orders: a plan made when the operation first asks, then given answer by answer. */
export abstract class Mover extends Chooser {
  nextOrigin(make: () => Order[]): Word | undefined {
    this.orders ??= make()
    for (let order = this.orders.shift(); order !== undefined; order = this.orders.shift()) {
      this.current = order
      if (this.q.isPossible(spaceWord(order.from))) return this.give(order, order.from)
    }
    return undefined
  }

  give(order: Order, end: Space): Word {
    this.putDiceAside()
    const answer = this.say(order.line, spaceWord(end))
    if (order.explanation !== undefined) this.explanation = order.explanation
    return answer
  }

  destination(make?: () => Order[]): Word | undefined {
    this.pickOrder(make)
    return this.current && this.firstOf(this.current.line, [spaceWord(this.current.to)])
  }

  /** Makes an order of the plan the one being given that leads from (and to) where the question is about. */
  protected pickOrder(make: (() => Order[]) | undefined): void {
    const { space, to } = this.q.params ?? {}
    const fits = (order: Order): boolean => order.from === space && (to === undefined || order.to === to)
    if (make === undefined || (this.current !== undefined && fits(this.current))) return
    this.orders ??= make()
    const at = this.orders.findIndex(fits)
    this.current = at < 0 ? undefined : this.orders.splice(at, 1)[0]
  }

  ordered(make?: () => Order[]): Word | undefined {
    this.pickOrder(make)
    const { current, q } = this
    if (current === undefined) return undefined
    const n = current.pieces.find(([piece]) => piece === q.params?.piece)?.[1] ?? 0
    return this.number(current.line, n)
  }
}
