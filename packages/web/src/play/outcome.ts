import { pieceName } from '@coinflict/kernel/display'
import { isOnBoard } from '@coinflict/kernel/rules'
import { count, type Game, type Piece, resources, type Space, type Track } from '@coinflict/kernel/state'
import { signed } from '@coinflict/kernel/text'
import { controlText, levelText, lookAtSpace, type StackLook, stackLook } from '../board/look.ts'
import { language } from '../settings.ts'
import { ofVolume, say } from '../text/say.ts'
import type { Draft, DraftRow } from './draft.ts'
import { trackText } from './strip.tsx'

/** What differs between two moments of a game. */

/** Pieces of a kind that came to a space or left it. */
export interface PieceChange {
  readonly space: Space
  readonly piece: Piece
  readonly n: number
}

export const piecesChanged = (before: Game, after: Game, spaces: Iterable<Space>): readonly PieceChange[] =>
  [...spaces].flatMap((space) =>
    after.volume.allPieces.flatMap((piece) => {
      const n = count(after, space, piece) - count(before, space, piece)
      return n === 0 ? [] : [{ space, piece, n }]
    }),
  )

/** The spaces that look different. */
export const spacesChanged = (before: Game, after: Game): ReadonlySet<Space> =>
  new Set(after.volume.onMap(after).filter((space) => lookAtSpace(before, space) !== lookAtSpace(after, space)))

/** What a row of the draft is about, and where else it takes pieces from without anybody being asked. */
export function spacesOfRow({ before, after, spaces }: DraftRow): ReadonlySet<Space> {
  if (before === undefined || after === undefined) return spaces
  return new Set([...spaces, ...spacesChanged(before, after)])
}

/** How Control and the people of a space change, in words. */
export function standingChanged(before: Game, after: Game, space: Space): readonly string[] {
  const [was, is] = [lookAtSpace(before, space), lookAtSpace(after, space)]
  const change = (from: string, to: string) => (from === to ? [] : [say('draft.change', { from, to })])
  return [...change(controlText(was), controlText(is)), ...change(levelText(before, was), levelText(after, is))]
}

/** The tracks that move, but for the purses: those are told with their factions. */
function tracksChanged(before: Game, after: Game): readonly string[] {
  const { volume } = after
  return volume.tracks.flatMap(({ id }, i) => {
    const t = i as Track
    const [from, to] = [trackText(before, t), trackText(after, t)]
    const isTold = isOnBoard(after, t) && !volume.purseOf.includes(t) && from !== to
    return isTold ? [`${ofVolume(volume, `track.${id}`)}: ${say('draft.change', { from, to })}`] : []
  })
}

/** What the draft does to the purse of whoever acts. */
export function purseChange({ by, before, game }: Draft): { readonly from: number; readonly to: number } | undefined {
  if (game.volume.purseOf[by] === -1) return undefined
  return { from: resources(before, by), to: resources(game, by) }
}

/** What a piece looks like by itself. */
export const faceOf = (game: Game, piece: Piece): StackLook | undefined => stackLook(game, piece, 1)[0]

/** All that comes of something in some spaces, in one sentence each. */
export function outcomeTexts(before: Game, after: Game, spaces: Iterable<Space>): readonly string[] {
  const { volume } = after
  const inSpaces = [...spaces].flatMap((space) => {
    const pieces = piecesChanged(before, after, [space]).map(
      ({ piece, n }) => `${signed(n)} ${pieceName(volume, piece, language.value, Math.abs(n))}`,
    )
    const texts = [...pieces, ...standingChanged(before, after, space)]
    return texts.length === 0 ? [] : [`${volume.spaces[space]?.name}: ${texts.join(', ')}`]
  })
  return [...inSpaces, ...tracksChanged(before, after)]
}

/** The draft in one sentence, for those who hear it: what the space that is looked at comes to, and what is left in the purse. */
export function draftText(draft: Draft): string {
  const row = draft.rows[draft.plan.shown]
  const { before, after } = row ?? {}
  const texts =
    row === undefined || before === undefined || after === undefined
      ? []
      : outcomeTexts(before, after, spacesOfRow(row))
  const purse = purseChange(draft)
  return [...texts, ...(purse === undefined ? [] : [say('draft.resources', { ...purse })])].join('. ')
}
