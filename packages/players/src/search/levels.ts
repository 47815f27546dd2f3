import type { NetUse } from '@coinflict/kernel/nonplayers'
import type { SeatKinds } from '@coinflict/kernel/table'

/** How much a searcher thinks: playouts a turn, never time, so that the same game is played again for the same seed. */
export interface Level {
  readonly playouts: number
  /** How many cards they go on for. */
  readonly cards: number
  /** Whether it goes by a net that was trained on games too, where there is one. */
  readonly net: boolean
}

/** Each thinks four times as much as the one before. */
const LEVELS = {
  search: { playouts: 100, cards: 3, net: true },
  'search:quick': { playouts: 25, cards: 3, net: true },
  'search:deep': { playouts: 400, cards: 6, net: true },
  'search:margin': { playouts: 100, cards: 3, net: false },
} as const satisfies Readonly<Record<string, Level>>

/** After a level: it sits as a faction without a player does, by the rules of victory and to the charts. */
const AS_NON_PLAYER = ':non-player'

/** The kinds of seat that think, as players. */
export const THINKING_KINDS: readonly string[] = Object.keys(LEVELS)

/** The same, each as a player and as a non-player. */
export const SEARCH_KINDS: SeatKinds = Object.fromEntries(
  THINKING_KINDS.flatMap((kind) => [
    [kind, { nonPlayer: false }],
    [`${kind}${AS_NON_PLAYER}`, { nonPlayer: true }],
  ]),
)

/** How much the player of a kind thinks; nothing if it does not. */
export function levelOf(kind: string): Level | undefined {
  const level = kind.endsWith(AS_NON_PLAYER) ? kind.slice(0, -AS_NON_PLAYER.length) : kind
  return Object.hasOwn(LEVELS, level) ? LEVELS[level as keyof typeof LEVELS] : undefined
}

/** As much as the net by which it thinks wants. */
export const levelWith = (level: Level, use: NetUse | undefined): Level =>
  use === undefined
    ? level
    : { ...level, playouts: Math.round(use.effort * level.playouts), cards: Math.max(use.cards, level.cards) }
