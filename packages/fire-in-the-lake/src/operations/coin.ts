import { search, undergroundOf } from '@coinflict/kernel/rules'
import type { Faction, Game, Space } from '@coinflict/kernel/state'
import { INSURGENTS, NVA, underground, VC } from '../forces.ts'

/** What the COIN operations share. */

const HIDDEN = INSURGENTS.map(underground)

/** 3.2.2, 3.2.3 Shows up to n guerrillas in a space, of whom who acts chooses. */
export function findGuerrillas(g: Game, by: Faction, s: Space, n: number, rule: string): void {
  if (n > 0 && isAnyHidden(g, s)) search(g, by, s, n, HIDDEN, rule)
}

/** Whether anybody hides in a space. */
export const isAnyHidden = (g: Game, s: Space): boolean => undergroundOf(g, NVA, s) > 0 || undergroundOf(g, VC, s) > 0
