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
  /** Factions that lose pieces, one bit each. */
  readonly hit: number
  /** No insurgent is left. */
  readonly clears: boolean
}

const isAmong = (factions: number, f: Faction): boolean => (factions & (1 << f)) !== 0
export const isHit = ({ hit }: Outcome, f: Faction): boolean => isAmong(hit, f)

/** Every other order in which three can be dealt with, those first that keep to the given one. */
const ORDERS: readonly (readonly [number, number, number])[] = [
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
  let hit = 0
  let survivors = 0
  for (const f of order) {
    const isSafe = isProtected(g, f)
    const seen = isSafe ? 0 : activeOf(g, f, s)
    const n = Math.min(left, seen)
    left -= n
    gone += n
    const isBare = !isSafe && undergroundOf(g, f, s) === 0 && n === seen
    const b = isBare ? Math.min(left, bases(g, f, s)) : 0
    left -= b
    basesGone += b
    if (np.isPlayer(f)) playersBases += b
    if (n + b > 0) hit |= 1 << f
    if (guerrillas(g, f, s) > n) survivors |= 1 << f
  }
  return {
    order,
    pieces: strength - left,
    guerrillas: gone,
    bases: basesGone,
    playersBases,
    shipments: shipmentsLost(np, s, survivors),
    hit,
    clears: strength > left && enemies(g, GOVT, s) === strength - left,
  }
}

/**
 * 4.5.3, 8.1.2 A Shipment goes if nobody is left to take it; a non-player gives none to players, a player gives it to anybody. Who is left has
 * a bit.
 */
function shipmentsLost(np: NonPlayer, s: Space, survivors: number): number {
  let lost = 0
  for (const owner of INSURGENTS) {
    const laden = shipments(np.g, owner, s)
    if (laden > 0 && !INSURGENTS.some((f) => isAmong(survivors, f) && mayTake(np, owner, f))) lost += laden
  }
  return lost
}

const mayTake = (np: NonPlayer, owner: Faction, f: Faction): boolean =>
  f === owner || np.isPlayer(owner) || !np.isPlayer(f)
