import type { Faction, Piece, Space } from '../state/ids.ts'
import type { Game } from '../state/model.ts'
import { count, isNonPlayer } from '../state/reading.ts'
import { DONE, wordFaction, wordPiece } from '../state/words.ts'
import { bases, pieces, undergroundOf } from './counting.ts'
import { flip } from './forces.ts'

/**
 * 1.4.1, 3.1 Who acts chooses whom it targets, piece by piece; a faction once targeted is affected to the full, as far as the action goes.
 * So stopping is possible only when nothing of those hit is in reach.
 */

/**
 * Hits up to n pieces of the given factions in a space, one by one, of those in reach; `hit` says what becomes of each. Gives the pieces.
 */
export function hitTargets(
  g: Game,
  by: Faction,
  s: Space,
  n: number,
  from: readonly Faction[],
  isInReach: (piece: Piece) => boolean,
  hit: (piece: Piece) => void,
  rule: string,
  id: string,
): readonly Piece[] {
  const taken: Piece[] = []
  let targeted = 0
  while (taken.length < n) {
    const q = g.ask(by, id, rule, { space: s, n: n - taken.length })
    let mustGoOn = taken.length === 0
    for (const f of from) {
      for (const piece of g.volume.kindsOf[f] as readonly Piece[]) {
        if (!isInReach(piece)) continue
        q.piece(piece)
        if (targeted & (1 << f)) mustGoOn = true
      }
    }
    if (q.size === 0) return taken
    if (!mustGoOn) q.done()
    const answer = q.answer()
    if (answer === DONE) return taken
    const piece = wordPiece(answer)
    targeted |= 1 << (g.volume.factionOf[piece] as Faction)
    hit(piece)
    taken.push(piece)
  }
  return taken
}

/** 3.2.4 Whether something of a faction is exposed in a space: what is seen, and bases where nothing of it lies Underground. */
export function isExposed(g: Game, f: Faction, s: Space): boolean {
  const hidden = undergroundOf(g, f, s)
  const open = pieces(g, f, s) - hidden
  return open > 0 && (hidden === 0 || open > bases(g, f, s))
}

/**
 * 3.1 Who Sweeps or Patrols shows up to n guerrillas of the given kinds; it may spare a faction, also one that is alone there. Of a faction
 * that it does not spare it shows as many as it can (1.4.1). Non-players spare none (8.1).
 */
export function search(g: Game, by: Faction, s: Space, n: number, from: readonly Piece[], rule: string): void {
  if (isNonPlayer(g, by)) {
    activate(g, by, s, n, from, rule)
    return
  }
  const isHidden = (piece: Piece): boolean => count(g, s, piece) > 0
  const show = (piece: Piece, most: number): number => {
    const shown = Math.min(most, count(g, s, piece))
    flip(g, piece, s, shown)
    return shown
  }
  const targeted: Piece[] = []
  for (let left = n; left > 0; ) {
    const hidden = from.filter(isHidden)
    const [only] = hidden
    if (only === undefined) return
    if (hidden.length === 1 && targeted.includes(only)) {
      show(only, left)
      return
    }
    const q = g.ask(by, 'activate.whose', rule, { space: s })
    // Some may have been moved by hand just now.
    const still = from.filter(isHidden)
    for (const piece of still) q.faction(g.volume.factionOf[piece] as Faction)
    if (!still.some((piece) => targeted.includes(piece))) q.done()
    const answer = q.answer()
    if (answer === DONE) return
    const piece = still.find((each) => g.volume.factionOf[each] === wordFaction(answer)) as Piece
    targeted.push(piece)
    left -= show(piece, still.length === 1 ? left : 1)
  }
}

/** Turns up to n underground guerrillas of the given kinds Active, one by one as the acting faction chooses. */
export function activate(g: Game, by: Faction, s: Space, n: number, from: readonly Piece[], rule: string): void {
  let targeted = 0
  const isHidden = (piece: Piece): boolean => count(g, s, piece) > 0
  const ownerOf = (piece: Piece): Faction => g.volume.factionOf[piece] as Faction
  const isTargeted = (piece: Piece): boolean => (targeted & (1 << ownerOf(piece))) !== 0
  for (let found = 0; found < n; found++) {
    const hidden = from.filter(isHidden)
    const [only] = hidden
    if (only === undefined) return
    // Only one faction is hidden here: all it must show is shown at once.
    if (hidden.length === 1 && (found === 0 || isTargeted(only))) {
      flip(g, only, s, Math.min(n - found, count(g, s, only)))
      return
    }
    const q = g.ask(by, 'activate.whose', rule, { space: s })
    // Some may have been moved by hand just now.
    const left = hidden.filter(isHidden)
    for (const piece of left) q.faction(ownerOf(piece))
    if (left.length === 0 || (found > 0 && !left.some(isTargeted))) q.done()
    const answer = q.answer()
    if (answer === DONE) return
    const f = wordFaction(answer)
    targeted |= 1 << f
    flip(g, left.find((piece) => ownerOf(piece) === f) as Piece, s)
  }
}
