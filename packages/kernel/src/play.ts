import { Game, type Setup } from './game.ts'
import type { Decider } from './question.ts'
import { seedChance } from './sequence.ts'
import type { Volume } from './volume.ts'

/** Plays a whole game with seats that all answer by themselves: no journal, no log, no copies. */
export function playOut(volume: Volume, setup: Setup, deciders: readonly Decider[]): Game {
  const g = new Game(volume, setup)
  seedChance(g, setup.seed)
  g.deciders = deciders
  volume.setUp(g)
  while (!g.isOver) g.runPhase()
  return g
}
