import type { Faction, Piece, Space } from '../state/ids.ts'
import type { Game } from '../state/model.ts'
import { spacesWith } from '../state/presence.ts'
import { available, count, isNonPlayer } from '../state/reading.ts'
import { DONE, wordSpace } from '../state/words.ts'
import { place, remove } from './forces.ts'
import { isAboutToChoose } from './transfers.ts'

/** What a volume says of pieces that come off the map to be placed again. */
export interface RecallRules {
  /** Whether the faction executes or operates in a way that lets it take such a piece off. */
  mayNow(g: Game, f: Faction, piece: Piece): boolean
  /** What follows in a space that pieces were taken off. */
  settle?(g: Game, s: Space): void
}

/** 1.4.1 Players without enough Available pieces of a kind may take such pieces off the map and place them again, as new ones. */
export function recalling({ mayNow, settle }: RecallRules) {
  const owner = (g: Game, piece: Piece): Faction => g.volume.factionOf[piece] as Faction

  /** Pieces in a space that become the same once they are off the map: a guerrilla in either state. */
  function alikeIn(g: Game, s: Space, piece: Piece): number {
    const kinds = g.volume.alike[piece] as readonly Piece[]
    let n = 0
    for (let i = 0; i < kinds.length; i++) n += count(g, s, kinds[i] as Piece)
    return n
  }

  /** Pieces on the map that could come off, now or once the operation is chosen; counted until there are as many as are wanted. */
  function recallable(g: Game, f: Faction, piece: Piece, wanted = 1): number {
    if (isNonPlayer(g, f) || !(mayNow(g, f, piece) || (owner(g, piece) === f && isAboutToChoose(g, f)))) return 0
    let n = 0
    for (const s of spacesWith(g, owner(g, piece))) {
      n += alikeIn(g, s, piece)
      if (n >= wanted) return wanted
    }
    return n
  }

  /** How many of the pieces that a faction wants to place it can: Available ones, and those that can be recalled. */
  function placeable(g: Game, f: Faction, piece: Piece, wanted: number): number {
    const ready = available(g, piece)
    return ready >= wanted ? wanted : ready + recallable(g, f, piece, wanted - ready)
  }

  /**
   * Places n pieces; what is not Available is taken off first, where the faction says, or not at all if it may leave it. Gives the number
   * placed.
   */
  function bring(g: Game, f: Faction, piece: Piece, s: Space, n = 1, mayLeave = false): number {
    if (g.volume.room(g, piece, s) === 0) return 0
    while (available(g, piece) < n && recallable(g, f, piece) > 0) if (!recall(g, f, piece, s, n, mayLeave)) break
    return place(g, piece, s, n)
  }

  /** Takes one piece off; returns whether it did. */
  function recall(g: Game, f: Faction, piece: Piece, to: Space, n: number, mayLeave: boolean): boolean {
    const q = g.ask(f, 'recall.where', '1.4.1', { space: to, piece })
    // Some may have been taken off just now.
    if (available(g, piece) >= n) return false
    for (const from of spacesWith(g, owner(g, piece))) if (alikeIn(g, from, piece) > 0) q.space(from)
    if (mayLeave) q.done()
    const answer = q.answer()
    if (answer === DONE) return false
    const from = wordSpace(answer)
    const q2 = g.ask(f, 'recall.which', '1.4.1', { space: from })
    for (const kind of (g.volume.alike[piece] as readonly Piece[]).toReversed())
      if (count(g, from, kind) > 0) q2.piece(kind)
    if (q2.size === 0) return true
    remove(g, q2.askPiece(), from)
    settle?.(g, from)
    return true
  }

  /** Asks how many pieces to place, at least one, and places them. */
  function bringSome(g: Game, f: Faction, piece: Piece, s: Space, most: () => number, rule: string): void {
    const q = g.ask(f, 'place.how-many', rule, { piece, space: s })
    bring(g, f, piece, s, q.askSome(most()))
  }

  return { placeable, bring, bringSome }
}
