import { activate, type Faction, type Game, type Space } from '@coinflict/kernel'
import { GOVT, INSURGENTS, underground } from '../forces.ts'

/** Turns up to n underground guerrillas Active, one by one as the Government chooses (1.4.1, ruling 17). */
export const activateGuerrillas = (
  g: Game,
  s: Space,
  n: number,
  rule: string,
  from: readonly Faction[] = INSURGENTS,
): void => activate(g, GOVT, s, n, from.map(underground), rule)
