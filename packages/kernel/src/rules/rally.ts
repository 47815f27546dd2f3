import type { Faction, Piece, Space } from '../state/ids.ts'
import type { Game } from '../state/model.ts'
import { count } from '../state/reading.ts'
import { place, remove } from './forces.ts'

/** 3.3.1 What every Rally knows: two guerrillas make way for a base, and at a base several come at once. */

/** The kinds of piece of an insurgent faction. */
export interface InsurgentPieces {
  readonly underground: Piece
  readonly active: Piece
  readonly base: Piece
}

/** Two guerrillas, of either state as the faction likes, make way for a base; `put` brings one that must first come off the map (1.4.1). */
export function tradeForBase(
  g: Game,
  f: Faction,
  s: Space,
  { underground, active, base }: InsurgentPieces,
  put: (g: Game, base: Piece, s: Space) => void = place,
): void {
  const fromActive = g
    .ask(f, 'rally.base-active', '3.3.1', { space: s })
    .numbers(Math.max(0, 2 - count(g, s, underground)), Math.min(2, count(g, s, active)))
    .askNumber()
  remove(g, active, s, fromActive)
  remove(g, underground, s, 2 - fromActive)
  put(g, base, s)
}
