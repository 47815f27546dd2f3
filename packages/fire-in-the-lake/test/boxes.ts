import type { Scene } from './kit.ts'
import { idOf } from './kit.ts'

/** How many of a supply lie in a box beside the map. */
const inBox = (t: Scene, box: number, supply: string): number => {
  const { game, volume } = t.table
  const { layout } = volume
  return game.n[layout.boxes + box * layout.supplies + idOf(volume.supplyIndex, supply)] as number
}

export const available = (t: Scene, supply: string): number => inBox(t, 0, supply)
export const casualties = (t: Scene, supply: string): number => inBox(t, 1, supply)
export const outOfPlay = (t: Scene, supply: string): number => inBox(t, 2, supply)
