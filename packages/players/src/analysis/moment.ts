import { Game } from '@coinflict/kernel/questions'
import { badInput, type Game as GameModel, Pending, type Setup } from '@coinflict/kernel/state'
import { mayKnow, type Table, turnAt, type Viewer } from '@coinflict/kernel/table'
import { netFor, type Sight } from '../search/index.ts'
import type { Analyst, Learned } from './model.ts'

/** The most playouts that a study may take at one moment. */
export const MOST_PLAYOUTS = 20_000
/** And at each moment of a whole game. */
export const MOST_AT_EACH = 400

/** Who looks at a game. Its seed is left aside, so that all who see the same come to the same. Nets know no players with several factions. */
export function analystFor({ volume, families, nets = [] }: Learned, setup: Setup): Analyst {
  const isShared = new Set(setup.seats.map(({ player }) => player)).size < setup.seats.length
  const net = isShared ? undefined : netFor(volume, setup, nets)
  return { volume, families, setup: { ...setup, seed: '' }, net }
}

/** What a viewer knows of what lies face down. */
export const sightFor =
  (table: Table, viewer: Viewer): Sight =>
  (owner) =>
    mayKnow(table, viewer, owner)

/** The game as it stood before an entry of the journal, at the question that was asked then, to be thought about; in a turn, if that is known. */
export function gameAt(table: Table, at: number, turn?: number): GameModel {
  const { entries, setup, volume } = table
  if (!Number.isInteger(at) || at < 0 || at > entries.length)
    throw badInput('analysis', 'error.analysis-at', { n: entries.length })
  if (!table.isLaidOut) throw badInput('analysis', 'error.analysis-begin')
  const moment = table.moment(turn ?? turnAt(table, at))
  const game = new Game(volume, setup)
  const { script } = game
  game.n.set(moment.game.n)
  script.entries = entries.slice(moment.at, at)
  script.outcomes = table.journalUpTo(at).outcomes.slice(moment.drawn)
  script.base = moment.at
  script.cursor = moment.at
  script.played = at
  script.questions = moment.questions
  if (game.isOver) return game
  try {
    game.runPhase()
  } catch (error) {
    if (!(error instanceof Pending)) throw error
  }
  return game
}

export function requirePlayouts(playouts: number, least = 1, most = MOST_PLAYOUTS): void {
  if (!Number.isInteger(playouts) || playouts < least || playouts > most)
    throw badInput('analysis', 'error.analysis-playouts', { from: least, to: most })
}
