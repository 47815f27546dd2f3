import type { Drawing, Point } from '@coinflict/kernel/display'
import type { Decider } from '@coinflict/kernel/state'
import { playOut, setupOf } from '@coinflict/kernel/table'
import { decidersOf, randomPlayer, SEAT_KINDS } from '@coinflict/players'
import { isInside, nearest, type Segment, segmentsOf } from '../../../scripts/map/reading.ts'
import { captionBox, captionsOf } from '../src/board/captions.ts'
import { type Box, touches } from '../src/board/ground.ts'
import {
  Board,
  CITY_NAME,
  type Frame,
  furnitureOf,
  type Layout,
  type Measure,
  NAME,
  type Stand,
  TOWN,
} from '../src/board/layout.ts'
import { type BoardLook, lookAtBoard } from '../src/board/look.ts'
import { drawnFor } from '../src/board/narrow.ts'
import { heightOf, liftOf, PIECE } from '../src/board/piles.ts'
import { sizeAt, whole } from '../src/board/view.ts'
import type { FullBox } from '../src/volumes.ts'

/** How wide the letters of names are, in hundredths of their height (Source Serif, bold). */
const LETTERS: readonly (readonly [width: number, letters: string])[] = [
  [21, " '."],
  [36, 'ijltfIJí-'],
  [51, 'rsczS'],
  [56, 'aegvyáéxLEF'],
  [63, 'bdhnopqukñóúTCPY'],
  [73, 'ADGHKNOQRUVXZB'],
  [97, 'mwMW'],
]
const widths = new Map(LETTERS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width / 100])))
/** The letters of cities have no serifs. */
const PLAIN = 0.9
const measure: Measure = (text, size, isSerif) =>
  [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? 0.65), 0) * size * (isSerif ? 1 : PLAIN)

export function frameFor(full: Drawing, extent: Point): Frame {
  const drawing = drawnFor(full, extent)
  const scale = extent[0] / whole(drawing, extent[1] / extent[0]).width
  return { drawing, scale, size: sizeAt(scale), measure, isFurnished: extent[0] > 800 }
}

/** Which boards are looked at: of how many games, how many of each, and what the games are dealt by. */
export interface Sample {
  readonly seed?: string
  readonly games: number
  readonly each: number
}

/**
 * Boards of games in all scenarios, every other one played by chance, the others by the charts of each family of non-players in turn. Of
 * each game, some are from all of it, and as many are the fullest of stretches of its second half.
 */
export function boardsOf(box: FullBox, { seed = 'room', games, each }: Sample): BoardLook[] {
  return Array.from({ length: games }, (_, game) => {
    const seen = played(box, seed, game)
    const late = seen.slice(Math.floor(seen.length / 2))
    const early = Math.floor(each / 2)
    const spread = stretches(seen, early).flatMap((stretch) => stretch.slice(0, 1))
    return [...spread, ...stretches(late, each - early).map(fullest)]
  }).flat()
}

/** The boards of a game as it went on. */
function played({ volume, families }: FullBox, seed: string, game: number): BoardLook[] {
  const turn = Math.floor(game / 2)
  const inTurn = <T>(all: readonly T[]): T | undefined => all[turn % all.length]
  const chartOf = (faction: string): string | undefined =>
    inTurn(volume.families.filter(({ factions }) => factions.includes(faction)))?.id
  const kindOf = (faction: string): string => (game % 2 === 0 ? undefined : chartOf(faction)) ?? 'random'
  const seats = Object.fromEntries(volume.factions.map(({ id }) => [id, kindOf(id)]))
  const scenario = inTurn(volume.scenarios)?.id ?? ''
  const setup = setupOf(volume, { seed: `${seed}/${game}`, scenario, seats }, SEAT_KINDS)
  const player = randomPlayer(setup.seed)
  const deciders = decidersOf(volume, setup, families).map((decider) => decider ?? player)
  const seen: BoardLook[] = []
  let asked = 0
  const watching = deciders.map(
    (decide): Decider =>
      (g, question) => {
        if (asked++ % 10 === 0) seen.push(lookAtBoard(g))
        return decide(g, question)
      },
  )
  playOut(volume, setup, watching)
  return seen
}

/** So many stretches of a list, as long as each other, one after the other. */
const stretches = <T>(all: readonly T[], n: number): (readonly T[])[] =>
  Array.from({ length: n }, (_, i) =>
    all.slice((i * all.length) / n, Math.max(((i + 1) * all.length) / n, 1 + (i * all.length) / n)),
  )

/** The board with the most kinds of pieces and markers in its spaces. */
const fullest = (boards: readonly BoardLook[]): BoardLook => {
  const full = (board: BoardLook): number =>
    board.reduce((sum, { stacks, markers }) => sum + stacks.length + markers.length, 0)
  return boards.reduce((best, board) => (full(board) > full(best) ? board : best))
}

/** What nobody should see on some boards in a frame, and on how many of them it is seen. */
export function flawsAt(full: Drawing, boards: readonly BoardLook[], extent: Point): Map<string, number> {
  const flaws = new Map<string, number>()
  for (const found of flawsByBoard(full, boards, extent))
    for (const flaw of found) flaws.set(flaw, (flaws.get(flaw) ?? 0) + 1)
  return flaws
}

/** What nobody should see, board by board. */
function* flawsByBoard(full: Drawing, boards: readonly BoardLook[], extent: Point): Generator<string[]> {
  const frame = frameFor(full, extent)
  const outlines = new Outlines(frame)
  for (const layout of layoutsOf(frame, boards)) yield flawsOf(layout, frame, outlines)
}

function* layoutsOf(frame: Frame, boards: readonly BoardLook[]): Generator<Layout> {
  const tables = new Map<string, Board>()
  for (const board of boards) {
    const spaces = board.map((look) => look.id).join()
    const table = tables.get(spaces) ?? new Board(frame, board)
    tables.set(spaces, table)
    yield table.lay(board)
  }
}

/** Which part of the names of provinces has its middle in another one. */
export function partAstray(full: Drawing, boards: readonly BoardLook[], extent: Point): number {
  const frame = frameFor(full, extent)
  const outlines = new Outlines(frame)
  let [astray, all] = [0, 0]
  for (const { stands } of layoutsOf(frame, boards)) {
    const provinces = [...stands.values()].filter(({ look }) => look.kind === 'country')
    all += provinces.length
    for (const { look, box } of provinces)
      if (provinces.some((other) => other.look !== look && isInside(outlines.of(other.look.id), [box.x, box.y])))
        astray++
  }
  return astray / all
}

/** What nobody should see on a board, each in a few words. */
function flawsOf({ stands, towns }: Layout, frame: Frame, outlines: Outlines): string[] {
  const { drawing, scale, size } = frame
  const found: string[] = []
  const things: { readonly what: string; readonly space: string; readonly box: Box }[] = []
  for (const stand of stands.values()) {
    const { look, box, boxes, pieceSize } = stand
    things.push(
      ...boxes.map((each) => ({ what: `${each === box ? look.kind : 'row'} ${look.id}`, space: look.id, box: each })),
    )
    const outline = outlines.of(look.id)
    if (look.kind === 'country')
      for (const corner of cornersOf(stand))
        if (!isInside(outline, corner)) found.push(`${look.id}: a piece is outside`)
    if (look.kind === 'loc' && nearest(outline, [box.x, box.y]) > box.w / 2)
      found.push(`${look.id}: a capsule is off its line`)
    if (pieceSize * PIECE.single < 19.99) found.push(`${look.id}: small pieces`)
  }
  for (const { town, name } of towns)
    if (name !== undefined) things.push({ what: town.name, space: town.name, box: name })
  for (const { lead, look } of stands.values())
    for (const { town, name } of towns)
      if (lead !== undefined && name !== undefined && isStruck(name, lead))
        found.push(`${town.name}: struck by the line of ${look.id}`)
  if (frame.isFurnished) things.push(...furnitureOf(frame).map((each) => ({ what: 'furniture', space: '', box: each })))
  things.forEach((one, i) => {
    for (const other of things.slice(i + 1))
      if (one !== other && touches(one.box, other.box, -1)) found.push(`${one.what} + ${other.what}`)
    const { x, y, w, h } = one.box
    if (
      x < w / 2 - 1 ||
      y < h / 2 - 1 ||
      x + w / 2 > drawing.width * scale + 1 ||
      y + h / 2 > drawing.height * scale + 1
    )
      found.push(`${one.what}: off the board`)
  })
  for (const letters of [NAME, CITY_NAME, TOWN.letters]) if (letters * size < 12) found.push('small letters')
  return [...new Set(found)]
}

/** Whether a line runs through a box. */
const isStruck = (box: Box, [from, to]: readonly [Point, Point]): boolean =>
  Array.from({ length: 101 }, (_, i) => i / 100).some((part) => {
    const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    return touches({ x, y, w: 0, h: 0 }, box, -1)
  })

/** The towns along whose names a line runs. */
export function struckTowns(full: Drawing, board: BoardLook, extent: Point): string[] {
  const frame = frameFor(full, extent)
  const outlines = new Outlines(frame)
  const lines = board.filter(({ kind }) => kind === 'loc').map(({ id }) => outlines.of(id))
  return new Board(frame, board).lay(board).towns.flatMap(({ town, name }) => {
    if (name === undefined) return []
    const middle = [-0.4, -0.2, 0, 0.2, 0.4].map((part): Point => [name.x + part * name.w, name.y])
    return middle.filter((point) => lines.some((line) => nearest(line, point) < 4)).length > 1 ? [town.name] : []
  })
}

/** How many names of seas and countries are covered by something on some boards, and how many are on a border. */
export function captionFlaws(
  full: Drawing,
  boards: readonly BoardLook[],
  extent: Point,
  textOf: (id: string) => string,
): { covered: number; onBorder: number } {
  const frame = frameFor(full, extent)
  const { drawing, scale } = frame
  const outlines = new Outlines(frame)
  let [covered, onBorder] = [0, 0]
  for (const board of boards) {
    const table = new Board(frame, board)
    const { stands, towns } = table.lay(board)
    const onTop = [
      ...[...stands.values()].flatMap(({ boxes }) => boxes),
      ...towns.flatMap(({ name }) => name ?? []),
      ...(frame.isFurnished ? furnitureOf(frame) : []),
    ]
    const areas = board.filter(({ kind }) => kind === 'country').map(({ id }) => outlines.of(id))
    for (const { at, text } of captionsOf(drawing, textOf, table, onTop, scale)) {
      const box = captionBox(at, text, scale)
      const along = Array.from({ length: 21 }, (_, i): Point => [box.x + (i / 20 - 0.5) * box.w, box.y])
      if (onTop.some((other) => touches(box, other, -1))) covered++
      if (along.some((point) => areas.some((outline) => isInside(outline, point)))) onBorder++
    }
  }
  return { covered, onBorder }
}

/** The corners of a province's pieces, three pixels in. */
function* cornersOf({ tokens, pieceSize }: Stand): Generator<Point> {
  for (const token of tokens) {
    const [w, h] = [(token.width * pieceSize) / 2 - 3, (heightOf(token) * pieceSize) / 2 - 3]
    const y = token.y + liftOf(token) * pieceSize
    for (const dx of [-w, w]) for (const dy of [-h, h]) yield [token.x + dx, y + dy]
  }
}

/** The borders and courses of a drawing in pixels. */
class Outlines {
  private readonly known = new Map<string, readonly Segment[]>()

  constructor(private readonly frame: Frame) {}

  of(id: string): readonly Segment[] {
    const { drawing, scale } = this.frame
    const found =
      this.known.get(id) ??
      segmentsOf(drawing.spaces[id]?.path ?? '').map(
        ([a, b]): Segment => [
          [a[0] * scale, a[1] * scale],
          [b[0] * scale, b[1] * scale],
        ],
      )
    this.known.set(id, found)
    return found
  }
}
