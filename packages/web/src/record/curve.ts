import type { Review } from '@coinflict/kernel/table'

/** Where everything of the chart of margins lies, in pixels. */

export interface Curve {
  readonly width: number
  readonly height: number
  /** Where things stood after so many cards, and where a margin lies. */
  x(cards: number): number
  y(margin: number): number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Margins with a line of their own. */
  readonly ticks: readonly number[]
  /** How wide the play of a card is. */
  readonly step: number
}

const HEIGHT = 360
const ROOM = { left: 40, right: 46, top: 44, bottom: 34 }

/** Steps between lines: the smallest with which there are few. */
const STEPS = [1, 2, 5, 10, 20, 50]
const MOST_LINES = 8

export function curveOf({ begun, cards }: Review, width: number): Curve {
  const margins = [begun, ...cards].flatMap((each) => each.margins)
  const [low, high] = [Math.min(-1, ...margins), Math.max(1, ...margins)]
  const apart = STEPS.find((each) => (high - low) / each <= MOST_LINES) ?? 100
  const [from, to] = [Math.floor(low / apart), Math.ceil(high / apart)]
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => (from + i) * apart)
  const { left, top } = ROOM
  const [right, bottom] = [width - ROOM.right, HEIGHT - ROOM.bottom]
  const step = (right - left) / Math.max(1, cards.length)
  return {
    width,
    height: HEIGHT,
    left,
    right,
    top,
    bottom,
    ticks,
    step,
    x: (n) => left + step * n,
    y: (margin) => bottom - ((bottom - top) * (margin - from * apart)) / ((to - from) * apart),
  }
}

/** Places on a line that want to lie at these, moved apart as little as is simple, within its ends. They come in rising order. */
export function apartAlong(wanted: readonly number[], gap: number, least: number, most: number): readonly number[] {
  const places = [...wanted]
  for (let i = 0; i < places.length; i++)
    places[i] = Math.max(places[i] as number, least, i === 0 ? least : (places[i - 1] as number) + gap)
  for (let i = places.length - 1; i >= 0; i--)
    places[i] = Math.min(places[i] as number, i === places.length - 1 ? most : (places[i + 1] as number) - gap)
  return places
}

const ONES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** The rounds of a game are counted as they are printed. */
export const roman = (n: number): string => ONES[n] ?? String(n)
