import type { MarkerLook, SpaceLook, StackLook } from './look.ts'

/** How pieces stand beside each other: single ones side by side, many as one larger piece with their number on it. */

/** A piece, or a pile of like ones, as it is to be drawn: how wide it is, and how many it stands for. */
export interface Token {
  readonly stack: StackLook | undefined
  readonly marker: MarkerLook | undefined
  readonly n: number
  readonly width: number
}

export interface Row {
  readonly tokens: readonly Token[]
  readonly width: number
  readonly height: number
}

/** Sizes at the usual scale, in pixels. */
export const PIECE = { single: 24, base: 30, pile: 34, smallPile: 28, marker: 26, gap: 2, apart: 6 } as const

/** How high a row is by the highest that stands in it; a piece is seen from above, with its edge below its face. */
const HEIGHT = { single: 27, base: 31, pile: 38 } as const
const EDGE = { single: 1.5, pile: 4 } as const

export const isPile = ({ stack, n }: Token): boolean => stack !== undefined && n > 1

export const heightOf = (token: Token): number =>
  isPile(token) ? (HEIGHT.pile * token.width) / PIECE.pile : token.stack?.type === 'base' ? HEIGHT.base : HEIGHT.single

/** How much larger than a single piece it is drawn. */
export const largerOf = (token: Token): number => (isPile(token) ? token.width / PIECE.single : 1)

/** How far the middle of its face is above its own. */
export const liftOf = (token: Token): number =>
  isPile(token) ? (EDGE.pile * token.width) / PIECE.pile : token.stack === undefined ? 0 : EDGE.single

/** So many of a kind stand side by side; more are a pile. */
const MOST_SINGLE = 5
/** A pile has at least so many. */
const LEAST_PILED = 2

const singleWidth = ({ type }: StackLook): number => (type === 'base' ? PIECE.base : PIECE.single)

/** The width of a marker: a sign alone, or a word. */
const markerWidth = ({ shape, sign }: MarkerLook): number =>
  shape === 'flag' || shape === 'people' ? 16 + 8.5 * sign.length : PIECE.marker

/** The tokens of a stack, piled or not. */
function tokensOf(stack: StackLook, isPiled: boolean): Token[] {
  if (isPiled) return [{ stack, marker: undefined, n: stack.n, width: PIECE.pile }]
  return Array.from({ length: stack.n }, () => ({ stack, marker: undefined, n: 1, width: singleWidth(stack) }))
}

/** The pieces of one faction, which stay together if they can. */
type Unit = readonly Token[]

const widthOf = (unit: Unit): number =>
  unit.reduce((sum, { width }) => sum + width, 0) + PIECE.gap * Math.max(0, unit.length - 1)

/**
 * The ways in which the contents of a space can stand, the most open first: all single up to five of a kind; then the largest group as a
 * pile, then the next, down to pairs.
 */
export function* openings(stacks: readonly StackLook[], markers: readonly MarkerLook[]): Generator<readonly Unit[]> {
  const piled = new Set(stacks.filter(({ n }) => n > MOST_SINGLE))
  const rest = stacks.filter(({ n }) => n >= LEAST_PILED && n <= MOST_SINGLE).toSorted((a, b) => b.n - a.n)
  for (;;) {
    yield unitsOf(stacks, markers, piled)
    const next = rest.shift()
    if (next === undefined) return
    piled.add(next)
  }
}

function unitsOf(stacks: readonly StackLook[], markers: readonly MarkerLook[], piled: ReadonlySet<StackLook>): Unit[] {
  const units = new Map<string, Token[]>()
  for (const stack of stacks) {
    const unit = units.get(stack.colour) ?? []
    unit.push(...tokensOf(stack, piled.has(stack)))
    units.set(stack.colour, unit)
  }
  const signs = markers.map((marker): Token => ({ stack: undefined, marker, n: marker.n, width: markerWidth(marker) }))
  return [...units.values(), ...signs.map((sign) => [sign])]
}

/** Rows no wider than a limit, if that can be: factions stay together, one that is too wide alone is broken; markers fill the shortest row. */
export const rowsWithin = (units: readonly Unit[], limit: number): Row[] =>
  broken(units, limit).map((row) => ({ ...row, height: Math.max(...row.tokens.map(heightOf)) }))

function broken(units: readonly Unit[], limit: number): Omit<Row, 'height'>[] {
  const rows: { tokens: Token[]; width: number }[] = []
  const put = (unit: Unit): void => {
    const width = widthOf(unit)
    const hasRoom = (row: Omit<Row, 'height'>): boolean => row.width + PIECE.apart + width <= limit
    const isMarker = unit[0]?.marker !== undefined
    const row = isMarker ? rows.filter(hasRoom).sort((a, b) => a.width - b.width)[0] : rows.at(-1)
    if (row !== undefined && hasRoom(row)) {
      row.width += PIECE.apart + width
      row.tokens.push(...unit)
    } else rows.push({ tokens: [...unit], width })
  }
  for (const unit of units) {
    if (widthOf(unit) <= limit) {
      put(unit)
      continue
    }
    let part: Token[] = []
    for (const token of unit) {
      if (part.length > 0 && widthOf([...part, token]) > limit) {
        put(part)
        part = []
      }
      part.push(token)
    }
    put(part)
  }
  return rows
}

/** The narrowest way to stand in at most so many rows. */
export function inRows(units: readonly Unit[], most: number): Row[] {
  const widest = Math.max(0, ...units.flatMap((unit) => unit.map(({ width }) => width)))
  const all = units.reduce((sum, unit) => sum + widthOf(unit) + PIECE.apart, 0)
  let [low, high] = [widest, Math.max(widest, all)]
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (broken(units, middle).length <= most) high = middle
    else low = middle
  }
  return rowsWithin(units, high)
}

/** Pieces of a province stand in no more rows than this. */
const MOST_ROWS = 4

/** Rows in which the contents of a province can stand, the flattest first. */
export type Ways = readonly (readonly Row[])[]

const known = new WeakMap<SpaceLook, readonly Ways[]>()

/** The same with the piles no larger than a base. */
export const smallPiles = (units: readonly Unit[]): Unit[] =>
  units.map((unit) => unit.map((token) => (isPile(token) ? { ...token, width: PIECE.smallPile } : token)))

/**
 * The ways in which the contents of a province can stand in rows, for each opening, the most open first; the last has small piles.
 */
export function waysOf(look: SpaceLook): readonly Ways[] {
  const before = known.get(look)
  if (before !== undefined) return before
  const open = [...openings(look.stacks, look.markers)]
  const ways = [...open, smallPiles(open.at(-1) ?? [])].map((units) => {
    const found: Row[][] = []
    for (let most = 1; most <= MOST_ROWS; most++) {
      const way = inRows(units, most)
      if (way.length > (found.at(-1)?.length ?? -1)) found.push(way)
    }
    return found
  })
  known.set(look, ways)
  return ways
}

/** Where each token of a row stands from the row's left end: its middle. */
export function* places({ tokens }: Row): Generator<readonly [token: Token, x: number]> {
  let x = 0
  let before: string | undefined
  for (const token of tokens) {
    const kind = token.stack?.colour ?? 'marker'
    if (before !== undefined) x += before === kind && kind !== 'marker' ? PIECE.gap : PIECE.apart
    yield [token, x + token.width / 2]
    x += token.width
    before = kind
  }
}
