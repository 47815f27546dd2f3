import type { Drawing, Point } from '@coinflict/kernel/display'
import { type Box, touches } from './ground.ts'
import { type Board, SIGN } from './layout.ts'

/** Names of seas and countries on the map: where each stands, and what it says. */
export interface CaptionStand {
  readonly at: Drawing['captions'][number]
  readonly text: string
}

/** How far aside a caption may stand where its place is not free, in units of the drawing: the nearest places first. */
const ASIDE: readonly Point[] = [0, 12, -12, 24, -24, 40, -40, 56, -56]
  .flatMap((y) => [0, 14, -14, 28, -28, 42, -42, 60, -60].map((x): Point => [x, y]))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b))

/** How long and high a letter of a caption is, in units of the drawing. */
const LETTER: Point = [11.5, 20]

/** How far a caption keeps from what stands on the map, for its frame and shield, and from borders: in pixels. */
const CLEAR = SIGN.shield / 2
const OFF_BORDER = 3

/** What a caption takes of the board: most of its letters is above their line. */
export function captionBox({ at: [x, y], turned }: Drawing['captions'][number], text: string, scale: number): Box {
  const [along, high] = [text.length * LETTER[0] * scale, LETTER[1] * scale]
  const above = high / 4
  if (turned === true) return { x: x * scale - above, y: y * scale, w: high, h: along }
  return { x: x * scale, y: y * scale - above, w: along, h: high }
}

/**
 * Captions stand abroad and clear of all that is on the map, as near to their places as they can; where that cannot be, they are closer to
 * others, or stand in their places if nothing covers them there.
 */
export function captionsOf(
  drawing: Drawing,
  textOf: (id: string) => string,
  table: Board,
  onTop: readonly Box[],
  scale: number,
): CaptionStand[] {
  return drawing.captions.flatMap((caption) => {
    const text = textOf(caption.id)
    const places = ASIDE.map(([dx, dy]) => {
      const at = onSheet(drawing, { ...caption, at: [caption.at[0] + dx, caption.at[1] + dy] }, text)
      return { at, text, box: captionBox(at, text, scale) }
    })
    const isFree = (box: Box, gap: number): boolean => !onTop.some((other) => touches(box, other, gap))
    const found =
      places.find(({ box }) => isFree(box, CLEAR) && table.isAbroad(box, OFF_BORDER)) ??
      places.find(({ box }) => isFree(box, 0) && table.isAbroad(box)) ??
      places.slice(0, 1).find(({ box }) => isFree(box, 0))
    return found === undefined ? [] : { at: found.at, text }
  })
}

/** A caption that is not cut off at the edge of the board. */
function onSheet(drawing: Drawing, caption: Drawing['captions'][number], text: string): Drawing['captions'][number] {
  const { x, y, w, h } = captionBox(caption, text, 1)
  const off = (middle: number, size: number, end: number): number =>
    Math.min(end - size / 2, Math.max(size / 2, middle)) - middle
  return { ...caption, at: [caption.at[0] + off(x, w, drawing.width), caption.at[1] + off(y, h, drawing.height)] }
}
