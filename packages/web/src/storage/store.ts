import type { Save } from '@coinflict/kernel/table'
import { signal } from '@preact/signals'
import { inDatabase, read, whenLate } from './database.ts'
import { saveNow } from './deferred.ts'
import { dropStash, stashed, stashedIds, stashGame } from './stash.ts'
import type { StoredGame } from './stored-game.ts'

export type { StoredGame }

/** How many answers a saved game has; what chance brought is none. */
export const answersIn = ({ journal }: Save): number => journal.filter((key) => !key.startsWith('!')).length

/** A new name for a game of this browser. */
const newId = (): string => crypto.randomUUID().slice(0, 8)

/** This window, apart from others that have the same game open. */
export const WINDOW = newId()

/** Games that the browser did not take, as long as this page is open. */
const unkept = new Map<string, StoredGame>()

/** Whether the browser keeps no games, or not all. */
export const isForgetful = signal(false)

/** The browser took no game or gave none. */
function despair(): void {
  isForgetful.value = true
  addEventListener('beforeunload', warn)
}

/** A page that alone has a game is not left without a word. */
function warn(event: Event): void {
  if ([...unkept.keys()].some((id) => stashed(id) === undefined)) event.preventDefault()
}

whenLate(() => {
  isForgetful.value = false
  for (const game of unkept.values()) storeGame(game)
})

/** Games kept by earlier versions of the app have no revision. */
const whole = (game: StoredGame): StoredGame => ({ ...game, revision: game.revision ?? 0 })

/** The newest of what the store has of a game and what it was still to take; not what goes on from an older one than it has. */
function newest(kept: StoredGame | undefined, id: string): StoredGame | undefined {
  const [here, last] = [unkept.get(id), stashed(id)]
  const ahead = here !== undefined && here.revision >= (last?.revision ?? 0) ? here : last
  if (ahead === undefined || kept === undefined) return kept ?? ahead
  return goesOn(ahead, kept) ? ahead : kept
}

/** Whether a writing goes on from what the store has: from that very one, or from a later one of the same window. */
function goesOn({ on, by, revision }: StoredGame, kept: StoredGame): boolean {
  const isFromHere = on === undefined || (on.revision === kept.revision && on.by === kept.by)
  return revision > kept.revision && (isFromHere || by === kept.by)
}

/** Whether what another window has put by is as late as a game, and does not go on from an older one. */
const isRival = (last: StoredGame, game: StoredGame): boolean =>
  last.by !== game.by && last.revision >= game.revision && (last.on?.revision ?? 0) >= (game.on?.revision ?? 0)

/** Keeps a game, unless another window has kept as late or a later one: then that stays and is given. What the browser refuses, this page keeps. */
export async function storeGame(game: StoredGame): Promise<StoredGame | 'kept' | 'refused'> {
  const last = stashed(game.id)
  if (last !== undefined && isRival(last, game)) return last
  stashGame(game)
  try {
    const there = await inDatabase<StoredGame>('readwrite', (games, give) => {
      read(games.get(game.id) as IDBRequest<StoredGame | undefined>, (kept) => {
        const { on: _, ...written } = game
        if (kept === undefined || goesOn(game, whole(kept))) games.put(written)
        else give(whole(kept))
      })
    })
    dropTaken(game)
    return there ?? 'kept'
  } catch {
    unkept.set(game.id, game)
    despair()
    return 'refused'
  }
}

/** Drops what was put by until the store had it. */
function dropTaken({ id, by, revision }: StoredGame): void {
  if ((unkept.get(id)?.revision ?? 0) <= revision) unkept.delete(id)
  isForgetful.value = unkept.size > 0
  const last = stashed(id)
  if (last?.by === by && last.revision <= revision) dropStash(id)
}

/** Drops what this window put by for a game that gives way to another's. */
export function giveUp(id: string): void {
  unkept.delete(id)
  if (stashed(id)?.by === WINDOW) dropStash(id)
}

/** Keeps a game as a new one of this browser, under a new name or the one that others know it by; gives its name. */
export async function storeNewGame(game: Pick<StoredGame, 'save' | 'over' | 'warning'>, id = newId()): Promise<string> {
  await storeGame({ ...game, id, held: false, changed: Date.now(), revision: 1, by: WINDOW })
  return id
}

/** What the database has; nothing where the browser has none. */
async function fromDatabase<Result>(
  act: (games: IDBObjectStore, give: (result: Result) => void) => void,
): Promise<Result | undefined> {
  saveNow()
  try {
    return await inDatabase('readonly', act)
  } catch {
    despair()
    return undefined
  }
}

export async function findGame(id: string): Promise<StoredGame | undefined> {
  const kept = await fromDatabase<StoredGame>((games, give) => {
    read(games.get(id) as IDBRequest<StoredGame | undefined>, (game) => game && give(whole(game)))
  })
  return newest(kept, id)
}

/** Finds a game to play it on; what a window that was closed could not bring into the store comes there first. */
export async function takeUp(id: string): Promise<StoredGame | undefined> {
  const game = await findGame(id)
  if (game?.on === undefined || (await storeGame(game)) === 'refused') return game
  return findGame(id)
}

export async function deleteGame(id: string): Promise<void> {
  saveNow()
  unkept.delete(id)
  dropStash(id)
  await inDatabase('readwrite', (games) => games.delete(id)).catch(despair)
}

/** All kept games, the one played last first. */
export async function allGames(): Promise<readonly StoredGame[]> {
  const kept = await fromDatabase<StoredGame[]>((games, give) => read(games.getAll(), give))
  const found = new Map((kept ?? []).map((game) => [game.id, whole(game)]))
  const ids = new Set([...found.keys(), ...unkept.keys(), ...stashedIds()])
  return [...ids].flatMap((id) => newest(found.get(id), id) ?? []).sort((a, b) => b.changed - a.changed)
}
