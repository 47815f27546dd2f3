import type { Piece, Space } from '@coinflict/kernel/state'
import type { Placed, Stand } from '../board/layout.ts'
import type { StackLook } from '../board/look.ts'
import { isPile, largerOf, PIECE } from '../board/piles.ts'
import type { Journey, Place } from './journeys.ts'

/** Who is seen to move, and from where to where on the board as it is laid out. */

/** A journey with the faces of its pieces. */
export interface FacedJourney extends Journey {
  readonly before: StackLook
  readonly after: StackLook
}

/** Where something is drawn, and how large. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** A piece or pile on its way. */
export interface Mover {
  readonly before: StackLook
  readonly after: StackLook
  readonly n: number
  readonly from: Spot
  readonly to: Spot
  readonly comes: boolean
  readonly leaves: boolean
  /** Its place in the order of the log. */
  readonly order: number
}

/** A pile that waits for those who are on their way to it. */
export interface Waiting {
  readonly stack: StackLook
  readonly n: number
  readonly at: Spot
}

/** A token that stays in its space and makes room there, by its order. */
export interface Shift {
  readonly space: Space
  readonly token: number
  readonly from: Spot
  readonly to: Spot
}

export interface Scene {
  readonly movers: readonly Mover[]
  readonly shifts: readonly Shift[]
  /** Tokens of each space, by their order, that are not seen before theirs have arrived. */
  readonly hidden: ReadonlyMap<Space, ReadonlySet<number>>
  readonly waiting: readonly Waiting[]
}

export type Stands = ReadonlyMap<Space, Stand>

/** Where a box beside the map is, for a piece that goes from or to a spot. */
export type BoxSpot = (box: string, piece: Piece, other: Spot) => Spot

/** If more than this would move, they move as piles; and so do more than this of a kind. */
const MOST_TOKENS = 24
const MOST_SINGLE = 5

/** More than this are no turn that one could follow. */
const MOST_PIECES = 80

/** How far from each other pieces leave a pile. */
const FANNED = 5

const PILE_SCALE = PIECE.pile / PIECE.single

const indexesOf = (stand: Stand | undefined, piece: Piece): readonly number[] =>
  (stand?.tokens ?? []).flatMap((token, i) => (token.stack?.piece === piece ? [i] : []))

/** The spots of pieces of a kind in a space, the last ones first: single ones have their own, those of a pile share it. */
class Spots {
  private readonly used = new Map<string, number>()

  constructor(private readonly stands: Stands) {}

  take(space: Space, piece: Piece, n: number): Spot | undefined {
    const stand = this.stands.get(space)
    if (stand === undefined) return undefined
    const key = `${space} ${piece}`
    const before = this.used.get(key) ?? 0
    this.used.set(key, before + n)
    const places = indexesOf(stand, piece)
    const token = stand.tokens[places.at(-1 - before) ?? places[0] ?? -1]
    if (token === undefined) return { x: stand.box.x, y: stand.box.y, scale: stand.pieceSize }
    const larger = n === 1 ? 1 : isPile(token) ? largerOf(token) : PILE_SCALE
    const off = isPile(token) && n === 1 ? before * FANNED : 0
    return { x: token.x + off, y: token.y, scale: stand.pieceSize * larger }
  }
}

/** The scene of some journeys; nothing if there is nothing to see, or too much. */
export function sceneOf(
  journeys: readonly FacedJourney[],
  before: Stands,
  after: Stands,
  boxSpot: BoxSpot,
): Scene | undefined {
  const all = journeys.reduce((sum, { n }) => sum + n, 0)
  if (all === 0 || all > MOST_PIECES) return undefined
  const [starts, ends] = [new Spots(before), new Spots(after)]
  const movers = journeys.flatMap((journey, order): Mover[] => {
    const inPiles = all > MOST_TOKENS || journey.n > MOST_SINGLE
    const lots = inPiles ? [journey.n] : Array.from({ length: journey.n }, () => 1)
    return lots.flatMap((n) => {
      const start = isSpace(journey.from) ? starts.take(journey.from, journey.was, n) : undefined
      const end = isSpace(journey.to) ? ends.take(journey.to, journey.is, n) : undefined
      const from = start ?? (end && boxSpot(String(journey.from), journey.was, end))
      const to = end ?? (start && boxSpot(String(journey.to), journey.is, start))
      if (from === undefined || to === undefined) return []
      const { before, after } = journey
      return [{ before, after, n, from, to, comes: start === undefined, leaves: end === undefined, order }]
    })
  })
  if (movers.length === 0) return undefined
  const arriving = arrivals(journeys, after)
  return { movers, ...arriving, shifts: shiftsOf(before, after, arriving.hidden) }
}

const isSpace = (place: Place): place is Space => typeof place === 'number'

/** What is not to be seen yet where pieces arrive. */
function arrivals(journeys: readonly FacedJourney[], after: Stands): Pick<Scene, 'hidden' | 'waiting'> {
  const hidden = new Map<Space, Set<number>>()
  const waiting: Waiting[] = []
  const coming = new Map<string, { space: Space; piece: Piece; n: number }>()
  for (const { to, is, n } of journeys) {
    if (!isSpace(to)) continue
    const key = `${to} ${is}`
    coming.set(key, { space: to, piece: is, n: n + (coming.get(key)?.n ?? 0) })
  }
  for (const { space, piece, n } of coming.values()) {
    const stand = after.get(space)
    const places = indexesOf(stand, piece)
    const tokens = hidden.get(space) ?? new Set()
    hidden.set(space, tokens)
    for (const i of places.slice(-n)) tokens.add(i)
    const pile = stand?.tokens[places[0] ?? -1]
    if (stand === undefined || pile?.stack === undefined || !isPile(pile) || pile.n <= n) continue
    const left = pile.n - n
    const scale = stand.pieceSize * (left > 1 ? largerOf(pile) : 1)
    waiting.push({ stack: pile.stack, n: left, at: { x: pile.x, y: pile.y, scale } })
  }
  return { hidden, waiting }
}

/** More than this make room at once. */
const MOST_SHIFTS = 40

/** Who stays and makes room: those who leave or arrive are the last of their kind, so the first of before are the first of after. */
function shiftsOf(before: Stands, after: Stands, hidden: Scene['hidden']): readonly Shift[] {
  const shifts: Shift[] = []
  for (const [space, stand] of after) {
    const was = before.get(space)
    if (was === undefined || was === stand) continue
    const left = new Map<string, Placed[]>()
    for (const token of was.tokens) left.set(kindOf(token), [...(left.get(kindOf(token)) ?? []), token])
    for (const [token, placed] of stand.tokens.entries()) {
      const old = hidden.get(space)?.has(token) ? undefined : left.get(kindOf(placed))?.shift()
      if (old === undefined || (old.x === placed.x && old.y === placed.y)) continue
      shifts.push({ space, token, from: spotOf(was, old), to: spotOf(stand, placed) })
    }
  }
  return shifts.length > MOST_SHIFTS ? [] : shifts
}

const kindOf = ({ stack, marker }: Placed): string => marker?.id ?? String(stack?.piece)

const spotOf = ({ pieceSize }: Stand, token: Placed): Spot => ({
  x: token.x,
  y: token.y,
  scale: pieceSize * largerOf(token),
})

/** When each of some things that follow each other begins, and how long it takes, so that all are over in a time. */
export function timesOf(
  order: number,
  last: number,
  time: number,
): { readonly delay: number; readonly duration: number } {
  if (last === 0) return { delay: 0, duration: time }
  const duration = time * 0.55
  return { delay: ((time - duration) * order) / last, duration }
}
