import type { Drawing } from '@coinflict/kernel/display'

/** The part of the map that is seen: its upper left corner and how many units its width takes. */
export interface Window {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** How the frame on the screen is shaped: its height for a width of 1. */
export type Shape = number

const CLOSEST = 220

/** The whole map, in the middle. */
export function whole({ width, height }: Drawing, shape: Shape): Window {
  const seen = Math.max(width, height / shape)
  return { x: (width - seen) / 2, y: (height - seen * shape) / 2, width: seen }
}

/** What is seen first: the whole map, or on a phone so much of it that names can be read, around what matters. */
export function first(
  drawing: Drawing,
  shape: Shape,
  width: number | undefined,
  focusOf: (seen: readonly [width: number, height: number]) => readonly [x: number, y: number],
): Window {
  const all = whole(drawing, shape)
  if (width === undefined || width >= all.width) return all
  const [x, y] = focusOf([width, width * shape])
  return { x: x - width / 2, y: y - (width * shape) / 2, width }
}

/** Keeps the map in the window: not nearer than pieces are large, not farther than the whole. */
export function within(drawing: Drawing, shape: Shape, wanted: Window): Window {
  const all = whole(drawing, shape)
  const width = Math.min(all.width, Math.max(CLOSEST, wanted.width))
  const clamp = (value: number, seen: number, full: number, spare: number) =>
    seen >= full ? spare : Math.min(full - seen, Math.max(0, value))
  return {
    x: clamp(wanted.x, width, drawing.width, (drawing.width - width) / 2),
    y: clamp(wanted.y, width * shape, drawing.height, (drawing.height - width * shape) / 2),
    width,
  }
}

/** The part of the map, no nearer than wanted, that has all these points in the part of the frame that nothing lies over. */
export function fitting(
  points: readonly (readonly [x: number, y: number])[],
  { width, top, bottom, room: [w, h] }: { width: number; top: number; bottom: number; room: readonly [number, number] },
  nearest: number,
): Window {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, upper, lower] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  // Units of the map for a pixel.
  const across = (right - left) / Math.max(1, width - 2 * w)
  const down = (lower - upper) / Math.max(1, bottom - top - 2 * h)
  const scale = Math.max(nearest, across, down)
  return {
    x: (left + right) / 2 - (width * scale) / 2,
    y: (upper + lower) / 2 - ((top + bottom) / 2) * scale,
    width: width * scale,
  }
}

/** Nearer or farther around a point of the map that stays where it is. */
export function zoom(from: Window, factor: number, [x, y]: readonly [number, number]): Window {
  return { x: x - (x - from.x) * factor, y: y - (y - from.y) * factor, width: from.width * factor }
}

/** Pieces and names are never so small that they cannot be read, unless a phone shows the whole map. */
const SMALLEST = 0.84
const TINY = 0.6

/** Pieces and names grow with the square root of the map: what comes nearer has more room. */
export function sizeAt(scale: number): number {
  if (scale < TINY) return (SMALLEST * scale) / TINY
  return scale < 1 ? Math.max(SMALLEST, scale) : Math.sqrt(scale)
}
