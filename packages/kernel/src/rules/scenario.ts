import type { Reason } from '../state/asked.ts'
import type { Faction, Piece, Space } from '../state/ids.ts'
import type { Game } from '../state/model.ts'
import { available, inForce } from '../state/reading.ts'
import { layDeck } from './deck.ts'
import { place } from './forces.ts'

/** What the scenarios of every volume are laid out with: boxes, decks in piles, forces as printed or as the factions place them. */

/** All pieces wait beside the map. */
export function fillBoxes(g: Game): void {
  g.volume.supplies.forEach(({ count }, i) => {
    g.n[g.at.boxes + i] = count
  })
}

/**
 * A draw deck of so many cards that nobody has seen yet, with the rounds still to come in piles of about the same size. A lasting card that
 * is in force and was not seen was set aside at the start, as far as the others are enough.
 */
export function layPiles(
  g: Game,
  all: { readonly events: readonly number[]; readonly rounds: readonly number[] },
  seen: readonly number[],
  n: number,
): void {
  const isSetAside = (card: number): boolean => inForce(g, card, 'unshaded') || inForce(g, card, 'shaded')
  const unseen = (cards: readonly number[]): readonly number[] => cards.filter((card) => !seen.includes(card))
  const rounds = unseen(all.rounds).slice(0, n)
  const free = unseen(all.events).filter((card) => !isSetAside(card))
  const wanted = n - rounds.length
  const events = free.length >= wanted ? free : unseen(all.events)
  const end = (pile: number): number => Math.floor((pile * n) / rounds.length)
  const piles = rounds.map((_, pile) => ({ events: end(pile + 1) - end(pile) - 1, rounds: 1 }))
  layDeck(g, [[...events, ...rounds]], rounds.length === 0 ? [{ events: n, rounds: 0 }] : piles)
}

/** Forces by space and kind of piece, as a scenario lists them. */
export type Forces = Readonly<Record<string, Readonly<Record<string, number>> | undefined>>

/** Whether a faction's forces stand as printed although the players place theirs: it is a non-player. */
export const standsAsPrinted = (g: Game, faction: Faction): boolean => g.setup.seats[faction]?.nonPlayer === true

/** Sets up the printed forces of the factions that do not place theirs themselves. */
export function placeForces(g: Game, forces: Forces, placesItself: (faction: Faction) => boolean): void {
  const { factionOf, pieceIndex, spaceIndex } = g.volume
  for (const [id, here] of Object.entries(forces)) {
    for (const [pieceId, n] of Object.entries(here ?? {})) {
      const piece = pieceIndex.get(pieceId) as Piece
      if (!placesItself(factionOf[piece] as Faction)) place(g, piece, spaceIndex.get(id) as Space, n)
    }
  }
}

/**
 * A faction places so many of a piece, where it likes as far as nothing stands against it; bases one by one. What is no longer Available
 * (somebody placed it by hand) is not placed.
 */
export function deployPieces(
  g: Game,
  faction: Faction,
  piece: Piece,
  n: number,
  whyNot: (s: Space, left: number) => Reason | undefined,
): void {
  const { rule, volume } = g
  for (let left = n; left > 0; ) {
    const q = g.ask(faction, 'deploy.where', rule, { piece, n: left })
    if (available(g, piece) === 0) return
    const s = q.everySpace((space) => whyNot(space, left)).askSpace()
    const q2 = g.ask(faction, 'place.how-many', rule, { piece, space: s })
    const most = Math.min(left, available(g, piece), volume.room(g, piece, s))
    left -= place(g, piece, s, q2.askSome(isBase(g, piece) ? Math.min(1, most) : most))
  }
}

const isBase = (g: Game, piece: Piece): boolean => g.volume.pieces[piece]?.type === 'base'
