import type { Loaded, Save } from '@coinflict/kernel/table'
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
const whole = (game: KeptGame): KeptGame => ({ ...game, revision: game.revision ?? 0 })

/** What is being written also lies here, at once: a page that is closed in the same moment loses nothing. */
const lastKey = (id: string): string => `coinflict.last.${id}`

function readLast(id: string): KeptGame | undefined {
  try {
    return (JSON.parse(localStorage.getItem(lastKey(id)) ?? 'null') as KeptGame | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Lays a game ready for the store, which takes it a moment later. */
export function layReady(game: KeptGame): void {
  try {
    localStorage.setItem(lastKey(game.id), JSON.stringify(game))
  } catch {
    // The store keeps it a moment later.
  }
}

/** Takes away what the store has seen. */
function takeAway({ id, revision, by }: KeptGame): void {
  const last = readLast(id)
  if (last?.by === by && last.revision <= revision) localStorage.removeItem(lastKey(id))
}

/** The newer of what the store has of a game and what lies ready. */
function newest(kept: KeptGame | undefined, id: string): KeptGame | undefined {
  const last = readLast(id)
  return last !== undefined && last.revision > (kept?.revision ?? 0) ? last : kept
}

/** Keeps a game, unless another window has kept as late or a later one: then that stays and is given. */
export async function keepGame(game: KeptGame): Promise<KeptGame | undefined> {
  const last = readLast(game.id)
  if (last !== undefined && last.by !== game.by && last.revision >= game.revision) return last
  layReady(game)
  const there = await inStore<KeptGame>('readwrite', (store, give) => {
    read(store.get(game.id) as IDBRequest<KeptGame | undefined>, (kept) => {
      if (kept !== undefined && whole(kept).revision >= game.revision) give(whole(kept))
      else store.put(game)
    })
  })
  takeAway(game)
  return there
}

/** Keeps a game as a new one of this browser; gives its name. */
export async function keepNew(game: Pick<KeptGame, 'save' | 'over' | 'warning'>): Promise<string> {
  const id = newId()
  await keepGame({ ...game, id, held: false, changed: Date.now(), revision: 1, by: WINDOW })
  return id
}

export async function findGame(id: string): Promise<KeptGame | undefined> {
  keepNow()
  const kept = await inStore<KeptGame>('readonly', (store, give) => {
    read(store.get(id) as IDBRequest<KeptGame | undefined>, (game) => game && give(whole(game)))
  })
  return newest(kept, id)
}

export async function forgetGame(id: string): Promise<void> {
  keepNow()
  localStorage.removeItem(lastKey(id))
  await inStore('readwrite', (store) => store.delete(id))
}

/** All kept games, the one played last first. */
export async function allGames(): Promise<readonly KeptGame[]> {
  keepNow()
  const games = await inStore<KeptGame[]>('readonly', (store, give) => read(store.getAll(), give))
  return (games ?? []).map((game) => newest(whole(game), game.id) ?? game).sort((a, b) => b.changed - a.changed)
}
