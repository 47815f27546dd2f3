import { readFileSync } from 'node:fs'
import type { Point } from '@coinflict/kernel/display'
import { type Line, simplify } from './geometry.ts'
import type { MapPlan } from './plan.ts'

/** Natural Earth (public domain) as the package world-atlas keeps it: arcs that neighbours share, and rings made of them. */
interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point }
  readonly arcs: readonly (readonly Point[])[]
  readonly objects: { readonly countries: { readonly geometries: readonly Geometry[] } }
}

type Geometry =
  | { readonly type: 'Polygon'; readonly id?: string; readonly arcs: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly id?: string; readonly arcs: readonly (readonly Ring[])[] }

/** Numbers of arcs in order; ~n is arc n backwards. */
export type Ring = readonly number[]

export interface Atlas {
  /** Every arc on the drawing's scale. */
  readonly arcs: Line[]
  /** The outer rings of each country, by its number. */
  readonly countries: ReadonlyMap<string, readonly Ring[]>
}

const FILE = 'node_modules/world-atlas/countries-10m.json'

/** The land in view, fine enough for the drawing. */
export function readAtlas(view: MapPlan['view'], project: (place: Point) => Point, detail: number): Atlas {
  const topology = JSON.parse(readFileSync(FILE, 'utf8')) as Topology
  const { scale, translate } = topology.transform
  const unfold = (arc: readonly Point[]): Line => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): Point => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  }
  const near = ([x, y]: Point) => x > view.west && x < view.east && y > view.south && y < view.north
  const places = topology.arcs.map(unfold)
  const seen = places.map((arc) => arc.some(near))
  const countries = new Map<string, Ring[]>()
  for (const geometry of topology.objects.countries.geometries) {
    const outer = (geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs).flatMap(([ring]) =>
      ring ? [ring] : [],
    )
    const rings = outer.filter((ring) => ring.some((arc) => seen[arc < 0 ? ~arc : arc]))
    if (geometry.id !== undefined && rings.length > 0) countries.set(geometry.id, rings)
  }
  const used = new Set([...countries.values()].flat(2).map((arc) => (arc < 0 ? ~arc : arc)))
  const arcs = places.map((arc, i) => (used.has(i) ? simplifyArc(arc.map(project), detail) : []))
  return { arcs, countries }
}

/** An island is one arc that ends where it begins: simplified in two halves, or nothing would be left. */
function simplifyArc(arc: Line, detail: number): Line {
  const half = Math.floor(arc.length / 2)
  return [...simplify(arc.slice(0, half + 1), detail).slice(0, -1), ...simplify(arc.slice(half), detail)]
}

/** The corners of a ring; the last is not the first again. */
export const ringPoints = (atlas: Atlas, ring: Ring): Line =>
  ring.flatMap((arc) => {
    const points = (arc < 0 ? atlas.arcs[~arc]?.toReversed() : atlas.arcs[arc]) ?? []
    return points.slice(0, -1)
  })
