import type { Drawing, Point } from '@coinflict/kernel/display'
import type { Space } from '@coinflict/kernel/state'
import { type Box, type Fitted, Ground, pointsOf, touches } from './ground.ts'
import type { BoardLook, SpaceLook } from './look.ts'
import { inRows, openings, PIECE, places, type Row, rowsWithin, type Token } from './piles.ts'

/**
 * Where everything on the board stands, in pixels from its upper left corner. Cities are plates, lines of communication have capsules on
 * them, and the names and pieces of provinces find room inside their borders, beside plates and capsules. No piece leaves its space.
 */

/** A piece or pile with its place. */
export interface Placed extends Token {
  readonly x: number
  readonly y: number
}

/** The name of a space with its signs, and its pieces. */
export interface Stand {
  readonly look: SpaceLook
  /** A plate, a capsule, or the line with the name of a province. */
  readonly box: Box
  readonly tokens: readonly Placed[]
  /** Whether everything found room inside. */
  readonly fits: boolean
}

export type Layout = ReadonlyMap<Space, Stand>

/** How wide a text is in letters of so many pixels. */
export type Measure = (text: string, size: number, isSerif: boolean) => number

/** What the layout depends on beside the position. */
export interface Frame {
  readonly drawing: Drawing
  /** Pixels for a unit of the drawing. */
  readonly scale: number
  /** How large pieces are drawn: 1 is usual. */
  readonly size: number
  readonly measure: Measure
}

export const HEAD = 22
export const NAME = 15
export const CITY_NAME = 14.5
export const SIGN = { shield: 20, pop: 20, level: 13, trait: 12, pad: 8 } as const

/** A plate by the population of its city: how wide it is at least, and for how many rows. */
const plateWidth = (pop: number): number => (pop >= 6 ? 156 : pop >= 3 ? 128 : 100)
const plateRows = (pop: number): number => (pop >= 3 ? 2 : 1)
const PLATE_PAD = 5

/** A capsule on a line. */
export const CAPSULE = { height: 32, diamond: 24, pad: 5, most: 4 } as const

/** The squares that room is looked for by. */
const SIDE = 4

/** What of a board stays the same while pieces move: the ground of its provinces and the courses of its lines. */
export class Board {
  readonly width: number
  readonly height: number
  private readonly ground: Ground
  private readonly courses = new Map<string, readonly Point[]>()
  /** What stood where before: who has not moved stays the same, and is not drawn again. */
  private before: Layout = new Map()

  constructor(
    private readonly frame: Frame,
    board: BoardLook,
  ) {
    const { drawing, scale, size } = frame
    this.width = drawing.width * scale
    this.height = drawing.height * scale
    const outlines = new Map<number, Point[][]>()
    for (const { space, id, kind } of board) {
      const rings = pointsOf(drawing.spaces[id]?.path ?? '').map((ring) =>
        ring.map(([x, y]): Point => [x * scale, y * scale]),
      )
      if (kind === 'country') outlines.set(space, rings)
      else if (kind === 'loc') this.courses.set(id, walk(rings[0] ?? [], 6))
    }
    this.ground = new Ground(this.width, this.height, outlines, SIDE * Math.max(1, Math.sqrt(size)))
  }

  /** Where everything stands in a position. */
  lay(board: BoardLook): Layout {
    const layout = new Map<Space, Stand>()
    this.ground.clear()
    const taken: Box[] = []
    const put = (stand: Stand): void => {
      layout.set(stand.look.space, stand)
      taken.push(stand.box)
      this.ground.take({ ...stand.box, w: stand.box.w + 4, h: stand.box.h + 4 })
    }
    for (const look of board) if (look.kind === 'city') put(this.plate(look))
    for (const look of board) if (look.kind === 'loc') put(this.capsule(look, taken))
    for (const look of board) if (look.kind === 'country') layout.set(look.space, this.block(look))
    for (const [space, stand] of layout) {
      const old = this.before.get(space)
      if (old !== undefined && isSame(old, stand)) layout.set(space, old)
    }
    this.before = layout
    return layout
  }

  private at(id: string): Point {
    const { drawing, scale } = this.frame
    const [x, y] = drawing.spaces[id]?.at ?? [0, 0]
    return [x * scale, y * scale]
  }

  /** The width of a name with its signs. */
  private nameWidth(look: SpaceLook): number {
    const isCity = look.kind === 'city'
    const traits = look.traits.filter(({ sign }) => sign !== '').length
    return (
      this.frame.measure(look.name, isCity ? CITY_NAME : NAME, !isCity) +
      SIGN.pop +
      traits * SIGN.trait +
      (look.hasPeople ? SIGN.level * Math.max(1, Math.abs(look.level)) + 4 : 0) +
      (look.control === undefined || isCity ? 0 : SIGN.shield)
    )
  }

  /** A city: the plate grows with its rows. */
  private plate(look: SpaceLook): Stand {
    const { size } = this.frame
    const [x, y] = this.at(look.id)
    const head = this.nameWidth(look) + 2 * SIGN.pad + SIGN.shield / 2
    const width = Math.max(plateWidth(look.pop), head) - 2 * PLATE_PAD
    let rows: Row[] = []
    for (const units of openings(look.stacks, look.markers)) {
      rows = rowsWithin(units, width)
      if (rows.length <= plateRows(look.pop)) break
    }
    const inner = Math.max(width, ...rows.map((row) => row.width))
    const box: Box = {
      x,
      y,
      w: (inner + 2 * PLATE_PAD) * size,
      h: (HEAD + 2 * PLATE_PAD + PIECE.row * Math.max(1, rows.length)) * size,
    }
    const kept = this.keepOnBoard(box)
    const top = kept.y - kept.h / 2 + (HEAD + PLATE_PAD) * size
    return { look, box: kept, tokens: this.place(rows, kept.x, top), fits: true }
  }

  private keepOnBoard(box: Box): Box {
    const keep = (value: number, half: number, end: number): number =>
      Math.min(end - half - 2, Math.max(half + 2, value))
    return { ...box, x: keep(box.x, box.w / 2, this.width), y: keep(box.y, box.h / 2, this.height) }
  }

  /** A line: a capsule on it where it covers no plate and no other capsule, near the middle. */
  private capsule(look: SpaceLook, taken: readonly Box[]): Stand {
    const { size } = this.frame
    let row: Row = { tokens: [], width: 0 }
    for (const units of openings(look.stacks, look.markers)) {
      const [only = row] = inRows(units, 1)
      row = only
      if (row.tokens.length <= CAPSULE.most) break
    }
    const isEmpty = row.tokens.length === 0
    const width = isEmpty ? CAPSULE.diamond : CAPSULE.diamond + row.width + 2 * CAPSULE.pad + 2
    const box = { w: width * size, h: (isEmpty ? CAPSULE.diamond : CAPSULE.height) * size }
    const course = this.courses.get(look.id) ?? []
    const open = course.filter(([x, y]) => !taken.some((other) => touches({ x, y, w: 1, h: 1 }, other)))
    const along = open.length > 0 ? open : course
    const middle = (along.length - 1) / 2
    let best: Point = along[Math.round(middle)] ?? this.at(look.id)
    let least = Number.POSITIVE_INFINITY
    along.forEach(([x, y], i) => {
      const here = this.keepOnBoard({ x, y, ...box })
      const covered = taken.reduce((sum, other) => sum + overlap(here, other), 0)
      const worth = Math.abs(i - middle) + covered * 2
      if (worth < least) {
        least = worth
        best = [here.x, here.y]
      }
    })
    const kept: Box = { x: best[0], y: best[1], ...box }
    const left = kept.x - kept.w / 2 + (CAPSULE.diamond + CAPSULE.pad) * size
    const tokens = [...places(row)].map(([token, dx]): Placed => ({ ...token, x: left + dx * size, y: kept.y }))
    return { look, box: kept, tokens, fits: !taken.some((other) => touches(kept, other)) }
  }

  /** A province: its name and below it the rows of its pieces, inside its border. */
  private block(look: SpaceLook): Stand {
    const { size } = this.frame
    const room = this.ground.roomOf(look.space)
    const near = this.at(look.id)
    const name = { w: this.nameWidth(look), h: NAME + 5 }
    const boxesOf = (rows: readonly Row[], mayCross: boolean): Fitted[] => {
      const height = name.h + rows.length * PIECE.row
      return [
        { dy: (-height / 2 + name.h / 2) * size, w: name.w * size, h: name.h * size, mayCross },
        ...rows.map((row, i) => ({
          dy: (-height / 2 + name.h + (i + 0.5) * PIECE.row) * size,
          w: row.width * size,
          h: PIECE.row * size,
        })),
      ]
    }
    const stand = (rows: readonly Row[], [x, y]: Point, fits: boolean): Stand => {
      const [label, first] = boxesOf(rows, false) as [Fitted, Fitted | undefined]
      const top = first === undefined ? 0 : y + first.dy - first.h / 2
      return {
        look,
        box: { x, y: y + label.dy, w: label.w, h: label.h },
        tokens: this.place(rows, x, top),
        fits,
      }
    }
    let last: Row[] = []
    for (const mayCross of [false, true]) {
      for (const units of openings(look.stacks, look.markers)) {
        const most = Math.min(4, Math.max(1, units.flat().length))
        for (let n = 1; n <= most; n++) {
          const rows = units.length === 0 ? [] : inRows(units, n)
          last = rows
          const at = room.fit(boxesOf(rows, mayCross), near)
          if (at !== undefined) return stand(rows, at, true)
          if (units.length === 0) break
        }
      }
    }
    return stand(last, room.leastBad(boxesOf(last, true), near), false)
  }

  /** The tokens of rows below each other, each row in the middle. */
  private place(rows: readonly Row[], x: number, top: number): Placed[] {
    const { size } = this.frame
    return rows.flatMap((row, i) =>
      [...places(row)].map(([token, dx]) => ({
        ...token,
        x: x + (dx - row.width / 2) * size,
        y: top + (i + 0.5) * PIECE.row * size,
      })),
    )
  }
}

const isSame = (a: Stand, b: Stand): boolean =>
  a.look === b.look &&
  a.box.x === b.box.x &&
  a.box.y === b.box.y &&
  a.box.w === b.box.w &&
  a.box.h === b.box.h &&
  a.tokens.every(({ x, y }, i) => x === b.tokens[i]?.x && y === b.tokens[i]?.y)

const overlap = (a: Box, b: Box): number => {
  const across = (a.w + b.w) / 2 - Math.abs(a.x - b.x)
  const down = (a.h + b.h) / 2 - Math.abs(a.y - b.y)
  return across > 0 && down > 0 ? across * down : 0
}

/** Points along a course, about so far apart. */
function walk(line: readonly Point[], step: number): Point[] {
  const found: Point[] = []
  line.forEach((to, i) => {
    const from = line[i - 1]
    if (from === undefined) return
    const n = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step))
    for (let k = 0; k < n; k++)
      found.push([from[0] + ((to[0] - from[0]) * k) / n, from[1] + ((to[1] - from[1]) * k) / n])
  })
  return found
}
