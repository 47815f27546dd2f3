import type { Reason } from '../state/asked.ts'
import type { Faction, Piece, Space, Word } from '../state/ids.ts'
import type { Game, Operation } from '../state/model.ts'
import { resources } from '../state/reading.ts'
import { eachSpaceOf, NEEDS_OPERATION } from './operation.ts'
import { pay } from './tracks.ts'

/** One thing that money buys in a space: something done to pieces of these kinds. */
export interface PayOff {
  readonly word: Word
  readonly kinds: readonly Piece[]
}

/** What a volume says of a special activity that buys people off, space by space. */
export interface PayOffRules<Way extends PayOff> {
  readonly faction: Faction
  readonly rule: string
  readonly cost: number
  readonly ways: readonly Way[]
  /** The questions where, and how in a space. */
  readonly where: string
  readonly how: string
  /** Nobody there who could be bought. */
  readonly nobody: Reason
  /** How many pieces of a kind a way could be bought for. */
  number(g: Game, way: Way, piece: Piece, s: Space): number
  /** 4.1 Whether the operation, if there is one, is possible after one piece was bought and the money paid. */
  keeps(g: Game, op: Operation | undefined, s: Space, way: Way, piece: Piece, cost: number): boolean
  /** Does what was bought in a space. */
  buy(g: Game, op: Operation | undefined, s: Space, way: Way): void
}

/** What Bribe and Suborn have in common: one way in each space, paid for unless an event brings it without an operation. */
export function payingOff<Way extends PayOff>(rules: PayOffRules<Way>) {
  const { faction, rule, cost, ways, nobody } = rules
  const tooDear: Reason = { id: 'why.cost', rule }

  function whyNotWay(g: Game, op: Operation | undefined, s: Space, way: Way): Reason | undefined {
    let reason = nobody
    for (const piece of way.kinds) {
      if (rules.number(g, way, piece, s) === 0) continue
      if (op !== undefined && resources(g, faction) < cost) return tooDear
      if (rules.keeps(g, op, s, way, piece, cost)) return undefined
      reason = NEEDS_OPERATION
    }
    return reason
  }

  /** Why nothing can be bought in a space. */
  function whyNotIn(g: Game, op: Operation | undefined, s: Space): Reason | undefined {
    let reason = nobody
    for (const way of ways) {
      const against = whyNotWay(g, op, s, way)
      if (against === undefined) return undefined
      if (against !== nobody) reason = against
    }
    return reason
  }

  function payIn(g: Game, op: Operation | undefined, s: Space): void {
    const q = g.ask(faction, rules.how, rule, { space: s })
    for (const way of ways) q.offer(way.word, whyNotWay(g, op, s, way))
    const chosen = q.answer()
    if (op !== undefined) pay(g, faction, cost)
    rules.buy(g, op, s, ways.find((way) => way.word === chosen) as Way)
  }

  /** In up to so many spaces. */
  const run = (g: Game, op: Operation | undefined, most: number): void => {
    eachSpaceOf(
      g,
      () => g.ask(faction, rules.where, rule),
      () => (s) => whyNotIn(g, op, s),
      (s) => payIn(g, op, s),
      { most },
    )
  }

  return { tooDear, whyNotIn, run }
}
