import type { Review } from '@coinflict/kernel/table'

/** Where everything of the charts lies, in pixels. */

/** The game from the left to the right, card by card. */
export interface Across {
  readonly left: number
  readonly right: number
  /** Where things stood after so many cards. */
  x(cards: number): number
  /** How wide the play of a card is. */
  readonly step: number
}

export interface Curve extends Across {
  readonly width: number
  readonly height: number
  /** Where a margin lies. */
  y(margin: number): number
  readonly top: number
  readonly bottom: number
  /** Margins with a line of their own. */
  readonly ticks: readonly number[]
}

const HEIGHT = 360
/** Beside a chart stand its scale and the signs of the factions, below it the cards. */
const SIDES = { left: 44, right: 46 }
export const BELOW = 34
const TOP = 44

export function acrossOf({ cards }: Review, width: number): Across {
  const { left } = SIDES
  const right = width - SIDES.right
  const step = (right - left) / Math.max(1, cards.length)
  return { left, right, step, x: (n) => left + step * n }
}

/** How many cards had been played before an entry of the journal, with the part of the one that was being played. */
export function cardsBefore({ cards }: Review, at: number): number {
  const n = cards.findIndex(({ to }) => at < to)
  const { from, to } = cards[n] ?? { from: 0, to: 0 }
  return n === -1 ? cards.length : n + Math.max(0, at - from) / (to - from)
}

/** Steps between lines: the smallest with which there are few. */
const STEPS = [1, 2, 5, 10, 20, 50]
const MOST_LINES = 8

export function curveOf(review: Review, width: number): Curve {
  const { begun, cards } = review
  const margins = [begun, ...cards].flatMap((each) => each.margins)
  const [low, high] = [Math.min(-1, ...margins), Math.max(1, ...margins)]
  const apart = STEPS.find((each) => (high - low) / each <= MOST_LINES) ?? 100
  const [from, to] = [Math.floor(low / apart), Math.ceil(high / apart)]
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => (from + i) * apart)
  const bottom = HEIGHT - BELOW
  return {
    ...acrossOf(review, width),
    width,
    height: HEIGHT,
    top: TOP,
    bottom,
    ticks,
    y: (margin) => bottom - ((bottom - TOP) * (margin - from * apart)) / ((to - from) * apart),
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

/** What stands below a card, or below the beginning. */
interface Label {
  readonly n: number
  readonly text: string
  readonly isRound: boolean
}

/** About as wide as a letter below the chart, in pixels; so much is free between two labels, and from one number to the next. */
const LETTER = 6.5
const FREE = 12
const NUMBER = 46

/** The names of the rounds, or their bare numbers where the names have no room beside each other; then the beginning and as many cards as are left room. */
export function labelsOf(
  { cards }: Review,
  step: number,
  words: { readonly start: string; round(number: string): string },
): readonly Label[] {
  const areApart = (one: Label, other: Label): boolean => {
    const least = one.isRound || other.isRound ? 0 : NUMBER
    const texts = (LETTER * (one.text.length + other.text.length)) / 2 + FREE
    return step * Math.abs(one.n - other.n) >= Math.max(least, texts)
  }
  const withRoom = (labels: readonly Label[], beside: readonly Label[]): readonly Label[] => {
    const taken: Label[] = []
    for (const label of labels) if ([...beside, ...taken].every((other) => areApart(label, other))) taken.push(label)
    return taken
  }
  const roundsAs = (name: (number: string) => string): readonly Label[] =>
    cards
      .flatMap(({ isRound }, i) => (isRound ? [i + 1] : []))
      .map((n, i) => ({ n, text: name(roman(i + 1)), isRound: true }))
  const named = roundsAs(words.round)
  const rounds = withRoom(named, []).length === named.length ? named : roundsAs((number) => number)
  const others = [
    { n: 0, text: words.start, isRound: false },
    ...cards.flatMap(({ isRound }, i) => (isRound ? [] : [{ n: i + 1, text: String(i + 1), isRound: false }])),
  ]
  return [...withRoom(rounds, []), ...withRoom(others, rounds)]
}
