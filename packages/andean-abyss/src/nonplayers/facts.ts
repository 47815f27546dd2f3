import type { FamilyFacts } from '@coinflict/kernel'

/** 8 The non-players of the 1st edition, which knows none for the Government, and those of the 2nd. */
export const FAMILY_FACTS = [
  { id: 'aa1', factions: ['farc', 'auc', 'cartels'] },
  { id: 'aa2', factions: ['govt', 'farc', 'auc', 'cartels'] },
] as const satisfies readonly FamilyFacts[]

/** Alone as the Government or as FARC, or both against the rest. */
export const TABLES = [['govt'], ['farc'], ['govt', 'farc']]
