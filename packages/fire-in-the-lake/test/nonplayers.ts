import type { FactionId } from '../src/forces.ts'
import { fireInTheLake } from '../src/index.ts'
import { type Board, event, type Scene, type SceneOptions, scene } from './kit.ts'

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

export const IDS: readonly FactionId[] = ['us', 'arvn', 'nva', 'vc']
export const sideOf = (by: FactionId) => (by === 'us' || by === 'arvn' ? 'unshaded' : 'shaded')
/** Non-players at the named factions, people at the others. */
export const seatsOf = (bots: readonly FactionId[]) =>
  Object.fromEntries(IDS.map((id) => [id, bots.includes(id) ? 'fitl' : 'person']))

/** Lets non-players carry on until somebody is to take a turn, or a person is asked. If nothing is asked of them, that is a scene too. */
export function carriedOut(t: Scene): readonly string[] {
  const said: string[] = []
  while (!/^(turn|pivotal|over)/.test(t.question)) {
    const [next] = t.bots(1)
    if (next === undefined) break
    said.push(next)
  }
  if (said.length === 0) t.bots(0)
  return said
}

export interface More extends SceneOptions {
  /** Who else is a non-player; nobody unless it is said. */
  readonly bots?: readonly FactionId[]
  readonly side?: 'unshaded' | 'shaded'
}

/** A faction executes an event: the table, and what the non-players answered, each with its line. */
export function execute(by: FactionId, card: number, board: Board, { bots = [], side, ...more }: More = {}) {
  const isDual = fireInTheLake.cardByNumber[card]?.dual === true
  const seats = seatsOf([by, ...bots])
  const t = event(card, isDual ? (side ?? sideOf(by)) : 'single', board, { eligible: [by], seats, ...more })
  return { t, said: carriedOut(t) }
}

/** What a faction that is alone Eligible begins its turn with, and which lines spoke against the event. */
export function decision(by: FactionId, card: number, board: Board, { bots = [], ...more }: More = {}) {
  const t = scene(board, { card, eligible: [by], seats: seatsOf([by, ...bots]), ...more })
  const [said = ''] = t.bots(1)
  const [answer, line] = said.split(' ')
  return { t, answer, line, declined: t.table.explanations[0]?.declined?.lines.map(({ id }) => id) }
}
