import { type Criterion, most, type NonPlayer, type Order } from '@coinflict/kernel/nonplayers'
import { activeOf, allPieces, controlledBy, guerrillas, pieces, undergroundOf } from '@coinflict/kernel/rules'
import { DONE, type Line, type Space } from '@coinflict/kernel/state'
import { active, TALIBAN, underground } from '../forces.ts'
import { isAfghan, isLoc, isPakistan, near, PAKISTAN } from '../map.ts'
import type { Answers } from './answers.ts'

/** Taliban guerrillas who cross out of Pakistan by an event (cards 28 and 43): one stays behind in each space, hidden if possible. */
export class Crossing {
  readonly orders: Order[] = []
  private readonly hidden: number[] = []
  private readonly seen: number[] = []
  private readonly more: number[] = []

  constructor(
    readonly np: NonPlayer,
    readonly line: Line,
    readonly origins: readonly Space[] = PAKISTAN,
  ) {
    for (const s of origins) {
      const hidden = undergroundOf(np.g, TALIBAN, s)
      const seen = activeOf(np.g, TALIBAN, s)
      this.hidden[s] = Math.max(0, hidden - 1)
      this.seen[s] = hidden > 0 ? seen : Math.max(0, seen - 1)
    }
  }

  /** Who may still leave a space. */
  spare(s: Space): number {
    return (this.hidden[s] ?? 0) + (this.seen[s] ?? 0)
  }

  /** Taliban guerrillas in a space once the orders are carried out. */
  at(s: Space): number {
    return guerrillas(this.np.g, TALIBAN, s) + (this.more[s] ?? 0)
  }

  /** Hidden ones who could come to a space, or all. */
  near(to: Space, onlyHidden = false): number {
    let sum = 0
    for (const from of this.origins)
      if (near(from).includes(to)) sum += onlyHidden ? (this.hidden[from] ?? 0) : this.spare(from)
    return sum
  }

  /** Spaces outside Pakistan to which somebody could come. */
  open(fits: (s: Space) => boolean): readonly Space[] {
    const found: Space[] = []
    for (const from of this.origins)
      for (const to of this.spare(from) > 0 ? near(from) : [])
        if (!isPakistan(to) && !found.includes(to) && fits(to)) found.push(to)
    return found
  }

  /** How many more it takes for the Taliban to Control a space. */
  lacking(s: Space): number {
    let n = 0
    while (controlledBy(this.np.g, s, TALIBAN, (this.more[s] ?? 0) + n) !== 1 && n < 99) n++
    return n
  }

  /** All others in a space. */
  others(s: Space): number {
    return allPieces(this.np.g, s) - pieces(this.np.g, TALIBAN, s)
  }

  /** The best of some spaces. */
  best(fits: (s: Space) => boolean, by: readonly Criterion[] = []): Space | undefined {
    return this.np.bestOf(this.line, this.open(fits), by)
  }

  /** Sends up to n to a space, hidden ones first, out of the spaces with most. */
  send(to: Space, n: number, onlyHidden = false): void {
    const { np, line } = this
    const explanation = np.reason
    let rest = n
    while (rest > 0) {
      let from: Space | undefined
      for (const s of this.origins)
        if (near(s).includes(to) && this.ready(s, onlyHidden) > (from === undefined ? 0 : this.ready(from, onlyHidden)))
          from = s
      if (from === undefined) return
      const hidden = Math.min(rest, this.hidden[from] as number)
      const seen = onlyHidden ? 0 : Math.min(rest - hidden, this.seen[from] as number)
      this.hidden[from] = (this.hidden[from] as number) - hidden
      this.seen[from] = (this.seen[from] as number) - seen
      this.more[to] = (this.more[to] ?? 0) + hidden + seen
      rest -= hidden + seen
      this.orders.push({
        from,
        to,
        line,
        explanation,
        pieces: [
          [underground(TALIBAN), hidden],
          [active(TALIBAN), seen],
        ],
      })
    }
  }

  private ready(s: Space, onlyHidden: boolean): number {
    return onlyHidden ? (this.hidden[s] ?? 0) : this.spare(s)
  }

  /** As many as the event lets go: whoever is left goes to the best province beside. */
  sendRest(by: readonly Criterion[]): void {
    for (const from of this.origins) {
      if (this.spare(from) === 0) continue
      const to = this.np.bestOf(
        this.line,
        near(from).filter((s) => isAfghan(s)),
        by,
      )
      if (to !== undefined) this.sendAll(from, to)
    }
  }

  private sendAll(from: Space, to: Space): void {
    const pieces: Order['pieces'] = [
      [underground(TALIBAN), this.hidden[from] as number],
      [active(TALIBAN), this.seen[from] as number],
    ]
    this.orders.push({ from, to, line: this.line, explanation: this.np.reason, pieces })
    this.more[to] = (this.more[to] ?? 0) + this.spare(from)
    this.hidden[from] = 0
    this.seen[from] = 0
  }
}

/** The Pakistan space from which most can go. */
export function richest(np: NonPlayer, line: Line): readonly Space[] {
  const all = new Crossing(np, line)
  const mostToGo = most(
    { en: 'most can leave', es: 'más Guerrillas que puedan salir', pl: 'najwięcej partyzantów może wyjść' },
    (_, s) => all.spare(s),
  )
  const s = np.bestOf(
    line,
    PAKISTAN.filter((each) => all.spare(each) > 0),
    [mostToGo],
  )
  return s === undefined ? [] : [s]
}

/** They cross as their family has them do, out of all of Pakistan or out of some spaces. */
export function crossing(
  line: Line,
  cross: (plan: Crossing) => void,
  from: (np: NonPlayer, line: Line) => readonly Space[],
): Answers {
  const orders = (np: NonPlayer): readonly Order[] =>
    np.once('crossing', () => {
      const plan = new Crossing(np, line, from(np, line))
      cross(plan)
      np.putDiceAside()
      return plan.orders
    })
  const given = (np: NonPlayer): number => np.noted<number>('crossed') ?? 0
  const current = (np: NonPlayer): Order | undefined => np.noted<Order>('crosses')
  return {
    'event.move-from'(np) {
      const order = orders(np)[given(np)]
      return order === undefined ? np.firstOf(line, [DONE]) : np.give(order, order.from)
    },
    'event.move-to'(np) {
      const from = np.q.params?.space
      const next = orders(np).findIndex((order, i) => i >= given(np) && order.from === from)
      const order = orders(np)[next]
      if (order === undefined) return np.firstOf(line, [DONE]) ?? np.chooseSpace(line, (_, s) => !isLoc(s))
      np.note('crossed', next + 1)
      np.note('crosses', order)
      return np.give(order, order.to)
    },
    'move.how-many'(np) {
      const { piece, space, to } = np.q.params ?? {}
      const order = current(np)
      // On these cards operations move pieces too, and not by this line.
      if (order === undefined || order.from !== space || order.to !== to) return undefined
      return np.number(line, order.pieces.find(([each]) => each === piece)?.[1] ?? 0)
    },
  }
}
