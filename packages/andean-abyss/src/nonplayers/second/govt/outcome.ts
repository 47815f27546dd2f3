import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { activeOf, bases, enemies, guerrillas, pieces, undergroundOf } from '@coinflict/kernel/rules'
import type { Faction, Space } from '@coinflict/kernel/state'
import { GOVT, INSURGENTS, shipments } from '../../../forces.ts'
import { assaultStrength, isProtected } from '../../../operations/assault.ts'
import { targets } from './terms.ts'

/** What an Assault in a space comes to. */
export interface Outcome {
  /** Whom it hits, one faction to the full before the next. */
  readonly order: readonly Faction[]
  readonly pieces: number
  readonly guerrillas: number
  readonly bases: number
  /** Bases of players among them. */
  readonly playersBases: number
  readonly shipments: number
  /** Factions that lose pieces. */
  readonly hit: readonly Faction[]
  /** No insurgent is left. */
  readonly clears: boolean
}

/** Every order in which three can be dealt with, those first that keep to the given one. */
const ORDERS: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

/**
 * 8.8.3 The Assault that removes most bases, then most Shipments; of equals the one that hits players before non-players, then FARC, AUC,
 * Cartels. How many pieces go, and so Control, is the same in any order.
 */
export function outcomeOf(np: NonPlayer, s: Space, strength = assaultStrength(np.g, s)): Outcome {
  const preferred = targets(np)
  let best = inOrder(np, s, strength, preferred)
  if (strength === 0 || best.pieces < strength || countThere(np, s) < 2) return best
  for (const order of ORDERS) {
    const other = inOrder(
      np,
      s,
      strength,
      order.map((i) => preferred[i] as Faction),
    )
    if (other.bases > best.bases || (other.bases === best.bases && other.shipments > best.shipments)) best = other
  }
  return best
}

/** How many insurgent factions are there: the order matters to two or more. */
function countThere({ g }: NonPlayer, s: Space): number {
  let n = 0
  for (const f of INSURGENTS) if (pieces(g, f, s) > 0) n++
  return n
}

function inOrder(np: NonPlayer, s: Space, strength: number, order: readonly Faction[]): Outcome {
  const { g } = np
  let left = strength
  let gone = 0
  let basesGone = 0
  let playersBases = 0
  const hit: Faction[] = []
  const survivors: Faction[] = []
  const knockedOut: Faction[] = []
  for (const f of order) {
    const seen = isProtected(g, f) ? 0 : activeOf(g, f, s)
    const n = Math.min(left, seen)
    left -= n
    gone += n
    const isBare = !isProtected(g, f) && undergroundOf(g, f, s) === 0 && n === seen
    const b = isBare ? Math.min(left, bases(g, f, s)) : 0
    left -= b
    basesGone += b
    if (np.isPlayer(f)) playersBases += b
    if (n + b > 0) hit.push(f)
    if (guerrillas(g, f, s) > n) survivors.push(f)
    else if (shipments(g, f, s) > 0) knockedOut.push(f)
  }
  return {
    order,
    pieces: strength - left,
    guerrillas: gone,
    bases: basesGone,
    playersBases,
    shipments: knockedOut.reduce((sum, f) => sum + (isLost(np, f, survivors) ? shipments(g, f, s) : 0), 0),
    hit,
    clears: strength > left && enemies(g, GOVT, s) === strength - left,
  }
}

/** 4.5.3, 8.1.2 A Shipment goes if nobody is left to take it; a non-player gives none to players, a player gives it to anybody. */
const isLost = (np: NonPlayer, owner: Faction, survivors: readonly Faction[]): boolean =>
  !survivors.some((f) => np.isPlayer(owner) || !np.isPlayer(f))
