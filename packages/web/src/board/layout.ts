import type { Drawing, Point, TownDrawing } from '@coinflict/kernel/display'
import type { Space } from '@coinflict/kernel/state'
import { type Box, type Fit, type Fitted, Ground, NEED, type Need, pointsOf, type Room, touches } from './ground.ts'
import type { BoardLook, SpaceLook } from './look.ts'
import {
  heightOf,
  inRows,
  liftOf,
  openings,
  PIECE,
  places,
  type Row,
  rowsWithin,
  smallPiles,
  type Token,
  type Ways,
  waysOf,
} from './piles.ts'

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
  /** How large its pieces are drawn. */
  readonly pieceSize: number
  /** Everything that it takes of the board. */
  readonly boxes: readonly Box[]
  /** Whether it had no room but over something else. */
  readonly isOver?: boolean
  /** Whether its name stands in other provinces rather than in its own. */
  readonly isAstray?: boolean
  /** A line from a name that had to go elsewhere to what it names. */
  readonly lead?: readonly [from: Point, to: Point] | undefined
}

/** A town, and its name where that has room. */
export interface TownStand {
  readonly town: TownDrawing
  readonly at: Point
  readonly name: Box | undefined
}

export interface Layout {
  readonly stands: ReadonlyMap<Space, Stand>
  readonly towns: readonly TownStand[]
}

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
  /** Whether the furniture of the board stands on it. */
  readonly isFurnished?: boolean
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
export const CAPSULE = { height: 32, diamond: 24, pad: 5, most: 4, edge: 4 } as const

/**
 * What it counts that a capsule is beside the middle of its line, on another stretch of it, covers something, or stands where little room is,
 * and that a plate leans away from its city, or takes a point of a line that had no room.
 */
const OFF = { aside: 8, branch: 30, covered: 2, dot: 0.1, leaning: 0.2, blocked: 0.5, pressing: 1 / 400 } as const

/** In how many rows pieces may stand on a plate that is to take little. */
const TIGHT_ROWS = [1, 2, 3]

/** How far the middle of such a plate may be from its city, or that of a name from its pieces, in parts of its size. */
const LEANS = [0, -0.1, 0.1, -0.2, 0.2, -0.3, 0.3, -0.4, 0.4]

/** Where it is looked what a capsule covers, in parts of its size. */
const ACROSS = [-0.5, -0.25, 0, 0.25, 0.5]
const DOWN = [-0.5, 0, 0.5]

/** A town: its dot and its name. */
export const TOWN = { dot: 10, letters: 14.5, height: 15 } as const
const SIDES: readonly TownDrawing['side'][] = ['e', 'w', 'n', 's', 'ne', 'nw', 'se', 'sw']
/** What it counts that a line runs through a point of such a name, and that so much of it is beyond a coast or border. */
const STRUCK = { line: 1, ground: 12 } as const
/** With more of that a name runs along a line or coast. */
const MOST_STRUCK = 9
/** By how much a side must be better than the one that the map wants. */
const WANTED = 1.5

/** Pieces are never smaller than this. */
const SMALLEST_PIECE = 20
/** Unless they would lie over something else: then they are drawn in such parts of that. */
const AT_THE_WORST = [1, 0.9, 0.8, 0.7]
/** What it counts that a name stands elsewhere: no piece is smaller for it. */
const NAME_LACKS = 0.001
/** It is not worth it to make them smaller by less than this. */
const WORTH = 0.97

/** How high the inside of an empty plate is, how far from plates and capsules all else keeps, and from the edge of the board. */
const LOWEST_ROW = 27
/** On a smaller board an empty plate is no more than its head. */
const ROOMY = 0.85
const PLATE_GAP = 2
/** How far to its sides a name keeps others away: they would be read as one. */
const NAME_GAP = 5
/** How far from its pieces a name across the border may be. */
const BESIDE = 8
/** So near its pieces a name needs no line to them. */
const LEADLESS = 14
/** How far it may be beyond the border, in parts of its size: its middle on it, across it, or at the worst outside. */
const CROSSING = { middle: [0, 0], border: [0.3, 0], outside: [0.6, 1.5], away: [1.2, 4] } as const satisfies Record<
  string,
  Point
>
/** The same one after the other: on sea and ground abroad farther than over other provinces. */
const CROSSINGS: readonly (readonly [need: Need, beyond: Point])[] = [
  [NEED.open, CROSSING.border],
  [NEED.free, CROSSING.middle],
  [NEED.open, CROSSING.outside],
  [NEED.free, CROSSING.border],
  [NEED.open, CROSSING.away],
  [NEED.free, CROSSING.outside],
  [NEED.free, CROSSING.away],
]
/** Those at which a name is still near its pieces. */
const NEAR_CROSSINGS = CROSSINGS.filter(([, beyond]) => beyond === CROSSING.border || beyond === CROSSING.middle)
const EDGE = 2

/** The squares that room is looked for by, and where there is little of it. */
const SIDE = 4
const FINE = 2

/** The widest that a name or a capsule is: what is farther from a space than this does not matter to it. */
const WIDEST = 200

const MOST_KEPT = 20

/** How often it is tried again to find room for what has none. */
const TURNS = 6

/** What of a board stays the same while pieces move: the ground of its provinces and the courses of its lines. */
export class Board {
  readonly width: number
  readonly height: number
  private readonly outlines = new Map<number, Point[][]>()
  private readonly ground: Ground
  /** The same by smaller squares, once it is needed. */
  private fine: Ground | undefined
  private readonly lines = new Map<Space, Line>()
  private readonly dots: readonly Box[]
  /** Where the name of each town can stand: least struck by lines and coasts first. */
  private readonly townNames: readonly (readonly Box[])[]
  private readonly furniture: readonly Box[]
  private readonly press = new Map<Space, number>()
  private readonly numbers = new WeakMap<Box, number>()
  private readonly places = new Map<string, number>()
  /** Provinces whose pieces have no place yet: nothing else may stand there. */
  private waiting = new Set<Space>()
  /** Provinces whose pieces stand wherever they can, and whose names have no place yet. */
  private readonly nameless = new Map<Space, Stand>()
  /** Cities and lines that take as little of the board as they can. */
  private tight: ReadonlySet<Space> = NONE
  /** How much more than others provinces and lines count that had no room. */
  private readonly wanting = new Map<Space, number>()
  /** How a space stood before: as long as it holds the same, among the same, it stands the same, and is not drawn again. */
  private readonly known = new WeakMap<SpaceLook, Map<string, Stand | undefined>>()

  constructor(
    private readonly frame: Frame,
    board: BoardLook,
  ) {
    const { drawing, scale, size } = frame
    this.width = drawing.width * scale
    this.height = drawing.height * scale
    const dot = TOWN.dot * size
    this.dots = drawing.towns.map(({ at: [x, y] }) => ({ x: x * scale, y: y * scale, w: dot, h: dot }))
    this.furniture = frame.isFurnished ? furnitureOf(frame) : []
    const ringsOf = (id: string): Point[][] =>
      pointsOf(drawing.spaces[id]?.path ?? '').map((ring) => ring.map(([x, y]): Point => [x * scale, y * scale]))
    for (const { space, id, kind } of board) if (kind === 'country') this.outlines.set(space, ringsOf(id))
    this.ground = new Ground(this.width, this.height, this.outlines, SIDE * Math.max(1, size))
    for (const { space, id, kind } of board)
      if (kind === 'loc')
        this.lines.set(
          space,
          lineOf(
            ringsOf(id).map((ring) => walk(ring, 6)),
            this.ground,
          ),
        )
    this.townNames = drawing.towns.map((town) => this.namesOf(town))
  }

  /** Where everything stands in a position. Where something lacks room, plates and capsules beside it take as little as they can. */
  lay(board: BoardLook): Layout {
    this.tight = NONE
    this.wanting.clear()
    let best = this.layOut(board)
    let last = best
    for (let turn = 0; turn < TURNS && lackIn(best) > 0; turn++) {
      this.tight = this.besideCramped(last)
      last = this.layOut(board)
      if (lackIn(last) < lackIn(best)) best = last
    }
    return best
  }

  /** The cities and lines beside what has no room, with those that take as little as they can already. What has none wants it more. */
  private besideCramped({ stands }: Layout): ReadonlySet<Space> {
    const all = [...stands.values()]
    const cramped = all.filter((stand) => lackOf(stand) > 0)
    for (const { look } of cramped) this.wanting.set(look.space, 2 * (this.wanting.get(look.space) ?? 1))
    const wanting = cramped.map(({ look, box }) => (look.kind === 'loc' ? box : this.ground.boundsOf(look.space)))
    const beside = all.filter(
      ({ look, box }) => look.kind !== 'country' && wanting.some((each) => touches(box, each, PLATE_GAP)),
    )
    return new Set([...this.tight, ...beside.map(({ look }) => look.space)])
  }

  /** Plates, capsules, what fits inside its border, and then what does not. */
  private layOut(board: BoardLook): Layout {
    const stands = new Map<Space, Stand>()
    const taken: Box[] = []
    this.ground.clear()
    const take = (box: Box, aside = 0, off = aside): void => {
      taken.push(box)
      this.ground.take({ ...box, w: box.w + 2 * aside, h: box.h + 2 * off })
    }
    const near =
      (where: Box, gap: number) =>
      (box: Box): boolean =>
        touches(box, where, gap)
    const put = (stand: Stand | undefined, gap = 0): void => {
      if (stand === undefined) return
      stands.set(stand.look.space, stand)
      const isName = (box: Box): boolean => stand.look.kind === 'country' && box === stand.box
      for (const box of stand.boxes) take(box, isName(box) ? NAME_GAP : gap, gap)
    }
    for (const box of this.furniture) take(box)
    for (const look of board) if (look.kind === 'country') this.press.set(look.space, this.pressOf(look))
    for (const look of board) {
      if (look.kind !== 'city') continue
      const [x, y] = this.at(look.id)
      const around = taken.filter(near({ x, y, w: WIDEST, h: WIDEST }, 0))
      const beside = this.tight.has(look.space) ? [...this.press.values(), ...this.wanting].join(' ') : ''
      put(this.kept(look, around, 'plate', beside), PLATE_GAP)
    }
    for (const look of this.linesOf(board)) {
      const { reach } = this.lines.get(look.space) ?? EMPTY
      const beside = this.pressed(look.space) + this.tightness(look)
      put(this.kept(look, taken.filter(near(reach, WIDEST)), 'capsule', beside), PLATE_GAP)
    }
    for (const dot of this.dots) take(dot)
    const countries = board.filter(({ kind }) => kind === 'country')
    const hadRoom = ({ space }: SpaceLook): boolean => !this.wanting.has(space)
    // Those that had no room find it before their neighbours.
    for (const part of [countries.filter((look) => !hadRoom(look)), countries.filter(hadRoom)]) {
      const crowded: SpaceLook[] = []
      const inside: Stand[] = []
      for (const look of part) {
        const stand = this.kept(look, taken.filter(near(this.ground.boundsOf(look.space), NAME_GAP)), 'within')
        if (stand === undefined) crowded.push(look)
        else inside.push(stand)
      }
      for (const stand of inside) put(stand)
      // Those without pieces last: their names may go where pieces leave room.
      const press = (look: SpaceLook): number => (isEmpty(look) ? -1 : (this.press.get(look.space) ?? 0))
      this.waiting = new Set(crowded.filter((look) => !isEmpty(look)).map(({ space }) => space))
      for (const look of crowded.sort((a, b) => press(b) - press(a))) {
        const around = taken.filter(near(this.ground.boundsOf(look.space), WIDEST))
        put(this.kept(look, around, 'across', [...this.waiting].join(' ')))
        this.waiting.delete(look.space)
      }
      for (const look of crowded) {
        const stand = stands.get(look.space)
        if (stand?.box !== NOWHERE) continue
        this.nameless.set(look.space, stand)
        const around = taken.filter(near(this.ground.boundsOf(look.space), WIDEST))
        const named = this.kept(look, around, 'named')
        if (named === undefined) continue
        stands.set(look.space, named)
        take(named.box, NAME_GAP, 0)
      }
    }
    return { stands, towns: this.towns([...stands.values()].flatMap(({ lead }) => (lead === undefined ? [] : [lead]))) }
  }

  /** Finds how a space stands, or gives back what was found when it held the same among the same. */
  private kept(
    look: SpaceLook,
    around: readonly Box[],
    how: 'plate' | 'capsule' | 'within' | 'across' | 'named',
    beside = '',
  ): Stand | undefined {
    const key = `${how} ${beside} ${around.map((box) => this.numberOf(box))}`
    const known = this.known.get(look) ?? new Map<string, Stand | undefined>()
    this.known.set(look, known)
    if (known.has(key)) return known.get(key)
    if (known.size === MOST_KEPT) known.clear()
    const found = this[how](look, around)
    known.set(key, found)
    return found
  }

  /** Boxes are told apart by where they are: what stands again where it stood changes nothing for others. */
  private numberOf(box: Box): number {
    const before = this.numbers.get(box)
    if (before !== undefined) return before
    const place = `${box.x} ${box.y} ${box.w} ${box.h}`
    const number = this.places.get(place) ?? this.places.size
    this.places.set(place, number)
    this.numbers.set(box, number)
    return number
  }

  /** How much of a province its name and pieces need, in steps: capsules lean away from where there is little room. */
  private pressOf(look: SpaceLook): number {
    const { size } = this.frame
    const rows = waysOf(look)[0]?.[0] ?? []
    const all = this.nameWidth(look) * (NAME + 5) + rows.reduce((sum, { width, height }) => sum + width * height, 0)
    const part = Math.min(2, (all * size * size) / Math.max(1, this.ground.areaOf(look.space)))
    return Math.round(4 * part * part) / 4 + (this.wanting.get(look.space) ?? 0)
  }

  private tightness({ space }: SpaceLook): string {
    return this.tight.has(space) ? ' tight' : ''
  }

  /** How pressed the provinces beside a line are. */
  private pressed(line: Space): string {
    const { beside } = this.lines.get(line) ?? EMPTY
    return beside.map((space) => this.press.get(space) ?? 0).join(' ')
  }

  /** How much a box covers of provinces that have little room. */
  private covers({ x, y, w, h }: Box): number {
    let sum = 0
    for (const dx of ACROSS)
      for (const dy of DOWN) sum += this.press.get(this.ground.spaceAt(x + dx * w, y + dy * h) as Space) ?? 0
    return (sum * w * h) / (ACROSS.length * DOWN.length)
  }

  /** How much a box takes of the courses of lines that had no room for a capsule. */
  private blocks(box: Box): number {
    const gap = (CAPSULE.height / 2) * this.frame.size
    let sum = 0
    for (const [space, wanting] of this.wanting)
      for (const [x, y] of this.lines.get(space)?.points ?? [])
        if (touches({ x, y, w: 0, h: 0 }, box, gap)) sum += wanting
    return sum
  }

  /** Lines: those that had no room first, then those with the least choice. */
  private linesOf(board: BoardLook): SpaceLook[] {
    const length = ({ space }: SpaceLook): number => this.lines.get(space)?.points.length ?? 0
    const wanting = ({ space }: SpaceLook): number => this.wanting.get(space) ?? 0
    return board.filter(({ kind }) => kind === 'loc').sort((a, b) => wanting(b) - wanting(a) || length(a) - length(b))
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

  /**
   * A city: the plate grows with its rows, and gives way to those that stand already. Where it is to take little, it has the shape and the
   * place over its city that cover least of provinces with little room and of lines that had none.
   */
  private plate(look: SpaceLook, around: readonly Box[]): Stand {
    const { size } = this.frame
    const [x, y] = this.at(look.id)
    const isTight = this.tight.has(look.space)
    const head = this.nameWidth(look) + 2 * SIGN.pad + SIGN.shield / 2
    const width = (isTight ? head : Math.max(plateWidth(look.pop), head)) - 2 * PLATE_PAD
    const isLow = isTight || size < ROOMY
    const leans = isTight ? LEANS : [0]
    const places = (isTight ? tightWays(look) : [plateWay(look, width)]).flatMap((rows) => {
      const inner = Math.max(width, ...rows.map((row) => row.width))
      const high = rows.reduce((sum, row) => sum + row.height, 0)
      const w = (inner + 2 * PLATE_PAD) * size
      const h = (HEAD + 2 * PLATE_PAD + Math.max(high, rows.length === 0 && isLow ? 0 : LOWEST_ROW)) * size
      return leans.flatMap((across) =>
        leans.map((down) => ({ rows, box: this.clearOf(around, { x: x + across * w, y: y + down * h, w, h }) })),
      )
    })
    const { rows, box } = leastOf(
      places,
      ({ box }) =>
        Math.hypot(box.x - x, box.y - y) * OFF.leaning +
        this.covers(box) * OFF.pressing +
        this.blocks(box) * OFF.blocked +
        coveredBy(box, around) * OFF.covered,
    )
    const top = box.y - box.h / 2 + (HEAD + PLATE_PAD) * size
    const tokens = this.place(
      rows,
      rows.map(() => box.x),
      top,
      size,
    )
    return { look, box, tokens, pieceSize: size, boxes: [box] }
  }

  /** A box beside others, as near as can be to where it is to stand; at the worst where it covers least of them. */
  private clearOf(others: readonly Box[], wanted: Box): Box {
    const here = this.keepOnBoard(wanted)
    const { x, y, w, h } = here
    const beside = others
      .filter((other) => touches(here, other, PLATE_GAP))
      .flatMap((other): Box[] => {
        const [across, down] = [(w + other.w) / 2 + PLATE_GAP, (h + other.h) / 2 + PLATE_GAP]
        return [
          { ...here, y: other.y - down },
          { ...here, y: other.y + down },
          { ...here, x: other.x - across },
          { ...here, x: other.x + across },
        ]
      })
    const covered = (box: Box): number => coveredBy(box, others)
    const far = (box: Box): number => Math.hypot(box.x - x, box.y - y)
    return [here, ...beside.map((box) => this.keepOnBoard(box))].reduce((best, box) => {
      const less = covered(box) - covered(best)
      return less < 0 || (less === 0 && far(box) < far(best)) ? box : best
    })
  }

  private keepOnBoard(box: Box): Box {
    const keep = (value: number, half: number, end: number): number =>
      Math.min(end - half - EDGE, Math.max(half + EDGE, value))
    return { ...box, x: keep(box.x, box.w / 2, this.width), y: keep(box.y, box.h / 2, this.height) }
  }

  /** A line: a capsule on it where it covers no plate and no other capsule, near the middle; piled if there is no room for it. */
  private capsule(look: SpaceLook, around: readonly Box[]): Stand {
    const { size } = this.frame
    const line = this.lines.get(look.space) ?? EMPTY
    let best: { box: Box; rows: readonly Row[]; covered: number } | undefined
    const isTight = this.tight.has(look.space)
    for (const rows of isTight ? capsuleWays(look).sort(byArea) : capsuleWays(look)) {
      const isEmpty = rows.length === 0
      const width = Math.max(0, ...rows.map((row) => row.width))
      const height = rows.reduce((sum, row) => sum + row.height, 0)
      const w = (isEmpty ? CAPSULE.diamond : CAPSULE.diamond + width + 2 * CAPSULE.pad + 2) * size
      const h = (isEmpty ? CAPSULE.diamond : Math.max(CAPSULE.height, height + 4)) * size
      const aside = (isEmpty ? [0] : isTight ? [0, -0.5, 0.5, -1, 1] : [0, -1, 1]).map((side): Point => [side, 0])
      const off = [-1, 1].flatMap((side) => aside.map(([across]): Point => [across, side]))
      const on = this.onLine(line, w, h, around, aside)
      const found = on.covered === 0 && !isTight ? on : this.onLine(line, w, h, around, [...aside, ...off])
      if (best === undefined || found.covered < best.covered) best = { ...found, rows }
      if (found.covered === 0) break
    }
    const { box, rows, covered } = best ?? { box: NOWHERE, rows: [], covered: 0 }
    const left = box.x - box.w / 2 + (CAPSULE.diamond + CAPSULE.pad) * size
    const height = rows.reduce((sum, row) => sum + row.height, 0) * size
    const middles = rows.map(({ width }) => left + (width * size) / 2)
    const tokens = this.place(rows, middles, box.y - height / 2, size)
    return { look, box, tokens, pieceSize: size, boxes: [box], isOver: covered > 0 }
  }

  /** The best place for a capsule on its line: its middle on it, or the end or edge that leans to it. */
  private onLine({ points, branches }: Line, w: number, h: number, blocks: readonly Box[], leans: readonly Point[]) {
    const isOpen = ([x, y]: Point): boolean => !blocks.some((other) => touches({ x, y, w: 1, h: 1 }, other))
    const open = points.slice(0, branches).filter(isOpen)
    const [from, to] = [points.indexOf(open[0] as Point), points.indexOf(open.at(-1) as Point)]
    const middle = open.length > 0 ? (from + to) / 2 : (branches - 1) / 2
    const { size } = this.frame
    const lean = Math.max(0, w / 2 - (CAPSULE.diamond / 2) * size)
    // Nearer to the line than half its width.
    const rise = Math.min(h / 2 - CAPSULE.edge * size, 0.95 * Math.sqrt((w / 2) ** 2 - lean ** 2))
    let best = { box: { x: 0, y: 0, w, h }, covered: 0 }
    let least = Number.POSITIVE_INFINITY
    points.forEach(([x, y], i) => {
      const off = i < branches ? Math.abs(i - middle) : OFF.branch
      if (off >= least) return
      for (const [aside, above] of leans) {
        const box = this.keepOnBoard({ x: x + aside * lean, y: y + above * rise, w, h })
        let worth = off + (Math.abs(aside) + Math.abs(above)) * OFF.aside
        if (worth >= least) continue
        let covered = 0
        for (const other of blocks) covered += overlap(box, other)
        for (const dot of this.dots) worth += overlap(box, dot) * OFF.dot
        worth += covered * OFF.covered + this.covers(box) * OFF.pressing
        if (worth >= least) continue
        least = worth
        best = { box, covered }
      }
    })
    return best
  }

  private nameBox(look: SpaceLook, need: Need, beyond: Point = CROSSING.border): Fitted {
    const { size } = this.frame
    return { w: this.nameWidth(look) * size, h: (NAME + 5) * size, need, beyond }
  }

  /** A province: its name and below it the rows of its pieces, inside its border. Nothing if there is no room for them. */
  private within(look: SpaceLook): Stand | undefined {
    const room = this.ground.roomOf(look.space, [0, 0])
    const name = this.nameBox(look, NEED.room)
    const ways = waysOf(look)
    // Where they have no room piled they have none side by side.
    const piled = this.together(look, ways.at(-1) ?? [], room, name, this.frame.size)
    return piled && (this.together(look, ways.slice(0, -1).flat(), room, name, this.frame.size) ?? piled)
  }

  /**
   * A province that is too small for that: its name stands elsewhere in it, then across its border, then its pieces are smaller, then they
   * stand wherever they can.
   */
  private across(look: SpaceLook, around: readonly Box[]): Stand {
    const { size } = this.frame
    const name = this.nameBox(look, NEED.room)
    const crossings = NEAR_CROSSINGS.map(([need, far]) => this.nameBox(look, need, far))
    const smaller = Math.min(size, SMALLEST_PIECE / PIECE.single)
    const sizes = smaller < WORTH * size ? [size, smaller] : [size]
    const inner = this.ground.roomOf(look.space, [0, 0])
    let outer: Room | undefined
    const room = (): Room => {
      outer ??= this.ground.roomOf(look.space, beyond(name, CROSSING.border), this.waiting)
      return outer
    }
    const piled = waysOf(look).slice(-2)
    for (const pieceSize of sizes)
      for (const ways of piled) {
        const found =
          this.apart(look, ways, inner, name, pieceSize) ??
          firstOf(
            crossings,
            (crossing) =>
              this.together(look, ways, room(), crossing, pieceSize) ??
              this.apart(look, ways, room(), crossing, pieceSize),
          )
        if (found !== undefined) return found
      }
    return this.scattered(look, around, smaller)
  }

  /** A name and below it rows of pieces. */
  private together(look: SpaceLook, ways: Ways, room: Room, name: Fitted, pieceSize: number): Stand | undefined {
    for (const rows of ways) {
      const at = room.fit([name, ...rowBoxes(rows, pieceSize)], this.at(look.id))
      if (at !== undefined)
        return this.stand(look, boxesAt([name], at), rows, at.xs.slice(1), at.top + name.h, pieceSize)
    }
    return undefined
  }

  /** Rows of pieces, and a name beside them. */
  private apart(look: SpaceLook, ways: Ways, room: Room, name: Fitted, pieceSize: number): Stand | undefined {
    const { size } = this.frame
    for (const rows of ways) {
      const boxes = rowBoxes(rows, pieceSize)
      const at = room.fit(boxes, this.at(look.id))
      const [x] = at?.xs ?? []
      if (at === undefined || x === undefined) continue
      const pieces = boxesAt(boxes, at)
      const named = room.without(pieces).fit([name], [x, at.top - name.h / 2])
      const box = named === undefined ? [] : boxesAt([name], named)
      if (box.some((one) => name.need === NEED.room || pieces.some((row) => touches(one, row, BESIDE * size))))
        return this.stand(look, box, rows, at.xs, at.top, pieceSize)
    }
    return undefined
  }

  private stand(
    look: SpaceLook,
    [box]: readonly Box[],
    rows: readonly Row[],
    middles: readonly number[],
    top: number,
    pieceSize: number,
  ): Stand {
    const name = box as Box
    const boxes = boxesAt(rowBoxes(rows, pieceSize), { xs: middles, top })
    const tokens = this.place(rows, middles, top, pieceSize)
    return { look, box: name, tokens, pieceSize, boxes: [name, ...boxes], ...this.joined(look, name, boxes) }
  }

  /**
   * Each piece by itself where there is room for it, and never outside: at the worst over the edge of a plate or capsule. The name finds
   * its place once all pieces have theirs.
   */
  private scattered(look: SpaceLook, around: readonly Box[], smaller: number): Stand {
    const heaps = waysOf(look)
      .slice(-2)
      .map((ways) => (ways.at(-1) ?? []).flatMap((row) => row.tokens))
    const room = this.finely(look.space, around)
    const starts = [this.at(look.id), ...room.corners()]
    const fit = (room: Room, size: number): Placed[] | undefined => {
      for (const tokens of [...heaps, ...heaps.slice(-1).map(largestFirst)])
        for (const start of starts) {
          const found = scatter(tokens, room, start, size)
          if (found !== undefined) return found
        }
      return undefined
    }
    const standing = (tokens: readonly Placed[], pieceSize: number, isOver: boolean): Stand => {
      const boxes = tokens.map((token) => boxOf(token, pieceSize))
      return { look, box: NOWHERE, tokens, pieceSize, boxes, isOver }
    }
    for (const part of AT_THE_WORST) {
      const found = fit(room, part * smaller)
      if (found !== undefined) return standing(found, part * smaller, false)
    }
    return standing(fit(room.bare(), smaller) ?? this.heaped(look, smaller), smaller, true)
  }

  /** The room of a space between boxes, by smaller squares. */
  private finely(space: Space, around: readonly Box[]): Room {
    this.fine ??= new Ground(this.width, this.height, this.outlines, FINE)
    this.fine.clear()
    for (const box of around) this.fine.take(box)
    return this.fine.roomOf(space, [0, 0])
  }

  /** A name that is not beside its pieces is joined to the nearest of them; one that has none, to its province, if it is not there. */
  private joined(look: SpaceLook, name: Box, pieces: readonly Box[]): Pick<Stand, 'isAstray' | 'lead'> {
    const isAstray = this.isAstray(look, name)
    const isThere = pieces.length === 0 && this.ground.spaceAt(name.x, name.y) === look.space
    return { isAstray, lead: isThere ? undefined : this.leadOf(look, name, pieces) }
  }

  private leadOf(look: SpaceLook, name: Box, pieces: readonly Box[]): Stand['lead'] {
    const [atX, atY] = this.at(look.id)
    const ends = pieces.length === 0 ? [{ x: atX, y: atY, w: 0, h: 0 }] : pieces
    if (ends.some((end) => touches(name, end, LEADLESS * this.frame.size))) return undefined
    const within = (value: number, middle: number, extent: number): number =>
      Math.min(Math.max(value, middle - extent / 2), middle + extent / 2)
    const leads = ends.map(({ x, y }): [Point, Point] => [
      [within(x, name.x, name.w), within(y, name.y, name.h)],
      [x, y],
    ])
    return leads.sort(
      ([a, b], [c, d]) => Math.hypot(a[0] - b[0], a[1] - b[1]) - Math.hypot(c[0] - d[0], c[1] - d[1]),
    )[0]
  }

  /** More than a space can hold: rows around its middle. */
  private heaped(look: SpaceLook, pieceSize: number): Placed[] {
    const rows = waysOf(look).at(-1)?.at(-1) ?? []
    const [x, y] = this.at(look.id)
    const height = rows.reduce((sum, row) => sum + row.height, 0) * pieceSize
    const middles = rows.map(() => x)
    return this.place(rows, middles, y - height / 2, pieceSize)
  }

  /** The name of a space beside its pieces, joined to them if it is not near. */
  private named(look: SpaceLook, around: readonly Box[]): Stand | undefined {
    const stand = this.nameless.get(look.space)
    if (stand === undefined) return undefined
    const { boxes: pieces } = stand
    const box = this.besidePieces(look, pieces, around)
    const isOver = stand.isOver === true || around.some((other) => touches(box, other, -1))
    return { ...stand, box, boxes: [box, ...pieces], isOver, ...this.joined(look, box, pieces) }
  }

  /** Whether more of a name is over other provinces than over its own. */
  private isAstray({ space }: SpaceLook, { x, y, w }: Box): boolean {
    const below = ACROSS.map((part) => this.ground.spaceAt(x + part * w, y))
    const isOwn = (other: number | undefined): boolean => other === space
    const isForeign = (other: number | undefined): boolean => other !== undefined && other !== space
    return below.filter(isForeign).length > below.filter(isOwn).length
  }

  /** A place for a name: inside if that can be, or less and less so; at the worst where it covers least. */
  private besidePieces(look: SpaceLook, pieces: readonly Box[], around: readonly Box[]): Box {
    const inside = this.nameBox(look, NEED.room)
    const crossings = CROSSINGS.map(([need, far]) => this.nameBox(look, need, far))
    const [x, y] = this.at(look.id)
    const { x: atX, y: atY } = pieces[0] ?? { x, y }
    const room = this.ground.roomOf(look.space, beyond(inside, CROSSING.away))
    for (const name of [inside, ...crossings]) {
      const at = room.fit([name], [atX, atY])
      const [box] = at === undefined ? [] : boxesAt([name], at)
      if (box !== undefined) return box
    }
    const { w, h } = inside
    const beside = pieces.flatMap((piece): Point[] => [
      ...LEANS.flatMap((lean): Point[] => [
        [piece.x + lean * w, piece.y - (piece.h + h) / 2],
        [piece.x + lean * w, piece.y + (piece.h + h) / 2],
      ]),
      [piece.x - (piece.w + w) / 2, piece.y],
      [piece.x + (piece.w + w) / 2, piece.y],
    ])
    const boxes = [[x, y] as Point, ...beside].map(([x, y]) => this.keepOnBoard({ x, y, w, h }))
    return leastOf(boxes, (box) => coveredBy(box, around))
  }

  /** The tokens of rows below each other, each row around a middle. */
  private place(rows: readonly Row[], middles: readonly number[], top: number, size: number): Placed[] {
    let below = top
    return rows.flatMap((row, i) => {
      below += row.height * size
      const y = below - (row.height * size) / 2
      const left = (middles[i] as number) - (row.width * size) / 2
      return [...places(row)].map(
        ([token, dx]): Placed => ({ ...token, x: left + dx * size, y: y - liftOf(token) * size }),
      )
    })
  }

  /** Towns: a name stands where nothing else does, not even the line from the name of a province, or not at all. */
  private towns(leads: readonly (readonly Point[])[]): TownStand[] {
    const { drawing, scale } = this.frame
    const onLeads = leads.flatMap((lead) => walk(lead, SIDE))
    const isOffLeads = (box: Box): boolean => !onLeads.some(([x, y]) => touches({ x, y, w: 0, h: 0 }, box))
    return drawing.towns.map((town, i) => {
      const name = this.townNames[i]?.find((box) => this.ground.isFree(box) && isOffLeads(box))
      if (name !== undefined) this.ground.take(name)
      return { town, at: [town.at[0] * scale, town.at[1] * scale], name }
    })
  }

  /** Beside a town: on the side that the map wants, unless others are struck by much less. */
  private namesOf(town: TownDrawing): Box[] {
    const { scale, size, measure } = this.frame
    const [x, y] = [town.at[0] * scale, town.at[1] * scale]
    const w = measure(town.name, TOWN.letters, true) * size
    const h = TOWN.height * size
    // Its own point, which takes whole squares, is not in its way.
    const far = (TOWN.dot / 2) * size + SIDE * Math.max(1, size)
    const names = [...new Set([town.side, ...SIDES])].map((side) => {
      const across = side.includes('e') ? 1 : side.includes('w') ? -1 : 0
      const down = side.includes('s') ? 1 : side.includes('n') ? -1 : 0
      const box = { x: x + across * (w / 2 + far), y: y + down * (across === 0 ? h / 2 + far : h / 2), w, h }
      return { box, worth: this.struck(box) - (side === town.side ? WANTED : 0) }
    })
    return names
      .filter(({ worth }) => worth <= MOST_STRUCK)
      .sort((a, b) => a.worth - b.worth)
      .map(({ box }) => box)
  }

  /** How much of a name is on lines and beyond a coast or border. */
  private struck(box: Box): number {
    const { x, y, w, h } = box
    const points = [...this.lines.values()].flatMap((line) => (touches(line.reach, box) ? line.points : []))
    const below = ACROSS.flatMap((across) => DOWN.map((down) => this.ground.spaceAt(x + across * w, y + down * h)))
    const most = Math.max(...below.map((one) => below.filter((other) => other === one).length))
    const onLines = points.filter(([x, y]) => touches({ x, y, w: 0, h: 0 }, box)).length
    return onLines * STRUCK.line + (1 - most / below.length) * STRUCK.ground
  }

  /** Whether no province is below a box, nor nearer to it. */
  isAbroad({ x, y, w, h }: Box, gap = 0): boolean {
    return this.ground.isNobodys({ x, y, w: w + 2 * gap, h: h + 2 * gap })
  }

  /** Where the number of a chosen space has room: at a corner of its name or plate. */
  corner(box: Box, r: number, taken: readonly Box[]): Point {
    const [w, h] = [2 * r, 2 * r]
    const [left, right] = [box.x - box.w / 2, box.x + box.w / 2]
    const [top, bottom] = [box.y - box.h / 2, box.y + box.h / 2]
    const beside = [top, box.y, bottom].flatMap((y): Point[] => [
      [left - r, y],
      [right + r, y],
    ])
    const above = [top - r, bottom + r].flatMap((y): Point[] => [
      [left, y],
      [right, y],
      [box.x, y],
    ])
    const places = [...beside, ...above].map(([x, y]) => this.keepOnBoard({ x, y, w, h }))
    const { x, y } = leastOf(places, (place) => coveredBy(place, taken))
    return [x, y]
  }
}

/** What the furniture takes of the board. */
export const furnitureOf = ({ drawing, scale }: Pick<Frame, 'drawing' | 'scale'>): Box[] =>
  Object.values(drawing.furniture).map(({ at: [x, y], width, height }) => ({
    x: (x + width / 2) * scale,
    y: (y + height / 2) * scale,
    w: width * scale,
    h: height * scale,
  }))

/** What a piece takes of the board. */
const boxOf = (token: Placed, size: number): Box => ({
  x: token.x,
  y: token.y + liftOf(token) * size,
  w: token.width * size,
  h: heightOf(token) * size,
})

const largestFirst = (tokens: readonly Token[]): Token[] => tokens.toSorted((a, b) => b.width - a.width)

/** Each piece for itself, as near as it can be to where the first is to stand. Nothing if not all have room. */
function scatter(tokens: readonly Token[], room: Room, start: Point, size: number): Placed[] | undefined {
  if (tokens.reduce((sum, token) => sum + token.width * heightOf(token), 0) * size * size > room.area) return undefined
  const placed: Placed[] = []
  let left = room
  for (const token of tokens) {
    const way: Fitted = { w: token.width * size, h: heightOf(token) * size, need: NEED.room }
    const at = left.fit([way], start)
    const [box] = at === undefined ? [] : boxesAt([way], at)
    if (box === undefined) return undefined
    left = left.without([box])
    placed.push({ ...token, x: box.x, y: box.y - liftOf(token) * size })
  }
  return placed
}

/** Points along the courses of a line, how many of them are on the first, and the part of the board that it lies in. */
interface Line {
  readonly points: readonly Point[]
  readonly branches: number
  readonly reach: Box
  /** The provinces that its capsule may cover. */
  readonly beside: readonly Space[]
}

/** How many pixels of room around a space a name needs that may cross its border so far. */
const beyond = ({ w, h }: Fitted, [aside, off]: Point): Point => [(aside + 0.5) * w, (off + 0.5) * h]

const rowBoxes = (rows: readonly Row[], size: number): Fitted[] =>
  rows.map(({ width, height }) => ({ w: width * size, h: height * size, need: NEED.room }))

/** Boxes below each other, where they fit. */
function boxesAt(boxes: readonly Pick<Box, 'w' | 'h'>[], { xs, top }: Fit): Box[] {
  let below = top
  return boxes.map(({ w, h }, i) => {
    below += h
    return { x: xs[i] as number, y: below - h / 2, w, h }
  })
}

/** The ways in which pieces stand in a capsule: side by side, more and more piled; and where there is no room for that, in two rows. */
function capsuleWays({ stacks, markers }: SpaceLook): (readonly Row[])[] {
  const units = [...openings(stacks, markers)]
  const single = units.map((each) => inRows(each, 1))
  const short = single.filter(([row]) => row === undefined || row.tokens.length <= CAPSULE.most)
  return [
    ...(short.length > 0 ? short : single.slice(-1)),
    ...units.slice(-1).flatMap((each) => [inRows(each, 2), inRows(smallPiles(each), 1), inRows(smallPiles(each), 2)]),
  ]
}

const NONE: ReadonlySet<Space> = new Set()

/**
 * How much room something lacks: all of it, or some, so that its pieces are smaller than they should be; or little, so that its name
 * stands elsewhere.
 */
const lackOf = ({ pieceSize, isOver, lead, isAstray }: Stand): number => {
  if (isOver === true) return 1
  const part = (pieceSize * PIECE.single) / SMALLEST_PIECE
  return (part < WORTH ? 1 - part : 0) + (isAstray === true || lead !== undefined ? NAME_LACKS : 0)
}
const lackIn = ({ stands }: Layout): number => [...stands.values()].reduce((sum, stand) => sum + lackOf(stand), 0)

/** The way in which pieces stand on a plate: no more piled than it takes for them to have room on it. */
function plateWay({ stacks, markers, pop }: SpaceLook, width: number): readonly Row[] {
  let rows: readonly Row[] = []
  for (const units of openings(stacks, markers)) {
    rows = rowsWithin(units, width)
    if (rows.length <= plateRows(pop)) break
  }
  return rows
}

/** The ways in which they stand on one that is to take little: all in small piles. */
function tightWays({ stacks, markers }: SpaceLook): (readonly Row[])[] {
  const units = smallPiles([...openings(stacks, markers)].at(-1) ?? [])
  return TIGHT_ROWS.map((most) => inRows(units, most)).filter((rows, i, all) => rows.length !== all[i - 1]?.length)
}

const areaOf = (rows: readonly Row[]): number =>
  Math.max(0, ...rows.map(({ width }) => width)) * rows.reduce((sum, { height }) => sum + height, 0)
const byArea = (a: readonly Row[], b: readonly Row[]): number => areaOf(a) - areaOf(b)

/** Where a name is that has no place yet. */
const NOWHERE: Box = { x: 0, y: 0, w: 0, h: 0 }

const EMPTY: Line = { points: [], branches: 0, reach: { x: 0, y: 0, w: 0, h: 0 }, beside: [] }

function lineOf(courses: readonly (readonly Point[])[], ground: Ground): Line {
  const points = courses.flat()
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const beside = new Set<Space>()
  for (const [x, y] of points)
    for (const dx of [-80, 0, 80])
      for (const dy of [-20, 0, 20]) {
        const space = ground.spaceAt(x + dx, y + dy)
        if (space !== undefined) beside.add(space as Space)
      }
  return {
    points,
    beside: [...beside],
    branches: courses[0]?.length ?? 0,
    reach: { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top },
  }
}

const isEmpty = ({ stacks, markers }: SpaceLook): boolean => stacks.length + markers.length === 0

/** What is found for the first for which something is. */
function firstOf<T, Found>(all: readonly T[], find: (one: T) => Found | undefined): Found | undefined {
  for (const one of all) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** The first of those that count least. */
function leastOf<T>(all: readonly T[], worth: (one: T) => number): T {
  const worths = all.map(worth)
  return all[worths.indexOf(Math.min(...worths))] as T
}

const overlap = (a: Box, b: Box): number => {
  const across = (a.w + b.w) / 2 - Math.abs(a.x - b.x)
  const down = (a.h + b.h) / 2 - Math.abs(a.y - b.y)
  return across > 0 && down > 0 ? across * down : 0
}

const coveredBy = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + overlap(box, other), 0)

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
