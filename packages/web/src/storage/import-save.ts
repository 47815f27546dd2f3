import { badInput } from '@coinflict/kernel/state'
import { saveOf } from '@coinflict/kernel/table'
import { boxOf, loadFullBox } from '../volumes.ts'
import { openSave } from './open.ts'
import { storeNewGame } from './store.ts'

/** Takes a saved game in as a new one of this browser, after it was read whole, by a name if it has one; gives its name. */
export async function importSave(save: unknown, id?: string): Promise<string> {
  const { game } = Object(save) as { game?: unknown }
  if (game === undefined) throw badInput('save', 'error.no-save')
  const { volume, families } = await loadFullBox(boxOf(game))
  const { table, warning, ...beginning } = openSave(volume, families, save)
  const kept = { save: saveOf(table, beginning), over: table.isOver, ...(warning === undefined ? {} : { warning }) }
  return storeNewGame(kept, id)
}
