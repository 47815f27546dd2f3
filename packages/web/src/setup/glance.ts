import type { Point } from '@coinflict/kernel/display'
import { cardsLeft } from '@coinflict/kernel/rules'
import { currentCard, deckAt, type Faction, type Game } from '@coinflict/kernel/state'
import { loadSave, type Save, setupOf, Table } from '@coinflict/kernel/table'
import { SEAT_KINDS } from '@coinflict/players'
import { type Box, boxOf, type ListedGame, loadBox } from '../volumes.ts'

/** A game as it stands, for a picture and a line about it. */
export interface Glance {
  readonly box: Box
  readonly game: Game
  /** The place that the picture is about. */
  readonly at: Point
  /** Who is asked next. */
  readonly next: Faction | undefined
  /** The card in play, counted from the first, and how many there are; nothing before the first. */
  readonly card: { readonly n: number; readonly all: number } | undefined
}

/** A kept game as it stands. Nobody answers, so no charts are needed. */
export async function glanceAtSave(save: Save): Promise<Glance> {
  const box = await loadBox(boxOf(save.game))
  const { table } = loadSave(save, [box.volume], SEAT_KINDS, () => [])
  return glance(box, table)
}

/** How a game begins, in its first scenario. */
export async function glanceAtSetup(game: ListedGame): Promise<Glance> {
  const box = await loadBox(game)
  return glance(box, new Table(box.volume, setupOf(box.volume, { seed: '1' }, SEAT_KINDS), []))
}

function glance(box: Box, table: Table): Glance {
  const { game, pending, log } = table
  const place = [...log].reverse().find(({ space, at }) => space !== undefined && at > 0)?.space
  const id = place === undefined ? capitalOf(game) : game.volume.spaces[place]?.id
  const played = Math.max(0, deckAt(game))
  return {
    box,
    game,
    at: box.drawing.spaces[id ?? '']?.at ?? [box.drawing.width / 2, box.drawing.height / 2],
    next: game.isOver ? undefined : pending?.by,
    card: currentCard(game) === 0 ? undefined : { n: played + 1, all: played + 1 + cardsLeft(game) },
  }
}

/** The largest city. */
const capitalOf = ({ volume }: Game): string | undefined =>
  volume.spaces.filter(({ kind }) => kind === 'city').sort((a, b) => b.pop - a.pop)[0]?.id
