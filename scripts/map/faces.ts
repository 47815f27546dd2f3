import type { Point } from '@coinflict/kernel/display'
import { doubleArea, type Line, sides } from './geometry.ts'

/** A border from one meeting place to another; its ends are exactly those places. */
export type Edge = Line

interface Half {
  readonly points: Line
  readonly back: () => Half
  readonly angle: number
}

const key = ([x, y]: Point): string => `${x},${y}`

/** The areas that borders enclose, each as a ring that takes its borders point for point. */
export function faces(edges: readonly Edge[]): Line[] {
  const halves = edges.flatMap(twoWays)
  const leaving = new Map<string, Half[]>()
  for (const half of halves) {
    const start = key(half.points[0] as Point)
    leaving.set(start, [...(leaving.get(start) ?? []), half])
  }
  for (const around of leaving.values()) around.sort((a, b) => a.angle - b.angle)
  const next = (half: Half): Half => {
    const back = half.back()
    const around = leaving.get(key(back.points[0] as Point)) ?? []
    return around[(around.indexOf(back) + around.length - 1) % around.length] as Half
  }
  const done = new Set<Half>()
  const rings: Line[] = []
  for (const start of halves) {
    const ring: Point[] = []
    for (let half = start; !done.has(half); half = next(half)) {
      done.add(half)
      ring.push(...half.points.slice(0, -1))
    }
    // The ring around everything runs the other way.
    if (ring.length > 2 && doubleArea(ring) > 0) rings.push(ring)
  }
  return rings
}

/** The ring around areas that lie together: their sides that no two of them share. */
export function rim(areas: readonly Line[]): Line {
  const all = areas.flatMap(sides)
  const known = new Set(all.map(([from, to]) => `${key(from)} ${key(to)}`))
  const outer = all.filter(([from, to]) => !known.has(`${key(to)} ${key(from)}`))
  const onward = new Map(outer.map(([from, to]) => [key(from), to]))
  const ring: Point[] = []
  for (let at = outer[0]?.[0]; at && ring.length < outer.length; at = onward.get(key(at))) ring.push(at)
  return ring
}

function twoWays(points: Edge): [Half, Half] {
  const make = (line: Line, back: () => Half): Half => ({ points: line, back, angle: leaves(line) })
  const there: Half = make(points, () => here)
  const here: Half = make(points.toReversed(), () => there)
  return [there, here]
}

function leaves([from, to]: Line): number {
  if (!from || !to) throw new Error('a border needs two points')
  return Math.atan2(to[1] - from[1], to[0] - from[0])
}
