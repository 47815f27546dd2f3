import type { Point } from '@coinflict/kernel/display'
import { type Atlas, type Ring, ringPoints } from './atlas.ts'
import { cut, distance, doubleArea, insert, type Line, length, round } from './geometry.ts'
import type { MapPlan } from './plan.ts'

const arcNumber = (n: number): number => (n < 0 ? ~n : n)

/** The land that is cut into spaces: the mainland of the country and of those neighbours that are spaces too. */
export interface Land {
  readonly atlas: Atlas
  readonly country: Ring
  readonly neighbours: readonly Ring[]
}

export const landOf = (plan: MapPlan, atlas: Atlas): Land => ({
  atlas,
  country: mainland(atlas, plan.country),
  neighbours: plan.neighbours.map((country) => mainland(atlas, country)),
})

function mainland(atlas: Atlas, country: string): Ring {
  const size = (ring: Ring) => Math.abs(doubleArea(ringPoints(atlas, ring)))
  const [largest] = (atlas.countries.get(country) ?? []).toSorted((a, b) => size(b) - size(a))
  if (!largest) throw new Error(`country ${country} is not in view`)
  return largest
}

/** Coasts and frontiers, each once although neighbours share them. */
const arcsOf = ({ country, neighbours }: Land): number[] => [...new Set([country, ...neighbours].flat().map(arcNumber))]

/** A bay or spit is left out if its shore is so many times as long as it is wide. */
const DEEP = 1.6

/** Takes narrow bays and spits out of the coast, and bends out of frontiers that no two of the countries share. */
export function calmCoast({ atlas: { arcs }, country, neighbours }: Land, narrow: number): void {
  const all = [country, ...neighbours].flat().map(arcNumber)
  for (const arc of all) {
    if (all.indexOf(arc) !== all.lastIndexOf(arc)) continue
    const line = arcs[arc] ?? []
    const calm: Point[] = []
    for (let i = 0; i < line.length; ) {
      const from = line[i] as Point
      calm.push(from)
      let next = i + 1
      let shore = 0
      for (let j = i + 1; j < line.length && shore < 10 * narrow; j++) {
        shore += distance(line[j - 1] as Point, line[j] as Point)
        const across = distance(from, line[j] as Point)
        if (across < narrow && shore > DEEP * across) next = j
      }
      i = next
    }
    arcs[arc] = calm
  }
}

/** Takes the points between two banks out of the coast. */
export function fillInlets(plan: MapPlan, land: Land, project: (place: Point) => Point): void {
  const { arcs } = land.atlas
  for (const banks of plan.inlets) {
    const nearest = banks.map((bank) => {
      const corners = arcsOf(land).flatMap((arc) => (arcs[arc] ?? []).map((at, index) => ({ arc, index, at })))
      const point = project(bank)
      return corners.reduce((best, found) => (distance(found.at, point) < distance(best.at, point) ? found : best))
    })
    const [from, to] = nearest.toSorted((a, b) => a.index - b.index)
    if (!from || !to || from.arc !== to.arc) throw new Error(`no inlet has the banks ${banks.join(' and ')}`)
    arcs[from.arc] = arcs[from.arc]?.toSpliced(from.index + 1, to.index - from.index - 1) ?? []
  }
}

/** Where cities, towns and junctions lie on the drawing. */
export interface Places {
  readonly of: (id: string) => Point
  readonly move: (id: string, to: Point) => void
}

export function findPlaces(plan: MapPlan, land: Land, project: (place: Point) => Point): Places {
  const towns = plan.towns.map((town) => [town.id, town] as const)
  const all = [...Object.entries(plan.cities), ...towns, ...Object.entries(plan.junctions)]
  const places = new Map(
    all.map(([id, { at, edge }]) => {
      const point = round(project(at))
      return [id, edge ? putOnEdge(land, point) : point]
    }),
  )
  const of = (id: string): Point => {
    const place = places.get(id)
    if (!place) throw new Error(`no place is called "${id}"`)
    return place
  }
  return { of, move: (id, to) => places.set(id, to) }
}

/** The nearest point of a coast or frontier; it becomes one of its points, so for both sides of it. */
function putOnEdge(land: Land, point: Point): Point {
  const { arcs } = land.atlas
  const edges = arcsOf(land).map((arc) => ({ arc, ...insert(arcs[arc] ?? [], point) }))
  const { arc, line, at } = edges.reduce((best, found) =>
    distance(found.at, point) < distance(best.at, point) ? found : best,
  )
  arcs[arc] = line
  return at
}

/** Coasts and frontiers as borders that end wherever another border meets them. */
export const edgesOf = (land: Land, meeting: readonly Point[]): Line[] =>
  arcsOf(land).flatMap((arc) => cut(land.atlas.arcs[arc] ?? [], meeting))

/** The shorter way along the country's outline. */
export function alongOutline(land: Land, from: Point, to: Point): Line {
  const ring = ringPoints(land.atlas, land.country)
  const start = ring.findIndex((point) => distance(point, from) === 0)
  const turned = [...ring.slice(start), ...ring.slice(0, start + 1)]
  const [there, back] = cut(turned, [to])
  if (start < 0 || !there || !back) throw new Error('both ends must lie on the outline')
  return length(there) < length(back) ? there : back.toReversed()
}
