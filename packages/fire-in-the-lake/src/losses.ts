import { rollDie } from '@coinflict/kernel/questions'
import { AVAILABLE, flip, hitTargets, remove } from '@coinflict/kernel/rules'
import { count, type Faction, type Game, isThere, type Piece, type Space } from '@coinflict/kernel/state'
import { ask } from './ask.ts'
import {
  active,
  areInsurgentsThere,
  base,
  CASUALTIES,
  COIN,
  coinBases,
  coinPieces,
  INSURGENTS,
  insurgentBases,
  insurgentPieces,
  isCoin,
  kinds,
  NVA,
  NVA_TROOPS,
  nvaTroops,
  tunneledBase,
  tunnels,
  US,
  VC,
} from './forces.ts'
import type { Message } from './text/messages.ts'

/** Which enemy pieces an action can reach. */
export type Reach =
  /** 3.2.4 NVA Troops first, then Active guerrillas, then Bases once no guerrilla of either faction is left. */
  | 'assault'
  /** Card 23: the same as if no Base had a Tunnel. */
  | 'breach'
  /** 4.2.1, 4.3.3 Any piece, Underground too; Bases once nothing else of the enemy is there. */
  | 'raid'
  /** 4.2.3 Active pieces, in any order; Bases once nothing else of the enemy is there. */
  | 'air-strike'
  /** 3.3.3, 4.4.3 Any US or ARVN piece; Bases once nothing else of either is there. US pieces become Casualties. */
  | 'attack'

/** Whether nothing but Bases of the other side is in a space (3.1: allies guard each other's Bases). */
const areBasesAlone = (g: Game, f: Faction, s: Space): boolean =>
  isCoin(f) ? coinPieces(g, s) === coinBases(g, s) : insurgentPieces(g, s) === insurgentBases(g, s)

/** Whether an action of this reach can remove such a piece. Tunneled Bases are out of reach (1.4.4), unless an event says otherwise. */
export function isWithinReach(g: Game, piece: Piece, s: Space, reach: Reach): boolean {
  if (count(g, s, piece) === 0) return false
  const f = g.volume.factionOf[piece] as Faction
  if (piece === base(f)) return areBasesAlone(g, f, s)
  if (!isCoin(f) && piece === tunneledBase(f)) return reach === 'breach' && areBasesAlone(g, f, s)
  switch (reach) {
    case 'assault':
    case 'breach':
      return piece === NVA_TROOPS || (piece === active(f) && nvaTroops(g, s) === 0)
    case 'air-strike':
      return piece === NVA_TROOPS || piece === active(f)
    default:
      return true
  }
}

/** Whether an action of this reach finds anything of these factions in a space. */
export function isAnyWithinReach(g: Game, s: Space, from: readonly Faction[], reach: Reach): boolean {
  for (const f of from) {
    if (!isThere(g, f, s)) continue
    for (const piece of kinds(f)) if (isWithinReach(g, piece, s, reach)) return true
  }
  return false
}

/** 1.4.1 US pieces that an Attack, an Ambush or a Bombardment removes are Casualties; all others become Available. */
export const boxOf = (piece: Piece, reach: Reach, g: Game): number =>
  reach === 'attack' && g.volume.factionOf[piece] === US ? CASUALTIES : AVAILABLE

/** Removes up to n enemy pieces as the acting faction chooses (3.1), of those that may go. Gives the pieces removed. */
export function removeEnemies(
  g: Game,
  by: Faction,
  s: Space,
  n: number,
  reach: Reach,
  rule: string,
  id: Message = 'remove.which',
  mayGo: (piece: Piece) => boolean = () => true,
): readonly Piece[] {
  const from = isCoin(by) ? INSURGENTS : COIN
  const isInReach = (piece: Piece): boolean => isWithinReach(g, piece, s, reach) && mayGo(piece)
  const take = (piece: Piece): void => remove(g, piece, s, 1, boxOf(piece, reach, g))
  return hitTargets(g, by, s, n, from, isInReach, take, rule, id)
}

/** 3.2.4 Whether an Assault on these factions comes upon Tunnels: nothing but Tunneled Bases is left of the insurgents. */
function areTunnelsNext(g: Game, s: Space, from: readonly Faction[]): boolean {
  const n = tunnels(g, NVA, s) + tunnels(g, VC, s)
  if (n === 0 || insurgentPieces(g, s) !== n) return false
  for (const f of from) if (tunnels(g, f, s) > 0) return true
  return false
}

/** 3.2.4 Whether an Assault on these factions can do anything in a space, if it is strong enough. */
export const isAnyExposed = (g: Game, s: Space, from = INSURGENTS): boolean =>
  areInsurgentsThere(g, s) && (isAnyWithinReach(g, s, from, 'assault') || areTunnelsNext(g, s, from))

/** 3.2.4 Where the next piece would be a Tunneled Base, a 4 to 6 takes off one Tunnel and nothing more. */
export function strikeTunnel(g: Game, by: Faction, s: Space, rule: string, from = INSURGENTS): void {
  if (!areTunnelsNext(g, s, from) || rollDie(g, undefined, s) < 4) return
  const q = ask(g, by, 'assault.tunnel', rule, { space: s })
  for (const f of from) if (tunnels(g, f, s) > 0) q.piece(tunneledBase(f))
  if (q.size > 0) flip(g, q.askPiece(), s)
}
