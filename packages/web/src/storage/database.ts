/** The database that the browser has for this app, if it lets it have one. */

const NAME = 'coinflict'
const GAMES = 'games'

/** Milliseconds: a browser that has not opened the database by then seems not to want to. */
const PATIENCE = 4000

let opened: Promise<IDBDatabase> | undefined
let onLate = (): void => undefined

/** Does something if the database opens after all when nobody waits for it any more. */
export function whenLate(act: () => void): void {
  onLate = act
}

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      opened = undefined
      reject(error)
    }
    let isLate = false
    setTimeout(() => {
      isLate = true
      reject(new Error('the database does not open'))
    }, PATIENCE)
    try {
      const request = indexedDB.open(NAME, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' })
      request.onerror = () => fail(request.error)
      request.onsuccess = () => {
        const found = request.result
        // A later version of the app may want to change it, and the browser may take it away.
        found.onversionchange = () => found.close()
        for (const end of ['versionchange', 'close'])
          found.addEventListener(end, () => {
            opened = undefined
          })
        resolve(found)
        if (!isLate) return
        opened = Promise.resolve(found)
        onLate()
      }
    } catch (error) {
      fail(error)
    }
  })
  return opened
}

/** Does something with the games in the database, whole or not at all. */
export async function inDatabase<Result>(
  mode: IDBTransactionMode,
  act: (games: IDBObjectStore, give: (result: Result) => void) => void,
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

export function read<Result>(request: IDBRequest<Result>, then: (result: Result) => void): void {
  request.onsuccess = () => then(request.result)
}
