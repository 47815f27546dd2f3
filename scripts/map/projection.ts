import type { Point } from '@coinflict/kernel/display'
import type { MapPlan } from './plan.ts'
import { type Pin, warp } from './warp.ts'

export interface Projection {
  readonly width: number
  readonly height: number
  readonly project: (place: Point) => Point
}

/** The sheet: cities, towns and other places lie where the plan wants them, and the land between them follows. */
export function projection({ width, height, pins, cities, towns, junctions }: MapPlan): Projection {
  const known = new Map<string, Point>([
    ...Object.entries(cities).map(([id, { at }]) => [id, at] as const),
    ...towns.map(({ id, at }) => [id, at] as const),
    ...Object.entries(junctions).map(([id, { at }]) => [id, at] as const),
  ])
  const all = pins.map(([place, to]): Pin => {
    const at = typeof place === 'string' ? known.get(place) : place
    if (at === undefined) throw new Error(`no place is called "${place}"`)
    return [at, to]
  })
  return { width, height, project: warp(all) }
}
