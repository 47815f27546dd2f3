import type { Line, NonPlayer, Order, Space } from '@coinflict/kernel'
import { active, activeOf, underground, undergroundOf } from '../forces.ts'
import { marchActivates } from '../operations/march.ts'

/**
 * 8.1.2 Who goes from one space to another when so many stay: as many Underground guerrillas as can remain so on arrival; where
 * they would all be seen anyway, everybody who may, Active ones first. Nothing if nobody goes.
 */
export function marchOrder(np: NonPlayer, line: Line, from: Space, to: Space, stay: number): Order | undefined {
  const { g, me } = np
  const hidden = undergroundOf(g, me, from)
  const seen = activeOf(g, me, from)
  const all = hidden + seen - stay
  if (all < 1) return undefined
  let n = all
  while (n > 0 && marchActivates(g, me, to, n)) n--
  const staysHidden = n > 0 && hidden > 0
  const u = staysHidden ? Math.min(hidden, n) : Math.max(0, all - seen)
  const a = staysHidden ? n - u : Math.min(seen, all)
  const pieces: Order['pieces'] = [
    [underground(me), u],
    [active(me), a],
  ]
  return { from, to, line, pieces, ground: np.reason }
}

/** How many of an order arrive Underground. */
export const arrivesHidden = (np: NonPlayer, { to, pieces }: Order): boolean =>
  !marchActivates(
    np.g,
    np.me,
    to,
    pieces.reduce((sum, [, n]) => sum + n, 0),
  )
