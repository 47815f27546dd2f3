import type { Point } from '@coinflict/kernel'
import { contains, distance, type Line, walk } from './geometry.ts'
import type { Side } from './plan.ts'

/** Something that names and pieces must not cover: half its width and height around its middle. */
export interface Box {
  readonly at: Point
  readonly half: Point
}

/** The size of a kind of letters, in the units of the drawing. */
export interface Letters {
  readonly width: number
  readonly height: number
}

export const DEPARTMENT_NAME: Letters = { width: 8.5, height: 16 }
export const CITY_NAME: Letters = { width: 7.7, height: 13 }
export const TOWN_NAME: Letters = { width: 5.6, height: 11 }
export const CAPTION: Letters = { width: 14, height: 20 }

export const textBox = (at: Point, text: string, { width, height }: Letters): Box => ({
  at,
  half: [(text.length * width) / 2, height / 2],
})

/** The middle of a name that stands beside a round place. */
export function beside([x, y]: Point, radius: number, side: Side, text: string, letters: Letters): Point {
  const slant = side.length === 2 ? Math.SQRT1_2 : 1
  const across = radius * slant + 3 + (text.length * letters.width) / 2
  const down = radius * slant + (slant === 1 ? 2 : 0) + letters.height / 2
  const right = side.includes('e') ? 1 : side.includes('w') ? -1 : 0
  const below = side.includes('s') ? 1 : side.includes('n') ? -1 : 0
  return [x + right * across, y + below * down]
}

/** A name over rows of pieces. */
export interface Block {
  readonly half: Point
  readonly name: number
  readonly pieces: number
}

const GROUP = { width: 76, height: 38 }

/** The block of an area: how much room it wants, and how far from its middle its two parts stand. */
export function blockFor(name: string, letters: Letters): Block {
  const height = letters.height + 3 + GROUP.height
  return {
    half: [Math.max(GROUP.width, name.length * letters.width) / 2, height / 2],
    name: (letters.height - height) / 2,
    pieces: (height - GROUP.height) / 2,
  }
}

export interface FreePlace {
  readonly at: Point
  /** How much is free on each side of the block. */
  readonly margin: number
}

const STEP = 4
/** More than this on every side is no better: then the place nearest to the middle is the best. */
const AMPLE = 24

/** The freest place for a block inside an area, away from boxes and lines. */
export function freePlace(area: Line, block: Block, boxes: readonly Box[], lines: readonly Line[]): FreePlace {
  const xs = area.map(([x]) => x)
  const ys = area.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const near = ([x, y]: Point) => x > left && x < right && y > top && y < bottom
  const walls = [
    ...walk([...area, ...area.slice(0, 1)], STEP),
    ...lines.flatMap((line) => walk(line, STEP).filter(near)),
  ]
  const middle: Point = [(left + right) / 2, (top + bottom) / 2]
  const worth = (at: Point, margin: number) => Math.min(margin, AMPLE) - distance(at, middle) / 1000
  let best: FreePlace = { at: middle, margin: Number.NEGATIVE_INFINITY }
  for (let y = top; y < bottom; y += STEP)
    for (let x = left; x < right; x += STEP) {
      const at: Point = [x, y]
      const margin = marginAround(at, block, walls, boxes, Math.min(best.margin, AMPLE) - 1)
      if (worth(at, margin) > worth(best.at, best.margin) && contains(area, at)) best = { at, margin }
    }
  return best
}

/** How far the nearest obstacle is from a block, below zero if it is covered; whatever is less than `least` is not told apart. */
function marginAround([x, y]: Point, { half }: Block, walls: Line, boxes: readonly Box[], least: number): number {
  let margin = Number.POSITIVE_INFINITY
  for (const { at, half: size } of boxes) {
    margin = Math.min(
      margin,
      Math.max(Math.abs(at[0] - x) - half[0] - size[0], Math.abs(at[1] - y) - half[1] - size[1]),
    )
    if (margin < least) return margin
  }
  for (const [wx, wy] of walls) {
    margin = Math.min(margin, Math.max(Math.abs(wx - x) - half[0], Math.abs(wy - y) - half[1]))
    if (margin < least) return margin
  }
  return margin
}
