import { search, undergroundOf } from '@coinflict/kernel/rules'
import type { Faction, Game, Space } from '@coinflict/kernel/state'
import { INSURGENTS, underground } from '../forces.ts'

/** What the COIN operations share. */

const HIDDEN = INSURGENTS.map(underground)

/** 3.2.2, 3.2.3 Shows up to n guerrillas in a space, of whom who acts chooses. */
export const findGuerrillas = (g: Game, by: Faction, s: Space, n: number, rule: string): void =>
  search(g, by, s, n, HIDDEN, rule)

/** Whether anybody hides in a space. */
export const isAnyHidden = (g: Game, s: Space): boolean => INSURGENTS.some((f) => undergroundOf(g, f, s) > 0)
