import type { Faction, Space } from '../state/ids.ts'
import type { Game } from '../state/model.ts'
import { available, count, isNonPlayer } from '../state/reading.ts'
import { spacesWith } from '../state/whereabouts.ts'
import { DONE, wordSpace } from '../state/words.ts'
import { activeKind, activeOf, baseKind, guerrillas, undergroundKind, undergroundOf } from './counting.ts'
import { place, remove } from './forces.ts'
import { isAboutToChoose } from './transfers.ts'

/** 3.3.1 What every Rally knows: two guerrillas make way for a base, and at a base several come at once. */

/** Two guerrillas, of either state as the faction likes, make way for a base. */
export function tradeForBase(g: Game, f: Faction, s: Space): void {
  const fromActive = g
    .ask(f, 'rally.base-active', '3.3.1', { space: s })
    .numbers(Math.max(0, 2 - undergroundOf(g, f, s)), Math.min(2, activeOf(g, f, s)))
    .askNumber()
  remove(g, activeKind(g, f), s, fromActive)
  remove(g, undergroundKind(g, f), s, 2 - fromActive)
  place(g, baseKind(g, f), s)
}

/** What a volume says of own guerrillas that come off the map to be placed again. */
export interface RecallRules {
  /** Whether the faction executes or operates in a way that lets it take own pieces off. */
  mayNow(g: Game, f: Faction): boolean
  /** What follows in a space that guerrillas were taken off. */
  settle?(g: Game, s: Space): void
}

/** 1.4.1 Players without enough Available guerrillas may take own ones off the map and place them again, Underground. */
export function recalling({ mayNow, settle }: RecallRules) {
  /** Guerrillas on the map that could come off, now or once the operation is chosen. */
  function onMap(g: Game, f: Faction): number {
    if (isNonPlayer(g, f) || !(mayNow(g, f) || isAboutToChoose(g, f))) return 0
    let n = 0
    for (const s of spacesWith(g, f)) n += guerrillas(g, f, s)
    return n
  }

  /** How many of the guerrillas that a faction wants to place it can: Available ones, and those that can be recalled. */
  function placeable(g: Game, f: Faction, wanted: number): number {
    const ready = available(g, undergroundKind(g, f))
    return ready >= wanted ? wanted : Math.min(wanted, ready + onMap(g, f))
  }

  /** Places n guerrillas; what is not Available is taken off first, where the faction says, or not at all if it may leave it. */
  function bring(g: Game, f: Faction, s: Space, n = 1, mayLeave = false): void {
    const underground = undergroundKind(g, f)
    if (g.volume.room(g, underground, s) === 0) return
    while (available(g, underground) < n && onMap(g, f) > 0) if (!recall(g, f, s, n, mayLeave)) break
    place(g, underground, s, n)
  }

  /** Takes one guerrilla off; tells whether it did. */
  function recall(g: Game, f: Faction, to: Space, n: number, mayLeave: boolean): boolean {
    const q = g.ask(f, 'recall.where', '1.4.1', { space: to })
    // Some may have been taken off just now.
    if (available(g, undergroundKind(g, f)) >= n) return false
    for (const from of spacesWith(g, f)) if (guerrillas(g, f, from) > 0) q.space(from)
    if (mayLeave) q.done()
    const answer = q.answer()
    if (answer === DONE) return false
    const from = wordSpace(answer)
    const q2 = g.ask(f, 'recall.which', '1.4.1', { space: from })
    for (const piece of [activeKind(g, f), undergroundKind(g, f)]) if (count(g, from, piece) > 0) q2.piece(piece)
    if (q2.size === 0) return true
    remove(g, q2.askPiece(), from)
    settle?.(g, from)
    return true
  }

  /** Asks how many guerrillas to place, at least one, and places them. */
  function bringSome(g: Game, f: Faction, s: Space, most: () => number, rule: string): void {
    const q = g.ask(f, 'place.how-many', rule, { piece: undergroundKind(g, f), space: s })
    bring(g, f, s, q.numbers(1, most()).askNumber())
  }

  return { placeable, bring, bringSome }
}
