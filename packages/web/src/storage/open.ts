import type { Family } from '@coinflict/kernel/nonplayers'
import type { Volume } from '@coinflict/kernel/state'
import { type Loaded, loadSave } from '@coinflict/kernel/table'
import { decidersWith, Elsewhere, SEAT_KINDS } from '@coinflict/players'
import { newSeed } from './seed.ts'

/** Opens a saved game of a volume that is loaded; non-players answer whose charts are at hand, and those that think once they have thought. */
export const openSave = (
  volume: Volume,
  families: readonly Family[],
  save: unknown,
  { decide }: Elsewhere = new Elsewhere(),
): Loaded =>
  loadSave(save, [volume], SEAT_KINDS, (v, setup) => decidersWith(v, setup, families, () => decide), { newSeed })
