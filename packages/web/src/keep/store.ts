import type { Save } from '@coinflict/kernel'
import { keepNow } from './later.ts'

/** A game as this browser keeps it. */
export interface KeptGame {
  readonly id: string
  readonly save: Save
  /** The last answer ended a turn and has not been confirmed. */
  readonly held: boolean
  readonly over: boolean
  /** When it was last played, in milliseconds. */
  readonly changed: number
}

const NAME = 'coinflict'
const GAMES = 'games'

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

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await database()).transaction(GAMES, mode)
  const request = act(transaction.objectStore(GAMES))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** The game kept last also lies here, written at once: a page that is closed in the same moment loses nothing. */
const LAST = 'coinflict.last'

function writeLast(game: KeptGame): void {
  try {
    localStorage.setItem(LAST, JSON.stringify(game))
  } catch {
    // The store keeps it a moment later.
  }
}

function readLast(): KeptGame | undefined {
  try {
    return (JSON.parse(localStorage.getItem(LAST) ?? 'null') as KeptGame | null) ?? undefined
  } catch {
    return undefined
  }
}

/** The newer of what the store has of a game and what was written last. */
function newer(kept: KeptGame | undefined, id: string): KeptGame | undefined {
  const last = readLast()
  return last?.id === id && last.changed > (kept?.changed ?? 0) ? last : kept
}

export function keepGame(game: KeptGame): Promise<unknown> {
  writeLast(game)
  return inStore('readwrite', (store) => store.put(game))
}

export async function findGame(id: string): Promise<KeptGame | undefined> {
  keepNow()
  return newer(await inStore('readonly', (store) => store.get(id) as IDBRequest<KeptGame | undefined>), id)
}

export function forgetGame(id: string): Promise<unknown> {
  keepNow()
  if (readLast()?.id === id) localStorage.removeItem(LAST)
  return inStore('readwrite', (store) => store.delete(id))
}

/** All kept games, the one played last first. */
export async function allGames(): Promise<readonly KeptGame[]> {
  keepNow()
  const games = await inStore('readonly', (store) => store.getAll() as IDBRequest<KeptGame[]>)
  return games.map((game) => newer(game, game.id) ?? game).sort((a, b) => b.changed - a.changed)
}

/** A new name for a game of this browser. */
export const newId = (): string => crypto.randomUUID().slice(0, 8)
