import { keyOf } from '@coinflict/kernel/state'
import { andeanAbyss } from '../src/index.ts'
import type { SpaceId } from '../src/map.ts'
import { type Board, event, type Scene, type SceneOptions } from './kit.ts'

/** What tests of several event cards share. */

export const NOT_HERE = 'why.event-not-here'
/** The next card is Propaganda. */
const ROUND = [73, 4, 20, 74, 75, 76]

export const PIPELINES = [
  'buenaventura-cali-loc',
  'cartagena-sincelejo-loc',
  'medellin-sincelejo-loc',
  'ibague-medellin-loc',
  'cali-ibague-loc',
  'bogota-bucaramanga-ibague-loc',
  'bogota-neiva-loc',
  'arauca-cucuta-loc',
  'bogota-yopal-loc',
  'ayacucho-santa-marta-loc',
  'ayacucho-bucaramanga-loc',
  'ayacucho-sincelejo-loc',
  'ayacucho-cucuta-loc',
] as const satisfies readonly SpaceId[]

/** The same in each of some spaces. */
export const everywhere = (spaces: readonly SpaceId[], text: string): Board =>
  Object.fromEntries(spaces.map((s) => [s, text]))

/** FARC executes the event; then the Government goes first on the next card. */
export function later(card: number, side: 'unshaded' | 'shaded', board: Board, more: SceneOptions = {}): Scene {
  return event(card, side, board, { eligible: ['farc'], draw: [4, 20, 38, 73], ...more })
}

/** The same with a Propaganda card next, Uribe being president. */
export function nextRound(card: number, side: 'unshaded' | 'shaded', board: Board, edition = '1st'): Scene {
  return later(card, side, board, { draw: ROUND, tracks: { president: 'uribe', aid: 0 }, options: { edition } })
}

/** Plays the round on to the next card, nobody wanting anything. */
export function endRound(t: Scene): Scene {
  while (t.question !== 'turn.first') t.play('done')
  return t
}

/** Lets everybody pass and be done until the next such question. */
export function playOn(t: Scene, question: string): void {
  for (let n = 0; n < 50 && (n === 0 || t.question !== question); n++) t.play(t.answers.at(-1) ?? 'pass')
}

/** The operations and activities in the log: who, what, by which rule. */
export const deeds = (t: Scene) =>
  (t.table.game.log ?? []).flatMap(({ kind, by, word, rule }) =>
    (kind === 'operation' || kind === 'activity') && word !== undefined
      ? [`${andeanAbyss.factions[by]?.id} ${keyOf(andeanAbyss, word)} ${rule}`]
      : [],
  )

/** The event is over: the next faction is asked for its turn. */
export const isOver = (t: Scene): boolean => t.question.startsWith('turn.')

/** Ecuador is open (card 33). */
export const ECUADOR = { lasting: { 33: 'shaded' } } as const
export const SECOND_EDITION = { options: { edition: '2nd' } } as const
