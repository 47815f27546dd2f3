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

/** The points of a path that is made of straight stretches, part by part; of a circle, where it begins. */
export const pointsOf = (path: string): Point[][] =>
  path
    .split('M')
    .slice(1)
    .map((part) =>
      part
        .replace('Z', '')
        .split('L')
        .map((pair): Point => {
          const [x = 0, y = 0] = pair.trim().split(/[ ,a]/).map(Number)
          return [x, y]
        }),
    )

const FREE = -1
const NONE: ReadonlySet<number> = new Set()

/** A square belongs to a space if all of it does but a rim, in parts of its side. */
const RIM = 0.15

/** The stretches of a line across the board that are inside an outline: from and to in turn. */
function insideAt(ring: readonly Point[], y: number): number[] {
  const crossings: number[] = []
  let from = ring.at(-1) as Point
  for (const to of ring) {
    if (from[1] > y !== to[1] > y) crossings.push(((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0])
    from = to
  }
  return crossings.sort((a, b) => a - b)
}

/** Which space each small square of the board belongs to: outlines are looked up in it instead of being measured. */
export class Ground {
  private readonly owner: Int16Array
  private readonly taken: Uint8Array
  private readonly columns: number
  private readonly rows: number
  private readonly areas = new Map<number, number>()
  private readonly bounds = new Map<number, readonly [left: number, top: number, right: number, bottom: number]>()

  /** Outlines by number, in pixels; squares have a side of so many. */
  constructor(
    width: number,
    height: number,
    outlines: ReadonlyMap<number, readonly (readonly Point[])[]>,
    private readonly side: number,
  ) {
    this.columns = Math.floor(width / side)
    this.rows = Math.floor(height / side)
    this.owner = new Int16Array(this.columns * this.rows).fill(FREE)
    this.taken = new Uint8Array(this.columns * this.rows)
    for (const [n, rings] of outlines) for (const ring of rings) this.fill(n, ring)
    for (const n of this.owner) if (n !== FREE) this.areas.set(n, this.areaOf(n) + side * side)
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
      const inside = common(insideAt(ring, (row + RIM) * side), insideAt(ring, (row + 1 - RIM) * side))
      for (let i = 0; i < inside.length; i += 2) {
        const start = Math.max(0, Math.ceil((inside[i] as number) / side - RIM))
        const end = Math.min(columns - 1, Math.floor((inside[i + 1] as number) / side - 1 + RIM))
        if (start <= end) owner.fill(n, row * columns + start, row * columns + end + 1)
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
    const left = Math.max(0, Math.floor((x - w / 2) / side + SLACK))
    const right = Math.min(columns, Math.ceil((x + w / 2) / side - SLACK))
    const top = Math.max(0, Math.floor((y - h / 2) / side + SLACK))
    const bottom = Math.min(rows, Math.ceil((y + h / 2) / side - SLACK))
    for (let row = top; row < bottom; row++) taken.fill(1, row * columns + left, row * columns + right)
  }

  /** Whether nothing stands where a box is, and it is on the board. */
  isFree({ x, y, w, h }: Box): boolean {
    const { side, columns, rows, taken } = this
    const left = Math.floor((x - w / 2) / side)
    const right = Math.floor((x + w / 2) / side)
    const top = Math.floor((y - h / 2) / side)
    const bottom = Math.floor((y + h / 2) / side)
    if (left < 0 || top < 0 || right >= columns || bottom >= rows) return false
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) if (taken[row * columns + column] === 1) return false
    return true
  }

  /** Whether a box is on no space at all. */
  isNobodys({ x, y, w, h }: Box): boolean {
    const { side, columns, rows, owner } = this
    const left = Math.max(0, Math.floor((x - w / 2) / side))
    const right = Math.min(columns - 1, Math.floor((x + w / 2) / side))
    const bottom = Math.min(rows - 1, Math.floor((y + h / 2) / side))
    for (let row = Math.max(0, Math.floor((y - h / 2) / side)); row <= bottom; row++)
      for (let column = left; column <= right; column++) if (owner[row * columns + column] !== FREE) return false
    return true
  }

  /** The space that a point lies in, if it does in one. */
  spaceAt(x: number, y: number): number | undefined {
    const { side, columns, rows, owner } = this
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)]
    if (column < 0 || row < 0 || column >= columns || row >= rows) return undefined
    const found = owner[row * columns + column] as number
    return found === FREE ? undefined : found
  }

  /** How large a space is. */
  areaOf(n: number): number {
    return this.areas.get(n) ?? 0
  }

  /** The part of the board that a space lies in. */
  boundsOf(n: number): Box {
    const { side } = this
    const [left, top, right, bottom] = this.bounds.get(n) ?? [0, 0, -1, -1]
    const [w, h] = [(right - left + 1) * side, (bottom - top + 1) * side]
    return { x: left * side + w / 2, y: top * side + h / 2, w, h }
  }

  /**
   * The free room of a space as it is now, with so many pixels to its sides, and above and below, for what may cross its border; other
   * spaces may be closed to it.
   */
  roomOf(n: number, [aside, off]: Point, closed: ReadonlySet<number> = NONE): Room {
    const { side, columns, rows, owner, taken } = this
    const [l, t, r, b] = this.bounds.get(n) ?? [0, 0, -1, -1]
    const [across, down] = [Math.ceil(aside / side), Math.ceil(off / side)]
    const [left, top] = [Math.max(0, l - across), Math.max(0, t - down)]
    const [right, bottom] = [Math.min(columns - 1, r + across), Math.min(rows - 1, b + down)]
    const width = right - left + 1
    const height = bottom - top + 1
    const squares = new Uint8Array(width * height)
    let free = 0
    for (let row = 0; row < height; row++) {
      let at = (top + row) * columns + left
      const end = (row + 1) * width
      for (let to = row * width; to < end; to++, at++) {
        const whose = owner[at] as number
        const isUntaken = taken[at] === 0
        if (whose === n) {
          squares[to] = isUntaken ? ROOM : OWN | OPEN
          if (isUntaken) free++
        } else if (isUntaken && !(closed.size > 0 && closed.has(whose)))
          squares[to] = whose === FREE ? UNTAKEN | OPEN : UNTAKEN
      }
    }
    return new Room(left * side, top * side, width, height, side, squares, free)
  }
}

const OWN = 1
const UNTAKEN = 2
/** On no other space: its own, or sea and ground abroad. */
const OPEN = 4
const ROOM = OWN | UNTAKEN | OPEN

/** What a box needs of the squares below it: that they are its space's own and free, free and no other's, free only, or its own only. */
export const NEED = { room: ROOM, open: UNTAKEN | OPEN, free: UNTAKEN, own: OWN } as const
export type Need = (typeof NEED)[keyof typeof NEED]

/** A box that is to find room: how high and wide it is, and on what it may stand. */
export interface Fitted {
  readonly w: number
  readonly h: number
  readonly need: Need
  /** How far what crosses the border may be beyond it, in parts of its size: to the side, and up or down. */
  readonly beyond?: Point
}

/** Boxes below each other: where each has its middle, and where the first begins. */
export interface Fit {
  readonly xs: readonly number[]
  readonly top: number
}

/** The stretches that are free so far down, row of squares by row: where each begins and ends, in pixels; and the longest. */
interface Runs {
  readonly list: readonly number[]
  /** Where in the list those of each row begin. */
  readonly rows: Int32Array
  readonly longest: number
}

/** A box, how many squares below the first it begins, and the stretches where it has room. */
interface Part {
  readonly box: Fitted
  readonly w: number
  readonly from: number
  readonly runs: Runs
}

/** How much it counts that boxes below each other are not in line, and from where on it does. */
const RAGGED = { from: 400, times: 3 } as const

/** Boxes below each other belong together if the narrower is below the wider, or beside it by this part of its width. */
const ASIDE = 0.35

/** A box takes a square unless it is on it by less than this part of its side. */
const SLACK = 0.2

/** The part of the board around a space, by squares: whose they are and whether something stands on them. */
export class Room {
  private readonly runs = new Map<number, Runs>()
  private readonly depths = new Map<Need, Uint8Array>()
  constructor(
    private readonly left: number,
    private readonly top: number,
    private readonly width: number,
    private readonly height: number,
    private readonly side: number,
    private readonly squares: Uint8Array,
    /** How many squares are the space's own and free. */
    private readonly free: number,
  ) {}

  /** How many square pixels of the space itself are free. */
  get area(): number {
    return this.free * this.side * this.side
  }

  /** How many squares from each one downwards are as needed. */
  private depthsOf(need: Need): Uint8Array {
    const known = this.depths.get(need)
    if (known !== undefined) return known
    const { width, squares } = this
    const depths = new Uint8Array(squares.length)
    for (let at = squares.length - 1; at >= 0; at--)
      if (((squares[at] as number) & need) === need) depths[at] = Math.min(255, 1 + (depths[at + width] ?? 0))
    this.depths.set(need, depths)
    return depths
  }

  /** The stretches that are as needed for a number of squares downwards. */
  private runsOf(need: Need, deep: number): Runs {
    const key = deep * (ROOM + 1) + need
    const known = this.runs.get(key)
    if (known !== undefined) return known
    const { width, height, side, left } = this
    const depths = this.depthsOf(need)
    const list: number[] = []
    const rows = new Int32Array(height + 1)
    let longest = 0
    for (let row = 0; row < height; row++) {
      let start = -1
      for (let column = 0; column <= width; column++) {
        const isOpen = column < width && (depths[row * width + column] as number) >= deep
        if (isOpen && start < 0) start = column
        else if (!isOpen && start >= 0) {
          list.push(left + start * side, left + column * side)
          longest = Math.max(longest, (column - start) * side)
          start = -1
        }
      }
      rows[row + 1] = list.length
    }
    const made = { list, rows, longest }
    this.runs.set(key, made)
    return made
  }

  /**
   * Where boxes below each other fit, their middle nearest to a place: in line if that can be, or each a little aside. Nothing if they
   * fit nowhere.
   */
  fit(boxes: readonly Fitted[], near: Point): Fit | undefined {
    const { side, height } = this
    let [all, area] = [0, 0]
    for (const { w, h, need } of boxes) if (need === NEED.room) area += w * h
    if (area > this.area) return undefined
    const parts: Part[] = []
    for (const box of boxes) {
      const { w, h, need } = box
      const from = Math.floor(all / side + 1e-6)
      const runs = this.runsOf(need, Math.ceil((all + h) / side - 1e-6) - from)
      if (runs.longest < w) return undefined
      all += h
      parts.push({ box, w, from, runs })
    }
    const last = height - Math.ceil(all / side - 1e-6)
    const wanted = (near[1] - all / 2 - this.top) / side
    const start = Math.min(last, Math.max(0, Math.round(wanted)))
    let best: Fit | undefined
    let least = Number.POSITIVE_INFINITY
    for (let off = 0; start - off >= 0 || start + off <= last; off++) {
      if ((off - 1) * side > Math.sqrt(least)) break
      for (const row of off === 0 ? [start] : [start + off, start - off]) {
        if (row < 0 || row > last || !parts.every(({ w, from, runs }) => hasRun(runs, row + from, w))) continue
        const down = ((row - wanted) * side) ** 2
        if (down >= least) continue
        const spans = parts.map(({ box, from, runs }) => {
          const found = spansOf(runs, row + from, box.w)
          return box.need === NEED.room ? found : this.onOwn(found, row + from, box)
        })
        if (spans.some(({ length }) => length === 0)) continue
        const found = inLine(spans, near[0]) ?? aside(spans, boxes, near[0])
        if (found === undefined || found.far + down >= least) continue
        least = found.far + down
        best = { xs: found.xs, top: this.top + row * side }
      }
    }
    return best
  }

  /** The parts of stretches that are over the space itself or nearly so: what crosses the border is still seen to belong there. */
  private onOwn(spans: readonly number[], row: number, { w, h, beyond = [0, 0] }: Fitted): number[] {
    const own = this.runsOf(NEED.own, 1)
    const [aside, off] = [beyond[0] * w, Math.floor((beyond[1] * h) / this.side)]
    const middle = row + Math.floor(h / this.side / 2)
    for (let far = 0; far <= off; far++)
      for (const near of [middle - far, middle + far]) {
        const over = common(spans, spansOf(own, near, -2 * aside))
        if (over.length > 0) return over
      }
    return []
  }

  /** The corners of this part of the board. */
  corners(): Point[] {
    const [right, bottom] = [this.left + this.width * this.side, this.top + this.height * this.side]
    return [this.left, right].flatMap((x) => [this.top, bottom].map((y): Point => [x, y]))
  }

  /** All of the space itself, whatever stands there. */
  bare(): Room {
    const { left, top, width, height, side } = this
    let own = 0
    const squares = this.squares.map((square) => {
      if ((square & OWN) === 0) return square
      own++
      return ROOM
    })
    return new Room(left, top, width, height, side, squares, own)
  }

  /** The room that boxes leave. */
  without(boxes: readonly Box[]): Room {
    const { left, top, width, height, side } = this
    const squares = this.squares.slice()
    let { free } = this
    for (const { x, y, w, h } of boxes) {
      const [from, to] = [Math.floor((x - w / 2 - left) / side + SLACK), Math.ceil((x + w / 2 - left) / side - SLACK)]
      const [first, end] = [Math.floor((y - h / 2 - top) / side + SLACK), Math.ceil((y + h / 2 - top) / side - SLACK)]
      for (let row = Math.max(0, first); row < Math.min(height, end); row++)
        for (let column = Math.max(0, from); column < Math.min(width, to); column++) {
          const square = squares[row * width + column] as number
          if (square === ROOM) free--
          squares[row * width + column] = square & ~UNTAKEN
        }
    }
    return new Room(left, top, width, height, side, squares, free)
  }
}

/** Whether one of the stretches of a row is so wide. */
function hasRun({ list, rows }: Runs, row: number, w: number): boolean {
  const end = rows[row + 1] ?? 0
  for (let i = rows[row] ?? end; i < end; i += 2) if ((list[i + 1] as number) - (list[i] as number) >= w) return true
  return false
}

/** Where in a row the middle of something so wide can be, stretch by stretch: from and to in turn. */
function spansOf({ list, rows }: Runs, row: number, w: number): number[] {
  const spans: number[] = []
  const end = rows[row + 1] ?? 0
  for (let i = rows[row] ?? end; i < end; i += 2) {
    const [from, to] = [list[i] as number, list[i + 1] as number]
    if (to - from >= w) spans.push(from + w / 2, to - w / 2)
  }
  return spans
}

/** What some stretches have in common with others. */
function common(some: readonly number[], others: readonly number[]): number[] {
  const both: number[] = []
  for (let i = 0; i < some.length; i += 2)
    for (let j = 0; j < others.length; j += 2) {
      const from = Math.max(some[i] as number, others[j] as number)
      const to = Math.min(some[i + 1] as number, others[j + 1] as number)
      if (from <= to) both.push(from, to)
    }
  return both
}

/** The nearest point of some stretches. */
function nearestIn(spans: readonly number[], x: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < spans.length; i += 2) {
    const there = Math.min(spans[i + 1] as number, Math.max(spans[i] as number, x))
    if (Math.abs(there - x) < Math.abs(best - x)) best = there
  }
  return best
}

interface Across {
  readonly xs: readonly number[]
  readonly far: number
}

/** All in one line: the stretches that all have in common. */
function inLine(spans: readonly (readonly number[])[], x: number): Across | undefined {
  const all = spans.slice(1).reduce(common, spans[0] ?? [])
  if (all.length === 0) return undefined
  const there = nearestIn(all, x)
  return { xs: spans.map(() => there), far: (there - x) ** 2 }
}

/** Each as near as it can be to the one that has the least choice, if they still belong together. */
function aside(spans: readonly (readonly number[])[], boxes: readonly Fitted[], x: number): Across | undefined {
  let best: Across | undefined
  for (const one of spans) {
    const middle = nearestIn(one, x)
    const xs = spans.map((other) => nearestIn(other, middle))
    let far = (middle - x) ** 2 + RAGGED.from
    for (let i = 1; i < xs.length; i++) {
      const off = Math.abs((xs[i] as number) - (xs[i - 1] as number))
      const [a, b] = [(boxes[i] as Fitted).w, (boxes[i - 1] as Fitted).w]
      if (off > Math.abs(a - b) / 2 + ASIDE * Math.min(a, b)) far = Number.POSITIVE_INFINITY
      far += RAGGED.times * off * off
    }
    if (far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { xs, far }
  }
  return best
}
