import type { Point } from '@coinflict/kernel/display'

/** A place on earth and where it is to lie on the sheet. */
export type Pin = readonly [place: Point, onSheet: Point]

/** How much a pin pulls at a distance (thin-plate spline). */
const pull = (square: number): number => (square === 0 ? 0 : square * Math.log(square))

/** Solves linear equations for two right sides (Gauss, with pivots). */
function solve(rows: number[][], sums: [number, number][]): [number, number][] {
  const n = rows.length
  for (let i = 0; i < n; i++) {
    let pivot = i
    for (let j = i + 1; j < n; j++) if (Math.abs(rows[j]?.[i] ?? 0) > Math.abs(rows[pivot]?.[i] ?? 0)) pivot = j
    ;[rows[i], rows[pivot]] = [rows[pivot] as number[], rows[i] as number[]]
    ;[sums[i], sums[pivot]] = [sums[pivot] as [number, number], sums[i] as [number, number]]
    const row = rows[i] as number[]
    const sum = sums[i] as [number, number]
    for (let j = 0; j < n; j++) {
      if (j === i) continue
      const other = rows[j] as number[]
      const factor = (other[i] as number) / (row[i] as number)
      if (factor === 0) continue
      for (let k = i; k < n; k++) other[k] = (other[k] as number) - factor * (row[k] as number)
      const to = sums[j] as [number, number]
      to[0] -= factor * sum[0]
      to[1] -= factor * sum[1]
    }
  }
  return sums.map(([x, y], i) => [x / (rows[i]?.[i] as number), y / (rows[i]?.[i] as number)])
}

/**
 * The smoothest map of the earth that puts every pin where it is to lie. Beyond the box around the pins it goes on evenly, so that what is
 * far away stays far away.
 */
export function warp(pins: readonly Pin[]): (place: Point) => Point {
  const n = pins.length
  const far = ([ax, ay]: Point, [bx, by]: Point): number => (ax - bx) ** 2 + (ay - by) ** 2
  const rows = Array.from({ length: n + 3 }, () => new Array<number>(n + 3).fill(0))
  const sums = Array.from({ length: n + 3 }, (): [number, number] => [0, 0])
  pins.forEach(([at, to], i) => {
    const row = rows[i] as number[]
    pins.forEach(([other], j) => {
      row[j] = pull(far(at, other))
    })
    for (const [k, value] of [1, at[0], at[1]].entries()) {
      row[n + k] = value
      ;(rows[n + k] as number[])[i] = value
    }
    sums[i] = [to[0], to[1]]
  })
  const weights = solve(rows, sums)
  const spline = (at: Point): Point => {
    let [x, y] = [0, 0]
    const add = ([wx, wy]: [number, number], by: number): void => {
      x += wx * by
      y += wy * by
    }
    pins.forEach(([other], i) => {
      add(weights[i] as [number, number], pull(far(at, other)))
    })
    ;[1, at[0], at[1]].forEach((value, k) => {
      add(weights[n + k] as [number, number], value)
    })
    return [x, y]
  }
  const xs = pins.map(([[x]]) => x)
  const ys = pins.map(([[, y]]) => y)
  const clamp = (value: number, among: readonly number[]): number =>
    Math.min(Math.max(...among), Math.max(Math.min(...among), value))
  const even = [weights[n + 1], weights[n + 2]] as [[number, number], [number, number]]
  return (place) => {
    const near: Point = [clamp(place[0], xs), clamp(place[1], ys)]
    const [x, y] = spline(near)
    const [dx, dy] = [place[0] - near[0], place[1] - near[1]]
    return [x + even[0][0] * dx + even[1][0] * dy, y + even[0][1] * dx + even[1][1] * dy]
  }
}
