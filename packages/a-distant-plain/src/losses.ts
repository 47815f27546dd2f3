import { AVAILABLE, bases, guerrillas, hitTargets, isExposed, pieces, remove } from '@coinflict/kernel/rules'
import { count, type Faction, type Game, type Piece, type Space } from '@coinflict/kernel/state'
import {
  active,
  base,
  CASUALTIES,
  COALITION,
  COALITION_TROOPS,
  cubes,
  governmentCubes,
  isCoin,
  kinds,
  TALIBAN,
  WARLORDS,
} from './forces.ts'
import type { Message } from './text/messages.ts'

/** Which enemy pieces an action can reach. */
export type Reach =
  /** 3.2.4 Active guerrillas, and the bases of a faction without any guerrilla there. */
  | 'exposed'
  /** 3.3.3 Any piece, but bases only once nothing guards them, and Government cubes before Coalition cubes. */
  | 'bases-last'
  /** 4.4.2 Any piece, but a faction's bases only once nothing else of its own is there. */
  | 'own-bases-last'

/** 3.2.4, 3.3.3 What guards the bases of a faction in a space: its guerrillas, or the cubes of both COIN factions. */
const guards = (g: Game, f: Faction, s: Space): number => (isCoin(f) ? cubes(g, s) : guerrillas(g, f, s))

/** Pieces other than bases that a faction has in a space. */
const others = (g: Game, f: Faction, s: Space): number => pieces(g, f, s) - bases(g, f, s)

/** Whether an action of this reach can remove such a piece. */
export function isWithinReach(g: Game, piece: Piece, s: Space, reach: Reach): boolean {
  if (count(g, s, piece) === 0) return false
  const f = g.volume.factionOf[piece] as Faction
  if (piece === base(f)) return (reach === 'own-bases-last' ? others(g, f, s) : guards(g, f, s)) === 0
  if (reach === 'exposed') return piece === active(f)
  return reach !== 'bases-last' || piece !== COALITION_TROOPS || governmentCubes(g, s) === 0
}

/** 3.2.4 Whether something of the insurgents is exposed in a space. */
export const isAnyExposed = (g: Game, s: Space): boolean => isExposed(g, TALIBAN, s) || isExposed(g, WARLORDS, s)

/** Whether an action of this reach finds anything of these factions in a space. */
export function isAnyWithinReach(g: Game, s: Space, from: readonly Faction[], reach: Reach): boolean {
  for (const f of from) for (const piece of kinds(f)) if (isWithinReach(g, piece, s, reach)) return true
  return false
}

/** 3.3.3 Where Coalition pieces go that an Attack removes; all others become Available. */
const boxOf = (f: Faction, reach: Reach): number => (f === COALITION && reach === 'bases-last' ? CASUALTIES : AVAILABLE)

/**
 * Removes up to n pieces of the given factions as the acting faction chooses (1.4.1, 3.1; ruling 11). Gives the pieces removed.
 */
export function removeEnemies(
  g: Game,
  by: Faction,
  s: Space,
  n: number,
  from: readonly Faction[],
  reach: Reach,
  rule: string,
  id: Message = 'remove.which',
): readonly Piece[] {
  const isInReach = (piece: Piece): boolean => isWithinReach(g, piece, s, reach)
  const take = (piece: Piece): void => remove(g, piece, s, 1, boxOf(g.volume.factionOf[piece] as Faction, reach))
  return hitTargets(g, by, s, n, from, isInReach, take, rule, id)
}
