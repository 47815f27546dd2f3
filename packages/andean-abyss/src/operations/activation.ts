import { activate } from '@coinflict/kernel/rules'
import type { Faction, Game, Space } from '@coinflict/kernel/state'
import { GOVT, INSURGENTS, underground } from '../forces.ts'

/** Turns up to n underground guerrillas Active, one by one as the Government chooses (1.4.1, ruling 17). */
export const activateGuerrillas = (
  g: Game,
  s: Space,
  n: number,
  rule: string,
  from: readonly Faction[] = INSURGENTS,
): void => activate(g, GOVT, s, n, from.map(underground), rule)
