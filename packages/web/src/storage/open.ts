import type { Family } from '@coinflict/kernel/nonplayers'
import type { Volume } from '@coinflict/kernel/state'
import { type Loaded, loadSave } from '@coinflict/kernel/table'
import { decidersOf, SEAT_KINDS } from '@coinflict/players'
import { newSeed } from './seed.ts'

/** Opens a saved game of a volume that is loaded; non-players answer whose charts are at hand. */
export const openSave = (volume: Volume, families: readonly Family[], save: unknown): Loaded =>
  loadSave(save, [volume], SEAT_KINDS, (v, setup) => decidersOf(v, setup, families), { newSeed })
