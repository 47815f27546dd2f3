import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { controlledBy, controlledWith, guerrillas } from '@coinflict/kernel/rules'
import {
  count,
  type Faction,
  inForce,
  type Piece,
  type Space,
  spacesWith,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { CARD } from '../../../events/lasting.ts'
import {
  ARVN,
  ARVN_BASE,
  active,
  COIN_BASES,
  COIN_CUBES,
  coinPieces,
  NVA,
  NVA_CONTROL,
  nvaTroops,
  US,
  US_BASE,
  US_TROOPS,
  underground,
} from '../../../forces.ts'
import { cubesAfter, cubesInTurn, targetsOf } from '../../terms.ts'

/** 8.6.2 Whom an Attack of the NVA would hit, and who would carry it out. */

/** A large group of Troops or of guerrillas. */
export const LARGE = 4

export const isBase = (piece: Piece): boolean => COIN_BASES.includes(piece)
export const isSpecialForce = (piece: Piece): boolean =>
  [underground(US), underground(ARVN), active(US), active(ARVN)].includes(piece)
export const isUs = (np: NonPlayer, piece: Piece): boolean => np.g.volume.factionOf[piece] === US

/** 8.1.2, 8.6.2/3-4 The enemies that go if so many do; Bases once they are alone. */
export function victims(np: NonPlayer, s: Space, n: number): readonly Piece[] {
  const left = new Map<Piece, number>()
  const guards = targetsOf(np, s).filter((piece) => !isBase(piece) && !COIN_CUBES.includes(piece))
  let cubes = cubesInTurn(np, s)
  const there = (piece: Piece): number => left.get(piece) ?? count(np.g, s, piece)
  const gone: Piece[] = []
  while (gone.length < n) {
    const piece = [...guards, ...cubes, US_BASE, ARVN_BASE].find((each) => there(each) > 0)
    if (piece === undefined) break
    left.set(piece, there(piece) - 1)
    if (COIN_CUBES.includes(piece)) cubes = cubesAfter(piece)
    gone.push(piece)
  }
  return gone
}

/** NVA Troops that are left to Attack in a space: PT-76 (card 45, unshaded) costs one first. */
const attackers = ({ g }: NonPlayer, s: Space): number =>
  Math.max(0, nvaTroops(g, s) - (inForce(g, CARD.pt76, 'unshaded') ? 1 : 0))

/** Whether Troops would Attack in a space, if anybody does. */
const isForTroops = ({ g }: NonPlayer, s: Space): boolean => nvaTroops(g, s) >= LARGE || guerrillas(g, NVA, s) < LARGE

/** How many more enemies go by shaded PT-76 (card 45). */
function moreByTanks(np: NonPlayer, s: Space): number {
  const enemies = coinPieces(np.g, s)
  const n = attackers(np, s)
  return Math.min(n, enemies) - Math.min(Math.floor(n / 2), enemies)
}

/** 8.6.2 Which/5 Whether the tanks are for this space: nowhere else they take more. */
export function isForTanks(np: NonPlayer, s: Space): boolean {
  const { g, op } = np
  if (!inForce(g, CARD.pt76, 'shaded')) return false
  const chosen = np.noted<Space>('tanks')
  if (chosen !== undefined) return chosen === s
  const more = moreByTanks(np, s)
  const isOpen = (other: Space): boolean => isForTroops(np, other) && op?.spaces.includes(other) !== true
  return more > 0 && !spacesWith(g, NVA).some((other) => isOpen(other) && moreByTanks(np, other) > more)
}

/** How many enemies the Troops in a space can remove. */
const strength = (np: NonPlayer, s: Space): number =>
  isForTanks(np, s) ? attackers(np, s) : Math.floor(attackers(np, s) / 2)

/** Who Attacks in a space. */
export const MASS = word('mass')
export const GUERRILLAS = word('guerrillas')
export const TROOPS = word('troops')

/** 8.6.2 Which Who Attacks there, Ambush aside: 4 or more Troops, else 4 or more guerrillas, else Troops if they are enough. */
export function attackersAt(np: NonPlayer, s: Space): Word | undefined {
  const { g } = np
  if (coinPieces(g, s) === 0) return undefined
  if (nvaTroops(g, s) >= LARGE) return MASS
  if (guerrillas(g, NVA, s) >= LARGE) return GUERRILLAS
  return strength(np, s) > 0 ? TROOPS : undefined
}

/** What an Attack there would remove, by those who would Attack or by Troops alone. */
export const removedAt = (np: NonPlayer, s: Space): readonly Piece[] =>
  victims(np, s, attackersAt(np, s) === GUERRILLAS ? 2 : strength(np, s))
const removedByTroops = (np: NonPlayer, s: Space): readonly Piece[] => victims(np, s, strength(np, s))

/** 8.6.2/0 Whether Troops would add NVA Control, remove a Base, or the last or at least 4 enemies. */
export function isWorthAttack(np: NonPlayer, s: Space): boolean {
  const { g } = np
  const removed = removedByTroops(np, s)
  if (removed.length === 0) return false
  if (removed.length === coinPieces(g, s) || removed.length >= LARGE || removed.some(isBase)) return true
  return controlledBy(g, s) !== NVA_CONTROL && controlAfter(np, s, removed) === NVA_CONTROL
}

/** 3.3.3 Who Controls the space then: US Troops and Bases cost one Troop each. */
function controlAfter(np: NonPlayer, s: Space, removed: readonly Piece[]) {
  const { g } = np
  const more = [0, 0, 0, 0]
  const lose = (f: Faction, n = 1): void => {
    more[f] = (more[f] as number) - n
  }
  for (const piece of removed) lose(g.volume.factionOf[piece] as Faction)
  const attrition = removed.filter((piece) => piece === US_TROOPS || piece === US_BASE).length
  lose(NVA, nvaTroops(g, s) - attackers(np, s) + Math.min(attackers(np, s), attrition))
  return controlledWith(g, s, more)
}
