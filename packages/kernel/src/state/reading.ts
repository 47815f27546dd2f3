import type { Faction, Marker, Piece, Side, Space, Supply, Track } from './ids.ts'
import { DECK_AT, DECK_COUNT, PART, PHASE } from './layout.ts'
import type { Game } from './model.ts'

/** Reading the state. Only the mutators (forces.ts, influence.ts, tracks.ts, sequence.ts) write it. */

export const count = (g: Game, space: Space, piece: Piece): number => g.n[space * g.at.pieceKinds + piece] as number

/** Pieces of a kind that are Available; guerrillas in either state are one kind there. */
export const available = (g: Game, piece: Piece): number =>
  g.n[g.at.boxes + (g.volume.supplyOf[piece] as Supply)] as number

/** Pieces of a kind in one of the volume's boxes (0 is Available). */
export const inBox = (g: Game, box: number, piece: Piece): number =>
  g.n[g.at.boxes + box * g.at.supplies + (g.volume.supplyOf[piece] as Supply)] as number

/** The level of support, from -2 (active opposition) to 2 (active support). */
export const level = (g: Game, space: Space): number => g.n[g.at.levels + space] as number

export const markers = (g: Game, space: Space, marker: Marker): number =>
  g.n[g.at.markers + marker * g.at.spaces + space] as number

/** Markers of the same pool that are on the map, wherever they lie. */
export const inPlay = (g: Game, marker: Marker): number =>
  g.n[g.at.pools + (g.volume.poolOf[marker] as number)] as number

export const track = (g: Game, t: Track): number => g.n[g.at.tracks + t] as number

/** Resources that a faction may spend, from its own or a shared purse; none for a faction without one. */
export function resources(g: Game, faction: Faction): number {
  const purse = g.volume.purseOf[faction] as Track | -1
  if (purse === -1) return 0
  const floor = g.volume.floorOf[faction] as Track | -1
  return floor === -1 ? track(g, purse) : Math.max(0, track(g, purse) - track(g, floor))
}

/** The side of a lasting card that is in force. */
export function inForce(g: Game, card: number, side: Side): boolean {
  return g.n[g.at.lasting + card] === (side === 'unshaded' ? 1 : 2)
}

/** Whether a faction is run by the rule book's charts rather than by a player (8.0). */
export const isNonPlayer = (g: Game, faction: Faction): boolean => g.setup.seats[faction]?.nonPlayer === true

/** Whether a person sits there, who may want to wait for what others do before a question with a single answer is settled. */
export const isPerson = (g: Game, faction: Faction): boolean => g.setup.seats[faction]?.kind === 'person'

export const isEligible = (g: Game, faction: Faction): boolean => g.n[g.at.eligible + faction] === 1

export const phase = (g: Game): number => g.n[g.at.sequence + PHASE] as number
/** How far a phase of several parts has come. */
export const part = (g: Game): number => g.n[g.at.sequence + PART] as number

/** The card being played; 0 before the first. */
export const currentCard = (g: Game): number => cardAt(g, deckAt(g))
/** The card on top of the draw deck, if it lies open; 0 if nobody has seen it, or the deck is empty. */
export const nextCard = (g: Game): number => cardAt(g, deckAt(g) + 1)
export const deckAt = (g: Game): number => g.n[g.at.sequence + DECK_AT] as number
/** How many cards were seen: those played, and those of the draw deck that lie open. */
export const deckCount = (g: Game): number => g.n[g.at.sequence + DECK_COUNT] as number
/** The card at a place of the deck, played ones included; 0 where nobody has seen it. */
export const cardAt = (g: Game, at: number): number =>
  at < 0 || at >= deckCount(g) ? 0 : (g.n[g.at.deck + at] as number)

export const isRoundCard = (g: Game, card: number): boolean => g.volume.roundCards[card] === 1

export const isAdjacent = (g: Game, a: Space, b: Space): boolean => g.volume.adjacency[a * g.at.spaces + b] === 1
