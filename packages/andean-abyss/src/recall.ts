import { executesOrOperates, executing, recalling } from '@coinflict/kernel/rules'
import type { Faction, Game } from '@coinflict/kernel/state'
import { isSecondEdition } from './forces.ts'
import { settleShipments } from './shipments.ts'

/**
 * 1.4.1, 1.5.1 Who executes: in the 1st edition also a faction that an event lets operate (rulings 143, 144), in the 2nd only the one that
 * does by the sequence of play.
 */
export const isExecuting = (g: Game, f: Faction): boolean =>
  isSecondEdition(g) ? executing(g) === f : executesOrOperates(g, f)

/** 1.4.1 Own guerrillas taken up to be placed again. Who Rallies or Attacks while another executes does so by an event. */
export const { placeable, bring, bringSome } = recalling({
  mayNow: (g, f) => (isSecondEdition(g) ? executing(g) === f : executing(g) !== -1),
  settle: settleShipments,
})
