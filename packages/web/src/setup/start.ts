import { type SetupWish, saveOf, setupOf, Table } from '@coinflict/kernel/table'
import { SEAT_KINDS } from '@coinflict/players'
import { storeNewGame } from '../storage/store.ts'
import { boxOf } from '../volumes.ts'

/** Lays a new game out and keeps it; gives its name. Nobody answers yet, so no charts are needed. */
export async function startGame(game: string, wish: SetupWish): Promise<string> {
  const volume = await boxOf(game).volume()
  const table = new Table(volume, setupOf(volume, wish, SEAT_KINDS), [])
  return storeNewGame({ save: saveOf(table), over: false })
}
