import type { Loaded, Save } from '@coinflict/kernel/table'
import { saveNow } from './deferred.ts'

/** A game as this browser keeps it. */
export interface StoredGame {
  readonly id: string
  readonly save: Save
  /** The last answer ended a turn and has not been confirmed. */
  readonly held: boolean
  readonly over: boolean
  /** When it was last played, in milliseconds. */
  readonly changed: number
  /** Which writing of this game it is, counted from 1, and the window that wrote it. */
  readonly revision: number
  readonly by: string
  /** What there is to say about it when it is opened: it was read from elsewhere and is not all as it was. */
  readonly warning?: Loaded['warning']
}

/** How many answers a saved game has; what chance brought is none. */
export const answersIn = ({ journal }: Save): number => journal.filter((key) => !key.startsWith('!')).length

const NAME = 'coinflict'
const GAMES = 'games'

/** A new name for a game of this browser. */
const newId = (): string => crypto.randomUUID().slice(0, 8)

/** This window, apart from others that have the same game open. */
export const WINDOW = newId()

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => {
      opened = undefined
      reject(request.error)
    }
  })
  return opened
}

/** Does something with the store, whole or not at all. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore, give: (result: Result) => void) => void,
): Promise<Result | undefined> {
  const transaction = (await database()).transaction(GAMES, mode)
  let given: Result | undefined
  act(transaction.objectStore(GAMES), (result) => {
    given = result
  })
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(given)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

function read<Result>(request: IDBRequest<Result>, then: (result: Result) => void): void {
  request.onsuccess = () => then(request.result)
}

/** Games kept by earlier versions of the app have no revision. */
const whole = (game: StoredGame): StoredGame => ({ ...game, revision: game.revision ?? 0 })

/** What is being written also lies here, at once: a page that is closed in the same moment loses nothing. */
const lastKey = (id: string): string => `coinflict.last.${id}`

function readLast(id: string): StoredGame | undefined {
  try {
    return (JSON.parse(localStorage.getItem(lastKey(id)) ?? 'null') as StoredGame | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Stashes a game for the store, which takes it a moment later. */
export function stashGame(game: StoredGame): void {
  try {
    localStorage.setItem(lastKey(game.id), JSON.stringify(game))
  } catch {
    // The store keeps it a moment later.
  }
}

/** Takes away what the store has seen. */
function dropStash({ id, revision, by }: StoredGame): void {
  const last = readLast(id)
  if (last?.by === by && last.revision <= revision) localStorage.removeItem(lastKey(id))
}

/** The newer of what the store has of a game and what is stashed. */
function newest(kept: StoredGame | undefined, id: string): StoredGame | undefined {
  const last = readLast(id)
  return last !== undefined && last.revision > (kept?.revision ?? 0) ? last : kept
}

/** Keeps a game, unless another window has kept as late or a later one: then that stays and is given. */
export async function storeGame(game: StoredGame): Promise<StoredGame | undefined> {
  const last = readLast(game.id)
  if (last !== undefined && last.by !== game.by && last.revision >= game.revision) return last
  stashGame(game)
  const there = await inStore<StoredGame>('readwrite', (store, give) => {
    read(store.get(game.id) as IDBRequest<StoredGame | undefined>, (kept) => {
      if (kept !== undefined && whole(kept).revision >= game.revision) give(whole(kept))
      else store.put(game)
    })
  })
  dropStash(game)
  return there
}

/** Keeps a game as a new one of this browser, under a new name or the one that others know it by; gives its name. */
export async function storeNewGame(game: Pick<StoredGame, 'save' | 'over' | 'warning'>, id = newId()): Promise<string> {
  await storeGame({ ...game, id, held: false, changed: Date.now(), revision: 1, by: WINDOW })
  return id
}

export async function findGame(id: string): Promise<StoredGame | undefined> {
  saveNow()
  const kept = await inStore<StoredGame>('readonly', (store, give) => {
    read(store.get(id) as IDBRequest<StoredGame | undefined>, (game) => game && give(whole(game)))
  })
  return newest(kept, id)
}

export async function deleteGame(id: string): Promise<void> {
  saveNow()
  localStorage.removeItem(lastKey(id))
  await inStore('readwrite', (store) => store.delete(id))
}

/** All kept games, the one played last first. */
export async function allGames(): Promise<readonly StoredGame[]> {
  saveNow()
  const games = await inStore<StoredGame[]>('readonly', (store, give) => read(store.getAll(), give))
  return (games ?? []).map((game) => newest(whole(game), game.id) ?? game).sort((a, b) => b.changed - a.changed)
}
