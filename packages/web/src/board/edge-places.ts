import type { Point } from '@coinflict/kernel/display'
import type { Box } from './ground.ts'
import type { EdgeLook, TableLook } from './table.ts'

/** Where the cells of the track around the edge are, and what stands on them. */

/** How thick it is, in pixels. */
export const EDGE = 30

/** How high a marker is, and how wide by its kind; one that names more than its faction is wider. */
export const HIGH = 15
const WIDE: Readonly<Record<EdgeLook['kind'], number>> = { purse: 15, goal: 17, other: 30 }
const DETAILED = 7

/** Where cells are larger, so are markers, up to this much. */
const LARGEST = 1.2

/** How far it is from the outer rim to the first. */
const RIM = 1.5

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
export const markerSize = ({ isUp, w, h }: Cell): number => Math.min(LARGEST, (isUp ? h : w) / (HIGH + 1))

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
}

const middleOf = ({ isUp, x, y, w, h }: Cell): number => (isUp ? y + h / 2 : x + w / 2)

/** Where the markers stand: each on its own cell, as far out as nothing is covered, not even the number that somebody needs. */
export function placed(edge: readonly EdgeLook[], cellAt: (value: number) => Cell): Placed[] {
  const taken = edge.flatMap(({ beyond }): Taken[] => {
    if (beyond === undefined) return []
    const cell = cellAt(beyond + 1)
    const [along, to] = cell.isUp ? [cell.h, EDGE] : [NUMBER, HIGH]
    return [{ isUp: cell.isUp, at: middleOf(cell), along, from: 0, to }]
  })
  const size = markerSize(cellAt(0))
  return edge.toReversed().map((look) => {
    const cell = cellAt(look.value)
    const { isUp } = cell
    const [wide, high] = [widthOf(look) * size, HIGH * size]
    const [along, deep] = isUp ? [high, wide] : [wide, high]
    const at = middleOf(cell)
    const beside = taken.filter((other) => other.isUp === isUp && Math.abs(other.at - at) < (other.along + along) / 2)
    const isFree = (from: number) => beside.every((other) => from >= other.to || from + deep <= other.from)
    const from = Math.min(...[RIM, ...beside.map(({ to }) => to)].filter(isFree))
    taken.push({ isUp, at, along, from, to: from + deep })
    const middle = from + deep / 2
    return { look, x: isUp ? middle : at, y: isUp ? at : middle }
  })
}

/** What markers take of the board inside the track, from its upper left corner on. */
export function markersInside({ edge, edgeEnd }: Pick<TableLook, 'edge' | 'edgeEnd'>, [width, height]: Point): Box[] {
  const cells = cellsOf(width, height, edgeEnd)
  const cellAt = (value: number): Cell => cellOf(cells, value)
  const size = markerSize(cellAt(0))
  return placed(edge, cellAt).map(({ look, x, y }) => ({
    x: x - EDGE,
    y: y - EDGE,
    w: widthOf(look) * size,
    h: HIGH * size,
  }))
}
