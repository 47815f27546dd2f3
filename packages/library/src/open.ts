import type { Family } from '@coinflict/kernel/nonplayers'
import type { Volume } from '@coinflict/kernel/state'
import { LIBRARY } from './index.ts'

/** All boxes opened, for programs that have everything at hand anyhow. */
export const VOLUMES: readonly Volume[] = await Promise.all(LIBRARY.map((box) => box.volume()))

const FAMILIES = new Map(
  await Promise.all(LIBRARY.map(async (box): Promise<[string, readonly Family[]]> => [box.id, await box.charts()])),
)

/** The families of non-players of a game, charts and all. */
export const familiesOf = (volume: Volume): readonly Family[] => FAMILIES.get(volume.id) ?? []
