import type { Drawing, Point } from '@coinflict/kernel/display'
import type { Box } from './ground.ts'
import { furnitureOf } from './layout.ts'
import type { EdgeLook, TableLook } from './table.ts'
import { whole } from './view.ts'

/** Where the cells of the track around the edge are, and what stands on them. */

/** How thick it is, in pixels. */
export const EDGE = 30

/** How high a marker is, and how wide by its kind; one that names more than its faction is wider. */
export const HIGH = 15
const WIDE: Readonly<Record<EdgeLook['kind'], number>> = { purse: 15, goal: 17, other: 30 }
const DETAILED = 7

/** Where cells are larger, so are markers, up to this much. */
const LARGEST = 1.2

/** Where several have no room before what stands on the board they are smaller, down to this much, and then cover each other. */
const SMALLEST = 0.75

/** How far it is from the outer rim to the first. */
const RIM = 1.5

/** How far markers keep from what stands on the board. */
const CLEAR = 2

/** How wide the number of a threshold is. */
export const NUMBER = 27

export const widthOf = ({ kind, detail }: EdgeLook): number => WIDE[kind] + (detail === '' ? 0 : DETAILED)

export interface Cell {
  readonly isUp: boolean
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Where the cells of the track are: as many up the side as its height has room for. */
export function cellsOf(width: number, height: number, end: number): Cell[] {
  const all = end + 1
  const up = Math.max(1, Math.min(all - 1, Math.round((height / (height + width - EDGE)) * all)))
  const [h, w] = [height / up, (width - EDGE) / (all - up)]
  return Array.from({ length: all }, (_, i) =>
    i < up
      ? { isUp: true, x: 0, y: height - (i + 1) * h, w: EDGE, h }
      : { isUp: false, x: EDGE + (i - up) * w, y: 0, w, h: EDGE },
  )
}

/** The cell of a number; what is beyond the track is on its first or last. */
export const cellOf = (cells: readonly Cell[], value: number): Cell =>
  cells[Math.max(0, Math.min(cells.length - 1, value))] as Cell

/** How much larger than usual the markers are on such cells; those on the next ones do not touch. */
const markerSize = ({ isUp, w, h }: Cell): number => Math.min(LARGEST, (isUp ? h : w) / (HIGH + 1))

/** What stands on a cell: where along the track, how much of it, and from where to where inwards. */
interface Taken {
  readonly isUp: boolean
  readonly at: number
  readonly along: number
  readonly from: number
  readonly to: number
}

interface Placed {
  readonly look: EdgeLook
  readonly x: number
  readonly y: number
  readonly size: number
}

const middleOf = ({ isUp, x, y, w, h }: Cell): number => (isUp ? y + h / 2 : x + w / 2)

/** What stands on the board within a track of this width and height, as long as the whole map is seen. */
export function furnitureWithin(drawing: Drawing, width: number, height: number): Box[] {
  const map = whole(drawing, (height - EDGE) / (width - EDGE))
  const scale = (width - EDGE) / map.width
  const [left, top] = [EDGE - map.x * scale, EDGE - map.y * scale]
  return furnitureOf({ drawing, scale }).map(({ x, y, w, h }) => ({ x: x + left, y: y + top, w, h }))
}

/** How far inwards so much of the track around a place of it has room before furniture. */
function roomAt(isUp: boolean, at: number, along: number, furniture: readonly Box[]): number {
  const ends = furniture.flatMap(({ x, y, w, h }) => {
    const [middle, extent, end] = isUp ? [y, h, x - w / 2] : [x, w, y - h / 2]
    return Math.abs(middle - at) < (extent + along) / 2 ? end - CLEAR : []
  })
  return Math.min(...ends)
}

/**
 * Where the markers stand: each on its own cell, as far out as nothing is covered, not even the number that somebody needs. Over furniture
 * they never are.
 */
export function placed(
  edge: readonly EdgeLook[],
  cellAt: (value: number) => Cell,
  furniture: readonly Box[] = [],
): Placed[] {
  const taken = edge.flatMap(({ beyond }): Taken[] => {
    if (beyond === undefined) return []
    const cell = cellAt(beyond + 1)
    const [along, to] = cell.isUp ? [cell.h, EDGE] : [NUMBER, HIGH]
    return [{ isUp: cell.isUp, at: middleOf(cell), along, from: 0, to }]
  })
  const largest = markerSize(cellAt(0))
  const all = edge.toReversed()
  return [...new Set(all.map(({ value }) => cellAt(value)))].flatMap((cell) => {
    const { isUp } = cell
    const at = middleOf(cell)
    const extents = all
      .filter(({ value }) => cellAt(value) === cell)
      .map((look) => ({ look, along: isUp ? HIGH : widthOf(look), deep: isUp ? widthOf(look) : HIGH }))
    const widest = largest * Math.max(...extents.map(({ along }) => along))
    const besides = (along: number) =>
      taken.filter((other) => other.isUp === isUp && Math.abs(other.at - at) < (other.along + along) / 2)
    const room = roomAt(isUp, at, widest, furniture)
    const free = room - Math.max(RIM, ...besides(0).map(({ to }) => to))
    const wanted = extents.reduce((sum, { deep }) => sum + deep, 0)
    const size = Math.min(largest, Math.max(SMALLEST, free / wanted))
    const stack = extents.map(({ look, along: unsized, deep: thick }) => {
      const [along, deep] = [unsized * size, thick * size]
      const beside = besides(along)
      const isFree = (from: number) => beside.every((other) => from >= other.to || from + deep <= other.from)
      const from = Math.min(...[RIM, ...beside.map(({ to }) => to)].filter(isFree))
      taken.push({ isUp, at, along, from, to: from + deep })
      return { look, from, deep }
    })
    return pressed(stack, room).map(({ look, from, deep }) => {
      const middle = from + deep / 2
      return { look, size, x: isUp ? middle : at, y: isUp ? at : middle }
    })
  })
}

/** Markers of a cell that would pass what room there is: farther out, and if that is not enough over each other. */
function pressed<T extends { readonly from: number; readonly deep: number }>(stack: readonly T[], room: number): T[] {
  const first = Math.min(...stack.map(({ from }) => from))
  const over = Math.max(0, ...stack.map(({ from, deep }) => from + deep - room))
  const start = Math.max(RIM, first - over)
  const parts = stack.map(({ from, deep }) => (from === first ? 1 : (room - deep - start) / (from - first)))
  const part = Math.min(1, ...parts)
  return stack.map((marker) => ({ ...marker, from: start + (marker.from - first) * part }))
}

/** What markers take of the board inside the track, from its upper left corner on. */
export function markersInside(
  { edge, edgeEnd }: Pick<TableLook, 'edge' | 'edgeEnd'>,
  [width, height]: Point,
  furniture: readonly Box[] = [],
): Box[] {
  const cells = cellsOf(width, height, edgeEnd)
  return placed(edge, (value) => cellOf(cells, value), furniture).map(({ look, x, y, size }) => ({
    x: x - EDGE,
    y: y - EDGE,
    w: widthOf(look) * size,
    h: HIGH * size,
  }))
}
