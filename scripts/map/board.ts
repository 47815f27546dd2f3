import type { Point } from '@coinflict/kernel/display'
import type { MapPlan } from './plan.ts'

type Row = readonly [one: number, x: number, y: number]

/** Solves three equations in three unknowns (Cramer). */
function solve(rows: readonly Row[], sums: Row): Row {
  const [[a, b, c], [d, e, f], [g, h, i]] = rows as [Row, Row, Row]
  const [r, s, t] = sums
  const whole = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  return [
    (r * (e * i - f * h) - b * (s * i - f * t) + c * (s * h - e * t)) / whole,
    (a * (s * i - f * t) - r * (d * i - f * g) + c * (d * t - s * g)) / whole,
    (a * (e * t - s * h) - b * (d * t - s * g) + r * (d * h - e * g)) / whole,
  ]
}

/** The plane nearest to all values (least squares). */
function plane(rows: readonly Row[], values: readonly number[]): Row {
  const three = [0, 1, 2] as const
  const product = (i: 0 | 1 | 2, j: 0 | 1 | 2) => rows.reduce((sum, row) => sum + row[i] * row[j], 0)
  const sums = three.map((i) => rows.reduce((sum, row, n) => sum + row[i] * (values[n] ?? 0), 0))
  return solve(
    three.map((i): Row => [product(i, 0), product(i, 1), product(i, 2)]),
    [sums[0] ?? 0, sums[1] ?? 0, sums[2] ?? 0],
  )
}

/** Where the centres of the spaces on the printed board lie on earth, judged by the cities, whose true places are known. */
export function readBoard(plan: MapPlan): Map<string, Point> {
  const known = [
    ...Object.entries(plan.cities).map(([id, { at }]) => [id, at] as const),
    ...Object.entries(plan.anchors ?? {}),
  ]
  const rows = known.map(([id]): Row => {
    const space = plan.spaces.find((candidate) => candidate.id === id)
    if (!space) throw new Error(`the board has no space "${id}"`)
    return [1, space.x, space.y]
  })
  const east = plane(
    rows,
    known.map(([, at]) => at[0]),
  )
  const north = plane(
    rows,
    known.map(([, at]) => at[1]),
  )
  const at = ([a, b, c]: Row, x: number, y: number) => a + b * x + c * y
  return new Map(plan.spaces.map(({ id, x, y }) => [id, plan.centres?.[id] ?? [at(east, x, y), at(north, x, y)]]))
}
