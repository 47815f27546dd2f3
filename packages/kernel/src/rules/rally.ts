import type { Faction, Piece, Space } from '../state/ids.ts'
import type { Game } from '../state/model.ts'
import { available, count, isNonPlayer } from '../state/reading.ts'
import { spacesWith } from '../state/whereabouts.ts'
import { DONE, wordSpace } from '../state/words.ts'
import { place, remove } from './forces.ts'
import { isAboutToChoose } from './transfers.ts'

/** 3.3.1 What every Rally knows: two guerrillas make way for a base, and at a base several come at once. */

/** The kinds of piece of an insurgent faction. */
export interface InsurgentPieces {
  readonly underground: Piece
  readonly active: Piece
  readonly base: Piece
}

/** Two guerrillas, of either state as the faction likes, make way for a base. */
export function tradeForBase(g: Game, f: Faction, s: Space, { underground, active, base }: InsurgentPieces): void {
  const fromActive = g
    .ask(f, 'rally.base-active', '3.3.1', { space: s })
    .numbers(Math.max(0, 2 - count(g, s, underground)), Math.min(2, count(g, s, active)))
    .askNumber()
  remove(g, active, s, fromActive)
  remove(g, underground, s, 2 - fromActive)
  place(g, base, s)
}

/** What a volume says of own guerrillas that come off the map to be placed again. */
export interface RecallRules {
  piecesOf(f: Faction): InsurgentPieces
  /** Whether the faction executes or operates in a way that lets it take own pieces off. */
  mayNow(g: Game, f: Faction): boolean
  /** What follows in a space that guerrillas were taken off. */
  settle?(g: Game, s: Space): void
}

/** 1.4.1 Players without enough Available guerrillas may take own ones off the map and place them again, Underground. */
export function recalling({ piecesOf, mayNow, settle }: RecallRules) {
  /** Guerrillas on the map that could come off, now or once the operation is chosen; counted until there are as many as are wanted. */
  function recallable(g: Game, f: Faction, wanted = 1): number {
    if (isNonPlayer(g, f) || !(mayNow(g, f) || isAboutToChoose(g, f))) return 0
    let n = 0
    for (const s of spacesWith(g, f)) {
      n += guerrillasAt(g, f, s)
      if (n >= wanted) return wanted
    }
    return n
  }

  const guerrillasAt = (g: Game, f: Faction, s: Space): number =>
    count(g, s, piecesOf(f).underground) + count(g, s, piecesOf(f).active)

  /** How many of the guerrillas that a faction wants to place it can: Available ones, and those that can be recalled. */
  function placeable(g: Game, f: Faction, wanted: number): number {
    const ready = available(g, piecesOf(f).underground)
    return ready >= wanted ? wanted : ready + recallable(g, f, wanted - ready)
  }

  /** Places n guerrillas; what is not Available is taken off first, where the faction says, or not at all if it may leave it. */
  function bring(g: Game, f: Faction, s: Space, n = 1, mayLeave = false): void {
    const { underground } = piecesOf(f)
    if (g.volume.room(g, underground, s) === 0) return
    while (available(g, underground) < n && recallable(g, f) > 0) if (!recall(g, f, s, n, mayLeave)) break
    place(g, underground, s, n)
  }

  /** Takes one guerrilla off; tells whether it did. */
  function recall(g: Game, f: Faction, to: Space, n: number, mayLeave: boolean): boolean {
    const { underground, active } = piecesOf(f)
    const q = g.ask(f, 'recall.where', '1.4.1', { space: to })
    // Some may have been taken off just now.
    if (available(g, underground) >= n) return false
    for (const from of spacesWith(g, f)) if (guerrillasAt(g, f, from) > 0) q.space(from)
    if (mayLeave) q.done()
    const answer = q.answer()
    if (answer === DONE) return false
    const from = wordSpace(answer)
    const q2 = g.ask(f, 'recall.which', '1.4.1', { space: from })
    for (const piece of [active, underground]) if (count(g, from, piece) > 0) q2.piece(piece)
    if (q2.size === 0) return true
    remove(g, q2.askPiece(), from)
    settle?.(g, from)
    return true
  }

  /** Asks how many guerrillas to place, at least one, and places them. */
  function bringSome(g: Game, f: Faction, s: Space, most: () => number, rule: string): void {
    const q = g.ask(f, 'place.how-many', rule, { piece: piecesOf(f).underground, space: s })
    bring(g, f, s, q.numbers(1, most()).askNumber())
  }

  return { placeable, bring, bringSome }
}
