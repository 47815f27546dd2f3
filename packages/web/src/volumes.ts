import type { Box as Boxed, Drawing } from '@coinflict/kernel/display'
import type { Family } from '@coinflict/kernel/nonplayers'
import type { Volume } from '@coinflict/kernel/state'
import { LIBRARY, boxOf as libraryBox } from '@coinflict/library'
import { tryTwice } from './offline/try-twice.ts'

/** What is needed to set a game up: the rules and the map. */
export interface Box {
  readonly volume: Volume
  readonly drawing: Drawing
}

/** What is needed to play: with the charts of the non-players. */
export interface FullBox extends Box {
  readonly families: readonly Family[]
}

export type ListedGame = Boxed

/** A box whose parts are asked for twice if need be. */
function patient(box: ListedGame): ListedGame {
  const { cover, volume, charts, drawing, rulebook, guide } = box
  const { en, es, pl } = rulebook
  return {
    ...box,
    cover: () => tryTwice(cover),
    volume: () => tryTwice(volume),
    charts: () => tryTwice(charts),
    drawing: () => tryTwice(drawing),
    rulebook: { en: () => tryTwice(en), es: () => tryTwice(es), pl: () => tryTwice(pl) },
    ...(guide === undefined ? {} : { guide: () => tryTwice(guide) }),
  }
}

/** Every game there is. Each is loaded when it is chosen, its charts when a game of it begins. */
export const GAMES: readonly ListedGame[] = LIBRARY.map(patient)

/** The game of a name, or a sentence that names those there are. */
export const boxOf = (id: unknown): ListedGame => patient(libraryBox(id))

/** What is needed to set it up. */
export async function loadBox(game: ListedGame): Promise<Box> {
  const [volume, drawing] = await Promise.all([game.volume(), game.drawing()])
  return { volume, drawing }
}

/** Everything of a game that is needed to play it. */
export async function loadFullBox(game: ListedGame): Promise<FullBox> {
  const [box, families] = await Promise.all([loadBox(game), game.charts()])
  return { ...box, families }
}
