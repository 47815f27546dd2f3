import { seedDealer } from '../questions/chance.ts'
import { Game } from '../questions/game.ts'
import type { Dealer, Decider, Setup, Volume } from '../state/model.ts'
import { GameRecord } from '../state/record.ts'

/** Plays a whole game with seats that all answer by themselves: no journal, no log, no copies; their explanations if they are wanted. */
export function playOut(
  volume: Volume,
  setup: Setup,
  deciders: readonly Decider[],
  {
    explanations = false,
    dealer = seedDealer(setup.seed),
  }: { readonly explanations?: boolean; readonly dealer?: Dealer } = {},
): Game {
  const g = new Game(volume, setup)
  if (explanations) g.record = new GameRecord()
  g.script.dealer = dealer
  g.script.deciders = deciders
  volume.setUp(g)
  while (!g.isOver) g.runPhase()
  return g
}
