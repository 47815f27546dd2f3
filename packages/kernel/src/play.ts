import { Game, type Setup } from './game.ts'
import type { Decider } from './question.ts'
import { seedChance } from './sequence.ts'
import type { Volume } from './volume.ts'

/** Plays a whole game with seats that all answer by themselves: no journal, no log, no copies; their grounds if they are wanted. */
export function playOut(volume: Volume, setup: Setup, deciders: readonly Decider[], wantsGrounds = false): Game {
  const g = new Game(volume, setup)
  if (wantsGrounds) g.grounds = []
  seedChance(g, setup.seed)
  g.deciders = deciders
  volume.setUp(g)
  while (!g.isOver) g.runPhase()
  return g
}
