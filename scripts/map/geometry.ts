import type { Point } from '@coinflict/kernel/display'

export type Line = readonly Point[]

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)

export const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
]

export const round = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]

export const length = (line: Line): number => segments(line).reduce((sum, [from, to]) => sum + distance(from, to), 0)

export function segments(line: Line): [Point, Point][] {
  const found: [Point, Point][] = []
  let from: Point | undefined
  for (const to of line) {
    if (from) found.push([from, to])
    from = to
  }
  return found
}

/** Points along a line, about `step` apart. */
export const walk = (line: Line, step: number): Line =>
  segments(line).flatMap(([from, to]) => {
    const steps = Math.max(1, Math.round(distance(from, to) / step))
    return Array.from({ length: steps }, (_, i) => between(from, to, i / steps))
  })

/** The sides of an area whose last corner is joined to its first. */
export const sides = (ring: Line): [Point, Point][] => segments([...ring, ...ring.slice(0, 1)])

/** Twice the area; positive if the ring runs clockwise on the screen. */
export const doubleArea = (ring: Line): number =>
  sides(ring).reduce((sum, [[ax, ay], [bx, by]]) => sum + (ax * by - bx * ay), 0)

export const contains = (ring: Line, [x, y]: Point): boolean => withinRow(ring, y)(x)

/** Which points of a row lie inside an area: those with an odd number of its sides to the right. */
export function withinRow(ring: Line, y: number): (x: number) => boolean {
  const crossings: number[] = []
  let from = ring.at(-1)
  for (const to of ring) {
    if (from && from[1] > y !== to[1] > y)
      crossings.push(((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0])
    from = to
  }
  return (x) => crossings.filter((crossing) => x < crossing).length % 2 === 1
}

/** The point of a stretch that is nearest. */
export function nearestOn([from, to]: readonly [Point, Point], [x, y]: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const square = dx * dx + dy * dy
  if (square === 0) return from
  const part = ((x - from[0]) * dx + (y - from[1]) * dy) / square
  return between(from, to, Math.min(1, Math.max(0, part)))
}

/** A line with a new point: of its own, the nearest to a point beside it. */
export interface Inserted {
  readonly line: Line
  readonly at: Point
}

export function insert(line: Line, point: Point): Inserted {
  const [first, ...others] = segments(line).map((segment, index) => ({ index, on: nearestOn(segment, point) }))
  if (!first) throw new Error('a line needs two points')
  const { index, on } = others.reduce(
    (best, found) => (distance(found.on, point) < distance(best.on, point) ? found : best),
    first,
  )
  const at = round(on)
  return { at, line: line.some((corner) => distance(corner, at) === 0) ? line : line.toSpliced(index + 1, 0, at) }
}

/** The pieces of a line that ends wherever it comes to one of the places. */
export function cut(line: Line, places: readonly Point[]): Line[] {
  const pieces: Point[][] = []
  for (const point of line) {
    pieces.at(-1)?.push(point)
    if (pieces.length === 0 || places.some((place) => distance(place, point) === 0)) pieces.push([point])
  }
  return pieces.filter((piece) => piece.length > 1)
}

/** The point at a part (0 to 1) of the way. */
export function along(line: Line, part: number): Point {
  let left = length(line) * part
  for (const [from, to] of segments(line)) {
    const step = distance(from, to)
    if (left <= step && step > 0) return between(from, to, left / step)
    left -= step
  }
  return line.at(-1) as Point
}

/** Leaves out points that lie nearer than `tolerance` to the line through the others (Douglas and Peucker). */
export function simplify(line: Line, tolerance: number): Line {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  let far = 0
  let index = 0
  line.forEach((point, i) => {
    const off = distance(nearestOn([first, last], point), point)
    if (off > far) [far, index] = [off, i]
  })
  if (far <= tolerance) return [first, last]
  return [...simplify(line.slice(0, index + 1), tolerance).slice(0, -1), ...simplify(line.slice(index), tolerance)]
}

/** The part of an area inside the view box (Sutherland and Hodgman). */
export function clip(ring: Line, width: number, height: number): Line {
  const edges: { readonly axis: 0 | 1; readonly at: number; readonly keeps: 1 | -1 }[] = [
    { axis: 0, at: 0, keeps: 1 },
    { axis: 0, at: width, keeps: -1 },
    { axis: 1, at: 0, keeps: 1 },
    { axis: 1, at: height, keeps: -1 },
  ]
  return edges.reduce<Line>((area, { axis, at, keeps }) => {
    const within = (point: Point) => (point[axis] - at) * keeps >= 0
    return sides(area).flatMap(([from, to]) => {
      const kept = within(to) ? [to] : []
      if (within(from) === within(to)) return kept
      return [between(from, to, (at - from[axis]) / (to[axis] - from[axis])), ...kept]
    })
  }, ring)
}
