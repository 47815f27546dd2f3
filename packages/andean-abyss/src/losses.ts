import { guerrillas, hitTargets, isExposed, remove } from '@coinflict/kernel/rules'
import { count, type Faction, type Game, type Piece, type Space } from '@coinflict/kernel/state'
import { active, base, cubes, GOVT } from './forces.ts'
import type { Message } from './text/messages.ts'

/** Which enemy pieces an action can reach. */
export type Reach =
  /** 3.2.4 Active guerrillas, and the bases of a faction without any guerrilla there. */
  | 'exposed'
  /** 3.3.3 Any piece, but a faction's bases only once nothing else of it is there. */
  | 'bases-last'
  /** 4.4.2, 5.1 Any piece. */
  | 'any'

/** Pieces other than bases that a faction has in a space. */
const guards = (g: Game, f: Faction, s: Space): number => (f === GOVT ? cubes(g, s) : guerrillas(g, f, s))

/** Whether an action of this reach can remove such a piece. */
export function isWithinReach(g: Game, piece: Piece, s: Space, reach: Reach): boolean {
  if (count(g, s, piece) === 0) return false
  const f = g.volume.factionOf[piece] as Faction
  if (piece === base(f)) return reach === 'any' || guards(g, f, s) === 0
  return reach !== 'exposed' || piece === active(f)
}

/** 3.2.4 Whether something of these factions is exposed in a space. */
export function isAnyExposed(g: Game, s: Space, from: readonly Faction[]): boolean {
  for (const f of from) if (isExposed(g, f, s)) return true
  return false
}

/** Removes up to n pieces of the given factions as the acting faction chooses (1.4.1, 3.1; ruling 17). Gives the number removed. */
export function removeEnemies(
  g: Game,
  by: Faction,
  s: Space,
  n: number,
  from: readonly Faction[],
  reach: Reach,
  rule: string,
  id: Message = 'remove.which',
): number {
  const isInReach = (piece: Piece): boolean => isWithinReach(g, piece, s, reach)
  return hitTargets(g, by, s, n, from, isInReach, (piece) => remove(g, piece, s), rule, id).length
}
