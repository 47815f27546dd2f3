import type { Faction, Piece, Space } from './ids.ts'
import { SPACES_A_WORD } from './layout.ts'
import type { Game, PresenceCache } from './model.ts'
import { count } from './reading.ts'

/**
 * Where factions have pieces, one bit a space. It is part of the state, so every copy has its own; it is the only part that could
 * be counted from the rest: rules that need own pieces look at a dozen spaces instead of the whole map.
 */

const EVERY_BIT = (1 << SPACES_A_WORD) - 1

/** Nobody anywhere: where every list begins. */
export const emptyPresence = (words: number): PresenceCache => ({ words: new Int16Array(words), spaces: [] })

/** The spaces where a faction has pieces, in the order of the map; listed again only if they changed. */
export function spacesWith(g: Game, faction: Faction): readonly Space[] {
  const { presence, presenceWords } = g.at
  const seen = g.presenceCache[faction] as PresenceCache
  const from = presence + faction * presenceWords
  let isSame = true
  for (let w = 0; w < presenceWords; w++) if (seen.words[w] !== g.n[from + w]) isSame = false
  if (isSame) return seen.spaces
  const spaces: Space[] = []
  for (let w = 0; w < presenceWords; w++) {
    const word = g.n[from + w] as number
    seen.words[w] = word
    for (let bits = word & EVERY_BIT; bits !== 0; bits &= bits - 1) {
      spaces.push((w * SPACES_A_WORD + 31 - Math.clz32(bits & -bits)) as Space)
    }
  }
  seen.spaces = spaces
  return spaces
}

/** Whether a faction has pieces in a space. */
export const isThere = (g: Game, faction: Faction, space: Space): boolean =>
  (((g.n[g.at.presence + faction * g.at.presenceWords + ((space / SPACES_A_WORD) | 0)] as number) >>
    (space % SPACES_A_WORD)) &
    1) ===
  1

/** Whether a faction has pieces in a space, counted. */
export function isPresent(g: Game, faction: Faction, space: Space): boolean {
  const kinds = g.volume.kindsOf[faction] as readonly Piece[]
  for (let i = 0; i < kinds.length; i++) if (count(g, space, kinds[i] as Piece) > 0) return true
  return false
}

/** Records whether the faction of a piece has any in a space; after every change of their number. */
export function notePresence(g: Game, piece: Piece, space: Space): void {
  const faction = g.volume.factionOf[piece] as Faction
  const at = g.at.presence + faction * g.at.presenceWords + ((space / SPACES_A_WORD) | 0)
  const bit = 1 << (space % SPACES_A_WORD)
  const word = g.n[at] as number
  g.n[at] = isPresent(g, faction, space) ? word | bit : word & ~bit
}
