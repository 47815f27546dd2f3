import { GROUP, type Point } from '@coinflict/kernel/display'
import { distance, type Line, walk, withinRow } from './geometry.ts'
import type { Side } from './plan.ts'

/** Something that names and pieces must not cover: half its width and height around its middle. */
export interface Box {
  readonly at: Point
  readonly half: Point
}

/** How large names and pieces are drawn where a usual screen shows the whole map: the map's units for each of theirs. */
export const SIZE = 1.42

/** The size of a kind of letters, in the units of the drawing. */
export interface Letters {
  readonly width: number
  readonly height: number
}

export const AREA_NAME: Letters = { width: 8.2 * SIZE, height: 16 * SIZE }
export const CITY_NAME: Letters = { width: 7.2 * SIZE, height: 14 * SIZE }
export const TOWN_NAME: Letters = { width: 5.6, height: 11 }
export const CAPTION: Letters = { width: 14, height: 20 }

/** Letters that population, level and what else is known of a space take beside its name. */
export const BESIDE_AREA = 6
export const BESIDE_CITY = 5

export const textBox = (at: Point, text: string, { width, height }: Letters): Box => ({
  at,
  half: [(text.length * width) / 2, height / 2],
})

/** The middle of a name that stands beside a round place. */
export function beside([x, y]: Point, radius: number, side: Side, text: string, letters: Letters): Point {
  const slant = side.length === 2 ? Math.SQRT1_2 : 1
  const across = radius * slant + 3 + (text.length * letters.width) / 2
  const down = radius * slant + (slant === 1 ? 2 : 0) + letters.height / 2
  const [right, below] = direction(side)
  return [x + right * across, y + below * down]
}

const direction = (side: Side): Point => [
  side.includes('e') ? 1 : side.includes('w') ? -1 : 0,
  side.includes('s') ? 1 : side.includes('n') ? -1 : 0,
]

/** Whether a place lies on one side of another, within an eighth of the circle to the left and right. */
export function isBeside([x, y]: Point, side: Side, place: Point): boolean {
  const [right, below] = direction(side)
  const along = (place[0] - x) * right + (place[1] - y) * below
  const across = (place[0] - x) * below - (place[1] - y) * right
  return along > 0 && Math.abs(across) <= along
}

/** The size of a group with so many pieces in a row, so many rows and markers below them. */
export const groupSize = (columns: number, rows: number): Point => [
  columns * GROUP.column * SIZE,
  (rows * GROUP.row + GROUP.chip) * SIZE,
]

/** A name over a group of pieces, each a box around its place below the middle of the block. */
export interface Block {
  readonly name: Box
  readonly group: Box
}

/** Groups that an area is to have room for at least, and groups that it may have room for, the largest first. */
export const LEAST_GROUPS = [groupSize(3, 1), groupSize(2, 1)]
export const GROUPS = [groupSize(3, 2), groupSize(2, 2), ...LEAST_GROUPS]

/** The block of an area with a name and such a group. */
function blockOf(name: string, [width, height]: Point): Block {
  return {
    name: textBox([0, -height / 2], name.padEnd(name.length + BESIDE_AREA), AREA_NAME),
    group: { at: [0, AREA_NAME.height / 2], half: [width / 2, height / 2] },
  }
}

/** The boxes of a block that stands somewhere. */
export const boxesOf = ({ name, group }: Block, [x, y]: Point): Box[] =>
  [name, group].map(({ at, half }) => ({ at: [x + at[0], y + at[1]], half }))

export interface FreePlace {
  readonly block: Block
  readonly at: Point
  /** How much is free on each side of the block. */
  readonly margin: number
}

const STEP = 4
/** A group, which seldom fills its room, may lie so far over something else, a block over a border; this part of its name stays within. */
const CLOSE = 5
const OVER = 6
const WITHIN = 0.6
/** More than this on every side is no better: then the place nearest to the middle is the best. */
const AMPLE = 24

/** The freest place for the name and the largest of some groups that an area has room for, away from boxes and lines. */
export function freePlace(
  area: Line,
  name: string,
  groups: readonly Point[],
  boxes: readonly Box[],
  lines: readonly Line[],
): FreePlace {
  const places = groups.map((group) => freestPlace(area, blockOf(name, group), boxes, lines))
  const [first] = places.filter(({ margin }) => margin >= 0)
  return first ?? places.reduce((best, place) => (place.margin > best.margin ? place : best))
}

function freestPlace(area: Line, block: Block, others: readonly Box[], lines: readonly Line[]): FreePlace {
  const xs = area.map(([x]) => x)
  const ys = area.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const near = ([x, y]: Point) => x > left && x < right && y > top && y < bottom
  const walls = [
    ...walk([...area, ...area.slice(0, 1)], STEP),
    ...lines.flatMap((line) => walk(line, STEP).filter(near)),
  ].map((at): Box => ({ at, half: [0, 0] }))
  const inner: Box = { ...block.name, half: [block.name.half[0] * WITHIN, block.name.half[1]] }
  const margins = [
    marginOf(block.group, others, CLOSE),
    marginOf(block.name, others, 0),
    marginOf(block.group, walls, OVER),
    marginOf(inner, walls, OVER),
  ]
  const middle: Point = [(left + right) / 2, (top + bottom) / 2]
  const worth = (at: Point, margin: number) => Math.min(margin, AMPLE) - distance(at, middle) / 1000
  let best: FreePlace = { block, at: middle, margin: Number.NEGATIVE_INFINITY }
  for (let y = top; y < bottom; y += STEP) {
    const isNameIn = withinRow(area, y + block.name.at[1])
    const isGroupIn = withinRow(area, y + block.group.at[1])
    for (let x = left; x < right; x += STEP) {
      const at: Point = [x, y]
      if (worth(at, AMPLE) <= worth(best.at, best.margin) || !isNameIn(x) || !isGroupIn(x)) continue
      const least = Math.min(best.margin, AMPLE) - 1
      let margin = Number.POSITIVE_INFINITY
      for (const marginAt of margins) {
        margin = Math.min(margin, marginAt(at, least))
        if (margin < least) break
      }
      if (worth(at, margin) > worth(best.at, best.margin)) best = { block, at, margin }
    }
  }
  return best
}

/**
 * How far the nearest of others is from a box of a block that stands somewhere, below zero if it is covered by more than it may be;
 * whatever is less than `least` is not told apart. What was in the way before is tried first: it mostly is still.
 */
function marginOf({ at, half }: Box, others: readonly Box[], allowed: number): (block: Point, least: number) => number {
  let [before] = others
  return (block, least) => {
    const x = block[0] + at[0]
    const y = block[1] + at[1]
    const to = (other: Box) =>
      allowed +
      Math.max(Math.abs(other.at[0] - x) - half[0] - other.half[0], Math.abs(other.at[1] - y) - half[1] - other.half[1])
    let margin = before ? to(before) : Number.POSITIVE_INFINITY
    if (margin < least) return margin
    for (const other of others) {
      const found = to(other)
      if (found >= margin) continue
      margin = found
      before = other
      if (margin < least) break
    }
    return margin
  }
}

/** How much of a box others cover. */
const covered = ({ at: [x, y], half: [w, h] }: Box, others: readonly Box[]): number =>
  others.reduce((sum, { at, half }) => {
    const across = Math.min(x + w, at[0] + half[0]) - Math.max(x - w, at[0] - half[0])
    const down = Math.min(y + h, at[1] + half[1]) - Math.max(y - h, at[1] - half[1])
    return across > 0 && down > 0 ? sum + across * down : sum
  }, 0)

/** A place for a box, with how far off it is; the further, and the more it covers, the worse. */
export interface Try {
  readonly at: Point
  readonly off: number
}

/** How much a unit that is covered is worse than a unit farther off. */
const WORSE = 3

/** The best of some places for a box. */
export function clearest(places: readonly Try[], half: Point, taken: readonly Box[]): Try {
  let best: Try = { at: [0, 0], off: Number.POSITIVE_INFINITY }
  for (const { at, off } of places) {
    if (off >= best.off) continue
    const worse = off + WORSE * covered({ at, half }, taken)
    if (worse < best.off) best = { at, off: worse }
  }
  return best
}

/** A line as something that is not to be covered. */
export const lineBoxes = (line: Line): Box[] => walk(line, 8).map((at) => ({ at, half: [4, 4] }))
