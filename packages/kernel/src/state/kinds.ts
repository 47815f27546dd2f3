import type { FactionFacts, HolderFacts, PieceFacts } from './facts.ts'
import type { Faction, Piece } from './ids.ts'

/**
 * Kinds of piece that stand in a row, for each faction or holder: where they begin and end, two numbers each. What belongs together stands
 * together in a volume's facts (a faction's guerrillas, its bases, all it has, all of one side), so rules count it with a few reads.
 */
export type Rows = Uint8Array

/** Whose pieces stand where, found once from the facts (rules/counting.ts counts them). */
export interface Kinds {
  /** By faction: all it has, its guerrillas in either state, its bases, and all that its side has. */
  readonly own: Rows
  readonly guerrillas: Rows
  readonly bases: Rows
  readonly friends: Rows
  /** By faction: what of it lies Underground (guerrillas, special forces), and the same turned Active; -1 if it has none. */
  readonly underground: Int8Array
  readonly active: Int8Array
  /** By faction: whom it fights. */
  readonly enemies: readonly (readonly Faction[])[]
  /** By holder: all that its factions have; what no holder has; and by faction: its holder, -1 if it is none's. */
  readonly held: Rows
  readonly unheld: readonly Piece[]
  readonly holderOf: Int8Array
  /** Of all factions together. */
  readonly allGuerrillas: readonly Piece[]
  readonly allBases: readonly Piece[]
}

/** 1.5 Factions of one side are friends; one without a side has none. */
const areFriends = (a: FactionFacts, b: FactionFacts): boolean => a === b || (a.side !== undefined && a.side === b.side)

const isBase = ({ type }: PieceFacts): boolean => type === 'base'
const isGuerrilla = ({ type }: PieceFacts): boolean => type === 'guerrilla'
const isUnderground = ({ flip, active }: PieceFacts): boolean => flip !== undefined && active !== true
const isActive = ({ active }: PieceFacts): boolean => active === true

const piecesWhere = (pieces: readonly PieceFacts[], fits: (piece: PieceFacts) => boolean): readonly Piece[] =>
  pieces.flatMap((piece, i) => (fits(piece) ? [i as Piece] : []))

/** The kinds that fit, for each of some owners, as rows. */
function rowsOf<Owner>(
  owners: readonly Owner[],
  pieces: readonly PieceFacts[],
  fits: (piece: PieceFacts, owner: Owner) => boolean,
): Rows {
  const rows = owners.map((owner) => {
    const list = piecesWhere(pieces, (piece) => fits(piece, owner))
    const from = list[0] ?? 0
    if (list.some((piece, i) => piece !== from + i)) throw new Error(`apart: ${list.map((p) => pieces[p]?.id)}`)
    return [from, from + list.length]
  })
  return Uint8Array.from(rows.flat())
}

export function kindsIn(
  factions: readonly FactionFacts[],
  pieces: readonly PieceFacts[],
  holders: readonly HolderFacts[],
): Kinds {
  const owner = (piece: PieceFacts): FactionFacts => factions.find(({ id }) => id === piece.faction) as FactionFacts
  const rows = (fits: (piece: PieceFacts) => boolean): Rows =>
    rowsOf(factions, pieces, (piece, f) => owner(piece) === f && fits(piece))
  const one = (fits: (piece: PieceFacts) => boolean): Int8Array =>
    Int8Array.from(factions, (f) => pieces.findIndex((piece) => owner(piece) === f && fits(piece)))
  return {
    own: rows(() => true),
    guerrillas: rows(isGuerrilla),
    bases: rows(isBase),
    friends: rowsOf(factions, pieces, (piece, f) => areFriends(owner(piece), f)),
    underground: one(isUnderground),
    active: one(isActive),
    enemies: factions.map((f) => factions.flatMap((other, i) => (areFriends(f, other) ? [] : [i as Faction]))),
    held: rowsOf(holders, pieces, (piece, holder) => holder.factions.includes(piece.faction)),
    unheld: piecesWhere(pieces, ({ faction }) => !holders.some((holder) => holder.factions.includes(faction))),
    holderOf: Int8Array.from(factions, ({ id }) => holders.findIndex((holder) => holder.factions.includes(id))),
    allGuerrillas: piecesWhere(pieces, isGuerrilla),
    allBases: piecesWhere(pieces, isBase),
  }
}

/** The kinds of piece of a faction, for the rules of a volume. */
export function kindsOf(factions: readonly FactionFacts[], pieces: readonly PieceFacts[]) {
  const lists = (fits: (piece: PieceFacts) => boolean): readonly (readonly Piece[])[] =>
    factions.map(({ id }) => piecesWhere(pieces, (piece) => piece.faction === id && fits(piece)))
  const firsts = (fits: (piece: PieceFacts) => boolean): Int8Array =>
    Int8Array.from(lists(fits), ([piece]) => piece ?? -1)
  const all = lists(() => true)
  const guerrillas = lists(isGuerrilla)
  const base = firsts(isBase)
  const underground = firsts(isUnderground)
  const active = firsts(isActive)
  return {
    /** Every kind. */
    kinds: (f: Faction): readonly Piece[] => all[f] as readonly Piece[],
    base: (f: Faction): Piece => base[f] as Piece,
    /** Of a faction with pieces that can be either. */
    underground: (f: Faction): Piece => underground[f] as Piece,
    active: (f: Faction): Piece => active[f] as Piece,
    /** Guerrillas in either state. */
    guerrillaKinds: (f: Faction): readonly Piece[] => guerrillas[f] as readonly Piece[],
  }
}
