import type { Point } from '@coinflict/kernel/display'
import type { MapPlan, Stop } from './plan.ts'

/** Room per degree at a place between the stops. */
function roomAt(stops: readonly Stop[], degree: number): number {
  const next = stops.findIndex(([at]) => at >= degree)
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) return 1
  if (next === 0) return first[1]
  const [low, high] = [stops[next - 1], stops[next]]
  if (!low || !high) return last[1]
  return low[1] + ((high[1] - low[1]) * (degree - low[0])) / (high[0] - low[0])
}

/** The sum of the room from one degree to a greater one; it changes evenly between stops, so trapezia give it. */
function roomBetween(stops: readonly Stop[], from: number, to: number): number {
  if (to < from) return -roomBetween(stops, to, from)
  const degrees = [from, ...stops.map(([at]) => at).filter((at) => at > from && at < to), to]
  return degrees.slice(1).reduce((sum, high, i) => {
    const low = degrees[i] ?? from
    return sum + ((roomAt(stops, low) + roomAt(stops, high)) / 2) * (high - low)
  }, 0)
}

export interface Projection {
  readonly width: number
  readonly height: number
  readonly project: (place: Point) => Point
}

/** Plate carrée, stretched along both axes: far from the equator a degree of longitude is to get less room than one of latitude. */
export function projection({ view, width, stretch }: MapPlan): Projection {
  const { longitude, latitude } = stretch
  const unit = width / roomBetween(longitude, view.west, view.east)
  const x = (degree: number) => unit * roomBetween(longitude, view.west, degree)
  const y = (degree: number) => unit * roomBetween(latitude, degree, view.north)
  return {
    width,
    height: Math.round(y(view.south)),
    project: ([east, north]) => [x(east), y(north)],
  }
}
