import type { Point } from '@coinflict/kernel/display'

/** A rectangle by its middle. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export const touches = (a: Box, b: Box, gap = 0): boolean =>
  Math.abs(a.x - b.x) * 2 < a.w + b.w + 2 * gap && Math.abs(a.y - b.y) * 2 < a.h + b.h + 2 * gap

/** The points of a path that is made of straight stretches, part by part. */
export const pointsOf = (path: string): Point[][] =>
  path
    .split('M')
    .slice(1)
    .map((part) =>
      part
        .replace('Z', '')
        .split('L')
        .map((pair): Point => {
          const [x = 0, y = 0] = pair.trim().split(/[ ,]/).map(Number)
          return [x, y]
        }),
    )

const FREE = -1

/** Which space each small square of the board belongs to: outlines are looked up in it instead of being measured. */
export class Ground {
  private readonly owner: Int16Array
  private readonly taken: Uint8Array
  private readonly columns: number
  private readonly rows: number
  private readonly bounds = new Map<number, readonly [left: number, top: number, right: number, bottom: number]>()

  /** Outlines by number, in pixels; squares have a side of so many. */
  constructor(
    width: number,
    height: number,
    outlines: ReadonlyMap<number, readonly (readonly Point[])[]>,
    private readonly side: number,
  ) {
    this.columns = Math.ceil(width / side)
    this.rows = Math.ceil(height / side)
    this.owner = new Int16Array(this.columns * this.rows).fill(FREE)
    this.taken = new Uint8Array(this.columns * this.rows)
    for (const [n, rings] of outlines) for (const ring of rings) this.fill(n, ring)
  }

  private fill(n: number, ring: readonly Point[]): void {
    const { side, columns, rows, owner } = this
    const ys = ring.map(([, y]) => y)
    const xs = ring.map(([x]) => x)
    const top = Math.max(0, Math.floor(Math.min(...ys) / side))
    const bottom = Math.min(rows - 1, Math.ceil(Math.max(...ys) / side))
    const left = Math.max(0, Math.floor(Math.min(...xs) / side))
    const right = Math.min(columns - 1, Math.ceil(Math.max(...xs) / side))
    const before = this.bounds.get(n)
    this.bounds.set(
      n,
      before === undefined
        ? [left, top, right, bottom]
        : [
            Math.min(before[0], left),
            Math.min(before[1], top),
            Math.max(before[2], right),
            Math.max(before[3], bottom),
          ],
    )
    for (let row = top; row <= bottom; row++) {
      const y = (row + 0.5) * side
      const crossings: number[] = []
      let from = ring.at(-1) as Point
      for (const to of ring) {
        if (from[1] > y !== to[1] > y) crossings.push(((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0])
        from = to
      }
      crossings.sort((a, b) => a - b)
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const start = Math.max(0, Math.ceil((crossings[i] as number) / side - 0.5))
        const end = Math.min(columns - 1, Math.floor((crossings[i + 1] as number) / side - 0.5))
        for (let column = start; column <= end; column++) owner[row * columns + column] = n
      }
    }
  }

  /** Takes all boxes off again. */
  clear(): void {
    this.taken.fill(0)
  }

  /** Nothing may stand where a box is. */
  take({ x, y, w, h }: Box): void {
    const { side, columns, rows, taken } = this
    const left = Math.max(0, Math.floor((x - w / 2) / side))
    const right = Math.min(columns - 1, Math.floor((x + w / 2) / side))
    const top = Math.max(0, Math.floor((y - h / 2) / side))
    const bottom = Math.min(rows - 1, Math.floor((y + h / 2) / side))
    for (let row = top; row <= bottom; row++) taken.fill(1, row * columns + left, row * columns + right + 1)
  }

  /** The free room of a space as it is now. */
  roomOf(n: number): Room {
    const { side, columns, owner, taken } = this
    const [left, top, right, bottom] = this.bounds.get(n) ?? [0, 0, -1, -1]
    const width = right - left + 1
    const height = bottom - top + 1
    const inside = new Int32Array((width + 1) * (height + 1))
    const untaken = new Int32Array((width + 1) * (height + 1))
    for (let row = 0; row < height; row++) {
      let ins = 0
      let unt = 0
      for (let column = 0; column < width; column++) {
        const at = (top + row) * columns + left + column
        const isFree = taken[at] === 0
        if (isFree) unt++
        if (isFree && owner[at] === n) ins++
        const cell = (row + 1) * (width + 1) + column + 1
        inside[cell] = (inside[cell - width - 1] as number) + ins
        untaken[cell] = (untaken[cell - width - 1] as number) + unt
      }
    }
    return new Room(left, top, width, height, side, inside, untaken)
  }
}

/** The part of the board around a space, with the squares of it that are free, summed up so that a box costs four look-ups. */
export class Room {
  constructor(
    private readonly left: number,
    private readonly top: number,
    private readonly width: number,
    private readonly height: number,
    private readonly side: number,
    private readonly inside: Int32Array,
    private readonly untaken: Int32Array,
  ) {}

  private sum(of: Int32Array, left: number, top: number, right: number, bottom: number): number {
    const line = this.width + 1
    return (
      (of[bottom * line + right] as number) -
      (of[top * line + right] as number) -
      (of[bottom * line + left] as number) +
      (of[top * line + left] as number)
    )
  }

  /** How many squares of a box are not free, the space's own ones only or any. */
  private lacking(of: Int32Array, x: number, y: number, w: number, h: number): number {
    const { side } = this
    const left = Math.floor((x - w / 2) / side) - this.left
    const right = Math.ceil((x + w / 2) / side) - this.left
    const top = Math.floor((y - h / 2) / side) - this.top
    const bottom = Math.ceil((y + h / 2) / side) - this.top
    const all = (right - left) * (bottom - top)
    const [l, r] = [Math.max(0, left), Math.min(this.width, right)]
    const [t, b] = [Math.max(0, top), Math.min(this.height, bottom)]
    return l >= r || t >= b ? all : all - this.sum(of, l, t, r, b)
  }

  /**
   * Where boxes that stand below each other fit, nearest to a place: the label first, which may cross the border if it must. Boxes are
   * given by their sizes and by how far their middles are below the top. Nothing if they fit nowhere.
   */
  fit(boxes: readonly Fitted[], near: Point): Point | undefined {
    return this.search(near, (x, y) => {
      for (const { dy, w, h, mayCross } of boxes)
        if (this.lacking(mayCross ? this.untaken : this.inside, x, y + dy, w, h) > 0) return false
      return true
    })
  }

  /** The place where the least of the boxes is outside or covered. */
  leastBad(boxes: readonly Fitted[], near: Point): Point {
    let best = near
    let least = Number.POSITIVE_INFINITY
    this.search(near, (x, y) => {
      let bad = 0
      for (const { dy, w, h, mayCross } of boxes) bad += this.lacking(this.inside, x, y + dy, w, h) * (mayCross ? 1 : 4)
      const worth = bad + Math.hypot(x - near[0], y - near[1]) / 100
      if (worth < least) {
        least = worth
        best = [x, y]
      }
      return false
    })
    return best
  }

  /** The nearest square to a place for which something holds: rows and columns are gone through from the place outwards. */
  private search(near: Point, holds: (x: number, y: number) => boolean): Point | undefined {
    const { side, width, height } = this
    let best: Point | undefined
    let least = Number.POSITIVE_INFINITY
    for (const row of outwards(Math.floor(near[1] / side) - this.top, height)) {
      const y = (this.top + row + 0.5) * side
      const down = (y - near[1]) ** 2
      if (down >= least) continue
      for (const column of outwards(Math.floor(near[0] / side) - this.left, width)) {
        const x = (this.left + column + 0.5) * side
        const far = (x - near[0]) ** 2 + down
        if (far >= least) break
        if (!holds(x, y)) continue
        least = far
        best = [x, y]
        break
      }
    }
    return best
  }
}

/** Numbers from 0 to below an end, the nearest to one of them first. */
function* outwards(from: number, end: number): Generator<number> {
  const start = Math.min(end - 1, Math.max(0, from))
  for (let off = 0; start - off >= 0 || start + off < end; off++) {
    if (start + off < end) yield start + off
    if (off > 0 && start - off >= 0) yield start - off
  }
}

export interface Fitted {
  /** How far its middle is below the place. */
  readonly dy: number
  readonly w: number
  readonly h: number
  readonly mayCross?: boolean
}
