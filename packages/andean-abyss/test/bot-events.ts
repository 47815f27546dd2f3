import type { FactionId } from '../src/forces.ts'
import { type Board, event, type SceneOptions, scene } from './kit.ts'

/** Scenes for tests of what non-players do with events. */

type Side = 'unshaded' | 'shaded' | 'single'

export const FIRST = { farc: 'aa1', auc: 'aa1', cartels: 'aa1' }
export const SECOND = { govt: 'aa2', farc: 'aa2', auc: 'aa2', cartels: 'aa2' }
/** The 2nd edition's non-players but for one faction, which a player runs. */
export const against = (faction: FactionId) => ({ ...SECOND, [faction]: 'person' })
/** The insurgents of both editions, against a player's Government. */
export const BOTH: readonly [family: string, seats: Record<string, string>][] = [
  ['aa1', FIRST],
  ['aa2', against('govt')],
]

/** The game ends with the card. */
export const LAST: SceneOptions = { draw: [] }

/** A faction executes an event; what it, and whom it concerns, answer. */
export function carryOut(faction: FactionId, card: number, side: Side, board: Board, more: SceneOptions = {}) {
  const t = event(card, side, board, { eligible: [faction], seats: FIRST, ...LAST, ...more })
  return { t, said: t.bots() }
}

/** The same with a non-player Government, whose text is the unshaded one. */
export const governs = (card: number, board: Board, more: SceneOptions = {}, side: Side = 'unshaded') =>
  carryOut('govt', card, side, board, { seats: SECOND, options: { edition: '2nd' }, ...more })

/** The same with insurgents of one edition. */
export const executedBy =
  (seats: Record<string, string>) =>
  (faction: FactionId, card: number, side: Side, board: Board, more: SceneOptions = {}) =>
    carryOut(faction, card, side, board, { seats, ...more })

/** The first answer. */
export const first = ({ said }: { readonly said: readonly string[] }): string | undefined => said[0]

/** The first answer of a faction's turn on a card, in the 2nd edition. */
export const turn = (faction: FactionId, card: number, board: Board, more: SceneOptions) =>
  scene(board, { card, eligible: [faction], options: { edition: '2nd' }, ...more }).bots(1)[0]
