import { aDistantPlain } from '@coinflict/a-distant-plain/box'
import { andeanAbyss } from '@coinflict/andean-abyss/box'
import { fireInTheLake } from '@coinflict/fire-in-the-lake/box'
import type { Box } from '@coinflict/kernel/display'
import type { Family, NetData } from '@coinflict/kernel/nonplayers'
import { badInput, type Volume } from '@coinflict/kernel/state'

/** Every game there is: a volume is registered by its line here. What is in a box is loaded when it is wanted. */
export const LIBRARY: readonly Box[] = [andeanAbyss, aDistantPlain, fireInTheLake]

/** The ids of all games, one after the other. */
export const GAME_IDS: string = LIBRARY.map(({ id }) => id).join(', ')

/** The box of a name, or a sentence that names those there are. */
export function boxOf(id: unknown): Box {
  const box = LIBRARY.find((each) => each.id === id)
  if (box === undefined) throw badInput('game', 'error.no-game', { value: String(id), list: GAME_IDS })
  return box
}

/** A game out of its box: its rules, and where they are wanted the charts of its non-players and what players that think have learned. */
export interface OpenBox {
  readonly volume: Volume
  readonly families: readonly Family[]
  readonly nets?: readonly NetData[]
}

/** What is wanted of a game beside its rules. */
export interface Wanted {
  readonly charts: boolean
  readonly nets?: boolean
}

export async function openBox(box: Box, wanted: Wanted): Promise<OpenBox> {
  const [volume, families, nets] = await Promise.all([
    box.volume(),
    wanted.charts ? box.charts() : [],
    wanted.nets === true ? box.nets?.() : undefined,
  ])
  return { volume, families, ...(nets === undefined ? {} : { nets }) }
}

/** The rules of all games, for what is said of every one of them. */
export const everyVolume = (): Promise<readonly Volume[]> => Promise.all(LIBRARY.map((box) => box.volume()))
