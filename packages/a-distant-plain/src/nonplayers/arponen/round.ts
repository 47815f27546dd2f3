import { first, type NonPlayer, type Order } from '@coinflict/kernel/nonplayers'
import { type Line, type Piece, resources, type Space } from '@coinflict/kernel/state'

/** 8.6.6, 8.7.7 What the Propaganda procedures of both COIN factions share. */

/** What may still be spent on Civic Action in this round: two thirds of the Resources there were, or all of them. */
export function civicPurse(np: NonPlayer, isLimited: boolean): number {
  const now = resources(np.g, np.me)
  const had = np.onceInPhase('civic purse', () => now)
  return now - (isLimited ? had - Math.floor((had * 2) / 3) : 0)
}

/** Who began to buy steps in a space goes on there. */
export const begunFirst = first(
  { en: 'where it has already begun', es: 'donde ya ha empezado', pl: 'gdzie już ją zaczęto' },
  (np, s) => np.selected(undefined, 'civic.where').at(-1) === s,
)

/** Pieces of one kind that wait to be sent somewhere. */
export class Reserve {
  readonly orders: Order[] = []
  private readonly groups: { readonly from: Space; n: number }[]

  constructor(
    private readonly piece: Piece,
    from: readonly (readonly [from: Space, n: number])[],
    /** Spaces that are left only when no others have any to send. */
    private readonly isLast: (s: Space) => boolean = () => false,
  ) {
    this.groups = from.filter(([, n]) => n > 0).map(([s, n]) => ({ from: s, n }))
  }

  get size(): number {
    let sum = 0
    for (const { n } of this.groups) sum += n
    return sum
  }

  private order(a: Space, b: Space): number {
    return Number(this.isLast(a)) - Number(this.isLast(b))
  }

  /** Sends so many to a space, or as many as there are, from the largest group first. */
  send(line: Line, to: Space, n: number): void {
    let missing = n
    for (const group of this.groups.sort((a, b) => this.order(a.from, b.from) || b.n - a.n)) {
      const going = group.from === to ? 0 : Math.min(missing, group.n)
      if (going === 0) continue
      group.n -= going
      missing -= going
      this.orders.push({ from: group.from, to, line, pieces: [[this.piece, going]] })
    }
  }
}
