import { seedDealer } from '../questions/chance.ts'
import { Game } from '../questions/game.ts'
import type { Dealer, Decider, Setup, Volume } from '../state/model.ts'
import { GameRecord } from '../state/record.ts'

/**
 * Plays a whole game with seats that all answer by themselves: no journal, no log, no copies; their explanations if they are wanted.
 * Whoever watches sees the game when it is set up and after every phase.
 */
export function playOut(
  volume: Volume,
  setup: Setup,
  deciders: readonly Decider[],
  {
    explanations = false,
    dealer = seedDealer(setup.seed),
    watch,
  }: { readonly explanations?: boolean; readonly dealer?: Dealer; readonly watch?: (g: Game) => void } = {},
): Game {
  const g = new Game(volume, setup)
  if (explanations) g.record = new GameRecord()
  g.script.dealer = dealer
  g.script.deciders = deciders
  volume.setUp(g)
  watch?.(g)
  while (!g.isOver) {
    g.runPhase()
    watch?.(g)
  }
  return g
}
