import { saveOf } from '@coinflict/kernel/table'
import { shelfOf, unpackBox } from '../volumes.ts'
import { openSave } from './open.ts'
import { keepNew } from './store.ts'

/** Takes a saved game in as a new one of this browser, after it was read whole; gives its name. */
export async function takeIn(save: unknown): Promise<string> {
  const { game } = Object(save) as { game?: unknown }
  const { volume, families } = await unpackBox(shelfOf(game))
  const { table, warning, ...beginning } = openSave(volume, families, save)
  return keepNew({
    save: saveOf(table, beginning),
    over: table.isOver,
    ...(warning === undefined ? {} : { warning }),
  })
}
