import { inForce, type Side } from '@coinflict/kernel/state'
import { POSTURES } from '../src/forces.ts'
import type { SpaceId } from '../src/map.ts'
import { type Board, event, type Scene, type SceneOptions } from './kit.ts'

/** What the tests of event cards have in common. */

export const NOT_HERE = 'why.event-not-here'

/** The event is over: the next faction is asked for its turn. */
export const isOver = (t: Scene): boolean => t.question.startsWith('turn.')
/** The event is over, and it is the 2nd Eligible who is asked. */
export const isSecondsTurn = (t: Scene): boolean => t.question === 'turn.second'

/** The Taliban execute the event alone; then the Coalition goes first on the next card. */
export function later(
  card: number,
  side: 'unshaded' | 'shaded' | 'single',
  board: Board,
  more: SceneOptions = {},
): Scene {
  return event(card, side, board, { eligible: ['taliban'], draw: [4, 20, 39, 73], ...more })
}

/** The Warlords lead the card that follows. */
export const WARLORDS_NEXT = [55, 56, 73, 74, 75, 76, 77, 78]

export const lasts = (t: Scene, card: number, side: Side): boolean => inForce(t.table.game, card, side)
/** Islamabad's posture by name. */
export const posture = (t: Scene) => POSTURES[t.track('islamabad')]

/** The same in each of some spaces. */
export const everywhere = (spaces: readonly SpaceId[], text: string): Board =>
  Object.fromEntries(spaces.map((s) => [s, text]))

/** All Taliban guerrillas are on the map; all markers of Terror and Sabotage are. */
export const NO_GUERRILLAS = { herat: 'taliban-underground 30' } as const
export const NO_MARKERS = { zabol: 'terror 30' } as const

/** Nobody is left, or one Police. */
export const NO_TALIBAN = { boxes: { 'out-of-play': { 'taliban-guerrillas': 30 } } } as const
export const NO_WARLORDS = { boxes: { 'out-of-play': { 'warlords-guerrillas': 15 } } } as const
export const NO_POLICE = { boxes: { 'out-of-play': { 'government-police': 29 } } } as const
