import type { Faction, Holder, Piece, Space } from '../state/ids.ts'
import type { Rows } from '../state/kinds.ts'
import type { Game } from '../state/model.ts'
import { count } from '../state/reading.ts'

/** How many pieces stand in a space, of whom and of what kind. */

/** Pieces of the kinds in one of the rows. */
export function inRow({ n, at }: Game, s: Space, rows: Rows, of: Faction | Holder): number {
  const first = s * at.pieceKinds
  const end = first + (rows[2 * of + 1] as number)
  let sum = 0
  for (let i = first + (rows[2 * of] as number); i < end; i++) sum += n[i] as number
  return sum
}

/** Pieces of the kinds given. */
export function countOf(g: Game, s: Space, kinds: readonly Piece[]): number {
  const first = s * g.at.pieceKinds
  let n = 0
  for (let i = 0; i < kinds.length; i++) n += g.n[first + (kinds[i] as Piece)] as number
  return n
}

/** The kinds of a faction with guerrillas or special forces: what lies Underground, the same turned Active, and its base. */
export const undergroundKind = (g: Game, f: Faction): Piece => g.at.underground[f] as Piece
export const activeKind = (g: Game, f: Faction): Piece => g.at.active[f] as Piece
export const baseKind = (g: Game, f: Faction): Piece => g.at.bases[2 * f] as Piece

/** 1.4.3 Pieces of a faction that lie Underground, and those of them that are Active: guerrillas, or special forces. */
export function undergroundOf(g: Game, f: Faction, s: Space): number {
  const piece = g.at.underground[f] as Piece | -1
  return piece === -1 ? 0 : count(g, s, piece)
}
export function activeOf(g: Game, f: Faction, s: Space): number {
  const piece = g.at.active[f] as Piece | -1
  return piece === -1 ? 0 : count(g, s, piece)
}

/** Guerrillas of a faction: Underground, and Active next to it. */
export function guerrillas({ n, at }: Game, f: Faction, s: Space): number {
  const first = at.guerrillas[2 * f] as number
  if (first === at.guerrillas[2 * f + 1]) return 0
  const i = s * at.pieceKinds + first
  return (n[i] as number) + (n[i + 1] as number)
}
export const allGuerrillas = (g: Game, s: Space): number => countOf(g, s, g.at.allGuerrillas)

export const bases = (g: Game, f: Faction, s: Space): number => inRow(g, s, g.at.bases, f)
export const allBases = (g: Game, s: Space): number => countOf(g, s, g.at.allBases)

/** Bases of a faction on the whole map. */
export function basesOnMap(g: Game, f: Faction): number {
  let sum = 0
  for (const s of g.volume.allSpaces) sum += bases(g, f, s)
  return sum
}

/** 1.4.2 How many more bases may stand in a space: two in all, none on lines of communication. */
export const baseRoom = (g: Game, s: Space): number =>
  g.at.lines[s] === 1 ? 0 : Math.max(0, MOST_BASES - allBases(g, s))
const MOST_BASES = 2

/** All pieces of a faction, and of everybody. */
export const pieces = (g: Game, f: Faction, s: Space): number => inRow(g, s, g.at.own, f)
export function allPieces(g: Game, s: Space): number {
  const { pieceKinds } = g.at
  const end = (s + 1) * pieceKinds
  let n = 0
  for (let at = end - pieceKinds; at < end; at++) n += g.n[at] as number
  return n
}

/** 1.5 Whom a faction fights, and how many of their pieces there are. */
export const enemiesOf = (g: Game, f: Faction): readonly Faction[] => g.at.enemies[f] as readonly Faction[]
export const enemies = (g: Game, f: Faction, s: Space): number => allPieces(g, s) - inRow(g, s, g.at.friends, f)

/** More pieces of a faction than of all others together, on lines of communication too. */
export const outnumbers = (g: Game, f: Faction, s: Space): boolean => 2 * pieces(g, f, s) > allPieces(g, s)
