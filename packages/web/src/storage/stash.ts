import type { StoredGame } from './stored-game.ts'

/** What is being written also lies here, at once: a page that is closed in the same moment loses nothing. A browser may refuse that. */
const PREFIX = 'coinflict.last.'

export function stashed(id: string): StoredGame | undefined {
  try {
    return (JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as StoredGame | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Stashes a game for the store, which takes it a moment later. */
export function stashGame(game: StoredGame): void {
  try {
    localStorage.setItem(PREFIX + game.id, JSON.stringify(game))
  } catch {
    // The store keeps it a moment later.
  }
}

export function dropStash(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id)
  } catch {
    // There is none.
  }
}

/** The names of all games that are stashed. */
export function stashedIds(): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
  } catch {
    return []
  }
}
