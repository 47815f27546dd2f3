import { Game, type Setup } from './game.ts'
import type { Decider } from './question.ts'
import { seedChance } from './sequence.ts'
import { phase } from './state.ts'
import type { Phase, Volume } from './volume.ts'

/** Plays a whole game with seats that all answer by themselves: no journal, no log, no copies. */
export function playOut(volume: Volume, setup: Setup, deciders: readonly Decider[]): Game {
  const g = new Game(volume, setup)
  seedChance(g, setup.seed)
  g.deciders = deciders
  volume.setUp(g)
  while (!g.isOver) (volume.phases[phase(g)] as Phase).run(g)
  return g
}
