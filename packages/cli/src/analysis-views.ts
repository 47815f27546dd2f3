import type { Faction, Volume } from '@coinflict/kernel/state'
import type { Language } from '@coinflict/kernel/text'
import type { Chances, Consideration, GameReview } from '@coinflict/players'

/** What the protocol shows of an analysis: plain objects with readable ids. */

/** Numbers of factions by their names, four decimals each. */
type Shares = Readonly<Record<string, number>>

const rounded = (share: number): number => Math.round(share * 10_000) / 10_000 + 0

const idOf = (volume: Volume, faction: Faction): string => volume.factions[faction]?.id ?? '?'

const sharesOf = (volume: Volume, shares: readonly number[]): Shares =>
  Object.fromEntries(shares.map((share, f) => [idOf(volume, f as Faction), rounded(share)]))

export const chancesView = (volume: Volume, { chances, errors, playouts }: Chances) => ({
  chances: sharesOf(volume, chances),
  errors: sharesOf(volume, errors),
  playouts,
})

export const considerationView = (volume: Volume, seen: Consideration, language: Language) => ({
  by: idOf(volume, seen.by),
  question: seen.question,
  count: seen.count,
  playouts: seen.playouts,
  chart: seen.chart,
  played: seen.played,
  turns: seen.turns.map(({ difference, error, keys, origin, playouts, tellings, value, words }) => ({
    origin,
    value: rounded(value),
    error: rounded(error),
    playouts,
    difference: rounded(difference),
    keys,
    words: words.map((each) => each[language]),
    reasons: tellings.map(({ effect, kind, text }) => ({
      kind,
      text: text[language],
      ...(effect === undefined ? {} : { effect: rounded(effect) }),
    })),
  })),
})

export const reviewView = (volume: Volume, review: GameReview, language: Language) => ({
  points: review.points.map(({ at, card, turn, ...chances }) => ({ at, turn, card, ...chancesView(volume, chances) })),
  stretches: review.stretches.map(({ by, card, cost, from, gain, isInterjection, luck, play, to, turn }) => ({
    from,
    to,
    turn,
    card,
    by: idOf(volume, by),
    play: sharesOf(volume, play),
    luck: sharesOf(volume, luck),
    ...(isInterjection ? { outOfTurn: true } : {}),
    ...(cost === undefined ? {} : { cost: rounded(cost) }),
    ...(gain === undefined ? {} : { gain: rounded(gain) }),
  })),
  accounts: review.accounts.map(({ begun, ended, faction, luck, others, own }) => ({
    faction: idOf(volume, faction),
    begun: rounded(begun),
    ended: rounded(ended),
    own: rounded(own),
    others: rounded(others),
    luck: rounded(luck),
  })),
  marks: review.marks.map(({ consideration, kind, stretch, worth }) => ({
    stretch,
    kind,
    worth: rounded(worth),
    considered: considerationView(volume, consideration, language),
  })),
})
