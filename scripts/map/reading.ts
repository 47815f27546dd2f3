import type { Drawing, Point, SpaceDrawing } from '@coinflict/kernel/display'
import type { SpaceFacts } from '@coinflict/kernel/state'

/** What a player reads off a drawing: shapes as their paths give them, none of the ways in which they were made. */
export interface Reading {
  readonly areas: readonly Shape[]
  readonly lines: readonly Shape[]
  readonly cities: readonly City[]
  readonly towns: readonly { readonly name: string; readonly disc: Disc }[]
}

export interface Shape {
  readonly facts: SpaceFacts
  readonly drawn: SpaceDrawing
  readonly segments: readonly Segment[]
  readonly nearTo: (point: Point) => readonly Segment[]
  /** The border or the line, as far as no city and no town covers it. */
  readonly seen: readonly Point[]
  readonly box: Box
}

export interface City {
  readonly facts: SpaceFacts
  readonly drawn: SpaceDrawing
  readonly disc: Disc
}

export type Segment = readonly [Point, Point]

export interface Disc {
  readonly at: Point
  readonly radius: number
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Nearer than this is a touch; farther than `CLEAR` is none; anything between would leave a player in doubt. */
export const TOUCH = 1
export const CLEAR = 5
/** The shortest border, or stretch of a line along an area, that a player sees. */
export const SEEN = 14
const TOWN_DOT = 5

export function readDrawing(drawing: Drawing, spaces: readonly SpaceFacts[]): Reading {
  const drawnOf = ({ id }: SpaceFacts): SpaceDrawing => {
    const drawn = drawing.spaces[id]
    if (!drawn) throw new Error(`${id} is not drawn`)
    return drawn
  }
  const cities = spaces
    .filter(({ kind }) => kind === 'city')
    .map((facts): City => ({ facts, drawn: drawnOf(facts), disc: discOf(drawnOf(facts).path) }))
  const towns = drawing.towns.map(({ name, at }) => ({ name, disc: { at, radius: TOWN_DOT } }))
  const discs = [...cities, ...towns].map(({ disc }) => disc)
  const covered = (point: Point) => discs.some(({ at, radius }) => distance(at, point) < radius + TOUCH)
  const shapes = (wanted: SpaceFacts['kind']) =>
    spaces
      .filter(({ kind }) => kind === wanted)
      .map((facts): Shape => {
        const segments = segmentsOf(drawnOf(facts).path)
        const seen = walk(segments).filter((point) => !covered(point))
        return { facts, drawn: drawnOf(facts), segments, nearTo: nearby(segments), seen, box: boxOf(segments) }
      })
  return { areas: shapes('country'), lines: shapes('loc'), cities, towns }
}

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)

/** The lines of a path, each as its points; an area ends where it began. */
export const pointsOf = (path: string): Point[][] =>
  path
    .split('M')
    .slice(1)
    .map((part) => {
      const points = part
        .replace('Z', '')
        .split('L')
        .map((pair): Point => {
          const [x = Number.NaN, y = Number.NaN] = pair.split(' ').map(Number)
          return [x, y]
        })
      return part.endsWith('Z') ? [...points, ...points.slice(0, 1)] : points
    })

export const segmentsOf = (path: string): Segment[] =>
  pointsOf(path).flatMap((line) => line.slice(1).map((to, i): Segment => [line[i] as Point, to]))

/** A city's circle, as its path gives it. */
function discOf(path: string): Disc {
  const [, left, y, radius] = /^M(\S+) (\S+?)a(\S+) /.exec(path) ?? []
  return { at: [Number(left) + Number(radius), Number(y)], radius: Number(radius) }
}

/** Points one unit apart along a path. */
const walk = (segments: readonly Segment[]): Point[] =>
  segments.flatMap(([from, to]) => {
    const steps = Math.max(1, Math.round(distance(from, to)))
    return Array.from({ length: steps }, (_, i): Point => {
      const part = (i + 0.5) / steps
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    })
  })

function distanceToSegment([from, to]: Segment, [x, y]: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const square = dx * dx + dy * dy
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / square))
  return distance([from[0] + part * dx, from[1] + part * dy], [x, y])
}

export const nearest = (segments: readonly Segment[], point: Point): number =>
  segments.reduce((least, segment) => Math.min(least, distanceToSegment(segment, point)), Number.POSITIVE_INFINITY)

const CELL = 20

/** Finds the segments that come as near to a point as a touch could be in doubt: the others need no closer look. */
export function nearby(segments: readonly Segment[]): (point: Point) => readonly Segment[] {
  const cell = (along: number) => Math.floor(along / CELL)
  const cells = new Map<string, Segment[]>()
  for (const segment of segments) {
    const { left, right, top, bottom } = boxOf([segment])
    for (let x = cell(left - CLEAR); x <= cell(right + CLEAR); x++)
      for (let y = cell(top - CLEAR); y <= cell(bottom + CLEAR); y++) {
        const here = cells.get(`${x} ${y}`)
        if (here) here.push(segment)
        else cells.set(`${x} ${y}`, [segment])
      }
  }
  return ([x, y]) => cells.get(`${cell(x)} ${cell(y)}`) ?? []
}

export function isInside(segments: readonly Segment[], [x, y]: Point): boolean {
  let inside = false
  for (const [[ax, ay], [bx, by]] of segments)
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  return inside
}

export const areaOf = (segments: readonly Segment[]): number =>
  Math.abs(segments.reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0)) / 2

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))

export const cross = ([a, b]: Segment, [c, d]: Segment): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0

/** The segments that cross one of the others. */
export function crossing(segments: readonly Segment[], others: readonly Segment[]): Segment[] {
  const nearTo = nearby(others)
  return segments.filter((one) => walk([one]).some((point) => nearTo(point).some((other) => cross(one, other))))
}

const around = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

export function boxOf(segments: readonly Segment[]): Box {
  const xs = segments.flat().map(([x]) => x)
  const ys = segments.flat().map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Whether two boxes come nearer than where a touch could be in doubt: most pairs do not, and need no closer look. */
export const isNear = (one: Box, other: Box): boolean =>
  one.left - other.right < CLEAR &&
  other.left - one.right < CLEAR &&
  one.top - other.bottom < CLEAR &&
  other.top - one.bottom < CLEAR

export type Contact = 'touch' | 'apart' | 'doubtful'

/** How far a point is from a shape, as far as some of its segments tell; nothing if it lies inside an area. */
const distanceToShape = ({ facts: { kind }, segments }: Shape, point: Point, close = segments): number =>
  kind === 'country' && isInside(segments, point) ? 0 : nearest(close, point)

/** Whether a line, or the border of an area, runs along or in another shape long enough to be seen. */
function contact(one: Shape, other: Shape): Contact {
  const distances = one.seen
    .filter((point) => isNear(around(point, 0, 0), other.box))
    .map((point) => distanceToShape(other, point, other.nearTo(point)))
  const near = distances.filter((far) => far < TOUCH).length
  if (near >= SEEN) return 'touch'
  return Math.min(...distances) > CLEAR ? 'apart' : 'doubtful'
}

/** Whether a city's or town's circle reaches a shape. */
function reaches({ at, radius }: Disc, shape: Shape): Contact {
  const far = distanceToShape(shape, at) - radius
  // A line ends at the rim, an area reaches well under it.
  if (far < (shape.facts.kind === 'loc' ? TOUCH : -radius / 3)) return 'touch'
  return far > CLEAR ? 'apart' : 'doubtful'
}

export const pair = (a: string, b: string): string => [a, b].sort().join(' + ')

/** Every pair of spaces, with what the drawing shows of it. */
export function contacts({ areas, lines, cities, towns }: Reading): Map<string, Contact> {
  const found = new Map<string, Contact>()
  const shapes = [...areas, ...lines]
  shapes.forEach((one, i) => {
    for (const other of shapes.slice(i + 1)) {
      // The one whose course is followed is the line; of two areas either.
      const [course, explanation] = other.facts.kind === 'loc' ? [other, one] : [one, other]
      found.set(pair(one.facts.id, other.facts.id), contact(course, explanation))
    }
    for (const city of cities) found.set(pair(one.facts.id, city.facts.id), reaches(city.disc, one))
  })
  cities.forEach((one, i) => {
    for (const other of cities.slice(i + 1)) {
      const far = distance(one.disc.at, other.disc.at) - one.disc.radius - other.disc.radius
      found.set(pair(one.facts.id, other.facts.id), far > CLEAR ? 'apart' : 'doubtful')
    }
  })
  // 1.3.6 Areas and lines of communication that only a town separates.
  for (const { disc } of towns) {
    const here = shapes.filter((shape) => reaches(disc, shape) === 'touch')
    here.forEach((one, i) => {
      for (const other of here.slice(i + 1)) found.set(pair(one.facts.id, other.facts.id), 'touch')
    })
  }
  return found
}
