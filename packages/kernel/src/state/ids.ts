/**
 * Ids inside the engine are small numbers with a brand, so that a space cannot be passed for a piece; outside (journals,
 * positions, protocol, tests) they are the readable names of the volume's data.
 */
declare const brand: unique symbol
type Branded<Name extends string> = number & { readonly [brand]: Name }

/** A map space: index into the volume's spaces. */
export type Space = Branded<'space'>
/** A faction: index into the volume's factions. */
export type Faction = Branded<'faction'>
/** Who can control spaces: index into the volume's holders, one faction or several together. */
export type Holder = Branded<'holder'>
/** A kind of piece as it stands on the map; an underground and an active guerrilla are two kinds. */
export type Piece = Branded<'piece'>
/** What a piece is drawn from: both kinds of a guerrilla share one supply. */
export type Supply = Branded<'supply'>
/** A marker that lies in spaces (terror, sabotage ...). */
export type Marker = Branded<'marker'>
/** A numbered track (resources, aid, president ...). */
export type Track = Branded<'track'>
/** An answer: anything that can be in a journal. See words.ts. */
export type Word = Branded<'word'>

/** Which side of a lasting card is in force. */
export type Side = 'unshaded' | 'shaded'

/** The names of a list, each with its index: `indexNames(['a', 'b'])` is `{ a: 0, b: 1 }`. */
export function indexNames<Name extends string, Id extends number>(
  names: readonly Name[],
): { readonly [N in Name]: Id } {
  return Object.fromEntries(names.map((name, index) => [name, index])) as { readonly [N in Name]: Id }
}
