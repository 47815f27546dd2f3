import type { Asked } from './asked.ts'
import type { Explanation } from './explanation.ts'
import type { Faction } from './ids.ts'

/** What is remembered of a game for those who watch it; a game nobody watches has none. */
export class GameRecord {
  /** What was asked before each entry, who gave it, and how many outcomes had been drawn before it. */
  readonly asked: (Asked | undefined)[] = []
  readonly answeredBy: Faction[] = []
  readonly drawnBefore: number[] = []
  /** Whom what was dealt face down belongs to, by its place among all that fell. */
  readonly faceDown = new Map<number, Faction>()
  /** What the players told of their own cards and dice, in the same way. */
  readonly told = new Set<number>()
  /** Why non-players gave their answers, by place in the journal. */
  explanations: (Explanation | undefined)[] = []

  /** What was asked before an entry; where somebody was kept waiting it is known already. */
  noteAsked(at: number, q: { asked(): Asked }): void {
    this.asked[at] ??= q.asked()
  }

  /** Who alone may know an entry: who gave it where it was asked in secret; nobody where it is open. */
  secretOf(at: number): Faction | undefined {
    return this.asked[at]?.isSecret === true ? this.answeredBy[at] : undefined
  }

  noteEntry(at: number, by: Faction, drawn: number): void {
    this.answeredBy[at] = by
    this.drawnBefore[at] = drawn
  }

  /** Whom an outcome belongs to, and whether players told it; one that was drawn in its place before was undone. */
  noteOutcome(drawn: number, owner: Faction | undefined, isTold: boolean): void {
    if (isTold) this.told.add(drawn)
    else this.told.delete(drawn)
    if (owner === undefined) this.faceDown.delete(drawn)
    else this.faceDown.set(drawn, owner)
  }

  /** Forgets what came from an entry on. */
  cut(length: number): void {
    this.asked.length = Math.min(this.asked.length, length)
    this.answeredBy.length = Math.min(this.answeredBy.length, length)
    this.drawnBefore.length = Math.min(this.drawnBefore.length, length)
    this.explanations.length = Math.min(this.explanations.length, length)
  }
}
