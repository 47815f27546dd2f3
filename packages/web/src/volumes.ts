import type { Family } from '@coinflict/kernel/nonplayers'
import type { Box as Boxed, Drawing } from '@coinflict/kernel/shelf'
import { badInput, type Volume } from '@coinflict/kernel/state'
import { LIBRARY } from '@coinflict/library'

/** What is needed to set a game up: the rules and the map. */
export interface Box {
  readonly volume: Volume
  readonly drawing: Drawing
}

/** What is needed to play: with the charts of the non-players. */
export interface FullBox extends Box {
  readonly families: readonly Family[]
}

export type Shelf = Boxed
/** Every game there is. Each is loaded when it is chosen, its charts when a game of it begins. */
export const SHELF: readonly Shelf[] = LIBRARY

export function shelfOf(id: unknown): Shelf {
  const shelf = SHELF.find((s) => s.id === id)
  if (shelf === undefined)
    throw badInput('game', 'error.no-game', { value: String(id), list: SHELF.map((s) => s.id).join(', ') })
  return shelf
}

/** What is needed to set it up. */
export async function openBox(shelf: Shelf): Promise<Box> {
  const [volume, drawing] = await Promise.all([shelf.volume(), shelf.drawing()])
  return { volume, drawing }
}

/** Everything of a game that is needed to play it. */
export async function unpackBox(shelf: Shelf): Promise<FullBox> {
  const [box, families] = await Promise.all([openBox(shelf), shelf.charts()])
  return { ...box, families }
}
