import { BadInput } from '@coinflict/kernel/state'
import { type Loaded, loadSave, type Save, saveOf, type Table } from '@coinflict/kernel/table'
import { SEAT_KINDS } from '@coinflict/players'
import { newSeed } from '../storage/seed.ts'
import { findGame } from '../storage/store.ts'
import { catalogues } from '../text/catalogues.ts'
import { type Box, boxOf, loadBox } from '../volumes.ts'

/** A kept game as it is looked back at. */
export interface OpenRecord {
  readonly id: string
  readonly box: Box
  readonly table: Table
  /** The game as far as it is looked at. */
  readonly save: Save
}

/** The table of a save; nobody answers at it. */
export async function tableOf(save: Save): Promise<{ readonly box: Box } & Loaded> {
  const box = await loadBox(boxOf(save.game))
  return { box, ...loadSave(save, [box.volume], SEAT_KINDS, () => [], { newSeed }) }
}

/** Opens what an address names: a game, and after how many entries of it, if not the last. */
export async function openRecord(address: string): Promise<OpenRecord> {
  const [id = '', at = ''] = address.split('/')
  const kept = await findGame(id)
  if (kept === undefined) throw new BadInput('kept', 'problem.kept', {}, { catalogues })
  const { box, table, ...beginning } = await tableOf(kept.save)
  // What comes after a turn that is not confirmed nobody has seen yet.
  const last = table.entries.length - (kept.held ? 1 : 0)
  const wanted = /^\d+$/.test(at) ? Math.min(Number(at), last) : last
  if (wanted < table.entries.length) table.rewind(wanted)
  return { id, box, table, save: saveOf(table, beginning) }
}
