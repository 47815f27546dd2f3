import type { FactionId } from '../src/forces.ts'
import { type Board, type Scene, type SceneOptions, scene } from './kit.ts'

/** What the tests of non-players have in common. */

/**
 * A non-player that is alone eligible and is to operate: it may have a Capability (card 14), but rolls 6. Its own dice begin after that.
 * All others are people.
 */
export const operating = (
  faction: FactionId,
  board: Board,
  { seats, botDice = [], ...more }: SceneOptions = {},
): Scene =>
  scene(board, {
    card: 14,
    eligible: [faction],
    ...more,
    botDice: [6, ...botDice],
    seats: { [faction]: 'fitl', ...seats },
  })

/** The first answers that non-players give, each with its line. */
export const answers = (t: Scene, n = 99): string[] => t.bots().slice(0, n)

/** The answers given for the sake of one line, without it. */
export const byLine = (t: Scene, line: string): string[] =>
  t
    .bots()
    .filter((answer) => answer.endsWith(` ${line}`))
    .map((answer) => answer.slice(0, -line.length - 1))

/** How many VC Guerrillas are out of play if so many are Available beside a board. */
export const vcOutOfPlay = (board: Board, available: number): number =>
  Object.values(board)
    .flatMap((text) => [...text.matchAll(/vc-(?:underground|active)(?: (\d+))?/g)])
    .reduce((left, [, n = '1']) => left - Number(n), 30 - available)
