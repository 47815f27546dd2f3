import type { Point } from '@coinflict/kernel/display'
import { between, distance, type Line, length, segments, simplify } from './geometry.ts'

/** Chance from a name: the same course wriggles the same way every time. */
function chance(name: string): () => number {
  let state = 2166136261
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A smooth curve through the points (Catmull and Rom), as short stretches. */
function curve(points: Line, step: number): Line {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] as Point
  const made: Point[] = [at(0)]
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const steps = Math.max(1, Math.round(distance(b, c) / step))
    for (let n = 1; n <= steps; n++) {
      const t = n / steps
      const blend = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
      made.push([blend(0), blend(1)])
    }
  }
  return made
}

/** Moves the middle of every stretch a little to one side, then the middles of the halves. */
function wriggle(line: Line, roughness: number, next: () => number, rounds: number): Line {
  if (rounds === 0) return line
  const [first] = line
  const finer = segments(line).flatMap(([from, to]): Point[] => {
    const [x, y] = between(from, to, 0.5)
    const off = (next() - 0.5) * 2 * roughness
    return [[x - (to[1] - from[1]) * off, y + (to[0] - from[0]) * off], to]
  })
  return wriggle([...(first ? [first] : []), ...finer], roughness * 0.8, next, rounds - 1)
}

/** Cuts the corners off (Chaikin), the ends stay. */
function soften(line: Line): Line {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return line
  const cut = segments(line).flatMap(([from, to]) => [between(from, to, 0.25), between(from, to, 0.75)])
  return [first, ...cut.slice(1, -1), last]
}

/** Sways a smooth course like a river, so that no border looks ruled; the ends stay where they are. */
function sway(line: Line, breadth: number, next: () => number): Line {
  const waves = [110, 62].map((size) => ({ size, turn: next() * Math.PI * 2 }))
  const whole = length(line)
  let gone = 0
  return line.map((point, i) => {
    const before = line[i - 1] ?? point
    const after = line[i + 1] ?? point
    gone += distance(before, point)
    const tangent = distance(before, after) || 1
    const calm = Math.min(1, gone / 30, Math.max(0, whole - gone) / 30)
    const off =
      calm *
      breadth *
      waves.reduce((sum, { size, turn }) => sum + (Math.sin((gone / size) * 2 * Math.PI + turn) * size) / 110, 0)
    return [point[0] - ((after[1] - before[1]) / tangent) * off, point[1] + ((after[0] - before[0]) / tangent) * off]
  })
}

export interface Manner {
  /** How far the course sways to each side. */
  readonly breadth: number
  /** How fine its stretches are, and how far each one's middle is moved aside, as a part of its length. */
  readonly step: number
  readonly roughness: number
}

export const BORDER: Manner = { breadth: 3, step: 10, roughness: 0.13 }
export const ROAD: Manner = { breadth: 1.5, step: 5, roughness: 0 }

/** The drawn course through the points: smooth, then natural. */
export function drawCourse(name: string, points: Line, { breadth, step, roughness }: Manner): Line {
  const next = chance(name)
  const swaying = sway(curve(points, step), breadth, next)
  return simplify(soften(roughness === 0 ? swaying : wriggle(swaying, roughness, next, 2)), 0.25)
}
